// The family of a number is what a search of each bag by itself finds.
import { EQUATION_CUBES, type EquationCube, equationsRules, exactNumber } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { BagIndex } from './bagIndex.ts';
import { countsOf } from './bags.ts';
import { bagsOf } from './catalogue.ts';
import { Families } from './family.ts';
import { nearOf, Search } from './search.ts';

/** Goals for which whole parts of a bag are of no account, and others. */
const WANTED = [0, 1, -1, 2, 6, 13] as const;

describe('the family of a number', () => {
  it('has every bag that makes it and no other: 54 rolls of 10 cubes from seed 21', () => {
    let state = 21;
    const below = (n: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % n;
    };
    let found = 0;
    for (const division of ['elementary', 'middle', 'senior'])
      for (const whole of WANTED)
        for (let round = 0; round < 3; round += 1) {
          const rules = equationsRules('mlag-equations-basic-2018', division);
          const most = rules.turnedCubes ? 6 : 7;
          const cubes: EquationCube[] = Array.from({ length: 10 }, (_, at) =>
            at < 5 ? (EQUATION_CUBES[below(10)] ?? '1') : (EQUATION_CUBES[10 + below(6)] ?? '+'),
          );
          const room = countsOf(cubes);
          const wanted = exactNumber.fromInteger(whole);
          const target = nearOf(wanted);
          const search = new Search(room, rules);
          const index = new BagIndex(room, 0, most);
          const families = new Families(search, index, most);
          const family = new Set<string>();
          for (let size = 1; size <= most; size += 1)
            for (const bag of families.of(wanted, target, size)) {
              const counts = index.countsOf(bag).join();
              expect(family.has(counts), 'each bag once').toBe(false);
              family.add(counts);
            }
          const one = new Search(room, rules);
          const expected = Array.from({ length: most }, (_, size) => bagsOf(room, size + 1))
            .flat()
            .filter((counts) => one.find(counts, wanted) !== undefined);
          expect([...family].sort(), `${division}, ${whole} of ${cubes.join(' ')}`).toEqual(
            expected.map((counts) => counts.join()).sort(),
          );
          found += family.size;
        }
    expect(found).toBeGreaterThan(1_000);
  });
});
