// Perfect bots that think slowly, in rounds that end by the clock, with and without variations: nothing is late, and nothing is wrong.
import type { Setup } from '@openshake/rules';
import { expect, it } from 'vitest';
import { long, playsWithoutFault, type Tally } from './faultless.ts';
import { everyTable } from './selfPlay.ts';

const first = 7_500_000;
/** A step without a common divisor meets every book, both clocks and both numbers of players. */
const tables = everyTable.filter((_, index) => index % (long ? 13 : 29) === 0);

it(`perfect bots play ${tables.length} rounds that end by the clock without a fault, seeds from ${first}`, async () => {
  const tally: Tally = { challenges: 0, avoidable: 0 };
  const ended = new Set<string>();
  for (const [index, table] of tables.entries()) {
    const setup: Setup = { ...table, variations: index % 2 === 0 };
    const round = { ms: 200_000, more: 60_000 };
    const { shakes } = await playsWithoutFault(
      { setup, levels: ['perfect'], seed: first + index, pace: 3, round },
      tally,
    );
    for (const shake of shakes) ended.add(shake.ended);
  }
  expect(ended).toContain('end-of-round');
  expect(tally.avoidable).toBe(0);
});
