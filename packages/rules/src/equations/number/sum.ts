/** Adding and multiplying normal forms: like terms combine, and whole powers fold into the coefficient unless they are huge. */
import { charge } from './effort.ts';
import {
  constantOf,
  EXACT_ONE,
  EXACT_ZERO,
  Exact,
  type Factor,
  fromRational,
  keyOfFactors,
  powerBits,
  type Term,
  wholeAtom,
} from './exact.ts';
import { bitLength, factorise, gcd, lcm, removeFactor, smallPrimesOf } from './integer.ts';
import { EXPAND_TERMS, FOLD_BITS } from './limits.ts';
import {
  floorOf,
  negated,
  ONE,
  productOf,
  type Rational,
  rationalRoot,
  sizeOf,
  sumOf,
  whole,
  wholePower,
} from './rational.ts';

export function scale(value: Exact, by: Rational): Exact {
  if (by.numerator === 0n) return EXACT_ZERO;
  if (value.rational !== undefined) return fromRational(productOf(value.rational, by));
  if (value.terms.some((term) => term.loose) || sizeOf(by) > 1_000) return multiply(value, fromRational(by));
  return new Exact(value.terms.map((term) => ({ ...term, coefficient: productOf(term.coefficient, by) })));
}

export function negate(value: Exact): Exact {
  return new Exact(value.terms.map((term) => ({ ...term, coefficient: negated(term.coefficient) })));
}

export function add(a: Exact, b: Exact): Exact {
  if (a.rational !== undefined && b.rational !== undefined) return fromRational(sumOf(a.rational, b.rational));
  if (a.terms.length === 0) return b;
  if (b.terms.length === 0) return a;
  return collect([...a.terms, ...b.terms]);
}

export function subtract(a: Exact, b: Exact): Exact {
  return add(a, negate(b));
}

/** The sum of terms in any order, with like ones combined. */
function collect(terms: readonly Term[]): Exact {
  charge(terms.length / 15);
  const byKey = new Map<string, Term>();
  for (const term of terms) {
    const known = byKey.get(term.key);
    if (known === undefined) {
      byKey.set(term.key, term);
      continue;
    }
    const coefficient = sumOf(known.coefficient, term.coefficient);
    if (coefficient.numerator === 0n) byKey.delete(term.key);
    else byKey.set(term.key, { ...term, coefficient });
  }
  const kept = [...byKey.values()];
  // A loose term's coefficient may have gained a factor that belongs to its power: 3^N + 2·3^N = 3^(N+1).
  if (kept.some((term) => term.loose)) return collectLoose(kept);
  return new Exact(sorted(kept));
}

function sorted(terms: Term[]): Term[] {
  return terms.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function collectLoose(terms: readonly Term[]): Exact {
  const kept: Term[] = [];
  const waiting = [...terms];
  for (let term = waiting.pop(); term !== undefined; term = waiting.pop()) {
    let met = false;
    for (const [index, other] of kept.entries()) {
      if (!term.loose && !other.loose) continue;
      const ratio = rationalRatio(term, other);
      if (ratio === undefined) continue;
      const coefficient = sumOf(other.coefficient, productOf(term.coefficient, ratio));
      kept.splice(index, 1);
      if (coefficient.numerator !== 0n) waiting.push(...productOfFactors(coefficient, other.factors).terms);
      met = true;
      break;
    }
    if (met) continue;
    const again = term.loose ? productOfFactors(term.coefficient, term.factors).terms : [term];
    const [only] = again;
    if (again.length === 1 && only !== undefined) kept.push(only);
    else waiting.push(...again);
  }
  return new Exact(sorted(kept));
}

/** Terms with composite atoms are compared as n-th powers up to this n (its square for a pair). */
export const HIGHEST_DEGREE = 16n;

/** The rational q with a = q·b (without the coefficients), if there is one small enough to write down. */
export function rationalRatio(a: Term, b: Term): Rational | undefined {
  charge((1 + a.factors.length + b.factors.length) / 8);
  const exponents = new Map<string, { factor: Factor; difference: Exact }>();
  for (const factor of a.factors) exponents.set(factor.atom.key, { factor, difference: factor.exponent });
  for (const factor of b.factors) {
    const mine = exponents.get(factor.atom.key);
    const difference = mine === undefined ? negate(factor.exponent) : subtract(mine.difference, factor.exponent);
    exponents.set(factor.atom.key, { factor, difference });
  }
  const powers: { base: bigint; exponent: Rational }[] = [];
  let degree = 1n;
  for (const { factor, difference } of exponents.values()) {
    if (difference.terms.length === 0) continue;
    const { atom } = factor;
    if (atom.kind !== 'whole' || difference.rational === undefined) return undefined;
    powers.push({ base: atom.value, exponent: difference.rational });
    degree = lcm(degree, difference.rational.denominator);
    if (degree > HIGHEST_DEGREE ** 2n) return undefined;
  }
  // a = q·b exactly if q^degree, a product of whole powers, is a perfect power of that degree.
  let bits = 0n;
  for (const { base, exponent } of powers) {
    bits += powerBits(base, (exponent.numerator * degree) / exponent.denominator);
  }
  if (bits > 2n * BigInt(FOLD_BITS) * degree || bits > 200_000n) return undefined;
  let power = ONE;
  for (const { base, exponent } of powers) {
    power = productOf(power, wholePower(whole(base), (exponent.numerator * degree) / exponent.denominator));
  }
  return degree === 1n ? power : rationalRoot(power, Number(degree));
}

export function multiply(a: Exact, b: Exact): Exact {
  if (a.rational !== undefined && b.rational !== undefined) {
    const product = productOf(a.rational, b.rational);
    return sizeOf(product) <= FOLD_BITS ? fromRational(product) : productOfFactors(product, []);
  }
  if (a.rational !== undefined && sizeOf(a.rational) <= 1_000 && !b.terms.some((term) => term.loose)) {
    return scale(b, a.rational);
  }
  if (b.rational !== undefined && sizeOf(b.rational) <= 1_000 && !a.terms.some((term) => term.loose)) {
    return scale(a, b.rational);
  }
  const terms: Term[] = [];
  for (const left of a.terms) {
    for (const right of b.terms) {
      const coefficient = productOf(left.coefficient, right.coefficient);
      for (const term of productOfFactors(coefficient, [...left.factors, ...right.factors]).terms) terms.push(term);
    }
  }
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? new Exact([only]) : collect(terms);
}

/** coefficient × product of the factors, brought to normal form; the same atom may come more than once. */
export function productOfFactors(coefficient: Rational, factors: readonly Factor[]): Exact {
  if (coefficient.numerator === 0n) return EXACT_ZERO;
  charge((1 + factors.length) / 8);
  const powers = new Map<string, Factor>();
  let rest = coefficient;
  for (const factor of factors) gather(powers, factor);
  split(powers);
  if (sizeOf(rest) > FOLD_BITS) rest = takeOutHugePowers(rest, powers);
  const huge: Factor[] = [];
  let unfolded: Exact | undefined;
  for (const [key, { atom, exponent }] of [...powers]) {
    const times = floorOf(constantOf(exponent));
    if (times === 0n) continue;
    if (atom.kind === 'whole') {
      if (powerBits(atom.value, times) > BigInt(FOLD_BITS)) {
        huge.push({ atom, exponent });
        continue;
      }
      rest = productOf(rest, wholePower(whole(atom.value), times));
    } else {
      const expanded = times > 0n ? expandPower(atom.value, times) : undefined;
      if (expanded === undefined) continue;
      unfolded = unfolded === undefined ? expanded : multiply(unfolded, expanded);
    }
    const left = subtract(exponent, fromRational(whole(times)));
    if (left.terms.length === 0) powers.delete(key);
    else powers.set(key, { atom, exponent: left });
  }
  for (const { atom, exponent } of huge) {
    if (atom.kind !== 'whole') continue;
    const above = removeFactor(rest.numerator, atom.value);
    const below = removeFactor(rest.denominator, atom.value);
    if (above.times === below.times) continue;
    rest = { numerator: above.rest, denominator: below.rest };
    gather(powers, { atom, exponent: fromRational(whole(BigInt(above.times - below.times))) });
    // The power may have shrunk enough to fold in after all.
    const total = powers.get(atom.key)?.exponent ?? exponent;
    const times = floorOf(constantOf(total));
    if (powerBits(atom.value, times) <= BigInt(FOLD_BITS)) return productOfFactors(rest, [...powers.values()]);
  }
  const ordered = [...powers.values()].sort((a, b) => (a.atom.key < b.atom.key ? -1 : 1));
  const loose =
    huge.length > 0 || ordered.some(({ atom, exponent }) => atom.kind === 'whole' && (!atom.prime || isVast(exponent)));
  const single = new Exact([{ coefficient: rest, factors: ordered, key: keyOfFactors(ordered), loose }]);
  return unfolded === undefined ? single : multiply(unfolded, single);
}

/** An exponent that is itself a huge power: its constant does not show its whole part. */
function isVast(exponent: Exact): boolean {
  return exponent.terms.some((term) => term.loose);
}

function gather(powers: Map<string, Factor>, factor: Factor): void {
  const known = powers.get(factor.atom.key);
  const exponent = known === undefined ? factor.exponent : add(known.exponent, factor.exponent);
  if (exponent.terms.length === 0) powers.delete(factor.atom.key);
  else powers.set(factor.atom.key, { atom: factor.atom, exponent });
}

/** Coprime base refinement: two atoms that share a divisor give way to the divisor and what is left of each. */
function split(powers: Map<string, Factor>): void {
  for (;;) {
    const unsure = [...powers.values()].filter(({ atom }) => atom.kind === 'whole' && !atom.prime);
    if (unsure.length === 0) return;
    const pair = sharing(unsure, [...powers.values()]);
    if (pair === undefined) return;
    const [first, second, common] = pair;
    // Both go before their parts come, because the divisor may be one of them.
    for (const { atom } of [first, second]) powers.delete(atom.key);
    for (const { atom, exponent } of [first, second]) {
      if (atom.kind !== 'whole') continue;
      for (const part of [common, atom.value / common]) {
        if (part === 1n) continue;
        for (const { base, times, prime } of factorise(part)) {
          gather(powers, { atom: wholeAtom(base, prime), exponent: scale(exponent, whole(BigInt(times))) });
        }
      }
    }
  }
}

function sharing(unsure: readonly Factor[], all: readonly Factor[]): [Factor, Factor, bigint] | undefined {
  for (const first of unsure) {
    for (const second of all) {
      if (first === second || first.atom.kind !== 'whole' || second.atom.kind !== 'whole') continue;
      const common = gcd(first.atom.value, second.atom.value);
      if (common > 1n) return [first, second, common];
    }
  }
  return undefined;
}

function union(some: readonly bigint[], others: readonly bigint[]): Set<bigint> {
  return new Set([...some, ...others]);
}

/** A coefficient that grew past the limit gives back each prime power that would not have been folded in on its own. */
function takeOutHugePowers(value: Rational, powers: Map<string, Factor>): Rational {
  let { numerator, denominator } = value;
  const isShort = () => bitLength(numerator) <= FOLD_BITS && bitLength(denominator) <= FOLD_BITS;
  if (isShort()) return value;
  for (const prime of union(smallPrimesOf(numerator), smallPrimesOf(denominator))) {
    const above = removeFactor(numerator, prime);
    const below = removeFactor(denominator, prime);
    const times = BigInt(above.times - below.times);
    if (powerBits(prime, times) <= BigInt(FOLD_BITS)) continue;
    numerator = above.rest;
    denominator = below.rest;
    gather(powers, { atom: wholeAtom(prime, true), exponent: fromRational(whole(times)) });
    if (isShort()) break;
  }
  return { numerator, denominator };
}

/** value^times multiplied out, if that stays short; times > 0. */
export function expandPower(value: Exact, times: bigint, longest = EXPAND_TERMS): Exact | undefined {
  if (times > 64n) return undefined;
  const size = Math.max(...value.terms.map((term) => sizeOf(term.coefficient)));
  if (BigInt(size) * times > BigInt(FOLD_BITS)) return undefined;
  let result = EXACT_ONE;
  for (let i = 0n; i < times; i++) {
    result = multiply(result, value);
    if (result.terms.length > longest) return undefined;
  }
  return result;
}
