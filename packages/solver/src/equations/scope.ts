// Which numbers a bag of symbols can make at all: by sign, by wholeness and by size. What lies outside needs no search.
import { EQUATION_CUBES, type EquationsRules } from '@openshake/rules';
import { type Bag, FIRST_SIGN } from './bags.ts';
import type { Near } from './near.ts';

export interface Scope {
  /** No value lies below this. */
  readonly least: number;
  /** All values are whole numbers or their negatives. */
  readonly whole: boolean;
  /** No value lies between 0 and 1. */
  readonly gap: boolean;
  /** All values are fractions, and in lowest terms neither part exceeds this. */
  readonly height: number;
}

/** Each claim is proven by induction over the operations that the bag has. */
export function scopeOf(
  bag: Bag,
  { turnedCubes, powersAndRoots }: Pick<EquationsRules, 'turnedCubes' | 'powersAndRoots'>,
): Scope {
  const [minus, over, power, root] = [bag.has('-'), bag.has('/'), bag.has('^'), bag.has('r')];
  // Without − and turned cubes nothing falls below 0; without ÷ as well, all is 0 or at least 1, powers and roots included.
  const upright = !turnedCubes;
  const gap = upright && !minus && !over;
  const tame = powersAndRoots === 'ofWholeNumbers' || (!power && !root) || (!minus && !root);
  return {
    least: upright && !minus ? 0 : Number.NEGATIVE_INFINITY,
    whole: upright && !over && tame,
    gap,
    height: power || root ? Number.POSITIVE_INFINITY : heightOf(bag),
  };
}

/** a/b ± c/d = (ad ± cb)/bd doubles the product of the heights at most; × and ÷ only multiply them. */
function heightOf({ counts }: Bag): number {
  let height = 1;
  EQUATION_CUBES.forEach((symbol, index) => {
    const count = counts[index] ?? 0;
    if (index < FIRST_SIGN) height *= Math.max(1, Number(symbol)) ** count;
    else if (symbol === '+' || symbol === '-') height *= 2 ** count;
  });
  return height;
}

/** Whether a number within these bounds is out of the question. */
export function isOutside({ least, whole, gap, height }: Scope, { n, d, lo, hi }: Near): boolean {
  if (hi < least) return true;
  if (d !== 0) return (whole && d !== 1) || (gap && n > 0 && n < d) || n > height || -n > height || d > height;
  if (gap && lo > 0 && hi < 1) return true;
  if (lo > height || hi < -height) return true;
  return whole && lo < hi && hi < 2 ** 50 && lo > -(2 ** 50) && Math.ceil(lo) > hi;
}
