/** How close to 0 an algebraic number can come without being 0. */
import type { Atom, Exact } from './exact.ts';
import { abs, bitLength, lcm } from './integer.ts';
import { BOUND_BITS } from './limits.ts';

/** Logarithms to base 2, rounded up, in units of 1/64. */
const UNIT = 64n;

function logUp(value: bigint): bigint {
  const size = abs(value);
  if (size <= 1n) return 0n;
  return BigInt(bitLength(size) <= 64 ? bitLength(size ** UNIT) : bitLength(size) * 64);
}

function ceilDivide(a: bigint, b: bigint): bigint {
  return a <= 0n ? -(-a / b) : (a + b - 1n) / b;
}

/** value = U/L with algebraic integers U and L: bounds on |every conjugate| of each. */
interface Height {
  readonly above: bigint;
  readonly below: bigint;
}

export interface RootBound {
  /** Either the number is 0, or its size is at least 2^−bits. */
  readonly bits: number;
  /** If the number is rational, its denominator has at most this many bits. */
  readonly denominatorBits: number;
}

/**
 * The bound of Burnikel, Funke, Mehlhorn, Schirra and Schmitt (2001) for expressions with roots, taken on the normal
 * form. U is an algebraic integer of degree at most D, the product of the degrees of the different roots; its norm is a
 * whole number other than 0, so |U| ≥ (largest conjugate)^−(D−1). Undefined if not algebraic or out of reach.
 */
export function rootBound(value: Exact): RootBound | undefined {
  const degrees = new Map<string, bigint>();
  const height = heightOf(value, degrees);
  if (height === undefined) return undefined;
  let degree = 1n;
  for (const each of degrees.values()) degree *= each;
  const bits = (height.below + height.above * (degree - 1n)) / UNIT + 2n;
  const denominatorBits = (height.below * degree) / UNIT + 2n;
  const largest = BigInt(BOUND_BITS);
  if (bits > largest || denominatorBits > largest) return undefined;
  return { bits: Number(bits), denominatorBits: Number(denominatorBits) };
}

function heightOf(value: Exact, degrees: Map<string, bigint>): Height | undefined {
  let denominator = 1n;
  // For each atom: its height, and how often its L and its U are in the common denominator.
  const atoms = new Map<string, { height: Height; lower: bigint; upper: bigint }>();
  for (const term of value.terms) {
    denominator = lcm(denominator, term.coefficient.denominator);
    for (const { atom, exponent } of term.factors) {
      const { rational } = exponent;
      if (rational === undefined) return undefined;
      const degree = lcm(degrees.get(atom.key) ?? 1n, rational.denominator);
      if (degree > BigInt(BOUND_BITS)) return undefined;
      degrees.set(atom.key, degree);
      const known = atoms.get(atom.key);
      const height = known?.height ?? heightOfAtom(atom, degrees);
      if (height === undefined) return undefined;
      const up = ceilDivide(rational.numerator, rational.denominator);
      const down = ceilDivide(-rational.numerator, rational.denominator);
      const lower = known === undefined || up > known.lower ? (up > 0n ? up : (known?.lower ?? 0n)) : known.lower;
      const upper = known === undefined || down > known.upper ? (down > 0n ? down : (known?.upper ?? 0n)) : known.upper;
      atoms.set(atom.key, { height, lower, upper });
    }
  }
  let below = logUp(denominator);
  for (const { height, lower, upper } of atoms.values()) below += lower * height.below + upper * height.above;
  let above = 0n;
  for (const term of value.terms) {
    let size = logUp((term.coefficient.numerator * denominator) / term.coefficient.denominator);
    for (const [key, { height, lower, upper }] of atoms) {
      const power = term.factors.find((factor) => factor.atom.key === key)?.exponent.rational;
      // (U/L)^r over the common denominator L^lower·U^upper leaves U^(upper + r)·L^(lower − r).
      const n = power?.numerator ?? 0n;
      const d = power?.denominator ?? 1n;
      size += ceilDivide((upper * d + n) * height.above, d) + ceilDivide((lower * d - n) * height.below, d);
    }
    if (size > above) above = size;
  }
  return { above: above + logUp(BigInt(value.terms.length)), below };
}

function heightOfAtom(atom: Atom, degrees: Map<string, bigint>): Height | undefined {
  return atom.kind === 'whole' ? { above: logUp(atom.value), below: 0n } : heightOf(atom.value, degrees);
}
