// Expressions that can be written another way with the same symbols, so that their larger side becomes smaller: those need not be looked for.
import type { Side } from './invert.ts';
import { MINUS, OVER, PLUS, TIMES } from './signs.ts';

/** A number of so many symbols stands on this side of the sign, and on the other what is looked for. */
export interface Use {
  readonly sign: number;
  readonly side: Side;
  readonly size: number;
}

/** + and − are to each other as × and ÷ are: 0 for the one, 1 for the other, and which pair it is. */
const rankOf = (sign: number): number | undefined =>
  sign === PLUS || sign === TIMES ? 0 : sign === MINUS || sign === OVER ? 1 : undefined;
const isSum = (sign: number): boolean => sign === PLUS || sign === MINUS;

/**
 * Whether `a sign (x inner y)` can do without: a is moved to x or y, with as many of each sign, and what is left on the other side is smaller than
 * x and y together were. x stands on `side` of the inner sign and is not larger than y. With × and ÷ for + and −:
 *   a + (x ± y) = (a + x) ± y    a + (y − x) = y + (a − x)    (x + y) − a = (x − a) + y    (x − y) − a = (x − a) − y    a − (x − y) = y − (x − a)
 * What is divided by is not 0, and neither is a quotient or product that is looked for.
 */
export function isRedundant(use: Use, inner: number, side: Side, x: number, y: number): boolean {
  const [outer, rank] = [rankOf(use.sign), rankOf(inner)];
  if (outer === undefined || rank === undefined || isSum(use.sign) !== isSum(inner)) return false;
  if (outer === 0) return use.size < y;
  // (x + y) − a, but not a − (x + y), for which there is one − only.
  if (rank === 0) return use.side === 'right' && use.size < y;
  // (x − y) − a and a − (x − y): a goes to x.
  return use.size < (side === 'left' ? y : x);
}
