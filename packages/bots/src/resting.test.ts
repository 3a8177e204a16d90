// A bot that rests between questions: it forgets what it has worked out, and works it out again.
import { fairDice, playOut, secretOf } from '@openshake/host';
import type { MatchView, Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { createBot, type LevelName } from './index.ts';

const SEED = 12;

/** How many questions a match asked, and how many of them a bot that rests answered the same. */
async function compared(book: Setup['book'], division: Setup['division'], level: LevelName) {
  const setup: Setup = { book, division, players: ['a', 'b'], officiating: 'table', clocks: 'book', variations: true };
  const counts = { asked: 0, same: 0 };
  const seated = (seat: string, seed: number) => {
    const [awake, rested] = [createBot({ level, seat, seed }), createBot({ level, seat, seed })];
    const act = (view: MatchView) => {
      const deed = awake.act(view);
      rested.rest();
      counts.asked += 1;
      if (JSON.stringify(rested.act(view)) === JSON.stringify(deed)) counts.same += 1;
      return deed;
    };
    return { act };
  };
  const bots = { a: seated('a', SEED), b: seated('b', SEED + 1) };
  await playOut({ setup, bots, round: { shakes: 1 }, dice: fairDice(secretOf(String(SEED))), search });
  return counts;
}

describe(`a bot that rests, from seed ${SEED}`, () => {
  it.each([
    ['agloa-onsets-2023', 'senior', 'perfect'],
    ['mlag-equations-basic-2018', 'elementary', 'club'],
  ] as const)('does the same as one that does not: %s %s %s', async (book, division, level) => {
    const { asked, same } = await compared(book, division, level);
    expect(asked).toBeGreaterThan(20);
    expect(same).toBe(asked);
  });
});
