// What a single cube is worth: the digit and, if cubes may be turned, its reciprocal, its negative and both.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
} from '@openshake/rules/equations';
import * as near from './near.ts';
import { Value } from './value.ts';

function valuesOf(symbol: EquationCube, turnedCubes: boolean): readonly Value[] {
  const digit = Number(symbol);
  if (Number.isNaN(digit)) return [];
  const leaf = (n: number, d: number, sideways = false, upsideDown = false) =>
    new Value(near.lowest(n, d), { symbol, sideways, upsideDown }, undefined, undefined, undefined);
  const plain = leaf(digit, 1);
  if (!turnedCubes || digit === 0) return [plain];
  const negative = leaf(-digit, 1, false, true);
  return digit === 1 ? [plain, negative] : [plain, leaf(1, digit, true), negative, leaf(-1, digit, true, true)];
}

const UPRIGHT = EQUATION_CUBES.map((symbol) => valuesOf(symbol, false));
const TURNED = EQUATION_CUBES.map((symbol) => valuesOf(symbol, true));

/** The values of the symbol with this place among the cubes, without turns that change nothing. */
export function leavesOf({ turnedCubes }: Pick<EquationsRules, 'turnedCubes'>): (symbol: number) => readonly Value[] {
  const all = turnedCubes ? TURNED : UPRIGHT;
  return (symbol) => all[symbol] ?? [];
}
