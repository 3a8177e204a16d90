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
  /** Every value that is not 0 is a product of digits and inverses of digits: how often 2, 3, 5 and 7 divide them all together. */
  readonly primes: readonly number[] | undefined;
  /** Of all the digits; else some may be lost in a 0. */
  readonly ofAll: boolean;
  /** Whether 0 can be a value. */
  readonly zero: boolean;
  /** How many + and − there are beside one that a 0 must have. */
  readonly joining: number;
}

const PLUS = EQUATION_CUBES.indexOf('+');
const MINUS = EQUATION_CUBES.indexOf('-');
const PRIMES = [2, 3, 5, 7] as const;

/** How often a prime divides a whole number that is not 0. */
function times(prime: number, whole: number): number {
  let count = 0;
  for (let rest = whole; rest % prime === 0; rest /= prime) count += 1;
  return count;
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
  const zeros = bag.counts[EQUATION_CUBES.indexOf('0')] ?? 0;
  const sums = bag.counts[PLUS] ?? 0;
  const differences = bag.counts[MINUS] ?? 0;
  // A 0 makes all 0 that is multiplied with it, until a + or − takes it up: one 0 or more use up one of them.
  const joining = sums + differences - (zeros > 0 ? 1 : 0);
  const tame = powersAndRoots === 'ofWholeNumbers' || (!power && !root) || (!minus && !root);
  return {
    least: upright && !minus ? 0 : Number.NEGATIVE_INFINITY,
    whole: upright && !over && tame,
    gap,
    height: power || root ? Number.POSITIVE_INFINITY : heightOf(bag),
    primes: power || root || joining > 0 ? undefined : PRIMES.map((prime) => timesInDigits(prime, bag)),
    ofAll: zeros === 0,
    zero: zeros > 0,
    joining,
  };
}

const timesInDigits = (prime: number, { counts }: Bag): number =>
  EQUATION_CUBES.reduce(
    (sum, symbol, index) =>
      index < FIRST_SIGN && Number(symbol) > 0 ? sum + (counts[index] ?? 0) * times(prime, Number(symbol)) : sum,
    0,
  );

/** Whether ±n/d can be a product of digits and inverses: each prime divides it no oftener than the digits, less by an even number if all are used. */
function isProduct(primes: readonly number[], ofAll: boolean, n: number, d: number): boolean {
  let rest = Math.abs(n) * d;
  if (rest > Number.MAX_SAFE_INTEGER) return true;
  for (const [index, prime] of PRIMES.entries()) {
    const count = times(prime, rest);
    const most = primes[index] ?? 0;
    if (count > most || (ofAll && (most - count) % 2 !== 0)) return false;
    rest /= prime ** count;
  }
  return rest === 1;
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
export function isOutside(
  { least, whole, gap, height, primes, ofAll, zero, joining }: Scope,
  { n, d, lo, hi }: Near,
): boolean {
  if (hi < least) return true;
  if (d !== 0) {
    if ((whole && d !== 1) || (gap && n > 0 && n < d) || n > height || -n > height || d > height) return true;
    if (!primes) return false;
    if (n === 0) return !zero;
    // joining < 0: a 0, and nothing that takes it up.
    return joining < 0 || !isProduct(primes, ofAll, n, d);
  }
  if (gap && lo > 0 && hi < 1) return true;
  if (lo > height || hi < -height) return true;
  return whole && lo < hi && hi < 2 ** 50 && lo > -(2 ** 50) && Math.ceil(lo) > hi;
}
