// Where the cubes of a table are, and which bags of symbols a Solution may use, for each meaning of the 0.
import { CUBES as EQUATION_CUBES, type Cube as EquationCube } from '@openshake/rules/equations';
import { type Counts, countsOf, FIRST_SIGN, isComplete, plus } from './bags.ts';
import { ROOT } from './signs.ts';

/** The cubes in play, except the Goal's. */
export interface Sections {
  required: readonly EquationCube[];
  permitted: readonly EquationCube[];
  forbidden: readonly EquationCube[];
  resources: readonly EquationCube[];
}

/** How many cubes of a Solution may come from Resources. */
export type Taking = 'one' | 'any';

const ZERO = EQUATION_CUBES.indexOf('0');

export const zerosIn = (counts: Counts): number => counts[ZERO] ?? 0;

/** The counts with each 0 as the symbol it stands for. */
export function withZeroAs(counts: Counts, zero: EquationCube): number[] {
  const merged = [...counts];
  if (zero === '0') return merged;
  const at = EQUATION_CUBES.indexOf(zero);
  merged[at] = (merged[at] ?? 0) + zerosIn(counts);
  merged[ZERO] = 0;
  return merged;
}

/** What a Solution must and may use. */
export interface Supply {
  readonly required: Counts;
  /** Required and Permitted. */
  readonly onMat: Counts;
  readonly resources: Counts;
  /** At most this many cubes from Resources. */
  readonly most: number;
}

export function supplyOf({ required, permitted, resources }: Sections, taking: Taking): Supply {
  const must = countsOf(required);
  return {
    required: must,
    onMat: permitted.length === 0 ? must : plus(must, countsOf(permitted)),
    resources: countsOf(resources),
    most: taking === 'one' ? 1 : resources.length,
  };
}

export const supplyWithZeroAs = (supply: Supply, zero: EquationCube): Supply => ({
  required: withZeroAs(supply.required, zero),
  onMat: withZeroAs(supply.onMat, zero),
  resources: withZeroAs(supply.resources, zero),
  most: supply.most,
});

/** The counts of all but 0. */
export const withoutZero = (counts: Counts): number[] => counts.map((count, index) => (index === ZERO ? 0 : count));

export const withoutZeros = ({ required, onMat, resources, most }: Supply): Supply => ({
  required,
  onMat: withoutZero(onMat),
  resources: withoutZero(resources),
  most,
});

export const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** Everything on the mat, nothing Required. */
export function allOnMat(counts: Counts): Supply {
  const none = counts.map(() => 0);
  return { required: none, onMat: counts, resources: none, most: 0 };
}

/** Whether a Solution may be made of exactly these symbols. */
export function allows({ required, onMat, resources, most }: Supply, bag: Counts): boolean {
  let taken = 0;
  for (let index = 0; index < bag.length; index += 1) {
    const count = bag[index] ?? 0;
    const mat = onMat[index] ?? 0;
    if (count < (required[index] ?? 0) || count > mat + (resources[index] ?? 0)) return false;
    if (count > mat) taken += count - mat;
  }
  return taken <= most;
}

/** Whether one supply certainly allows every bag that the other allows. */
export function isWithin(one: Supply, other: Supply): boolean {
  const unlimited = sizeOf(other.resources) <= other.most;
  for (let index = 0; index < one.required.length; index += 1) {
    const [mat, otherMat] = [one.onMat[index] ?? 0, other.onMat[index] ?? 0];
    if ((one.required[index] ?? 0) < (other.required[index] ?? 0)) return false;
    if (mat + (one.resources[index] ?? 0) > otherMat + (other.resources[index] ?? 0)) return false;
    if (!unlimited && mat > otherMat) return false;
  }
  return unlimited || one.most <= other.most;
}

/** Every bag of this many symbols that the supply allows and that makes an expression. */
export function* bagsOfSize({ required, onMat, resources, most }: Supply, size: number): Generator<Counts> {
  const bag = required.map(() => 0);
  const all = required.map((_, index) => (onMat[index] ?? 0) + (resources[index] ?? 0));
  const kinds = all.flatMap((count, index) => (count > 0 ? [index] : []));
  // What is still needed, and what is there, from each kind on: digits and all.
  const from = (counts: Counts, at: number, end = counts.length): number =>
    kinds.slice(at).reduce((sum, index) => (index < end ? sum + (counts[index] ?? 0) : sum), 0);
  const needed = kinds.map((_, at) => from(required, at));
  const there = kinds.map((_, at) => from(all, at));
  const digitsNeeded = kinds.map((_, at) => from(required, at, FIRST_SIGN));
  const digitsThere = kinds.map((_, at) => from(all, at, FIRST_SIGN));
  // Each digit but one has a sign; the other signs are roots.
  const mostDigits = (size + 1) >> 1;
  const fewestDigits = (size + 1 - (all[ROOT] ?? 0)) / 2;
  function* place(at: number, left: number, takable: number, digits: number, joints: number): Generator<Counts> {
    const index = kinds[at];
    if (index === undefined) {
      if (left === 0 && isComplete(digits, joints, bag[ROOT] ?? 0)) yield [...bag];
      return;
    }
    if (left < (needed[at] ?? 0) || left > (there[at] ?? 0)) return;
    if (digits + (digitsNeeded[at] ?? 0) > mostDigits || digits + (digitsThere[at] ?? 0) < fewestDigits) return;
    // Signs come last and are fewer than digits, not counting roots, so nothing can make up for too few digits.
    if (index >= FIRST_SIGN && joints > digits - 1) return;
    const mat = onMat[index] ?? 0;
    const end = Math.min(left, mat + Math.min(takable, resources[index] ?? 0));
    for (let count = required[index] ?? 0; count <= end; count += 1) {
      bag[index] = count;
      const isDigit = index < FIRST_SIGN;
      const isJoint = !isDigit && index !== ROOT;
      yield* place(
        at + 1,
        left - count,
        takable - Math.max(0, count - mat),
        isDigit ? digits + count : digits,
        isJoint ? joints + count : joints,
      );
    }
    bag[index] = 0;
  }
  yield* place(0, size, most, 0, 0);
}
