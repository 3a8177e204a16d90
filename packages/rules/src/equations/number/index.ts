/** Exact real numbers for Equations: arithmetic, comparison with its certainty, and the text of a value. */
import { isRationalByForm } from './algebraic.ts';
import { magnitude, shifted } from './ball.ts';
import { type Certainty, weaker } from './certainty.ts';
import { attempt, QUESTION } from './effort.ts';
import { ballOf } from './evaluate.ts';
import { type Exact, fromInteger } from './exact.ts';
import { findRational } from './findRational.ts';
import { FOLD_BITS } from './limits.ts';
import { type Rational, sizeOf } from './rational.ts';
import { isHugeWhole } from './residue.ts';
import { signOf as decideSign } from './sign.ts';
import { subtract } from './sum.ts';

export { approximate, UNKNOWN, UNSHOWABLE } from './approximate.ts';
export type { Certainty, Sign } from './certainty.ts';
export { spentSoFar } from './effort.ts';
export { enclose } from './enclose.ts';
export { type Exact, fromInteger } from './exact.ts';
export { divide, type Outcome, power, REASONS, type Reason, root } from './power.ts';
export type { Rational } from './rational.ts';
export { isProvenNotPower } from './residue.ts';
export { areEqual, isUndecided } from './sign.ts';
export { add, multiply, negate, subtract } from './sum.ts';
export { makeExact } from './text.ts';

/** −1, 0 or 1. A 0 with certainty 'undecided' means that we do not know. */
export function signOf(value: Exact): { readonly sign: -1 | 0 | 1; readonly certainty: Certainty } {
  return decideSign(value);
}

/** The fraction in lowest terms, if the number is proven to be one and small enough to write down. */
export function asRational(value: Exact): Rational | undefined {
  const { rational, certainty } = findRational(value);
  return rational !== undefined && certainty === 'proven' && sizeOf(rational) <= 2 * FOLD_BITS ? rational : undefined;
}

/** Whether the number is proven not to be a fraction. Not tried if it has whole powers too large to write down. */
export function isIrrational(value: Exact): boolean {
  const { rational, certainty } = findRational(value);
  return rational === undefined && certainty === 'proven' && !hasHugePower(value);
}

/** Only powers that are too large keep a whole exponent, at any depth. */
const hasHugePower = ({ terms }: Exact): boolean =>
  terms.some(({ factors }) =>
    factors.some(
      ({ atom, exponent }) =>
        exponent.rational?.denominator === 1n ||
        hasHugePower(exponent) ||
        (atom.kind === 'sum' && hasHugePower(atom.value)),
    ),
  );

/** Whether it is one of 0, 1, 2, …. The form of a huge power decides. Neither answer holds unless `certainty` says so. */
export function isWhole(value: Exact): { readonly whole: boolean; readonly certainty: Certainty } {
  const { sign, certainty } = decideSign(value);
  if (sign < 0) return { whole: false, certainty };
  const huge = value.rational === undefined ? attempt(QUESTION, () => isHugeWhole(value)) : undefined;
  if (huge !== undefined) return { whole: huge, certainty: huge ? certainty : 'proven' };
  if (value.rational === undefined && attempt(QUESTION, () => isBetweenWholes(value)) === true) {
    return { whole: false, certainty: 'proven' };
  }
  const { rational, certainty: ofRational } = findRational(value);
  if (rational !== undefined) {
    const whole = rational.denominator === 1n && rational.numerator >= 0n;
    return { whole, certainty: weaker(certainty, ofRational) };
  }
  // A sum of huge fractions cannot be written down, but it may still be whole.
  const mayBeHuge = value.terms.length > 1 && isRationalByForm(value);
  return { whole: false, certainty: mayBeHuge ? 'undecided' : ofRational };
}

/**
 * Whether the number is proven to be strictly between two neighboring whole numbers.
 * A ball suggests the closest number; comparing proves it.
 */
function isBetweenWholes(value: Exact): boolean {
  const ball = ballOf(value, GUESSED_BITS);
  if (ball === undefined) return isBetweenDigits(value);
  if (magnitude(ball) > BigInt(GUESSED_BITS / 2)) return false;
  const near = (shifted(2n * ball.middle, ball.exponent) + 1n) >> 1n;
  const side = provenSide(value, near);
  return side !== undefined && side !== 0 && provenSide(value, near + BigInt(side)) === -side;
}

const GUESSED_BITS = 128;

/** The same for a value too large for a ball, such as the parts of (X+6)/(X+1): tries 0 to 9. */
function isBetweenDigits(value: Exact): boolean {
  if (provenSide(value, 9n) !== -1) return false;
  for (let near = 8n; near >= -1n; near--) {
    const side = provenSide(value, near);
    if (side !== -1) return side === 1;
  }
  return false;
}

function provenSide(value: Exact, whole: bigint): -1 | 0 | 1 | undefined {
  const { sign, certainty } = decideSign(subtract(value, fromInteger(whole)));
  return certainty === 'proven' ? sign : undefined;
}
