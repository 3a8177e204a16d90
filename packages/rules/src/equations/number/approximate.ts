/** A number in decimal digits, for display: every digit shown is right up to one unit of the last. */
import {
  type Ball,
  certainBits,
  magnitude,
  multiplyBalls,
  negativeBall,
  powerOfBall,
  shifted,
  signOfBall,
  wholeBall,
} from './ball.ts';
import { attempt, SHOW } from './effort.ts';
import { exponentialOfBall, logOfWhole, quotientOfBalls } from './elementary.ts';
import { ballOf, holdsAll, relativeBall } from './evaluate.ts';
import { type Exact, fromRational, wholeAtom } from './exact.ts';
import { abs, bitLength } from './integer.ts';
import { fraction, ONE, whole } from './rational.ts';
import { isUndecided, signOf } from './sign.ts';
import { negate, productOfFactors, subtract } from './sum.ts';
import { ballOfParts, logarithmOf } from './tower.ts';

/** 30103/100000 is log10(2) rounded up in the sixth digit: a first guess, which comparing corrects. */
const LOG_OF_TWO = [30_103n, 100_000n] as const;

/** Shown for a tower of four or more, because its logarithm has no decimal exponent either. */
export const UNSHOWABLE = '10^(10^(…))';

/** Shown if so many leading digits cancel that only the sign is known, as in √(X+1) − √X for a huge X. */
export const UNKNOWN = '?';

/** This many leading bits of a sum may cancel before the search for digits ends. */
const DEEPEST_CANCELLATION = 4_000;

/** '2.828427124746', '-0.5', '4.281e369693099'; beyond every ball '10^(4.08e369693099)'. */
export function approximate(value: Exact, digits = 15): string {
  return attempt(SHOW, () => find(value, digits)) ?? UNKNOWN;
}

function find(value: Exact, digits: number): string {
  const { sign, certainty } = signOf(value);
  if (sign === 0) return isUndecided({ certainty }) ? UNKNOWN : '0';
  if (sign < 0) {
    const shown = find(negate(value), digits);
    return shown === UNKNOWN ? UNKNOWN : `-${shown}`;
  }
  const bits = Math.ceil(digits * 3.33) + 24;
  const ball = relativeBall(value, bits, bits + DEEPEST_CANCELLATION);
  if (ball !== undefined) return decimal(ball, digits);
  return ballOf(value, 32) === undefined || !holdsAll(value) ? tower(value, digits) : UNKNOWN;
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

/** Finding digits by comparing is expensive: at most this many, and only between 10^−FAR and 10^FAR. */
const COMPARED_DIGITS = 10;
const FAR = 30;

/** −1, 0 or 1 if the value is below, at or above numerator/denominator; undefined if that is not proven. */
function compared(value: Exact, numerator: bigint, denominator: bigint): -1 | 0 | 1 | undefined {
  const { sign, certainty } = signOf(subtract(value, fromRational(fraction(numerator, denominator))));
  return certainty === 'proven' ? sign : undefined;
}

/** The last k from low on, and before high, that is not above the value. We know that low is such a k. */
function lastNotAbove(low: bigint, high: bigint, place: (k: bigint) => -1 | 0 | 1 | undefined): bigint | undefined {
  let [from, to] = [low, high];
  while (to - from > 1n) {
    const middle = (from + to) >> 1n;
    const sign = place(middle);
    if (sign === undefined) return undefined;
    if (sign < 0) to = middle;
    else from = middle;
  }
  return from;
}

function scaledBy(power: bigint): readonly [bigint, bigint] {
  return power >= 0n ? [10n ** power, 1n] : [1n, 10n ** -power];
}

/** The digits of an ordinary number whose terms are not: √(9 + 1/2^(2^512)) is 3. */
function digitsByComparing(value: Exact, digits: number): string | undefined {
  const place = (above: bigint, below: bigint) => compared(value, above, below);
  const far = BigInt(FAR);
  if (place(...scaledBy(-far)) !== 1 || place(...scaledBy(far)) !== -1) return undefined;
  const exponent = lastNotAbove(-far, far, (k) => place(...scaledBy(k)));
  if (exponent === undefined) return undefined;
  const length = BigInt(Math.min(digits, COMPARED_DIGITS));
  // One digit more than shown, for rounding.
  const [above, below] = scaledBy(exponent - length);
  const found = lastNotAbove(10n ** length, 10n ** (length + 1n), (k) => place(k * above, below));
  if (found === undefined) return undefined;
  const text = ((found + 5n) / 10n).toString();
  return layOut(text, BigInt(text.length) > length ? exponent + 1n : exponent);
}

/** 10^(±10^100). */
function vast(sign: 1n | -1n): Exact {
  const exponent = fromRational(whole(sign * 10n ** 100n));
  return productOfFactors(ONE, [
    { atom: wholeAtom(2n, true), exponent },
    { atom: wholeAtom(5n, true), exponent },
  ]);
}

function isProven(difference: Exact, wanted: 1 | -1): boolean {
  const { sign, certainty } = signOf(difference);
  return certainty === 'proven' && sign === wanted;
}

/** If no ball can hold its logarithm, comparing finds its digits, or whether it is vast or next to nothing. */
function withoutBall(value: Exact, digits: number): string {
  if (isProven(subtract(value, vast(1n)), 1)) return UNSHOWABLE;
  if (isProven(subtract(value, vast(-1n)), -1)) return `10^(-${UNSHOWABLE})`;
  return digitsByComparing(value, digits) ?? UNKNOWN;
}

/** A logarithm below 2^this belongs to an ordinary number. */
const ORDINARY_BITS = 7n;

/** A power of ten whose exponent is itself only approximate. */
function tower(value: Exact, digits: number): string {
  const parts = logarithmOf(value);
  const ball = parts === undefined ? undefined : ballOfParts(parts);
  const ten = logOfWhole(10n, 320);
  if (ball === undefined || ten === undefined) return withoutBall(value, digits);
  const bits = Math.ceil(digits * 3.33) + 24;
  if (magnitude(ball) <= ORDINARY_BITS) {
    const power = exponentialOfBall(ball, bits + 8);
    return power !== undefined && certainBits(power) >= bits ? decimal(power, digits) : withoutBall(value, digits);
  }
  const exponent = quotientOfBalls(ball, ten, 300);
  const sign = signOfBall(exponent);
  if (sign === 0 || certainBits(exponent) < Math.min(bits, 200)) return digitsByComparing(value, digits) ?? UNKNOWN;
  return `10^(${sign < 0 ? '-' : ''}${decimal(sign < 0 ? negativeBall(exponent) : exponent, digits)})`;
}
