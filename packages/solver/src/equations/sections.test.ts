// Which bags a table allows, and when one table allows no more than another.
import { EQUATION_CUBES, type EquationCube } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { countsOf, hasRoomFor } from './bags.ts';
import { allOnMat, allows, bagsOfSize, isWithin, supplyOf } from './sections.ts';

describe('one supply within another', () => {
  it('allows no bag that the other does not: 4,000 pairs from seed 51', () => {
    let state = 51;
    const below = (n: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % n;
    };
    const kinds = ['1', '2', '+', 'x', 'r'] as const satisfies readonly EquationCube[];
    const draw = (most: number): EquationCube[] =>
      Array.from({ length: below(most + 1) }, () => kinds[below(5)] ?? '1');
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
