/**
 * The exact text of a number: '7/2', '2r2', 'r2-1', '2x5^(1/3)', '3^774840978', '1/(1+2^(1/3))'.
 *
 * r is always a square root, and a number right before it multiplies it, as in the contract's '2r2'. Every other root
 * is a power with a fraction ('5^(1/3)'), so '3r5' can only be 3·√5. x and / bind before + and −, ^ and r before
 * both. Anything below a line or in an exponent is in parentheses, unless it is one number or one root.
 */

import { attempt, QUESTION } from './effort.ts';
import { type Exact, type Factor, fromRational, type Term } from './exact.ts';
import { bitLength, factorise } from './integer.ts';
import { simplified } from './power.ts';
import { negated, type Rational } from './rational.ts';

/** A whole number longer than this is written as a product of prime powers if it is one. */
const LONG_BITS = 256;

export function makeExact(value: Exact): string {
  return makeSum(attempt(QUESTION, () => simplified(value)) ?? value);
}

function makeSum(value: Exact): string {
  if (value.terms.length === 0) return '0';
  // A positive term comes first, since the game has no negative sign.
  const first = value.terms.findIndex(({ coefficient }) => coefficient.numerator > 0n);
  const ordered = first <= 0 ? value.terms : [...value.terms.slice(first, first + 1), ...without(value.terms, first)];
  return ordered.map((term, index) => makeTerm(term, index === 0)).join('');
}

function without(terms: readonly Term[], index: number): Term[] {
  return [...terms.slice(0, index), ...terms.slice(index + 1)];
}

function makeTerm({ coefficient, factors }: Term, first: boolean): string {
  const negative = coefficient.numerator < 0n;
  const above: string[] = [];
  const below: string[] = [];
  const roots = new Map<bigint, bigint>();
  for (const factor of factors) {
    const { atom, exponent } = factor;
    const { rational } = exponent;
    if (atom.kind === 'whole' && rational !== undefined && isShortRoot(atom.value, rational)) {
      roots.set(rational.denominator, (roots.get(rational.denominator) ?? 1n) * atom.value ** rational.numerator);
    } else if (rational !== undefined && rational.numerator < 0n) {
      below.push(makePower({ atom, exponent: fromRational(negated(rational)) }));
    } else above.push(makePower(factor));
  }
  for (const [degree, radicand] of [...roots].sort(([a], [b]) => (a < b ? -1 : 1)).reverse()) {
    above.unshift(degree === 2n ? `r${radicand}` : `${radicand}^(1/${degree})`);
  }
  const size = negative ? -coefficient.numerator : coefficient.numerator;
  const top = multiplied(size, above);
  const under = coefficient.denominator === 1n ? below : [...makeWhole(coefficient.denominator), ...below];
  const bottom = under.length === 0 ? '' : under.length === 1 ? `/${under[0]}` : `/(${under.join('x')})`;
  return `${negative ? '-' : first ? '' : '+'}${top}${bottom}`;
}

function multiplied(size: bigint, above: readonly string[]): string {
  if (size === 1n && above.length > 0) return above.join('x');
  const [first, ...others] = above;
  const digits = makeWhole(size);
  // 2r2 needs no times sign. 2^9 and r2 does, or the exponent would run into the root.
  if (first?.startsWith('r') && digits.length === 1 && !digits[0]?.includes('^')) {
    return [`${digits[0]}${first}`, ...others].join('x');
  }
  return [...digits, ...above].join('x');
}

function isShortRoot(base: bigint, { numerator, denominator }: Rational): boolean {
  return numerator > 0n && numerator < denominator && BigInt(bitLength(base)) * numerator <= 1_000n;
}

function makeWhole(value: bigint): string[] {
  const bits = bitLength(value);
  if (bits <= LONG_BITS) return [value.toString()];
  const factors = attempt(QUESTION, () => factorise(value));
  if (factors === undefined || factors.some(({ base }) => bitLength(base) * 3 > bits)) return [value.toString()];
  return factors.map(({ base, times }) => (times === 1 ? `${base}` : `${base}^${times}`));
}

function makePower({ atom, exponent }: Factor): string {
  const base = atom.kind === 'whole' ? atom.value.toString() : `(${makeSum(atom.value)})`;
  const { rational } = exponent;
  if (rational?.numerator === 1n && rational.denominator === 1n) return base;
  if (rational?.numerator === 1n && rational.denominator === 2n) return `r${base}`;
  const text = makeSum(exponent);
  return /^r?\d+$/.test(text) ? `${base}^${text}` : `${base}^(${text})`;
}
