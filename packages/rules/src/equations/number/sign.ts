/** Is it positive, negative or 0? The tests go from the cheapest to the most expensive, and each says how sure it is. */

import { isAlgebraic, isAlgebraicFactor } from './algebraic.ts';
import { magnitude, signOfBall } from './ball.ts';
import { type Certainty, type Sign, weaker } from './certainty.ts';
import { clearDenominators } from './clear.ts';
import { signByConjugates } from './conjugates.ts';
import { splitContent } from './content.ts';
import { attempt, isAffordable, QUESTION } from './effort.ts';
import { absoluteBall, ballOf, holdsAll } from './evaluate.ts';
import { EXACT_ONE, EXACT_ZERO, Exact, type Factor, fromRational, keyOfFactors, sumAtom, wholeAtom } from './exact.ts';
import { signByFirstOrder } from './firstOrder.ts';
import { abs, bitLength, factorise } from './integer.ts';
import { ALGEBRAIC_LADDER, LADDER } from './limits.ts';
import { wholeMultiples } from './proportion.ts';
import { inverseOf, negated, ONE, productOf, type Rational, sizeOf, whole } from './rational.ts';
import { rootBound } from './rootBound.ts';
import { bitsThatTell } from './scale.ts';
import { add, multiply, negate, productOfFactors, scale, subtract } from './sum.ts';
import { inverseOfSurds } from './surd.ts';
import { signOfLogarithm, signOfTower } from './tower.ts';

const PROVEN = 'proven' satisfies Certainty;

/** Nothing is known: neither a proof nor a digit. */
export const UNDECIDED: Sign = { sign: 0, certainty: 'undecided' };

/** Whether a test found nothing. */
export function isUndecided({ certainty }: { readonly certainty: Certainty }): boolean {
  return certainty === 'undecided';
}

/** Tests that turn one question into another may nest this deep. */
const DEEPEST = 6;

/** The effort for norms: if they get too long, the later tests still have something left. */
const CONJUGATES = 7_000;

/** Sums are multiplied out up to this power when products are compared; powers of whole numbers cost nothing. */
const LARGEST_POWER = 64n;

/** Digits are compared up to this precision. A number with smaller parts stays undecided. */
const AGREEMENT_BITS = 12_000;

/** Rounding loses a few of the last bits. */
const AGREEMENT_SLACK = 40;

/** Longer sums are not treated as powers of themselves. */
const LONGEST_SUM = 8;

/** Coefficients up to this size are split into primes when products are compared. */
const FACTORED_BITS = 20_000;

export function signOf(value: Exact, depth = 0): Sign {
  const known = value.knownSign;
  if (known !== undefined) return known;
  const sign = depth > 0 ? decide(value, depth) : (attempt(QUESTION, () => decide(value, 0)) ?? UNDECIDED);
  // Deep down, some tests are left out. What they leave open may be settled by asking again from the top.
  if (depth === 0 || sign.certainty === PROVEN) value.knownSign = sign;
  return sign;
}

function proven(sign: -1 | 0 | 1): Sign {
  return { sign, certainty: PROVEN };
}

function times(a: -1 | 0 | 1, b: -1 | 0 | 1): -1 | 0 | 1 {
  return a === 0 || b === 0 ? 0 : a === b ? 1 : -1;
}

/** Every atom is positive, so terms of one sign cannot cancel. */
function commonSign(value: Exact): -1 | 0 | 1 | undefined {
  const [first] = value.terms;
  if (first === undefined) return 0;
  const negative = first.coefficient.numerator < 0n;
  if (value.terms.some((term) => term.coefficient.numerator < 0n !== negative)) return undefined;
  return negative ? -1 : 1;
}

function signByBall(value: Exact, precision: number): -1 | 0 | 1 {
  const ball = ballOf(value, precision);
  return ball === undefined ? 0 : signOfBall(ball);
}

function decide(value: Exact, depth: number): Sign {
  const common = commonSign(value);
  if (common !== undefined) return proven(common);
  const [coarse, fine, finest] = LADDER;
  const quick = signByBall(value, coarse);
  if (quick !== 0) return proven(quick);
  // Before multiplying anything out: a tower beside ordinary numbers is clearly larger.
  const huge = !holdsAll(value);
  if (huge) {
    const tower = signOfTower(value);
    if (tower !== undefined) return proven(tower);
  }
  if (depth < DEEPEST) {
    // Do this before multiplying anything out, which would hide the sum in its powers.
    const against = signAgainstSum(value, depth + 1);
    if (against?.certainty === PROVEN) return against;
    const cleared = clearDenominators(value);
    if (cleared !== undefined) return signOf(cleared.value, depth + 1);
  }
  const closer = signByBall(value, fine);
  if (closer !== 0) return proven(closer);
  if (depth < DEEPEST) {
    const asPowers = signOfTwoTerms(value, depth + 1);
    if (asPowers !== undefined) return asPowers;
  }
  const close = signByBall(value, finest);
  if (close !== 0) return proven(close);
  const bounded = signByRootBound(value);
  if (bounded !== undefined) return bounded;
  const algebraic = isAlgebraic(value);
  if (algebraic) {
    const closest = signByLongBall(value);
    if (closest !== 0) return proven(closest);
  }
  if (depth < DEEPEST) {
    const norm =
      attempt(CONJUGATES, () => signByConjugates(value, (part) => signOf(part, depth + 1))) ??
      (algebraic ? undefined : withoutCommonPower(value, depth + 1));
    if (norm !== undefined) return proven(norm);
  }
  // Huge terms that cancel may leave an ordinary number.
  const left = absoluteBall(value, fine);
  if (left !== undefined && signOfBall(left) !== 0) return proven(signOfBall(left));
  const nearly =
    depth < DEEPEST
      ? signByFirstOrder(value, (sum) => {
          const { sign, certainty } = signOf(sum, depth + 1);
          return sign === 0 && certainty === PROVEN;
        })
      : undefined;
  if (nearly !== undefined) return proven(nearly);
  if (depth < DEEPEST) {
    const merged = mergeEqualTerms(value, depth + 1);
    if (merged !== undefined) {
      const sign = signOf(merged.value, depth + 1);
      if (merged.certainty === PROVEN) return sign;
      if (sign.sign === 0 && !isUndecided(sign))
        return { sign: 0, certainty: weaker(merged.certainty, sign.certainty) };
    }
  }
  // An algebraic number is never taken for 0 because it is small.
  return algebraic || huge ? UNDECIDED : signByAgreement(value, finest);
}

/** 0 if the terms cancel in more digits than their smallest part can affect. That is not a proof, and `certainty` says so. */
function signByAgreement(value: Exact, least: number): Sign {
  const precision = Math.max(least, bitsThatTell(value));
  if (precision > AGREEMENT_BITS) return UNDECIDED;
  const ball = ballOf(value, precision);
  if (ball === undefined) return UNDECIDED;
  const sign = signOfBall(ball);
  if (sign !== 0) return proven(sign);
  const largest = largestTerm(value);
  // The ball itself has to be that small: it is wider than requested if digits cancel on the way.
  if (largest === undefined || largest - magnitude(ball) < BigInt(precision - AGREEMENT_SLACK)) return UNDECIDED;
  return { sign: 0, certainty: { digits: Math.floor((precision * 30_103) / 100_000) } };
}

/** The size of the largest term. */
function largestTerm(value: Exact): bigint | undefined {
  let largest: bigint | undefined;
  for (const term of value.terms) {
    const ball = ballOf(new Exact([term]), 32);
    if (ball === undefined) return undefined;
    if (largest === undefined || magnitude(ball) > largest) largest = magnitude(ball);
  }
  return largest;
}

/** 2^√2·a + 2^√2·b has the sign of a + b. */
function withoutCommonPower(value: Exact, depth: number): -1 | 0 | 1 | undefined {
  let common: string | undefined;
  let rest = EXACT_ZERO;
  for (const { coefficient, factors } of value.terms) {
    const strange = keyOfFactors(factors.filter((factor) => !isAlgebraicFactor(factor)));
    common ??= strange;
    if (strange !== common) return undefined;
    rest = add(rest, productOfFactors(coefficient, factors.filter(isAlgebraicFactor)));
  }
  const { sign, certainty } = signOf(rest, depth);
  return certainty === PROVEN ? sign : undefined;
}

/** The longest number in a value, in bits, and how many roots it has. */
function measure(value: Exact): { bits: number; roots: number } {
  let most = 0;
  let roots = 0;
  for (const { coefficient, factors } of value.terms) {
    let bits = sizeOf(coefficient);
    for (const { atom, exponent } of factors) {
      const { rational } = exponent;
      if (rational === undefined) return { bits: Number.POSITIVE_INFINITY, roots };
      const inner = atom.kind === 'whole' ? { bits: bitLength(atom.value), roots: 0 } : measure(atom.value);
      bits += Math.max(inner.bits, (inner.bits * Number(abs(rational.numerator))) / Number(rational.denominator));
      roots += inner.roots + 1;
    }
    most = Math.max(most, bits);
  }
  return { bits: most, roots };
}

/** Sums of numbers with this many bits cancel to about that many bits, or a small multiple of that. */
function signByLongBall(value: Exact): -1 | 0 | 1 {
  const { bits: longest, roots } = measure(value);
  if (longest > 2 * (ALGEBRAIC_LADDER.at(-1) ?? 0)) return 0;
  let before = 0;
  for (const bits of ALGEBRAIC_LADDER) {
    if (2 * bits < longest) continue;
    if (before >= 4 * longest || !isAffordable((roots * bits) / 80)) break;
    const sign = signByBall(value, bits);
    if (sign !== 0) return sign;
    before = bits;
  }
  return 0;
}

function signByRootBound(value: Exact): Sign | undefined {
  const bound = rootBound(value);
  if (bound === undefined || !isAffordable(bound.bits / 30)) return undefined;
  const ball = absoluteBall(value, bound.bits + 4);
  if (ball === undefined) return undefined;
  const sign = signOfBall(ball);
  if (sign !== 0) return proven(sign);
  return magnitude({ ...ball, middle: abs(ball.middle) }) < BigInt(-bound.bits) ? proven(0) : undefined;
}

/**
 * a − b for two positive products: their quotient is a product of powers. If the exponents are whole multiples of one
 * number g, its g-th root is compared with 1, which turns (X+1)^½ against X^½ into X+1 against X.
 */
function signOfTwoTerms(value: Exact, depth: number, alone = true): Sign | undefined {
  const [left, right, ...more] = value.terms;
  if (left === undefined || right === undefined || more.length > 0) return undefined;
  if (sizeOf(left.coefficient) > FACTORED_BITS || sizeOf(right.coefficient) > FACTORED_BITS) return undefined;
  const ratio = negated(productOf(left.coefficient, inverseOf(right.coefficient)));
  const powers = new Map<string, Factor>();
  const gather = (factor: Factor): void => {
    const exponent = add(powers.get(factor.atom.key)?.exponent ?? EXACT_ZERO, factor.exponent);
    powers.set(factor.atom.key, { atom: factor.atom, exponent });
  };
  for (const factor of left.factors) gather(factor);
  for (const { atom, exponent } of right.factors) gather({ atom, exponent: negate(exponent) });
  for (const [part, sign] of [[ratio.numerator, 1n] as const, [ratio.denominator, -1n] as const]) {
    for (const { base, times: count, prime } of factorise(part)) {
      gather({ atom: wholeAtom(base, prime), exponent: fromRational(whole(sign * BigInt(count))) });
    }
  }
  const vector: Factor[] = [];
  let certainty: Certainty = PROVEN;
  for (const factor of powers.values()) {
    const sign = signOf(factor.exponent, depth);
    if (isUndecided(sign)) return undefined;
    if (sign.sign !== 0) vector.push(factor);
    else if (sign.certainty !== PROVEN) certainty = sign.certainty;
  }
  const ofLeft = left.coefficient.numerator < 0n ? -1 : 1;
  const [first] = vector;
  if (first === undefined) return { sign: 0, certainty };
  if (certainty !== PROVEN) return undefined;
  const larger = signOfLogarithm(vector);
  if (larger !== undefined) return proven(times(larger, ofLeft));
  const roots = rootsTaken(vector, depth) ?? (alone ? sumAlone(vector, depth) : undefined);
  if (roots === undefined) return undefined;
  const above: Factor[] = [];
  const below: Factor[] = [];
  for (const factor of roots) {
    if (signOf(factor.exponent, depth).sign > 0) above.push(factor);
    else below.push({ atom: factor.atom, exponent: negate(factor.exponent) });
  }
  const difference = subtract(productOfFactors(ONE, above), productOfFactors(ONE, below));
  if (difference.key === value.key || difference.key === negate(value).key) return undefined;
  const inner = signOf(difference, depth);
  if (isUndecided(inner)) return undefined;
  return { sign: times(inner.sign, ofLeft), certainty: inner.certainty };
}

/**
 * One product with an irrational power against a sum of several terms: the sum is treated as a power of itself, so
 * (S^p)^(1/p) meets S, written in several terms.
 */
function signAgainstSum(value: Exact, depth: number): Sign | undefined {
  if (value.terms.length < 3 || value.terms.length > LONGEST_SUM) return undefined;
  const [left, ...more] = value.terms.filter(({ factors }) =>
    factors.some(({ atom, exponent }) => atom.kind === 'sum' && exponent.rational === undefined),
  );
  if (left === undefined || more.length > 0) return undefined;
  const others = subtract(value, new Exact([left]));
  const { sign, certainty } = signOf(others, depth);
  const ofLeft = left.coefficient.numerator < 0n ? -1 : 1;
  if (certainty !== PROVEN || sign !== -ofLeft) return undefined;
  const { content, primitive } = splitContent(sign < 0 ? negate(others) : others);
  const [common] = content.terms;
  if (common === undefined) return undefined;
  const coefficient = sign < 0 ? negated(common.coefficient) : common.coefficient;
  // Not in normal form, which would multiply the sum out again.
  const factors = [...common.factors, { atom: sumAtom(primitive), exponent: EXACT_ONE }];
  return signOfTwoTerms(
    new Exact([left, { coefficient, factors, key: keyOfFactors(factors), loose: false }]),
    depth,
    false,
  );
}

/** The exponents divided by a positive number that makes those of sums whole, so that the sums multiply out. */
function rootsTaken(vector: readonly Factor[], depth: number): Factor[] | undefined {
  const sums = vector.filter(({ atom }) => atom.kind === 'sum');
  if (sums.length > 0 && sums.every(({ exponent }) => exponent.rational !== undefined)) {
    const multiples = wholeMultiples(sums.map(({ exponent }) => exponent)) ?? [];
    const unit = sums[0]?.exponent.rational;
    const count = multiples[0];
    if (unit === undefined || count === undefined || multiples.some((each) => abs(each) > LARGEST_POWER)) {
      return undefined;
    }
    const divisor = productOf(whole(count), inverseOf(unit));
    return vector.map(({ atom, exponent }) => ({ atom, exponent: scale(exponent, positive(divisor)) }));
  }
  const multiples = wholeMultiples(vector.map(({ exponent }) => exponent));
  const [first] = vector;
  if (
    multiples === undefined ||
    first === undefined ||
    (sums.length > 0 && multiples.some((each) => abs(each) > LARGEST_POWER))
  ) {
    return undefined;
  }
  const same = signOf(first.exponent, depth).sign > 0 === (multiples[0] ?? 0n) > 0n;
  return vector.map(({ atom }, index) => {
    const count = multiples[index] ?? 0n;
    return { atom, exponent: fromRational(whole(same ? count : -count)) };
  });
}

/**
 * A sum to an irrational power p: powers grow with their bases, so (x + ε)^p against y is x + ε against y^(1/p), and only
 * the small part ε is left if x is y^(1/p).
 */
function sumAlone(vector: readonly Factor[], depth: number): Factor[] | undefined {
  const sum = vector.find(({ atom, exponent }) => atom.kind === 'sum' && exponent.rational === undefined);
  if (sum === undefined) return undefined;
  const power = signOf(sum.exponent, depth).sign < 0 ? negate(sum.exponent) : sum.exponent;
  const inverse = reciprocal(power);
  if (inverse === undefined || multiply(power, inverse).key !== '1') return undefined;
  return vector.map(({ atom, exponent }) => ({ atom, exponent: multiply(exponent, inverse) }));
}

function reciprocal(value: Exact): Exact | undefined {
  const [only, ...others] = value.terms;
  if (only === undefined) return undefined;
  if (others.length > 0) return inverseOfSurds(value);
  const factors = only.factors.map(({ atom, exponent }) => ({ atom, exponent: negate(exponent) }));
  return productOfFactors(inverseOf(only.coefficient), factors);
}

function positive(value: Rational): Rational {
  return value.numerator < 0n ? negated(value) : value;
}

/** Two products may be equal although their exponents are written differently. Together they may cancel. */
function mergeEqualTerms(value: Exact, depth: number): { value: Exact; certainty: Certainty } | undefined {
  if (value.terms.length < 3 || value.terms.length > 12) return undefined;
  for (const [index, left] of value.terms.entries()) {
    for (const right of value.terms.slice(index + 1)) {
      if (left.factors.length === 0 || right.factors.length === 0) continue;
      const one = productOfFactors(ONE, left.factors);
      const other = productOfFactors(ONE, right.factors);
      const { sign, certainty } = signOfTwoTerms(subtract(one, other), depth) ?? UNDECIDED;
      if (sign !== 0 || isUndecided({ certainty })) continue;
      const moved = multiply(fromRational(right.coefficient), subtract(one, other));
      return { value: add(value, moved), certainty };
    }
  }
  return undefined;
}

function signOfDifference(a: Exact, b: Exact): Sign {
  const alike = a.rational === undefined && b.rational === undefined && a.key === b.key;
  return alike ? proven(0) : signOf(subtract(a, b));
}

/** Equal, proven or to some digits; or different, always proven; or 'undecided'. */
export function areEqual(a: Exact, b: Exact): { equal: boolean; certainty: Certainty } {
  const difference = attempt(QUESTION, () => signOfDifference(a, b)) ?? UNDECIDED;
  return { equal: difference.sign === 0 && !isUndecided(difference), certainty: difference.certainty };
}
