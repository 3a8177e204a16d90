// A client that asks and asks and takes no answer is cut off before its answers fill the memory.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FLOODED, SocketLine } from './socketLine.ts';

let server: WebSocketServer;
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function connect(): Promise<{ client: WebSocket; line: SocketLine; wire: Duplex; closed: Promise<unknown> }> {
  const opened = new Promise<{ line: SocketLine; wire: Duplex; closed: Promise<unknown> }>((resolve) =>
    server.once('connection', (socket, { socket: wire }) =>
      resolve({ line: new SocketLine(socket, wire), wire, closed: once(socket, 'close') }),
    ),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('error', () => {});
  await once(client, 'open');
  return { client, ...(await opened) };
}

const ANSWER = 'x'.repeat(10_000);
/** More than the system's own buffers and ours can hold. */
const ENOUGH = 10_000;

it('cuts off a client that takes no answers', async () => {
  const { client, line, wire, closed } = await connect();
  client.pause();
  let most = 0;
  for (let count = 0; count < ENOUGH && !wire.destroyed; count += 1) {
    line.answer(ANSWER);
    if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, wire.writableLength);
  }
  await closed;
  expect(wire.destroyed).toBe(true);
  expect(most).toBeLessThan(FLOODED + 100 * ANSWER.length);
  client.terminate();
});

it('answers a client that reads, however much it asks', async () => {
  const { client, line, wire } = await connect();
  let heard = 0;
  client.on('message', () => {
    heard += 1;
  });
  for (let count = 0; count < 1000; count += 1) {
    line.answer(ANSWER);
    if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(1000);
  expect(wire.destroyed).toBe(false);
  client.terminate();
});
