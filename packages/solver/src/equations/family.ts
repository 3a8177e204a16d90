// The family of a number: every bag of so many of a table's cubes that some expression makes it of, each bag once.
import { EQUATION_CUBES } from '@openshake/rules';
import { Bag, type Counts, FIRST_SIGN, fits, fitTogether, hasRoomFor } from './bags.ts';
import { bagsOf, type Catalogue, Entry, type Group, groupsOf } from './catalogue.ts';
import { invert, isAnything, type Side } from './invert.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { keyOf, type Search } from './search.ts';
import { exactFraction, type Sign, type Value } from './value.ts';

/** Both sides of the last operation; a root has only what it is taken of. */
type Join = (sought: Value, known: Value | undefined) => Value | undefined;

/** The bags found so far, by their numbers. */
type Found = Map<number, Entry>;

export class Families {
  readonly #search: Search;
  readonly #catalogue: Catalogue;
  readonly #room: Counts;
  /** What one more of a symbol adds to the number of a bag. */
  readonly #weights: number[] = [];
  readonly #groups: Group[][] = [];
  readonly #bags: Bag[][] = [];
  readonly #known: Map<number | string, readonly Entry[]>[] = [];

  constructor(search: Search, catalogue: Catalogue, room: Counts) {
    this.#search = search;
    this.#catalogue = catalogue;
    this.#room = room;
    let weight = 1;
    for (const count of room) {
      this.#weights.push(weight);
      weight *= count + 1;
    }
  }

  /** Every bag of exactly so many symbols with a value that is this fraction. */
  of(wanted: Near, size: number): readonly Entry[] {
    this.#search.step();
    if (!this.#catalogue.mayHave(wanted, size)) return [];
    this.#known[size] ??= new Map();
    const key = keyOf(wanted);
    let family = this.#known[size]?.get(key);
    if (!family) {
      family = [...this.find(wanted, size, this.#isFraction(wanted)).values()];
      this.#known[size]?.set(key, family);
    }
    return family;
  }

  #isFraction(wanted: Near): (value: Value) => boolean {
    const exact = exactFraction(wanted.n, wanted.d);
    return (value) => this.#search.isEqual(value, wanted, exact);
  }

  /** Every bag of exactly so many symbols with a value near the number that is the one wanted. */
  find(wanted: Near, size: number, isWanted: (value: Value) => boolean): Found {
    const found: Found = new Map();
    if (size <= this.#catalogue.size)
      this.#catalogue.visit(wanted, size, this.#room, (value, counts) => {
        const key = this.#numberOf(counts);
        if (!found.has(key) && isWanted(value)) found.set(key, new Entry(value, new Bag(key, counts)));
        return false;
      });
    else if (hasRoomFor(size, this.#room))
      for (let at = FIRST_SIGN; at < this.#room.length; at += 1)
        if ((this.#room[at] ?? 0) > 0) this.#joinAt(at, wanted, size, isWanted, found);
    return found;
  }

  /** Those whose last operation is the sign at this place. */
  #joinAt(at: number, wanted: Near, size: number, isWanted: (value: Value) => boolean, found: Found): void {
    const sign = EQUATION_CUBES[at] as Sign;
    const { combiner } = this.#search;
    const rest = [...this.#room];
    rest[at] = (rest[at] ?? 0) - 1;
    const seek = (target: Near, length: number, known: readonly (Entry | undefined)[], join: Join): void =>
      this.#reach(target, length, known, rest, this.#weights[at] ?? 0, found, (value, entry, key, counts) => {
        const made = join(value, entry?.value);
        if (!made || !near.mayEqual(made, wanted) || !isWanted(made)) return;
        const sum = counts.map((count, index) => count + (entry?.bag.counts[index] ?? 0) + (index === at ? 1 : 0));
        found.set(key, new Entry(made, new Bag(key, sum)));
      });
    if (sign === 'r' && wanted.hi >= 0)
      seek(near.multiply(wanted, wanted), size - 1, [undefined], (value) => combiner.combine(sign, undefined, value));
    const sides: Side[] = sign === '+' || sign === 'x' ? ['left'] : ['left', 'right'];
    for (let small = 1; small <= (size - 1) / 2; small += 1)
      for (const { value: known, entries } of this.#groupsOf(small))
        for (const side of sides)
          invert(sign, side, known, wanted, combiner.wholeOnly, (target) => {
            const join: Join = (value, other) =>
              side === 'left' ? combiner.combine(sign, other, value) : other && combiner.combine(sign, value, other);
            seek(target, size - 1 - small, entries, join);
            return false;
          });
  }

  /** Offers every value that the other side may have, with each bag of the known side, where both together make a bag not found yet. */
  #reach(
    target: Near,
    size: number,
    known: readonly (Entry | undefined)[],
    rest: Counts,
    around: number,
    found: Found,
    offer: (value: Value, entry: Entry | undefined, key: number, counts: Counts) => void,
  ): void {
    if (target.d !== 0) {
      const family = this.of(target, size);
      if (family.length > 0)
        for (const entry of known)
          for (const other of family) {
            const key = around + (entry?.bag.key ?? 0) + other.bag.key;
            if (!found.has(key) && fitTogether(other.bag.counts, entry?.bag.counts, rest))
              offer(other.value, entry, key, other.bag.counts);
          }
      return;
    }
    if (isAnything(target)) {
      // 0 × x, 1^x and the like: of each bag one value will do.
      for (const entry of known)
        for (const bag of this.#bagsOf(size)) {
          const key = around + (entry?.bag.key ?? 0) + bag.key;
          if (found.has(key) || !fitTogether(bag.counts, entry?.bag.counts, rest)) continue;
          this.#search.step();
          this.#search.some(bag.counts, (value) => {
            offer(value, entry, key, bag.counts);
            return found.has(key);
          });
        }
      return;
    }
    this.#catalogue.visit(target, size, rest, (value, counts) => {
      const number = around + this.#numberOf(counts);
      for (const entry of known) {
        const key = number + (entry?.bag.key ?? 0);
        if (!found.has(key) && fitTogether(counts, entry?.bag.counts, rest)) offer(value, entry, key, counts);
      }
      return false;
    });
  }

  #numberOf(counts: Counts): number {
    let key = 0;
    for (let index = 0; index < counts.length; index += 1) key += (counts[index] ?? 0) * (this.#weights[index] ?? 0);
    return key;
  }

  #groupsOf(size: number): readonly Group[] {
    const known = this.#groups[size];
    if (known) return known;
    const within = this.#catalogue
      .ofSize(size)
      .filter(({ bag }) => fits(bag.counts, this.#room))
      .map(({ value, bag }) => new Entry(value, new Bag(this.#numberOf(bag.counts), bag.counts)));
    const groups = groupsOf(within);
    this.#groups[size] = groups;
    return groups;
  }

  #bagsOf(size: number): readonly Bag[] {
    let bags = this.#bags[size];
    if (!bags) {
      bags = bagsOf(this.#room, size).map((counts) => new Bag(this.#numberOf(counts), counts));
      this.#bags[size] = bags;
    }
    return bags;
  }
}
