// Which bags a table allows, and when one table allows no more than another.
import { CUBES as EQUATION_CUBES, type Cube as EquationCube } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { Bag, countsOf, hasRoomFor, isComplete } from './bags.ts';
import { allOnMat, allows, bagsOfSize, isWithin, supplyOf } from './sections.ts';

const KINDS = ['1', '2', '+', 'x', 'r'] as const satisfies readonly EquationCube[];

/** Up to this many cubes at a time. */
function drawing(seed: number) {
  const below = drawsFrom(seed);
  const draw = (most: number): EquationCube[] =>
    Array.from({ length: below(most + 1) }, () => KINDS[below(KINDS.length)] ?? '1');
  return { below, draw };
}

describe('one supply within another', () => {
  it('allows no bag that the other does not: 4,000 pairs from seed 51', () => {
    const { below, draw } = drawing(51);
    const supply = () =>
      supplyOf(
        { required: draw(1), permitted: draw(4), forbidden: [], resources: draw(5) },
        below(2) === 0 ? 'one' : 'any',
      );
    let within = 0;
    for (let pair = 0; pair < 4_000; pair += 1) {
      const [one, other] = [supply(), supply()];
      if (!isWithin(one, other)) continue;
      within += 1;
      for (let size = 1; size <= EQUATION_CUBES.length; size += 1)
        for (const bag of bagsOfSize(one, size)) expect(allows(other, bag)).toBe(true);
    }
    expect(within).toBeGreaterThan(50);
  });
});

describe('bagsOfSize', () => {
  it('gives every complete bag that is allowed, once: 300 supplies from seed 52', () => {
    const { below, draw } = drawing(52);
    /** Every choice of up to this many of each kind. */
    let all: EquationCube[][] = [[]];
    for (const kind of KINDS)
      all = all.flatMap((bag) => [0, 1, 2, 3, 4].map((count) => [...bag, ...Array<EquationCube>(count).fill(kind)]));
    const complete = all.map(countsOf).filter((counts) => {
      const { digits, joints, roots } = new Bag(0, counts);
      return isComplete(digits, joints, roots);
    });
    let most = 0;
    for (let round = 0; round < 300; round += 1) {
      const sections = { required: draw(2), permitted: draw(4), forbidden: [], resources: draw(6) };
      const supply = supplyOf(sections, below(2) === 0 ? 'one' : 'any');
      const there = supply.onMat.map((count, at) => count + (supply.resources[at] ?? 0));
      if (Math.max(...there) > 4) continue;
      const expected = complete.filter((bag) => allows(supply, bag)).map((bag) => bag.join());
      const given: string[] = [];
      for (let size = 1; size <= 12; size += 1)
        for (const bag of bagsOfSize(supply, size)) {
          expect(bag.reduce((sum, count) => sum + count, 0)).toBe(size);
          given.push(bag.join());
        }
      expect(given.sort()).toEqual(expected.sort());
      most = Math.max(most, given.length);
    }
    expect(most).toBeGreaterThan(20);
  });
});

describe('hasRoomFor', () => {
  it('goes by the numbers of digits, signs and roots', () => {
    for (const text of ['12345+-x', '12+r', '9rrr', '123r', '+-', '1', '12345rr+'])
      for (let size = 1; size <= text.length; size += 1) {
        const room = countsOf([...text] as EquationCube[]);
        const some = [...bagsOfSize(allOnMat(room), size)].length > 0;
        expect(hasRoomFor(size, room), `${size} of ${text}`).toBe(some);
      }
  });
});
