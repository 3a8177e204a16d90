// The search for an expression that uses all of a bag and equals a number: one side of the last operation is listed, the other looked for.
import { exactNumber } from '@openshake/rules';
import { Bag, Bags, type Counts, type Split } from './bags.ts';
import type { Combiner } from './combine.ts';
import { invert } from './invert.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { Table } from './table.ts';
import { equals, exactFraction, Undecided, type Value } from './value.ts';

/** Thrown when whoever asked wants no more. */
export class Stopped extends Error {}

/** How far a search has come, told from time to time. */
export type Pulse = (steps: number) => void;

/** Values and failures kept at most; beyond it all is forgotten and found again where needed. */
const MOST_KEPT = 1_000_000;
/** A bag with more values than this is never listed in full. */
const MOST_LISTED = 60_000;
/** Steps between two pulses. */
const PULSE = 4_096;

/** A bag with what the search has learnt of it. */
class Known extends Bag {
  splits: Split<Known>[] | undefined;
  table: Table | undefined;
  /** Fractions and bounds that no value of this bag meets. */
  readonly failed = new Set<number | string>();
  /** Work spent on looking for single numbers: when it exceeds the work of listing all, all are listed. */
  spent = 0;
  expressions: number | undefined;
}

/** Up to this size a fraction is told apart by its double alone. */
const TOLD_APART = 2 ** 25;

const keyOf = ({ n, d, lo, hi }: Near): number | string => {
  if (d === 0) return `${lo} ${hi}`;
  return (d === 1 || d < TOLD_APART) && Math.abs(n) < TOLD_APART ? n / d : `${n}/${d}`;
};

export class Search {
  readonly #combiner: Combiner;
  readonly #bags: Bags<Known>;
  readonly #leaves: (symbol: number) => readonly Value[];
  readonly #pulse: Pulse;
  #steps = 0;
  #kept = 0;
  /** Numbers found within bounds and handed on: bounds without any can be remembered as failed. */
  #candidates = 0;
  /** Comparisons that nobody could decide. */
  undecided = 0;

  constructor(largest: Counts, combiner: Combiner, leaves: (symbol: number) => readonly Value[], pulse: Pulse) {
    this.#combiner = combiner;
    this.#bags = new Bags(largest, (key, counts) => new Known(key, counts));
    this.#leaves = leaves;
    this.#pulse = pulse;
  }

  get steps(): number {
    return this.#steps;
  }

  /** An expression of all these symbols that equals the number, or nothing if there is none. */
  find(counts: Counts, wanted: exactNumber.Exact): Value | undefined {
    if (this.#kept > MOST_KEPT) this.#forget();
    const bag = this.#bags.bag(counts);
    const target = nearOf(wanted);
    if (target.d !== 0) return this.#findFraction(bag, target);
    let found: Value | undefined;
    this.#seek(bag, target, (value) => {
      if (!this.#isEqual(value, wanted)) return false;
      found = value;
      return true;
    });
    return found;
  }

  #forget(): void {
    this.#bags.forget();
    this.#kept = 0;
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps % PULSE === 0) this.#pulse(this.#steps);
  }

  #isEqual(value: Value, wanted: exactNumber.Exact): boolean {
    try {
      return equals(value, wanted);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      this.undecided += 1;
      return false;
    }
  }

  /** A value of the whole bag that is this fraction. */
  #findFraction(bag: Known, wanted: Near): Value | undefined {
    this.#step();
    const table = this.#tableFor(bag);
    if (table) return this.#lookUp(table, wanted);
    const key = keyOf(wanted);
    if (bag.failed.has(key)) return undefined;
    const exact = () => exactFraction(wanted.n, wanted.d);
    let found: Value | undefined;
    const take = (value: Value): boolean => {
      const same =
        value.d !== 0
          ? value.n === wanted.n && value.d === wanted.d
          : near.mayEqual(value, wanted) && this.#isEqual(value, exact());
      if (same) found = value;
      return same;
    };
    if (this.#trySplits(bag, wanted, take)) return found;
    bag.failed.add(key);
    this.#kept += 1;
    return undefined;
  }

  #lookUp(table: Table, wanted: Near): Value | undefined {
    const plain = table.fraction(wanted.n, wanted.d);
    if (plain) return plain;
    let found: Value | undefined;
    table.others(wanted, (value) => {
      if (!this.#isEqual(value, exactFraction(wanted.n, wanted.d))) return false;
      found = value;
      return true;
    });
    return found;
  }

  /** Offers every value of the whole bag that may lie within the bounds. */
  #seek(bag: Known, wanted: Near, take: (value: Value) => boolean): boolean {
    this.#step();
    const offer = (value: Value): boolean => {
      this.#candidates += 1;
      return take(value);
    };
    const table = this.#tableFor(bag);
    if (table) return table.all(wanted, offer);
    const key = keyOf(wanted);
    if (bag.failed.has(key)) return false;
    const before = this.#candidates;
    const done = this.#trySplits(bag, wanted, (value) => near.mayEqual(value, wanted) && offer(value));
    if (!done && this.#candidates === before) {
      bag.failed.add(key);
      this.#kept += 1;
    }
    return done;
  }

  #trySplits(bag: Known, wanted: Near, take: (value: Value) => boolean): boolean {
    for (const split of this.#splitsOf(bag)) if (this.#trySplit(split, wanted, take)) return true;
    return false;
  }

  #trySplit({ sign, left, right }: Split<Known>, wanted: Near, take: (value: Value) => boolean): boolean {
    const { wholeOnly } = this.#combiner;
    if (!left) {
      if (wanted.hi < 0) return false;
      const square = near.multiply(wanted, wanted);
      return this.#reach(right, square, (value) => this.#join(sign, undefined, value, take));
    }
    const listLeft = this.#expressions(left) <= this.#expressions(right);
    const [listed, sought] = listLeft ? [left, right] : [right, left];
    const side = listLeft ? 'left' : 'right';
    return this.#each(listed, (known) =>
      invert(sign, side, known, wanted, wholeOnly, (target) =>
        this.#reach(sought, target, (value) =>
          listLeft ? this.#join(sign, known, value, take) : this.#join(sign, value, known, take),
        ),
      ),
    );
  }

  #join(sign: Split['sign'], left: Value | undefined, right: Value, take: (value: Value) => boolean): boolean {
    const value = this.#combiner.combine(sign, left, right);
    return value !== undefined && take(value);
  }

  #reach(bag: Known, target: Near, take: (value: Value) => boolean): boolean {
    if (target.d === 0) return this.#seek(bag, target, take);
    const value = this.#findFraction(bag, target);
    return value !== undefined && take(value);
  }

  #splitsOf(bag: Known): Split<Known>[] {
    bag.splits ??= this.#bags.splitsOf(bag);
    return bag.splits;
  }

  /** How many expressions a bag has, several for one value. */
  #expressions(bag: Known): number {
    if (bag.expressions === undefined) {
      let sum = bag.size === 1 ? this.#leafValues(bag).length : 0;
      if (bag.size > 1)
        for (const { left, right } of this.#splitsOf(bag))
          sum += (left ? this.#expressions(left) : 1) * this.#expressions(right);
      bag.expressions = sum;
    }
    return bag.expressions;
  }

  #leafValues(bag: Known): readonly Value[] {
    return this.#leaves(bag.counts.findIndex((count) => count > 0));
  }

  /** The table of a bag if it is worth having. */
  #tableFor(bag: Known): Table | undefined {
    if (bag.table) return bag.table;
    if (bag.size > 1) {
      const expressions = this.#expressions(bag);
      if (expressions > MOST_LISTED) return undefined;
      bag.spent += this.#splitsOf(bag).length * 4;
      if (bag.spent < expressions) return undefined;
    }
    return this.#list(bag);
  }

  #list(bag: Known): Table {
    if (bag.table) return bag.table;
    const table = new Table();
    if (bag.size === 1) for (const leaf of this.#leafValues(bag)) table.add(leaf);
    else
      for (const split of this.#splitsOf(bag))
        this.#eachOf(split, (value) => {
          this.#step();
          table.add(value);
          return false;
        });
    bag.table = table;
    bag.failed.clear();
    this.#kept += table.values.length;
    return table;
  }

  /** Visits every value of a bag, listed or made on the way, until `visit` says true. */
  #each(bag: Known, visit: (value: Value) => boolean): boolean {
    if (bag.table || bag.size === 1 || this.#expressions(bag) <= MOST_LISTED) {
      for (const value of this.#list(bag).values) if (visit(value)) return true;
      return false;
    }
    return this.#splitsOf(bag).some((split) => this.#eachOf(split, visit));
  }

  #eachOf({ sign, left, right }: Split<Known>, visit: (value: Value) => boolean): boolean {
    return this.#each(right, (second) =>
      left
        ? this.#each(left, (first) => this.#join(sign, first, second, visit))
        : this.#join(sign, undefined, second, visit),
    );
  }
}

/** An exact number as the search holds it. */
export function nearOf(value: exactNumber.Exact): Near {
  const rational = exactNumber.asRational(value);
  const n = Number(rational?.numerator);
  const d = Number(rational?.denominator);
  if (rational && Number.isSafeInteger(n) && Number.isSafeInteger(d)) return near.lowest(n, d);
  const ends = exactNumber.enclose(value);
  if (ends) return near.within({ lo: ends[0], hi: ends[1] });
  const { sign } = exactNumber.signOf(value);
  return near.within({
    lo: sign > 0 ? 0 : Number.NEGATIVE_INFINITY,
    hi: sign < 0 ? 0 : Number.POSITIVE_INFINITY,
  });
}
