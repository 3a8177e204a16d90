// The numbers of so many symbols, each with the smallest bags that make it.
import { Cells, FractionTable } from './fractionTable.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { holdsOneOf, isAmong, type PackedBags, STRIDE } from './packed.ts';
import { Shelf } from './shelf.ts';
import type { Value } from './value.ts';

export const NOTHING: PackedBags = [];

/** A number and the bags of so many symbols that make it. */
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
  /** How many symbols, and its place among the numbers of so many. */
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

/** The numbers of so many symbols. */
export class Level {
  /** What is a fraction, and what is not known to be one, as far as it is listed. */
  readonly fractions: Group[] = [];
  readonly others: Group[] = [];
  readonly byKey = new Map<number | string, Group>();
  /** Where the others are that may be fractions nevertheless. */
  readonly hidden = new Cells();
  /** Where any others are, if they are not listed. */
  readonly cells: Cells | undefined;
  /** Whether an expression was left out because nobody could tell whether it is legal. */
  doubtful = false;
  #table: FractionTable | undefined;
  #whole: readonly Group[] | undefined;
  #otherShelf: Shelf<Group> | undefined;
  #shelf: Shelf<Group> | undefined;

  constructor(isListed: boolean) {
    this.cells = isListed ? undefined : new Cells();
  }

  /** The fractions by their doubles. */
  get table(): FractionTable {
    this.#table ??= new FractionTable(this.fractions);
    return this.#table;
  }

  /** Those that powers and roots are taken of where only whole numbers have any. */
  get whole(): readonly Group[] {
    this.#whole ??= this.fractions.filter((group) => near.isWhole(group));
    return this.#whole;
  }

  get otherShelf(): Shelf<Group> {
    this.#otherShelf ??= shelfOf(this.others);
    return this.#otherShelf;
  }

  /** Fractions and others. */
  get shelf(): Shelf<Group> {
    this.#shelf ??= shelfOf([...this.fractions, ...this.others]);
    return this.#shelf;
  }
}

function shelfOf(groups: readonly Group[]): Shelf<Group> {
  const shelf = new Shelf<Group>();
  for (const group of groups) shelf.add(group);
  return shelf;
}
