// Streams: their comments and their end. A client that goes away at an awkward moment leaves nothing behind.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { ask, guest } from '../testing/asking.ts';
import { connectTo, liveServer } from '../testing/liveServer.ts';
import { testHouse } from '../testing/testHouse.ts';
import { Backlog } from './backlog.ts';
import { Limits } from './limits.ts';
import { Live } from './live.ts';
import { Streams } from './streams.ts';

it('is forgotten if its client leaves while the store is asked who it is', async () => {
  const { app, house, tables, clock, close } = await testHouse();
  const { token } = await guest(app);
  const who = await house.people.known(token);
  if (!who) throw new Error('Nobody is there.');
  const { people, version } = house;
  const trouble = () => expect.unreachable();
  const live = new Live({ tables, clock, limits: new Limits(), version, trouble }, people);
  const server = Fastify({ forceCloseConnections: true });
  let isAdmitted = false;
  new Streams(server, {
    live,
    backlog: new Backlog(),
    trouble,
    // A store that takes so long to answer that the client is gone by then.
    async admit({ socket }) {
      await new Promise((resolve) => socket.once('close', resolve));
      isAdmitted = true;
      return { who, place: '10.0.0.1' };
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /api/live/events HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(server.server, 'request');
  client.resetAndDestroy();
  await expect.poll(() => isAdmitted).toBe(true);
  await expect.poll(() => live.count).toBe(0);
  await server.close();
  await close();
});

const COMMENT_MS = 15_000;
const MINUTE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

/** Other ways to wait move the intervals on. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A server on which somebody has opened a stream. Its intervals begin when the test says so. */
async function opened() {
  const server = await liveServer();
  const { app } = server.at;
  const somebody = await guest(app);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const client = await connectTo(server.url, 'stream', somebody.token);
  await until(() => client.messages.length === 1);
  const comments = () => client.text.split('\n\n').filter((each) => each.startsWith(':')).length;
  return { server, app, somebody, client, comments };
}

it('has a comment every 15 seconds', async () => {
  const { server, client, comments } = await opened();
  for (let nth = 0; nth < 4; nth += 1) {
    vi.advanceTimersByTime(COMMENT_MS - 1);
    // Whatever was sent before the answer has arrived.
    await client.send('{"type":"ping"}');
    await until(() => client.messages.length === nth + 2);
    expect(comments()).toBe(nth);
    vi.advanceTimersByTime(1);
    await until(() => comments() === nth + 1);
  }
  await server.close();
});

it('lasts as long as its client says something, and ends with a reason after more than twenty minutes of silence', async () => {
  const { server, client } = await opened();
  for (let minute = 0; minute < 100; minute += 10) {
    vi.advanceTimersByTime(10 * MINUTE_MS);
    await client.send('{"type":"ping"}');
  }
  vi.advanceTimersByTime(20 * MINUTE_MS);
  await until(() => client.messages.filter(({ type }) => type === 'pong').length === 10);
  expect([client.ended, server.live.count]).toEqual([undefined, 1]);
  vi.advanceTimersByTime(COMMENT_MS);
  await until(() => client.ended !== undefined);
  expect(client.messages.at(-1)).toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/Connect again/),
  });
  await until(() => server.live.count === 0);
  await server.close();
});

it('hears nothing more once its session has ended, even while its last words are on their way', async () => {
  const { server, app, somebody } = await opened();
  const { token } = (await ask(app, 'POST /api/guests', { token: somebody.token, body: {} })).body;
  const line = once(app.server, 'connection');
  const deaf = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  deaf.write(`GET /api/live/events HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const [head] = await once(deaf, 'data');
  const stream = /"stream":"([^"]+)"/.exec(String(head))?.[1] ?? '';
  // Nothing leaves the server any more, as if too much waited already.
  (await line)[0].write = () => false;
  const say = (as: string) =>
    ask(app, 'POST /api/live', { token: as, body: '{"type":"ping"}', headers: { 'openshake-stream': stream } });
  expect((await say(somebody.token)).status).toBe(202);
  await ask(app, 'DELETE /api/sessions/current', { token });
  const answers = [await say(somebody.token), await say(token)];
  expect(answers.map(({ status }) => status)).toEqual([404, 401]);
  expect(answers[0]?.body.error.message).toContain('Open a new one');
  deaf.destroy();
  await server.close();
});
