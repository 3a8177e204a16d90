// What a bag cannot make is really not among its values.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { Bag, countsOf, isComplete } from './bags.ts';
import { isOutside, reachOf, scopeOf, splitsFor } from './scope.ts';
import { Search } from './search.ts';

describe('the scope of a bag', () => {
  it('leaves out no value of 600 random bags from seed 11, in any division', () => {
    const below = drawsFrom(11);
    let listed = 0;
    for (const division of ['elementary', 'middle', 'senior']) {
      const rules = equationsRules('mlag-equations-basic-2018', division);
      for (let round = 0; round < 200; round += 1) {
        const digits = 1 + below(rules.turnedCubes ? 3 : 4);
        const cubes: EquationCube[] = Array.from({ length: digits }, () => EQUATION_CUBES[below(10)] ?? '1');
        for (let sign = 1; sign < digits; sign += 1) cubes.push(EQUATION_CUBES[10 + below(6)] ?? '+');
        if (below(4) === 0) cubes.push('r');
        const counts = countsOf(cubes);
        const bag = new Bag(0, counts);
        if (!isComplete(bag.digits, bag.joints, bag.roots)) continue;
        const scope = scopeOf(bag, rules);
        const more = EQUATION_CUBES[below(16)] ?? '1';
        const reach = reachOf(countsOf([...cubes, more]), rules);
        for (const value of new Search(counts, rules).valuesOf(counts)) {
          listed += 1;
          const told = `${cubes.join(' ')}: ${value.n}/${value.d} ${value.lo}`;
          expect(isOutside(scope, value), told).toBe(false);
          expect(isOutside(reach, value), `${told}, within one more ${more}`).toBe(false);
        }
      }
    }
    expect(listed).toBeGreaterThan(20_000);
  });

  it('knows without a search what a bag cannot make', () => {
    const rules = equationsRules('mlag-equations-basic-2018', 'middle');
    const outside = (cubes: string, n: number, d = 1) => {
      const counts = countsOf([...cubes] as EquationCube[]);
      return isOutside(scopeOf(new Bag(0, counts), rules), { n, d, lo: n / d, hi: n / d, surd: false });
    };
    expect(outside('12+3x', -1)).toBe(true); // nothing is taken away
    expect(outside('123+x^4', 5, 4)).toBe(true); // nothing is divided
    expect(outside('468x/', 17)).toBe(true); // 17 divides no digit
    expect(outside('468x/', 6)).toBe(true); // 4, 6 and 8 hold six twos: an even number of them is left
    expect(outside('468x/', 12)).toBe(false);
    expect(outside('0468x/-', 34)).toBe(true); // the 0 uses up the −
    expect(outside('12+', 7)).toBe(true); // too large
    expect(outside('123x+', 10)).toBe(true); // 9 is the most: 3 × 3
    expect(outside('123x+', 9)).toBe(false);
    expect(outside('2346^xr', 46)).toBe(true); // 23 divides no power of digits
    expect(outside('2346^xr', 48)).toBe(false);
    expect(outside('2346^xr', 50)).toBe(true); // 5 divides none of these digits
    expect(outside('2345^r^', 23)).toBe(false); // three powers: we do not know
    expect(outside('234^xrr', 23)).toBe(true); // but the exponent of √ cannot be irrational
    expect(outside('02345^r^x', 23)).toBe(true); // and a 0 takes one of them, x^0
    expect(outside('0346^x-', 23)).toBe(false); // 3^0 leaves the − free
    expect(outside('123^x', 0)).toBe(true); // nothing makes a 0
    expect(outside('123^-', 0)).toBe(false);
  });

  it('knows when no value is a surd', () => {
    const rules = equationsRules('mlag-equations-basic-2018', 'middle');
    const outside = (cubes: string) => {
      const counts = countsOf([...cubes] as EquationCube[]);
      return isOutside(scopeOf(new Bag(0, counts), rules), { n: 0, d: 0, lo: 1.41, hi: 1.42, surd: true });
    };
    expect(outside('123/-+')).toBe(true);
    expect(outside('1234^-+')).toBe(true); // 4^(1−3) is a fraction, and cannot be an exponent anymore
    expect(outside('1234^+^')).toBe(true); // nothing falls below 0
    expect(outside('1234^-^')).toBe(false); // 2^(2^−1)
    expect(outside('123^/')).toBe(false);
    expect(outside('2r')).toBe(false);
  });

  it('leaves three powers without + and − one way to a number of other primes: one within the exponent of the next', () => {
    const rules = equationsRules('mlag-equations-basic-2018', 'middle');
    const counts = countsOf([...'23579x^r^'] as EquationCube[]);
    const search = new Search(counts, rules);
    const ways = (n: number) =>
      splitsFor(scopeOf(new Bag(0, counts), rules), { n, d: 1, lo: n, hi: n, surd: false }, search.splitsOf(counts));
    expect(ways(21)).toHaveLength(search.splitsOf(counts).length);
    expect(ways(22).length).toBeGreaterThan(0);
    const powers = (bag: Bag | undefined) => bag?.counts.slice(-2).reduce((sum, count) => sum + count, 0);
    for (const { sign, left, right } of ways(22)) {
      const [before, after] = [powers(left), powers(right)];
      expect(sign === 'x' ? [0, 3] : [2], `${left?.counts} ${sign} ${right.counts}`).toContain(
        sign === 'r' ? before : after,
      );
    }
  });
});
