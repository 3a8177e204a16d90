// The family of a number is what a search of each bag by itself finds.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
  exactNumber,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { BagIndex } from './bagIndex.ts';
import { countsOf } from './bags.ts';
import { Families } from './family.ts';
import { Listed, roughLog, roughly } from './listed.ts';
import { mayEqual, type Near } from './near.ts';
import type { Nearby } from './nearby.ts';
import { isFar, Pairs } from './pairs.ts';
import { nearOf, Search } from './search.ts';
import { allOnMat, bagsOfSize } from './sections.ts';

/** Asks about this many bags of 8 and of 9 cubes for each Goal. */
const LARGE_BAGS = 40;

/** Goals for which whole parts of a bag do not matter, and others. */
const WANTED = [0, 1, -1, 2, 6, 13] as const;

describe('the family of a number', () => {
  it('has every bag that makes it and no other: 54 rolls of 10 cubes from seed 21', () => {
    const below = drawsFrom(21);
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

  it('is distinguished from what a wild 0 makes: 12 rolls of 12 cubes with two 0s from seed 22, 150 bags of each', () => {
    const below = drawsFrom(22);
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

  it('of 8 and 9 cubes is what a search of single bags finds: 4 shakes with a wild 0 from seed 23', () => {
    const below = drawsFrom(23);
    const rules = equationsRules('mlag-equations-basic-2018', 'senior');
    const told = { has: 0, none: 0 };
    for (const whole of [2, -1, 7, 38]) {
      const cubes: EquationCube[] = Array.from({ length: 10 }, (_, at) =>
        at < 5 ? (EQUATION_CUBES[1 + below(9)] ?? '1') : (EQUATION_CUBES[10 + below(6)] ?? '+'),
      );
      const plain = countsOf(cubes);
      const largest = plain.map((count) => count + 1);
      const wanted = exactNumber.fromInteger(whole);
      const index = new BagIndex(plain, 1, 9);
      const families = new Families(new Search(largest, rules), index, 9);
      const alone = new Search(largest, rules);
      for (const size of [8, 9]) {
        const family = new Set(families.of(wanted, nearOf(wanted), size));
        const first = index.first[size] ?? 0;
        const bags = (index.first[size + 1] ?? 0) - first;
        for (let sample = 0; sample < Math.min(LARGE_BAGS, bags); sample += 1) {
          const bag = first + below(bags);
          const has = alone.find(index.countsOf(bag), wanted) !== undefined;
          expect(family.has(bag), `${whole} of ${index.countsOf(bag)}`).toBe(has);
          told[has ? 'has' : 'none'] += 1;
        }
      }
    }
    expect(Math.min(told.has, told.none)).toBeGreaterThan(10);
  });
});

describe('the family of a number that has no bounds', () => {
  it.each(['1+9^(9^9)', '1-9^(9^9)', '9^(9^9)-1', '2+9^(9^9)'])('has the bag of %s', (text) => {
    const rules = equationsRules('mlag-equations-basic-2018', 'senior');
    const cubes = [...text].filter((cube) => cube !== '(' && cube !== ')') as EquationCube[];
    const room = countsOf(cubes);
    const nine = exactNumber.fromInteger(9);
    const tower = ok(exactNumber.power(nine, ok(exactNumber.power(nine, nine))));
    const small = exactNumber.fromInteger(text.includes('2') ? 2 : 1);
    const wanted = text.includes('+')
      ? exactNumber.add(small, tower)
      : text.startsWith('1')
        ? exactNumber.subtract(small, tower)
        : exactNumber.subtract(tower, small);
    const search = new Search(room, rules);
    const index = new BagIndex(room, 0, 7);
    expect(new Families(search, index, 7).of(wanted, nearOf(wanted), 7)).toEqual([index.numberOf(room)]);
  });
});

describe('the pairs of listed numbers', () => {
  it('make every value of one size more, 0 and ±1 apart, with its bag: all of five symbols', () => {
    for (const division of ['elementary', 'middle', 'senior']) {
      const rules = equationsRules('mlag-equations-basic-2018', division);
      const room = countsOf([...'124579+-x/^r'] as EquationCube[]);
      const search = new Search(room, rules);
      const index = new BagIndex(room, 0, 5);
      const listed = [1, 2, 3, 4].map((size) => new Listed(search, index, size));
      const pairs = new Pairs(search, index, (size) => listed[size - 1] as Listed, [10, 11, 12, 13, 14, 15], 5);
      expect(pairs.isBlind).toBe(false);
      const has = (bag: number, value: Near, places: Iterable<number>): boolean => {
        for (const place of places)
          for (const made of pairs.madeAt(place))
            if (made.bags.includes(bag) && made.value && mayEqual(made.value, value)) return true;
        return false;
      };
      let told = 0;
      for (let bag = index.first[5] ?? 0; bag < index.length; bag += 1)
        for (const value of search.valuesOf(index.countsOf(bag))) {
          if (value.d === 1 && Math.abs(value.n) <= 1) continue;
          const [number, log] = [roughly(value), roughLog(value)];
          const text = `${division}: ${index.countsOf(bag)} makes ${value.lo}`;
          if (!Number.isNaN(number)) {
            const places = [...placesOf(pairs.byNumber, number)];
            const far: number[] = [];
            if (isFar(number)) pairs.visitFar(number, (all) => far.push(...all.flatMap(({ bags }) => bags)));
            if (!has(bag, value, places) && !far.includes(bag)) expect.fail(text);
            told += 1;
          }
          if (!Number.isNaN(log)) {
            const loose: number[] = [];
            pairs.visitLoose((all) => loose.push(...all.flatMap(({ bags }) => bags)));
            if (!has(bag, value, placesOf(pairs.byLog, log)) && !loose.includes(bag))
              expect.fail(`${text}, by its logarithm`);
          }
        }
      expect(told).toBeGreaterThan(1_000);
    }
  });
});

function* placesOf(nearby: Nearby, x: number): Generator<number> {
  for (let entry = nearby.first(x); entry >= 0; entry = nearby.next(x, entry)) yield nearby.placeOf(entry);
}

function ok(outcome: exactNumber.Outcome): exactNumber.Exact {
  if ('undefined' in outcome) throw new Error(outcome.undefined);
  return outcome.ok;
}
