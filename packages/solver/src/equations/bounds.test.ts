// Bounds really hold what they bound: every operation against the judge's exact numbers.
import { exactNumber } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { Combiner } from './combine.ts';
import { leavesOf } from './leaves.ts';
import * as near from './near.ts';
import { exactly, type Sign, type Value } from './value.ts';

const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

const SIGNS: readonly Sign[] = ['+', '-', 'x', '/', '^', 'r'];

/** A legal expression of this many digits, turned at will. */
function randomValue(next: () => number, digits: number, combiner: Combiner): Value | undefined {
  const below = (n: number) => Math.floor(next() * n);
  if (digits === 1) {
    const leaves = leavesOf({ turnedCubes: true })(below(10));
    return leaves[below(leaves.length)];
  }
  const left = 1 + below(digits - 1);
  const [first, second] = [randomValue(next, left, combiner), randomValue(next, digits - left, combiner)];
  const sign = SIGNS[below(6)] ?? '+';
  return first && second && combiner.combine(sign, next() < 0.1 && sign === 'r' ? undefined : first, second);
}

describe('bounds', () => {
  it('hold the exact value of 4,000 random expressions from seed 5', () => {
    const next = random(5);
    const combiner = new Combiner({ powersAndRoots: 'ofAnything' });
    let soft = 0;
    let far = 0;
    for (let round = 0; round < 4_000; round += 1) {
      const value = randomValue(next, 2 + Math.floor(next() * 4), combiner);
      if (!value?.sign || !value.right) continue;
      const { lo, hi, left, right } = value;
      const outcome = exactly(value.sign, left?.exact, right.exact);
      if (!('ok' in outcome)) throw new Error('The search made what the judge calls undefined.');
      if (value.d !== 0) {
        const fraction = exactNumber.asRational(outcome.ok);
        expect([fraction?.numerator, fraction?.denominator]).toEqual([BigInt(value.n), BigInt(value.d)]);
        continue;
      }
      soft += 1;
      const ends = exactNumber.enclose(outcome.ok);
      if (!ends) {
        far += 1;
        const { sign } = exactNumber.signOf(outcome.ok);
        if (sign > 0) expect(hi).toBeGreaterThan(0);
        if (sign < 0) expect(lo).toBeLessThan(0);
        continue;
      }
      expect(lo).toBeLessThanOrEqual(ends[1]);
      expect(hi).toBeGreaterThanOrEqual(ends[0]);
    }
    expect(soft).toBeGreaterThan(500);
    expect(far).toBeGreaterThan(10);
  });

  it('order towers by their size', () => {
    const nine = near.lowest(9, 1);
    const eight = near.lowest(8, 1);
    const tower = near.powerOfPositive(nine, near.powerOfPositive(nine, nine));
    const smaller = near.powerOfPositive(eight, near.powerOfPositive(nine, nine));
    expect(near.mayEqual(tower, smaller)).toBe(false);
    expect(smaller.hi).toBeLessThan(tower.lo);
    expect(
      near.mayEqual(
        near.divide(tower, smaller),
        near.powerOfPositive(near.lowest(9, 8), near.powerOfPositive(nine, nine)),
      ),
    ).toBe(true);
    // Beyond the last place, only the lower end is known.
    expect(near.powerOfPositive(nine, near.powerOfPositive(nine, tower)).hi).toBe(Number.POSITIVE_INFINITY);
  });

  it('find whole roots of whole doubles, and only those', () => {
    for (let root = 2; root < 2_000; root += 7)
      for (let degree = 2; degree <= 4; degree += 1) {
        const power = near.exactPower(root, degree);
        if (power === undefined) continue;
        expect(near.exactRoot(power, degree)).toBe(root);
        expect(near.exactRoot(power + 1, degree)).toBeUndefined();
      }
  });
});
