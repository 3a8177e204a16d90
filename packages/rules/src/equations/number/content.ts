/** What the terms of a sum have in common, taken out of it. */
import { EXACT_ZERO, type Exact, type Factor, fromRational } from './exact.ts';
import { factorise, floorDivide, gcd, lcm, removeFactor } from './integer.ts';
import { floorOf, fraction, ONE, productOf, type Rational, whole, wholePower } from './rational.ts';
import { add, multiply, negate, productOfFactors, scale, subtract } from './sum.ts';

/**
 * value = content × primitive, where the primitive part has coprime coefficients and no atom common to all terms.
 * With a degree n, only n-th powers are taken out: the n-th root of anything else would be one more root,
 * and every root multiplies the separation bound.
 */
export function splitContent(value: Exact, degree = 1n): { content: Exact; primitive: Exact } {
  let above = 0n;
  let below = 1n;
  for (const { coefficient } of value.terms) {
    above = gcd(above, coefficient.numerator);
    below = lcm(below, coefficient.denominator);
  }
  const common = degree === 1n ? fraction(above, below) : powerWithin(fraction(above, below), degree);
  const reduced = scale(value, { numerator: common.denominator, denominator: common.numerator });
  const atoms = new Map<string, Factor>();
  for (const term of reduced.terms) for (const factor of term.factors) atoms.set(factor.atom.key, factor);
  const shared: Factor[] = [];
  for (const { atom } of atoms.values()) {
    const exponents = reduced.terms.map((term) => {
      const exponent = term.factors.find((factor) => factor.atom.key === atom.key)?.exponent ?? EXACT_ZERO;
      // √2 + 2 = √2·(1 + √2): the powers of the atom inside the coefficient count as well.
      if (atom.kind !== 'whole') return exponent;
      const inside =
        removeFactor(term.coefficient.numerator, atom.value).times -
        removeFactor(term.coefficient.denominator, atom.value).times;
      return inside === 0 ? exponent : add(exponent, fromRational(whole(BigInt(inside))));
    });
    const least = leastByRational(exponents);
    const exponent = least === undefined || degree === 1n ? least : multipleWithin(least, degree);
    if (exponent !== undefined && exponent.terms.length > 0) shared.push({ atom, exponent });
  }
  if (shared.length === 0) return { content: fromRational(common), primitive: reduced };
  const inverse = productOfFactors(
    ONE,
    shared.map(({ atom, exponent }) => ({ atom, exponent: negate(exponent) })),
  );
  return { content: productOfFactors(common, shared), primitive: multiply(reduced, inverse) };
}

/** The largest q^degree that leaves a whole number when it is divided out of value. */
function powerWithin(value: Rational, degree: bigint): Rational {
  let power = ONE;
  for (const [part, sign] of [[value.numerator, 1n] as const, [value.denominator, -1n] as const]) {
    for (const { base, times } of factorise(part)) {
      power = productOf(power, wholePower(whole(base), floorDivide(sign * BigInt(times), degree) * degree));
    }
  }
  return power;
}

/** The largest multiple of degree up to an exponent. Keeps an exponent that is not rational. */
function multipleWithin(exponent: Exact, degree: bigint): Exact {
  const { rational } = exponent;
  return rational === undefined ? exponent : fromRational(whole(floorDivide(floorOf(rational), degree) * degree));
}

/** The least of exponents that differ from one another by rationals. */
function leastByRational(exponents: readonly Exact[]): Exact | undefined {
  const [first] = exponents;
  if (first === undefined) return undefined;
  let least = first;
  for (const exponent of exponents) {
    const difference = subtract(exponent, least).rational;
    if (difference === undefined) return undefined;
    if (difference.numerator < 0n) least = exponent;
  }
  return least;
}
