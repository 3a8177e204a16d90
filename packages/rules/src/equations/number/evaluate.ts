/** The ball of a normal form at any precision asked for. */
import {
  addBalls,
  type Ball,
  certainBits,
  magnitude,
  multiplyBalls,
  negativeBall,
  ONE_BALL,
  powerOfBall,
  rationalBall,
  rounded,
  wholeBall,
  ZERO_BALL,
} from './ball.ts';
import { exponentialOfBall, logOfBall, logOfWhole, NEWTON_DEGREE, rootOfBall } from './elementary.ts';
import type { Atom, Exact, Factor, Term } from './exact.ts';
import { bitLength } from './integer.ts';
import { BOUND_BITS, MAGNITUDE_BITS } from './limits.ts';
import { nearOnes } from './nearOne.ts';
import { sizeOf } from './rational.ts';
import { multiply } from './sum.ts';

/** A sum may lose leading digits by cancellation. The search for them stops here. */
const WIDEST = BOUND_BITS + 20_000;

/** A sum within a sum needs a few more bits than the one around it. */
const SPARE = 1_000;

/** Beside other terms, a term proven to be below 2^−(2^SPECK_BITS) counts as a ball of that size around 0. */
const SPECK_BITS = 200n;
const SPECK: Ball = { middle: 0n, radius: 1n, exponent: -(1n << SPECK_BITS) };

/**
 * A ball around the value with about `precision` bits relative to the largest term. Undefined if a term is beyond
 * 2^(2^256), or if all terms are below its reciprocal.
 */
export function ballOf(value: Exact, precision: number): Ball | undefined {
  if (value.rational !== undefined) return rationalBall(value.rational, precision + 4);
  const known = value.knownBall;
  if (known !== undefined && known.precision >= precision) {
    // Cut to the precision requested, or long digits would go through everything that follows.
    const { middle, radius, exponent } = known.ball;
    return rounded(middle, radius, exponent, precision + 8);
  }
  const spared = precision > SPARING ? sparedBits(value, precision) : undefined;
  let total: Ball | undefined = ZERO_BALL;
  let ordinary = false;
  for (const [index, term] of value.terms.entries()) {
    const ball = ballOfTerm(term, precision + 8 - (spared?.[index] ?? 0));
    if (ball !== undefined) ordinary = true;
    else if (value.terms.length === 1 || !isSpeck(term)) {
      total = undefined;
      break;
    }
    total = addBalls(total, ball ?? SPECK, precision + 8);
  }
  if (!ordinary) total = undefined;
  if (total !== undefined) value.knownBall = { precision, ball: total };
  return total;
}

function isSpeck({ coefficient, factors }: Term): boolean {
  let log: Ball = { middle: BigInt(sizeOf(coefficient)), radius: 0n, exponent: 0n };
  for (const { atom, exponent } of factors) {
    const power = ballOf(exponent, 64);
    const base = power === undefined ? undefined : logOfAtom(atom, 64);
    if (power === undefined || base === undefined) return false;
    log = addBalls(log, multiplyBalls(power, base, 64), 64);
  }
  // At most this much: the logarithm to base 2 is further from 0 than the natural one.
  const least = -log.middle - log.radius;
  return least > 0n && BigInt(bitLength(least)) + log.exponent > SPECK_BITS + 1n;
}

/** Whether a ball holds every term by itself, even inside atoms and exponents, so no speck was left out. */
export function holdsAll(value: Exact): boolean {
  return value.terms.every(
    (term) =>
      ballOfTerm(term, 32) !== undefined &&
      term.factors.every(({ atom, exponent }) => holdsAll(exponent) && (atom.kind === 'whole' || holdsAll(atom.value))),
  );
}

/** Above this precision it pays to check first how large the terms are. */
const SPARING = 400;

/** A term that is this many bits smaller than the largest needs this many bits less. */
function sparedBits(value: Exact, precision: number): number[] | undefined {
  const sizes: bigint[] = [];
  for (const term of value.terms) {
    const ball = ballOfTerm(term, 32);
    if (ball === undefined) return undefined;
    sizes.push(magnitude(ball));
  }
  const largest = sizes.reduce((a, b) => (a > b ? a : b), sizes[0] ?? 0n);
  return sizes.map((size) => Math.min(precision - 32, Math.max(0, Number(largest - size) - 8)));
}

function ballOfTerm(term: Term, precision: number): Ball | undefined {
  return ballOfProduct(term, precision) ?? ballNearOne(term, precision);
}

function ballOfProduct(term: Term, precision: number): Ball | undefined {
  let product = rationalBall(term.coefficient, precision + 4);
  for (const factor of term.factors) {
    const ball = ballOfFactor(factor, precision + 4);
    if (ball === undefined) return undefined;
    product = multiplyBalls(product, ball, precision + 4);
  }
  return product;
}

/** Terms below 2^−this are negligible next to 1. */
const TINY_BITS = 64n;

function isTiny(term: Term): boolean {
  const ball = ballOfProduct(term, 32);
  return ball === undefined ? isSpeck(term) : magnitude(ball) < -TINY_BITS;
}

/** rest × e^(Σ g·ln(1+u)) for huge powers of numbers close to 1. */
function ballNearOne(term: Term, precision: number): Ball | undefined {
  const found = nearOnes(term, isTiny);
  if (found === undefined) return undefined;
  const working = precision + 16;
  const rest = ballOfProduct(found.rest, working);
  if (rest === undefined) return undefined;
  let sum = ZERO_BALL;
  for (const { exponent, u } of found.powers) {
    const each = logNearOne(exponent, u, working);
    if (each === undefined) return undefined;
    sum = addBalls(sum, each, working + MAGNITUDE_BITS);
  }
  const power = exponentialOfBall(sum, working);
  return power === undefined ? undefined : multiplyBalls(rest, power, precision + 4);
}

/** g·ln(1+u) = gu·(1 − u/2 + u²/3 − …) with an absolute error of about 2^−precision. */
function logNearOne(exponent: Exact, u: Exact, precision: number): Ball | undefined {
  const product = multiply(exponent, u);
  // Everything cancels, or it is too small for a ball: between −SPECK and SPECK.
  const rough = ballOf(product, 32);
  if (rough === undefined) return product.terms.every(isSpeck) ? SPECK : undefined;
  const size = magnitude(rough);
  if (size > BigInt(MAGNITUDE_BITS)) return undefined;
  const working = precision + Math.max(0, Number(size)) + 16;
  const first = ballOf(product, working);
  if (first === undefined) return undefined;
  const small = ballOf(u, working);
  const below = small === undefined ? SPECK : small;
  const step = magnitude(below);
  if (step > -TINY_BITS / 2n) return undefined;
  let series = ONE_BALL;
  let power = ONE_BALL;
  for (let k = 1n; ; k++) {
    power = multiplyBalls(power, negativeBall(below), working);
    // Each term is smaller by 2^32 or more, so the rest add up to less than twice the first of them.
    if (magnitude(power) < BigInt(-working)) {
      const tail: Ball = { middle: 0n, radius: 1n, exponent: magnitude(power) + 1n };
      return multiplyBalls(first, addBalls(series, tail, working), working);
    }
    series = addBalls(
      series,
      multiplyBalls(power, rationalBall({ numerator: 1n, denominator: k + 1n }, working), working),
      working,
    );
  }
}

/** A ball with this many certain leading bits; none for a number that is 0. */
export function relativeBall(value: Exact, precision: number, widest = WIDEST): Ball | undefined {
  const last = widest - SPARE;
  let working = Math.max(precision + 4, 2 * value.knownCancelled);
  while (precision + 4 <= widest && value.knownCancelled < last) {
    if (value.knownCancelled > 0) working = Math.min(working, last);
    const ball = ballOf(value, working);
    if (ball === undefined) return undefined;
    const certain = certainBits(ball);
    if (certain >= precision) return ball;
    if (certain <= 2) value.knownCancelled = working;
    if (working >= last) return undefined;
    working = certain > 2 ? working + (precision - certain) + 4 : working * 2;
  }
  return undefined;
}

/** A ball whose radius is below 2^−bits. */
export function absoluteBall(value: Exact, bits: number): Ball | undefined {
  for (let working = 64; working <= WIDEST; ) {
    const ball = ballOf(value, working);
    if (ball === undefined) return undefined;
    const spread = BigInt(bitLength(ball.radius)) + ball.exponent;
    if (ball.radius === 0n || spread <= BigInt(-bits)) return ball;
    const missing = spread + BigInt(bits) + 8n;
    if (missing > BigInt(WIDEST)) return undefined;
    working += Math.max(16, Number(missing));
  }
  return undefined;
}

function ballOfAtom(atom: Atom, precision: number): Ball | undefined {
  return atom.kind === 'whole' ? wholeBall(atom.value, precision) : relativeBall(atom.value, precision);
}

/** The natural logarithm of an atom with an absolute error below about 2^−precision. */
export function logOfAtom(atom: Atom, precision: number): Ball | undefined {
  if (atom.kind === 'whole') return logOfWhole(atom.value, precision);
  const ball = relativeBall(atom.value, precision + 8);
  return ball === undefined ? undefined : logOfBall(ball, precision + 8);
}

function ballOfFactor({ atom, exponent }: Factor, precision: number): Ball | undefined {
  const { rational } = exponent;
  if (rational !== undefined && rational.denominator <= BigInt(NEWTON_DEGREE) && bitLength(rational.numerator) <= 64) {
    const working = precision + bitLength(rational.numerator) + 8;
    const base = ballOfAtom(atom, working);
    if (base === undefined) return undefined;
    const root = rootOfBall(base, Number(rational.denominator), working);
    return root === undefined ? undefined : powerOfBall(root, rational.numerator, precision);
  }
  const rough = ballOf(exponent, 32);
  if (rough === undefined) return undefined;
  const size = magnitude(rough);
  if (size > BigInt(MAGNITUDE_BITS)) return undefined;
  const wide = Math.max(0, Number(size));
  // A sum close to 1 or beyond 2^1000 shifts the size of the logarithm; its own bits are added to be safe.
  const log = logOfAtom(atom, precision + wide + 16);
  if (log === undefined) return undefined;
  const logWide = Math.max(0, Number(magnitude(log)));
  const power = absoluteBall(exponent, precision + logWide + 16);
  if (power === undefined) return undefined;
  return exponentialOfBall(multiplyBalls(power, log, precision + wide + logWide + 16), precision);
}
