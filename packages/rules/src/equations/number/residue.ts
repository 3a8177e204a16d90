/** Remainders and parities of numbers that are too large to write down, such as 9^(9^9) + 1. */
import { clearDenominators } from './clear.ts';
import { type Atom, type Exact, fromInteger, fromRational, type Term } from './exact.ts';
import { bitLength, factorise, gcd, lcm, powerModulo, removeFactor, SMALL_PRIMES, smallPrimesOf } from './integer.ts';
import { ONE, whole } from './rational.ts';
import { signOf } from './sign.ts';
import { add, multiply, negate, productOfFactors, scale, subtract } from './sum.ts';
import { twosInTrace } from './trace.ts';

/** Carmichael's function: x^(e + λ) ≡ x^e for every x once e is at least the largest exponent in the modulus. */
function carmichael(modulus: bigint): bigint | undefined {
  let result = 1n;
  for (const { base, times, prime } of factorise(modulus)) {
    if (!prime) return undefined;
    const power = base ** BigInt(times - 1) * (base - 1n);
    result = lcm(result, base === 2n && times > 2 ? power / 2n : power);
  }
  return result;
}

/** Whether this is whole by its form: whole powers of whole numbers with whole coefficients, added. */
function isWholeForm(value: Exact): boolean {
  return value.terms.every((term) => term.coefficient.denominator === 1n && isWholeProduct(term));
}

function isWholeAtom(atom: Atom): boolean {
  return atom.kind === 'whole' || isWholeForm(atom.value);
}

function isProvenPositive(value: Exact): boolean {
  const { sign, certainty } = signOf(value);
  return sign > 0 && certainty === 'proven';
}

function isWholeProduct(term: Term): boolean {
  return term.factors.every(
    ({ atom, exponent }) => isWholeAtom(atom) && isHugeWhole(exponent) === true && isProvenPositive(exponent),
  );
}

/** Whether a sum with huge terms is a whole number or the negative of one; undefined if its form does not show it. */
export function isHugeWhole(value: Exact): boolean | undefined {
  if (value.rational !== undefined) return value.rational.denominator === 1n;
  if (!value.terms.every(isWholeProduct)) return hasLonePole(value) ? false : undefined;
  let denominator = 1n;
  for (const { coefficient } of value.terms) denominator = lcm(denominator, coefficient.denominator);
  if (denominator === 1n) return true;
  if (isInLowestTerms(value) || hasLonePole(value)) return false;
  const rest = residue(scale(value, whole(denominator)), denominator);
  return rest === undefined ? undefined : rest === 0n;
}

/**
 * A prime that is in the denominator of only one term: by the ultrametric inequality it is in the denominator of the
 * sum, as 3 is in 7^(9^9) + 1/3^6250.
 */
function hasLonePole(value: Exact): boolean {
  if (!value.terms.every(isPlainProduct)) return false;
  const primes = new Set<bigint>();
  for (const { coefficient, factors } of value.terms) {
    for (const { atom } of factors) if (atom.kind === 'whole' && atom.prime) primes.add(atom.value);
    if (coefficient.denominator > 1n) for (const prime of smallPrimesOf(coefficient.denominator)) primes.add(prime);
  }
  return [...primes].some((prime) => {
    let below = 0;
    for (const term of value.terms) {
      const { sign, certainty } = signOf(timesIn(term, prime));
      if (certainty !== 'proven') return false;
      if (sign < 0) below++;
    }
    return below === 1;
  });
}

const isPlainProduct = ({ factors }: Term): boolean =>
  factors.every(({ atom, exponent }) => atom.kind === 'whole' && isHugeWhole(exponent) === true);

/** How often a prime divides a product of whole powers. */
function timesIn({ coefficient, factors }: Term, prime: bigint): Exact {
  const inside = removeFactor(coefficient.numerator, prime).times - removeFactor(coefficient.denominator, prime).times;
  const power = factors.find(({ atom }) => atom.kind === 'whole' && atom.value === prime)?.exponent;
  return power === undefined ? fromInteger(inside) : add(power, fromInteger(inside));
}

/** One product of powers whose denominator shares no prime with any of them: 2^(9^9)/7 is not whole. */
function isInLowestTerms({ terms }: Exact): boolean {
  const [only, ...others] = terms;
  if (only === undefined || others.length > 0) return false;
  return only.factors.every(
    ({ atom }) => atom.kind === 'whole' && gcd(atom.value, only.coefficient.denominator) === 1n,
  );
}

/** value mod modulus for a value that is whole by its form. */
function residue(value: Exact, modulus: bigint): bigint | undefined {
  if (modulus === 1n) return 0n;
  let total = 0n;
  for (const term of value.terms) {
    if (term.coefficient.denominator !== 1n || !isWholeProduct(term)) return undefined;
    let product = term.coefficient.numerator % modulus;
    for (const { atom, exponent } of term.factors) {
      const base = atom.kind === 'whole' ? atom.value % modulus : residue(atom.value, modulus);
      const power = reducedExponent(exponent, modulus);
      if (base === undefined || power === undefined) return undefined;
      product = (product * powerModulo(base, power, modulus)) % modulus;
    }
    total += product;
  }
  return ((total % modulus) + modulus) % modulus;
}

/** Exponents with this few bits are used as they are. */
const SHORT_EXPONENT = 64;

/** A smaller exponent with the same powers for the modulus; the exponent is whole and positive. */
function reducedExponent(exponent: Exact, modulus: bigint): bigint | undefined {
  const known = exponent.rational?.numerator;
  if (known !== undefined && bitLength(known) <= SHORT_EXPONENT) return known;
  const period = carmichael(modulus);
  const size = bitLength(modulus);
  if (period === undefined) return known;
  if (known === undefined && !isProvenPositive(subtract(exponent, fromInteger(size)))) return undefined;
  const rest = known === undefined ? residue(exponent, period) : known % period;
  return rest === undefined ? undefined : rest + period * (BigInt(size) / period + 1n);
}

/** Tests this many primes to see whether a number can be a power. Every prime that can tell does so for half of them or more. */
const ASKED_PRIMES = 24;

/**
 * Whether a whole number, however huge, is certainly not an n-th power. For a prime p that divides n and a prime q with
 * p | q − 1, Euler's criterion: modulo q a p-th power raised to (q − 1)/p is 0 or 1.
 */
export function isProvenNotPower(value: Exact, n: bigint): boolean {
  if (n < 2n || !isWholeForm(value)) return false;
  for (const { base: p } of factorise(n)) {
    let asked = 0;
    for (const small of SMALL_PRIMES) {
      const q = BigInt(small);
      if ((q - 1n) % p !== 0n) continue;
      const rest = residue(value, q);
      if (rest === undefined || asked++ === ASKED_PRIMES) break;
      if (powerModulo(rest, (q - 1n) / p, q) > 1n) return true;
    }
  }
  return false;
}

/** Whether it is rational by its form: whole powers, up or down, of rationals. */
function isRationalForm(value: Exact): boolean {
  return value.terms.every((term) =>
    term.factors.every(
      ({ atom, exponent }) => (atom.kind === 'whole' || isRationalForm(atom.value)) && isHugeWhole(exponent) === true,
    ),
  );
}

/** Remainders modulo 2^this show how often 2 divides a sum of terms that it divides equally often. */
const PARITY_BITS = 64;

/**
 * The power of 2 in a rational (negative: in its denominator; infinite: beyond counting).
 * It alone decides what a power of a negative number is.
 * Undefined if the number is not known to be rational; 'unknown' if it is rational but we cannot find the power.
 */
export function powerOfTwo(value: Exact): number | 'unknown' | 'irrational' | undefined {
  if (value.terms.length === 0) return undefined;
  if (!isRationalForm(value)) return powerOfTwoInProduct(value) ?? twosInTrace(value, residue);
  const powers: number[] = [];
  for (const term of value.terms) {
    const power = powerOfTwoIn(term);
    if (power === undefined) return 'unknown';
    powers.push(power);
  }
  const least = Math.min(...powers);
  // A unique least power is that of the sum: the ultrametric inequality is then an equality.
  if (least === Number.POSITIVE_INFINITY || powers.filter((power) => power === least).length === 1) return least;
  const rest = oddMultiple(value, least);
  const remainder = rest === undefined ? undefined : residue(rest, 1n << BigInt(PARITY_BITS));
  if (remainder === undefined) return 'unknown';
  if (remainder !== 0n) return least + removeFactor(remainder, 2n).times;
  return least + PARITY_BITS > 0 ? Number.POSITIVE_INFINITY : 'unknown';
}

/** One product of whole powers of numbers whose powers of 2 are known, as 1/((1+√2)^n + (1−√2)^n) is. */
function powerOfTwoInProduct({ terms }: Exact): number | undefined {
  const [only, ...others] = terms;
  if (only === undefined || others.length > 0) return undefined;
  return only.factors.every(({ exponent }) => isHugeWhole(exponent) === true) ? powerOfTwoIn(only) : undefined;
}

function powerOfTwoIn(term: Term): number | undefined {
  const { numerator, denominator } = term.coefficient;
  let power = removeFactor(numerator, 2n).times - removeFactor(denominator, 2n).times;
  // A sum with too many factors of 2 to count has at least this many, but not infinitely many.
  let least = 0;
  for (const { atom, exponent } of term.factors) {
    const each = atom.kind === 'whole' ? removeFactor(atom.value, 2n).times : powerOfTwo(atom.value);
    if (typeof each !== 'number') return undefined;
    if (each === 0) continue;
    const times = exponent.rational?.numerator;
    const count =
      times !== undefined && times < 1n << 50n && times > -(1n << 50n)
        ? Number(times)
        : signOf(exponent).sign * Number.POSITIVE_INFINITY;
    if (each === Number.POSITIVE_INFINITY) least += count * PARITY_BITS;
    else power += count * each;
    if (each === Number.POSITIVE_INFINITY && !(count > 0)) return undefined;
  }
  if (least === 0) return Number.isNaN(power) ? undefined : power;
  return power + least > 0 ? Number.POSITIVE_INFINITY : undefined;
}

/** Every sum in it, at any depth, is odd, so multiplying by them changes no parity. */
function hasOddSums(value: Exact): boolean {
  return value.terms.every((term) =>
    term.factors.every(({ atom }) => atom.kind === 'whole' || (powerOfTwo(atom.value) === 0 && hasOddSums(atom.value))),
  );
}

/** value / 2^least, times odd numbers that make it whole. */
function oddMultiple(value: Exact, least: number): Exact | undefined {
  if (Math.abs(least) > 4_000 || !hasOddSums(value)) return undefined;
  const half = least > 0 ? { numerator: 1n, denominator: 1n << BigInt(least) } : whole(1n << BigInt(-least));
  let result = multiply(clearDenominators(value)?.value ?? value, fromRational(half));
  for (let round = 0; round < 12; round++) {
    const fractional = result.terms.find(({ coefficient }) => coefficient.denominator > 1n);
    if (fractional !== undefined) {
      if (fractional.coefficient.denominator % 2n === 0n) return undefined;
      result = multiply(result, fromRational(whole(fractional.coefficient.denominator)));
      continue;
    }
    const factor = result.terms.flatMap((term) => term.factors).find(({ exponent }) => signOf(exponent).sign < 0);
    if (factor === undefined) return result;
    const { atom } = factor;
    if (atom.kind === 'sum' || atom.value % 2n === 0n) return undefined;
    result = multiply(result, productOfFactors(ONE, [{ atom, exponent: negate(factor.exponent) }]));
  }
  return undefined;
}
