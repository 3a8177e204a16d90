// One client: every action with a readable table and id gets its answer, whatever else is in it, and a slow client misses nothing for good.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreTrouble, UnreadableRow } from '../stores/store.ts';
import { Tables } from '../tables/tables.ts';
import { ask, guest, type Somebody } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { CLOSE, Connection, type Line } from './connection.ts';
import { Limits } from './limits.ts';
import { SAYS } from './sentences.ts';

const WISH = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['me', 'open'], clocks: 'none' };

let at: TestHouse;
beforeEach(async () => {
  at = await testHouse();
});
afterEach(() => at.close());

/** The line to a client, which is full as long as a test says so. */
class TestLine implements Line {
  readonly heard: { type: string; [field: string]: unknown }[] = [];
  isSlow = false;
  closed: number | undefined;
  #waits: (() => void)[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  answer(text: string): void {
    this.send(text);
  }

  isFull(): boolean {
    return this.isSlow;
  }

  whenFree(call: () => void): void {
    this.#waits.push(call);
  }

  close(code: number): void {
    this.closed = code;
  }

  readAll(): void {
    this.isSlow = false;
    for (const call of this.#waits.splice(0)) call();
  }

  of(type: string) {
    return this.heard.filter((each) => each.type === type);
  }
}

async function connected(token: string, tables = at.tables, limits = new Limits()) {
  const { people, version, log } = at.house;
  const who = await people.known(token);
  const shown = who && (await people.shown(who.person.id, false));
  if (!who || !shown) throw new Error('Nobody is there.');
  const line = new TestLine();
  const house = { tables, clock: at.clock, limits, version, trouble: log.trouble };
  const connection = new Connection(who, shown, '10.0.0.1', line, house);
  const say = (message: object) => connection.hear(JSON.stringify(message));
  say({ type: 'hello', protocol: 1 });
  return { line, say };
}

/** The id of a table at which both of them sit. */
async function tableOf(ann: Somebody, bob: Somebody): Promise<string> {
  const { body } = await ask(at.app, 'POST /api/tables', { token: ann.token, body: WISH });
  const { id, code } = body.table;
  await ask(at.app, `PUT /api/tables/${id}/seats/b`, { token: bob.token, body: { code } });
  return id;
}

it('an action whose seat is not text is refused like one that names another seat', async () => {
  const [ann, bob] = [await guest(at.app), await guest(at.app)];
  const table = await tableOf(ann, bob);
  const { line, say } = await connected(ann.token);
  const names = [{ toString: 1, valueOf: 1 }, [{ toString: 1 }], ['a'], null, 7, 'b'];
  for (const [nth, by] of names.entries()) say({ type: 'act', table, id: `${nth}`, action: { type: 'leave', by } });
  await expect.poll(() => line.of('done').length).toBe(names.length);
  for (const done of line.of('done'))
    expect(done).toMatchObject({ ok: false, refusal: { facts: { key: 'who.otherSeat' } } });
  expect(line.of('error')).toEqual([]);
});

it('a client that reads slowly gets the newest lobby when it has caught up', async () => {
  const { token } = await guest(at.app);
  const open = () => ask(at.app, 'POST /api/tables', { token, body: { ...WISH, listed: true } });
  const { line, say } = await connected((await guest(at.app)).token);
  say({ type: 'lobby', on: true });
  expect(line.of('lobby')).toMatchObject([{ tables: [] }]);
  line.isSlow = true;
  // The lobby is told at most once a second, and this client hears nothing of it.
  await open();
  const other = await connected((await guest(at.app)).token);
  other.say({ type: 'lobby', on: true });
  await open();
  await expect.poll(() => other.line.of('lobby').at(-1)?.tables, { timeout: 5_000 }).toHaveLength(2);
  expect(line.of('lobby')).toHaveLength(1);
  line.readAll();
  expect(line.of('lobby')).toHaveLength(2);
  expect(line.of('lobby').at(-1)?.tables).toHaveLength(2);
});

/** Tables on a store that is away, is full, or has damaged logs as long as a test says so. */
function shakyTables() {
  at.tables.close();
  const { store } = at.around;
  const now = { isAway: false, isFull: false, isDamaged: false };
  const shaky: Pick<typeof store, 'rows' | 'claim' | 'append' | 'table'> = {
    rows: (match, ...given) => {
      if (now.isDamaged) return Promise.reject(new UnreadableRow(match, 1));
      return now.isAway ? gone() : store.rows(match, ...given);
    },
    claim: (...given) => (now.isAway ? gone() : store.claim(...given)),
    append: (...given) => (now.isFull ? gone() : store.append(...given)),
    table: (...given) => (now.isAway ? gone() : store.table(...given)),
  };
  const open = () => new Tables({ ...at.around, store: { ...store, ...shaky } });
  return { now, open };
}
const gone = () => Promise.reject(new StoreTrouble('unavailable'));

const LEAVE = { type: 'leave' } as const;

describe('a done action that is sent again', () => {
  /** A table at which somebody did something. */
  async function acted() {
    const [ann, bob] = [await guest(at.app), await guest(at.app)];
    const table = await tableOf(ann, bob);
    const shaky = shakyTables();
    const tables = shaky.open();
    const act = { type: 'act', table, id: 'x', action: LEAVE };
    const first = await connected(ann.token, tables);
    first.say(act);
    await expect.poll(() => first.line.of('done')).toMatchObject([{ ok: true, v: 1 }]);
    return { ...shaky, tables, token: ann.token, table, act };
  }

  /** Nobody hears that it did not happen, and later it gets the same answer. */
  async function endsAndIsDone(token: string, act: object, tables: Tables, mend: () => void) {
    const { line, say } = await connected(token, tables);
    say(act);
    await expect.poll(() => line.closed).toBe(CLOSE.draining);
    expect(line.of('done')).toEqual([]);
    mend();
    const again = await connected(token, tables);
    again.say(act);
    await expect.poll(() => again.line.of('done')).toMatchObject([{ ok: true, v: 1 }]);
    tables.close();
  }

  it('gets no refusal while its table cannot be loaded', async () => {
    const { now, open, tables, token, act } = await acted();
    tables.close();
    now.isAway = true;
    await endsAndIsDone(token, act, open(), () => {
      now.isAway = false;
    });
  });

  it('gets no refusal while its log cannot be read', async () => {
    const { now, open, tables, token, act } = await acted();
    tables.close();
    now.isDamaged = true;
    await endsAndIsDone(token, act, open(), () => {
      now.isDamaged = false;
    });
  });

  it('gets no refusal while its room cannot be opened again', async () => {
    const { now, tables, token, table, act } = await acted();
    // Another server took the match for a moment.
    await at.around.store.claim((await at.around.store.table(table))?.match ?? '');
    now.isAway = true;
    const { line, say } = await connected(token, tables);
    say({ ...act, id: 'y', action: { type: 'return' } });
    await expect.poll(() => line.closed).toBe(CLOSE.draining);
    await endsAndIsDone(token, act, tables, () => {
      now.isAway = false;
    });
  });

  it('gets the same answer if it comes too fast, while a new one is refused', async () => {
    const { tables, open, token, table, act } = await acted();
    const { line, say } = await connected(token, tables);
    for (let sent = 0; sent < 125; sent += 1) say({ type: 'ping' });
    say({ type: 'act', table, id: 'new', action: LEAVE });
    say(act);
    await expect
      .poll(() => line.of('done'))
      .toMatchObject([
        { id: 'new', ok: false, refusal: { message: SAYS.tooOften } },
        { id: 'x', ok: true, v: 1 },
      ]);
    expect(line.closed).toBeUndefined();
    tables.close();
    // A table that is not in memory is not loaded for that.
    const others = open();
    const again = await connected(token, others);
    for (let sent = 0; sent < 125; sent += 1) again.say({ type: 'ping' });
    again.say(act);
    expect(again.line.closed).toBe(CLOSE.tooOften);
    expect(again.line.of('done')).toEqual([]);
    others.close();
  });

  it('gets the same answer while too much happens at the table', async () => {
    const { tables, token, table, act } = await acted();
    const limits = new Limits();
    for (let taken = 0; taken < 300; taken += 1) limits.allowAction(table, at.clock.now());
    const { line, say } = await connected(token, tables, limits);
    say(act);
    say({ ...act, id: 'new' });
    await expect.poll(() => line.of('done')).toHaveLength(2);
    const answers = Object.fromEntries(line.of('done').map(({ id, ok }) => [id, ok]));
    expect(answers).toEqual({ x: true, new: false });
    tables.close();
  });
});

it('a first action that cannot be stored is refused in words', async () => {
  const [ann, bob] = [await guest(at.app), await guest(at.app)];
  const table = await tableOf(ann, bob);
  const { now, open } = shakyTables();
  const tables = open();
  const { line, say } = await connected(ann.token, tables);
  await tables.get(table);
  now.isFull = true;
  say({ type: 'act', table, id: 'x', action: LEAVE });
  await expect.poll(() => line.of('done')).toMatchObject([{ ok: false }]);
  expect(JSON.stringify(line.of('done'))).toContain('cannot save');
  tables.close();
});

it('a done action that is sent again while the store is away is not said to have failed', async () => {
  const [ann, bob] = [await guest(at.app), await guest(at.app)];
  const table = await tableOf(ann, bob);
  at.tables.close();
  let isAway = false;
  const { store } = at.around;
  const rows: typeof store.rows = async (...given) => {
    if (isAway) throw new StoreTrouble('unavailable');
    return store.rows(...given);
  };
  const tables = new Tables({ ...at.around, store: { ...store, rows } });
  const act = { type: 'act', table, id: 'x', action: { type: 'leave' } };
  const first = await connected(ann.token, tables);
  first.say(act);
  await expect.poll(() => first.line.of('done')).toMatchObject([{ ok: true, v: 1 }]);
  isAway = true;
  first.say(act);
  await expect.poll(() => first.line.closed).toBe(CLOSE.draining);
  expect(first.line.of('done')).toHaveLength(1);
  isAway = false;
  const second = await connected(ann.token, tables);
  second.say(act);
  await expect.poll(() => second.line.of('done')).toMatchObject([{ ok: true, v: 1 }]);
  tables.close();
});
