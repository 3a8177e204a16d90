// The caller that runs a room follows its rows and makes the views itself.
import { eventsFor, type MatchState, type MatchView, nextDeadline, type Viewer } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { MemoryStore, type Published, type Row } from './index.ts';
import { Plain, search, setup } from './testing/players.ts';
import { pass, roomAt } from './testing/roomAt.ts';

const ROLL = { type: 'roll', cubes: [] } as const;
const VIEWERS: readonly Viewer[] = ['a', 'b', 'judge', 'director', 'audience'];
const timed = { ...setup, clocks: 'book' } as const;

describe('who follows a room', () => {
  it('hears each row after its sender got the answer', async () => {
    const { room, store } = await roomAt();
    const heard: string[] = [];
    const rows: Row[] = [];
    room.follow({
      heard(row, match) {
        rows.push(row);
        heard.push(`row ${row.v}`);
        expect(match).toBe(room.match);
      },
    });
    await room.submit({ id: 'one', seat: 'a', action: ROLL }, ({ ok }) => heard.push(`answered ${ok}`));
    await room.submit({ id: 'two', seat: 'b', action: ROLL }, ({ ok }) => heard.push(`answered ${ok}`));
    await room.quiet();
    expect(heard).toEqual(['answered true', 'row 1', 'answered false']);
    expect(rows).toEqual(await store.rows(1));
  });

  it('can make what each viewer gets, at once and later', async () => {
    const bots = { a: new Plain(), b: new Plain() };
    const judging = search.answer;
    const opened = await roomAt({ setup: timed, bots, judging, round: { shakes: 2 } });
    const { room } = opened;
    const watched = new Map<Viewer, Published[]>(VIEWERS.map((viewer) => [viewer, []]));
    for (const viewer of VIEWERS) room.watch(viewer, (published) => watched.get(viewer)?.push(published));
    const followed: { row: Row; match: MatchState; views: MatchView[] }[] = [];
    room.follow({
      heard: (row, match) => followed.push({ row, match, views: VIEWERS.map((viewer) => room.see(match, viewer)) }),
    });
    room.begin();
    await pass(opened, 3_600_000);
    expect(room.match.phase.name).toBe('over');
    expect(followed.length).toBe(room.v);
    for (const [index, viewer] of VIEWERS.entries()) {
      const [, ...seen] = watched.get(viewer) ?? [];
      expect(
        followed.map(({ row, match, views }) => [row.v, eventsFor(match, row.events, viewer), views[index]]),
      ).toEqual(seen.map(({ v, events, view }) => [v, events, view]));
      // Verdicts of shakes that are over are forgotten, and an old table still looks as it did.
      expect(followed.map(({ match }) => room.see(match, viewer))).toEqual(seen.map(({ view }) => view));
    }
  });

  it('that fails holds up nobody', async () => {
    const { room, troubles } = await roomAt();
    const seen: number[] = [];
    room.watch('b', ({ v }) => seen.push(v));
    room.follow({
      heard() {
        throw new Error('out of order');
      },
    });
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    await room.quiet();
    expect(seen).toEqual([0, 1]);
    expect(troubles).toMatchObject([{ message: 'out of order' }]);
  });

  it('hears when time that stood still goes on without a row', async () => {
    const store = new MemoryStore();
    let full = false;
    const append = (row: Row) => {
      if (full) throw new Error('full');
      store.append(row);
    };
    const opened = await roomAt({ setup: timed, store: { append, rows: (from) => store.rows(from) } });
    const { room } = opened;
    const began: number[] = [];
    room.follow({ heard: () => {}, timeGoesOn: () => began.push(room.began) });
    await room.submit({ id: 'one', seat: 'a', action: ROLL });
    await pass(opened, 1_000);
    expect(nextDeadline(room.match)).toBeGreaterThan(20_000);
    full = true;
    await expect(room.submit({ id: 'two', seat: 'a', action: { type: 'no-goal' } })).rejects.toThrow('store');
    full = false;
    await pass(opened, 9_999);
    expect(began).toEqual([]);
    await pass(opened, 1);
    expect(began).toEqual([10_000]);
    await pass(opened, 5_000);
    expect({ v: room.v, began: room.began, told: began }).toEqual({ v: 1, began: 10_000, told: [10_000] });
  });
});
