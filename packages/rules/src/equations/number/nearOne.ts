/**
 * Huge powers of numbers close to 1, such as (1+1/n)^n: no ball holds (n+1)^n or n^n, but their quotient is an ordinary
 * number. Q^g with Q = 1 + u is e to the power g·ln(1+u), and g·u is worked out exactly before any digit.
 */
import { charge } from './effort.ts';
import { Exact, type Factor, fromRational, type Term, wholeAtom } from './exact.ts';
import { abs, bitLength, factorise, floorDivide } from './integer.ts';
import { ratioOfTerms } from './proportion.ts';
import { negated, ONE, productOf, type Rational, sizeOf, sumOf, whole, wholePower } from './rational.ts';
import { multiply, negate, productOfFactors, scale, subtract } from './sum.ts';

/** (1 + u)^exponent. */
export interface NearOne {
  readonly exponent: Exact;
  readonly u: Exact;
}

/** A term is rest × the product of these. */
export interface Decomposed {
  readonly powers: readonly NearOne[];
  readonly rest: Term;
}

/** Does not try sums of more terms. */
const MOST_TERMS = 6;
/** A ball can handle exponents of fewer bits. */
const LONG_EXPONENT = 64;
/** The rest of an exponent after taking out the powers of a number close to 1. */
const SHORT_REST = 64;
/** A fraction is close to 1 if it agrees with 1 in this many bits. */
const NEAR = 64;
/** Does not try products of more primes, since it tries each prime. */
const MOST_PRIMES = 24;
/** Products of primes are written down up to this many bits. */
const LONGEST_BASE = 45_000;

const known = new WeakMap<Term, Decomposed | 'none'>();

/** Undefined if the term has no such power. `isTiny`: whether a term is proven negligible. */
export function nearOnes(term: Term, isTiny: (term: Term) => boolean): Decomposed | undefined {
  const before = known.get(term);
  if (before !== undefined) return before === 'none' ? undefined : before;
  const found = decompose(term, isTiny);
  known.set(term, found ?? 'none');
  return found;
}

function decompose(term: Term, isTiny: (term: Term) => boolean): Decomposed | undefined {
  const powers: NearOne[] = [];
  const rest: Factor[] = [];
  for (const factor of term.factors) {
    const { atom, exponent } = factor;
    const split = atom.kind === 'sum' && isLong(exponent) ? splitLead(atom.value, isTiny) : undefined;
    if (split === undefined) {
      rest.push(factor);
      continue;
    }
    powers.push({ exponent, u: split.u });
    for (const each of split.lead.factors) rest.push({ atom: each.atom, exponent: multiply(each.exponent, exponent) });
    rest.push(...powersOf(split.lead.coefficient, exponent));
  }
  const [left, ...others] = productOfFactors(term.coefficient, rest).terms;
  if (left === undefined || others.length > 0) return undefined;
  const plain = splitFraction(left);
  if (plain === undefined) return powers.length === 0 ? undefined : { powers, rest: left };
  return { powers: [...powers, plain.power], rest: plain.rest };
}

const isLong = ({ rational }: Exact): boolean =>
  rational === undefined || bitLength(rational.numerator) > LONG_EXPONENT;

function powersOf({ numerator, denominator }: Rational, exponent: Exact): Factor[] {
  return [[numerator, 1n] as const, [denominator, -1n] as const].flatMap(([part, sign]) =>
    factorise(part).map(({ base, times, prime }) => ({
      atom: wholeAtom(base, prime),
      exponent: scale(exponent, whole(sign * BigInt(times))),
    })),
  );
}

/** sum = lead × (1 + u), where all of u is tiny. */
function splitLead(sum: Exact, isTiny: (term: Term) => boolean): { lead: Term; u: Exact } | undefined {
  if (sum.terms.length > MOST_TERMS) return undefined;
  for (const lead of sum.terms) {
    if (lead.coefficient.numerator < 0n) continue;
    const inverse = productOfFactors(
      { numerator: lead.coefficient.denominator, denominator: lead.coefficient.numerator },
      lead.factors.map(({ atom, exponent }) => ({ atom, exponent: negate(exponent) })),
    );
    const u = multiply(subtract(sum, new Exact([lead])), inverse);
    if (u.terms.length > 0 && u.terms.every(isTiny)) return { lead, u };
  }
  return undefined;
}

/**
 * Primes with long exponents e = m·g + r, where m and r are short: Q is the product of their powers m, if that is close
 * to 1, as (n+1)/n is. Tries every exponent as g.
 */
function splitFraction(term: Term): { power: NearOne; rest: Term } | undefined {
  const long: { base: bigint; factor: Factor }[] = [];
  for (const factor of term.factors) {
    if (factor.atom.kind !== 'whole') return undefined;
    if (isLong(factor.exponent)) long.push({ base: factor.atom.value, factor });
  }
  if (long.length < 2 || long.length > MOST_PRIMES) return undefined;
  for (const { factor } of long) {
    const found = splitBy(term, long, factor.exponent);
    if (found !== undefined) return found;
  }
  return undefined;
}

function splitBy(
  term: Term,
  long: readonly { base: bigint; factor: Factor }[],
  g: Exact,
): { power: NearOne; rest: Term } | undefined {
  let base = ONE;
  const rest = term.factors.filter((factor) => !long.some((each) => each.factor === factor));
  const times = long.map(({ factor }) => nearestMultiple(factor.exponent, g));
  let bits = 0;
  for (const [index, each] of long.entries()) bits += bitLength(each.base) * Number(abs(times[index] ?? 0n));
  if (times.includes(undefined) || bits > 2 * LONGEST_BASE) return undefined;
  charge(bits / 1_000);
  for (const [index, each] of long.entries()) {
    const count = times[index] ?? 0n;
    const left = subtract(each.factor.exponent, scale(g, whole(count)));
    if (left.rational === undefined || sizeOf(left.rational) > SHORT_REST) return undefined;
    if (left.terms.length > 0) rest.push({ atom: each.factor.atom, exponent: left });
    base = productOf(base, wholePower(whole(each.base), count));
  }
  const u = sumOf(base, negated(ONE));
  if (u.numerator === 0n || sizeOf(u) > LONGEST_BASE || bitLength(u.denominator) - bitLength(u.numerator) < NEAR) {
    return undefined;
  }
  const [left, ...more] = productOfFactors(term.coefficient, rest).terms;
  return left === undefined || more.length > 0 ? undefined : { power: { exponent: g, u: fromRational(u) }, rest: left };
}

/** The whole number m for which m·unit is closest to the leading term of an exponent. */
function nearestMultiple(exponent: Exact, unit: Exact): bigint | undefined {
  const [first] = exponent.terms.slice(-1);
  const [second] = unit.terms.slice(-1);
  const ratio = first === undefined || second === undefined ? undefined : ratioOfTerms(first, second);
  return ratio === undefined
    ? undefined
    : floorDivide(2n * ratio.numerator + ratio.denominator, 2n * ratio.denominator);
}
