// Numbers too large to write down that are proven not to be powers, by their remainders modulo primes.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { Combiner } from './combine.ts';
import { leavesOf } from './leaves.ts';
import { isProvenNotPower } from './residue.ts';
import type { Sign, Value } from './value.ts';

const rules = equationsRules('mlag-equations-basic-2018', 'middle');
const combiner = new Combiner(rules);
const digit = (n: number): Value => leavesOf(rules)(EQUATION_CUBES.indexOf(String(n) as EquationCube))[0] as Value;
const join = (left: Value | undefined, sign: Sign, right: Value): Value => combiner.combine(sign, left, right) as Value;

describe('no power', () => {
  const tower = join(digit(5), '^', join(digit(8), '^', digit(5)));

  it('of a sum with a tower', () => {
    expect(isProvenNotPower(join(tower, '+', digit(2)), 2)).toBe(true);
    expect(isProvenNotPower(join(tower, '+', digit(2)), 3)).toBe(true);
  });

  it('of a difference with the root of a tower', () => {
    expect(isProvenNotPower(join(join(undefined, 'r', tower), '-', digit(3)), 2)).toBe(true);
    expect(isProvenNotPower(join(join(digit(4), 'r', tower), '-', digit(3)), 2)).toBe(true);
  });

  it('is never claimed about a power', () => {
    expect(isProvenNotPower(tower, 2)).toBe(false);
    expect(isProvenNotPower(join(undefined, 'r', tower), 2)).toBe(false);
    expect(isProvenNotPower(join(tower, 'x', digit(9)), 2)).toBe(false);
  });
});
