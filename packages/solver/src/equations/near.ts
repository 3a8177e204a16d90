// A number as a search holds it: a fraction of whole doubles, which is exact, or only bounds around it.

import type { Bounds } from './bounds.ts';
import * as bounds from './bounds.ts';

/** n/d in lowest terms with d > 0 is the number itself; d = 0 means that only the bounds are known. */
export interface Near extends Bounds {
  readonly n: number;
  readonly d: number;
  /** Proven not to be a fraction. */
  readonly surd: boolean;
}

/** Whole doubles up to here are exact, and so are their sums and products while they stay below it. */
const LARGEST = Number.MAX_SAFE_INTEGER;

const isExact = (whole: number): boolean => whole <= LARGEST && whole >= -LARGEST;

export const isNumber = ({ n, d }: Near, whole: number): boolean => n === whole && d === 1;
export const isWhole = ({ n, d }: Near): boolean => d === 1 && n >= 0;

export function within({ lo, hi }: Bounds, surd = false): Near {
  return { n: 0, d: 0, lo, hi, surd };
}

/** A surd and a fraction: their sum is a surd, and so is their product if the fraction is not 0. */
const keepsSurd = (a: Near, b: Near): boolean => (a.surd && b.d !== 0) || (b.surd && a.d !== 0);

/** n/d in lowest terms, d > 0. */
export function lowest(n: number, d: number): Near {
  if (d === 1) return { n, d, lo: n, hi: n, surd: false };
  const q = n / d;
  const wide = Math.abs(q) * 2 ** -50;
  return { n, d, lo: q - wide, hi: q + wide, surd: false };
}

function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** n/d if both are exact, d ≠ 0. */
export function fraction(n: number, d: number): Near {
  const common = d < 0 ? -gcd(n, d) : gcd(n, d);
  return lowest(n / common + 0, d / common);
}

export const ZERO = lowest(0, 1);
const ONE = lowest(1, 1);

export function add(a: Near, b: Near): Near {
  if (a.d === 1 && b.d === 1) {
    const sum = a.n + b.n;
    if (isExact(sum)) return { n: sum, d: 1, lo: sum, hi: sum, surd: false };
  } else if (a.d !== 0 && b.d !== 0) {
    const left = a.n * b.d;
    const right = b.n * a.d;
    const below = a.d * b.d;
    if (isExact(left) && isExact(right) && isExact(left + right) && isExact(below))
      return fraction(left + right, below);
  }
  return within(bounds.add(a, b), keepsSurd(a, b));
}

export function negate(a: Near): Near {
  return { n: a.n === 0 ? 0 : -a.n, d: a.d, lo: -a.hi, hi: -a.lo, surd: a.surd };
}

export const subtract = (a: Near, b: Near): Near => add(a, negate(b));

export function multiply(a: Near, b: Near): Near {
  if (a.d !== 0 && b.d !== 0) {
    const above = a.n * b.n;
    const below = a.d * b.d;
    if (isExact(above) && isExact(below)) return below === 1 ? lowest(above + 0, 1) : fraction(above, below);
    const across = gcd(a.n, b.d) * gcd(b.n, a.d);
    if (across > 1) return multiply(fraction(a.n, b.d), fraction(b.n, a.d));
  } else if (isNumber(a, 0) || isNumber(b, 1)) return a;
  else if (isNumber(b, 0) || isNumber(a, 1)) return b;
  return within(bounds.multiply(a, b), keepsSurd(a, b));
}

/** b is not 0. */
export function divide(a: Near, b: Near): Near {
  if (isNumber(a, 0)) return a;
  return b.d !== 0 ? multiply(a, inverse(b)) : within(bounds.divide(a, b), keepsSurd(a, b));
}

/** a is not 0. */
export function inverse(a: Near): Near {
  if (a.d === 0) return within(bounds.divide(ONE, a), a.surd);
  return a.n < 0 ? lowest(-a.d, -a.n) : lowest(a.d, a.n);
}

/** The number whose power `degree` is `whole`, if there is one; both at least 1. */
export function exactRoot(whole: number, degree: number): number | undefined {
  if (whole === 1 || degree === 1) return whole;
  if (degree > 52) return undefined;
  // The guess is off by less than 1, because the root has at most 27 bits.
  const guess = Math.round(bounds.aboutRoot(whole, degree));
  for (const root of [guess - 1, guess, guess + 1]) if (root > 1 && exactPower(root, degree) === whole) return root;
  return undefined;
}

/** whole^times if that is exact; whole and times at least 0. */
export function exactPower(whole: number, times: number): number | undefined {
  if (whole <= 1) return times === 0 ? 1 : whole;
  let power = 1;
  for (let i = 0; i < times; i += 1) {
    power *= whole;
    if (power > LARGEST) return undefined;
  }
  return power;
}

/**
 * The fraction y with base^y = power, by their sizes, for two fractions that are not 0; nothing if there is none.
 * If both are powers of one number, the smaller divides the larger, above and below the line.
 * So we divide, as Euclid did with sums, until one is left or something does not divide.
 */
export function exactLog(power: Near, base: Near): Near | undefined {
  const [above, below] = [outward(power), outward(base)];
  if (above.n === above.d) return ZERO;
  if (below.n === below.d) return undefined;
  const ratio = ratioOfLogs(above.n, above.d, below.n, below.d);
  return ratio && lowest(above.inverted === below.inverted ? ratio[0] : -ratio[0], ratio[1]);
}

/** The size of a fraction, inverted if it is below 1. */
function outward({ n, d }: Near): { n: number; d: number; inverted: boolean } {
  const size = Math.abs(n);
  return size < d ? { n: d, d: size, inverted: true } : { n: size, d, inverted: false };
}

/** log n/d : log m/e for fractions above 1. */
function ratioOfLogs(n: number, d: number, m: number, e: number): [number, number] | undefined {
  if (n === m) return d === e ? [1, 1] : undefined;
  if (n < m) {
    const other = ratioOfLogs(m, e, n, d);
    return other && [other[1], other[0]];
  }
  if (n % m !== 0 || d % e !== 0) return undefined;
  const rest = ratioOfLogs(n / m, d / e, m, e);
  return rest && [rest[0] + rest[1], rest[1]];
}

/** base^exponent for a base above 0. */
export function powerOfPositive(base: Near, exponent: Near): Near {
  if (isNumber(base, 1)) return ONE;
  if (exponent.d !== 0) {
    if (exponent.n === 0) return ONE;
    if (isNumber(exponent, 1)) return base;
    if (base.d !== 0) {
      const above = exactRoot(base.n, exponent.d);
      const below = exactRoot(base.d, exponent.d);
      // In lowest terms, a fraction has a rational root only if both its parts have one.
      if (above === undefined || below === undefined) return within(bounds.power(base, exponent), true);
      const times = Math.abs(exponent.n);
      const n = exactPower(above, times);
      const d = exactPower(below, times);
      if (n !== undefined && d !== undefined) return exponent.n < 0 ? lowest(d, n) : lowest(n, d);
    }
  }
  // If a root is a fraction, so is its radicand.
  return within(bounds.power(base, exponent), base.surd && exponent.d !== 0 && Math.abs(exponent.n) === 1);
}

/** Whether both may be the same number: a fraction is not a surd; otherwise the bounds decide. */
export function mayEqual(a: Near, b: Near): boolean {
  if (a.d !== 0 ? b.surd : a.surd && b.d !== 0) return false;
  return a.d !== 0 && b.d !== 0 ? a.n === b.n && a.d === b.d : a.lo <= b.hi && b.lo <= a.hi;
}
