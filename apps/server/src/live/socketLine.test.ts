// A client that asks and asks and takes no answer is cut off before its answers fill the memory, and so are many slow ones together.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Backlog, BUDGET } from './backlog.ts';
import { SocketLine } from './socketLine.ts';

let server: WebSocketServer;
let backlog: Backlog;
beforeEach(async () => {
  backlog = new Backlog();
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
});
afterEach(async () => {
  backlog.close();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

interface Opened {
  line: SocketLine;
  wire: Duplex;
  closed: Promise<unknown>;
}

async function connect(): Promise<Opened & { client: WebSocket }> {
  const opened = new Promise<Opened>((resolve) =>
    server.once('connection', (socket, { socket: wire }) =>
      resolve({ line: new SocketLine(socket, wire, backlog), wire, closed: once(socket, 'close') }),
    ),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('error', () => {});
  await once(client, 'open');
  return { client, ...(await opened) };
}

const ANSWER = 'x'.repeat(10_000);
/** One that asks and asks is cut off with this much waiting. */
const FLOODED = 4 * 1024 * 1024;
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

type Sleeper = Awaited<ReturnType<typeof connect>>;

/** So many clients that read nothing. */
async function sleepers(count: number): Promise<Sleeper[]> {
  const asleep: Sleeper[] = [];
  while (asleep.length < count) asleep.push(await connect());
  for (const { client } of asleep) client.pause();
  return asleep;
}

/** Sends until this many bytes wait. */
function fill({ line }: Sleeper, bytes: number): void {
  while (line.waiting < bytes) line.send(ANSWER);
}

const MB = 1024 * 1024;

it('cuts off the fullest of many slow clients, and nobody else, once too much waits for all of them', async () => {
  const reader = await connect();
  const [modest, ...greedy] = await sleepers(41);
  if (!modest) throw new Error('Nobody is there.');
  fill(modest, MB / 8);
  for (const [nth, one] of greedy.entries()) fill(one, (2 + nth / 40) * MB);
  const waits = () => greedy.reduce((sum, { line }) => sum + line.waiting, modest.line.waiting);
  expect(waits()).toBeGreaterThan(BUDGET + 20 * MB);
  await expect.poll(() => backlog.cut).toBeGreaterThan(5);
  expect(waits()).toBeLessThanOrEqual(BUDGET);
  const isCut = greedy.map(({ wire }) => wire.destroyed);
  expect(isCut.filter(Boolean).length).toBe(backlog.cut);
  // The fullest first, and no more than needed.
  expect(isCut).toEqual(isCut.toSorted());
  expect(waits()).toBeGreaterThan(BUDGET - 4 * MB);
  expect([modest.wire.destroyed, reader.wire.destroyed]).toEqual([false, false]);
  const heard = once(reader.client, 'message');
  reader.line.answer('still here');
  expect(String(await heard)).toContain('still here');
});

it('is full sooner while much waits for others, and calls when it is free', async () => {
  const [one, ...others] = await sleepers(13);
  if (!one) throw new Error('Nobody is there.');
  fill(one, MB / 8);
  expect(one.line.isFull()).toBe(false);
  for (const other of others) fill(other, 3 * MB);
  await expect.poll(() => one.line.isFull()).toBe(true);
  expect(backlog.cut).toBe(0);
  const free = new Promise<void>((resolve) => one.line.whenFree(resolve));
  for (const { client } of others) client.resume();
  one.client.resume();
  await free;
  expect(one.line.waiting).toBeLessThan(MB / 8);
  await expect.poll(() => backlog.total).toBe(0);
  expect(one.line.isFull()).toBe(false);
});
