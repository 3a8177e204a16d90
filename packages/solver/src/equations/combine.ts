// One operation on two values: the value it makes, or nothing if the rules leave it undefined.
import { type ShakeRules as EquationsRules, exactNumber } from '@openshake/rules/equations';
import type { Bounds } from './bounds.ts';
import { isRootless } from './irrational.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { isProvenNotPower } from './residue.ts';
import { exactly, type Power, type Sign, signOf, Undecided, Value } from './value.ts';

/** Bounds wider than this share of the number are recomputed from its exact form. */
const NARROW = 2 ** -30;
/** Beyond this size, we do not look for whole numbers inside bounds. */
const ORDINARY = 2 ** 40;
/** We look for fractions with these denominators inside bounds: what √2 × √2 leaves behind. */
export const DENOMINATORS = 5_040;

/** We do not test roots with a larger index by remainders. */
const LARGEST_INDEX = 100;

const TWO = near.lowest(2, 1);

export class Combiner {
  readonly #wholeOnly: boolean;
  /** How many operations were left out because nobody could tell whether they are legal. */
  undecided = 0;

  constructor(rules: Pick<EquationsRules, 'powersAndRoots'>) {
    this.#wholeOnly = rules.powersAndRoots === 'ofWholeNumbers';
  }

  get wholeOnly(): boolean {
    return this.#wholeOnly;
  }

  /** left sign right; a root without `left` has the index 2. Undefined: not a legal expression. */
  combine(sign: Sign, left: Value | undefined, right: Value): Value | undefined {
    try {
      return this.#work(sign, left, right);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      this.undecided += 1;
      return undefined;
    }
  }

  #work(sign: Sign, left: Value | undefined, right: Value): Value | undefined {
    const first: Near = left ?? TWO;
    switch (sign) {
      case '+':
        return settled(near.add(first, right), sign, left, right);
      case '-':
        return settled(near.subtract(first, right), sign, left, right);
      case 'x':
        return settled(near.multiply(first, right), sign, left, right);
      case '/':
        return signOf(right) === 0 ? undefined : settled(near.divide(first, right), sign, left, right);
      case '^':
        return left && this.#power(sign, left, right, left, right);
      case 'r': {
        if (left && signOf(left) === 0) return undefined;
        return this.#power(sign, right, near.inverse(first), left, right);
      }
    }
  }

  /** base^exponent, written as `left sign right`. */
  #power(sign: '^' | 'r', base: Value, exponent: Near, left: Value | undefined, right: Value): Value | undefined {
    if (this.#wholeOnly && !this.#mayRaise(sign, left, right)) return undefined;
    const value = this.#raise(sign, base, exponent, left, right);
    // A root must be whole. A power of whole numbers always is.
    return value && this.#wholeOnly && sign === 'r' && !isWhole(value) ? undefined : value;
  }

  #mayRaise(sign: '^' | 'r', left: Value | undefined, right: Value): boolean {
    if (!isWhole(right) || (left && !isWhole(left))) return false;
    return sign === '^' || left === undefined || signOf(left) > 0;
  }

  #raise(sign: '^' | 'r', base: Value, exponent: Near, left: Value | undefined, right: Value): Value | undefined {
    const above = signOf(base);
    const power = powerOf(base, exponent);
    const sizeOf = (size: Near): Near =>
      power ? near.powerOfPositive(power.base, power.exponent) : near.powerOfPositive(size, exponent);
    if (above > 0) return settled(sizeOf(base), sign, left, right, power);
    // No power of a negative number has an exponent that is not a fraction.
    if (above < 0 && exponent.surd) return undefined;
    if (above === 0 && exponent.lo > 0) return new Value(near.ZERO, undefined, sign, left, right);
    if (above === 0 && exponent.hi <= 0) return undefined;
    if (exponent.d === 0) return byTheJudge(sign, left, right);
    // Only the reduced exponent matters: an even denominator is undefined, an odd numerator keeps the sign.
    if (exponent.d % 2 === 0) return undefined;
    const size = sizeOf(near.negate(base));
    return settled(exponent.n % 2 === 0 ? size : near.negate(size), sign, left, right, power);
  }
}

/** A power of a power of a fraction is a power of the fraction, by their sizes. */
function powerOf(base: Value, exponent: Near): Power | undefined {
  if (exponent.d === 0) return undefined;
  if (base.d !== 0) return { base: base.n < 0 ? near.negate(base) : base, exponent };
  if (!base.power) return undefined;
  const product = near.multiply(base.power.exponent, exponent);
  return product.d === 0 ? undefined : { base: base.power.base, exponent: product };
}

function isWhole(value: Value): boolean {
  if (value.d !== 0) return near.isWhole(value);
  if (value.surd) return false;
  const result = exactNumber.isWhole(value.exact);
  if (result.certainty === 'proven') return result.whole;
  if (isNoWholeRoot(value)) return false;
  throw new Undecided('whole or not');
}

/** A root whose radicand, a whole number, is proven not to be a power of its index. */
function isNoWholeRoot({ sign, left, right }: Value): boolean {
  if (sign !== 'r' || !right) return false;
  const index = left ? (left.d === 1 ? left.n : 0) : 2;
  return index >= 2 && index <= LARGEST_INDEX && isProvenNotPower(right, index);
}

/** If only the exact numbers can tell whether it is legal. */
function byTheJudge(sign: Sign, left: Value | undefined, right: Value): Value | undefined {
  const outcome = exactly(sign, left?.exact, right.exact);
  if ('undefined' in outcome) {
    if (outcome.undefined === 'undecided') throw new Undecided('legal or not');
    return undefined;
  }
  return fromExact(
    outcome.ok,
    near.within({ lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY }),
    sign,
    left,
    right,
  );
}

/** A new value. If its bounds say too little, or may hold a plain fraction, they come from its exact form. */
function settled(made: Near, sign: Sign, left: Value | undefined, right: Value, power?: Power): Value {
  const isNoFraction = made.d === 0 && !made.surd && isRootless(sign, left, right);
  const known = isNoFraction ? { ...made, surd: true } : made;
  if (known.d === 0 && (isWide(known) || (!known.surd && mayBePlain(known)))) {
    const outcome = exactly(sign, left?.exact, right.exact);
    if ('undefined' in outcome) throw new Undecided(outcome.undefined);
    return fromExact(outcome.ok, known, sign, left, right);
  }
  return new Value(known, undefined, sign, left, right, undefined, known.d === 0 ? power : undefined);
}

function fromExact(exact: exactNumber.Exact, known: Near, sign: Sign, left: Value | undefined, right: Value): Value {
  const rational = exactNumber.asRational(exact);
  const n = Number(rational?.numerator);
  const d = Number(rational?.denominator);
  if (rational && Number.isSafeInteger(n) && Number.isSafeInteger(d))
    return new Value(near.lowest(n, d), undefined, sign, left, right, exact);
  const ends = exactNumber.enclose(exact);
  const bounds = ends ? near.within({ lo: ends[0], hi: ends[1] }, known.surd) : known;
  return new Value(bounds, undefined, sign, left, right, exact);
}

/** Nothing beyond the largest double can be narrowed. */
const isWide = ({ lo, hi }: Near): boolean => {
  const size = Math.max(Math.abs(lo), Math.abs(hi));
  if (lo > 0 || hi < 0) return hi - lo > size * NARROW && Math.min(Math.abs(lo), Math.abs(hi)) < Number.MAX_VALUE;
  return true;
};

/** Whether bounds hold such a fraction of ordinary size. */
export function mayBePlain({ lo, hi }: Bounds): boolean {
  if (hi > ORDINARY || lo < -ORDINARY) return false;
  const closest = Math.round(((lo + hi) / 2) * DENOMINATORS);
  return (
    closest >= lo * DENOMINATORS * (lo > 0 ? 1 - 2 ** -50 : 1 + 2 ** -50) &&
    closest <= hi * DENOMINATORS * (hi > 0 ? 1 + 2 ** -50 : 1 - 2 ** -50)
  );
}
