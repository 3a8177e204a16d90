// Stepping through a match: its moments end where the match ended, and its shakes follow one another.

import { createBot } from '@openshake/bots';
import { JumpingTimer, MemoryStore, Room, same } from '@openshake/host';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { laidBefore, momentsOf, shakesIn } from './moments.ts';

async function playedMatch(seed: number) {
  const store = new MemoryStore();
  const timer = new JumpingTimer();
  let state = seed;
  const chance = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const players = ['a', 'b'];
  const bots = Object.fromEntries(
    players.map((seat, at) => [seat, createBot({ level: 'first-term', seat, seed: seed + at, pace: 0 })]),
  );
  const setup = {
    book: 'mlag-onsets-basic-2019',
    division: 'middle',
    players,
    officiating: 'strict',
    clocks: 'book',
    variations: true,
  } as const;
  const trouble = (error: unknown) => {
    throw error;
  };
  const dice = { from: () => chance };
  const room = await Room.open({ setup, round: { shakes: 2 }, store, timer, dice, search, bots, trouble });
  room.begin();
  do await room.quiet();
  while (timer.jump());
  room.close();
  return { setup, rows: store.rows(1), match: room.match };
}

describe('the moments of a match', () => {
  for (const seed of [5, 6])
    it(`end where the match ended, seed ${seed}`, async () => {
      const { setup, rows, match } = await playedMatch(seed);
      const moments = momentsOf(setup, rows);
      expect(moments.length).toBeGreaterThan(10);
      expect(moments.length).toBeLessThanOrEqual(rows.length);
      expect(same(moments.at(-1)?.match, match)).toBe(true);
      const shakes = shakesIn(moments);
      expect(shakes.map(({ shake }) => shake)).toEqual([1, 2]);
      expect(shakes[0]?.last).toBeLessThan(shakes[1]?.first ?? 0);
      // After the last shake its table stays in view.
      expect(moments.at(-1)?.match.shake).toBeNull();
      expect(laidBefore(moments, moments.length - 1)?.match.shake?.number).toBe(2);
      expect(laidBefore(moments, shakes[0]?.last ?? 0)?.match.shake?.number).toBe(1);
    });
});
