// The family of a number is what a search of each bag by itself finds.
import { EQUATION_CUBES, type EquationCube, equationsRules, exactNumber } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { BagIndex } from './bagIndex.ts';
import { countsOf } from './bags.ts';
import { Families } from './family.ts';
import { Listed } from './listed.ts';
import { lowest } from './near.ts';
import { Outlook } from './outlook.ts';
import { nearOf, Search } from './search.ts';
import { allOnMat, bagsOfSize } from './sections.ts';

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
          const expected = Array.from({ length: most }, (_, size) => [...bagsOfSize(allOnMat(room), size + 1)])
            .flat()
            .filter((counts) => one.find(counts, wanted) !== undefined);
          expect([...family].sort(), `${division}, ${whole} of ${cubes.join(' ')}`).toEqual(
            expected.map((counts) => counts.join()).sort(),
          );
          found += family.size;
        }
    expect(found).toBeGreaterThan(1_000);
  });

  it('is told apart from what a wild 0 makes: 12 rolls of 12 cubes with two 0s from seed 22, 150 bags of each', () => {
    let state = 22;
    const below = (n: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % n;
    };
    const rules = equationsRules('mlag-equations-basic-2018', 'senior');
    const told = { has: 0, none: 0 };
    for (let round = 0; round < 12; round += 1) {
      const cubes: EquationCube[] = Array.from({ length: 10 }, (_, at) =>
        at < 6 ? (EQUATION_CUBES[1 + below(9)] ?? '1') : (EQUATION_CUBES[10 + below(6)] ?? '+'),
      );
      const plain = countsOf(cubes);
      const largest = plain.map((count) => count + 2);
      const wanted = exactNumber.fromInteger([1, -1, 0, 3, 12, 20][round % 6] ?? 1);
      const most = 7;
      const index = new BagIndex(plain, 2, most);
      const families = new Families(new Search(largest, rules), index, most);
      const alone = new Search(largest, rules);
      for (let size = 3; size <= most; size += 1) {
        const family = new Set(families.of(wanted, nearOf(wanted), size));
        const first = index.first[size] ?? 0;
        const bags = (index.first[size + 1] ?? 0) - first;
        for (let sample = 0; sample < Math.min(30, bags); sample += 1) {
          const bag = first + below(bags);
          const has = alone.find(index.countsOf(bag), wanted) !== undefined;
          expect(family.has(bag), `round ${round}: ${index.countsOf(bag)}`).toBe(has);
          told[has ? 'has' : 'none'] += 1;
        }
      }
    }
    expect(Math.min(told.has, told.none)).toBeGreaterThan(200);
  });

  it('is looked for only where some expression may make it: every value of five symbols is in the outlook of four', () => {
    for (const division of ['elementary', 'middle', 'senior']) {
      const rules = equationsRules('mlag-equations-basic-2018', division);
      const room = countsOf([...'1234579+-x/^r'] as EquationCube[]);
      const search = new Search(room, rules);
      const index = new BagIndex(room, 0, 5);
      const listed = [1, 2, 3, 4].map((size) => new Listed(search, index, size));
      const signs = [10, 11, 12, 13, 14, 15];
      const outlook = new Outlook(search, (size) => listed[size - 1] as Listed, signs, 5);
      for (const counts of bagsOfSize(allOnMat(room), 5))
        for (const value of search.valuesOf(counts)) expect(outlook.mayHave(value)).toBe(true);
      const excluded = Array.from({ length: 400 }, (_, at) => outlook.mayHave(lowest(1_000 + at, 1_009)));
      expect(excluded.filter((may) => !may).length).toBeGreaterThan(200);
    }
  });
});
