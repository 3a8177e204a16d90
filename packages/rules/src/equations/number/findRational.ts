/** Is a number, however it is written, a fraction? A ball suggests a candidate, and the zero test proves it. */
import { takes } from '../../atOnce.ts';
import { isAlgebraic, isAlgebraicFactor, isRationalByForm } from './algebraic.ts';
import { type Ball, magnitude, shifted } from './ball.ts';
import { splitContent } from './content.ts';
import { attempt, QUESTION } from './effort.ts';
import { absoluteBall, ballOf, holdsAll } from './evaluate.ts';
import { type Exact, fromRational, type KnownRational } from './exact.ts';
import { bitLength, exactRoot, floorDivide } from './integer.ts';
import { BOUND_BITS } from './limits.ts';
import { isPlainRadical } from './plainRadical.ts';
import { wholeMultiples } from './proportion.ts';
import { fraction, type Rational, sizeOf, ZERO } from './rational.ts';
import { isHugeWhole } from './residue.ts';
import { rootBound } from './rootBound.ts';
import { isUndecided, signOf } from './sign.ts';
import { subtract } from './sum.ts';

/** Without a bound on the denominator, looks for fractions up to this many bits below the line. */
const USUAL_BITS = 64;
const LARGEST_BITS = 2_000;

/** The effort for a part of a number, after the whole gave no answer. */
export const PART = 500;

/** The fraction, or none; a huge whole number such as 3^774840978 is rational but counts as none here. */
export function findRational(value: Exact): KnownRational {
  if (value.rational !== undefined) return { rational: value.rational, certainty: 'proven' };
  value.knownRational ??= attempt(QUESTION, () => search(value)) ?? { rational: undefined, certainty: 'undecided' };
  return value.knownRational;
}

function search(value: Exact): KnownRational {
  const found = searchWhole(value);
  const isProven = found.certainty === 'undecided' && attempt(PART, () => isIrrationalMultiple(value)) === true;
  return isProven ? { ...found, certainty: 'proven' } : found;
}

/** value = huge × ordinary, if all terms share a factor that is too huge or too small to write down. */
export function withoutHuge(value: Exact): { huge: Exact; ordinary: Exact } | undefined {
  if (value.terms.length < 2) return undefined;
  const { content, primitive } = splitContent(value);
  const isHuge = content.rational === undefined || sizeOf(content.rational) > USUAL_BITS / 2;
  return isHuge && holdsAll(primitive) ? { huge: content, ordinary: primitive } : undefined;
}

/** A fraction by its form, however huge, times a sum that is proven irrational. */
function isIrrationalMultiple(value: Exact): boolean {
  const parts = withoutHuge(value);
  if (parts === undefined || !isRationalByForm(parts.huge) || isRationalByForm(parts.ordinary)) return false;
  const { rational, certainty } = findRational(parts.ordinary);
  return rational === undefined && certainty === 'proven';
}

function searchWhole(value: Exact): KnownRational {
  // Besicovitch, Mordell: real roots of rationals with irrational quotients are independent over the rationals, so a
  // sum in normal form that has a term besides its constant is irrational.
  if (isPlainRadical(value)) return { rational: undefined, certainty: 'proven' };
  if (isOneRadical(value)) return { rational: undefined, certainty: 'proven' };
  const bound = rootBound(value);
  const within = bound !== undefined && bound.denominatorBits <= LARGEST_BITS;
  const bits = within ? Math.max(USUAL_BITS, bound.denominatorBits) : USUAL_BITS;
  // Finding no small fraction proves nothing: 1/9^(9^9) is a fraction too.
  const none = (): KnownRational => ({
    rational: undefined,
    certainty: isGelfondSchneider(value) ? 'proven' : 'undecided',
  });
  const rough = ballOf(value, 32);
  if (rough === undefined || !holdsAll(value)) return none();
  const size = magnitude(rough);
  if (size > BigInt(bound === undefined ? LARGEST_BITS / 2 : BOUND_BITS / 4)) return none();
  // If it is a fraction of the size we look for, the ball gives it. If the bound says that all are, there is none.
  const searched = within ? { rational: undefined, certainty: 'proven' as const } : none();
  // Smaller than every fraction we look for: 0 or none of them.
  if (size < BigInt(-bits)) {
    const { sign, certainty } = signOf(value);
    if (isUndecided({ certainty })) return none();
    return sign === 0 ? { rational: ZERO, certainty } : searched;
  }
  const ball = absoluteBall(value, 2 * bits + 64);
  if (ball === undefined) return none();
  takes(bits ** 2 / 13_000);
  const candidate = simplestNear(ball, bits);
  if (candidate === undefined) return searched;
  const equal = signOf(subtract(value, fromRational(candidate)));
  if (isUndecided(equal)) return none();
  // This close to a simple fraction without being it, as 1 + 1/9^(9^9) is: it may be one that is not simple.
  if (equal.sign !== 0) return within ? searched : none();
  return { rational: candidate, certainty: equal.certainty };
}

/**
 * A fraction and one product of roots of whole numbers. The atoms of one term are coprime, so the product is a fraction only
 * if every root is.
 */
function isOneRadical(value: Exact): boolean {
  const [term, ...others] = value.terms.filter(({ factors }) => factors.length > 0);
  if (term === undefined || others.length > 0) return false;
  if (!term.factors.every(({ atom, exponent }) => atom.kind === 'whole' && isRationalByForm(exponent))) return false;
  return term.factors.some(({ atom, exponent }) => {
    const { rational } = exponent;
    // 2^(7^(9^9)/2): an exponent too huge to write down, and proven not whole.
    if (atom.kind === 'whole' && rational === undefined) return atom.prime && isHugeWhole(exponent) === false;
    if (atom.kind !== 'whole' || rational === undefined || rational.denominator === 1n) return false;
    if (atom.prime || rational.denominator > BigInt(bitLength(atom.value))) return true;
    return exactRoot(atom.value, Number(rational.denominator)) === undefined;
  });
}

/**
 * Gelfond and Schneider: an algebraic number other than 0 and 1 to an irrational algebraic power is transcendental, and
 * stays so when algebraic numbers are multiplied or added to it.
 */
function isGelfondSchneider(value: Exact): boolean {
  const strange = value.terms.filter((term) => term.factors.some(({ exponent }) => exponent.rational === undefined));
  const [term, ...others] = strange;
  if (term === undefined || others.length > 0) return false;
  const rest = value.terms.every((each) => each === term || each.factors.every(isAlgebraicFactor));
  const powers = term.factors.filter(({ exponent }) => exponent.rational === undefined);
  const [first] = powers;
  if (first === undefined || !rest || !term.factors.every((each) => powers.includes(each) || isAlgebraicFactor(each))) {
    return false;
  }
  // 2^β·3^2β = 18^β: several primes count as one base if their exponents are multiples of one another.
  if (!powers.every(({ atom }) => atom.kind === 'whole' && atom.prime)) return false;
  if (wholeMultiples(powers.map(({ exponent }) => exponent)) === undefined) return false;
  const exponent = findRational(first.exponent);
  // That test does not count a huge whole number as a fraction, although it is one.
  if (isRationalByForm(first.exponent)) return false;
  return isAlgebraic(first.exponent) && exponent.rational === undefined && exponent.certainty === 'proven';
}

/** The continued fraction of the middle, cut where it explains the number to all digits of the ball. */
function simplestNear(ball: Ball, bits: number): Rational | undefined {
  const by = -ball.exponent;
  let above = by >= 0n ? ball.middle : shifted(ball.middle, -by);
  let below = by >= 0n ? 1n << by : 1n;
  let [p, pBefore, q, qBefore] = [1n, 0n, 0n, 1n];
  while (below !== 0n) {
    const digit = floorDivide(above, below);
    [p, pBefore] = [digit * p + pBefore, p];
    [q, qBefore] = [digit * q + qBefore, q];
    if (bitLength(q) > bits) return undefined;
    // Within the ball at this size of denominator: by Legendre there is no second such fraction.
    const miss = p * (by >= 0n ? 1n << by : 1n) - q * (by >= 0n ? ball.middle : shifted(ball.middle, -by));
    if ((miss < 0n ? -miss : miss) <= (ball.radius + 1n) * q) return fraction(p, q);
    [above, below] = [below, above - digit * below];
  }
  return undefined;
}
