// Everything goes into one file while the server runs, and comes back, also in the other database.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotServe } from '../cannotServe.ts';
import { newFolder } from '../testing/openedStores.ts';
import { emptyDatabase } from '../testing/postgres.ts';
import { newMatch, newPerson, newSession, newTable, someRows } from '../testing/samples.ts';
import { backup, restore } from './backup.ts';
import { databaseIn } from './folder.ts';
import { openStore, type StorePlace } from './open.ts';
import { openDatabase } from './sqlite/database.ts';
import type { Store } from './store.ts';

const STORES = ['SQLite', 'PostgreSQL'] as const;
type Name = (typeof STORES)[number];

const newPlace = async (name: Name): Promise<StorePlace> => ({
  data: join(newFolder(), 'data'),
  ...(name === 'PostgreSQL' && { database: await emptyDatabase() }),
});
const open = (place: StorePlace) => openStore(place, { log: () => {} });
const newFile = () => join(newFolder(), 'backup.db');

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const person = newPerson({ name: 'Zoë', login: 'Zoë', password: 'hash', settings: { a: [1] } });
const session = newSession(person.id);
const seats = [
  { seat: 'a', person: person.id, bot: null },
  { seat: 'b', person: null, bot: 'club' },
];
const playing = newTable({ seats, host: person.id, listed: true });
const over = newTable({ seats, rematch: playing.id });
const practice = newMatch({ seats });
const review = { steps: [1, 2, 3] };

async function fill(store: Store): Promise<void> {
  const rows = await someRows(12);
  await store.addPerson(person, session);
  await store.addDeviceCode({ hash: 'code', person: person.id, expires: 1e15 });
  for (const table of [playing, over]) {
    await store.addTable(table);
    await store.changeTable(table.id, { state: 'playing', changed: 2_000 });
    const lease = await store.claim(table.match);
    for (const row of rows) await store.append(lease, row);
    if (table === over) await store.finish(lease, { at: 3_000, totals: { a: 1, b: 2 } });
  }
  await store.addMatch(practice, rows);
  await store.keepReview(practice.id, review);
}

async function expectAll(store: Store): Promise<void> {
  const rows = await someRows(12);
  expect(await store.session(session.hash)).toEqual({ session, person });
  expect(await store.table(playing.id)).toEqual({ ...playing, state: 'playing', changed: 2_000 });
  expect(await store.table(over.id)).toEqual({ ...over, state: 'over', changed: 3_000 });
  expect(await store.match(practice.id)).toEqual(practice);
  for (const match of [playing.match, over.match, practice.id]) expect(await store.rows(match)).toEqual(rows);
  expect(await store.review(practice.id)).toEqual(review);
  expect(await store.unreviewed(9)).toEqual([over.match]);
  expect(await store.takeDeviceCode('code', 0)).toBe(person.id);
  // Play goes on.
  const [next] = (await someRows(13)).slice(-1);
  const lease = await store.claim(playing.match);
  if (next) await store.append(lease, next);
  expect(await store.rows(playing.match, 13)).toEqual([next]);
}

const troubleIn = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof CannotServe ? error.trouble : error),
  );

describe.each(STORES)('a backup of %s', (name) => {
  it.each(STORES)('comes back in %s with everything in it', async (other) => {
    const [from, to] = [await newPlace(name), await newPlace(other)];
    const store = await open(from);
    closing.push(() => store.close());
    await fill(store);
    const file = newFile();
    await backup(from, file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);
    await expect(backup(from, file)).rejects.toMatchObject({ code: 'EEXIST' });
    await restore(file, to);
    const restored = await open(to);
    closing.push(() => restored.close());
    await expectAll(restored);
  });

  it('is whole while rows come in', async () => {
    const place = await newPlace(name);
    const store = await open(place);
    closing.push(() => store.close());
    const rows = await someRows();
    const tables = Array.from({ length: 20 }, () => newTable({ state: 'playing' }));
    const leases = await Promise.all(
      tables.map(async (table) => {
        await store.addTable(table);
        return store.claim(table.match);
      }),
    );
    let stored = 0;
    let isOver = false;
    const write = async () => {
      for (const row of rows) {
        if (isOver) return;
        await Promise.all(leases.map((lease) => store.append(lease, row)));
        stored = row.v;
      }
    };
    const writing = write();
    while (stored < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    const before = stored;
    const file = newFile();
    await backup(place, file);
    isOver = true;
    await writing;
    const to = await newPlace('SQLite');
    await restore(file, to);
    const restored = await open(to);
    for (const { match } of tables) {
      const found = await restored.rows(match);
      expect(found.length).toBeGreaterThanOrEqual(before);
      expect(found).toEqual(rows.slice(0, found.length));
    }
    await restored.close();
  });

  it('does not come back over other data, unless it is told to, nor while a server runs', async () => {
    const [from, to] = [await newPlace(name), await newPlace(name)];
    const store = await open(from);
    await fill(store);
    const file = newFile();
    await backup(from, file);
    expect(await troubleIn(restore(file, { ...from, force: true }))).toBe('in-use');
    await store.close();
    const other = await open(to);
    const stranger = newPerson();
    await other.addPerson(stranger, newSession(stranger.id));
    await other.close();
    expect(await troubleIn(restore(file, to))).toBe('has-data');
    await restore(file, { ...to, force: true });
    const restored = await open(to);
    closing.push(() => restored.close());
    expect(await restored.person(stranger.id)).toBeNull();
    await expectAll(restored);
  });

  it('needs a store', async () => {
    const place = await newPlace(name);
    const file = newFile();
    expect(await troubleIn(backup(place, file))).toBe('no-data');
    mkdirSync(place.data, { recursive: true });
    expect(await troubleIn(backup(place, file))).toBe('no-data');
    expect(existsSync(file)).toBe(false);
  });
});

describe('a file that is no backup', () => {
  it('is refused, and nothing changes', async () => {
    const to = await newPlace('SQLite');
    const store = await open(to);
    closing.push(() => store.close());
    const [text, torn, empty, other] = [newFile(), newFile(), newFile(), newFile()];
    writeFileSync(text, 'This is a letter.'.repeat(1_000));
    await backup(to, torn);
    truncateSync(torn, Math.floor(statSync(torn).size / 2));
    writeFileSync(empty, '');
    openDatabase(other, ['user_version = 7']).close();
    const place = await newPlace('SQLite');
    for (const file of [text, torn, empty, other])
      expect(await troubleIn(restore(file, place)), readFileSync(file).subarray(0, 20).toString()).toBe('not-a-backup');
    await expect(restore(newFile(), place)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(existsSync(databaseIn(place.data))).toBe(false);
  });
});

describe('a second server', () => {
  it.each(STORES)('on the same %s is refused until the first one ends', async (name) => {
    const place = await newPlace(name);
    const first = await open(place);
    expect(await troubleIn(open(place))).toBe('in-use');
    const elsewhere = { ...place, data: join(newFolder(), 'data') };
    if (name === 'PostgreSQL') expect(await troubleIn(open(elsewhere))).toBe('in-use');
    await first.check();
    await first.close();
    const second = await open(place);
    await second.close();
  });
});
