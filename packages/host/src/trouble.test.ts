// What goes wrong around a room: judges, timers, bots, connections and watchers that fail, hang, come late or talk nonsense.
import { type Inquiry, type InquiryAnswer, nextDeadline } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import {
  checkedJudging,
  type Deed,
  type Done,
  JumpingTimer,
  MemoryStore,
  type Room,
  type Row,
  type Seated,
  type Store,
  type Timer,
} from './index.ts';
import type { RoomOptions } from './room.ts';
import { Plain, search, setup } from './testing/players.ts';
import { pass, roomAt } from './testing/roomAt.ts';
import { JUDGING_MS, type Judging } from './verdicts.ts';

const ROLL = { type: 'roll', cubes: [] } as const;
const ok = (done: Done): number => {
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.v;
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const jumpTo = (timer: JumpingTimer, moment: number) => {
  timer.at(moment, () => {});
  while (timer.now() < moment) timer.jump();
};

describe('an answer', () => {
  it('comes before the version even through several functions', async () => {
    const { room } = await roomAt();
    const heard: string[] = [];
    room.watch('a', ({ v }) => heard.push(`sees ${v}`));
    const slow = async () => {
      const send = async () => room.submit({ id: 'one', seat: 'a', action: ROLL }, () => heard.push('done'));
      return await send();
    };
    await slow();
    await room.quiet();
    expect(heard).toEqual(['sees 0', 'done', 'sees 1']);
  });

  it('is given even if its listener fails', async () => {
    const { room, troubles } = await roomAt();
    const done = await room.submit({ id: 'one', seat: 'a', action: ROLL }, () => {
      throw new Error('gone');
    });
    expect(ok(done)).toBe(1);
    expect(troubles).toHaveLength(1);
  });

  it('also comes first if another room has stored the same action', async () => {
    const store = new MemoryStore();
    const [opened, { room: other }] = await Promise.all([roomAt({ store }), roomAt({ store })]);
    const roll = { id: 'one', seat: 'a', action: ROLL } as const;
    await pass(opened, 700);
    ok(await opened.room.submit(roll));
    const heard: string[] = [];
    other.watch('a', ({ v }) => heard.push(`sees ${v}`));
    await other.submit(roll, (done) => heard.push(`done ${ok(done)}`));
    await other.quiet();
    expect(heard).toEqual(['sees 0', 'done 1', 'sees 1']);
  });

  it('that will never come is announced when the room closes, and nobody hears of a later row', async () => {
    const store = new MemoryStore();
    let land = () => {};
    const append = async (row: Row) => {
      await new Promise<void>((resolve) => (land = resolve));
      store.append(row);
    };
    const { room } = await roomAt({ store: { append, rows: (from) => store.rows(from) } });
    const seen: number[] = [];
    room.watch('b', ({ v }) => seen.push(v));
    const both = ['one', 'two'].map((id) => room.submit({ id, seat: 'a', action: ROLL }).catch((error) => error));
    await turn();
    room.close();
    expect(await Promise.all(both)).toMatchObject([{ kind: 'closed' }, { kind: 'closed' }]);
    land();
    await turn();
    expect({ seen, stored: store.rows(1).length }).toEqual({ seen: [0], stored: 1 });
    const next = await roomAt({ store });
    expect(ok(await next.room.submit({ id: 'one', seat: 'a', action: ROLL }))).toBe(1);
  });
});

describe('a room that closes', () => {
  it('answers whoever sends later, also while its store hangs', async () => {
    const { room } = await roomAt({ store: { append: () => new Promise(() => {}), rows: () => [] } });
    const hangs = expect(room.submit({ id: 'one', seat: 'a', action: ROLL })).rejects.toMatchObject({ kind: 'closed' });
    await turn();
    room.close();
    await hangs;
    await expect(room.submit({ id: 'two', seat: 'a', action: ROLL })).rejects.toMatchObject({ kind: 'closed' });
  });

  it('answers everybody while its store hangs: who acts, who waits behind, who sends again, and who waits for quiet', async () => {
    const store = new MemoryStore();
    let hangs: 'append' | 'rows' | null = null;
    const never = new Promise<never>(() => {});
    const hanging: Store = {
      append: (row) => (hangs === 'append' ? never : store.append(row)),
      rows: (from) => (hangs === 'rows' ? never : store.rows(from)),
    };
    for (const what of ['append', 'rows'] as const) {
      hangs = null;
      const { room, troubles } = await roomAt({ store: hanging });
      await room.submit({ id: 'one', seat: 'a', action: ROLL });
      hangs = what;
      const id = what === 'rows' ? 'one' : 'two';
      const sent = [id, 'three', 'four'].map((each) =>
        expect(room.submit({ id: each, seat: 'a', action: { type: 'no-goal' } })).rejects.toMatchObject({
          kind: 'closed',
        }),
      );
      const waiting = [room.quiet(), room.rest()];
      room.back('a');
      room.playOfficials([]);
      await turn();
      expect(room.v).toBe(1);
      room.close();
      await Promise.all([...sent, ...waiting]);
      expect(troubles).toEqual([]);
    }
  });

  it('leaves no call behind: not for a bot, a judge, a store, a limit or an absence', async () => {
    const store = new MemoryStore();
    const broken: Seated = { act: () => Promise.reject(new Error('broken')) };
    const hanging: Judging = () => new Promise(() => {});
    const closed = async (options: Partial<RoomOptions>, act: (room: Room) => unknown) => {
      const { room, timer } = await roomAt(options);
      room.begin();
      act(room);
      await turn();
      const calls = timer.count;
      room.close();
      return { calls, left: timer.count };
    };
    const unreadable = {
      append: () => Promise.reject(new Error('gone')),
      rows: (from: number) => (from > 0 && unreadable.fails ? Promise.reject(new Error('gone')) : []),
      fails: false,
    };
    const roll = (room: Room) => {
      unreadable.fails = true;
      room.submit({ id: 'one', seat: 'a', action: ROLL }).catch(() => {});
    };
    const paper = async (room: Room) => {
      await room.submit({ id: 'roll', seat: 'a', action: ROLL });
      const goal = room.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
      await room.submit({ id: 'goal', seat: 'a', action: { type: 'set-goal', goal } });
      await room.submit({ id: 'claim', seat: 'b', action: { type: 'challenge', claim: 'impossible' } });
      const solution = { equation: `${goal}=${goal}` };
      await room.submit({ id: 'paper', seat: 'a', action: { type: 'present', solution } }).catch(() => {});
    };
    expect([
      await closed({ bots: { a: broken } }, () => {}),
      await closed({ judging: hanging }, paper),
      await closed({ store: unreadable }, roll),
      await closed({ store, setup: { ...setup, clocks: 'book' } }, roll),
      await closed({}, (room) => room.absent('b')),
    ]).toEqual(Array.from({ length: 5 }, () => ({ calls: 1, left: 0 })));
  });
});

describe('a judge', () => {
  /** A table at which a's paper is the last to come in. */
  const start = async (judging: Judging, store = new MemoryStore(), table = setup) => {
    const opened = await roomAt({ judging: checkedJudging(judging), store, setup: table });
    const { room } = opened;
    ok(await room.submit({ id: 'roll', seat: 'a', action: ROLL }));
    const goal = room.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
    ok(await room.submit({ id: 'goal', seat: 'a', action: { type: 'set-goal', goal } }));
    ok(await room.submit({ id: 'claim', seat: 'b', action: { type: 'challenge', claim: 'impossible' } }));
    const action = { type: 'present', solution: { equation: `${goal}=${goal}` } } as const;
    return { ...opened, paper: { id: 'paper', seat: 'a', action } as const };
  };

  it('who never answers holds the room for ten seconds, and is asked again', async () => {
    let hangs = true;
    const answers: ((answer: InquiryAnswer) => void)[] = [];
    const asked: Inquiry[] = [];
    const { room, store, timer, paper } = await start((inquiry) => {
      asked.push(inquiry);
      return hangs ? new Promise((resolve) => answers.push(resolve)) : search.answer(inquiry);
    });
    const { v } = room;
    const lost = room.submit(paper).catch((error: unknown) => error);
    const behind = room.submit({ id: 'away', seat: 'b', action: { type: 'leave' } });
    await turn();
    jumpTo(timer, JUDGING_MS);
    expect(await lost).toMatchObject({ kind: 'judging' });
    expect(ok(await behind)).toBe(v + 1);
    hangs = false;
    expect(ok(await room.submit(paper))).toBe(v + 2);
    expect(asked).toHaveLength(2);
    // The old answer comes after all, and changes nothing.
    const rows = await store.rows(1);
    answers[0]?.({ what: 'paper', judged: { correct: false, equalsGoal: false, reasons: [] } });
    await turn();
    expect(await store.rows(1)).toEqual(rows);
  });

  it('who never answers takes no time from the writer of the paper', async () => {
    let hangs = true;
    const judging: Judging = (inquiry) => (hangs ? new Promise(() => {}) : search.answer(inquiry));
    const { room, store, timer, paper } = await start(judging, undefined, { ...setup, clocks: 'book' });
    const limit = nextDeadline(room.match) ?? 0;
    jumpTo(timer, limit - 1);
    const lost = room.submit(paper).catch((error: unknown) => error);
    await turn();
    jumpTo(timer, limit - 1 + JUDGING_MS);
    expect(await lost).toMatchObject({ kind: 'judging' });
    hangs = false;
    ok(await room.submit(paper));
    expect((await store.rows(1)).at(-1)).toMatchObject({ at: limit - 1, action: { type: 'present' } });
    expect(room.match.penalties).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a sentence', 'correct'],
    ['an answer to another question', { what: 'regrouping', fails: null }],
    ['half an answer', { what: 'paper', judged: { correct: true } }],
    ['reasons that are none', { what: 'paper', judged: { correct: false, equalsGoal: false, reasons: ['bad'] } }],
  ])('who answers %s is not believed', async (_, nonsense) => {
    let answer: unknown = nonsense;
    const { room, store, paper } = await start(
      (inquiry) => (answer ?? (answer === undefined ? answer : search.answer(inquiry))) as InquiryAnswer,
    );
    const rows = await store.rows(1);
    await expect(room.submit(paper)).rejects.toMatchObject({ kind: 'judging' });
    expect(await store.rows(1)).toEqual(rows);
    answer = null;
    expect(ok(await room.submit(paper))).toBe(rows.length + 1);
  });

  it('is not asked again about papers whose verdict the log has', async () => {
    const store = new MemoryStore();
    const asked: Inquiry[] = [];
    const judging: Judging = (inquiry) => {
      asked.push(inquiry);
      return search.answer(inquiry);
    };
    const { room, paper } = await start(judging, store);
    ok(await room.submit(paper));
    room.close();
    expect(asked).toHaveLength(1);
    const again = await roomAt({ judging, store });
    await again.room.quiet();
    expect(again.room.match).toEqual(room.match);
    expect(asked).toHaveLength(1);
  });
});

describe('a timer', () => {
  /** Calls too early, on time, twice, and late. */
  class Unsteady extends JumpingTimer {
    override at(moment: number, call: () => void): () => void {
      const early = moment - 700 > this.now() ? [moment - 700] : [];
      const calls = [...early, moment, moment, moment + 1].map((when) => super.at(when, call));
      return () => {
        for (const cancel of calls) cancel();
      };
    }
  }

  it('that calls early, late and twice changes nothing', async () => {
    const timed = { ...setup, clocks: 'book' } as const;
    const rowsWith = async (timer: Timer & JumpingTimer) => {
      const opened = await roomAt({ setup: timed, timer, bots: { b: new Plain(2_000) } });
      opened.room.begin();
      await opened.room.submit({ id: 'one', seat: 'a', action: ROLL });
      await pass(opened, 400_000);
      return opened.store.rows(1);
    };
    const rows = await rowsWith(new JumpingTimer());
    expect(rows.length).toBeGreaterThan(3);
    expect(await rowsWith(new Unsteady())).toEqual(rows);
  });

  it('that is late does not take a turn from a bot that was in time', async () => {
    const timed = { ...setup, clocks: 'book' } as const;
    const opened = await roomAt({ setup: timed, bots: { a: new Plain(3_000) } });
    const { room, store, timer } = opened;
    room.begin();
    await pass(opened, 3_001);
    expect(room.v).toBe(1);
    // The process sleeps through the limit of setting a Goal.
    let now = timer.now();
    timer.now = () => now;
    now += 900_000;
    timer.jump();
    await room.quiet();
    expect((await store.rows(1))[1]).toMatchObject({ at: 6_000, action: { type: 'set-goal' } });
  });
});

describe('time', () => {
  const timed = { ...setup, clocks: 'book' } as const;

  it('comes before a late action in a row of its own, even if the timer has not called', async () => {
    const { room, store, timer } = await roomAt({ setup: timed });
    ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }));
    const limit = nextDeadline(room.match) ?? 0;
    timer.now = () => limit + 1;
    ok(await room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } }));
    expect((await store.rows(1)).map(({ at, action }) => [at, action.type])).toEqual([
      [0, 'roll'],
      [limit, 'clock'],
      [limit, 'approve-penalty'],
      [limit + 1, 'no-goal'],
    ]);
  });

  it('goes on ten seconds after a failure if nobody tries again', async () => {
    const store = new MemoryStore();
    let full = false;
    const append = (row: Row) => {
      if (full) throw new Error('full');
      store.append(row);
    };
    const opened = await roomAt({ setup: timed, store: { append, rows: (from) => store.rows(from) } });
    const { room } = opened;
    ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }));
    const limit = nextDeadline(room.match) ?? 0;
    full = true;
    await expect(room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } })).rejects.toMatchObject({
      kind: 'store',
    });
    full = false;
    await pass(opened, limit + 9_999);
    expect(room.v).toBe(1);
    await pass(opened, 1);
    expect((await store.rows(1))[1]).toMatchObject({ at: limit, action: { type: 'clock' } });
  });
});

describe('a bot', () => {
  it('whose deed was stored although the store failed is not refused', async () => {
    const store = new MemoryStore();
    const append = (row: Row) => {
      store.append(row);
      if (row.v === 1) throw new Error('The answer got lost.');
    };
    const plain = new Plain(0);
    const opened = await roomAt({ store: { append, rows: (from) => store.rows(from) }, bots: { a: plain } });
    opened.room.begin();
    await pass(opened, 1_000);
    expect(store.rows(1).map(({ action }) => action.type)).toEqual(['roll', 'set-goal']);
    expect(plain.refusals).toEqual([]);
  });

  it('that fails is asked again after a second, and given up after three failures', async () => {
    let fails = 2;
    const plain = new Plain(0);
    const asked: number[] = [];
    const shaky: Seated = {
      act(view) {
        asked.push(view.at);
        if (fails-- > 0) throw new Error('out of order');
        return plain.act(view);
      },
    };
    const opened = await roomAt({ bots: { a: shaky } });
    opened.room.begin();
    await pass(opened, 1_999);
    expect(opened.room.v).toBe(0);
    await pass(opened, 2);
    expect(opened.room.v).toBeGreaterThan(0);
    const broken = await roomAt({ bots: { a: { act: () => Promise.reject(new Error('broken')) } } });
    broken.room.begin();
    await pass(broken, 100_000);
    expect({ v: broken.room.v, troubles: broken.troubles.length }).toEqual({ v: 0, troubles: 3 });
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])(
    'that means to wait for %s milliseconds has failed',
    async (after) => {
      const opened = await roomAt({ bots: { a: { act: () => ({ action: { ...ROLL, by: 'a' }, after }) } } });
      opened.room.begin();
      await pass(opened, 10_000);
      expect({ v: opened.room.v, troubles: opened.troubles.length }).toEqual({ v: 0, troubles: 3 });
    },
  );

  it('that fails when it hears of a refusal is asked again like any other', async () => {
    const wrong: Seated = {
      act: () => ({ action: { type: 'sign', by: 'a' }, after: 0 }),
      refused() {
        throw new Error('not my fault');
      },
    };
    const opened = await roomAt({ bots: { a: wrong } });
    opened.room.begin();
    await pass(opened, 10_000);
    expect(opened.troubles).toHaveLength(3);
    expect(ok(await opened.room.submit({ id: 'one', seat: 'a', action: ROLL }))).toBe(1);
  });

  it('that answers after the room has closed does nothing', async () => {
    let answer: (deed: Deed) => void = () => {};
    const { room, timer } = await roomAt({ bots: { a: { act: () => new Promise((resolve) => (answer = resolve)) } } });
    room.begin();
    await turn();
    room.close();
    answer({ action: { ...ROLL, by: 'a' }, after: 0 });
    await turn();
    expect({ jumps: timer.jump(), v: room.v }).toEqual({ jumps: false, v: 0 });
  });
});

describe('a connection', () => {
  it('that is back before the store could keep the leave is never sent away', async () => {
    const store = new MemoryStore();
    let full = true;
    const append = (row: Row) => {
      if (full) throw new Error('full');
      store.append(row);
    };
    const opened = await roomAt({ store: { append, rows: (from) => store.rows(from) } });
    opened.room.absent('b');
    await pass(opened, 301_500);
    expect(opened.troubles).not.toEqual([]);
    opened.room.back('b');
    full = false;
    await pass(opened, 60_000);
    expect(store.rows(1)).toEqual([]);
  });

  it('that is back while the leave is being stored returns', async () => {
    const store = new MemoryStore();
    let land = () => {};
    const append = async (row: Row) => {
      if (row.action.type === 'leave') await new Promise<void>((resolve) => (land = resolve));
      store.append(row);
    };
    const { room, timer } = await roomAt({ store: { append, rows: (from) => store.rows(from) } });
    room.absent('b');
    jumpTo(timer, 300_000);
    await turn();
    room.back('b');
    land();
    await room.quiet();
    expect(store.rows(1).map(({ action }) => action.type)).toEqual(['leave', 'return']);
  });

  it('that comes and goes is sent away again after five more minutes', async () => {
    const opened = await roomAt();
    for (const v of [1, 3]) {
      opened.room.absent('b');
      opened.room.absent('b');
      await pass(opened, 300_000);
      expect(opened.room.v).toBe(v);
      opened.room.back('b');
      await opened.room.quiet();
    }
    expect(opened.room.match.presence.b).toBe('here');
  });
});

describe('whoever hears of trouble', () => {
  it('may fail, and the match goes on', async () => {
    const trouble = () => {
      throw new Error('nobody listens');
    };
    const broken: Seated = { act: () => Promise.reject(new Error('broken')) };
    const store = new MemoryStore();
    let full = true;
    const append = (row: Row) => {
      if (full && row.action.type === 'clock') throw new Error('full');
      store.append(row);
    };
    const options = { trouble, bots: { b: broken }, store: { append, rows: (from: number) => store.rows(from) } };
    const opened = await roomAt({ ...options, setup: { ...setup, clocks: 'book' } });
    const { room } = opened;
    room.begin();
    room.watch('a', trouble);
    ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }));
    await pass(opened, 200_000);
    full = false;
    expect(ok(await room.submit({ id: 'two', seat: 'b', action: { type: 'leave' } }))).toBeGreaterThan(1);
  });
});

describe('officials', () => {
  it('a person who sits down as the judge decides; when the person gets up, the room decides', async () => {
    const { room } = await roomAt({ round: { shakes: 0 }, officials: [] });
    room.begin();
    await room.quiet();
    expect(room.match.round).toBe('open');
    expect(ok(await room.submit({ id: 'one', seat: 'a', action: ROLL }))).toBe(1);
    const again = { type: 'replay-shake', players: ['a', 'b'] } as const;
    expect((await room.submit({ id: 'two', seat: 'a', action: again })).ok).toBe(false);
    expect(ok(await room.submit({ id: 'two', seat: 'judge', action: again }))).toBe(2);
    expect(ok(await room.submit({ id: 'two', seat: 'director', action: { type: 'end-round' } }))).toBe(3);
    // Ids belong to a seat, after a restart too.
    expect(ok(await room.submit({ id: 'two', seat: 'judge', action: again }))).toBe(2);
  });

  it('the room takes over what no person does anymore', async () => {
    const { room, store } = await roomAt({ round: { shakes: 0 }, officials: ['judge'] });
    room.begin();
    await room.quiet();
    expect(room.v).toBe(0);
    room.playOfficials(['judge', 'director']);
    await room.quiet();
    expect((await store.rows(1))[0]?.action).toEqual({ type: 'end-round', by: 'director' });
  });
});

describe('a view', () => {
  it('lets no limit run out before deciding what arrived in time', async () => {
    const store = new MemoryStore();
    let land = () => {};
    const append = async (row: Row) => {
      if (row.action.type === 'roll') await new Promise<void>((resolve) => (land = resolve));
      store.append(row);
    };
    const timed = { ...setup, clocks: 'book' } as const;
    const { room, timer } = await roomAt({ setup: timed, store: { append, rows: (from) => store.rows(from) } });
    const seen: number[] = [];
    room.watch('b', ({ view }) => seen.push(view.at));
    const roll = room.submit({ id: 'one', seat: 'a', action: ROLL });
    await turn();
    const none = room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } });
    jumpTo(timer, 900_000);
    expect(room.view('b').at).toBe(0);
    land();
    ok(await roll);
    ok(await none);
    await room.quiet();
    expect(seen.slice(0, 2)).toEqual([0, 0]);
  });

  it('opens no paper before the end of the time to write is stored', async () => {
    const timed = { ...setup, clocks: 'book', players: ['a', 'b', 'c'] } as const;
    const { room, timer } = await roomAt({ setup: timed });
    ok(await room.submit({ id: 'roll', seat: 'a', action: ROLL }));
    const goal = room.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
    ok(await room.submit({ id: 'goal', seat: 'a', action: { type: 'set-goal', goal } }));
    ok(await room.submit({ id: 'claim', seat: 'b', action: { type: 'challenge', claim: 'impossible' } }));
    const equation = `${goal}=${goal}`;
    ok(await room.submit({ id: 'paper', seat: 'a', action: { type: 'present', solution: { equation } } }));
    await room.quiet();
    // The time is over, and the timer has not called yet. If the room ended now, c would have time left.
    const { v } = room;
    let now = timer.now() + 900_000;
    timer.now = () => now;
    const seen: string[] = [];
    room.watch('c', ({ v: at, events, view }) =>
      seen.push(`${at} ${JSON.stringify([events, view]).includes(equation)}`),
    );
    expect(room.view('c').phase.name).toBe('write');
    now += 1;
    timer.jump();
    await room.quiet();
    expect(seen[0]).toBe(`${v} false`);
    expect(seen).toContain(`${v + 1} true`);
  });

  it('of a thousand watchers is made once for each kind of viewer', async () => {
    const { room } = await roomAt();
    const views = new Set<unknown>();
    let heard = 0;
    for (let each = 0; each < 1_000; each += 1)
      room.watch(each % 2 === 0 ? 'audience' : 'b', ({ v, view }) => {
        if (v === 0) return;
        heard += 1;
        views.add(view);
      });
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    await room.quiet();
    expect({ heard, views: views.size }).toEqual({ heard: 1_000, views: 2 });
  });
});
