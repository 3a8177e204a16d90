// The search for an expression that uses all of a bag and equals a number: it lists one side of the last operation and looks for the other.
import { CUBES as EQUATION_CUBES, type ShakeRules as EquationsRules, exactNumber } from '@openshake/rules/equations';
import { Stopped } from '../stopped.ts';
import { type Bag, Bags, type Counts, type Split } from './bags.ts';
import { Combiner } from './combine.ts';
import { invert, otherSide } from './invert.ts';
import { ALL, arrangements, FEWEST_OF_ALL, factorial, isRefuted, Known, kindsIn, type Mode, refute } from './known.ts';
import { leavesOf } from './leaves.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { holdsPart, type PackedBags } from './packed.ts';
import { isOutside, type Scope, scopeOf, splitsFor } from './scope.ts';
import type { Sketch } from './small.ts';
import { Table } from './table.ts';
import { equals, exactFraction, Undecided, Value } from './value.ts';

/** The most values and failures kept. Beyond that, all are dropped and found again when needed. */
const MOST_KEPT = 1_000_000;
/** A bag that would join more values than this is never listed in full. */
const MOST_JOINED = 100_000;
/** Steps between two pulses. */
const PULSE = 4_096;
/** Exact numbers that cost this much, about 5 ms, call for a pulse. */
const COSTLY = 256;

/** Bags of this many symbols are listed as soon as they are parts. */
const SMALL = 5;

/** Trying one split costs about as much as making this many values. Irrational ones cost more. */
const COST = { fractions: 4, all: 1 } as const;

/** Up to this size, a fraction's double identifies it. */
const IDENTIFIED = 2 ** 25;

/** The same for equal fractions, and only for them. */
export const keyOf = ({ n, d }: Near): number | string =>
  d === 1 || (d < IDENTIFIED && Math.abs(n) < IDENTIFIED) ? n / d : `${n}/${d}`;

export class Search {
  readonly #rules: EquationsRules;
  readonly #combiner: Combiner;
  readonly #largest: Counts;
  readonly #bags = new Map<Mode, Bags<Known>>();
  readonly #leaves: (symbol: number) => readonly Value[];
  /** Called every few thousand steps; may throw Stopped. */
  pulse: () => void = () => {};
  /** Throws Stopped after exactly this many steps. */
  limit = Number.POSITIVE_INFINITY;
  #steps = 0;
  #pulseAt = PULSE;
  /** What exact numbers had cost at the last pulse. */
  #spent = exactNumber.spentSoFar();
  readonly #most: number;
  #kept = 0;
  /** The bags whose tables have a fraction. */
  readonly #makers = new Map<number | string, PackedBags>();
  /** Numbers found within bounds and passed on. Bounds without any can be remembered as failed. */
  #candidates = 0;
  /** Comparisons that nobody could decide, and uses of cached results that carry such a mark. */
  #doubts = 0;

  /** `most`: how many values and failures to keep. */
  constructor(largest: Counts, rules: EquationsRules, most = MOST_KEPT) {
    this.#rules = rules;
    this.#most = most;
    this.#combiner = new Combiner(rules);
    this.#largest = largest;
    this.#leaves = leavesOf(rules);
  }

  get steps(): number {
    return this.#steps;
  }

  /** Comparisons and operations that nobody could decide. While this does not grow, what is not found is proven not to be there. */
  get undecided(): number {
    return this.#doubts + this.#combiner.undecided;
  }

  /**
   * An expression of all these symbols that equals the number, or nothing if there is none. If not everything is kept, it may also be
   * missing because fewer of these symbols make the number, with at least two of them and with everything that is kept.
   */
  find(counts: Counts, wanted: exactNumber.Exact, mode = ALL): Value | undefined {
    if (this.#kept > this.#most) this.#forget();
    const bag = this.#bag(counts, mode);
    const target = nearOf(wanted);
    let found: Value | undefined;
    const take = (value: Value): boolean => {
      if (!this.isEqual(value, target, wanted)) return false;
      found = value;
      return true;
    };
    // A cube alone is not a Solution, so it saves nothing for the whole.
    if (bag.saves && this.#isCube(target)) {
      if (!isOutside(this.#scopeOf(bag), target)) this.#trySplits(bag, target, take);
    } else if (target.d !== 0) return this.#findFraction(bag, target);
    else this.#seek(bag, target, take);
    return found;
  }

  #bag(counts: Counts, mode = ALL): Known {
    const bags = this.#bagsOf(mode);
    return bags.bag(bags.keyOf(counts));
  }

  /** A bag without some of what is kept is the same as if that were not kept. */
  #bagsOf(mode: Mode): Bags<Known> {
    let bags = this.#bags.get(mode);
    if (!bags) {
      bags = new Bags(this.#largest, (key, counts) => {
        const own = mode & kindsIn(counts);
        return own === mode ? new Known(key, counts, mode) : this.#bagsOf(own).bag(key);
      });
      this.#bags.set(mode, bags);
    }
    return bags;
  }

  /** Whether a cube alone may be the number. */
  #isCube(target: Near): boolean {
    return EQUATION_CUBES.some((_, symbol) => this.#leaves(symbol).some((leaf) => near.mayEqual(leaf, target)));
  }

  /** Whether fewer of these symbols are known to make the number, if that counts. */
  #isSaved({ saves, mode }: Known, number: Near | Value): boolean {
    if (!saves) return false;
    // x alone makes x + 0 and the like.
    if (number.d === 0) return mode === FEWEST_OF_ALL && number instanceof Value && number.core !== number;
    const makers = this.#makers.get(keyOf(number));
    return makers !== undefined && holdsPart(makers, saves.bag, saves.kept);
  }

  /** All values of all these symbols. */
  valuesOf(counts: Counts): readonly Value[] {
    return this.#list(this.#bag(counts)).values;
  }

  bagOf(counts: Counts): Bag {
    return this.#bag(counts);
  }

  /** Every way to make an expression of all these symbols. */
  splitsOf(counts: Counts): readonly Split[] {
    return this.#splitsOf(this.#bag(counts));
  }

  /** Visits the values of all these symbols, some more than once, until `visit` says true. Larger bags are not listed for this. */
  some(counts: Counts, visit: (value: Value) => boolean): boolean {
    const bag = this.#bag(counts);
    if (bag.table || bag.size === 1) return this.#list(bag).values.some(visit);
    return this.#splitsOf(bag).some((split) => this.#eachOf(split, visit));
  }

  /** Every expression of all these symbols that equals the number, however often its value comes up. */
  *expressionsOf(counts: Counts, wanted: exactNumber.Exact): Generator<Value> {
    const target = nearOf(wanted);
    const bag = this.#bag(counts);
    yield* this.#expressionsNear(bag, target, (value) => this.isEqual(value, target, wanted));
  }

  *#expressionsNear(bag: Known, target: Near, isWanted: (value: Value) => boolean): Generator<Value> {
    this.step();
    if (bag.size === 1) {
      for (const leaf of this.#leafValues(bag)) if (near.mayEqual(leaf, target) && isWanted(leaf)) yield leaf;
      return;
    }
    if (isOutside(this.#scopeOf(bag), target)) return;
    for (const { sign, left, right } of this.#splitsOf(bag)) {
      if (!left) {
        if (target.hi < 0) continue;
        for (const value of this.#expressionsNear(right, near.multiply(target, target), () => true)) {
          const made = this.#combiner.combine(sign, undefined, value);
          if (made && near.mayEqual(made, target) && isWanted(made)) yield made;
        }
        continue;
      }
      const listLeft = this.#expressions(left) <= this.#expressions(right);
      const [listed, sought] = listLeft ? [left, right] : [right, left];
      for (const known of this.#list(listed).values) {
        const targets: Near[] = [];
        invert(sign, listLeft ? 'left' : 'right', known, target, this.#combiner.wholeOnly, (next) => {
          targets.push(next);
          return false;
        });
        for (const next of targets)
          for (const other of this.#expressionsNear(sought, next, () => true)) {
            const made = listLeft
              ? this.#combiner.combine(sign, known, other)
              : this.#combiner.combine(sign, other, known);
            if (!made || !near.mayEqual(made, target) || !isWanted(made)) continue;
            // The value of the listed side stands for all expressions that have it.
            const same = (value: Value) => this.isEqual(value, known, known.exact);
            for (const one of this.#expressionsNear(listed, known, same)) {
              const whole = listLeft
                ? this.#combiner.combine(sign, one, other)
                : this.#combiner.combine(sign, other, one);
              if (whole) yield whole;
            }
          }
      }
    }
  }

  /** The value of an expression of few cubes. */
  drawn(sketch: Sketch): Value | undefined {
    if ('symbol' in sketch) return this.#leaves(sketch.symbol)[sketch.way];
    const left = sketch.left && this.drawn(sketch.left);
    const right = this.drawn(sketch.right);
    return right && (left || !sketch.left) ? this.#combiner.combine(sketch.sign, left, right) : undefined;
  }

  get combiner(): Combiner {
    return this.#combiner;
  }

  #forget(): void {
    this.#bags.clear();
    this.#makers.clear();
    this.#kept = 0;
  }

  /** Counts steps of work, and lets the caller stop it. */
  step(many = 1): void {
    this.#steps += many;
    if (this.#steps >= this.limit) throw new Stopped(this.#steps);
    const spent = exactNumber.spentSoFar();
    if (this.#steps < this.#pulseAt && spent - this.#spent < COSTLY) return;
    this.#spent = spent;
    this.#pulseAt = this.#steps + PULSE;
    this.pulse();
  }

  /** Whether a value is the number wanted; `target` is what is near it. */
  isEqual(value: Value, target: Near, wanted: exactNumber.Exact): boolean {
    if (value.d !== 0 && target.d !== 0) return value.n === target.n && value.d === target.d;
    return near.mayEqual(value, target) && this.#isEqual(value, wanted);
  }

  #isEqual(value: Value, wanted: exactNumber.Exact): boolean {
    try {
      return equals(value, wanted);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      this.#doubts += 1;
      return false;
    }
  }

  /** A value of the whole bag that is this fraction. */
  #findFraction(bag: Known, wanted: Near): Value | undefined {
    this.step();
    if (bag.table) return this.#lookUp(bag.table, wanted);
    if (isOutside(this.#scopeOf(bag), wanted)) return undefined;
    const key = keyOf(wanted);
    const isInDoubt = bag.missed?.get(key);
    if (isInDoubt !== undefined) {
      if (isInDoubt) this.#doubts += 1;
      return undefined;
    }
    const table = this.#tableFor(bag);
    if (table) return this.#lookUp(table, wanted);
    if (this.#isSaved(bag, wanted)) return undefined;
    const before = this.undecided;
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
    bag.missed ??= new Map();
    bag.missed.set(key, this.undecided > before);
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
    if (!found && table.doubtful) this.#doubts += 1;
    return found;
  }

  /** Offers every value of the whole bag that may be within the bounds. */
  #seek(bag: Known, wanted: Near, take: (value: Value) => boolean): boolean {
    this.step();
    const offer = (value: Value): boolean => {
      this.#candidates += 1;
      return take(value);
    };
    if (bag.table) return this.#allOf(bag.table, wanted, offer);
    if (isOutside(this.#scopeOf(bag), wanted) || isRefuted(bag, wanted)) return false;
    const table = this.#tableFor(bag);
    if (table) return this.#allOf(table, wanted, offer);
    const before = this.#candidates + this.undecided;
    const done = this.#trySplits(bag, wanted, (value) => near.mayEqual(value, wanted) && offer(value));
    if (!done && this.#candidates + this.undecided === before) {
      refute(bag, wanted);
      this.#kept += 1;
    }
    return done;
  }

  #allOf(table: Table, wanted: Near, offer: (value: Value) => boolean): boolean {
    if (table.doubtful) this.#doubts += 1;
    return table.all(wanted, offer);
  }

  #trySplits(bag: Known, wanted: Near, take: (value: Value) => boolean): boolean {
    return splitsFor(this.#scopeOf(bag), wanted, this.#splitsOf(bag)).some((split) =>
      this.#trySplit(split, wanted, take),
    );
  }

  #trySplit({ sign, left, right }: Split<Known>, wanted: Near, take: (value: Value) => boolean): boolean {
    const { wholeOnly } = this.#combiner;
    if (!left) {
      if (wanted.hi < 0) return false;
      const square = near.multiply(wanted, wanted);
      return this.#reach(right, square, (value) => this.#join(sign, undefined, value, take));
    }
    const listLeft = this.#sizeOf(left) <= this.#sizeOf(right);
    const [listed, sought] = listLeft ? [left, right] : [right, left];
    const side = listLeft ? 'left' : 'right';
    const keepsFractions = sign !== '^' && sign !== 'r' && this.#scopeOf(sought).rational;
    return this.#each(listed, (known) => {
      // A surd and a fraction make surds by + − × ÷, unless the result is 0; fractions make fractions.
      if (keepsFractions && (known.surd ? wanted.n !== 0 : wanted.surd && known.d !== 0)) return false;
      if (sought.table) {
        const other = otherSide(sign, side, known, wanted);
        if (other !== undefined && !sought.table.mayHave(other)) {
          this.step();
          return false;
        }
      }
      return invert(sign, side, known, wanted, wholeOnly, (target) =>
        this.#reach(sought, target, (value) =>
          listLeft ? this.#join(sign, known, value, take) : this.#join(sign, value, known, take),
        ),
      );
    });
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
    if (!bag.splits) {
      bag.splits = this.#bagsOf(bag.mode).splitsOf(bag, (part) => this.#isEmpty(part));
      this.#kept += bag.splits.length;
      this.step(bag.splits.length);
    }
    return bag.splits;
  }

  /** Whether a bag certainly makes nothing. If symbols may be saved, that is true of many small bags, so it pays to list them. */
  #isEmpty(bag: Known): boolean {
    const table = bag.table ?? (bag.saves && bag.size <= SMALL ? this.#listSurely(bag) : undefined);
    return table?.isEmpty ?? false;
  }

  #scopeOf(bag: Known): Scope {
    bag.scope ??= scopeOf(bag, this.#rules);
    return bag.scope;
  }

  /** About how many expressions a bag has, several for one value. */
  #expressions(bag: Known): number {
    bag.expressions ??= bag.counts.reduce(
      (product, count, index) =>
        count === 0 ? product : (product * (this.#leaves(index).length || 1) ** count) / factorial(count),
      arrangements(bag),
    );
    return bag.expressions;
  }

  #leafValues(bag: Known): readonly Value[] {
    return this.#leaves(bag.counts.findIndex((count) => count > 0));
  }

  /** The table of a bag, if it is worth having. */
  #tableFor(bag: Known): Table | undefined {
    if (bag.table) return bag.table;
    if (bag.size === 1) return this.#list(bag);
    bag.spent += this.#splitsOf(bag).length * COST[this.#combiner.wholeOnly ? 'fractions' : 'all'];
    if (bag.spent < bag.lookAt) return undefined;
    const joins = this.#joinsOf(bag);
    if (joins <= Math.min(bag.spent, MOST_JOINED)) return this.#listSurely(bag);
    // Smaller bags listed meanwhile have fewer values than expressions.
    bag.lookAt = 2 * bag.spent;
    return undefined;
  }

  /** All values of a bag, unless some are left open. A search for one number seldom meets those. */
  #listSurely(bag: Known): Table | undefined {
    const [doubts, undecided] = [this.#doubts, this.#combiner.undecided];
    const table = this.#list(bag);
    if (!table.doubtful) return table;
    this.#doubts = doubts;
    this.#combiner.undecided = undecided;
    bag.table = undefined;
    bag.lookAt = Number.POSITIVE_INFINITY;
    return undefined;
  }

  /** The most values there can be, as far as we know. */
  #sizeOf(bag: Known): number {
    return bag.table?.values.length ?? this.#expressions(bag);
  }

  /** How many values must be joined to list all of a bag. */
  #joinsOf(bag: Known): number {
    let joins = 0;
    for (const { left, right } of this.#splitsOf(bag)) joins += (left ? this.#sizeOf(left) : 1) * this.#sizeOf(right);
    return joins;
  }

  #list(bag: Known): Table {
    if (bag.table) {
      if (bag.table.doubtful) this.#doubts += 1;
      return bag.table;
    }
    const before = this.undecided;
    const table = new Table();
    if (bag.size === 1) for (const leaf of this.#leafValues(bag)) table.add(leaf);
    else
      for (const split of this.#splitsOf(bag))
        this.#eachOf(split, (value) => {
          this.step();
          if (!this.#isSaved(bag, value)) table.add(value);
          return false;
        });
    table.doubtful = this.undecided > before;
    bag.table = table;
    this.#noteMakers(bag, table);
    bag.missed = undefined;
    bag.empty = undefined;
    bag.withoutSurds = undefined;
    this.#kept += table.values.length;
    return table;
  }

  #noteMakers({ saves }: Known, { values }: Table): void {
    if (!saves) return;
    for (const value of values) {
      if (value.d === 0) continue;
      const key = keyOf(value);
      const makers = this.#makers.get(key);
      if (makers) makers.push(...saves.bag);
      else this.#makers.set(key, [...saves.bag]);
    }
  }

  /** Visits every value of a bag, listed or made on the way, until `visit` says true. */
  #each(bag: Known, visit: (value: Value) => boolean): boolean {
    if (bag.table || bag.size === 1 || this.#joinsOf(bag) <= MOST_JOINED) {
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
  if (ends) return near.within({ lo: ends[0], hi: ends[1] }, exactNumber.isIrrational(value));
  const { sign } = exactNumber.signOf(value);
  return near.within({
    lo: sign > 0 ? 0 : Number.NEGATIVE_INFINITY,
    hi: sign < 0 ? 0 : Number.POSITIVE_INFINITY,
  });
}
