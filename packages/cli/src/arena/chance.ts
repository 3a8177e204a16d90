// Chance for a table and seeds for those who sit at it: the same words give the same numbers, whatever else was drawn before.
import { type About, Chance } from '@openshake/bots';
import type { Dice } from '@openshake/host';

/** A seed that follows from another one and from what it is for. */
export const seedFor = (seed: number, ...about: About): number => Math.floor(new Chance(seed).of(...about) * 2 ** 32);

/** Dice for one table: each thing that falls has a row of numbers of its own, so a bout has the same ones in every seating. */
export function tableDice(seed: number): Dice {
  const chance = new Chance(seed);
  let lots = 0;
  return {
    from(place) {
      // Who is first where two are ready at once is drawn by lot; a lot does not fall.
      if (!/^(roll|deal) /.test(place)) return (below) => Math.floor(chance.of('', lots++) * below);
      let count = 0;
      return (below) => Math.floor(chance.of(place, count++) * below);
    },
  };
}
