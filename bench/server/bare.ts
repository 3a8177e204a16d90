// What the server is compared with: a bare WebSocket server that sends 400 bytes to three sockets for each message,
// alone, or with a durable append to the server's own store in between.
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { newLog, openStore } from './appends.ts';

const TEXT = 'x'.repeat(400);

interface BareTable {
  sockets: WebSocket[];
  heard: () => void;
}

/** `folder`: where to keep a row for each message; without it, nothing is kept. */
export async function serveBare(folder: string | undefined): Promise<void> {
  const store = folder === undefined ? undefined : await openStore(folder);
  const tables = new Map<string, BareTable>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

  function open(): BareTable {
    const sockets: WebSocket[] = [];
    const send = () => {
      for (const socket of sockets) socket.send(TEXT);
    };
    if (!store) return { sockets, heard: send };
    const log = newLog(store);
    let append: Awaited<typeof log> | undefined;
    const heard = async () => {
      append ??= await log;
      await append();
      send();
    };
    return { sockets, heard: () => void heard() };
  }

  server.on('connection', (socket, request) => {
    const id = new URL(request.url ?? '/', 'http://bare').searchParams.get('table') ?? '';
    const table = tables.get(id) ?? open();
    tables.set(id, table);
    table.sockets.push(socket);
    socket.on('message', table.heard);
  });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` }));
  });
  process.on('SIGTERM', () => process.exit(0));
}
