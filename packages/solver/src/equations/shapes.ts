// Expressions that can be written another way with the same symbols and a smaller larger side. The search skips them.
import type { Side } from './invert.ts';
import { MINUS, OVER, PLUS, TIMES } from './signs.ts';

/** A number of this many symbols on this side of the sign, with the one we look for on the other side. */
export interface Use {
  readonly sign: number;
  readonly side: Side;
  readonly size: number;
}

/** + is to − as × is to ÷: 0 for the first, 1 for the second, and which pair it is. */
const rankOf = (sign: number): number | undefined =>
  sign === PLUS || sign === TIMES ? 0 : sign === MINUS || sign === OVER ? 1 : undefined;
const isSum = (sign: number): boolean => sign === PLUS || sign === MINUS;

/**
 * Whether we can do without `a sign (x inner y)`: a moves to x or y, with as many of each sign, and what remains on the other side is
 * smaller than x and y together were. x is on `side` of the inner sign and is not larger than y. With × and ÷ for + and −:
 *   a + (x ± y) = (a + x) ± y    a + (y − x) = y + (a − x)    (x + y) − a = (x − a) + y    (x − y) − a = (x − a) − y    a − (x − y) = y − (x − a)
 * A divisor is not 0, and neither is a quotient or product that we look for.
 */
export function isRedundant(use: Use, inner: number, side: Side, x: number, y: number): boolean {
  const [outer, rank] = [rankOf(use.sign), rankOf(inner)];
  if (outer === undefined || rank === undefined || isSum(use.sign) !== isSum(inner)) return false;
  if (outer === 0) return use.size < y;
  // (x + y) − a, but not a − (x + y), for which there is only one −.
  if (rank === 0) return use.side === 'right' && use.size < y;
  // (x − y) − a and a − (x − y): a goes to x.
  return use.size < (side === 'left' ? y : x);
}
