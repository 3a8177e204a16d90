// Expressions made longer: the same value, with everything that was missing, from exactly the symbols given.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { type Counts, countsOf, fits, plus } from './bags.ts';
import { padded, padsFor } from './padding.ts';
import { Search } from './search.ts';
import type { Value } from './value.ts';

const cubesIn = ({ leaf, sign, left, right }: Value): EquationCube[] =>
  leaf ? [leaf.symbol] : [...(sign ? [sign] : []), ...[left, right].flatMap((part) => (part ? cubesIn(part) : []))];

const counts = (text: string): Counts => countsOf([...text] as EquationCube[]);

describe('padding', () => {
  it('keeps the value and adds what is missing: 3,000 tries from seed 17', () => {
    const below = drawsFrom(17);
    const bags = ['1+2', '0+7', '3x4', 'r4', '1', '6-2', '2^3', '8/4', '5-5x1'];
    let longer = 0;
    for (let round = 0; round < 3_000; round += 1) {
      const rules = equationsRules(
        'mlag-equations-basic-2018',
        ['elementary', 'middle', 'senior'][round % 3] ?? 'middle',
      );
      const bag = counts(bags[below(bags.length)] ?? '1');
      const free = EQUATION_CUBES.map((_, at) => below(at < 2 ? 3 : 2));
      const missing = free.map((count) => (below(4) === 0 ? Math.min(1, count) : 0));
      const found = padsFor(bag, free, missing);
      if (!found) continue;
      expect(fits(plus(bag, missing), found.bag)).toBe(true);
      expect(fits(found.bag, plus(bag, free))).toBe(true);
      const search = new Search(plus(bag, free), rules);
      for (const value of search.valuesOf(bag)) {
        const result = padded(value, found.pads, search.combiner);
        if (!result) continue;
        longer += 1;
        expect(countsOf(cubesIn(result))).toEqual(found.bag);
        if (value.d !== 0) expect([result.n, result.d]).toEqual([value.n, value.d]);
        else expect(search.isEqual(result, value, value.exact)).toBe(true);
      }
    }
    expect(longer).toBeGreaterThan(500);
  });

  it('lets a 0 or a 1 absorb what nothing else can take', () => {
    expect(padsFor(counts('0+7'), counts('x3+5'), counts('+'))?.bag).toEqual(counts('0+7x3+5'));
    expect(padsFor(counts('1'), counts('r2+3'), counts('+'))?.bag).toEqual(counts('1r2+3'));
    expect(padsFor(counts('2+3'), counts('0-x5'), counts('5'))?.bag).toEqual(counts('2+30-x5'));
  });

  it('gives up if something cannot be used', () => {
    expect(padsFor(counts('2+3'), counts('+5'), counts('5'))).toBeUndefined();
    expect(padsFor(counts('2+3'), counts('0+5'), counts('5'))).toBeUndefined();
    expect(padsFor(counts('2+3'), counts('r'), counts('r'))).toBeUndefined();
  });
});
