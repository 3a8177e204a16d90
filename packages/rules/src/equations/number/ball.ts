/** Balls: a BigInt midpoint with a radius that certainly covers the number; logarithms and roots live in elementary.ts. */
import { charge, costOfProduct } from './effort.ts';
import { abs, bitLength } from './integer.ts';
import type { Rational } from './rational.ts';

/** Every number between (middle − radius)·2^exponent and (middle + radius)·2^exponent. */
export interface Ball {
  readonly middle: bigint;
  readonly radius: bigint;
  readonly exponent: bigint;
}

export const ZERO_BALL: Ball = { middle: 0n, radius: 0n, exponent: 0n };
export const ONE_BALL: Ball = { middle: 1n, radius: 0n, exponent: 0n };

/** Shifts either way; to the right it rounds down. */
export function shifted(value: bigint, by: bigint): bigint {
  return by >= 0n ? value << by : value >> -by;
}

/** Drops digits that the radius or the wanted precision makes worthless. */
export function rounded(middle: bigint, radius: bigint, exponent: bigint, precision: number): Ball {
  const excess = Math.max(bitLength(middle) - precision, bitLength(radius) - 32);
  if (excess <= 0) return { middle, radius, exponent };
  const by = BigInt(excess);
  return { middle: middle >> by, radius: (radius >> by) + 2n, exponent: exponent + by };
}

export function wholeBall(value: bigint, precision: number): Ball {
  return rounded(value, 0n, 0n, precision);
}

export function rationalBall(value: Rational, precision: number): Ball {
  if (value.denominator === 1n) return wholeBall(value.numerator, precision);
  charge(4 * costOfProduct(precision));
  const by = BigInt(Math.max(0, precision + bitLength(value.denominator) - bitLength(value.numerator) + 1));
  return rounded((value.numerator << by) / value.denominator, 1n, -by, precision);
}

export function negativeBall(a: Ball): Ball {
  return { middle: -a.middle, radius: a.radius, exponent: a.exponent };
}

export function addBalls(a: Ball, b: Ball, precision: number): Ball {
  if (a.middle === 0n && a.radius === 0n) return b;
  if (b.middle === 0n && b.radius === 0n) return a;
  let [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  let gap = high.exponent - low.exponent;
  // Give the coarser one the full precision before throwing away anything of the finer one.
  const room = precision + 8 - Math.max(bitLength(high.middle), bitLength(high.radius));
  if (room > 0 && gap > 0n) {
    const by = gap < BigInt(room) ? gap : BigInt(room);
    high = { middle: high.middle << by, radius: high.radius << by, exponent: high.exponent - by };
    gap -= by;
  }
  if (gap > 0n) {
    low = { middle: low.middle >> gap, radius: (low.radius >> gap) + 2n, exponent: high.exponent };
  }
  return rounded(high.middle + low.middle, high.radius + low.radius, high.exponent, precision);
}

export function multiplyBalls(a: Ball, b: Ball, precision: number): Ball {
  const radius =
    a.radius === 0n && b.radius === 0n ? 0n : abs(a.middle) * b.radius + abs(b.middle) * a.radius + a.radius * b.radius;
  const middle = a.middle * b.middle;
  if (precision > 500) charge(costOfProduct(bitLength(middle) / 2));
  return rounded(middle, radius, a.exponent + b.exponent, precision);
}

/** −1 or 1 if the ball excludes 0, otherwise 0. */
export function signOfBall(a: Ball): -1 | 0 | 1 {
  return a.middle > a.radius ? 1 : -a.middle > a.radius ? -1 : 0;
}

/** The ball must exclude 0. */
export function invertBall(a: Ball, precision: number): Ball {
  const size = abs(a.middle);
  const bits = bitLength(size);
  charge(4 * costOfProduct(Math.max(bits, precision)));
  const by = BigInt(bits + precision + 2);
  const error = a.radius === 0n ? 1n : (a.radius << by) / (size * (size - a.radius)) + 2n;
  return rounded((1n << by) / a.middle, error, -a.exponent - by, precision);
}

/** Repeated squaring; a negative power needs a ball that excludes 0. */
export function powerOfBall(a: Ball, power: bigint, precision: number): Ball {
  const working = precision + bitLength(power) + 8;
  let square = power < 0n ? invertBall(a, working) : a;
  let result = ONE_BALL;
  for (let rest = abs(power); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = multiplyBalls(result, square, working);
    if (rest > 1n) square = multiplyBalls(square, square, working);
  }
  return rounded(result.middle, result.radius, result.exponent, precision);
}

/** A bound m with |a| < 2^m. */
export function magnitude(a: Ball): bigint {
  return BigInt(bitLength(abs(a.middle) + a.radius)) + a.exponent;
}

/** How many leading bits are certain; an exact ball counts as very certain. */
export function certainBits(a: Ball): number {
  return a.radius === 0n ? Number.MAX_SAFE_INTEGER : bitLength(a.middle) - bitLength(a.radius);
}
