// What becomes of a table when people come and go at awkward moments, and when the store is away.
import type { Done, Submission } from '@openshake/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerClock } from '../clock.ts';
import { rolesAt } from '../may.ts';
import { People } from '../people/people.ts';
import { StoreTrouble } from '../stores/store.ts';
import { ask, guest, type Somebody } from '../testing/asking.ts';
import { newTable, someRows } from '../testing/samples.ts';
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

describe('the time of a round', () => {
  const MINUTE = 60_000;
  type Said = { v: number; nextCall?: number | null };

  it('is said once, and again when it is another: the end of the round, then the end of play', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { clocks: 'book' });
    await sit(bob, table, 'b');
    const { heard } = await watch(ann, table);
    const said = () => heard.map((text): Said => JSON.parse(text));
    expect(said().at(-1)).toMatchObject({ v: 0, nextCall: 30 * MINUTE });
    const act = (seat: 'a' | 'director', type: 'roll' | 'end-round') =>
      live(table).submit({ id: type, seat, action: type === 'roll' ? { type, cubes: [] } : { type } }, () => {});
    await act('a', 'roll');
    await act('director', 'end-round');
    const [rolled, ended] = said().filter(({ v }) => v > 0);
    expect(rolled).not.toHaveProperty('nextCall');
    const { at: moment } = JSON.parse(heard.at(-1) ?? '').view;
    expect(ended?.nextCall).toBe(moment + 5 * MINUTE);
    // Whoever comes now hears it with the first message.
    const late = await watch(bob, table);
    expect(JSON.parse(late.heard[0] ?? '').nextCall).toBe(ended?.nextCall);
  });

  it('is null where no clock decides', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    const { heard } = await watch(ann, table);
    expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ v: 0, nextCall: null });
  });
});

describe('a match that began long ago', () => {
  const FIFTY_MINUTES = 50 * 60_000;

  /** How many tables come back by themselves, if this happened in between. */
  async function comeBack(happens: (table: LiveTable) => Promise<unknown>): Promise<number> {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    at.clock.pass(FIFTY_MINUTES);
    await happens(live(table));
    await live(table).lookAfter(at.clock.now());
    at.clock.pass(FIFTY_MINUTES);
    at.tables.close();
    const next = tablesOn({});
    await next.resume();
    const { count } = next;
    next.close();
    return count;
  }

  it('and goes on is there again after a restart', async () => {
    const leave: Submission = { id: 'x', seat: 'b', action: { type: 'leave' } };
    expect(await comeBack((table) => table.submit(leave, () => {}))).toBe(1);
  });

  it('and that nobody plays any more waits for somebody who asks for it', async () => {
    expect(await comeBack(async () => {})).toBe(0);
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

describe('a judge who orders a replay', () => {
  /** A table with a judge whose match was played to its end. */
  async function played() {
    const [ann, bob, eve] = [await guest(at.app), await guest(at.app), await guest(at.app)];
    const seats = [ann, bob].map(({ id }, nth) => ({ seat: nth === 0 ? 'a' : 'b', person: id, bot: null }));
    const record = newTable({ seats, judge: eve.id, state: 'playing' });
    const { store } = at.house;
    await store.addTable(record);
    const lease = await store.claim(record.match);
    const rows = (await someRows()).filter(({ action }) => action.type !== 'sign');
    for (const row of rows) await store.append(lease, row);
    const table = await at.tables.get(record.id);
    expect(table.record.state).toBe('over');
    const say = (seat: string, action: Submission['action']) => {
      let answer: Done | undefined;
      const submission = { id: `${seat} ${action.type}`, seat, action };
      const take = (done: Done) => {
        answer = done;
      };
      return table.submit(submission, take).then(() => answer);
    };
    const replay = () => say('judge', { type: 'replay-shake', players: ['a', 'b'] });
    return { table, store, match: record.match, say, replay };
  }
  const SIGN = { type: 'sign' } as const;

  it('before everybody has signed opens the match again, and its dice stay secret', async () => {
    const { table, store, match, say, replay } = await played();
    await say('a', SIGN);
    expect(await replay()).toMatchObject({ ok: true });
    expect(table.record.state).toBe('playing');
    expect(await say('b', SIGN)).toMatchObject({ ok: false });
    expect(await store.match(match)).toMatchObject({ ended: null });
    // Sent again when the match is final, it gets the same answer and is not done again.
    const done = await replay();
    await say('director', { type: 'stop-play' });
    await table.inTurn(() => table.change({ judge: null }));
    await expect.poll(async () => (await store.match(match))?.ended).not.toBeNull();
    const { length } = await store.rows(match);
    expect(await replay()).toEqual(done);
    expect(await store.rows(match)).toHaveLength(length);
  });

  it('after that is refused: the dice are no secret any more', async () => {
    const { table, store, match, say, replay } = await played();
    const { rows } = store;
    for (const seat of ['a', 'b']) expect(await say(seat, SIGN)).toMatchObject({ ok: true });
    await expect(replay()).rejects.toThrow('everybody has signed');
    await table.settled();
    await expect.poll(async () => (await store.match(match))?.ended).not.toBeNull();
    // Nobody reads the log for that.
    at.around.store.rows = () => Promise.reject(new Error('The log was read.'));
    await expect(replay()).rejects.toThrow('everybody has signed');
    at.around.store.rows = rows;
    expect(table.record.state).toBe('over');
    expect((await store.rows(match)).at(-1)?.action.type).toBe('sign');
  });

  it('in the moment of the last signature has either a replay or a finished match', async () => {
    const { table, store, match, say, replay } = await played();
    await say('a', SIGN);
    const [signed, replayed] = await Promise.all([say('b', SIGN), replay()]);
    expect([signed, replayed]).toMatchObject([{ ok: true }, { ok: true }]);
    await table.drain();
    await table.settled();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(table.record.state).toBe('playing');
    expect(await store.match(match)).toMatchObject({ ended: null });
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

describe('a person who changes while a table is being loaded', () => {
  /** The first call to the store does this, then `meanwhile`, and only then answers. */
  const delayed =
    <Given extends unknown[], Made>(call: (...given: Given) => Promise<Made>, meanwhile: () => Promise<unknown>) =>
    async (...given: Given): Promise<Made> => {
      const made = await call(...given);
      await meanwhile();
      return made;
    };

  async function loaded(step: 'table' | 'claim', meanwhile: (bob: Somebody) => Promise<unknown>) {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    await ask(at.app, 'PATCH /api/me', { token: bob.token, body: { name: 'Bob Typed' } });
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    at.tables.close();
    let isDone = false;
    const once = async () => {
      if (isDone) return;
      isDone = true;
      await meanwhile(bob);
    };
    const { store } = at.house;
    const tables = tablesOn(
      step === 'table' ? { table: delayed(store.table, once) } : { claim: delayed(store.claim, once) },
    );
    const { heard } = await watch(ann, table, tables);
    const shown = async () => (await tables.show(await whoIs(ann), table.id)).seats[1];
    return { tables, heard, shown, bob };
  }

  it.each(['table', 'claim'] as const)('is not named once deleted, and has left (after the %s)', async (step) => {
    const remove = ({ token }: Somebody) => ask(at.app, 'DELETE /api/me', { token });
    const { tables, heard, shown, bob } = await loaded(step, remove);
    expect(await shown()).toMatchObject({ person: null, gone: true });
    await expect.poll(() => heard.join('\n')).toContain('"presence":{"a":"here","b":"away"}');
    for (const name of ['Bob Typed', bob.name, bob.id]) expect(heard.join('\n')).not.toContain(name);
    tables.close();
  });

  it.each(['table', 'claim'] as const)('has the new name (after the %s)', async (step) => {
    const rename = ({ token }: Somebody) => ask(at.app, 'PATCH /api/me', { token, body: { name: 'Robert' } });
    const { tables, shown } = await loaded(step, rename);
    await expect.poll(shown).toMatchObject({ person: { name: 'Robert' } });
    tables.close();
  });

  it('and whose deletion is stored without an answer is not named', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann);
    await sit(bob, table, 'b');
    at.tables.close();
    const { store } = at.house;
    const deletePerson = async (id: string) => {
      await store.deletePerson(id);
      throw new StoreTrouble('unavailable');
    };
    const secret = new Uint8Array(32);
    const people = new People({ store: { ...store, deletePerson }, clock: at.clock, secret });
    const tables = new Tables({ ...at.around, people });
    const { heard } = await watch(ann, table, tables);
    expect(heard.at(-1)).toContain(bob.name);
    await expect(people.delete(await whoIs(bob))).rejects.toThrow('unavailable');
    await expect.poll(() => heard.at(-1)).not.toContain(bob.name);
    expect(tables.peek(table.id)?.record.seats[1]).toMatchObject({ person: null });
    tables.close();
  });

  it('and while sitting down is not seated', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { seats: ['me', 'open', 'open'] });
    at.tables.close();
    const who = await whoIs(bob);
    const remove = () => ask(at.app, 'DELETE /api/me', { token: bob.token });
    const tables = tablesOn({ changeTable: delayed(at.house.store.changeTable, remove) });
    const { heard } = await watch(ann, table, tables);
    await tables.sit(who, table.id, 'b', table.code);
    await expect.poll(() => tables.peek(table.id)?.record.seats[1]).toMatchObject({ person: null });
    expect(heard.at(-1)).not.toContain(bob.name);
    tables.close();
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

describe('a listed table with an open seat', () => {
  const HALF_AN_HOUR = 30 * 60_000;
  const listed = async (tables = at.tables) => (await tables.listed()).map(({ id }) => id);

  it('is in the lobby for an hour after its host has left, and then no more', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { listed: true });
    const { leave } = await watch(ann, table);
    at.clock.pass(3 * HALF_AN_HOUR);
    expect(await listed()).toEqual([table.id]);
    leave();
    at.clock.pass(HALF_AN_HOUR);
    expect(live(table).isIdle(at.clock.now())).toBe(false);
    expect(await listed()).toEqual([table.id]);
    // Somebody who only looks does not keep it there, and it leaves although it is still in memory.
    await watch(bob, table);
    at.clock.pass(HALF_AN_HOUR);
    expect(await listed()).toEqual([]);
    expect(live(table).isClosed).toBe(false);
    await watch(ann, table);
    expect(await listed()).toEqual([table.id]);
  });

  it('is in the lobby after a restart if its host was there before, however long ago it was opened', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const [table, left] = [await openTable(ann, { listed: true }), await openTable(bob, { listed: true })];
    await watch(ann, table);
    at.clock.pass(4 * HALF_AN_HOUR);
    for (const each of [table, left]) await live(each).lookAfter(at.clock.now());
    at.tables.close();
    const tables = tablesOn({});
    await tables.resume();
    expect(await listed(tables)).toEqual([table.id]);
    tables.close();
  });

  it('stays in the lobby once its match has begun, until nobody is there', async () => {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { listed: true });
    await sit(bob, table, 'b');
    at.tables.close();
    const clock = new ServerClock(600);
    const tables = tablesOn({}, clock);
    const { leave } = await watch(ann, table, tables);
    const began = clock.now();
    await expect.poll(() => clock.now() - began).toBeGreaterThan(SEVEN_MINUTES);
    expect(await listed(tables)).toEqual([table.id]);
    leave();
    expect(await listed(tables)).toEqual([table.id]);
    await expect.poll(() => listed(tables), { timeout: 10_000 }).toEqual([]);
    tables.close();
  });
});

describe('an audience at a listed table', () => {
  it('does not see the whole match again when its room has to be opened again', async () => {
    const [ann, bob, eve] = [await guest(at.app), await guest(at.app), await guest(at.app)];
    const table = await openTable(ann, { listed: true });
    await sit(bob, table, 'b');
    at.tables.close();
    const tables = tablesOn({}, new ServerClock(SPEED));
    const { heard } = await watch(eve, table, tables);
    const versions = () => heard.map((text): number => JSON.parse(text).v);
    const opened = await tables.get(table.id);
    const say = (id: string, type: 'leave' | 'return') => opened.submit({ id, seat: 'b', action: { type } }, () => {});
    for (const id of ['1', '2']) {
      await say(`leave ${id}`, 'leave');
      await say(`return ${id}`, 'return');
    }
    await expect.poll(() => versions().at(-1), { timeout: 40_000 / SPEED }).toBe(4);
    // Another server takes the match over for a moment.
    await at.house.store.claim(table.match);
    await say('leave 3', 'leave').catch(() => {});
    await say('leave 3', 'leave');
    await expect.poll(() => versions().at(-1), { timeout: 60_000 / SPEED }).toBe(5);
    expect(versions()).toEqual(versions().toSorted());
    tables.close();
  });

  /** A listed match on a fast clock. `first`: the first message to somebody who begins to watch now. */
  async function listedMatch() {
    const [ann, bob, eve] = [await guest(at.app), await guest(at.app), await guest(at.app)];
    const opened = await openTable(ann, { listed: true });
    await sit(bob, opened, 'b');
    at.tables.close();
    const state = { isAway: false };
    const { claim } = at.house.store;
    const claimIfThere = (match: string) =>
      state.isAway ? Promise.reject(new StoreTrouble('unavailable')) : claim(match);
    const tables = tablesOn({ claim: claimIfThere }, new ServerClock(SPEED));
    const table = await tables.get(opened.id);
    const first = async () => {
      const { heard, leave } = await watch(eve, opened, tables);
      leave();
      return JSON.parse(heard[0] ?? '');
    };
    const say = (type: 'leave' | 'return') => table.submit({ id: type, seat: 'b', action: { type } }, () => {});
    return { ...opened, bob, eve, opened, tables, table, state, say, first };
  }
  const LATER = { timeout: 60_000 / SPEED };

  it('still has the view after a phrase', async () => {
    const { tables, table, say, first } = await listedMatch();
    await say('leave');
    table.say('b', 'hello');
    await new Promise((resolve) => setTimeout(resolve, 35_000 / SPEED));
    expect(await first()).toMatchObject({ v: 1, began: expect.any(Number), view: { presence: { b: 'away' } } });
    tables.close();
  });

  it('sees what it has yet to see, and who comes and goes, also while the store is away', async () => {
    const { tables, opened, bob, eve, match, state, say, first } = await listedMatch();
    const { heard } = await watch(eve, opened, tables);
    await say('leave');
    state.isAway = true;
    await at.house.store.claim(match);
    await say('return').catch(() => {});
    await watch(bob, opened, tables);
    await expect.poll(() => heard.at(-1), LATER).toContain(`"person":{"id":"${bob.id}"`);
    await expect.poll(() => heard.at(-1), LATER).toMatch(/"seat":"b".*"here":true/);
    const messages = heard.map((text) => JSON.parse(text));
    const versions = messages.map(({ v }) => v);
    expect(versions).toEqual(versions.toSorted());
    expect(messages.filter(({ v, view }) => v === 1 && view === null)).toEqual([]);
    expect(await first()).toMatchObject({ v: 1, began: expect.any(Number), view: { presence: { b: 'away' } } });
    tables.close();
  });
});
