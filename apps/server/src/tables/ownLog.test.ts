// A write whose answer never came: the sender hears that it was done or that it was not, and that is so for good.
import { type Done, fairDice, Room } from '@openshake/host';
import { search } from '@openshake/solver';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { ServerClock } from '../clock.ts';
import { openPostgres } from '../stores/postgres/openPostgres.ts';
import { type LogStore, type Store, StoreTrouble } from '../stores/store.ts';
import { Cable } from '../testing/cable.ts';
import { kindOf } from '../testing/contract/opened.ts';
import { openedPostgres, openedSqlite } from '../testing/openedStores.ts';
import { ask, emptyDatabase } from '../testing/postgres.ts';
import { newTable, SETUP, someRows } from '../testing/samples.ts';
import { OwnLog } from './ownLog.ts';

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** A room on this store. `changed`: what goes wrong there. */
async function roomOn(store: Store, changed: Partial<LogStore> = {}) {
  const { match } = await addTable(store);
  const log = await OwnLog.claim({ ...store, ...changed }, match, () => {});
  const timer = new ServerClock(10);
  const setup = { ...SETUP, clocks: 'none' } as const;
  const dice = fairDice('5a'.repeat(32));
  const room = await Room.open({ setup, round: { shakes: 3 }, store: log, timer, dice, search, trouble: () => {} });
  cleaning.push(
    () => room.close(),
    () => timer.close(),
  );
  room.begin();
  await room.quiet();
  const roll = { id: 'one', seat: room.match.goalSetter, action: { type: 'roll', cubes: [] } } as const;
  return { match, room, roll: () => room.submit(roll) };
}

async function addTable(store: Store) {
  const table = newTable({ state: 'playing', setup: { ...SETUP, clocks: 'none' } });
  await store.addTable(table);
  return table;
}

/** What the sender heard. */
const outcome = (work: Promise<Done>): Promise<string> =>
  work.then(
    ({ ok }) => (ok ? 'done' : 'refused'),
    ({ kind }) => kind,
  );

const idsIn = async (store: Store, match: string) => (await store.rows(match)).map(({ id }) => id);

describe.each([
  ['SQLite', openedSqlite],
  ['PostgreSQL', openedPostgres],
])('in %s a write', (_, open) => {
  it('that landed without an answer is done', async () => {
    const opened = await open();
    cleaning.push(() => opened.end());
    const { store } = opened;
    const { match, roll } = await roomOn(store, {
      async append(lease, row) {
        await store.append(lease, row);
        throw new StoreTrouble('unavailable');
      },
    });
    expect(await outcome(roll())).toBe('done');
    expect(await outcome(roll())).toBe('done');
    expect(await idsIn(store, match)).toEqual(['one']);
  });

  it('that is still on its way when its sender hears that it failed never lands', async () => {
    const opened = await open();
    cleaning.push(() => opened.end());
    const { store } = opened;
    const late: (() => Promise<void>)[] = [];
    const { match, roll } = await roomOn(store, {
      async append(lease, row) {
        if (late.length > 0) return store.append(lease, row);
        late.push(() => store.append(lease, row));
        throw new StoreTrouble('unavailable');
      },
    });
    expect(await outcome(roll())).toBe('store');
    const [land] = late;
    if (!land) throw new Error('Nothing was written.');
    expect(await kindOf(land())).toBe('fenced');
    expect(await idsIn(store, match)).toEqual([]);
    expect(await outcome(roll())).toBe('done');
    expect(await idsIn(store, match)).toEqual(['one']);
  });
});

describe('a connection to PostgreSQL that breaks between a commit and its answer', () => {
  async function start() {
    const database = await emptyDatabase();
    const cable = await Cable.to(database);
    cleaning.push(() => cable.close());
    const store = await openPostgres(cable.url, { log: () => {} });
    cleaning.push(() => store.close());
    // From now on, the connection that writes is open.
    const other = await addTable(store);
    const [row] = await someRows(1);
    if (row) await store.append(await store.claim(other.match), row);
    const count = async () => Number((await ask(database, 'select count(*) - 1 as n from log_rows'))[0]?.n);
    return { database, cable, store, count, ...(await roomOn(store)) };
  }

  it('after it was done', async () => {
    const { cable, store, count, match, roll } = await start();
    cable.deafen();
    const rolled = outcome(roll());
    await expect.poll(count, { timeout: 5_000 }).toBe(1);
    cable.cut();
    cable.mend();
    expect(await rolled).toBe('done');
    expect(await outcome(roll())).toBe('done');
    expect(await idsIn(store, match)).toEqual(['one']);
  });

  it('while the database still works on it', async () => {
    const { database, cable, store, count, match, roll } = await start();
    const holder = new pg.Client({ connectionString: database });
    await holder.connect();
    cleaning.push(() => holder.end());
    await holder.query('begin; lock table log_rows in share mode');
    const rolled = outcome(roll());
    const waits =
      "select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => Number((await ask(database, waits))[0]?.n), { timeout: 5_000 }).toBe(1);
    cable.cut();
    cable.mend();
    const heard = await rolled;
    await holder.query('commit');
    await expect.poll(async () => Number((await ask(database, waits))[0]?.n), { timeout: 5_000 }).toBe(0);
    expect(await count()).toBe(heard === 'done' ? 1 : 0);
    expect(await outcome(roll())).toBe('done');
    expect(await idsIn(store, match)).toEqual(['one']);
  });
});
