/** Sums of square roots: reciprocals without roots below the line, and square roots of a + b√c that come out. */
import { EXACT_ONE, Exact, type Factor, fromRational, type Term, wholeAtom } from './exact.ts';
import { factorise } from './integer.ts';
import {
  compare,
  fraction,
  inverseOf,
  negated,
  ONE,
  productOf,
  type Rational,
  rationalRoot,
  sizeOf,
  sumOf,
  whole,
  ZERO,
} from './rational.ts';
import { add, multiply, negate, productOfFactors, scale } from './sum.ts';

const HALF: Rational = { numerator: 1n, denominator: 2n };
const LONGEST = 8;
const LARGEST_BITS = 500;

function isHalf(factor: Factor): boolean {
  const { rational } = factor.exponent;
  return (
    factor.atom.kind === 'whole' &&
    factor.atom.prime &&
    rational !== undefined &&
    rational.numerator === 1n &&
    rational.denominator === 2n
  );
}

function isShortSurd(value: Exact): boolean {
  return (
    value.terms.length <= LONGEST &&
    value.terms.every((term) => term.factors.every(isHalf) && sizeOf(term.coefficient) <= LARGEST_BITS)
  );
}

/** 1/value, by multiplying with the conjugate for one prime after another; value ≠ 0. */
export function inverseOfSurds(value: Exact): Exact | undefined {
  let rest = value;
  let inverse = EXACT_ONE;
  for (let round = 0; round < 4; round++) {
    if (rest.rational !== undefined) {
      return rest.rational.numerator === 0n ? undefined : scale(inverse, inverseOf(rest.rational));
    }
    if (!isShortSurd(rest)) return undefined;
    const key = rest.terms.flatMap((term) => term.factors)[0]?.atom.key;
    if (key === undefined) return undefined;
    const conjugate = new Exact(
      rest.terms.map((term) =>
        term.factors.some(({ atom }) => atom.key === key) ? { ...term, coefficient: negated(term.coefficient) } : term,
      ),
    );
    inverse = multiply(inverse, conjugate);
    rest = multiply(rest, conjugate);
  }
  return undefined;
}

/** The positive square root of a + b√c > 0 as √x ± √y, with rational x and y. */
export function denested(value: Exact): Exact | undefined {
  const [first, second, ...others] = value.terms;
  if (first === undefined || second === undefined || others.length > 0 || !isShortSurd(value)) return undefined;
  if (first.factors.length > 0 || second.factors.length === 0) return undefined;
  const a = first.coefficient;
  const square = squareOf(second);
  const discriminant = sumOf(productOf(a, a), negated(square));
  if (discriminant.numerator <= 0n) return undefined;
  const d = rationalRoot(discriminant, 2);
  if (d === undefined || compare(a, ZERO) <= 0) return undefined;
  const x = productOf(sumOf(a, d), HALF);
  const y = productOf(sumOf(a, negated(d)), HALF);
  const small = squareRoot(y);
  return add(squareRoot(x), second.coefficient.numerator < 0n ? negate(small) : small);
}

function squareOf(term: Term): Rational {
  let square = productOf(term.coefficient, term.coefficient);
  for (const { atom } of term.factors) if (atom.kind === 'whole') square = productOf(square, whole(atom.value));
  return square;
}

function squareRoot(value: Rational): Exact {
  // √(n/d) = √(nd)/d keeps the primes above the line.
  const factors = factorise(value.numerator * value.denominator).map(({ base, times, prime }) => ({
    atom: wholeAtom(base, prime),
    exponent: fromRational(fraction(BigInt(times), 2n)),
  }));
  return scale(productOfFactors(ONE, factors), { numerator: 1n, denominator: value.denominator });
}
