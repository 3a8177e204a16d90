// What holds for every request: errors in one form, sizes, origins, headers, sessions. With a real store.
import { connect } from 'node:net';
import { ErrorAnswer, KINDS } from '@openshake/protocol/server';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreTrouble } from '../stores/store.ts';
import { type Answered, ask, guest } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { endpoints } from './endpoints.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await testHouse();
});
afterAll(() => at.close());

const HOST = 'localhost:80';
const OWN = 'http://localhost';
const TABLE = { rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] };

/** An error in the form that the contract promises. */
function expectError(answer: Answered, kind: keyof typeof KINDS): void {
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const { error } = v.parse(ErrorAnswer, answer.body);
  expect([answer.status, error.kind]).toEqual([KINDS[kind], kind]);
  // A sentence for people: a capital, a full stop, no inside of the program.
  expect(error.message).toMatch(/^[A-Z"].*\.$/s);
  expect(error.message).not.toMatch(/undefined|\[object|Error:|FST_|valibot|sqlite/i);
}

const API = endpoints().filter(({ path }) => path.startsWith('/api/') && path !== '/api/openapi.json');
const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');

describe('every request', () => {
  it.each(API.filter(({ session }) => session === 'needed').map(({ method, path }) => [method, path]))(
    '%s %s needs a session',
    async (method, path) => {
      expectError(await ask(at.app, `${method} ${addressOf(path)}`, { body: {} }), 'no-session');
      const headers = { cookie: 'openshake=nobody', origin: OWN, host: HOST };
      expectError(await ask(at.app, `${method} ${addressOf(path)}`, { body: {}, headers }), 'no-session');
    },
  );

  it.each(API.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]))(
    '%s %s by cookie needs the own origin',
    async (method, path) => {
      const { cookie } = await guest(at.app);
      const send = (headers: Record<string, string>) =>
        ask(at.app, `${method} ${addressOf(path)}`, { body: {}, headers: { host: HOST, cookie, ...headers } });
      for (const origin of ['http://evil.example', 'null', 'http://localhost:81', 'http://localhost.evil.example', 'x'])
        expectError(await send({ origin }), 'forbidden');
      expectError(await send({}), 'forbidden');
    },
  );

  it.each(API.filter(({ body }) => body).map(({ method, path }) => [method, path]))(
    '%s %s takes only JSON, bounded in size and depth',
    async (method, path) => {
      const { token } = await guest(at.app);
      at.lines.length = 0;
      const what = `${method} ${addressOf(path)}`;
      const send = (body: string, headers: Record<string, string> = {}) => ask(at.app, what, { token, body, headers });
      expectError(await send('{"a":'), 'bad-request');
      expectError(await send('[]'), 'bad-request');
      expectError(await send('"text"'), 'bad-request');
      expectError(await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 'bad-request');
      expectError(await send('{}', { 'content-type': 'text/plain' }), 'bad-request');
      expectError(await send(`{"a":${'['.repeat(500)}${']'.repeat(500)}}`), 'bad-request');
      const most = path === '/api/matches' ? 1024 * 1024 : 16 * 1024;
      expectError(await send(JSON.stringify({ a: 'x'.repeat(most) })), 'too-large');
      // The mistakes of a sender are no trouble of the server.
      expect(at.lines.filter((line) => line.includes('"trouble"'))).toEqual([]);
    },
  );

  it('is answered in words if nothing is there', async () => {
    for (const what of [
      'GET /api',
      'GET /api/nothing',
      'PUT /api/tables',
      'DELETE /api/matches/x',
      'TRACE /api/me',
      'DELETE /',
    ])
      expectError(await ask(at.app, what), 'not-found');
    expectError(await ask(at.app, `GET /api/tables/${'x'.repeat(200)}`), 'not-found');
    expectError(await ask(at.app, 'GET /api/tables/%E0%A4%A'), 'bad-request');
  });

  it.each([
    ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['a program that takes anything', '*/*', false],
    ['a program that says nothing', '', false],
    ['a program that reads JSON', 'application/json', false],
    ['a program that would rather have JSON', 'text/html;q=0.5, application/json', false],
    ['a program that wants no page', 'text/html;q=0, */*', false],
  ])('of %s to a wrong address gets an answer in words, and only a person gets a page', async (_, accept, isPage) => {
    for (const path of ['/nothing', '/docs', '/favicon.ico']) {
      const answer = await ask(at.app, `GET ${path}`, { headers: { accept } });
      expect(answer.headers.vary).toBe('Accept');
      if (isPage) {
        expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(answer.text).toContain('no page');
      } else expectError(answer, 'not-found');
    }
    expectError(await ask(at.app, 'GET /api/nothing', { headers: { accept } }), 'not-found');
  });

  it('may be a HEAD for a GET, and never an OPTIONS for CORS', async () => {
    expect((await ask(at.app, 'HEAD /health')).status).toBe(200);
    const preflight = await ask(at.app, 'OPTIONS /api/guests', { headers: { origin: 'http://evil.example' } });
    expect(preflight.status).toBe(404);
    for (const answer of [preflight, await ask(at.app, 'GET /health', { headers: { origin: 'http://evil.example' } })])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is answered in words while the server drains, and when the store is away', async () => {
    const own = await testHouse();
    const { token } = await guest(own.app);
    own.state.draining = true;
    expectError(await ask(own.app, 'GET /api/me', { token }), 'unavailable');
    expect(await ask(own.app, 'GET /health')).toMatchObject({ status: 503, body: { ok: false, version: '1.2.3' } });
    own.state.draining = false;
    own.house.store.tablesOf = async () => {
      throw new StoreTrouble('unavailable', new Error('disk of Ann is full'));
    };
    const away = await ask(own.app, 'GET /api/tables?mine=true', { token });
    expectError(away, 'unavailable');
    expect(away.headers['retry-after']).toBe('5');
    own.house.store.tablesOf = async () => {
      throw new TypeError('secret inside of the program');
    };
    const broken = await ask(own.app, 'GET /api/tables?mine=true', { token });
    expectError(broken, 'unavailable');
    expect(broken.text).not.toContain('secret inside');
    expect(own.lines.join('\n')).not.toContain('secret inside');
    expect(own.lines.join('\n')).not.toContain('Ann');
    expect(own.lines.some((line) => line.includes('TypeError'))).toBe(true);
    await own.close();
  });
});

describe('the origin', () => {
  const send = (app: TestHouse['app'], headers: Record<string, string>) =>
    ask(app, 'POST /api/tables', { body: TABLE, headers });

  it('if it is missing, the answer tells a program what to send instead', async () => {
    const { cookie } = await guest(at.app);
    const answer = await send(at.app, { cookie });
    expectError(answer, 'forbidden');
    expect(answer.text).toContain('Authorization: Bearer TOKEN');
  });

  it('is not asked of a bearer token, not even of a foreign page', async () => {
    const { token, cookie } = await guest(at.app);
    const authorization = `Bearer ${token}`;
    expect((await send(at.app, { authorization })).status).toBe(201);
    expect((await send(at.app, { authorization, origin: 'http://evil.example' })).status).toBe(201);
    expect((await send(at.app, { authorization, cookie })).status).toBe(201);
  });

  it('is the own one by name, by address, and by any port that was asked for', async () => {
    const { cookie } = await guest(at.app);
    for (const [host, origin] of [
      ['192.168.1.7:4747', 'http://192.168.1.7:4747'],
      ['[fe80::1]:4747', 'http://[fe80::1]:4747'],
      ['school.local:80', 'http://school.local'],
      ['SCHOOL.local', 'http://school.local'],
      ['play.example', 'https://play.example'],
    ] as const)
      expect([host, (await send(at.app, { cookie, host, origin })).status]).toEqual([host, 201]);
  });

  it('is foreign for a request that would begin a session in somebody else’s browser', async () => {
    const headers = { host: HOST, origin: 'http://evil.example' };
    for (const what of ['POST /api/guests', 'POST /api/sessions', 'POST /api/accounts', 'POST /api/devices/ABCDEFGH'])
      expectError(await ask(at.app, what, { body: {}, headers }), 'forbidden');
    expect((await ask(at.app, 'POST /api/guests', { headers: { host: HOST, origin: OWN } })).status).toBe(201);
  });

  it('must have come by TLS if everything does', async () => {
    const own = await testHouse({ isTls: true });
    const { cookie } = await guest(own.app);
    const host = 'play.example';
    expectError(await send(own.app, { cookie, host, origin: 'http://play.example' }), 'forbidden');
    expect((await send(own.app, { cookie, host, origin: 'https://play.example' })).status).toBe(201);
    await own.close();
  });

  it('is what a trusted proxy says, and nobody else', async () => {
    const forwarded = { host: '127.0.0.1:4747', 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };
    const { cookie } = await guest(at.app);
    expectError(await send(at.app, { cookie, ...forwarded, origin: 'https://play.example' }), 'forbidden');
    const own = await testHouse({ trustProxy: true });
    const other = await guest(own.app);
    const headers = { cookie: other.cookie, ...forwarded };
    expect((await send(own.app, { ...headers, origin: 'https://play.example' })).status).toBe(201);
    expectError(await send(own.app, { ...headers, origin: 'http://play.example' }), 'forbidden');
    await own.close();
  });
});

describe('over plain HTTP and under TLS', () => {
  const headersOf = async (app: TestHouse['app'], headers: Record<string, string> = {}) =>
    (await ask(app, 'POST /api/guests', { body: {}, headers })).headers;

  it('cookies, HSTS and the upgrade are secure only under TLS', async () => {
    const plain = await headersOf(at.app);
    expect(plain['set-cookie']).not.toContain('Secure');
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const own = await testHouse({ isTls: true });
    const tls = await headersOf(own.app);
    expect(tls['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(tls['strict-transport-security']).toBe('max-age=31536000');
    expect(tls['content-security-policy']).toContain('upgrade-insecure-requests');
    await own.close();
  });

  it('a proxy says so, if it is trusted', async () => {
    const proto = { 'x-forwarded-proto': 'https' };
    expect((await headersOf(at.app, proto))['set-cookie']).not.toContain('Secure');
    const own = await testHouse({ trustProxy: true });
    expect((await headersOf(own.app, proto))['set-cookie']).toContain('Secure');
    expect((await headersOf(own.app))['set-cookie']).not.toContain('Secure');
    await own.close();
  });
});

describe('the headers of every answer', () => {
  it.each(['/', '/health', '/docs/api', '/nothing', '/api/nothing', '/api/me', '/api/tables', '/api/openapi.json'])(
    'of %s',
    async (path) => {
      const { headers } = await ask(at.app, `GET ${path}`);
      expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      if (!path.startsWith('/api')) return;
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-disposition']).toBe(`attachment; filename="${path.slice(5).replace('.json', '')}.json"`);
    },
  );

  it.each(['/', '/docs/api', '/nothing'])('the page %s has no script and no style inside', async (path) => {
    const { text } = await ask(at.app, `GET ${path}`, { headers: { accept: 'text/html' } });
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });
});

describe('the log', () => {
  it('has the method, the route, the status and the time of a request, and nothing of what was sent', async () => {
    const own = await testHouse();
    const { token, id, cookie } = await guest(own.app);
    const name = 'Unmistakable Name';
    await ask(own.app, 'PATCH /api/me', { token, body: { name }, from: '203.0.113.9' });
    await ask(own.app, `GET /api/join/SECRET?name=${id}`, { headers: { cookie } });
    await ask(own.app, 'POST /api/sessions', { body: { name, password: 'wrong password' } });
    await ask(own.app, `GET /api/tables/${id}`, { token });
    const written = own.lines.join('\n');
    for (const secret of [token, id, name, 'Unmistakable', 'SECRET', 'wrong password', '203.0.113.9', '127.0.0.1'])
      expect(written).not.toContain(secret);
    expect(JSON.parse(own.lines.at(-1) ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      what: 'request',
      method: 'GET',
      route: '/api/tables/:id',
      status: 404,
      ms: expect.any(Number),
    });
    await own.close();
  });
});

describe('over a real connection', () => {
  const say = (port: number, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (part) => {
        heard += part;
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
      socket.setTimeout(10_000, () => socket.destroy(new Error('Nothing was answered.')));
    });

  it('what is not HTTP is answered in words, and the server lives', async () => {
    const own = await testHouse();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.app.server.address() as { port: number };
    for (const text of [
      'nonsense\r\n\r\n',
      'GET /\u0000 HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const [head = '', body = ''] = (await say(port, text)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(v.parse(ErrorAnswer, JSON.parse(body)).error.kind).toBe('bad-request');
    }
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    await own.close();
  });
});
