// The ways to split a bag, against every way to share out its symbols.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { Bag, Bags, type Counts, FIRST_SIGN, isComplete } from './bags.ts';

/** Every bag within one. */
function* partsOf(counts: Counts, at = 0): Generator<number[]> {
  if (at === counts.length) yield counts.map(() => 0);
  else
    for (const part of partsOf(counts, at + 1))
      for (let count = 0; count <= (counts[at] ?? 0); count += 1)
        yield part.map((own, index) => (index === at ? count : own));
}

const isOne = (counts: Counts): boolean => {
  const { digits, joints, roots } = new Bag(0, counts);
  return isComplete(digits, joints, roots);
};

/** A sum or product is the same way, whichever part comes first. */
const nameOf = (sign: string, left: Counts | undefined, right: Counts): string => {
  const parts = [left?.join('') ?? '', right.join('')];
  return `${sign} ${(sign === '+' || sign === 'x' ? parts.sort() : parts).join(' ')}`;
};

describe('the splits of a bag', () => {
  const largest = EQUATION_CUBES.map((cube) => ('12+-r/'.includes(cube) ? 2 : 'x9^0'.includes(cube) ? 1 : 0));
  const below = drawsFrom(9);
  const bags = Array.from({ length: 400 }, () => largest.map((most) => below(most + 1))).filter(isOne);

  it('are complete, each once, small parts first: bags from seed 9', () => {
    expect(bags.length).toBeGreaterThan(50);
    for (const counts of bags) {
      const all = new Bags(largest, (key, own) => new Bag(key, own));
      const splits = all.splitsOf(all.bag(all.keyOf(counts)), () => false);
      const expected = new Set<string>();
      EQUATION_CUBES.forEach((sign, at) => {
        if (at < FIRST_SIGN || (counts[at] ?? 0) === 0) return;
        const rest = counts.map((count, index) => (index === at ? count - 1 : count));
        if (sign === 'r' && isOne(rest)) expected.add(nameOf(sign, undefined, rest));
        for (const left of partsOf(rest)) {
          const right = rest.map((count, index) => count - (left[index] ?? 0));
          if (isOne(left) && isOne(right)) expected.add(nameOf(sign, left, right));
        }
      });
      const names = splits.map(({ sign, left, right }) => nameOf(sign, left?.counts, right.counts));
      expect(new Set(names)).toEqual(expected);
      expect(names.length).toBe(expected.size);
      const sizes = splits.map(({ left, right }) => Math.min(left?.size ?? 0, right.size));
      expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    }
  });

  it('leave out parts that make nothing', () => {
    for (const counts of bags.slice(0, 40)) {
      const all = new Bags(largest, (key, own) => new Bag(key, own));
      const isEmpty = ({ counts: own }: Bag) => (own[2] ?? 0) > 0;
      const bag = all.bag(all.keyOf(counts));
      const some = all.splitsOf(bag, isEmpty);
      const every = all.splitsOf(bag, () => false);
      expect(some).toEqual(every.filter(({ left, right }) => !left || (!isEmpty(left) && !isEmpty(right))));
    }
  });
});
