// What is claimed to be transcendental, against what one power or root makes.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { countsOf } from './bags.ts';
import { Group, NOTHING } from './level.ts';
import { lowest } from './near.ts';
import { pack } from './packed.ts';
import { Search } from './search.ts';
import { isOtherTranscendental } from './transcendental.ts';
import { exactFraction, Value } from './value.ts';

const rules = equationsRules('mlag-equations-basic-2018', 'middle');

/** The values of all these cubes, as numbers of a list. */
function groupsOf(text: string): Group[] {
  const counts = countsOf([...text] as EquationCube[]);
  return new Search(counts, rules).valuesOf(counts).map((value) => {
    const group = new Group(value, text.length, 0, NOTHING);
    group.add(pack(counts));
    return group;
  });
}

const fraction = (n: number, d: number): Group => {
  const value = new Value(lowest(n, d), undefined, undefined, undefined, undefined, exactFraction(n, d));
  return new Group(value, 1, 0, NOTHING);
};

describe('what is transcendental', () => {
  it('is a logarithm of fractions that is not a fraction', () => {
    expect(isOtherTranscendental('^', 'left', fraction(2, 1), lowest(3, 1))).toBe(true);
    expect(isOtherTranscendental('^', 'left', fraction(4, 1), lowest(1, 8))).toBe(false);
    expect(isOtherTranscendental('r', 'right', fraction(8, 27), lowest(4, 9))).toBe(false);
    expect(isOtherTranscendental('r', 'right', fraction(8, 27), lowest(4, 3))).toBe(true);
    expect(isOtherTranscendental('^', 'left', fraction(1, 1), lowest(3, 1))).toBe(false);
    expect(isOtherTranscendental('+', 'left', fraction(2, 1), lowest(3, 1))).toBe(false);
  });

  it('is a base or a radicand beside a surd of one root, not beside what may be transcendental itself', () => {
    const [root] = groupsOf('r2');
    const [tower] = groupsOf('2^r2').filter(({ d }) => d === 0);
    if (!root || !tower) throw new Error('Both are made.');
    for (const [sign, side] of [
      ['^', 'right'],
      ['r', 'left'],
    ] as const) {
      expect(isOtherTranscendental(sign, side, root, lowest(4, 1))).toBe(true);
      expect(isOtherTranscendental(sign, side, root, lowest(1, 1))).toBe(false);
      expect(isOtherTranscendental(sign, side, tower, lowest(4, 1))).toBe(false);
    }
  });

  it('is never made with one power or root: every fraction that a power or root of such values is', () => {
    // (known sign other) = fraction, with at most one more power or root in the other side.
    let checked = 0;
    for (const [one, other] of [
      ['r2', 'r2'],
      ['r3+1', '2r9'],
      ['8', '2/3'],
      ['4', '1/2'],
      ['2^3', '9r2'],
    ] as const)
      for (const known of groupsOf(one))
        for (const { value } of groupsOf(other))
          for (const sign of ['^', 'r'] as const)
            for (const side of ['left', 'right'] as const) {
              const search = new Search(
                EQUATION_CUBES.map(() => 1),
                rules,
              );
              const [left, right] = side === 'left' ? [known.value, value] : [value, known.value];
              const made = search.combiner.combine(sign, left, right);
              if (!made || made.d === 0) continue;
              expect(isOtherTranscendental(sign, side, known, made), `${one} ${sign} ${other}, ${side}`).toBe(false);
              checked += 1;
            }
    expect(checked).toBeGreaterThan(10);
  });
});
