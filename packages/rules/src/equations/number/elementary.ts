/** Roots, logarithms and exponentials of balls, by BigInt series with the error counted in units of the last place. */
import {
  addBalls,
  type Ball,
  certainBits,
  invertBall,
  magnitude,
  multiplyBalls,
  negativeBall,
  ONE_BALL,
  powerOfBall,
  rounded,
  shifted,
  signOfBall,
  wholeBall,
  ZERO_BALL,
} from './ball.ts';
import { charge, costOfProduct } from './effort.ts';
import { abs, bitLength, floorDivide, integerRoot } from './integer.ts';
import { MAGNITUDE_BITS, TRANSCENDENTAL_BITS } from './limits.ts';

/** Newton's method finds degrees up to this; logarithms find larger ones. */
export const NEWTON_DEGREE = 65_536;

/**
 * The positive n-th root of a positive ball. A Number only starts Newton's method; the result is then raised to the
 * n-th power as a ball, and the radius comes from how far that misses (Bernoulli's inequality), never from the method.
 */
export function rootOfBall(a: Ball, n: number, precision: number): Ball | undefined {
  if (n === 1) return a;
  if (signOfBall(a) !== 1) return undefined;
  charge(0.5 + 4 * costOfProduct(precision));
  const degree = BigInt(n);
  const bits = bitLength(a.middle);
  const top = a.exponent + BigInt(bits);
  const scale = floorDivide(top, degree);
  const left = top - scale * degree;
  // a = f · 2^(scale·n) with 1/2 ≤ f < 2^(n−1), so the root of f lies between 1/2 and 2.
  const f: Ball = { middle: a.middle, radius: a.radius, exponent: left - BigInt(bits) };
  const leading = Number(bits > 53 ? a.middle >> BigInt(bits - 53) : a.middle) / 2 ** Math.min(bits, 53);
  let inverse = BigInt(Math.floor(2 ** (-(Number(left) + Math.log2(leading)) / n) * 2 ** 52));
  let digits = 52;
  const steps: number[] = [];
  for (let wanted = precision + 8; wanted > 36; wanted = Math.floor(wanted / 2) + 3) steps.unshift(wanted);
  for (const wanted of steps) {
    const working = wanted + 12;
    const guess: Ball = { middle: inverse << BigInt(working - digits), radius: 0n, exponent: BigInt(-working) };
    const cut = rounded(f.middle, 0n, f.exponent, working + 8);
    const product = multiplyBalls(cut, powerOfBall(guess, degree, working + 8), working + 8);
    const miss = (1n << BigInt(working)) - shifted(product.middle, product.exponent + BigInt(working));
    inverse = guess.middle + ((guess.middle * miss) >> BigInt(working)) / degree;
    digits = working;
  }
  if (inverse <= 0n) return undefined;
  const root = (1n << BigInt(2 * digits)) / inverse;
  const candidate: Ball = { middle: root, radius: 0n, exponent: BigInt(-digits) };
  const power = powerOfBall(candidate, degree, digits + 16);
  const quotient = multiplyBalls(power, invertBall(f, digits + 16), digits + 16);
  const off = addBalls(quotient, { middle: -1n, radius: 0n, exponent: 0n }, digits + 16);
  const miss = abs(off.middle) + off.radius;
  // |root^n/f − 1| ≤ η ≤ 1/2 gives a relative error of at most 2η/n.
  if (magnitude({ middle: miss, radius: 0n, exponent: off.exponent }) > -1n) return undefined;
  const error = shifted((2n * miss * root) / degree + 1n, off.exponent) + 1n;
  return rounded(root, error, scale - BigInt(digits), precision);
}

/** atanh(1/n)·2^bits, at most one unit per term too small. */
function inverseHyperbolic(n: bigint, bits: number): bigint {
  const square = n * n;
  let power = (1n << BigInt(bits)) / n;
  let total = 0n;
  for (let odd = 1n; power > 0n; odd += 2n) {
    total += power / odd;
    power /= square;
  }
  return total;
}

let knownLog2 = { bits: 0, value: 0n };

/** ln 2 · 2^bits within one unit, from a Machin-like formula. */
function log2Fixed(bits: number): bigint {
  if (knownLog2.bits < bits + 24) {
    const working = bits + 64;
    const value =
      18n * inverseHyperbolic(26n, working) -
      2n * inverseHyperbolic(4801n, working) +
      8n * inverseHyperbolic(8749n, working);
    knownLog2 = { bits: working, value };
  }
  return knownLog2.value >> BigInt(knownLog2.bits - bits);
}

function costOfLogarithm(precision: number): number {
  return 1 + (precision / 500) * (2.5 + precision / 500);
}

/** The natural logarithm of a positive ball; undefined if the ball is too wide or the precision is out of reach. */
export function logOfBall(a: Ball, precision: number): Ball | undefined {
  if (signOfBall(a) !== 1 || precision > TRANSCENDENTAL_BITS || certainBits(a) < 3) return undefined;
  if (a.middle === 1n && a.radius === 0n && a.exponent === 0n) return ZERO_BALL;
  charge(costOfLogarithm(precision));
  return workOutLog(a, precision);
}

function workOutLog(a: Ball, precision: number): Ball {
  const bits = bitLength(a.middle);
  const top = a.exponent + BigInt(bits);
  const halvings = Math.floor(Math.sqrt(precision) / 3);
  const working = precision + halvings + 2 * bitLength(BigInt(precision)) + 24;
  const unit = 1n << BigInt(working);
  let value = shifted(a.middle, BigInt(working - bits));
  for (let i = 0; i < halvings; i++) value = integerRoot(value << BigInt(working), 2);
  const z = ((value - unit) << BigInt(working)) / (value + unit);
  const square = (z * z) >> BigInt(working);
  let power = z;
  let total = 0n;
  let terms = 0n;
  for (let odd = 1n; power !== 0n && power !== -1n; odd += 2n, terms++) {
    total += power / odd;
    power = (power * square) >> BigInt(working);
  }
  // Every term and every root is off by less than four units; undoing the halvings doubles that as often.
  const error = (4n * (terms + BigInt(halvings) + 4n)) << BigInt(halvings + 1);
  const mantissa: Ball = { middle: total << BigInt(halvings + 1), radius: error, exponent: BigInt(-working) };
  const topBits = bitLength(top);
  const twos: Ball = {
    middle: top * log2Fixed(working + topBits),
    radius: abs(top) + 1n,
    exponent: BigInt(-working - topBits),
  };
  const sum = addBalls(mantissa, twos, working + topBits);
  if (a.radius === 0n) return rounded(sum.middle, sum.radius, sum.exponent, precision + topBits);
  // |ln(1 + t)| ≤ 2|t| for |t| ≤ 1/2.
  const relative = ((2n * a.radius) << BigInt(working)) / (a.middle - a.radius) + 1n;
  const spread: Ball = { middle: 0n, radius: relative, exponent: BigInt(-working) };
  return addBalls(sum, spread, precision + topBits);
}

/** e to a ball; undefined beyond 2^(2^MAGNITUDE_BITS) either way, or if the ball is wider than 1/2. */
export function exponentialOfBall(a: Ball, precision: number): Ball | undefined {
  const size = magnitude(a);
  if (size > BigInt(MAGNITUDE_BITS) || precision > TRANSCENDENTAL_BITS) return undefined;
  if (size < BigInt(-precision)) {
    // |e^t − 1| ≤ 2|t| for |t| ≤ 1.
    return addBalls(ONE_BALL, { middle: 0n, radius: 2n, exponent: size }, precision);
  }
  charge(costOfLogarithm(precision) / 2);
  const wide = Math.max(0, Number(size));
  const halvings = Math.floor(Math.sqrt(precision)) + 1;
  const working = precision + halvings + 2 * bitLength(BigInt(precision)) + 24;
  const fine = working + wide + 8;
  const x = shifted(a.middle, a.exponent + BigInt(fine));
  const half = log2Fixed(fine);
  const turns = floorDivide(2n * x + half, 2n * half);
  // fine has `wide` bits to spare, so the error of ln 2 times the turns stays below one unit of `working`.
  const rest = (x - turns * half) >> BigInt(fine - working);
  const small = rest >> BigInt(halvings);
  let term = 1n << BigInt(working);
  let total = term;
  let terms = 1n;
  for (; term !== 0n && term !== -1n; terms++) {
    term = ((term * small) >> BigInt(working)) / terms;
    total += term;
  }
  for (let i = 0; i < halvings; i++) total = (total * total) >> BigInt(working);
  const error = (4n * terms + 16n) << BigInt(halvings + 2);
  const power: Ball = { middle: total, radius: error, exponent: turns - BigInt(working) };
  const spread = shifted(a.radius, a.exponent + BigInt(working)) + 1n;
  if (spread > 1n << BigInt(working - 1)) return undefined;
  if (a.radius === 0n) return rounded(power.middle, power.radius, power.exponent, precision);
  const widened = ((2n * spread * total) >> BigInt(working)) + 1n + error;
  return rounded(total, widened, power.exponent, precision);
}

/** Up to this precision, nearly every logarithm of a whole number is in the cache. */
const OFTEN_ASKED = 400;
const COST_OF_REMEMBERED = 0.1;

const knownLogs = new Map<bigint, { precision: number; ball: Ball }>();

/** The natural logarithm of a whole number ≥ 2; cached, since the same few primes come up again and again. */
export function logOfWhole(value: bigint, precision: number): Ball | undefined {
  if (precision + 8 > TRANSCENDENTAL_BITS) return undefined;
  // The same with or without the cache: an answer must not depend on earlier questions.
  charge(precision <= OFTEN_ASKED ? COST_OF_REMEMBERED : costOfLogarithm(precision));
  const known = knownLogs.get(value);
  if (known !== undefined && known.precision >= precision) return known.ball;
  const ball = workOutLog(wholeBall(value, precision + 16), precision + 8);
  if (knownLogs.size > 512) knownLogs.clear();
  knownLogs.set(value, { precision, ball });
  return ball;
}

export function quotientOfBalls(a: Ball, b: Ball, precision: number): Ball {
  return multiplyBalls(a, invertBall(b, precision), precision);
}

export function differenceOfBalls(a: Ball, b: Ball, precision: number): Ball {
  return addBalls(a, negativeBall(b), precision);
}
