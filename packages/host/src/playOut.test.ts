// Whole matches between simple players in a time of their own.
import type { Setup } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { matchAfter, playOut, replayRows, type Seated, storedMatch } from './index.ts';
import { dice, Plain, search, setup } from './testing/players.ts';

const around = (seed: number) => ({ dice: dice(seed), search });

describe('a match that is played out', () => {
  it('goes on to its last signature, and can be rebuilt from its log', async () => {
    const bots = { a: new Plain(), b: new Plain() };
    const { room, log, stuck } = await playOut({ setup, bots, round: { shakes: 3 }, ...around(5) });
    expect({ refused: [...bots.a.refusals, ...bots.b.refusals], stuck }).toEqual({ refused: [], stuck: false });
    expect(room.match.shakes.map(({ ended }) => ended)).toEqual(['last-cube', 'last-cube', 'last-cube']);
    expect(room.match.signed).toEqual(['a', 'b']);
    expect(matchAfter(log)).toEqual(room.match);
    expect(replayRows(log, { search })).toEqual([]);
  });

  it('has a rematch of its own, with the same seats', async () => {
    const bots = { a: new Plain(), b: new Plain() };
    const { room: first, log } = await playOut({ setup, bots, round: { shakes: 2 }, ...around(5) });
    const before = storedMatch(log);
    const { room: second, log: other, stuck } = await playOut({ ...first.rematch(), bots, ...around(6) });
    expect({ refused: [...bots.a.refusals, ...bots.b.refusals], stuck }).toEqual({ refused: [], stuck: false });
    expect(other.rows[0]?.v).toBe(1);
    expect(second.match.players).toEqual(first.match.players);
    expect(second.match.shakes.map(({ ended }) => ended)).toEqual(['last-cube', 'last-cube']);
    expect(second.match.signed).toEqual(['a', 'b']);
    expect(storedMatch(other).actions).not.toEqual(before.actions);
    expect(storedMatch(log)).toEqual(before);
    expect(replayRows(other, { search })).toEqual([]);
  });

  it('is the same again with the same chance', async () => {
    const play = () => playOut({ setup, bots: { a: new Plain(), b: new Plain() }, round: { shakes: 1 }, ...around(9) });
    expect(storedMatch((await play()).log)).toEqual(storedMatch((await play()).log));
  });

  it('ends by the clock when nobody acts in time, and the director stops play', async () => {
    const timed: Setup = { ...setup, clocks: 'book' };
    const bots = { a: new Plain(40_000), b: new Plain(40_000) };
    const round = { ms: 200_000, more: 100_000 };
    const { room, log, stuck } = await playOut({ setup: timed, bots, round, ...around(2) });
    expect(stuck).toBe(false);
    expect(room.match.round).toBe('stopped');
    expect(room.match.shakes.map(({ ended }) => ended)).toEqual(['end-of-round']);
    expect(replayRows(log, { search })).toEqual([]);
  });

  it('a bot whose every action is refused hears so and is not asked forever', async () => {
    const told: string[] = [];
    const wrong: Seated = {
      act: (view) => ({ action: { type: 'sign', by: view.viewer }, after: 0 }),
      refused: ({ clause }) => void told.push(clause),
    };
    const bots = { a: wrong, b: { act: () => null } };
    const { stuck } = await playOut({ setup, bots, round: { shakes: 1 }, ...around(1) });
    expect(stuck).toBe(true);
    expect(told).toHaveLength(3);
  });

  it('a bot that fails fails the match', async () => {
    const broken: Seated = {
      act: () => {
        throw new Error('out of order');
      },
    };
    await expect(
      playOut({ setup, bots: { a: broken, b: new Plain() }, round: { shakes: 1 }, ...around(1) }),
    ).rejects.toThrow('out of order');
  });

  it('a match that goes in circles is given up', async () => {
    const restless: Seated = {
      act: ({ viewer: by, presence }) => ({
        action: { type: presence[by] === 'here' ? 'leave' : 'return', by },
        after: 1,
      }),
    };
    const bots = { a: restless, b: { act: () => null } };
    const { room, stuck } = await playOut({ setup, bots, round: { shakes: 1 }, ...around(1), mostDecisions: 40 });
    expect({ stuck, v: room.v }).toEqual({ stuck: true, v: 40 });
  });
});
