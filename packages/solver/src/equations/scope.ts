// Which numbers a bag of symbols can make at all: by sign, by wholeness and by size. What is outside needs no search.
import { CUBES as EQUATION_CUBES, type ShakeRules as EquationsRules } from '@openshake/rules/equations';
import { Bag, type Counts, FIRST_SIGN, type Split } from './bags.ts';
import type { Near } from './near.ts';

export interface Scope {
  /** No value is below this. */
  readonly least: number;
  /** All values are whole numbers or their negatives. */
  readonly whole: boolean;
  /** No value is between 0 and 1. */
  readonly gap: boolean;
  /** All values are fractions. */
  readonly rational: boolean;
  /** In lowest terms neither part exceeds this. */
  readonly height: number;
  /** No value is larger than this in size. */
  readonly most: number;
  /** Every value that is not 0 is a product of digits and inverses of digits: how often 2, 3, 5 and 7 divide all of them together. */
  readonly primes: readonly number[] | undefined;
  /** Whether all the digits count; otherwise some may be lost in a 0. */
  readonly ofAll: boolean;
  /** Every fraction among the values that is not 0 has only the primes of the digits, which are these. */
  readonly smooth: readonly number[] | undefined;
  /** Or it does, unless it comes, by fractions as factors, from a power whose exponent has all the other powers and roots. */
  readonly nested: readonly number[] | undefined;
  /** Whether 0 can be a value. */
  readonly zero: boolean;
  /** How many + and − there are besides one that a 0 must have. */
  readonly joining: number;
}

const PLUS = EQUATION_CUBES.indexOf('+');
const MINUS = EQUATION_CUBES.indexOf('-');
const TIMES = EQUATION_CUBES.indexOf('x');
const OVER = EQUATION_CUBES.indexOf('/');
const POWER = EQUATION_CUBES.indexOf('^');
const PRIMES = [2, 3, 5, 7] as const;

/** How often a prime divides a whole number that is not 0. */
function times(prime: number, whole: number): number {
  let count = 0;
  for (let rest = whole; rest % prime === 0; rest /= prime) count += 1;
  return count;
}

type Rules = Pick<EquationsRules, 'turnedCubes' | 'powersAndRoots'>;

const isOfWholeNumbers = ({ powersAndRoots }: Rules): boolean => powersAndRoots === 'ofWholeNumbers';

const powersIn = ({ counts, roots }: Bag): number => (counts[POWER] ?? 0) + roots;

/** Each claim is proven by induction over the operations that the bag has. */
export function scopeOf(bag: Bag, rules: Rules): Scope {
  const [minus, over, power, root] = [bag.has('-'), bag.has('/'), bag.has('^'), bag.has('r')];
  // Without − and turned cubes nothing falls below 0. Without ÷ as well, everything is 0 or at least 1, powers and roots included.
  const upright = !rules.turnedCubes;
  const gap = upright && !minus && !over;
  const zeros = bag.counts[EQUATION_CUBES.indexOf('0')] ?? 0;
  const sums = bag.counts[PLUS] ?? 0;
  const differences = bag.counts[MINUS] ?? 0;
  // A 0 makes everything multiplied with it 0, until a + or − absorbs it: one or more 0s use up one of them.
  const joining = sums + differences - (zeros > 0 ? 1 : 0);
  const wholeOnly = isOfWholeNumbers(rules);
  const tame = wholeOnly || (!power && !root) || (!minus && !root);
  const overs = bag.counts[OVER] ?? 0;
  const powers = powersIn(bag);
  const isJoinless = sums + differences === 0;
  // If nothing absorbs a 0, a value that is not 0 has it in an exponent, x^0, and that uses up one power.
  const free = isJoinless && zeros > 0 ? powers - 1 : powers;
  // Roots without an index: their exponent is always 1/2.
  const single = bag.joints + bag.roots - (bag.digits - 1);
  // Whole roots of whole numbers, and roots of numbers of at least 1 with such an index, are no larger than their radicand.
  const shrinks = !power && (!root || wholeOnly || gap);
  return {
    least: upright && !minus ? 0 : Number.NEGATIVE_INFINITY,
    whole: upright && !over && tame,
    gap,
    // Without ÷ and turned cubes, a first power may have a negative whole exponent, and only a second one a fraction.
    rational: wholeOnly || (!root && (!power || (upright && !over && (!minus || powers === 1)))),
    height: power || (root && !wholeOnly) ? Number.POSITIVE_INFINITY : heightOf(bag),
    // Dividing by a whole number makes nothing larger. Dividing by a fraction, which takes a second ÷ or a turned cube, may.
    most: shrinks && overs <= (upright ? 1 : 0) ? mostOf(bag) : Number.POSITIVE_INFINITY,
    primes: power || root || joining > 0 ? undefined : PRIMES.map((prime) => timesInDigits(prime, bag)),
    ofAll: zeros === 0,
    // × and ÷ bring no new primes, and neither do powers with a fraction as exponent. An irrational exponent takes one power or root to make and one to use:
    // the result is transcendental (Gelfond and Schneider), and stays so unless it becomes an exponent itself.
    smooth:
      (isJoinless || (joining <= 0 && !power)) && (wholeOnly || free <= 2 || free - single <= 1)
        ? primesIn(bag)
        : undefined,
    nested: isJoinless && zeros === 0 && powers === 3 ? primesIn(bag) : undefined,
    zero: zeros > 0 || minus || (!upright && sums > 0),
    joining,
  };
}

/** What holds for every bag within these symbols: everything that does not need all of them used. */
export function reachOf(counts: Counts, rules: Rules): Scope {
  const bag = new Bag(0, counts);
  const isSmooth = !bag.has('+') && !bag.has('-') && (isOfWholeNumbers(rules) || powersIn(bag) <= 2);
  return { ...scopeOf(bag, rules), primes: undefined, nested: undefined, smooth: isSmooth ? primesIn(bag) : undefined };
}

const timesInDigits = (prime: number, { counts }: Bag): number =>
  EQUATION_CUBES.reduce(
    (sum, symbol, index) =>
      index < FIRST_SIGN && Number(symbol) > 0 ? sum + (counts[index] ?? 0) * times(prime, Number(symbol)) : sum,
    0,
  );

/** The primes that divide the digits. */
const primesIn = (bag: Bag): number[] => PRIMES.filter((prime) => timesInDigits(prime, bag) > 0);

/** The splits that may make the number: if only powers within exponents do, those that leave all others in one side, and in an exponent. */
export const splitsFor = <B extends Bag>(
  { nested }: Scope,
  wanted: Near,
  splits: readonly Split<B>[],
): readonly Split<B>[] =>
  nested && wanted.d !== 0 && wanted.n !== 0 && !isMadeOf(nested, wanted) ? splits.filter(mayNest) : splits;

function mayNest({ sign, left, right }: Split): boolean {
  if (!left) return false;
  const [inLeft, inRight] = [powersIn(left), powersIn(right)];
  return (inLeft === 0 && sign !== 'r') || (inRight === 0 && sign !== '^');
}

/** Whether a fraction that is not 0 has only these primes, above and below. */
const isMadeOf = (primes: readonly number[], { n, d }: Near): boolean => isSmooth(n, primes) && isSmooth(d, primes);

/** Whether only these primes divide a whole number that is not 0. */
function isSmooth(whole: number, primes: readonly number[]): boolean {
  let rest = Math.abs(whole);
  for (const prime of primes) while (rest % prime === 0) rest /= prime;
  return rest === 1;
}

/** Whether ±n/d can be a product of digits and inverses: each prime divides it no more often than the digits, less by an even number if all are used. */
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

/** a/b ± c/d = (ad ± cb)/bd at most doubles the product of the heights; × and ÷ only multiply them. */
function heightOf({ counts }: Bag): number {
  let height = 1;
  EQUATION_CUBES.forEach((symbol, index) => {
    const count = counts[index] ?? 0;
    if (index < FIRST_SIGN) height *= Math.max(1, Number(symbol)) ** count;
    else if (symbol === '+' || symbol === '-') height *= 2 ** count;
  });
  return height;
}

/**
 * The most that sums and products make from numbers with the sum s and t signs ×: equal factors are best, (s/f)^f with f ≤ t + 1 of them.
 * As a function of s this is convex, so sums of two are no larger; by the inequality of the means, neither are products.
 */
function mostOf({ counts }: Bag): number {
  let sum = 0;
  for (let index = 0; index < FIRST_SIGN; index += 1) sum += (counts[index] ?? 0) * Number(EQUATION_CUBES[index]);
  let most = sum;
  for (let factors = 2; factors <= (counts[TIMES] ?? 0) + 1; factors += 1)
    most = Math.max(most, (sum / factors) ** factors);
  return most * (1 + 2 ** -40);
}

/** Whether no number within these bounds is possible. */
export function isOutside(scope: Scope, near: Near): boolean {
  const { n, d, lo, hi, surd } = near;
  const { least, whole, gap, height, most, primes, ofAll, smooth, zero, joining } = scope;
  if (surd && scope.rational) return true;
  if (hi < least || lo > most || hi < -most) return true;
  if (d !== 0) {
    if (n === 0) return !zero;
    if ((whole && d !== 1) || (gap && n > 0 && n < d) || n > height || -n > height || d > height) return true;
    // joining < 0: a 0, and nothing that absorbs it.
    if (primes) return joining < 0 || !isProduct(primes, ofAll, n, d);
    return smooth !== undefined && !isMadeOf(smooth, near);
  }
  if (gap && lo > 0 && hi < 1) return true;
  if (lo > height || hi < -height) return true;
  return whole && lo < hi && hi < 2 ** 50 && lo > -(2 ** 50) && Math.ceil(lo) > hi;
}
