/**
 * Sums of huge powers of conjugate numbers, such as (1+√2)^n + (1−√2)^n: whether they are fractions, and how often 2
 * divides them. The powers are worked out in Z[√p, √q, …] modulo a power of 2 and never written down.
 */
import { charge, costOfProduct } from './effort.ts';
import { EXACT_ZERO, type Exact, type Factor, fromInteger, fromRational, sumAtom, type Term } from './exact.ts';
import { bitLength, lcm, powerModulo, removeFactor } from './integer.ts';
import { negated } from './rational.ts';
import { signOf } from './sign.ts';
import { add, negate, productOfFactors, subtract } from './sum.ts';

/** value mod modulus, for a value that is whole by its form. */
export type Residue = (value: Exact, modulus: bigint) => bigint | undefined;

/** Does not try fields with more square roots. */
const MOST_ROOTS = 4;
/** Remainders are modulo 2^this, or more if 2 is in a denominator. */
const BITS = 64;
const MOST_BITS = 20_000;
/** Uses exponents of this few bits as they are. */
const SHORT_EXPONENT = 64;
/** How deep to follow sums inside sums. */
const DEEPEST = 4;

/**
 * The power of 2 in a number that is proven to be a fraction, or 'irrational' if that is proven; otherwise undefined.
 * A number in Q(√p, √q, …) is a fraction exactly if changing the sign of each root leaves it unchanged (Galois).
 */
export function twosInTrace(value: Exact, residue: Residue): number | 'irrational' | undefined {
  const primes = new Set<bigint>();
  if (!collectRoots(value, primes, residue, 0) || primes.size === 0 || primes.size > MOST_ROOTS) return undefined;
  const field: Field = { primes: [...primes], residue };
  const shifts = value.terms.map((term) => twosIn(term));
  if (shifts.some((shift) => shift === undefined)) return undefined;
  const least = Math.min(...shifts.map((shift) => shift ?? 0));
  const bits = BITS + Math.max(0, -least);
  if (bits > MOST_BITS) return undefined;
  const ring = new Ring(field.primes, BigInt(bits));
  let total = ring.whole(0n);
  for (const [index, term] of value.terms.entries()) {
    const element = elementOf(term, ring, field);
    if (element === undefined) return undefined;
    total = ring.add(total, ring.times(element, shiftedOne((shifts[index] ?? 0) - least, bits)));
  }
  // Besicovitch: the products of roots of different primes are independent over the fractions.
  if (total.some((part, index) => index > 0 && part !== 0n)) return 'irrational';
  if (!field.primes.every((prime) => isFixed(value, prime, residue))) return undefined;
  const rest = total[0] ?? 0n;
  if (rest !== 0n) return least + removeFactor(rest, 2n).times;
  return Number.POSITIVE_INFINITY;
}

interface Field {
  readonly primes: readonly bigint[];
  readonly residue: Residue;
}

const shiftedOne = (by: number, bits: number): bigint => (by >= bits ? 0n : 1n << BigInt(by));

/** Whether it has only square roots of primes and whole powers. Finds the primes. */
function collectRoots(value: Exact, primes: Set<bigint>, residue: Residue, depth: number): boolean {
  if (depth > DEEPEST) return false;
  return value.terms.every((term) =>
    term.factors.every(({ atom, exponent }) => {
      const { rational } = exponent;
      if (atom.kind === 'whole' && rational?.denominator === 2n) {
        primes.add(atom.value);
        return atom.prime;
      }
      if (!isWholeExponent(exponent, residue)) return false;
      return atom.kind === 'whole' || (isPositive(exponent) && collectRoots(atom.value, primes, residue, depth + 1));
    }),
  );
}

const isWholeExponent = (exponent: Exact, residue: Residue): boolean =>
  exponent.rational === undefined ? residue(exponent, 2n) !== undefined : exponent.rational.denominator === 1n;

function isPositive(value: Exact): boolean {
  const { sign, certainty } = signOf(value);
  return sign > 0 && certainty === 'proven';
}

/** a + b√d with odd a and b and d ≡ 1 modulo 4: half of it is an algebraic integer, as (1+√5)/2 is. */
function halvable(value: Exact): { a: bigint; b: bigint; d: bigint } | undefined {
  const [first, second, ...others] = value.terms;
  if (first === undefined || second === undefined || others.length > 0 || first.factors.length > 0) return undefined;
  const { coefficient: a } = first;
  const { coefficient: b, factors } = second;
  if (a.denominator !== 1n || b.denominator !== 1n || a.numerator % 2n === 0n || b.numerator % 2n === 0n) {
    return undefined;
  }
  let d = 1n;
  for (const { atom, exponent } of factors) {
    const { rational } = exponent;
    if (atom.kind !== 'whole' || rational?.numerator !== 1n || rational.denominator !== 2n) return undefined;
    d *= atom.value;
  }
  return d % 4n === 1n ? { a: a.numerator, b: b.numerator, d } : undefined;
}

/** The power of 2 in front of the algebraic integer of elementOf. */
function twosIn({ coefficient, factors }: Term): number | undefined {
  let power = EXACT_ZERO;
  for (const { atom, exponent } of factors) {
    if (atom.kind === 'whole' && atom.value === 2n) power = add(power, floored(exponent));
    // A^e = 2^(e−1) × 2(A/2)^e.
    if (atom.kind === 'sum' && halvable(atom.value)) power = add(power, subtract(exponent, fromInteger(1)));
  }
  const { rational } = power;
  if (rational === undefined || bitLength(rational.numerator) > 40) return undefined;
  const inside = removeFactor(coefficient.numerator, 2n).times - removeFactor(coefficient.denominator, 2n).times;
  return Number(rational.numerator) + inside;
}

/** The exponent without its half. */
const floored = (exponent: Exact): Exact =>
  exponent.rational?.denominator === 2n
    ? subtract(exponent, fromRational({ numerator: 1n, denominator: 2n }))
    : exponent;

/** Elements of Z[√p, √q, …] modulo 2^bits: the coefficient of each product of roots, which are the bits of its index. */
type Element = readonly bigint[];

class Ring {
  readonly primes: readonly bigint[];
  readonly size: number;
  readonly bits: bigint;

  constructor(primes: readonly bigint[], bits: bigint) {
    this.primes = primes;
    this.size = 1 << primes.length;
    this.bits = bits;
  }

  get modulus(): bigint {
    return 1n << this.bits;
  }

  whole(value: bigint): Element {
    return Array.from({ length: this.size }, (_, index) =>
      index === 0 ? BigInt.asUintN(Number(this.bits), value) : 0n,
    );
  }

  root(prime: bigint): Element {
    const at = 1 << this.primes.indexOf(prime);
    return Array.from({ length: this.size }, (_, index) => (index === at ? 1n : 0n));
  }

  add(a: Element, b: Element): Element {
    return a.map((part, index) => BigInt.asUintN(Number(this.bits), part + (b[index] ?? 0n)));
  }

  times(a: Element, by: bigint): Element {
    return a.map((part) => BigInt.asUintN(Number(this.bits), part * by));
  }

  multiply(a: Element, b: Element): Element {
    charge(this.size ** 2 * (0.01 + costOfProduct(Number(this.bits))));
    const product: bigint[] = Array.from({ length: this.size }, () => 0n);
    for (const [i, left] of a.entries()) {
      if (left === 0n) continue;
      for (const [j, right] of b.entries()) {
        if (right === 0n) continue;
        const twice = this.primes.reduce((all, prime, at) => (((i & j) >> at) & 1 ? all * prime : all), 1n);
        product[i ^ j] = BigInt.asUintN(Number(this.bits), (product[i ^ j] ?? 0n) + left * right * twice);
      }
    }
    return product;
  }

  power(base: Element, exponent: bigint): Element {
    let result = this.whole(1n);
    let square = base;
    for (let rest = exponent; rest > 0n; rest >>= 1n) {
      if (rest & 1n) result = this.multiply(result, square);
      if (rest > 1n) square = this.multiply(square, square);
    }
    return result;
  }
}

/**
 * A smaller exponent with the same powers. The ring modulo 2^k is a product of local rings with residue fields of 2^f
 * elements, f ≤ its rank r; x^(2^f − 1) is 1 plus a nilpotent, or x is nilpotent itself, and the maximal ideal to the
 * power k·r is 0. Squaring 1 + j moves j into the next power of that ideal, so 2^(kr)·lcm(2^f − 1) is a period from
 * the exponent k·r on.
 */
function reduced(exponent: Exact, rank: number, bits: bigint, residue: Residue): bigint | undefined {
  const known = exponent.rational?.numerator;
  if (known !== undefined && bitLength(known) <= SHORT_EXPONENT) return known;
  let period = 1n;
  for (let f = 1; f <= rank; f++) period = lcm(period, (1n << BigInt(f)) - 1n);
  const steps = bits * BigInt(rank);
  period <<= steps;
  if (known === undefined && !isPositive(subtract(exponent, fromInteger(steps)))) return undefined;
  if (known !== undefined && known < steps + period) return known;
  const rest = known === undefined ? residue(exponent, period) : known % period;
  return rest === undefined ? undefined : rest + period;
}

/** A value without even denominators, as a ring element. So is each sum inside it. */
function elementOfSum(value: Exact, ring: Ring, field: Field): Element | undefined {
  let total = ring.whole(0n);
  for (const term of value.terms) {
    const shift = twosIn(term);
    const element = shift === undefined || shift < 0 ? undefined : elementOf(term, ring, field);
    if (shift === undefined || element === undefined) return undefined;
    total = ring.add(total, ring.times(element, shiftedOne(shift, Number(ring.bits))));
  }
  return total;
}

/** A term without its power of 2, which twosIn finds. */
function elementOf(term: Term, ring: Ring, field: Field): Element | undefined {
  const odd = (part: bigint): bigint => removeFactor(part, 2n).rest;
  const { numerator, denominator } = term.coefficient;
  let product = ring.whole(odd(numerator) * oddPower(odd(denominator), -1n, ring));
  for (const { atom, exponent } of term.factors) {
    let element: Element | undefined;
    if (atom.kind === 'sum') element = powerOfSum(atom.value, exponent, ring, field);
    else {
      const times = floored(exponent);
      const power = atom.value === 2n ? 1n : powerOfOdd(atom.value, times, ring, field.residue);
      if (power === undefined) return undefined;
      element = ring.whole(power);
      if (times !== exponent) element = ring.multiply(element, ring.root(atom.value));
    }
    if (element === undefined) return undefined;
    product = ring.multiply(product, element);
  }
  return product;
}

/** Euler: modulo 2^k an odd number to the power 2^(k−1) is 1. */
function oddPower(base: bigint, exponent: bigint, ring: Ring): bigint {
  const order = ring.modulus >> 1n;
  return powerModulo(base, ((exponent % order) + order) % order, ring.modulus);
}

function powerOfOdd(base: bigint, exponent: Exact, ring: Ring, residue: Residue): bigint | undefined {
  const known = exponent.rational?.numerator;
  if (base % 2n === 0n) return undefined;
  const times = known ?? residue(exponent, ring.modulus >> 1n);
  return times === undefined ? undefined : oddPower(base, times, ring);
}

function powerOfSum(sum: Exact, exponent: Exact, ring: Ring, field: Field): Element | undefined {
  const times = reduced(exponent, ring.size, ring.bits, field.residue);
  if (times === undefined) return undefined;
  const half = halvable(sum);
  if (half === undefined) {
    const base = elementOfSum(sum, ring, field);
    return base === undefined ? undefined : ring.power(base, times);
  }
  // α = (a + b√d)/2 has α² = aα − n: α^e = x + yα, and twice that is 2x + ya + yb√d.
  const { a, b, d } = half;
  const [x, y] = powerInOrder(a, (a * a - b * b * d) / 4n, times, ring);
  let root = ring.whole(1n);
  for (const prime of ring.primes) if (d % prime === 0n) root = ring.multiply(root, ring.root(prime));
  return ring.add(ring.whole(2n * x + y * a), ring.times(root, y * b));
}

/** α^times = x + yα modulo 2^bits, where α² = tα − n. */
function powerInOrder(t: bigint, n: bigint, times: bigint, ring: Ring): readonly [bigint, bigint] {
  const cut = (value: bigint): bigint => BigInt.asUintN(Number(ring.bits), value);
  const product = ([p, q]: readonly [bigint, bigint], [r, s]: readonly [bigint, bigint]) => {
    charge(0.01 + 5 * costOfProduct(Number(ring.bits)));
    return [cut(p * r - q * s * n), cut(p * s + q * r + q * s * t)] as const;
  };
  let result: readonly [bigint, bigint] = [1n, 0n];
  let square: readonly [bigint, bigint] = [0n, 1n];
  for (let rest = times; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = product(result, square);
    if (rest > 1n) square = product(square, square);
  }
  return result;
}

/** Whether −√prime in place of √prime gives the same normal form. */
function isFixed(value: Exact, prime: bigint, residue: Residue): boolean {
  const other = flipped(value, prime, residue, 0);
  return other !== undefined && subtract(value, other).terms.length === 0;
}

function flipped(value: Exact, prime: bigint, residue: Residue, depth: number): Exact | undefined {
  if (depth > DEEPEST) return undefined;
  let total = EXACT_ZERO;
  for (const term of value.terms) {
    const other = flippedTerm(term, prime, residue, depth);
    if (other === undefined) return undefined;
    total = add(total, other);
  }
  return total;
}

function flippedTerm(
  { coefficient, factors }: Term,
  prime: bigint,
  residue: Residue,
  depth: number,
): Exact | undefined {
  let negative = false;
  const kept: Factor[] = [];
  for (const factor of factors) {
    const { atom, exponent } = factor;
    if (atom.kind === 'whole') {
      if (atom.value === prime && exponent.rational?.denominator === 2n) negative = !negative;
      kept.push(factor);
      continue;
    }
    const other = flipped(atom.value, prime, residue, depth + 1);
    if (other === undefined) return undefined;
    const { sign, certainty } = signOf(other);
    if (sign === 0 || certainty !== 'proven') return undefined;
    if (sign < 0) {
      const odd = exponent.rational === undefined ? residue(exponent, 2n) : exponent.rational.numerator % 2n;
      if (odd === undefined) return undefined;
      if (odd !== 0n) negative = !negative;
    }
    kept.push({ atom: sumAtom(sign < 0 ? negate(other) : other), exponent });
  }
  return productOfFactors(negative ? negated(coefficient) : coefficient, kept);
}
