// Limits by the numbers of signs against every value of small bags.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { countsOf } from './bags.ts';
import { Limits } from './limits.ts';
import { Search } from './search.ts';
import { allOnMat, bagsOfSize } from './sections.ts';

const count = (bag: readonly number[], sign: EquationCube): number => bag[EQUATION_CUBES.indexOf(sign)] ?? 0;

describe('limits', () => {
  it.each(['3458+-x/', '889//x-', '044r//+', '123++x/', '97r-x/2'])('leave in whatever %s makes', (cubes) => {
    const room = countsOf([...cubes] as EquationCube[]);
    const search = new Search(room, equationsRules('mlag-equations-basic-2018', 'elementary'));
    const limits = new Limits(room);
    let checked = 0;
    for (let size = 1; size <= cubes.length; size += 1)
      for (const bag of bagsOfSize(allOnMat(room), size))
        for (const { n, d } of search.valuesOf(bag)) {
          const sums = count(bag, '+') + count(bag, '-');
          const name = `${n}/${d} of ${bag}`;
          expect(limits.excludes(n, d, sums, count(bag, 'x'), count(bag, '/'), (size - 1) >> 1), name).toBe(false);
          checked += 1;
        }
    expect(checked).toBeGreaterThan(20);
  });

  it('leave out what is too large, too small or too finely divided', () => {
    const limits = new Limits(countsOf(['3', '8', '8', '8', '+', 'x', '/', '/']));
    expect(limits.excludes(32, 1, 3, 0, 0, 3)).toBe(false);
    expect(limits.excludes(33, 1, 3, 0, 0, 3)).toBe(true);
    expect(limits.excludes(1, 2, 3, 1, 0, 3)).toBe(true);
    expect(limits.excludes(64, 3, 0, 0, 2, 2)).toBe(false);
    expect(limits.excludes(65, 3, 0, 0, 2, 2)).toBe(true);
    expect(limits.excludes(1, 9, 0, 0, 1, 1)).toBe(true);
  });
});
