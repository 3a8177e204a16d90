/** The sign of a sum with roots from the sign of its norm, which has one root less: a + b√s from a² − b²s, without digits. */
import type { Sign } from './certainty.ts';
import { isAffordable } from './effort.ts';
import { type Atom, EXACT_ZERO, type Exact, type Factor, fromRational } from './exact.ts';
import { gcd, lcm } from './integer.ts';
import { floorOf, fraction, ONE, type Rational, sizeOf, whole } from './rational.ts';
import { add, multiply, negate, productOfFactors, subtract } from './sum.ts';

/** Roots of a higher degree are left alone. */
const HIGHEST = 64n;
/** How many products of terms one multiplication may take. */
const MOST_PRODUCTS = 600;

type SignOf = (value: Exact) => Sign;

/** value = Σ parts[k]·atom^(k/degree) for 0 ≤ k < degree. */
interface InRoot {
  readonly atom: Atom;
  readonly degree: bigint;
  readonly parts: ReadonlyMap<bigint, Exact>;
}

/** Undefined if the norm is out of reach or a sign on the way is not proven. */
export function signByConjugates(value: Exact, signOf: SignOf): -1 | 0 | 1 | undefined {
  const root = outermost(value);
  if (root === undefined) return undefined;
  if (root.degree % 2n === 0n) return byHalves(root, signOf);
  if (root.degree % 3n === 0n) return byThirds(root, signOf);
  return byTwoParts(root, signOf);
}

function provenSign(value: Exact, signOf: SignOf): -1 | 0 | 1 | undefined {
  if (value.terms.length === 0) return 0;
  const { sign, certainty } = signOf(value);
  return certainty === 'proven' ? sign : undefined;
}

/** A root inside another has the shorter key, so the longest key is that of a root that no other contains. */
function outermost(value: Exact): InRoot | undefined {
  const degrees = new Map<string, { atom: Atom; degree: bigint }>();
  for (const term of value.terms) {
    for (const { atom, exponent } of term.factors) {
      // An exponent that is not a fraction makes the degree 0: not a root.
      const before = degrees.get(atom.key)?.degree ?? 1n;
      const degree = exponent.rational === undefined || before === 0n ? 0n : lcm(before, exponent.rational.denominator);
      degrees.set(atom.key, { atom, degree });
    }
  }
  let chosen: { atom: Atom; degree: bigint } | undefined;
  for (const each of degrees.values()) {
    if (each.degree < 2n || each.degree > HIGHEST) continue;
    if (chosen === undefined || each.atom.key.length > chosen.atom.key.length) chosen = each;
  }
  if (chosen === undefined) return undefined;
  const { atom, degree } = chosen;
  const parts = new Map<bigint, Exact>();
  for (const term of value.terms) {
    const others: Factor[] = [];
    let turn = 0n;
    for (const factor of term.factors) {
      const { rational } = factor.exponent;
      if (factor.atom.key !== atom.key || rational === undefined) {
        others.push(factor);
        continue;
      }
      const times = floorOf(rational);
      turn = ((rational.numerator - times * rational.denominator) * degree) / rational.denominator;
      if (times !== 0n) others.push({ atom, exponent: fromRational(whole(times)) });
    }
    parts.set(turn, add(parts.get(turn) ?? EXACT_ZERO, productOfFactors(term.coefficient, others)));
  }
  return { atom, degree, parts };
}

function rootPower(atom: Atom, exponent: Rational): Exact {
  return exponent.numerator === 0n
    ? fromRational(ONE)
    : productOfFactors(ONE, [{ atom, exponent: fromRational(exponent) }]);
}

/** The parts whose k leaves `rest` when divided by `by`, each times atom^((k − rest)/degree). */
function gathered({ atom, degree, parts }: InRoot, by: bigint, rest: bigint): Exact {
  let sum = EXACT_ZERO;
  for (const [turn, part] of parts) {
    if (turn % by !== rest) continue;
    sum = add(sum, multiply(part, rootPower(atom, fraction(turn - rest, degree))));
  }
  return sum;
}

function sizeOfTerms(value: Exact): number {
  return value.terms.reduce((most, term) => Math.max(most, sizeOf(term.coefficient)), 1);
}

/** Reducing a coefficient to lowest terms takes time that grows with the square of its length. */
function costOf(bits: number): number {
  return 2 + (bits / 1_000) ** 2;
}

/** The product, unless it is too long to be worth it. */
function product(...values: readonly Exact[]): Exact | undefined {
  if (!isAffordable(costOf(values.reduce((bits, value) => bits + sizeOfTerms(value), 0)))) return undefined;
  let result: Exact | undefined;
  for (const value of values) {
    if (result === undefined) {
      result = value;
      continue;
    }
    const products = result.terms.length * value.terms.length;
    const bits = Math.max(sizeOfTerms(result), sizeOfTerms(value));
    if (products > MOST_PRODUCTS || !isAffordable(products * costOf(bits))) return undefined;
    result = multiply(result, value);
  }
  return result;
}

/** a + b·t with t² = u. */
function byHalves(root: InRoot, signOf: SignOf): -1 | 0 | 1 | undefined {
  const a = gathered(root, 2n, 0n);
  const b = gathered(root, 2n, 1n);
  const ofA = provenSign(a, signOf);
  if (ofA === undefined) return undefined;
  const ofB = provenSign(b, signOf);
  if (ofB === undefined) return undefined;
  if (ofA === 0 || ofA === ofB) return ofB;
  if (ofB === 0) return ofA;
  const left = product(a, a);
  const right = product(b, b, rootPower(root.atom, fraction(2n, root.degree)));
  if (left === undefined || right === undefined) return undefined;
  const norm = provenSign(subtract(left, right), signOf);
  return norm === undefined ? undefined : norm === 0 ? 0 : norm > 0 ? ofA : ofB;
}

/**
 * a + b·t + c·t² with t³ = u: the norm a³ + b³u + c³u² − 3abcu is this number times half the sum of the squares of the
 * differences of a, bt and ct², which is positive because their signs differ.
 */
function byThirds(root: InRoot, signOf: SignOf): -1 | 0 | 1 | undefined {
  const parts = [gathered(root, 3n, 0n), gathered(root, 3n, 1n), gathered(root, 3n, 2n)] as const;
  let [above, below] = [false, false];
  for (const part of parts) {
    const sign = provenSign(part, signOf);
    if (sign === undefined) return undefined;
    if (sign > 0) above = true;
    if (sign < 0) below = true;
  }
  if (!above || !below) return above ? 1 : below ? -1 : 0;
  const [a, b, c] = parts;
  const u = rootPower(root.atom, fraction(3n, root.degree));
  const pieces = [product(a, a, a), product(b, b, b, u), product(c, c, c, u, u), product(negate(a), b, c, u)];
  let norm = EXACT_ZERO;
  for (const [index, piece] of pieces.entries()) {
    if (piece === undefined) return undefined;
    norm = add(norm, index < 3 ? piece : multiply(fromRational(whole(3n)), piece));
  }
  return provenSign(norm, signOf);
}

/** a + b·t with t^n = u for odd n has the sign of a^n + b^n·u. */
function byTwoParts({ atom, degree, parts }: InRoot, signOf: SignOf): -1 | 0 | 1 | undefined {
  const [low, high, ...more] = [...parts].sort(([one], [other]) => (one < other ? -1 : 1));
  if (low === undefined || high === undefined || more.length > 0) return undefined;
  const ofLow = provenSign(low[1], signOf);
  if (ofLow === undefined) return undefined;
  const ofHigh = provenSign(high[1], signOf);
  if (ofHigh === undefined) return undefined;
  if (ofLow === 0 || ofLow === ofHigh) return ofHigh;
  if (ofHigh === 0) return ofLow;
  const apart = high[0] - low[0];
  const times = degree / gcd(degree, apart);
  const copies = Array.from({ length: Number(times) });
  const left = product(...copies.map(() => low[1]));
  const right = product(...copies.map(() => high[1]), rootPower(atom, fraction(apart * times, degree)));
  return left === undefined || right === undefined ? undefined : provenSign(add(left, right), signOf);
}
