// The server serves the page: the right files with the right headers, nothing else, and no address leads nowhere.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { readSite } from './site.ts';

const FILES = {
  'index.html': '<!doctype html><title>The page</title>'.padEnd(2000, ' '),
  'sw.js': '// the worker of the page'.padEnd(2000, ' '),
  'manifest.webmanifest': '{}',
  'assets/index-abc123.js': 'export const x = 1;'.padEnd(2000, ' '),
  'assets/letters-def456.woff2': 'letters',
  'assets/index-abc123.js.map': '{}',
};
const outer = mkdtempSync(join(tmpdir(), 'openshake-site-'));
const folder = join(outer, 'dist');
let at: TestHouse;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  at = await testHouse({ site: await readSite(folder) });
});
afterAll(async () => {
  await at.close();
  rmSync(outer, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  at.app.inject({ method, url, headers });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', FILES['index.html']],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache', FILES['sw.js']],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache', '{}'],
    ['/assets/index-abc123.js', 'text/javascript; charset=utf-8', 'immutable', FILES['assets/index-abc123.js']],
    ['/assets/letters-def456.woff2', 'font/woff2', 'immutable', 'letters'],
  ])('%s is %s, %s', async (path, type, cache, text) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, type, text]);
    expect(answer.headers['cache-control']).toContain(cache);
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const head = await get(path, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(text.length)]);
  });

  it('is packed for whoever can unpack it', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(FILES['index.html']);
    const zipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(zipped.rawPayload))).toBe(FILES['index.html']);
    expect((await get('/assets/letters-def456.woff2', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
      undefined,
    );
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '/assets/index-abc123.js.map',
    '/assets/',
    '/assets',
  ])('%s is nothing', async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret\n');
    expect(JSON.parse(body).error.kind).toBe('not-found');
  });
});

describe('an address that is no file', () => {
  it.each([
    ['/join/K7MPXA', '/#/join/K7MPXA'],
    ['/join/k7mpxa?from=qr', '/#/join/k7mpxa?from=qr'],
    ['/settings', '/#/settings'],
    ['//elsewhere.example/x', '/#//elsewhere.example/x'],
  ])('%s is shown in the page, as %s', async (path, target) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await get(path, browser, method);
      expect([statusCode, headers.location]).toEqual([302, target]);
    }
    const program = await get(path, { accept: 'application/json' });
    expect([program.statusCode, program.json().error.kind]).toEqual([404, 'not-found']);
  });

  it.each(['/docs/nothing', '/health/nothing', '/metrics/nothing'])('%s is not', async (path) => {
    expect((await get(path, browser)).statusCode).toBe(404);
  });

  it('of the interface stays JSON, for browsers too', async () => {
    const answer = await get('/api/nothing', browser);
    expect([answer.statusCode, answer.json().error.kind]).toEqual([404, 'not-found']);
  });
});

it('a folder without a page is none', async () => {
  expect(await readSite(join(outer, 'nowhere'))).toBe(null);
  expect(await readSite(outer)).toBe(null);
});
