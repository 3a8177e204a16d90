// Which values of a bag are odd, even or neither, by the 2s in numerator and denominator. What no operation on smaller bags can make is proven not to be there.
import type { Bag, Split } from './bags.ts';
import type { Near } from './near.ts';
import type { Search } from './search.ts';
import type { Sign, Value } from './value.ts';

/** odd/odd; even/odd, and 0; odd/even; not a fraction. */
export const ODD = 1;
export const EVEN = 2;
export const HALF = 4;
const OTHER = 8;
export const ANY = 15;
const KINDS = [ODD, EVEN, HALF, OTHER] as const;
const FRACTIONS = ODD | EVEN | HALF;

/** What the values of a bag may be, with one value of each kind that was met. */
export interface Parity {
  readonly may: number;
  readonly samples: ReadonlyMap<number, Value>;
}

/** Nothing is known about a number too large to hold as a fraction. */
export function kindOf({ n, d, surd }: Near): number {
  if (d === 0) return surd ? OTHER : ANY;
  return d % 2 === 0 ? HALF : n % 2 === 0 ? EVEN : ODD;
}

/** What a sum or difference of two kinds may be. */
function ofSum(one: number, other: number): number {
  if (one === OTHER || other === OTHER) return one === other ? ANY : OTHER;
  if (one === HALF && other === HALF) return FRACTIONS;
  if (one === HALF || other === HALF) return HALF;
  return one === other ? EVEN : ODD;
}

function ofProduct(one: number, other: number): number {
  if (one === OTHER || other === OTHER) {
    if (one === other) return ANY;
    // Times 0 it is 0.
    return one === EVEN || other === EVEN ? OTHER | EVEN : OTHER;
  }
  if (one === ODD) return other;
  if (other === ODD || one === other) return one;
  return FRACTIONS;
}

/** 1 over a number that is not 0. */
const inverse = (kind: number): number => (kind === EVEN ? HALF : kind === HALF ? EVEN : kind);

function ofPower(base: number, exponent: number): number {
  if (base === OTHER || exponent === OTHER) return ANY;
  if (base === ODD) return ODD | OTHER;
  // An even exponent may be 0.
  return exponent === EVEN ? ANY : EVEN | HALF | OTHER;
}

function ofOperation(sign: Sign, left: number | undefined, right: number): number {
  // If a square root is a fraction, so is its square.
  if (left === undefined) return right === OTHER ? OTHER : right | OTHER;
  switch (sign) {
    case '+':
    case '-':
      return ofSum(left, right);
    case 'x':
      return ofProduct(left, right);
    case '/':
      return ofProduct(left, inverse(right));
    case '^':
      return ofPower(left, right);
    case 'r':
      return ofPower(right, inverse(left));
  }
}

export class Parities {
  readonly #search: Search;
  /** Bags of up to this many symbols are listed with all their values. */
  readonly #most: number;
  readonly #known = new Map<number, Parity>();

  constructor(search: Search, most: number) {
    this.#search = search;
    this.#most = most;
  }

  of(bag: Bag): Parity {
    const known = this.#known.get(bag.key);
    if (known) return known;
    this.#search.step();
    const parity = bag.size <= this.#most ? this.#ofListed(bag) : this.#ofSplits(bag);
    this.#known.set(bag.key, parity);
    return parity;
  }

  #ofListed({ counts }: Bag): Parity {
    const samples = new Map<number, Value>();
    let may = 0;
    for (const value of this.#search.valuesOf(counts)) {
      const kind = kindOf(value);
      may |= kind;
      if (kind !== ANY && !samples.has(kind)) samples.set(kind, value);
    }
    return { may, samples };
  }

  #ofSplits(bag: Bag): Parity {
    const samples = new Map<number, Value>();
    const splits = this.#search.splitsOf(bag.counts);
    let may = 0;
    for (const split of splits) {
      may |= this.#join(split, samples, false);
      if (may === ANY && hasAll(samples, FRACTIONS)) break;
    }
    // What two irrational numbers make is expensive to work out.
    if (!hasAll(samples, may & FRACTIONS))
      for (const split of splits) {
        this.#join(split, samples, true);
        if (hasAll(samples, may & FRACTIONS)) break;
      }
    return { may, samples };
  }

  /** What one way to split a bag may make. Adds samples of new kinds: from two irrational numbers if `bothIrrational`, from all others if not. */
  #join({ sign, left, right }: Split, samples: Map<number, Value>, bothIrrational: boolean): number {
    const one = left && this.of(left);
    const other = this.of(right);
    let may = 0;
    for (const first of KINDS) {
      if (one && (one.may & first) === 0) continue;
      for (const second of KINDS) {
        if ((other.may & second) === 0) continue;
        const kinds = ofOperation(sign, one && first, second);
        may |= kinds;
        if (hasAll(samples, kinds) || (one !== undefined && first === OTHER && second === OTHER) !== bothIrrational)
          continue;
        const [a, b] = [one?.samples.get(first), other.samples.get(second)];
        const made = (a || !one) && b ? this.#search.combiner.combine(sign, a, b) : undefined;
        const kind = made ? kindOf(made) : ANY;
        if (made && kind !== ANY && !samples.has(kind)) samples.set(kind, made);
      }
      if (!one) break;
    }
    return may;
  }
}

/** Whether there is a sample of each of these kinds. */
const hasAll = (samples: ReadonlyMap<number, Value>, kinds: number): boolean =>
  KINDS.every((kind) => (kinds & kind) === 0 || samples.has(kind));
