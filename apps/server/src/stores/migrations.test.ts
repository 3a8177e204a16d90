// A database of every version that landed opens today, with all that was in it. The kept ones were written by the programs of their time.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotServe } from '../cannotServe.ts';
import { newFolder } from '../testing/openedStores.ts';
import { ask, emptyDatabase } from '../testing/postgres.ts';
import { STEPS, VERSION } from './migrations.ts';
import { migratePostgres, versionIn } from './postgres/migrate.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { openClient } from './postgres/pool.ts';
import { openDatabase, WRITING } from './sqlite/database.ts';
import { migrateSqlite, versionOf } from './sqlite/migrate.ts';
import { openSqlite } from './sqlite/openSqlite.ts';
import type { Store } from './store.ts';

const KEPT = [1, 2];
const kept = (version: number, ending: string) => join(import.meta.dirname, 'kept', `version${version}.${ending}`);
const log = () => {};

/** Opens databases and closes them all at the end. */
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function expectKept(store: Store, version: number): Promise<void> {
  const was = JSON.parse(readFileSync(kept(version, 'json'), 'utf8'));
  for (const person of was.people) expect(await store.person(person.id)).toEqual(person);
  expect(await store.personByLogin('MIA')).toEqual(was.people[0]);
  expect(await store.session('hash-mia')).toEqual(was.session);
  for (const table of Object.values<{ id: string }>(was.tables))
    expect(await store.table(table.id)).toEqual({ rematch: null, ...table });
  for (const match of Object.values<{ id: string }>(was.matches)) expect(await store.match(match.id)).toEqual(match);
  expect(await store.rows('match-playing')).toEqual(was.rows.slice(0, 5));
  expect(await store.rows('match-over')).toEqual(was.rows);
  expect(await store.rows('match-practice')).toEqual(was.rows);
  expect(await store.review('match-practice')).toEqual(was.review);
  expect(await store.unreviewed(9)).toEqual(was.unreviewed);
  expect(await store.takeDeviceCode('hash-code', 0)).toBe('person-guest');
  // Play goes on where it stopped.
  const lease = await store.claim('match-playing');
  await store.append(lease, was.rows[5]);
  expect(await store.rows('match-playing')).toEqual(was.rows.slice(0, 6));
}

it('every earlier version is kept', () => {
  expect(KEPT).toEqual(Array.from({ length: VERSION - 1 }, (_, nth) => nth + 1));
});

/** A step that does something, and one that fails after it. */
const NEXT = ['alter table people add column shoe_size WHOLE'];
const BROKEN = [...NEXT, 'alter table nobody add column made_it text'];

describe('a SQLite file', () => {
  const copy = (version: number): string => {
    const file = join(newFolder(), 'openshake.db');
    copyFileSync(kept(version, 'db'), file);
    return file;
  };

  it.each(KEPT)('of version %i opens with everything in it', async (version) => {
    const store = await openSqlite(copy(version), { log });
    closing.push(() => store.close());
    await expectKept(store, version);
  });

  it('of a newer version is refused', async () => {
    const file = copy(1);
    const database = openDatabase(file, WRITING);
    migrateSqlite(database, [...STEPS, NEXT]);
    database.close();
    await expect(openSqlite(file, { log })).rejects.toEqual(new CannotServe('newer'));
  });

  it('takes all steps or none', () => {
    const database = openDatabase(copy(1), WRITING);
    expect(() => migrateSqlite(database, [...STEPS, BROKEN])).toThrow('nobody');
    expect(versionOf(database)).toBe(1);
    expect(() => database.prepare('select shoe_size from people')).toThrow('shoe_size');
    migrateSqlite(database, [...STEPS, NEXT]);
    expect(versionOf(database)).toBe(VERSION + 1);
    expect(database.prepare('select shoe_size from people').all()).toHaveLength(2);
    database.close();
  });
});

describe('a PostgreSQL database', () => {
  const copy = async (version: number): Promise<string> => {
    const url = await emptyDatabase();
    await ask(url, readFileSync(kept(version, 'sql'), 'utf8'));
    return url;
  };

  it.each(KEPT)('of version %i opens with everything in it', async (version) => {
    const store = await openPostgres(await copy(version), { log });
    closing.push(() => store.close());
    await expectKept(store, version);
  });

  it('of a newer version is refused', async () => {
    const url = await copy(1);
    const client = await openClient(url);
    await migratePostgres(client, [...STEPS, NEXT]);
    await client.end();
    await expect(openPostgres(url, { log })).rejects.toEqual(new CannotServe('newer'));
    // Nobody holds it now.
    await expect(openPostgres(url, { log })).rejects.toEqual(new CannotServe('newer'));
  });

  it('takes all steps or none', async () => {
    const client = await openClient(await copy(1));
    await expect(migratePostgres(client, [...STEPS, BROKEN])).rejects.toThrow('nobody');
    expect(await versionIn(client)).toBe(1);
    await migratePostgres(client, [...STEPS, NEXT]);
    expect(await versionIn(client)).toBe(VERSION + 1);
    expect((await client.query('select shoe_size from people')).rows).toHaveLength(2);
    await client.end();
  });
});
