// `GET /metrics` as Prometheus reads it: every number has a name in one style, a kind, and words of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import { Person } from './support/person.ts';
import { emptyDatabase, hasStore, STORES } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';

/** The metrics that an operator is told to watch. */
const told = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'running.md'), 'utf8').match(
  /\bopenshake_[a-z0-9_]+/g,
);

describe.each(STORES.filter(hasStore))('metrics on %s', (store) => {
  let server: Server;
  let text = '';
  beforeAll(async () => {
    server = await startServer(store === 'postgres' ? { database: await emptyDatabase() } : {});
    const guest = await Person.guest(server);
    await guest.openTable({ rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', { bot: 'first-week' }] });
    await ask(`${server.url}/api/nothing`);
    ({ text } = await ask(`${server.url}/metrics`));
  });
  afterAll(() => server?.stop());

  it('have a name, a kind and words each', () => {
    const names = [...text.matchAll(/^([a-z]\S*?)(?:\{[^}]*\})? (\S+)$/gim)].map(([, name, value]) => {
      expect(Number(value), name).toBeGreaterThanOrEqual(0);
      return name ?? '';
    });
    expect(names.length).toBeGreaterThan(30);
    for (const name of new Set(names)) {
      expect(name).toMatch(/^openshake_[a-z0-9]+(_[a-z0-9]+)*$/);
      const [, help = ''] = new RegExp(`^# HELP ${name} (.*)$`, 'm').exec(text) ?? [];
      // A number that nobody described has one word.
      expect(help, name).toMatch(/^\S+ .*\.$/);
      const kind = name.endsWith('_total') ? 'counter' : 'gauge';
      expect(text).toContain(`# TYPE ${name} ${kind}\n`);
    }
  });

  it('count what happened', () => {
    const numberOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(numberOf('openshake_up')).toBe(1);
    expect(numberOf('openshake_tables')).toBe(1);
    expect(numberOf('openshake_store_changes_total')).toBeGreaterThan(0);
    expect(text).toContain('openshake_refusals_total{kind="not-found"} 1');
  });

  it('have every name that docs/running.md tells', () => {
    expect(told?.length).toBeGreaterThan(5);
    expect(told?.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });
});
