// Numbers proven irrational, in every power.
import type { Sign, Value } from './value.ts';

const isFraction = ({ d }: Value): boolean => d !== 0;
const isNotZero = ({ n, d, lo, hi }: Value): boolean => (d !== 0 ? n !== 0 : lo > 0 || hi < 0);

/** The base, and its exponent, or one over the exponent. A root without an index has none. */
function powerIn(
  sign: Sign,
  left: Value | undefined,
  right: Value,
): { base: Value; exponent: Value | undefined } | undefined {
  if (sign === 'r') return { base: right, exponent: left };
  return sign === '^' && left ? { base: left, exponent: right } : undefined;
}

/** Whether two values are of these kinds, either way around. */
const areOf = (left: Value, right: Value, one: (value: Value) => boolean, other: (value: Value) => boolean): boolean =>
  (one(left) && other(right)) || (one(right) && other(left));

/** Certainly made from fractions by + − × ÷, and by powers and roots with fractions for exponents. */
export function isAlgebraic(sign: Sign, left: Value | undefined, right: Value): boolean {
  const power = powerIn(sign, left, right);
  if (power) return power.base.algebraic && (!power.exponent || isFraction(power.exponent));
  return left?.algebraic === true && right.algebraic;
}

/** Certainly made that way without + and −, so some power of it is a fraction. */
export function isRadical(sign: Sign, left: Value | undefined, right: Value): boolean {
  const power = powerIn(sign, left, right);
  if (power) return power.base.radical && (!power.exponent || isFraction(power.exponent));
  return (sign === 'x' || sign === '/') && left?.radical === true && right.radical;
}

/**
 * Certainly not algebraic. Gelfond and Schneider: an algebraic number, neither 0 nor 1, to the power of an irrational algebraic one is
 * not algebraic. Neither is what such a number makes with fractions for exponents, or with algebraic numbers by + − × ÷.
 */
export function isTranscendental(sign: Sign, left: Value | undefined, right: Value): boolean {
  const power = powerIn(sign, left, right);
  if (power) {
    const { base, exponent } = power;
    if (base.transcendental) return !exponent || (isFraction(exponent) && isNotZero(exponent));
    const isGelfondSchneider = exponent?.surd === true && exponent.algebraic && base.algebraic;
    return isGelfondSchneider && (base.surd || (isFraction(base) && base.n !== 0 && base.n !== base.d));
  }
  if (!left) return false;
  const isSum = sign === '+' || sign === '-';
  return areOf(
    left,
    right,
    (one) => one.transcendental,
    (other) => other.algebraic && (isSum || isNotZero(other)),
  );
}

/**
 * Certainly without a power that is a fraction, for every fraction but 0 as exponent. Let q be a fraction but 0, and b an irrational radical.
 * The numbers that are roots of the same polynomial as q + b are q + bw, with roots w of 1 that are not all 1.
 * If a power of q + b were a fraction, all would have the same size; but |q + bw| = |q + b| only for w = 1.
 * Radicals as factors, and powers, do not change that.
 */
export function isRootless(sign: Sign, left: Value | undefined, right: Value): boolean {
  if (isTranscendental(sign, left, right)) return true;
  const power = powerIn(sign, left, right);
  if (power) {
    const { base, exponent } = power;
    return base.rootless && (!exponent || (isFraction(exponent) && isNotZero(exponent)));
  }
  if (!left) return false;
  if (sign === '+' || sign === '-')
    return areOf(
      left,
      right,
      (one) => isFraction(one) && isNotZero(one),
      (other) => other.surd && other.radical,
    );
  return areOf(
    left,
    right,
    (one) => one.rootless,
    (other) => other.radical && isNotZero(other),
  );
}
