// A session that ended has no live connection left, and a page of another site cannot use a cookie to speak.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { ask } from './support/asking.ts';
import { soon } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const PASSWORD = 'seven green cubes';

/** A live connection that has said hello; `closed` resolves with its code. */
async function connect(token: string): Promise<{ closed: Promise<number>; isOpen: () => boolean }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send('{"type":"hello","protocol":1}');
  await new Promise((resolve) => socket.once('message', resolve));
  return { closed, isOpen: () => socket.readyState === socket.OPEN };
}

const accountOf = async (name: string) =>
  (await ask(`${server.url}/api/accounts`, { method: 'POST', body: { name, password: PASSWORD } })).body
    .token as string;
const logIn = async (name: string) =>
  (await ask(`${server.url}/api/sessions`, { method: 'POST', body: { name, password: PASSWORD } })).body
    .token as string;

describe('the live connections of a session', () => {
  it.each(['/api/sessions/current', '/api/me'])('close after DELETE %s', async (path) => {
    const { token } = await Person.guest(server);
    const { closed } = await connect(token);
    expect((await ask(server.url + path, { method: 'DELETE', token })).status).toBe(200);
    expect(await soon(closed, 'the connection to close')).toBeGreaterThanOrEqual(4000);
  });

  it('close on other devices when the password changes or they are logged out, and stay open here', async () => {
    const here = await accountOf('Ann');
    const mine = await connect(here);
    const change = { password: { old: PASSWORD, new: 'nine red cubes' } };
    for (const asking of [
      { path: '/api/sessions', method: 'DELETE' },
      { path: '/api/me', method: 'PATCH', body: change },
    ]) {
      const { closed } = await connect(await logIn('Ann'));
      const { path, ...rest } = asking;
      expect((await ask(server.url + path, { ...rest, token: here })).status).toBe(200);
      await soon(closed, 'the other connection to close');
    }
    expect(mine.isOpen()).toBe(true);
  });
});

describe('a message by cookie', () => {
  it('needs the own origin', async () => {
    const { token } = await Person.guest(server);
    const speak = async (headers: Record<string, string>) =>
      (await ask(`${server.url}/api/live`, { method: 'POST', body: { type: 'ping' }, headers })).status;
    const cookie = `openshake=${token}`;
    expect(await speak({ cookie })).toBe(403);
    expect(await speak({ cookie, origin: 'http://evil.example' })).toBe(403);
    // With the own origin, only the stream is missing.
    expect(await speak({ cookie, origin: server.url })).toBe(404);
  });
});
