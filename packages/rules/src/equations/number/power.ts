/** Division, powers and roots by the rules of section III: what is undefined, and the value of the rest. */
import { type Certainty, type Sign, weaker } from './certainty.ts';
import { clearDenominators } from './clear.ts';
import { splitContent } from './content.ts';
import { attempt } from './effort.ts';
import {
  EXACT_ONE,
  EXACT_ZERO,
  type Exact,
  type Factor,
  fromInteger,
  fromRational,
  sumAtom,
  wholeAtom,
} from './exact.ts';
import { findRational, PART, withoutHuge } from './findRational.ts';
import { abs, factorise } from './integer.ts';
import { EXPAND_TERMS, FOLD_BITS } from './limits.ts';
import { isPlainRadical } from './plainRadical.ts';
import { inverseOf, negated, ONE, productOf, type Rational, sizeOf, whole, wholePower } from './rational.ts';
import { powerOfTwo } from './residue.ts';
import { isUndecided, signOf } from './sign.ts';
import { expandPower, multiply, negate, productOfFactors, scale } from './sum.ts';
import { denested, inverseOfSurds } from './surd.ts';

/** Why an expression names no number. */
export const REASONS = [
  'dividedByZero',
  'zeroIndex',
  'zeroToNotPositive',
  'evenRootOfNegative',
  'evenDenominatorPowerOfNegative',
  'irrationalPowerOfNegative',
  'undecided',
] as const;
export type Reason = (typeof REASONS)[number];

/** `certainty` says how sure the tests on the way are, whether they led to a number or to none. */
export type Outcome =
  | { readonly ok: Exact; readonly certainty: Certainty }
  | { readonly undefined: Reason; readonly certainty: Certainty };

const UNDECIDED: Outcome = { undefined: 'undecided', certainty: 'undecided' };

function ok(value: Exact, certainty: Certainty = 'proven'): Outcome {
  return { ok: value, certainty };
}

/** No number, but only if that is proven. A value that only looks like 0, or irrational, does not make a Solution wrong. */
function none(reason: Reason, certainty: Certainty = 'proven'): Outcome {
  return certainty === 'proven' ? { undefined: reason, certainty } : UNDECIDED;
}

/** A number written with nested roots may be a plain fraction; if that is proven, the fraction takes its place. */
export function simplified(value: Exact): Exact {
  if (value.rational !== undefined || isPlainRadical(value)) return value;
  const { rational, certainty } = findRational(value);
  if (certainty === 'undecided') return attempt(PART, () => simplifiedPart(value)) ?? value;
  return rational !== undefined && certainty === 'proven' ? fromRational(rational) : value;
}

/** A fraction times a number too huge or too small to write down, such as (³√(7+5√2) − √2)/9^(9^9). */
function simplifiedPart(value: Exact): Exact {
  const parts = withoutHuge(value);
  if (parts === undefined) return value;
  const { rational, certainty } = findRational(parts.ordinary);
  return rational !== undefined && certainty === 'proven' ? scale(parts.huge, rational) : value;
}

export function divide(a: Exact, b: Exact): Outcome {
  if (b.rational !== undefined && b.rational.numerator !== 0n) {
    return ok(multiply(a, fromRational(inverseOf(b.rational))));
  }
  const sign = signOf(b);
  if (isUndecided(sign)) return UNDECIDED;
  if (sign.sign === 0) return none('dividedByZero', sign.certainty);
  return ok(quotient(a, simplified(b), sign.sign));
}

function quotient(a: Exact, b: Exact, sign: -1 | 0 | 1): Exact {
  if (a.terms.length > 1 && a.terms.length === b.terms.length) {
    const above = splitContent(a);
    const below = splitContent(b);
    const opposite = above.primitive.key === negate(below.primitive).key;
    if (opposite || above.primitive.key === below.primitive.key) {
      const ratio = multiply(above.content, powerOfPositive(below.content, fromInteger(-1)));
      return opposite ? negate(ratio) : ratio;
    }
  }
  return multiply(sign < 0 ? negate(a) : a, powerOfPositive(sign < 0 ? negate(b) : b, fromInteger(-1)));
}

export function power(base: Exact, exponent: Exact): Outcome {
  return raise(base, exponent, 'evenDenominatorPowerOfNegative');
}

/** The root with index a is the power with exponent 1/a, even for a negative, fractional or irrational index. */
export function root(index: Exact, radicand: Exact): Outcome {
  const exponent = divide(EXACT_ONE, index);
  if ('ok' in exponent) return raise(radicand, exponent.ok, 'evenRootOfNegative');
  return exponent.undefined === 'dividedByZero' ? { ...exponent, undefined: 'zeroIndex' } : exponent;
}

function raise(base: Exact, exponent: Exact, even: Reason): Outcome {
  const sign = signOf(base);
  if (isUndecided(sign)) return UNDECIDED;
  if (sign.sign === 0) return raiseZero(sign, exponent);
  if (sign.sign > 0) return ok(powerOfPositive(simplified(base), simplified(exponent)));
  return raiseNegative(base, exponent, even);
}

function raiseZero(base: Sign, exponent: Exact): Outcome {
  const sign = signOf(exponent);
  if (isUndecided(sign)) return UNDECIDED;
  const certainty = weaker(base.certainty, sign.certainty);
  return sign.sign > 0 ? ok(EXACT_ZERO, certainty) : none('zeroToNotPositive', certainty);
}

/** Only the power of 2 in the reduced exponent matters: below the line means undefined, none negative, above positive. */
function raiseNegative(base: Exact, exponent: Exact, even: Reason): Outcome {
  const size = simplified(negate(base));
  const power = simplified(exponent);
  const twos = powerOfTwo(power);
  if (twos === 'unknown') return UNDECIDED;
  if (twos === 'irrational') return none('irrationalPowerOfNegative');
  if (twos !== undefined) {
    if (twos < 0) return none(even);
    const value = powerOfPositive(size, power);
    return ok(twos === 0 ? negate(value) : value);
  }
  const { rational, certainty } = findRational(power);
  if (rational === undefined) return none('irrationalPowerOfNegative', certainty);
  if (rational.denominator % 2n === 0n) return none(even, certainty);
  const value = powerOfPositive(size, fromRational(rational));
  return ok(rational.numerator % 2n === 0n ? value : negate(value), certainty);
}

/** base^exponent for a base that is proven positive. */
export function powerOfPositive(base: Exact, exponent: Exact): Exact {
  if (exponent.terms.length === 0 || base.key === '1') return EXACT_ONE;
  const times = exponent.rational?.denominator === 1n ? exponent.rational.numerator : undefined;
  if (times === 1n) return base;
  if (base.rational !== undefined && times !== undefined && fits(base.rational, times)) {
    return fromRational(wholePower(base.rational, times));
  }
  const [only, ...others] = base.terms;
  if (only !== undefined && others.length === 0) {
    const factors = only.factors.map((factor) => ({
      atom: factor.atom,
      exponent: multiply(factor.exponent, exponent),
    }));
    if (times !== undefined && fits(only.coefficient, times)) {
      return productOfFactors(wholePower(only.coefficient, times), factors);
    }
    return productOfFactors(ONE, [...factors, ...factorsOf(only.coefficient, exponent)]);
  }
  if (times !== undefined && times > 0n) {
    const expanded = expandPower(base, times);
    if (expanded !== undefined) return expanded;
  }
  if (times !== undefined) {
    // 1/(a + 1/b) = b/(ab + 1): fractions do not nest. A root is not split this way, since that would make two roots of one.
    const cleared = clearDenominators(base);
    if (cleared !== undefined && cleared.multiplier.length > 0 && cleared.value.terms.length <= EXPAND_TERMS) {
      const below = powerOfPositive(productOfFactors(ONE, cleared.multiplier), fromInteger(-times));
      return multiply(below, powerOfPositive(cleared.value, exponent));
    }
  }
  const degree = exponent.rational?.denominator ?? 1n;
  const { content, primitive } = splitContent(base, degree <= 1_000n ? degree : 1n);
  const outer = powerOfPositive(content, exponent);
  const inner = powerOfSum(primitive, exponent);
  return multiply(outer, inner);
}

function fits(base: Rational, times: bigint): boolean {
  return BigInt(sizeOf(base)) * abs(times) <= BigInt(FOLD_BITS);
}

function factorsOf(value: Rational, exponent: Exact): Factor[] {
  const factors: Factor[] = [];
  for (const [part, sign] of [[value.numerator, 1n] as const, [value.denominator, -1n] as const]) {
    for (const { base, times, prime } of factorise(part)) {
      factors.push({ atom: wholeAtom(base, prime), exponent: scale(exponent, whole(sign * BigInt(times))) });
    }
  }
  return factors;
}

/** A sum without common factors becomes an atom, unless it can be written without one. */
function powerOfSum(sum: Exact, exponent: Exact): Exact {
  const { rational } = exponent;
  if (rational !== undefined) {
    if (rational.numerator < 0n) {
      const inverse = inverseOfSurds(sum);
      if (inverse !== undefined) return powerOfPositive(inverse, fromRational(negated(rational)));
    }
    if (rational.denominator % 2n === 0n) {
      const root = denested(sum);
      if (root !== undefined) return powerOfPositive(root, fromRational(productOf(rational, whole(2n))));
    }
  }
  return productOfFactors(ONE, [{ atom: sumAtom(sum), exponent }]);
}
