// A program's seat at a live table: what it is asked, when it acts, and what is sent again or dropped.
import type { Deed } from '@openshake/host';
import { makeView } from '@openshake/protocol/server';
import { type Acted, type Action, withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '../bot/program.ts';
import { EQUATIONS_START, tableAfter } from '../testing/seats.ts';
import { ENGLISH } from '../words/speech.ts';
import { LiveSeat } from './seat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LAID = { book: 'mlag-equations-basic-2018', division: 'middle', players: ['ann', 'bob'] } as const;
const moved = (by: string, cube: string): Action => ({ type: 'move', by, cube, to: 'permitted' });
const MOVES = [moved('bob', '1'), moved('ann', '2'), moved('bob', '3'), moved('ann', '4')];

/** What bob sees after this many actions, as it goes over the wire. */
const viewAfter = (count: number, laid: object = {}): Record<string, unknown> => {
  const table = tableAfter([...EQUATIONS_START, ...MOVES].slice(0, count), { ...LAID, ...laid });
  return JSON.parse(JSON.stringify(makeView(withLegal(table.view('bob', count * 1000), search) as never)));
};

/** The fields that differ, and null for those that are gone. */
const changes = (from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> => {
  const isNew = ([field, value]: [string, unknown]) => JSON.stringify(from[field]) !== JSON.stringify(value);
  const gone = Object.keys(from).filter((field) => !Object.hasOwn(to, field));
  return Object.fromEntries([...Object.entries(to).filter(isNew), ...gone.map((field) => [field, null] as const)]);
};

const MOVE: Acted = { type: 'move', by: 'bob', cube: '5', to: 'permitted' };

/** A seat whose program answers each view with the next of these, and then waits. */
function seatWith(answers: (Deed | null)[], speed = 1) {
  const acts: { id: string; action: object }[] = [];
  const seen: { phase: string; at: number }[] = [];
  const told: string[] = [];
  const said: string[] = [];
  const sat: unknown[] = [];
  const results: Result[] = [];
  const overs: Result[] = [];
  const seat = new LiveSeat({
    program: {
      sit: (at) => sat.push(at),
      act: (view) => {
        seen.push({ phase: view.phase.name, at: view.at });
        return Promise.resolve(answers.shift() ?? null);
      },
      tellRefusal: ({ message }) => told.push(message),
      over: (result) => overs.push(result),
    },
    match: 'm1',
    act: (id, action) => acts.push({ id, action }),
    speed,
    say: (text) => said.push(ENGLISH.tell(text)),
    over: (result) => results.push(result),
  });
  const table = (v: number, view: Record<string, unknown> | null) => seat.heard({ type: 'table', table: 't', v, view });
  const done = (id: string | undefined, v: number) =>
    seat.done({ type: 'done', table: 't', id: id ?? '', ok: true, v });
  const refused = (id: string | undefined, refusal: { rule?: string; message: string }) =>
    seat.done({ type: 'done', table: 't', id: id ?? '', ok: false, refusal });
  return { seat, acts, seen, told, said, sat, results, overs, table, done, refused };
}

const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('views', () => {
  test('the program sits down at the first one, and is asked about each version once', async () => {
    const { table, sat, seen } = seatWith([]);
    table(0, null);
    expect(sat).toEqual([]);
    table(2, viewAfter(2));
    await soon();
    expect(sat).toMatchObject([{ match: 'm1', seat: 'bob', setup: { ...LAID, clocks: 'none' } }]);
    table(2, {});
    table(3, viewAfter(3));
    await soon();
    expect(seen.map(({ at }) => at)).toEqual([1000, 2000]);
    expect(sat).toHaveLength(1);
  });

  test('a later one leaves out what has not changed, and null is gone', async () => {
    const { table, seen, said } = seatWith([]);
    const [first, second] = [viewAfter(1), viewAfter(2)];
    const change = changes(first, second);
    expect(Object.keys(change).length).toBeLessThan(Object.keys(second).length);
    table(1, { ...first, writing: null });
    table(2, change);
    await soon();
    expect(said).toEqual([]);
    expect(seen.map(({ phase }) => phase)).toEqual(['goal', 'move']);
  });

  test('one that makes no sense is reported, and the next one counts', async () => {
    const { table, seen, said } = seatWith([]);
    table(1, { ...viewAfter(1), players: 'nobody' });
    expect(said).toEqual([
      'The server sent a view that makes no sense. "players" makes no sense. Here it is "nobody".',
    ]);
    table(2, viewAfter(2));
    await soon();
    expect(seen).toHaveLength(1);
  });
});

describe('a deed', () => {
  test('is sent when its time has come, at the speed of the table, and without the seat', async () => {
    const { table, acts } = seatWith([{ action: MOVE, after: 5000 }], 10);
    table(2, viewAfter(2));
    await soon(499);
    expect(acts).toEqual([]);
    await soon(1);
    expect(acts).toEqual([{ id: expect.any(String), action: { type: 'move', cube: '5', to: 'permitted' } }]);
  });

  test('names no dice', async () => {
    const cubes = [...'012345678912+-x/+-x/^r+-'];
    const { table, acts } = seatWith([{ action: { type: 'roll', by: 'bob', cubes }, after: 0 }]);
    table(2, viewAfter(2));
    await soon();
    expect(acts).toMatchObject([{ action: { type: 'roll', cubes: [] } }]);
  });

  test('about an earlier table is dropped', async () => {
    const { table, acts, seen } = seatWith([{ action: MOVE, after: 1000 }]);
    table(2, viewAfter(2));
    await soon(900);
    table(3, viewAfter(3));
    await soon(5000);
    expect(seen).toHaveLength(2);
    expect(acts).toEqual([]);
  });

  test('waits for the answer to the one before, and is dropped if that one changed the table', async () => {
    const deed = { action: MOVE, after: 0 };
    const { table, acts, done, seen } = seatWith([deed, deed, null]);
    table(2, viewAfter(2));
    await soon();
    table(3, viewAfter(3));
    await soon(1000);
    expect(acts).toHaveLength(1);
    done(acts[0]?.id, 4);
    await soon(1000);
    expect(acts).toHaveLength(1);
    table(4, viewAfter(4));
    await soon();
    expect(seen).toHaveLength(3);
  });

  test('goes out after the answer to the one before, if the table is still the same', async () => {
    const deed = { action: MOVE, after: 0 };
    const { table, acts, refused, told } = seatWith([deed, deed]);
    table(2, viewAfter(2));
    await soon();
    table(3, viewAfter(3));
    await soon();
    refused(acts[0]?.id, { rule: 'move.turn', message: 'It is not your turn.' });
    expect(told).toEqual(['It is not your turn.']);
    expect(acts.map(({ id }) => id)).toEqual([acts[0]?.id, expect.not.stringMatching(acts[0]?.id ?? '')]);
  });

  test('that is too long for the server is refused here', async () => {
    const solution = { equation: '1'.repeat(70_000) };
    const { table, acts, told } = seatWith([{ action: { type: 'present', by: 'bob', solution }, after: 0 }]);
    table(2, viewAfter(2));
    await soon();
    expect(acts).toEqual([]);
    expect(told).toEqual(['This action is too long for the server.']);
  });
});

describe('a new line', () => {
  test('gets the unanswered action again, with the same id, if the table is the same', async () => {
    const { seat, table, acts, done } = seatWith([{ action: MOVE, after: 0 }]);
    table(2, viewAfter(2));
    await soon();
    seat.connected();
    expect(acts).toHaveLength(1);
    table(2, viewAfter(2));
    expect(acts).toHaveLength(2);
    expect(acts[1]).toEqual(acts[0]);
    done(acts[0]?.id, 3);
    done(acts[0]?.id, 3);
    await soon(60_000);
    expect(acts).toHaveLength(2);
  });

  test('does not get it if the table has moved on: it was done, or it is out of date', async () => {
    const { seat, table, acts, seen } = seatWith([
      { action: MOVE, after: 0 },
      { action: MOVE, after: 0 },
    ]);
    table(2, viewAfter(2));
    await soon();
    seat.connected();
    table(4, viewAfter(4));
    await soon();
    expect(seen).toHaveLength(2);
    expect(acts).toHaveLength(2);
    expect(acts[1]?.id).not.toBe(acts[0]?.id);
  });

  test('begins with the whole view', async () => {
    const { seat, table, said } = seatWith([]);
    table(2, viewAfter(2));
    seat.connected();
    table(3, { table: {} });
    expect(said).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('by a rule is told, and the program is asked again, three times at most', async () => {
    const deed = { action: MOVE, after: 0 };
    const { table, acts, refused, seen, told } = seatWith([deed, deed, deed, deed]);
    table(2, viewAfter(2));
    for (let times = 1; times <= 3; times += 1) {
      await soon();
      refused(acts.at(-1)?.id, { rule: 'move.turn', message: 'It is not your turn.' });
    }
    await soon(60_000);
    expect({ acts: acts.length, seen: seen.length, told: told.length }).toEqual({ acts: 3, seen: 3, told: 3 });
    table(3, viewAfter(3));
    await soon();
    expect(acts).toHaveLength(4);
  });

  test('without a rule is trouble: the same action is sent again, later and later', async () => {
    const { table, acts, refused, told, said, done } = seatWith([{ action: MOVE, after: 0 }]);
    table(2, viewAfter(2));
    await soon();
    for (const ms of [500, 1000, 2000]) {
      refused(acts.at(-1)?.id, { message: 'Nothing can be saved just now.' });
      const { length } = acts;
      await soon(ms - 1);
      expect(acts).toHaveLength(length);
      await soon(1);
      expect(acts).toHaveLength(length + 1);
    }
    expect(new Set(acts.map(({ id }) => id)).size).toBe(1);
    expect(told).toEqual([]);
    expect(said).toEqual(['The server has a problem: Nothing can be saved just now.']);
    done(acts[0]?.id, 3);
    await soon(60_000);
    expect(acts).toHaveLength(4);
  });

  test('without a rule is forgotten when the table changes', async () => {
    const { table, acts, refused } = seatWith([{ action: MOVE, after: 0 }]);
    table(2, viewAfter(2));
    await soon();
    refused(acts[0]?.id, { message: 'Nothing can be saved just now.' });
    table(3, viewAfter(3));
    await soon(60_000);
    expect(acts).toHaveLength(1);
  });
});

describe('the end', () => {
  const over = (): Record<string, unknown> => {
    const table = tableAfter([{ type: 'end-round', by: 'director' }], LAID);
    return JSON.parse(JSON.stringify(makeView(withLegal(table.view('bob', 1000), search) as never)));
  };

  test('comes when the match is over and the program has nothing more to do', async () => {
    const { table, acts, done, results, overs } = seatWith([{ action: { type: 'sign', by: 'bob' }, after: 0 }]);
    table(1, over());
    await soon();
    expect(acts).toMatchObject([{ action: { type: 'sign' } }]);
    expect(results).toEqual([]);
    done(acts[0]?.id, 2);
    table(2, { ...over(), signed: ['bob'] });
    await soon();
    expect(results).toMatchObject([{ totals: { ann: 0, bob: 0 } }]);
    expect(overs).toEqual(results);
    table(3, { ...over(), signed: ['ann', 'bob'] });
    await soon();
    expect(results).toHaveLength(1);
  });

  test('comes after a refusal too', async () => {
    const { table, acts, refused, results } = seatWith([{ action: { type: 'sign', by: 'bob' }, after: 0 }]);
    table(1, over());
    await soon();
    refused(acts[0]?.id, { rule: 'match.sign', message: 'You have signed.' });
    await soon();
    expect(results).toHaveLength(1);
  });

  test('a closed seat asks nothing and sends nothing', async () => {
    const { seat, table, acts, seen } = seatWith([{ action: MOVE, after: 1000 }]);
    table(2, viewAfter(2));
    await soon();
    seat.close();
    table(3, viewAfter(3));
    await soon(60_000);
    expect({ acts, seen: seen.length }).toEqual({ acts: [], seen: 1 });
  });
});
