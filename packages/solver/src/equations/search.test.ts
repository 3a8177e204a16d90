// A search that skips what fewer symbols make, against one that does not.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { type Counts, countsOf, fits } from './bags.ts';
import { FEWEST_OF_ALL, kindsIn } from './known.ts';
import { Search } from './search.ts';
import { allOnMat, bagsOfSize } from './sections.ts';
import { exactFraction } from './value.ts';

describe('the search for Solutions of the fewest cubes', () => {
  it('finds one within every bag that has any, with everything that must be kept, and nothing else: 12 rolls of 9 cubes from seed 61', () => {
    const below = drawsFrom(61);
    const told = { found: 0, passedOver: 0, kept: 0 };
    for (let round = 0; round < 12; round += 1) {
      const division = ['elementary', 'middle', 'senior'][round % 3] ?? 'middle';
      const rules = equationsRules('mlag-equations-basic-2018', division);
      // Many 0s and 1s, which save a lot.
      const cubes: EquationCube[] = Array.from({ length: 9 }, (_, at) =>
        at < 5
          ? (EQUATION_CUBES[below(2) === 0 ? below(3) : below(10)] ?? '1')
          : (EQUATION_CUBES[10 + below(6)] ?? '+'),
      );
      const counts = countsOf(cubes);
      const [fewest, all] = [new Search(counts, rules), new Search(counts, rules)];
      for (const wanted of [0, 1, 2, 3, 6, 8, -1].map((n) => exactFraction(n, 1)).concat(exactFraction(1, 2))) {
        // What is kept: nothing, then one kind of cube, then two.
        const modes = [FEWEST_OF_ALL, 1, 2].map((many) => kindsIn(countsOf(cubes.slice(4, 4 + many))));
        const found: Counts[][] = modes.map(() => []);
        for (let size = 2; size <= (division === 'senior' ? 6 : 8); size += 1)
          for (const bag of bagsOfSize(allOnMat(counts), size)) {
            const has = all.find(bag, wanted) !== undefined;
            for (const [at, mode] of modes.entries()) {
              const name = `${division}, ${bag} among ${cubes.join(' ')}, kept ${mode}`;
              const isFound = fewest.find(bag, wanted, mode) !== undefined;
              if (isFound) {
                expect(has, name).toBe(true);
                found[at]?.push(bag);
                told.found += 1;
              } else if (has) {
                const serves = (smaller: Counts) =>
                  fits(smaller, bag) && smaller.every((count, kind) => !(mode & (1 << kind)) || count === bag[kind]);
                expect(found[at]?.some(serves), name).toBe(true);
                told.passedOver += 1;
                if (mode !== FEWEST_OF_ALL) told.kept += 1;
              }
            }
          }
      }
      expect(fewest.undecided + all.undecided).toBe(0);
    }
    expect(told.found).toBeGreaterThan(300);
    expect(told.passedOver).toBeGreaterThan(300);
    expect(told.kept).toBeGreaterThan(300);
  });
});

describe('a search that may keep little', () => {
  it('forgets, and finds the same again: 9 rolls of 9 cubes from seed 62', () => {
    const below = drawsFrom(62);
    let found = 0;
    let slower = 0;
    for (let round = 0; round < 9; round += 1) {
      const division = ['elementary', 'middle', 'senior'][round % 3] ?? 'middle';
      const rules = equationsRules('mlag-equations-basic-2018', division);
      const cubes = Array.from({ length: 9 }, (_, at) => EQUATION_CUBES[at < 5 ? below(10) : 10 + below(6)] ?? '1');
      const counts = countsOf(cubes);
      const [forgetful, all] = [new Search(counts, rules, 50), new Search(counts, rules)];
      for (const wanted of [2, 7, 12].map((n) => exactFraction(n, 1)))
        for (let size = 3; size <= (division === 'senior' ? 6 : 8); size += 1)
          for (const bag of bagsOfSize(allOnMat(counts), size)) {
            const has = all.find(bag, wanted) !== undefined;
            expect(forgetful.find(bag, wanted) !== undefined, `${division}, ${bag}`).toBe(has);
            if (has) found += 1;
          }
      if (forgetful.steps > all.steps) slower += 1;
    }
    expect(found).toBeGreaterThan(50);
    // What was dropped is worked out again.
    expect(slower).toBe(9);
  });
});
