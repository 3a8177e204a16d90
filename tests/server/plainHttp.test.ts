// Over plain HTTP by IP address, as in a school: a real browser loads the page, makes a guest, and opens a WebSocket.
import { networkInterfaces } from 'node:os';
import type { Browser, ConsoleMessage } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../scripts/chromium.mjs';
import { ask } from './support/asking.ts';
import { type Server, startServer } from './support/server.ts';

/** An address of this machine that is not its own loop: there a browser has no secure context. */
const address =
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ host: '0.0.0.0' });
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe(`plain HTTP at ${address === '127.0.0.1' ? 'the loop' : 'an address of the network'}`, () => {
  it('sets cookies that are not Secure, and promises no TLS', async () => {
    const url = `http://${address}:${server.port}`;
    const page = await ask(`${url}/`);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['strict-transport-security']).toBeUndefined();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('upgrade-insecure-requests');
    const { headers } = await ask(`${url}/api/guests`, { method: 'POST', body: {}, headers: { origin: url } });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^openshake=/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).not.toMatch(/; Secure/i);
  });

  it('works in a browser: the page, a guest, and a WebSocket by the cookie', async () => {
    const url = `http://${address}:${server.port}`;
    const context = await browser.newContext();
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    // A browser asks every site for this picture.
    const isTrouble = (said: ConsoleMessage) =>
      said.type() === 'error' && !said.location().url.endsWith('/favicon.ico');
    page.on('console', (said) => isTrouble(said) && troubles.push(`${said.text()} ${said.location().url}`));
    await page.goto(`${url}/`);
    expect(await page.title()).toMatch(/openshake/i);
    const seen = await page.evaluate(async (live) => {
      const made = await fetch('/api/guests', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { person } = (await made.json()) as { person: { id: string } };
      const me = (await (await fetch('/api/me')).json()) as { person: { id: string } };
      const socket = new WebSocket(live);
      const welcome = await new Promise<string>((resolve, reject) => {
        socket.onopen = () => socket.send('{"type":"hello","protocol":1}');
        socket.onmessage = ({ data }) => resolve(String(data));
        socket.onerror = () => reject(new Error('The WebSocket failed.'));
      });
      socket.close();
      return { status: made.status, id: person.id, me: me.person.id, welcome: JSON.parse(welcome) };
    }, `ws://${address}:${server.port}/api/live`);
    expect(seen).toMatchObject({ status: 201, welcome: { type: 'welcome', protocol: 1, person: { id: seen.id } } });
    expect(seen.me).toBe(seen.id);
    // A page of another site gets nothing.
    const other = await context.newPage();
    await other.goto('data:text/html,<title>another</title>');
    const stolen = await other.evaluate(async (live) => {
      const socket = new WebSocket(live);
      return await new Promise<string>((resolve) => {
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      });
    }, `ws://${address}:${server.port}/api/live`);
    expect(stolen).toBe('refused');
    expect(troubles).toEqual([]);
    await context.close();
  });
});
