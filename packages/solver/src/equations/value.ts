// The values that a search makes: each remembers its operation and operands, and asks the judge's exact numbers if bounds do not decide.
import { type Cube as EquationCube, exactNumber } from '@openshake/rules/equations';
import { isAlgebraic, isRadical, isRootless, isTranscendental } from './irrational.ts';
import type { Near } from './near.ts';

type Exact = exactNumber.Exact;

export type Sign = '+' | '-' | 'x' | '/' | '^' | 'r';

/** We could not find out whether something holds, so neither a yes nor a no may depend on it. */
export class Undecided extends Error {}

/** One digit, turned or not. */
export interface Leaf {
  readonly symbol: EquationCube;
  readonly sideways: boolean;
  readonly upsideDown: boolean;
}

/** A fraction above 0 to the power of a fraction: the size of a number. */
export interface Power {
  readonly base: Near;
  readonly exponent: Near;
}

/** A legal expression and what is known about its value. `left` is missing in a root without an index. */
export class Value implements Near {
  readonly n: number;
  readonly d: number;
  readonly lo: number;
  readonly hi: number;
  readonly surd: boolean;
  readonly leaf: Leaf | undefined;
  readonly sign: Sign | undefined;
  readonly left: Value | undefined;
  readonly right: Value | undefined;
  /** Its size as a power, if it is known to be one and not a fraction. */
  readonly power: Power | undefined;
  /** Certainly a root of a polynomial; certainly with a power that is a fraction; certainly not a root of any polynomial; certainly without such a power (irrational.ts). */
  readonly algebraic: boolean;
  readonly radical: boolean;
  readonly transcendental: boolean;
  readonly rootless: boolean;
  /** The simplest value that this one certainly equals: x for x + 0, x × 1, x^1. */
  readonly core: Value;
  #exact: Exact | undefined;

  constructor(
    near: Near,
    leaf: Leaf | undefined,
    sign: Sign | undefined,
    left: Value | undefined,
    right: Value | undefined,
    exact?: Exact,
    power?: Power,
  ) {
    this.n = near.n;
    this.d = near.d;
    this.lo = near.lo;
    this.hi = near.hi;
    this.surd = near.surd;
    this.leaf = leaf;
    this.sign = sign;
    this.left = left;
    this.right = right;
    this.power = power;
    const isOpen = this.d === 0 && sign !== undefined && right !== undefined;
    this.algebraic = this.d !== 0 || (isOpen && isAlgebraic(sign, left, right));
    this.radical = this.d !== 0 || (isOpen && isRadical(sign, left, right));
    this.transcendental = isOpen && isTranscendental(sign, left, right);
    this.rootless = isOpen && isRootless(sign, left, right);
    this.core = this.#unchanged()?.core ?? this;
    this.#exact = exact;
  }

  /** The part that the last operation leaves unchanged. */
  #unchanged(): Value | undefined {
    const { sign, left, right } = this;
    if (this.d !== 0 || !left || !right) return undefined;
    if (right.d === 1 && right.n === (sign === '+' || sign === '-' ? 0 : 1)) return sign === 'r' ? undefined : left;
    if (left.d === 1 && left.n === (sign === '+' ? 0 : 1))
      return sign === '+' || sign === 'x' || sign === 'r' ? right : undefined;
    return undefined;
  }

  /** The value as the judge works it out. */
  get exact(): Exact {
    this.#exact ??=
      this.d !== 0 ? exactFraction(this.n, this.d) : this.core === this ? this.#workOut() : this.core.exact;
    return this.#exact;
  }

  #workOut(): Exact {
    const { sign, left, right } = this;
    if (!sign || !right) throw new Error('A leaf is a fraction.');
    const outcome = exactly(sign, left?.exact, right.exact);
    if ('undefined' in outcome) throw new Undecided(outcome.undefined);
    return outcome.ok;
  }
}

/** A value that is this fraction, however it is made. */
export const standFor = (fraction: Near): Value => new Value(fraction, undefined, undefined, undefined, undefined);

export function exactFraction(n: number, d: number): Exact {
  const whole = exactNumber.fromInteger(n);
  if (d === 1) return whole;
  const quotient = exactNumber.divide(whole, exactNumber.fromInteger(d));
  if ('undefined' in quotient) throw new Undecided(quotient.undefined);
  return quotient.ok;
}

const TWO = exactNumber.fromInteger(2);

/** One operation of the judge. If the judge accepts it without proof, it is undecided here. */
export function exactly(sign: Sign, left: Exact | undefined, right: Exact): exactNumber.Outcome {
  const outcome = operate(sign, left, right);
  return outcome.certainty === 'proven' ? outcome : { undefined: 'undecided', certainty: 'undecided' };
}

function operate(sign: Sign, left: Exact | undefined, right: Exact): exactNumber.Outcome {
  const first = left ?? TWO;
  switch (sign) {
    case '+':
      return { ok: exactNumber.add(first, right), certainty: 'proven' };
    case '-':
      return { ok: exactNumber.subtract(first, right), certainty: 'proven' };
    case 'x':
      return { ok: exactNumber.multiply(first, right), certainty: 'proven' };
    case '/':
      return exactNumber.divide(first, right);
    case '^':
      return exactNumber.power(first, right);
    case 'r':
      return exactNumber.root(first, right);
  }
}

/** Whether a value is proven to equal a number. Matching digits are not a proof. */
export function equals(value: Value, other: Exact): boolean {
  const result = exactNumber.areEqual(value.exact, other);
  if (result.certainty !== 'proven') throw new Undecided('equal or not');
  return result.equal;
}

export function signOf(value: Value): -1 | 0 | 1 {
  if (value.d !== 0) return value.n > 0 ? 1 : value.n < 0 ? -1 : 0;
  if (value.lo > 0) return 1;
  if (value.hi < 0) return -1;
  const result = exactNumber.signOf(value.exact);
  if (result.certainty !== 'proven') throw new Undecided('above or below 0');
  return result.sign;
}
