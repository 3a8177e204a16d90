// Dice for a table and seeds for its players. The same words always give the same numbers.
import { type About, Chance } from '@openshake/bots';
import type { Dice } from '@openshake/host';

/** A seed derived from another seed and a purpose. */
export const seedFor = (seed: number, ...about: About): number => Math.floor(new Chance(seed).of(...about) * 2 ** 32);

/** Dice for one table. Each kind of roll has its own sequence of numbers, so every seating of a bout gets the same dice. */
export function tableDice(seed: number): Dice {
  const chance = new Chance(seed);
  let lots = 0;
  return {
    from(place) {
      // A draw for who acts first is not a roll.
      if (!/^(roll|deal) /.test(place)) return (below) => Math.floor(chance.of('', lots++) * below);
      let count = 0;
      return (below) => Math.floor(chance.of(place, count++) * below);
    },
  };
}
