// Chance for a table and seeds for those who sit at it: the same words give the same numbers, whatever else was drawn before.
import { type About, Chance } from '@openshake/bots';

/** A seed that follows from another one and from what it is for. */
export const seedFor = (seed: number, ...about: About): number => Math.floor(new Chance(seed).of(...about) * 2 ** 32);

/** Chance for one table: each thing that falls has a row of numbers of its own. */
export function tableChance(seed: number): (below: number, what?: string) => number {
  const chance = new Chance(seed);
  const drawn = new Map<string, number>();
  return (below, what = '') => {
    const count = drawn.get(what) ?? 0;
    drawn.set(what, count + 1);
    return Math.floor(chance.of(what, count) * below);
  };
}
