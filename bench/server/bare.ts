// What the server is compared with: a bare WebSocket server that sends 400 bytes to three sockets for each message,
// alone, or with a durable append to the server's own store in between.
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type WebSocket, WebSocketServer } from 'ws';
import type { openSqlite as OpenSqlite } from '../../apps/server/src/stores/sqlite/openSqlite.ts';
import type { Lease, Store, TableRecord } from '../../apps/server/src/stores/store.ts';
import { newTable } from '../../apps/server/src/testing/samples.ts';
import { moveRow } from './samples.ts';

const TEXT = 'x'.repeat(400);

interface BareTable {
  sockets: WebSocket[];
  send(): void;
}

/** The store as the server has it; it is native in part, so it comes from the built files. */
export async function openStore(folder: string): Promise<Store> {
  const built = pathToFileURL(resolve('apps/server/dist/stores/sqlite/openSqlite.js')).href;
  const { openSqlite } = (await import(built)) as { openSqlite: typeof OpenSqlite };
  return openSqlite(join(folder, 'bench.db'), { log: console.error });
}

async function seatAt(store: Store, record: TableRecord): Promise<{ lease: Lease; v: number }> {
  await store.addTable(record);
  return { lease: await store.claim(record.match), v: 0 };
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
    if (!store) return { sockets, send };
    const seated = seatAt(store, newTable({ state: 'playing' }));
    let ready: Awaited<typeof seated> | undefined;
    void seated.then((is) => {
      ready = is;
    });
    const keep = async () => {
      const at = ready ?? (await seated);
      at.v += 1;
      await store.append(at.lease, moveRow(at.v));
      send();
    };
    return { sockets, send: () => void keep() };
  }

  server.on('connection', (socket, request) => {
    const id = new URL(request.url ?? '/', 'http://bare').searchParams.get('table') ?? '';
    const table = tables.get(id) ?? open();
    tables.set(id, table);
    table.sockets.push(socket);
    socket.on('message', table.send);
  });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` }));
  });
  process.on('SIGTERM', () => process.exit(0));
}
