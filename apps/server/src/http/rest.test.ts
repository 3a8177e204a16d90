// The questions about the server itself, and its few pages.
import { LEVELS } from '@openshake/bots';
import { BOT_LEVELS } from '@openshake/protocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, guest } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await testHouse();
});
afterAll(() => at.close());

describe('/health', () => {
  it('says whether the server is well', async () => {
    expect(await ask(at.app, 'GET /health')).toMatchObject({ status: 200, body: { ok: true, version: '1.2.3' } });
    at.state.storeFails = true;
    expect(await ask(at.app, 'GET /health')).toMatchObject({ status: 503, body: { ok: false, version: '1.2.3' } });
    at.state.storeFails = false;
  });
});

describe('/metrics', () => {
  it('is text that Prometheus reads, with each name once, and nothing about people', async () => {
    const { id, token } = await guest(at.app);
    await ask(at.app, 'GET /api/nothing', { token });
    const { status, headers, text } = await ask(at.app, 'GET /metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const lines = text.trimEnd().split('\n');
    for (const line of lines)
      expect(line).toMatch(/^(# HELP \w+ .+|# TYPE \w+ (counter|gauge)|\w+(\{\w+="[\w-]+"\})? [\d.e+-]+)$/);
    const names = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [
      'up',
      'tables',
      'memory_bytes',
      'event_loop_delay_p99_seconds',
      'store_failures_total',
      'store_appends_total',
    ])
      expect(names).toContain(`openshake_${name}`);
    expect(text).toMatch(/^openshake_refusals_total\{kind="not-found"\} [1-9]/m);
    expect(text).toMatch(/^openshake_http_answers_total\{status="2xx"\} [1-9]/m);
    expect(text).not.toContain(id);
  });
});

describe('the first page', () => {
  it('says what the server is and where to go on', async () => {
    const { status, text } = await ask(at.app, 'GET /');
    expect(status).toBe(200);
    expect(text).toContain('version 1.2.3');
    expect(text).toContain('openshake connect');
    for (const [, link = ''] of text.matchAll(/href="([^"]+)"/g))
      expect((await ask(at.app, `GET ${link}`)).status).toBe(200);
  });
});

describe('the levels of bots', () => {
  it('are those that there are', () => {
    expect(BOT_LEVELS).toEqual(LEVELS);
  });
});

describe('a proxy', () => {
  it('says which address a request is from, but a client cannot add to that', async () => {
    const own = await testHouse({ trustProxy: true });
    const tries = async (forged: string) => {
      const headers = { 'x-forwarded-for': `${forged}, 203.0.113.7` };
      return (await ask(own.app, 'POST /api/devices/AAAAAAAA', { headers })).status;
    };
    const statuses: number[] = [];
    for (let nth = 0; nth < 110; nth += 1) statuses.push(await tries(`198.51.100.${nth}`));
    expect(statuses.filter((status) => status === 404).length).toBe(100);
    expect(statuses.at(-1)).toBe(429);
    await own.close();
  });
});
