// A socket that has just opened: whatever its client says is heard, however long the store takes to say who it is.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { People, type Who } from '../people/people.ts';
import { guest } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { Backlog } from './backlog.ts';
import { CLOSE } from './connection.ts';
import { Limits } from './limits.ts';
import { Live } from './live.ts';
import { Sockets } from './sockets.ts';

const MOST_OF_PERSON = 20;
const PING_MS = 500;

let at: TestHouse;
let http: Server;
let sockets: Sockets;
let live: Live;
let people: People;
let who: Who;
/** The store has been asked who it is, and answers when this is called. */
let answerNow: () => void;
let isAsked: boolean;

beforeEach(async () => {
  at = await testHouse();
  const { token } = await guest(at.app);
  const { store, clock } = at.around;
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  isAsked = false;
  const slow = Object.assign(Object.create(store), {
    async person(id: string) {
      isAsked = true;
      await answered;
      return store.person(id);
    },
  });
  people = new People({ store: slow, clock, secret: new Uint8Array(32) });
  const known = await people.known(token);
  if (!known) throw new Error('Nobody is there.');
  who = known;
  const trouble = () => expect.unreachable();
  live = new Live({ tables: at.tables, clock, limits: new Limits(), version: '1.2.3', trouble }, people);
  http = createServer();
  const admit = async () => ({ who, place: '10.0.0.1' });
  sockets = new Sockets(http, { live, backlog: new Backlog(), admit, trouble }, PING_MS);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(async () => {
  live.close();
  await sockets.close();
  http.close();
  await at.close();
});

function connect(path = '/api/live', options = {}): WebSocket {
  const { port } = http.address() as AddressInfo;
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
}

const isClosed = async (client: WebSocket): Promise<[number, string]> => {
  const [code, reason] = await once(client, 'close');
  return [code, String(reason)];
};

it('hears everything that its client says meanwhile', async () => {
  const client = connect();
  const heard: string[] = [];
  client.on('message', (data) => heard.push(JSON.parse(String(data)).type));
  await once(client, 'open');
  client.send('{"type":"hello","protocol":1}');
  for (let count = 0; count < 30; count += 1) client.send('{"type":"ping"}');
  await expect.poll(() => isAsked).toBe(true);
  // So that all of it has arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
  answerNow();
  await expect.poll(() => heard.length).toBe(31);
  expect(heard).toEqual(['welcome', ...Array.from({ length: 30 }, () => 'pong')]);
  client.send('{"type":"ping"}');
  await expect.poll(() => heard.length).toBe(32);
});

it('is closed if its session ended meanwhile', async () => {
  const client = connect();
  await once(client, 'open');
  await expect.poll(() => isAsked).toBe(true);
  const closed = isClosed(client);
  await people.logOut(who);
  answerNow();
  expect((await closed)[0]).toBe(CLOSE.session);
  expect(live.count).toBe(0);
});

it('is closed with a code that says why', async () => {
  answerNow();
  const clients = Array.from({ length: MOST_OF_PERSON }, () => connect());
  await Promise.all(clients.map((client) => once(client, 'open')));
  await expect.poll(() => live.count).toBe(MOST_OF_PERSON);
  const [code, reason] = await isClosed(connect());
  expect([code, reason.split('.')[0]]).toEqual([CLOSE.tooMany, 'You have too many connections open']);
  live.drain();
  expect((await isClosed(connect()))[0]).toBe(CLOSE.draining);
});

it('is refused at any other address', async () => {
  for (const path of ['/', '//', '/api/live/events', '/api/live/']) {
    const client = connect(path);
    const [error] = await once(client, 'error');
    expect(error.message).toMatch(/ 404$/);
  }
});

it('is pinged in its turn, and closed if its client does not answer', async () => {
  answerNow();
  const clients = Array.from({ length: 8 }, () => connect());
  const deaf = connect(undefined, { autoPong: false });
  const pings = clients.map(() => 0);
  for (const [nth, client] of clients.entries())
    client.on('ping', () => {
      pings[nth] = (pings[nth] ?? 0) + 1;
    });
  const closed = isClosed(deaf);
  await Promise.all([...clients, deaf].map((client) => once(client, 'open')));
  pings.fill(0);
  // Nobody said goodbye.
  expect((await closed)[0]).toBe(1006);
  await expect.poll(() => Math.min(...pings), { timeout: 10 * PING_MS }).toBeGreaterThan(2);
  expect(clients.map(({ readyState }) => readyState)).toEqual(clients.map(() => WebSocket.OPEN));
  await expect.poll(() => live.count).toBe(clients.length);
  // Nobody was pinged twice while another one waited for a turn.
  expect(Math.max(...pings) - Math.min(...pings)).toBeLessThanOrEqual(1);
});
