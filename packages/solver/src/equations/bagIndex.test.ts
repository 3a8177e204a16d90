// The numbered bags against plain counting: which bags there are, their sums, and what lies between two others.
import { CUBES as EQUATION_CUBES, type Cube as EquationCube } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { BagIndex } from './bagIndex.ts';
import { countsOf, fits } from './bags.ts';
import { PLAIN } from './halves.ts';
import { pack } from './packed.ts';
import { allOnMat, bagsOfSize, withZeroAs } from './sections.ts';

const MOST = 6;

describe('the numbered bags', () => {
  const below = drawsFrom(31);
  const rolls = Array.from({ length: 6 }, () =>
    Array.from({ length: 12 }, (_, at): EquationCube => EQUATION_CUBES[at < 2 ? 0 : below(16)] ?? '1'),
  );

  it('cover every meaning of the 0, each once: 6 rolls of 12 cubes from seed 31', () => {
    for (const roll of rolls) {
      const cubes = countsOf(roll);
      const zeros = cubes[0] ?? 0;
      const plain = cubes.map((count, symbol) => (symbol === 0 ? 0 : count));
      const index = new BagIndex(plain, zeros, MOST);
      const wanted = new Map<string, number>();
      for (let size = 1; size <= MOST; size += 1) {
        for (const zero of EQUATION_CUBES)
          for (const counts of bagsOfSize(allOnMat(withZeroAs(cubes, zero)), size))
            wanted.set(counts.join(), fits(counts, plain) ? PLAIN : EQUATION_CUBES.indexOf(zero));
        const found = new Map<string, number>();
        for (let bag = index.first[size] ?? 0; bag < (index.first[size + 1] ?? 0); bag += 1) {
          found.set(index.countsOf(bag).join(), index.wildOf(bag));
          expect(index.numberOf(index.countsOf(bag))).toBe(bag);
        }
        expect(found).toEqual(new Map([...wanted].filter(([text]) => sum(text) === size)));
      }
      expect(index.length).toBe(wanted.size);
    }
  });

  it('add up and compare as their counts do', () => {
    const told = { joined: 0, none: 0, between: 0, outside: 0 };
    for (const roll of rolls) {
      const index = new BagIndex(countsOf(roll), 0, MOST);
      for (let round = 0; round < 400; round += 1) {
        const [one, other, third] = [below(index.length), below(index.length), below(index.length)];
        const [first, second] = [index.countsOf(one), index.countsOf(other)];
        const sign = 10 + below(6);
        const both = first.map((count, at) => count + (second[at] ?? 0) + (at === sign ? 1 : 0));
        const joined = index.joined(one, other, sign);
        expect(joined).toBe(sum(both.join()) <= MOST ? index.numberOf(both) : -1);
        if (joined >= 0) expect(index.countsOf(joined)).toEqual(both);
        told[joined >= 0 ? 'joined' : 'none'] += 1;
        const most = index.countsOf(third).map((count, at) => count + below(3) + (second[at] ?? 0));
        const isBetween = fits(first, most) && fits(second, first);
        const bounds = index.fitsOf([
          { least: pack(second), most: pack(most) },
          { least: pack(first), most: pack(first) },
        ]);
        expect(index.fitOf(one, bounds)).toBe(isBetween ? 3 : 2);
        told[isBetween ? 'between' : 'outside'] += 1;
      }
    }
    expect(Math.min(...Object.values(told))).toBeGreaterThan(5);
  });
});

const sum = (text: string): number => text.split(',').reduce((all, count) => all + Number(count), 0);
