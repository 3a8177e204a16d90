// `openshake serve --behind-proxy`: the proxy's word about TLS, the name and the address of a client counts. Without it, nobody's does.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import { Person } from './support/person.ts';
import { type FrontDoor, startProxy } from './support/proxy.ts';
import { type Server, startServer } from './support/server.ts';
import { WAYS } from './support/wires.ts';

/** One of the addresses that are kept for examples. */
const CLIENT = '203.0.113.7';

let behind: Server;
let direct: Server;
let https: FrontDoor;
let http: FrontDoor;
let distrusted: FrontDoor;
beforeAll(async () => {
  [behind, direct] = await Promise.all([startServer({ behindProxy: true }), startServer()]);
  https = await startProxy({ to: behind.url, proto: 'https', address: CLIENT });
  http = await startProxy({ to: behind.url, proto: 'http', address: CLIENT });
  distrusted = await startProxy({ to: direct.url, proto: 'https', address: CLIENT });
});
afterAll(async () => {
  await Promise.all([https, http, distrusted].map((proxy) => proxy?.close()));
  await behind?.stop();
  await direct?.stop();
});

const guestAt = ({ port }: FrontDoor, origin: string) =>
  ask(`http://127.0.0.1:${port}/api/guests`, { method: 'POST', body: {}, headers: { origin } });

describe('a server behind a proxy', () => {
  it('sets Secure cookies and HSTS if the proxy says that TLS ends there', async () => {
    const { status, headers } = await guestAt(https, `https://127.0.0.1:${https.port}`);
    expect(status).toBe(201);
    expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('sets neither if the proxy says that the request came without TLS', async () => {
    const { status, headers } = await guestAt(http, `http://127.0.0.1:${http.port}`);
    expect(status).toBe(201);
    expect(String(headers['set-cookie'])).not.toContain('Secure');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(WAYS)('lets its own page connect by %s, and no other', async (way) => {
    const url = `http://127.0.0.1:${https.port}`;
    const guest = await Person.guest({ url });
    const own = guest.client(way, { origin: `https://127.0.0.1:${https.port}` });
    await own.open();
    expect(own.welcome).toMatchObject({ person: { id: guest.id } });
    own.close();
    for (const origin of [url, 'https://other.example'])
      await expect(guest.client(way, { origin }).open()).rejects.toMatchObject({ status: 403 });
  });

  it('counts wrong codes for the address that the proxy wrote, whatever the client wrote before it', async () => {
    const tryCodes = async ({ port }: FrontDoor) => {
      for (let nth = 0; nth < 150; nth += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${nth}` };
        const { status } = await ask(`http://127.0.0.1:${port}/api/devices/ABCDEFGH`, { method: 'POST', headers });
        if (status === 429) return nth;
        expect(status).toBe(404);
      }
      return null;
    };
    expect(await tryCodes(https)).toBeGreaterThanOrEqual(100);
    // Another client is not slowed down.
    const other = await startProxy({ to: behind.url, proto: 'https', address: '203.0.113.8' });
    const { status } = await ask(`http://127.0.0.1:${other.port}/api/devices/ABCDEFGH`, { method: 'POST' });
    expect(status).toBe(404);
    await other.close();
  });
});

describe('a server that was not told about a proxy', () => {
  it('believes none of its headers', async () => {
    const { headers } = await guestAt(distrusted, `http://127.0.0.1:${distrusted.port}`);
    expect(String(headers['set-cookie'])).not.toContain('Secure');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
