// The numbers of a given count of symbols, each with the smallest bags that make it.
import { Buckets } from './buckets.ts';
import { Cells, FractionTable } from './fractionTable.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { holdsOneOf, isAmong, type PackedBags, STRIDE } from './packed.ts';
import type { Value } from './value.ts';

/** Where the numbers of an unlisted level are. */
const OUTLINE_BITS = 25;

export const NOTHING: PackedBags = [];

/** A number and the bags of this many symbols that make it. */
export class Group implements Near {
  readonly n: number;
  readonly d: number;
  readonly lo: number;
  readonly hi: number;
  readonly surd: boolean;
  readonly value: Value;
  readonly bags: PackedBags = [];
  /** Smaller bags that make the same. */
  readonly smaller: PackedBags;
  /** How many symbols it has, and its place among the numbers with as many. */
  readonly size: number;
  readonly at: number;

  constructor(value: Value, size: number, at: number, smaller: PackedBags) {
    this.size = size;
    this.at = at;
    this.n = value.n;
    this.d = value.d;
    this.lo = value.lo;
    this.hi = value.hi;
    this.surd = value.surd;
    this.value = value;
    this.smaller = smaller;
  }

  add(bags: PackedBags): void {
    for (let at = 0; at < bags.length; at += STRIDE) {
      const [low, high, signs] = [bags[at] as number, bags[at + 1] as number, bags[at + 2] as number];
      if (isAmong(this.bags, low, high, signs) || holdsOneOf(this.smaller, low, high, signs)) continue;
      this.bags.push(low, high, signs);
    }
  }
}

/** The numbers of this many symbols. */
export class Level {
  /** The fractions, and the numbers not known to be one, as far as they are listed. */
  readonly fractions: Group[] = [];
  readonly others: Group[] = [];
  readonly byKey = new Map<number | string, Group>();
  /** Where the others are that may still be fractions. */
  readonly hidden = new Cells();
  /** Where any others are, if they are not listed. */
  readonly cells: Cells | undefined;
  /** Whether an expression was left out because nobody could tell whether it is legal. */
  doubtful = false;
  #table: FractionTable | undefined;
  #whole: readonly Group[] | undefined;
  #fractionBuckets: Buckets<Group> | undefined;
  #otherBuckets: Buckets<Group> | undefined;
  #most: number | undefined;

  constructor(isListed: boolean) {
    this.cells = isListed ? undefined : new Cells(OUTLINE_BITS);
  }

  /** How many numbers are listed. */
  get length(): number {
    return this.fractions.length + this.others.length;
  }

  /** The fractions by their doubles. */
  get table(): FractionTable {
    this.#table ??= new FractionTable(this.fractions);
    return this.#table;
  }

  /** Those that can have powers and roots if only whole numbers can. */
  get whole(): readonly Group[] {
    this.#whole ??= this.fractions.filter((group) => near.isWhole(group));
    return this.#whole;
  }

  /** No listed number is larger. */
  get most(): number {
    this.#most ??= Math.max(mostOf(this.fractions), mostOf(this.others));
    return this.#most;
  }

  get #others(): Buckets<Group> {
    this.#otherBuckets ??= new Buckets(this.others);
    return this.#otherBuckets;
  }

  get #fractions(): Buckets<Group> {
    this.#fractionBuckets ??= new Buckets(this.fractions);
    return this.#fractionBuckets;
  }

  /** Visits those that are not known fractions and may be the number, until `visit` says true. */
  visitOthers(wanted: Near, visit: (group: Group) => boolean): boolean {
    return this.others.length > 0 && this.#others.visit(wanted, visit);
  }

  /** The same with fractions and others. */
  visit(wanted: Near, visit: (group: Group) => boolean): boolean {
    return this.visitOthers(wanted, visit) || (!wanted.surd && this.#fractions.visit(wanted, visit));
  }

  /** Whether a number may be this near to this one, either any number or one proven irrational. False is proven. */
  mayHold(middle: number, error: number, isSurd: boolean): boolean {
    if (this.cells ? this.cells.mayHoldWithin(middle, error) : this.#others.mayHold(middle, error)) return true;
    return !isSurd && this.#fractions.mayHold(middle, error);
  }
}

const mostOf = (groups: readonly Group[]): number => groups.reduce((most, { hi }) => Math.max(most, hi), 0);
