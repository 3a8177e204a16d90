/** A number in decimal digits, for display: every digit shown is right up to one unit of the last. */
import {
  type Ball,
  magnitude,
  multiplyBalls,
  negativeBall,
  powerOfBall,
  shifted,
  signOfBall,
  wholeBall,
} from './ball.ts';
import { logOfWhole, quotientOfBalls } from './elementary.ts';
import { ballOf, relativeBall } from './evaluate.ts';
import { type Exact, fromRational } from './exact.ts';
import { abs, bitLength } from './integer.ts';
import { signOf } from './sign.ts';
import { negate, subtract } from './sum.ts';
import { ballOfParts, logarithmOf } from './tower.ts';

/** 30103/100000 is log10(2) rounded up in the sixth digit: a first guess that is corrected by comparing. */
const LOG_OF_TWO = [30_103n, 100_000n] as const;

/** Shown for a tower of four or more: its logarithm has no decimal exponent either. */
export const UNSHOWABLE = '10^(10^(…))';

/** Shown where the leading digits cancel so far that only the sign is known, as in √(X+1) − √X for a huge X. */
export const UNKNOWN = '?';

/** Leading bits of a sum that may cancel before the search for digits is given up. */
const DEEPEST_CANCELLATION = 4_000;

/** '2.828427124746', '-0.5', '4.281e369693099'; beyond every ball '10^(4.08e369693099)'. */
export function approximate(value: Exact, digits = 15): string {
  const { sign } = signOf(value);
  if (sign === 0) return '0';
  if (sign < 0) return `-${approximate(negate(value), digits)}`;
  const bits = Math.ceil(digits * 3.33) + 24;
  const ball = relativeBall(value, bits, bits + DEEPEST_CANCELLATION);
  if (ball !== undefined) return decimal(ball, digits);
  return ballOf(value, 32) === undefined ? tower(value, digits) : UNKNOWN;
}

/** The digits of a positive ball. */
function decimal(ball: Ball, digits: number): string {
  const size = magnitude(ball);
  const precision = Math.ceil(digits * 3.33) + 48;
  const [above, below] = LOG_OF_TWO;
  let exponent = (size * above) / below;
  if (abs(size) > 100_000n) exponent = exponentByLogarithm(size) ?? exponent;
  for (let attempt = 0; attempt < 8; attempt++) {
    const shift = powerOfBall(wholeBall(10n, precision), BigInt(digits - 1) - exponent, precision + 64);
    const scaled = multiplyBalls(ball, shift, precision + 64);
    if (magnitude(scaled) > 10_000n) return UNSHOWABLE;
    const rounded = (shifted(2n * scaled.middle, scaled.exponent) + 1n) >> 1n;
    const text = rounded.toString();
    if (text.length === digits) return layOut(text, exponent);
    exponent += BigInt(text.length - digits);
    if (rounded === 0n) exponent -= 1n;
  }
  return layOut('0', 0n);
}

function exponentByLogarithm(size: bigint): bigint | undefined {
  const working = bitLength(size) + 64;
  const two = logOfWhole(2n, working);
  const ten = logOfWhole(10n, working);
  if (two === undefined || ten === undefined) return undefined;
  const ratio = quotientOfBalls(multiplyBalls(wholeBall(size, working), two, working), ten, working);
  return shifted(ratio.middle, ratio.exponent);
}

function layOut(digits: string, exponent: bigint): string {
  const trimmed = digits.replace(/0+$/, '');
  const [first, rest] = [trimmed.slice(0, 1), trimmed.slice(1)];
  if (exponent < -7n || exponent > 20n) return `${first}${rest === '' ? '' : `.${rest}`}e${exponent}`;
  if (exponent < 0n) return `0.${'0'.repeat(Number(-exponent) - 1)}${trimmed}`;
  const before = Number(exponent) + 1;
  const padded = trimmed.padEnd(before, '0');
  return padded.length === before ? padded : `${padded.slice(0, before)}.${padded.slice(before)}`;
}

/** Where no ball can hold its logarithm, comparing tells whether it is vast, next to nothing, or next to 1. */
function withoutBall(value: Exact, digits: number): string {
  const isAbove = (numerator: bigint, denominator: bigint): boolean | undefined => {
    const { sign, certainty } = signOf(subtract(value, fromRational({ numerator, denominator })));
    return certainty === 'proven' && sign !== 0 ? sign > 0 : undefined;
  };
  const far = 10n ** 100n;
  const near = 10n ** BigInt(digits);
  if (isAbove(far, 1n) === true) return UNSHOWABLE;
  if (isAbove(1n, far) === false) return `10^(-${UNSHOWABLE})`;
  return isAbove(near - 1n, near) === true && isAbove(near + 1n, near) === false ? '1' : UNKNOWN;
}

/** A power of ten whose exponent is itself only approximate. */
function tower(value: Exact, digits: number): string {
  const parts = logarithmOf(value);
  const ball = parts === undefined ? undefined : ballOfParts(parts);
  const ten = logOfWhole(10n, 320);
  if (parts === undefined || ten === undefined) return UNKNOWN;
  if (ball === undefined) return withoutBall(value, digits);
  const exponent = quotientOfBalls(ball, ten, 300);
  const sign = signOfBall(exponent);
  if (sign === 0) return '1';
  return `10^(${sign < 0 ? '-' : ''}${decimal(sign < 0 ? negativeBall(exponent) : exponent, digits)})`;
}
