/** Sums that are 0 except for tiny terms and for factors extremely close to 1, such as 2^(1/9^(9^9)). */
import { magnitude, multiplyBalls, rationalBall, signOfBall } from './ball.ts';
import { ballOf, logOfAtom } from './evaluate.ts';
import { EXACT_ZERO, Exact, type Factor, fromRational, type Term } from './exact.ts';
import { abs, bitLength, floorDivide } from './integer.ts';
import { fraction, negated, ONE, type Rational, sumOf } from './rational.ts';
import { add, multiply, productOfFactors, subtract } from './sum.ts';
import {
  ballOfParts,
  bare,
  collect,
  leadingOf,
  logarithmOf,
  logarithmOfFactor,
  type Part,
  PRECISION,
  signOfLeading,
} from './tower.ts';

/** A factor closer to 1 than this many bits counts as 1 plus its logarithm. */
const TINY_BITS = 1_000;

/**
 * Σ a·e^δ + Σ t with Σ a = 0 has the sign of Σ a·δ + Σ t: |e^δ − 1 − δ| ≤ δ² is below 2^−900 of a·δ,
 * but the leading part of that sum, a ball of 300 bits that excludes 0, is not that close to 0.
 * `isZero` proves Σ a = 0. Undefined if there is no such δ or t, or if the sum cancels as well.
 */
export function signByFirstOrder(value: Exact, isZero: (sum: Exact) => boolean): -1 | 0 | 1 | undefined {
  const parts: Part[] = [];
  let still = EXACT_ZERO;
  const least = largestSize(value);
  for (const term of value.terms) {
    if (least !== undefined && isTiny(term, least - BigInt(TINY_BITS))) {
      parts.push({ weight: rationalBall(term.coefficient, PRECISION), term: bare(term) });
      continue;
    }
    const plain: Factor[] = [];
    const tiny: Factor[] = [];
    for (const { atom, exponent } of term.factors) {
      const near = splitTiny({ atom, exponent });
      if (near.terms.length > 0) tiny.push({ atom, exponent: near });
      const rest = subtract(exponent, near);
      if (rest.terms.length > 0) plain.push({ atom, exponent: rest });
    }
    const product = productOfFactors(term.coefficient, plain);
    still = add(still, product);
    for (const factor of tiny) {
      const more = timesLogarithm(product, factor);
      if (more === undefined) return undefined;
      parts.push(...more);
    }
  }
  if (parts.length === 0 || !isZero(still)) return undefined;
  const leading = leadingOf(collect(parts), 0);
  return leading === undefined ? undefined : signOfLeading(leading);
}

/** The size of the largest term that a ball holds. */
function largestSize(value: Exact): bigint | undefined {
  let largest: bigint | undefined;
  for (const term of value.terms) {
    const ball = ballOf(new Exact([term]), 32);
    if (ball !== undefined && (largest === undefined || magnitude(ball) > largest)) largest = magnitude(ball);
  }
  return largest;
}

function timesLogarithm(product: Exact, factor: Factor): Part[] | undefined {
  const logs = logarithmOfFactor(factor, 0);
  if (logs === undefined) return undefined;
  const parts: Part[] = [];
  for (const log of logs) {
    for (const { coefficient, factors } of multiply(product, productOfFactors(ONE, log.term.factors)).terms) {
      const weight = multiplyBalls(log.weight, rationalBall(coefficient, PRECISION), PRECISION);
      const [term] = productOfFactors(ONE, factors).terms;
      if (term !== undefined) parts.push({ weight, term: bare(term) });
    }
  }
  return parts;
}

/** The part of an exponent that moves the power by less than 2^−TINY_BITS. */
function splitTiny({ atom, exponent }: Factor): Exact {
  const log = logOfAtom(atom, 32);
  if (log === undefined) return EXACT_ZERO;
  const size = magnitude(log);
  const least = -BigInt(TINY_BITS) - (size > 0n ? size : 0n);
  let tiny = EXACT_ZERO;
  for (const term of exponent.terms) {
    if (term.factors.length === 0) tiny = add(tiny, fromRational(beyondSimple(term.coefficient, Number(-least))));
    else if (isTiny(term, least)) tiny = add(tiny, new Exact([term]));
  }
  return tiny;
}

function isTiny(term: Term, least: bigint): boolean {
  const ball = ballOf(new Exact([term]), 32);
  if (ball !== undefined) return magnitude(ball) < least;
  const size = term.coefficient.numerator < 0n ? negated(term.coefficient) : term.coefficient;
  const logs = logarithmOf(new Exact([{ ...term, coefficient: size }]));
  const log = logs === undefined ? undefined : ballOfParts(logs);
  return log !== undefined && signOfBall(log) < 0 && magnitude(log) > 64n;
}

/** value minus the simplest fraction that is this close to it, or 0 if no simple one is. */
function beyondSimple(value: Rational, bits: number): Rational {
  let [above, below] = [value.numerator, value.denominator];
  let [p, pBefore, q, qBefore] = [1n, 0n, 0n, 1n];
  while (below !== 0n && bitLength(q) < 64) {
    const digit = floorDivide(above, below);
    [p, pBefore] = [digit * p + pBefore, p];
    [q, qBefore] = [digit * q + qBefore, q];
    const rest = sumOf(value, negated(fraction(p, q)));
    if (bitLength(abs(rest.numerator)) + bits < bitLength(rest.denominator)) return rest;
    [above, below] = [below, above - digit * below];
  }
  return { numerator: 0n, denominator: 1n };
}
