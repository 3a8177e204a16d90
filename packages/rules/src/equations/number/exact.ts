/** The normal form of a number: a sum of rational × product of atom^exponent. evaluate.ts finds its digits. */
import type { Ball } from './ball.ts';
import type { Certainty, Sign } from './certainty.ts';
import { charge, costOfProduct } from './effort.ts';
import { bitLength } from './integer.ts';
import { ONE, type Rational, sizeOf, whole, ZERO } from './rational.ts';

/**
 * The base of a power: a whole number ≥ 2 without known factors (`prime` says whether that is proven),
 * or a sum of two or more terms that is proven positive and whose terms have no common factor left.
 */
export type Atom =
  | { readonly kind: 'whole'; readonly key: string; readonly value: bigint; readonly prime: boolean }
  | { readonly kind: 'sum'; readonly key: string; readonly value: Exact };

/** atom^exponent, always positive because every atom is. */
export interface Factor {
  readonly atom: Atom;
  readonly exponent: Exact;
}

export interface Term {
  /** Never 0. */
  readonly coefficient: Rational;
  /** One per atom, in the order of their keys. */
  readonly factors: readonly Factor[];
  /** The factors as text. The terms of one sum all have different texts. */
  readonly key: string;
  /** Two loose terms may be rational multiples of one another although their keys differ: compare them in full. */
  readonly loose: boolean;
}

/** Whether a number is a fraction that can be written down: the fraction, or none, and how sure that is. */
export interface KnownRational {
  readonly rational: Rational | undefined;
  readonly certainty: Certainty;
}

/** A real number. The terms are its value. The rest caches what was worked out from them. */
export class Exact {
  readonly terms: readonly Term[];
  /** The number itself if it is a fraction. */
  readonly rational: Rational | undefined;
  knownBall: { precision: number; ball: Ball } | undefined = undefined;
  /** At this precision, its leading digits still canceled. */
  knownCancelled = 0;
  knownSign: Sign | undefined = undefined;
  knownRational: KnownRational | undefined = undefined;
  #key: string | undefined = undefined;

  constructor(terms: readonly Term[]) {
    this.terms = terms;
    const [first, second] = terms;
    this.rational =
      first === undefined ? ZERO : second === undefined && first.factors.length === 0 ? first.coefficient : undefined;
  }

  /** Equal keys mean equal numbers; equal numbers may have different keys. */
  get key(): string {
    this.#key ??= this.terms.map((term) => `${keyOfRational(term.coefficient)}${term.key}`).join('+');
    return this.#key;
  }
}

function keyOfRational(value: Rational): string {
  charge(4 * costOfProduct(sizeOf(value)));
  const numerator = value.numerator.toString(36);
  return value.denominator === 1n ? numerator : `${numerator}/${value.denominator.toString(36)}`;
}

/** The key of a product of factors in order; '' is the key of 1. */
export function keyOfFactors(factors: readonly Factor[]): string {
  let key = '';
  for (const { atom, exponent } of factors) key += `*${atom.key}^(${exponent.key})`;
  return key;
}

export function rationalTerm(coefficient: Rational): Term {
  return { coefficient, factors: [], key: '', loose: false };
}

export function fromRational(value: Rational): Exact {
  return new Exact(value.numerator === 0n ? [] : [rationalTerm(value)]);
}

export const EXACT_ZERO = fromRational(ZERO);
export const EXACT_ONE = fromRational(ONE);

export function fromInteger(value: bigint | number): Exact {
  return fromRational(whole(BigInt(value)));
}

/** The rational that stands alone in the sum. */
export function constantOf(value: Exact): Rational {
  // Terms are in the order of their keys, and the key of a rational is the empty text.
  const [first] = value.terms;
  return first !== undefined && first.key === '' ? first.coefficient : ZERO;
}

export function wholeAtom(value: bigint, prime: boolean): Atom {
  return { kind: 'whole', key: value.toString(36), value, prime };
}

export function sumAtom(value: Exact): Atom {
  return { kind: 'sum', key: `[${value.key}]`, value };
}

/** Bits of value^power, from above. */
export function powerBits(value: bigint, power: bigint): bigint {
  return BigInt(bitLength(value)) * (power < 0n ? -power : power);
}
