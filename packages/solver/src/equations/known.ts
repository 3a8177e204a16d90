// A bag with what a search has learned about it.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { Bag, type Counts, type Split } from './bags.ts';
import type { Near } from './near.ts';
import { fieldsOf, type Packed, pack } from './packed.ts';
import type { Scope } from './scope.ts';
import type { Table } from './table.ts';

/** Larger bags may have more of one symbol than can be packed. */
const MOST_PACKED = 31;

export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** The orders of digits and signs and the shapes of trees: (2n−2)!/(n−1)! of n numbers, with the roots anywhere. */
export function arrangements({ digits, joints, roots }: Bag): number {
  const single = joints + roots - (digits - 1);
  let product = (factorial(2 * digits - 2) / factorial(digits - 1)) * factorial(digits - 1) * factorial(roots);
  for (let root = 0; root < single; root += 1) product *= (2 * digits - 1 + root) / (root + 1);
  return product;
}

/**
 * Which expressions to look for: those where no part can make the same number with fewer of its symbols,
 * with as many of each kind that must be kept. These kinds are bits in the order of the cubes.
 * Of all expressions that make a number from some cubes and hold what must be kept, the ones with the fewest symbols are among these.
 */
export type Mode = number;
/** Keeps nothing. */
export const FEWEST_OF_ALL: Mode = 0;
/** Keeps everything, so the search looks for all expressions. */
export const ALL: Mode = 2 ** EQUATION_CUBES.length - 1;

/** The kinds of symbols in a bag. */
export const kindsIn = (counts: Counts): Mode =>
  counts.reduce((kinds, count, at) => (count > 0 ? kinds | (1 << at) : kinds), 0);

/** A bag with what the search has learned about it. */
export class Known extends Bag {
  /** Which kinds of its symbols are kept. */
  readonly mode: Mode;
  /** Packed, if the search skips expressions with a part that makes the same number with fewer symbols; and the counts that are kept. */
  readonly saves: { bag: Packed; kept: Packed } | undefined;
  splits: Split<Known>[] | undefined;
  table: Table | undefined;
  scope: Scope | undefined;
  /** Fractions that were not found, and whether some expression could not be decided; made when first needed, since most bags need none. */
  missed: Map<number | string, boolean> | undefined;
  /** Bounds that hold no value of this bag: the upper one by the lower. And bounds that may hold only a fraction. */
  empty: Map<number, number> | undefined;
  withoutSurds: Map<number, number> | undefined;
  /** Work spent on single numbers. Once it exceeds the work of listing all, all are listed. */
  spent = 0;
  /** Once this much is spent, the cost of listing all is worked out again. */
  lookAt = 0;
  expressions: number | undefined;

  constructor(key: number, counts: Counts, mode: Mode) {
    super(key, counts);
    this.mode = mode;
    const isSaving = mode !== kindsIn(counts) && this.size <= MOST_PACKED;
    this.saves = isSaving ? { bag: pack(counts), kept: fieldsOf(mode) } : undefined;
  }
}

const holds = (bounds: Map<number, number> | undefined, { lo, hi }: Near): boolean => {
  const upTo = bounds?.get(lo);
  return upTo !== undefined && upTo >= hi;
};

/** Whether an earlier search found nothing within these bounds. */
export const isRefuted = ({ empty, withoutSurds }: Known, wanted: Near): boolean =>
  holds(empty, wanted) || (wanted.surd && holds(withoutSurds, wanted));

/** Remembers that nothing was found within these bounds. If the search was for a surd, there may be a fraction. */
export function refute(bag: Known, { lo, hi, surd }: Near): void {
  if (surd) {
    bag.withoutSurds ??= new Map();
    bag.withoutSurds.set(lo, hi);
  } else {
    bag.empty ??= new Map();
    bag.empty.set(lo, hi);
  }
}
