// What becomes of a table when people come and go at awkward moments, and when the store is away.
import type { Done } from '@openshake/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerClock } from '../clock.ts';
import { rolesAt } from '../may.ts';
import { StoreTrouble } from '../stores/store.ts';
import { ask, guest, type Somebody } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import type { LiveTable } from './liveTable.ts';
import { Tables } from './tables.ts';
import type { Watcher } from './watcher.ts';

const SEVEN_MINUTES = 7 * 60_000;
/** How many times as fast time runs where somebody has to wait for it. */
const SPEED = 20;

let at: TestHouse;
beforeEach(async () => {
  at = await testHouse();
});
afterEach(() => at.close());

interface Opened {
  id: string;
  code: string;
  match: string;
}

async function openTable({ token }: Somebody, more: object = {}): Promise<Opened> {
  const wish = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['me', 'open'], clocks: 'none' };
  const { status, body } = await ask(at.app, 'POST /api/tables', { token, body: { ...wish, ...more } });
  expect(status).toBe(201);
  return body.table;
}

const sit = ({ token }: Somebody, { id, code }: Opened, seat: string) =>
  ask(at.app, `PUT /api/tables/${id}/seats/${seat}`, { token, body: { code } });

const getUp = ({ token }: Somebody, { id }: Opened, seat: string) =>
  ask(at.app, `DELETE /api/tables/${id}/seats/${seat}`, { token });

function live({ id }: Opened): LiveTable {
  const table = at.tables.peek(id);
  if (!table) throw new Error('This table is not in memory.');
  return table;
}

async function whoIs({ token }: Somebody) {
  const who = await at.house.people.known(token);
  if (!who) throw new Error('Nobody is there.');
  return who;
}

/** Somebody who watches, and everything that they hear. */
async function watch(somebody: Somebody, opened: Opened, tables = at.tables) {
  const who = await whoIs(somebody);
  const table = await tables.get(opened.id);
  const seen = tables.viewerOf(table.record, who.person.id, rolesAt(table.record, who));
  if (!seen) throw new Error('Nobody may watch here.');
  const heard: string[] = [];
  const watcher: Watcher = {
    ...{ who, code: undefined, legal: false, v: null },
    ...seen,
    send: (text) => heard.push(text) > 0,
    stop: () => table.unwatch(watcher),
  };
  table.watch(watcher);
  return { heard, leave: () => table.unwatch(watcher) };
}

/** Ends a match before anything was rolled. */
async function end(table: LiveTable): Promise<void> {
  const answers: Done[] = [];
  await table.submit({ id: 'end', seat: 'director', action: { type: 'end-round' } }, (done) => answers.push(done));
  await table.drain();
  expect(answers).toMatchObject([{ ok: true }]);
  expect(table.record.state).toBe('over');
}

const isEnded = async ({ match }: Opened): Promise<boolean> => (await at.house.store.match(match))?.ended !== null;

describe('somebody who gets up and may not see the table any more', () => {
  it('is not counted as connected when they sit down again', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { seats: ['me', 'open', 'open'] });
    at.tables.close();
    const tables = tablesOn({}, new ServerClock(SPEED));
    const who = await whoIs(bob);
    const isHere = async () => (await tables.show(who, table.id)).seats[1]?.here;
    await tables.sit(who, table.id, 'b', table.code);
    await watch(bob, table, tables);
    await tables.getUp(who, table.id, 'b');
    await tables.sit(who, table.id, 'b', table.code);
    const { leave } = await watch(bob, table, tables);
    expect(await isHere()).toBe(true);
    leave();
    await expect.poll(isHere, { timeout: 20_000 / SPEED }).toBe(false);
    tables.close();
  });
});

describe('a rematch', () => {
  it('does not begin because somebody sits down twice', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    await end(live(table));
    const { body } = await ask(at.app, `POST /api/tables/${table.id}/rematch`, { token: ann.token });
    const again = await sit(ann, body.table, 'a');
    expect({ status: again.status, state: again.body.table.state }).toEqual({ status: 200, state: 'open' });
  });

  it('asked for twice at once is one table', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    await end(live(table));
    const asked = [ann, bob].map(({ token }) => ask(at.app, `POST /api/tables/${table.id}/rematch`, { token }));
    const [one, two] = await Promise.all(asked);
    expect(one?.body.table.id).toBe(two?.body.table.id);
  });

  it('waits for somebody in the place of a person who is gone', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { seats: ['open', { bot: 'club' }] });
    await sit(bob, table, 'a');
    await end(live(table));
    await ask(at.app, 'DELETE /api/me', { token: bob.token });
    const { body } = await ask(at.app, `POST /api/tables/${table.id}/rematch`, { token: ann.token });
    expect(body.table).toMatchObject({ state: 'open', seats: [{ person: null }, { bot: 'club' }] });
  });
});

describe('a judge', () => {
  async function judged() {
    const [ann, bob, eve] = [await guest(at.app), await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    expect((await sit(eve, table, 'judge')).status).toBe(200);
    return { ann, eve, table };
  }

  it('keeps the match open after its end, and closes it by getting up', async () => {
    const { eve, table } = await judged();
    await end(live(table));
    expect(await isEnded(table)).toBe(false);
    await getUp(eve, table, 'judge');
    await expect.poll(() => isEnded(table)).toBe(true);
  });

  it('who went home after the match does not keep it open', async () => {
    const { table } = await judged();
    await end(live(table));
    const later = at.clock.now() + SEVEN_MINUTES;
    expect(live(table).isIdle(later)).toBe(false);
    await live(table).lookAfter(later);
    await expect.poll(() => isEnded(table)).toBe(true);
    expect(live(table).isIdle(later)).toBe(true);
  });

  it('who is deleted leaves the judging to the officials', async () => {
    const { eve, table } = await judged();
    await end(live(table));
    expect(await isEnded(table)).toBe(false);
    await ask(at.app, 'DELETE /api/me', { token: eve.token });
    await expect.poll(() => isEnded(table)).toBe(true);
  });
});

describe('a person who is deleted', () => {
  it('has left a match that comes back later', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    // Another server on the same store, after this one.
    at.tables.close();
    await ask(at.app, 'DELETE /api/me', { token: bob.token });
    const next = tablesOn({});
    const back = await watch(ann, table, next);
    await expect.poll(() => back.heard.join('\n')).toContain('"presence":{"a":"here","b":"away"}');
    next.close();
  });

  it('is not named any more at a listed table, not even late', async () => {
    const [ann, bob, eve] = [await guest(at.app), await guest(at.app), await guest(at.app)];
    const table = await openTable(bob, { listed: true });
    await sit(ann, table, 'b');
    const before = await watch(eve, table);
    expect(before.heard.join('\n')).toContain(bob.name);
    await ask(at.app, 'DELETE /api/me', { token: bob.token });
    await expect.poll(async () => (await at.house.store.table(table.id))?.seats[0]?.person).toBeNull();
    await live(table).inTurn(async () => {});
    const { heard } = await watch(eve, table);
    expect(heard.join('\n')).toContain('"type":"table"');
    expect(heard.join('\n')).not.toContain(bob.name);
  });
});

/** Tables on the same store, with some of it changed. */
const tablesOn = (changed: Partial<TestHouse['house']['store']>, clock: ServerClock = at.clock): Tables =>
  new Tables({
    store: { ...at.house.store, ...changed },
    clock,
    people: at.house.people,
    threads: {
      ...at.house.threads,
      seat: () => ({ act: async () => null, close: () => {} }),
      review: async () => ({}),
      close: async () => {},
    },
    finished: () => {},
    trouble: () => {},
    counted: { rows: 0 },
  });

describe('a store that is away', () => {
  it('when the match begins delays it, and the table opens it later by itself', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    at.tables.close();
    let isAway = true;
    const tables = tablesOn({
      claim: async (match) => {
        if (isAway) throw new StoreTrouble('unavailable');
        return at.house.store.claim(match);
      },
    });
    const who = await whoIs(bob);
    await expect(tables.sit(who, table.id, 'b', table.code)).rejects.toThrow();
    const { heard } = await watch(ann, table, tables);
    expect(heard.at(-1)).toContain('"view":null');
    const held = await tables.get(table.id);
    await expect(held.lookAfter(at.clock.now())).rejects.toThrow();
    isAway = false;
    await held.lookAfter(at.clock.now());
    expect(heard.at(-1)).toContain('"view":{');
    tables.close();
  });

  it('at the end keeps nobody waiting who reads the match', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    at.tables.close();
    const tables = tablesOn({ finish: () => Promise.reject(new StoreTrouble('unavailable')) });
    const who = await whoIs(bob);
    await tables.sit(who, table.id, 'b', table.code);
    const held = await tables.get(table.id);
    await end(held);
    const began = performance.now();
    await held.settled();
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThan(2_500);
    expect(waited).toBeLessThan(10_000);
    tables.close();
  });
});

describe('after a restart', () => {
  it('the lobby has the listed tables that wait for somebody', async () => {
    const ann = await guest(at.app);
    const { id } = await openTable(ann, { listed: true });
    await openTable(ann);
    at.tables.close();
    const tables = tablesOn({});
    await tables.resume();
    expect((await tables.listed()).map((table) => table.id)).toEqual([id]);
    tables.close();
  });
});
