/** Fractions in lowest terms with a positive denominator. */
import { charge, costOfProduct } from './effort.ts';
import { abs, bitLength, exactRoot, floorDivide, gcd } from './integer.ts';

export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };
export const ONE: Rational = { numerator: 1n, denominator: 1n };

export function whole(numerator: bigint): Rational {
  return { numerator, denominator: 1n };
}

/** numerator/denominator in lowest terms; denominator ≠ 0. */
export function fraction(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 1n) return { numerator, denominator };
  const common = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** Henrici's rule: the gcd of the denominators first, so the long products need no long gcd. */
export function sumOf(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator);
  const common = gcd(a.denominator, b.denominator);
  if (common === 1n) {
    const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
    return { numerator, denominator: a.denominator * b.denominator };
  }
  const numerator = a.numerator * (b.denominator / common) + b.numerator * (a.denominator / common);
  const left = gcd(numerator, common);
  return { numerator: numerator / left, denominator: (a.denominator / common) * (b.denominator / left) };
}

export function negated(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function productOf(a: Rational, b: Rational): Rational {
  if (a.denominator === 1n && b.denominator === 1n) return whole(a.numerator * b.numerator);
  const left = gcd(a.numerator, b.denominator);
  const right = gcd(b.numerator, a.denominator);
  return {
    numerator: (a.numerator / left) * (b.numerator / right),
    denominator: (a.denominator / right) * (b.denominator / left),
  };
}

/** a ≠ 0. */
export function inverseOf(a: Rational): Rational {
  return a.numerator < 0n
    ? { numerator: -a.denominator, denominator: -a.numerator }
    : { numerator: a.denominator, denominator: a.numerator };
}

/** a ≠ 0 for a negative exponent; the caller has checked the size of the result. */
export function wholePower(a: Rational, exponent: bigint): Rational {
  const base = exponent < 0n ? inverseOf(a) : a;
  const times = abs(exponent);
  charge(costOfProduct(sizeOf(base) * Number(times)));
  return { numerator: base.numerator ** times, denominator: base.denominator ** times };
}

export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function floorOf(a: Rational): bigint {
  return floorDivide(a.numerator, a.denominator);
}

export function sizeOf(a: Rational): number {
  return Math.max(bitLength(a.numerator), bitLength(a.denominator));
}

/** The rational whose n-th power is a > 0, if there is one. */
export function rationalRoot(a: Rational, n: number): Rational | undefined {
  const numerator = exactRoot(a.numerator, n);
  if (numerator === undefined) return undefined;
  const denominator = exactRoot(a.denominator, n);
  return denominator === undefined ? undefined : { numerator, denominator };
}
