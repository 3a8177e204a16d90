// What a store stands on fails: a full disk, a torn page, a database that vanishes or hangs, a process that is killed.
// Nothing that was acknowledged is lost, the store says that it cannot write, and it goes on by itself.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { CannotServe } from '../cannotServe.ts';
import { Cable } from '../testing/cable.ts';
import { startChild } from '../testing/children.ts';
import { kindOf } from '../testing/contract/opened.ts';
import { newFolder } from '../testing/openedStores.ts';
import { ask, emptyDatabase } from '../testing/postgres.ts';
import { newPerson, newSession, newTable, someRows } from '../testing/samples.ts';
import { smallDisk } from '../testing/smallDisk.ts';
import { databaseIn } from './folder.ts';
import { openStore, type StorePlace } from './open.ts';
import { type Store, UnreadableRow } from './store.ts';

const LONG = process.env.OPENSHAKE_LONG === '1';

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(place: StorePlace): Promise<Store> {
  const store = await openStore(place, { log: () => {} });
  cleaning.push(() => store.close());
  return store;
}

/** Takes something away and gives it back while a match is stored row by row. */
async function without(store: Store, take: () => unknown, giveBack: () => unknown, ms: number): Promise<void> {
  const rows = await someRows(10);
  const table = newTable({ state: 'playing' });
  await store.addTable(table);
  const lease = await store.claim(table.match);
  for (const row of rows.slice(0, 5)) await store.append(lease, row);
  await take();
  const [, , , , , sixth] = rows;
  if (!sixth) throw new Error('There are too few rows.');
  const began = performance.now();
  // A row fits into what a full disk still has; sooner or later one does not.
  let next = 6;
  for (let kind = 'fine'; kind === 'fine'; ) {
    kind = await kindOf(store.append(lease, { ...sixth, v: next }));
    if (kind === 'fine') next += 1;
    else expect(kind).toBe('unavailable');
  }
  expect(performance.now() - began).toBeLessThan(12_000);
  await pause(Math.max(0, 1_000 - (performance.now() - began)));
  expect(await kindOf(store.check())).toBe('unavailable');
  expect(await kindOf(store.addTable(newTable()))).toBe('unavailable');
  await pause(ms);
  await giveBack();
  await expect.poll(() => kindOf(store.check()), { timeout: 15_000, interval: 300 }).toBe('fine');
  // The row that was unsure may still be on its way. After a new claim it comes too late: it is there or not, once.
  const again = await store.claim(table.match);
  const stored = await store.rows(table.match);
  expect(stored.map(({ v }) => v)).toEqual(stored.map((_, at) => at + 1));
  expect(stored.length === next - 1 || stored.length === next).toBe(true);
  expect(stored.slice(0, 5)).toEqual(rows.slice(0, 5));
  expect(await kindOf(store.append(lease, { ...sixth, v: stored.length + 1 }))).toBe('fenced');
  await store.append(again, { ...sixth, v: stored.length + 1 });
  expect(await kindOf(store.append(again, { ...sixth, v: stored.length + 1 }))).toBe('conflict');
  expect(await store.rows(table.match)).toHaveLength(stored.length + 1);
}

describe('a full disk', () => {
  it('refuses until there is room', async () => {
    const disk = smallDisk();
    cleaning.push(() => disk.end());
    const store = await open({ data: join(disk.folder, 'data') });
    await without(store, disk.fill, disk.free, 0);
    await without(store, disk.fill, disk.free, 0);
  });
});

describe('a PostgreSQL', () => {
  it('that loses power for a while comes back with everything', async () => {
    const server = await startPostgres();
    cleaning.push(() => server.stop());
    const place = { data: newFolder(), database: await emptyDatabase(server.url) };
    const store = await open(place);
    await without(store, server.halt, server.resume, LONG ? 10_000 : 1_000);
    // It is ours again in a moment, so nobody else may have it.
    await pause(1_500);
    await expect(openStore({ ...place, data: newFolder() }, { log: () => {} })).rejects.toEqual(
      new CannotServe('in-use'),
    );
  });

  it('that cannot be reached for a while is used again', async () => {
    const cable = await Cable.to(await emptyDatabase());
    cleaning.push(() => cable.close());
    const store = await open({ data: newFolder(), database: cable.url });
    await without(
      store,
      () => cable.cut(),
      () => cable.mend(),
      LONG ? 10_000 : 500,
    );
  });

  it('that hangs is unavailable within ten seconds, and used again', async () => {
    const cable = await Cable.to(await emptyDatabase());
    cleaning.push(() => cable.close());
    const store = await open({ data: newFolder(), database: cable.url });
    await without(
      store,
      () => cable.hang(),
      () => cable.mend(),
      0,
    );
  });

  it('that another server took over meanwhile takes nothing from the first one', async () => {
    const database = await emptyDatabase();
    const cable = await Cable.to(database);
    cleaning.push(() => cable.close());
    const first = await open({ data: newFolder(), database: cable.url });
    const table = newTable({ state: 'playing' });
    await first.addTable(table);
    const lease = await first.claim(table.match);
    const rows = await someRows(3);
    const [one, two, three] = rows;
    if (!one || !two || !three) throw new Error('There are too few rows.');
    await first.append(lease, one);
    cable.cut();
    const second = await open({ data: newFolder(), database });
    const next = await second.claim(table.match);
    await second.append(next, two);
    cable.mend();
    await expect.poll(() => kindOf(first.append(lease, three)), { timeout: 10_000 }).toBe('fenced');
    await expect.poll(() => kindOf(first.addTable(newTable())), { timeout: 10_000 }).toBe('fenced');
    await second.append(next, three);
    expect(await second.rows(table.match)).toEqual(rows);
    // Once the other one ends, the first may store again, but not what it claimed before.
    await second.close();
    await expect.poll(() => kindOf(first.addTable(newTable())), { timeout: 10_000 }).toBe('fine');
    expect(await kindOf(first.append(lease, { ...three, v: 4 }))).toBe('fenced');
  });

  it('that undoes one of two changes that wait for each other is asked for it again', async () => {
    const database = await emptyDatabase();
    const name = new URL(database).pathname.slice(1);
    const store = await open({ data: newFolder(), database });
    const person = newPerson();
    await store.addPerson(person, newSession(person.id));
    const table = newTable();
    await store.addTable(table);
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    cleaning.push(() => other.end());
    // PostgreSQL undoes the one that finds out first that they wait for each other. That must be the store.
    await other.query("set deadlock_timeout = '1min'");
    await other.query('begin');
    await other.query('select from people where id = $1 for update', [person.id]);
    const seats = [{ seat: 'a', person: person.id, bot: null }];
    // It has the table, and waits for the person; the other one has the person, and then waits for the table.
    const changed = kindOf(store.changeTable(table.id, { seats, changed: 2_000 }));
    const waits = "select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = $1";
    const count = async () => Number((await ask(database, waits, [name]))[0]?.n);
    await expect.poll(count, { timeout: 5_000, interval: 20 }).toBe(1);
    await other.query('update tables set changed = 3000 where id = $1', [table.id]);
    await other.query('commit');
    expect(await changed).toBe('fine');
    expect(await store.table(table.id)).toMatchObject({ changed: 2_000, seats: [{ person: person.id }, {}] });
  });

  it('that is not there, or refuses, is told apart', async () => {
    const url = new URL(await emptyDatabase());
    const at = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return openStore({ data: newFolder(), database: other.href }, { log: () => {} });
    };
    await expect(at((other) => (other.port = '1'))).rejects.toMatchObject({ trouble: 'database-unreachable' });
    await expect(at((other) => (other.pathname = '/nobody'))).rejects.toMatchObject({ trouble: 'database-refused' });
    await expect(at((other) => (other.username = 'nobody'))).rejects.toMatchObject({ trouble: 'database-refused' });
  });
});

describe('a server that is killed', () => {
  it.each(['SQLite', 'PostgreSQL'])('leaves %s free for the next one', async (name) => {
    const database = name === 'SQLite' ? undefined : await emptyDatabase();
    const place = { data: newFolder(), ...(database && { database }) };
    const child = startChild(`await open(${JSON.stringify(place)}, { log: say }); say('open');`);
    cleaning.push(() => child.kill9());
    await child.said(1);
    await expect(openStore(place, { log: () => {} })).rejects.toMatchObject({ trouble: 'in-use' });
    await child.kill9();
    await (await open(place)).check();
  });
});

/** The header of a frame in the file of changes, and a page. */
const FRAME = 24 + 4096;
const TIMES = LONG ? 60 : 4;
const FIRST = 4_000;

describe('a torn page', () => {
  it(`after the last commit is left out, ${TIMES} times from seed ${FIRST}`, async () => {
    const rows = await someRows();
    for (let seed = FIRST; seed < FIRST + TIMES; seed += 1) {
      const place = { data: newFolder() };
      const table = newTable({ state: 'playing' });
      // After each answer, how far the file of changes reached then.
      const child = startChild(`
        import { statSync } from 'node:fs';
        const store = await open(${JSON.stringify(place)}, { log: say });
        await store.addTable(${JSON.stringify(table)});
        const lease = await store.claim(${JSON.stringify(table.match)});
        const row = ${JSON.stringify(rows[0])};
        for (let v = 1; ; v += 1) {
          await store.append(lease, { ...row, v });
          say(v + ' ' + statSync(${JSON.stringify(`${databaseIn(place.data)}-wal`)}).size);
        }`);
      await child.said(5 + (seed % 20));
      await child.kill9();
      const [v = 0, safe = 0] = child.lines.at(-1)?.split(' ').map(Number) ?? [];
      const wal = `${databaseIn(place.data)}-wal`;
      const bytes = readFileSync(wal);
      // What was being written when the power went: any part of it, perhaps with wrong bytes.
      const torn = Buffer.concat([bytes, bytes.subarray(-FRAME)]).subarray(0, safe + ((seed * 997) % FRAME));
      if (seed % 2 === 0) torn.fill(0x5a, Math.max(safe, torn.length - 100));
      writeFileSync(wal, torn);
      expect(statSync(wal).size).toBeGreaterThanOrEqual(safe);
      const store = await open(place);
      const stored = await store.rows(table.match);
      expect(stored.length, `seed ${seed}`).toBeGreaterThanOrEqual(v);
      expect(stored).toEqual(stored.map((_, at) => ({ ...rows[0], v: at + 1 })));
      const lease = await store.claim(table.match);
      await store.append(lease, { ...stored[0], v: stored.length + 1 } as (typeof stored)[0]);
    }
  }, 600_000);

  it('of the database names its match, and the rest can be read', async () => {
    const place = { data: newFolder() };
    const file = databaseIn(place.data);
    const rows = await someRows();
    const store = await open(place);
    const tables = Array.from({ length: 6 }, () => newTable({ state: 'playing' }));
    for (const table of tables) {
      await store.addTable(table);
      const lease = await store.claim(table.match);
      for (const row of rows) await store.append(lease, { ...row, id: table.match });
    }
    await store.close();
    const [, , damaged] = tables;
    const bytes = readFileSync(file);
    // The last place where this match has an id of an action lies in the middle of its rows.
    const at = bytes.lastIndexOf(`"id":"${damaged?.match}"`);
    expect(at).toBeGreaterThan(4096);
    const page = at - (at % 4096);
    bytes.fill(0xff, page, page + 4096);
    writeFileSync(file, bytes);
    const again = await open(place);
    const found = await Promise.all(
      tables.map(({ match }) =>
        again.rows(match).then(
          ({ length }) => length,
          (error: unknown) => error,
        ),
      ),
    );
    expect(found[2]).toBeInstanceOf(UnreadableRow);
    expect(found[2]).toMatchObject({ match: damaged?.match });
    expect(found.filter((each) => each === rows.length).length).toBeGreaterThanOrEqual(4);
    await again.check();
  });
});
