// From the value wanted and one side of the last operation to what the other side must be: a fraction, or bounds that hold every number it can be.
import * as bounds from './bounds.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import type { Sign } from './value.ts';

const ANYTHING = near.within(bounds.ANYTHING);

/** Whether bounds hold every number. */
export const isAnything = ({ d, lo, hi }: Near): boolean =>
  d === 0 && lo === Number.NEGATIVE_INFINITY && hi === Number.POSITIVE_INFINITY;

/** Which side of the operation is known. */
export type Side = 'left' | 'right';

const mayBeZero = (a: Near): boolean => mayBe(a, 0);
/** Bounds that hold 0 show neither sign nor logarithm, even of a number that is not 0. */
const holdZero = ({ lo, hi }: Near): boolean => lo <= 0 && hi >= 0;
const isFraction = (a: Near, n: number, d = 1): boolean => a.n === n && a.d === d;
const mayBe = (a: Near, whole: number): boolean =>
  a.d !== 0 ? isFraction(a, whole) : !a.surd && a.lo <= whole && a.hi >= whole;

/**
 * Calls `visit` with every target for the unknown side until it says true. The targets may hold more than the truth, never less:
 * a caller that finds a number there works out the operation.
 */
export function invert(
  sign: Sign,
  side: Side,
  known: Near,
  wanted: Near,
  wholeOnly: boolean,
  visit: (target: Near) => boolean,
): boolean {
  switch (sign) {
    case '+':
      return visit(near.subtract(wanted, known));
    case '-':
      return visit(side === 'left' ? near.subtract(known, wanted) : near.add(wanted, known));
    case 'x':
      if (isFraction(known, 0)) return mayBeZero(wanted) && visit(ANYTHING);
      return visit(mayBeZero(known) ? ANYTHING : near.divide(wanted, known));
    case '/':
      if (side === 'right') return visit(near.multiply(wanted, known));
      if (isFraction(known, 0)) return mayBeZero(wanted) && visit(ANYTHING);
      if (isFraction(wanted, 0)) return mayBeZero(known) && visit(ANYTHING);
      return visit(mayBeZero(wanted) ? ANYTHING : near.divide(known, wanted));
    case '^':
      if (wholeOnly && !mayBeWhole(wanted)) return false;
      return side === 'right' ? base(known, wanted, wholeOnly, visit) : exponent(known, wanted, wholeOnly, visit);
    case 'r':
      if (wholeOnly && !mayBeWhole(wanted)) return false;
      return side === 'left'
        ? !isFraction(known, 0) &&
            (mayBeZero(known) ? visit(ANYTHING) : base(near.inverse(known), wanted, wholeOnly, visit))
        : index(known, wanted, wholeOnly, visit);
  }
}

/**
 * The double of what the other side of a sum, difference, product or quotient of fractions must be; nothing if that takes more
 * than one division of whole doubles. Equal fractions have equal doubles, so a different double needs no second look.
 */
export function otherSide(sign: Sign, side: Side, known: Near, wanted: Near): number | undefined {
  if (known.d === 0 || wanted.d === 0) return undefined;
  switch (sign) {
    case '+':
      return quotient(wanted.n * known.d, -known.n * wanted.d, wanted.d * known.d);
    case '-':
      return side === 'left'
        ? quotient(known.n * wanted.d, -wanted.n * known.d, wanted.d * known.d)
        : quotient(wanted.n * known.d, known.n * wanted.d, wanted.d * known.d);
    case 'x':
      return quotient(wanted.n * known.d, 0, wanted.d * known.n);
    case '/':
      return side === 'left'
        ? quotient(known.n * wanted.d, 0, known.d * wanted.n)
        : quotient(wanted.n * known.n, 0, wanted.d * known.d);
    default:
      return undefined;
  }
}

/** (one + other) / below, where all of it is exact. */
function quotient(one: number, other: number, below: number): number | undefined {
  const above = one + other;
  const isExact =
    below !== 0 &&
    Math.max(Math.abs(one), Math.abs(other), Math.abs(above), Math.abs(below)) <= Number.MAX_SAFE_INTEGER;
  return isExact ? above / below : undefined;
}

const mayBeWhole = (a: Near): boolean => (a.d !== 0 ? near.isWhole(a) : !a.surd && a.hi >= 0);

/** The x with x^exponent = wanted. */
function base(exponent: Near, wanted: Near, wholeOnly: boolean, visit: (target: Near) => boolean): boolean {
  if (isFraction(exponent, 0)) return mayBe(wanted, 1) && visit(ANYTHING);
  if (mayBeZero(exponent)) return visit(ANYTHING);
  const offer = (target: Near): boolean => (wholeOnly && !mayBeWhole(target) ? false : visit(target));
  if (isFraction(wanted, 0)) return exponent.hi > 0 && offer(near.ZERO);
  // Bounds around 0 show neither sign nor size.
  if (holdZero(wanted)) return visit(ANYTHING);
  // If the exponent is a known fraction, its parity shows which sign the base may have. If it is not a fraction, the base is not negative.
  const even = exponent.d === 0 ? !exponent.surd : exponent.n % 2 === 0;
  const odd = exponent.d === 0 ? !exponent.surd : exponent.n % 2 !== 0 && exponent.d % 2 !== 0;
  if (wanted.lo > 0) {
    const size = near.powerOfPositive(wanted, near.inverse(exponent));
    return offer(size) || (even && offer(near.negate(size)));
  }
  return odd && offer(near.negate(near.powerOfPositive(near.negate(wanted), near.inverse(exponent))));
}

/** The y with known^y = wanted. */
function exponent(known: Near, wanted: Near, wholeOnly: boolean, visit: (target: Near) => boolean): boolean {
  if (isFraction(known, 0)) return mayBeZero(wanted) && visit(ANYTHING);
  if (isFraction(wanted, 0)) return false;
  if (isFraction(known, 1)) return mayBe(wanted, 1) && visit(ANYTHING);
  if (isFraction(known, -1)) return (mayBe(wanted, 1) || mayBe(wanted, -1)) && visit(ANYTHING);
  if (known.lo > 0 && wanted.hi < 0) return false;
  return visitLog(wanted, known, wholeOnly, visit);
}

/** The index x with wanted^x = known, for x √ known = wanted. */
function index(known: Near, wanted: Near, wholeOnly: boolean, visit: (target: Near) => boolean): boolean {
  if (isFraction(known, 0)) return mayBeZero(wanted) && visit(ANYTHING);
  if (isFraction(wanted, 0)) return false;
  if (isFraction(known, 1)) return mayBe(wanted, 1) && visit(ANYTHING);
  if (isFraction(known, -1)) return (mayBe(wanted, 1) || mayBe(wanted, -1)) && visit(ANYTHING);
  // A power with an exponent that is not 0 is ±1 only for ±1.
  if (isFraction(wanted, 1) || isFraction(wanted, -1))
    return known.d === 0 && (mayBe(known, 1) || mayBe(known, -1)) && visit(ANYTHING);
  if (known.lo > 0 && wanted.hi < 0) return false;
  return visitLog(known, wanted, wholeOnly, visit);
}

/** log₂ |a|, or nothing if the bounds hold 0 or have no end. */
const logOfSize = (a: Near): bounds.Bounds | undefined =>
  holdZero(a) || !Number.isFinite(a.lo) || !Number.isFinite(a.hi) ? undefined : bounds.logOf(a);

/** The y with base^y = power, by their sizes: one fraction, or bounds. */
function visitLog(power: Near, base: Near, wholeOnly: boolean, visit: (target: Near) => boolean): boolean {
  const known = power.d !== 0 && base.d !== 0;
  const exact = known ? near.exactLog(power, base) : undefined;
  if (exact) return (!wholeOnly || near.isWhole(exact)) && visit(exact);
  if (known && wholeOnly) return false;
  const [above, below] = [logOfSize(power), logOfSize(base)];
  if (!above || !below) return visit(ANYTHING);
  const quotient = bounds.divide(above, below);
  // If both are fractions and their logarithm is not, it is a surd.
  if (!wholeOnly || quotient.hi - quotient.lo >= 1) return visit(near.within(quotient, known));
  const whole = Math.ceil(quotient.lo);
  if (Math.abs(whole) > Number.MAX_SAFE_INTEGER) return visit(near.within(quotient));
  return whole <= quotient.hi && whole >= 0 && visit(near.lowest(whole + 0, 1));
}
