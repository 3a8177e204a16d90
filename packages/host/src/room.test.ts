// One room: what it answers, in which order, at which moment, and what it leaves undone.

import { BOOK_IDS, type Inquiry, type InquiryAnswer } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import {
  type Deed,
  type Done,
  MemoryStore,
  type Published,
  RoomTrouble,
  type Row,
  rowsSeen,
  type Seated,
} from './index.ts';
import { Plain, search, setup } from './testing/players.ts';
import { pass, roomAt } from './testing/roomAt.ts';
import { UsedIds } from './usedIds.ts';

const ROLL = { type: 'roll', cubes: [] } as const;
const ok = (done: Done): number => {
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.v;
};

describe('an action', () => {
  it('is answered before anybody hears of its version', async () => {
    const { room } = await roomAt();
    const heard: string[] = [];
    room.watch('b', ({ v }) => heard.push(`b sees ${v}`));
    room.watch('a', ({ v }) => heard.push(`a sees ${v}`));
    const done = room.submit({ id: 'one', seat: 'a', action: ROLL }).then((answer) => heard.push(`done ${ok(answer)}`));
    await done;
    await room.quiet();
    expect(heard).toEqual(['b sees 0', 'a sees 0', 'done 1', 'b sees 1', 'a sees 1']);
  });

  it('is stored before it is answered, with its id, its moment and what was said', async () => {
    const { room, store, timer } = await roomAt();
    await pass({ room, timer }, 700);
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    const [row] = await store.rows(1);
    expect(row).toMatchObject({ v: 1, format: 1, id: 'one', at: 700, action: { ...ROLL, by: 'a' } });
    // Only the events have what was rolled.
    expect(row?.events.find(({ type }) => type === 'cubesRolled')).toMatchObject({ cubes: { length: 24 } });
  });

  it('sent again is not done again; a refused one is decided again', async () => {
    const { room } = await roomAt();
    const early = { id: 'goal', seat: 'a', action: { type: 'no-goal' } } as const;
    expect((await room.submit(early)).ok).toBe(false);
    const first = await room.submit({ id: 'one', seat: 'a', action: ROLL });
    expect(await room.submit({ id: 'one', seat: 'a', action: ROLL })).toEqual(first);
    expect(room.v).toBe(1);
    expect((await room.submit(early)).ok).toBe(true);
    // Another seat may have the same id.
    expect((await room.submit({ id: 'one', seat: 'b', action: { type: 'agree' } })).ok).toBe(true);
  });

  it('with an id that looks like another one is a new action', async () => {
    // These two ids of seat a have the same number.
    const [one, other] = ['122789', '339192'];
    const ids = new UsedIds();
    ids.add('a', one);
    expect(ids.find('a', other)).toBe(1);
    const { room } = await roomAt();
    const first = await room.submit({ id: one, seat: 'a', action: ROLL });
    expect(ok(await room.submit({ id: other, seat: 'a', action: { type: 'no-goal' } }))).toBe(2);
    expect(await room.submit({ id: one, seat: 'a', action: ROLL })).toEqual(first);
    expect(await room.submit({ id: other, seat: 'a', action: ROLL })).toEqual({ ok: true, v: 2 });
  });

  it('with an id that looks like others is found at once', () => {
    const ids = new UsedIds();
    for (const id of ['122789', '339192']) ids.add('a', id);
    expect([ids.find('a', '122789'), ids.find('a', '339192'), ids.find('b', '122789')]).toEqual([1, 2, 0]);
  });

  it('sent again reads one row of a long log', async () => {
    const store = new MemoryStore();
    let read = 0;
    const rows = (from: number, most?: number) => {
      const found = store.rows(from, most);
      read += found.length;
      return found;
    };
    const { room } = await roomAt({ store: { append: (row) => store.append(row), rows } });
    const walk = (nth: number) =>
      room.submit({ id: `${nth}`, seat: 'a', action: { type: nth % 2 ? 'leave' : 'return' } });
    for (let nth = 1; nth <= 40; nth += 1) await walk(nth);
    read = 0;
    expect(ok(await walk(3))).toBe(3);
    expect({ read, v: room.v }).toEqual({ read: 1, v: 40 });
  });

  it('that the caller does not admit leaves no trace; one that was done before has its answer', async () => {
    const { room } = await roomAt();
    const refuse = () => {
      throw new Error('Nobody may act now.');
    };
    const submit = (id: string, admit?: () => void) =>
      room.submit({ id, seat: 'a', action: ROLL, ...(admit && { admit }) });
    await expect(submit('one', refuse)).rejects.toThrow('Nobody may act now.');
    expect(room.v).toBe(0);
    // What is still being decided counts, too.
    const answers = await Promise.all([submit('one'), submit('one', refuse)]);
    expect(answers).toEqual([
      { ok: true, v: 1 },
      { ok: true, v: 1 },
    ]);
    expect(room.v).toBe(1);
  });

  it('sent again while the store cannot be read is answered with trouble, and later as before', async () => {
    const store = new MemoryStore();
    let broken = false;
    const rows = (from: number) => {
      if (broken) throw new Error('no connection');
      return store.rows(from);
    };
    const { room } = await roomAt({ store: { append: (row) => store.append(row), rows } });
    const roll = { id: 'one', seat: 'a', action: ROLL } as const;
    const first = await room.submit(roll);
    broken = true;
    await expect(room.submit(roll)).rejects.toMatchObject({ kind: 'unknown' });
    expect(ok(await room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } }))).toBe(2);
    broken = false;
    expect(await room.submit(roll)).toEqual(first);
  });

  it('sent again after a restart is answered as before', async () => {
    const { room, store } = await roomAt({ setup: { ...setup, officiating: 'table' } });
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    const goal = { type: 'set-goal', goal: room.match.shake?.resources.find((cube) => /\d/.test(cube)) } as const;
    await room.submit({ id: 'two', seat: 'a', action: goal });
    const [cube = ''] = room.match.shake?.resources ?? [];
    const outOfTurn = { id: 'three', seat: 'a', action: { type: 'move', cube, to: 'permitted' } } as const;
    const done = await room.submit(outOfTurn);
    expect(done).toMatchObject({ ok: true, v: 3, illegal: { rule: expect.any(String) } });
    // Only the actor was told, and only the actor can read it again.
    for (const viewer of ['a', 'b', 'judge', 'director', 'audience'])
      expect('illegal' in (rowsSeen({ setup: room.setup, rows: await store.rows(1) }, viewer)[2] ?? {}), viewer).toBe(
        viewer === 'a',
      );
    room.close();
    const again = await roomAt({ store, setup: { ...setup, officiating: 'table' } });
    expect(again.room.match).toEqual(room.match);
    expect(await again.room.submit(outOfTurn)).toEqual(done);
    expect(again.room.v).toBe(3);
  });

  it('for another seat is refused', async () => {
    const { room } = await roomAt();
    const done = await room.submit({ id: 'one', seat: 'b', action: { type: 'roll', by: 'a' } });
    expect(done).toMatchObject({ ok: false, refusal: { rule: 'start.players' } });
    expect(room.v).toBe(0);
  });

  it('cannot choose its dice or cards', async () => {
    const onSets = { ...setup, book: 'agloa-onsets-2023', division: 'middle' } as const;
    const { room } = await roomAt({ setup: onSets });
    const cubes = '1 1 1 B B B B B B B B U U U U V V V'.split(' ');
    const cards = ['B', 'BR', 'BG', 'BY', 'G', 'Y'];
    for (const few of [cubes, cubes.slice(0, 3)])
      expect(await room.submit({ id: 'roll', seat: 'a', action: { type: 'roll', cubes: few } })).toMatchObject({
        ok: false,
        refusal: { rule: 'start.setOut' },
      });
    expect(await room.submit({ id: 'deal', seat: 'b', action: { type: 'deal', cards } })).toMatchObject({
      ok: false,
      refusal: { rule: 'start.cards' },
    });
    expect(room.v).toBe(0);
    ok(await room.submit({ id: 'deal', seat: 'b', action: { type: 'deal', cards: 6 } }));
    ok(await room.submit({ id: 'roll', seat: 'a', action: { type: 'roll' } }));
    expect(room.match.shake?.universe).toHaveLength(6);
    expect(room.match.shake?.resources).toHaveLength(18);
  });

  it.each(BOOK_IDS)('%s has a clause against a player who names dice or cards', async (book) => {
    const { room } = await roomAt({ setup: { ...setup, book } });
    const cubes = Array.from({ length: 24 }, () => '1');
    for (const action of [{ type: 'roll', cubes } as const, { type: 'deal', cards: ['B', 'R'] } as const])
      expect(await room.submit({ id: action.type, seat: 'a', action })).toMatchObject({
        ok: false,
        refusal: { clause: expect.stringMatching(/./) },
      });
  });

  it('[mlag-onsets-adventurous-2017 II-A-3] names the cubes that are set out, and no others', async () => {
    const { room } = await roomAt({ setup: { ...setup, book: 'mlag-onsets-adventurous-2017' } });
    const roll = (cubes: string[]) => room.submit({ id: 'roll', seat: 'a', action: { type: 'roll', cubes } });
    expect(await roll(['V', 'V', 'A', 'B'])).toMatchObject({ ok: false, refusal: { clause: 'II-A-3' } });
    ok(await roll(['V', 'V', 'A']));
    expect(room.match.shake?.resources.slice(0, 3)).toEqual(['V', 'V', 'A']);
  });

  it('that is illegal without consequence leaves no trace', async () => {
    const { room, store } = await roomAt();
    expect((await room.submit({ id: 'one', seat: 'b', action: ROLL })).ok).toBe(false);
    expect(await store.rows(1)).toEqual([]);
  });
});

describe('time', () => {
  const timed = { ...setup, clocks: 'book' } as const;

  it('has a row of its own, before the action that comes after it', async () => {
    const opened = await roomAt({ setup: timed });
    const { room, store } = opened;
    room.begin();
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    // Nobody sets a Goal: the countdown costs a point.
    await pass(opened, 600_000);
    const rows = (await store.rows(2)).filter(({ action, id }) => action.type === 'clock' && id === null);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ events }) => events.at(-1)?.at));
  });

  it('is that of the arrival, however late the answer comes', async () => {
    let land: () => void = () => {};
    const store = new MemoryStore();
    const append = async (row: Row) => {
      if (row.v === 1) await new Promise<void>((resolve) => (land = resolve));
      store.append(row);
    };
    const { room, timer } = await roomAt({ setup: timed, store: { append, rows: (from) => store.rows(from) } });
    const first = room.submit({ id: 'one', seat: 'a', action: ROLL });
    await new Promise((resolve) => setTimeout(resolve, 0));
    timer.at(5_000, () => {});
    timer.jump();
    const second = room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } });
    // Long after every limit.
    timer.at(900_000, () => {});
    timer.jump();
    land();
    ok(await first);
    ok(await second);
    await room.quiet();
    const rows = store.rows(1).map(({ at, action }) => `${action.type} ${at}`);
    expect(rows.slice(0, 2)).toEqual(['roll 0', 'no-goal 5000']);
    expect(rows.slice(2)).toContainEqual(expect.stringMatching(/^clock/));
  });

  it('in which nobody ran the room does not count', async () => {
    const opened = await roomAt({ setup: timed });
    await pass(opened, 4_000);
    await opened.room.submit({ id: 'one', seat: 'a', action: ROLL });
    opened.room.close();
    opened.timer.at(10_000_000, () => {});
    opened.timer.jump();
    const { room } = await roomAt({ setup: timed, store: opened.store, timer: opened.timer });
    expect(room.at).toBe(4_000);
    expect(room.began).toBe(10_000_000 - 4_000);
  });
});

describe('watching', () => {
  it('begins with the current version, and brings every later one in order', async () => {
    const { room } = await roomAt({ bots: { a: new Plain(), b: new Plain() }, round: { shakes: 1 } });
    const seen: Published[] = [];
    room.watch('audience', (published) => seen.push(published));
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    await room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } });
    await room.quiet();
    expect(seen.map(({ v }) => v)).toEqual([0, 1, 2]);
    expect(seen[0]).toMatchObject({ events: [], view: { viewer: 'audience' } });
    expect(seen[2]).toMatchObject({ act: { type: 'no-goal', by: 'a' }, view: { phase: { name: 'no-goal' } } });
  });

  it('one watcher that fails does not keep the others from hearing', async () => {
    const { room, troubles } = await roomAt();
    const seen: number[] = [];
    room.watch('a', ({ v }) => {
      if (v > 0) throw new Error('not mine');
    });
    room.watch('b', ({ v }) => seen.push(v));
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    await room.quiet();
    expect({ seen, troubles: troubles.length }).toEqual({ seen: [0, 1], troubles: 1 });
  });

  it('ends when it is told to', async () => {
    const { room } = await roomAt();
    const seen: number[] = [];
    room.watch('a', ({ v }) => seen.push(v))();
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    await room.quiet();
    expect(seen).toEqual([0]);
  });
});

describe('bots', () => {
  it('that still think when the table changes or the room closes hear that nobody waits', async () => {
    const heard: string[] = [];
    let answer: (deed: Deed | null) => void = () => {};
    const slow: Seated = {
      act: ({ at }) => {
        heard.push(`slow is asked at ${at}`);
        return new Promise((resolve) => (answer = resolve));
      },
      overtaken: () => heard.push('slow is overtaken'),
    };
    const prompt: Seated = { act: () => null, overtaken: () => heard.push('prompt is overtaken') };
    const { room, timer } = await roomAt({ bots: { a: prompt, b: slow } });
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    room.begin();
    await settled();
    timer.at(1_000, () => {});
    timer.jump();
    ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }));
    await settled();
    answer(null);
    await settled();
    timer.at(2_000, () => {});
    timer.jump();
    ok(await room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } }));
    await settled();
    room.close();
    expect(heard).toEqual([
      'slow is asked at 0',
      'slow is overtaken',
      'slow is asked at 1000',
      'slow is asked at 2000',
      'slow is overtaken',
    ]);
  });

  it('others act while they think, and their plans for the old table are forgotten', async () => {
    const asked: ((deed: Deed | null) => void)[] = [];
    const bot: Seated = { act: () => new Promise((resolve) => asked.push(resolve)) };
    const onSets = { ...setup, book: 'agloa-onsets-2023', division: 'middle' } as const;
    const { room, store, timer } = await roomAt({ setup: onSets, bots: { b: bot } });
    const deal = (cards: number): Deed => ({ action: { type: 'deal', by: 'b', cards }, after: 0 });
    room.begin();
    await new Promise((resolve) => setTimeout(resolve, 0));
    ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    asked[0]?.(deal(6));
    asked[1]?.(deal(8));
    await room.quiet();
    timer.jump();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await store.rows(1)).map(({ action }) => action)).toMatchObject([
      { type: 'roll' },
      { type: 'deal', cards: 8 },
    ]);
    expect(asked).toHaveLength(3);
  });

  it('a slow one keeps nobody waiting', async () => {
    const never: Seated = { act: () => new Promise(() => {}) };
    const { room, timer } = await roomAt({ bots: { a: new Plain(0), b: never } });
    room.begin();
    await new Promise((resolve) => setTimeout(resolve, 0));
    timer.jump();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(room.v).toBe(1);
  });

  it('cannot act for another seat', async () => {
    const refused: string[] = [];
    const cheat: Seated = {
      act: () => ({ action: { type: 'leave', by: 'a' }, after: 0 }),
      refused: ({ rule }) => void refused.push(rule),
    };
    const opened = await roomAt({ bots: { b: cheat } });
    opened.room.begin();
    await pass(opened, 1);
    expect(refused).toEqual(['start.players', 'start.players', 'start.players']);
    expect(opened.room.match.presence).toEqual({ a: 'here', b: 'here' });
  });
});

describe('absence', () => {
  it('without clocks the room says leave after five minutes, and return when the seat is back', async () => {
    const opened = await roomAt();
    const { room } = opened;
    room.absent('b');
    await pass(opened, 299_999);
    expect(room.match.presence.b).toBe('here');
    await pass(opened, 1);
    expect(room.match.presence.b).toBe('away');
    room.back('b');
    await room.quiet();
    expect(room.match.presence.b).toBe('here');
  });

  it('a player who is back in time never left; a player who left in words returns in words', async () => {
    const opened = await roomAt();
    const { room } = opened;
    room.absent('b');
    await pass(opened, 200_000);
    room.back('b');
    await pass(opened, 600_000);
    expect(room.v).toBe(0);
    await room.submit({ id: 'bye', seat: 'b', action: { type: 'leave' } });
    room.back('b');
    await room.quiet();
    expect(room.match.presence.b).toBe('away');
  });

  it('with clocks only the limits run', async () => {
    const opened = await roomAt({ setup: { ...setup, clocks: 'book' } });
    opened.room.absent('b');
    await pass(opened, 1_000_000);
    expect(opened.room.v).toBe(0);
  });

  it('after a restart the room still knows whom it sent away', async () => {
    const opened = await roomAt();
    opened.room.absent('b');
    await pass(opened, 300_000);
    opened.room.close();
    const { room } = await roomAt({ store: opened.store });
    room.back('b');
    await room.quiet();
    expect(room.match.presence.b).toBe('here');
  });
});

describe('a store that fails', () => {
  /** Fails as it is told: before the row has landed, or after. */
  class Failing extends MemoryStore {
    next: 'before' | 'after' | undefined;
    unreadable = false;

    override append(row: Row): void {
      const { next } = this;
      this.next = undefined;
      if (next === 'before') throw new Error('full');
      super.append(row);
      if (next === 'after') throw new Error('gone');
    }

    override rows(from: number): readonly Row[] {
      if (this.unreadable) throw new Error('gone');
      return super.rows(from);
    }
  }

  it('nothing happened, nobody heard, and the sender knows', async () => {
    const store = new Failing();
    const { room } = await roomAt({ store });
    const seen: number[] = [];
    room.watch('b', ({ v }) => seen.push(v));
    store.next = 'before';
    const one = { id: 'one', seat: 'a', action: ROLL } as const;
    const failed = await room.submit(one).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RoomTrouble);
    expect(failed).toMatchObject({ kind: 'store', cause: { message: 'full' } });
    expect({ v: room.v, seen }).toEqual({ v: 0, seen: [0] });
    expect(ok(await room.submit(one))).toBe(1);
    await room.quiet();
    expect(seen).toEqual([0, 1]);
  });

  it('a row that was stored anyway has happened', async () => {
    const store = new Failing();
    const { room } = await roomAt({ store });
    store.next = 'after';
    expect(ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }))).toBe(1);
  });

  it('while nobody knows whether the row was stored, nothing goes on; the sender waits, and hears of it first', async () => {
    const store = new Failing();
    const opened = await roomAt({ store });
    const { room, troubles } = opened;
    const heard: string[] = [];
    room.watch('b', ({ v }) => heard.push(`b sees ${v}`));
    store.next = 'after';
    store.unreadable = true;
    const one = { id: 'one', seat: 'a', action: ROLL } as const;
    for (const send of ['first', 'again'])
      void room.submit(one, (done) => heard.push(`${send} done ${ok(done)}`)).catch(() => heard.push('lost'));
    await pass(opened, 5_000);
    expect({ v: room.v, heard }).toEqual({ v: 0, heard: ['b sees 0'] });
    expect(troubles).toContainEqual(expect.objectContaining({ kind: 'store' }));
    store.unreadable = false;
    await pass(opened, 1_000);
    expect(heard).toEqual(['b sees 0', 'first done 1', 'b sees 1', 'again done 1']);
    expect(await store.rows(1)).toHaveLength(1);
    // The five seconds in which nothing could be stored do not count.
    expect(room.at).toBe(1_000);
  });

  it('one that never says what it has closes the room; the next room answers', async () => {
    const store = new Failing();
    const opened = await roomAt({ store });
    store.next = 'after';
    store.unreadable = true;
    const one = { id: 'one', seat: 'a', action: ROLL } as const;
    const two = { id: 'two', seat: 'b', action: ROLL } as const;
    const lost = Promise.all([one, two].map((each) => opened.room.submit(each).catch((error: unknown) => error)));
    await pass(opened, 120_000);
    expect(await lost).toMatchObject([{ kind: 'closed' }, { kind: 'closed' }]);
    expect(opened.room.isClosed).toBe(true);
    store.unreadable = false;
    const { room } = await roomAt({ store });
    expect(ok(await room.submit(one))).toBe(1);
    expect((await room.submit(two)).ok).toBe(false);
  });

  it('one that never stores a row still gives every sender a clear error, and no clock runs', async () => {
    const store = new Failing();
    const opened = await roomAt({ store, setup: { ...setup, clocks: 'book' } });
    const { room } = opened;
    room.begin();
    ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }));
    const full = Object.assign(store, {
      append() {
        throw new Error('full');
      },
    });
    const late = room.match.tasks.length;
    for (let second = 0; second < 900; second += 1) {
      const done = room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } });
      await expect(done).rejects.toMatchObject({ kind: 'store' });
      await pass(opened, 1_000);
    }
    expect(room.match.tasks).toHaveLength(late);
    expect(room.at).toBeLessThan(1_000);
    Reflect.deleteProperty(full, 'append');
    expect(ok(await room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } }))).toBe(2);
  });

  it('one that takes half a minute to fail takes it from nobody', async () => {
    const store = new MemoryStore();
    let fail: (() => void) | undefined = () => {};
    const append = async (row: Row) => {
      if (fail) await new Promise<void>((_, reject) => (fail = () => reject(new Error('no connection'))));
      store.append(row);
    };
    const opened = await roomAt({ store: { append, rows: (from) => store.rows(from) } });
    const { room, timer } = opened;
    await pass(opened, 2_000);
    const roll = { id: 'one', seat: 'a', action: ROLL } as const;
    const lost = expect(room.submit(roll)).rejects.toMatchObject({ kind: 'store' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    timer.at(32_000, () => {});
    timer.jump();
    fail();
    await lost;
    fail = undefined;
    ok(await room.submit(roll));
    expect((await store.rows(1)).map(({ at }) => at)).toEqual([2_000]);
    expect(room.began).toBe(30_000);
  });

  it('a row that another program stored comes first', async () => {
    const store = new MemoryStore();
    const [{ room: one }, { room: other }] = await Promise.all([roomAt({ store }), roomAt({ store })]);
    ok(await one.submit({ id: 'one', seat: 'a', action: ROLL }));
    // The other room decides about a table that has changed, and finds out.
    const late = await other.submit({ id: 'two', seat: 'a', action: ROLL });
    expect(late.ok).toBe(false);
    expect(other.match).toEqual(one.match);
  });

  it('what the clock does is tried again later', async () => {
    const store = new Failing();
    const opened = await roomAt({ store, round: { ms: 10_000 } });
    opened.room.begin();
    await pass(opened, 9_000);
    store.next = 'before';
    await pass(opened, 1_500);
    expect(opened.troubles).toHaveLength(1);
    await pass(opened, 1_000);
    expect(opened.room.match.round).not.toBe('open');
  });
});

describe('judging', () => {
  const table = { ...setup, officiating: 'strict' } as const;
  const start = async (judging: (inquiry: Inquiry) => InquiryAnswer | Promise<InquiryAnswer>) => {
    const opened = await roomAt({ setup: table, judging });
    const { room } = opened;
    ok(await room.submit({ id: 'roll', seat: 'a', action: ROLL }));
    const goal = room.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
    ok(await room.submit({ id: 'goal', seat: 'a', action: { type: 'set-goal', goal } }));
    ok(await room.submit({ id: 'claim', seat: 'b', action: { type: 'challenge', claim: 'impossible' } }));
    return { ...opened, goal };
  };
  const paperOf = (goal: string) => ({ type: 'present', solution: { equation: `${goal}=${goal}` } }) as const;

  it('is asked for once, and the event loop stays free', async () => {
    const asked: Inquiry[] = [];
    let answer: () => void = () => {};
    const { room, store, goal, timer } = await start((inquiry) => {
      asked.push(inquiry);
      return new Promise((resolve) => (answer = () => resolve(search.answer(inquiry))));
    });
    const done = room.submit({ id: 'paper', seat: 'a', action: paperOf(goal) });
    await new Promise((resolve) => setTimeout(resolve, 0));
    timer.at(4_000, () => {});
    timer.jump();
    const later = room.submit({ id: 'sign', seat: 'b', action: { type: 'leave' } });
    expect(asked).toHaveLength(1);
    answer();
    ok(await done);
    ok(await later);
    expect(asked).toHaveLength(1);
    const rows = (await store.rows(1)).slice(-2);
    expect(rows.map(({ at, action }) => [at, action.type])).toEqual([
      [0, 'present'],
      [4_000, 'leave'],
    ]);
    expect(rows[0]?.events.filter(({ type }) => type === 'paperJudged')).toHaveLength(1);
  });

  it('that fails is a clear error, and nothing has happened', async () => {
    let fails = true;
    const { room, goal } = await start((inquiry) => {
      if (fails) throw new Error('no judge');
      return search.answer(inquiry);
    });
    const v = room.v;
    const paper = { id: 'paper', seat: 'a', action: paperOf(goal) } as const;
    const failed = await room.submit(paper).catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'judging', cause: { message: 'no judge' } });
    expect(room.v).toBe(v);
    fails = false;
    expect(ok(await room.submit(paper))).toBe(v + 1);
  });

  it('begins while others still write', async () => {
    const asked: Inquiry[] = [];
    const opened = await roomAt({
      setup: { ...table, players: ['a', 'b', 'c'] },
      judging: (inquiry) => {
        asked.push(inquiry);
        return search.answer(inquiry);
      },
    });
    const { room } = opened;
    ok(await room.submit({ id: 'roll', seat: 'a', action: ROLL }));
    const goal = room.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
    ok(await room.submit({ id: 'goal', seat: 'a', action: { type: 'set-goal', goal } }));
    ok(await room.submit({ id: 'claim', seat: 'b', action: { type: 'challenge', claim: 'impossible' } }));
    ok(await room.submit({ id: 'paper', seat: 'a', action: paperOf(goal) }));
    expect(room.match.phase.name).toBe('write');
    expect(asked).toHaveLength(1);
    ok(await room.submit({ id: 'none', seat: 'c', action: { type: 'decline' } }));
    expect(room.match.shakes).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

describe('a room that is closed', () => {
  it('does nothing more', async () => {
    const { room } = await roomAt();
    room.close();
    await expect(room.submit({ id: 'one', seat: 'a', action: ROLL })).rejects.toMatchObject({ kind: 'closed' });
  });

  it('tells what a rematch begins with', async () => {
    const { room } = await roomAt({ round: { shakes: 2 } });
    expect(room.rematch()).toEqual({ setup, round: { shakes: 2 } });
  });
});
