// All values of all small bags of a table's cubes, found by number; larger bags are reached by joining small ones at their last operation.
import { EQUATION_CUBES } from '@openshake/rules';
import { Bag, type Counts, FIRST_SIGN, isComplete, ROOT } from './bags.ts';
import { invert } from './invert.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { Outline } from './outline.ts';
import type { Search } from './search.ts';
import { Shelf } from './shelf.ts';
import type { Sign, Value } from './value.ts';

/** Bags of so many symbols are listed by value, without turned cubes and with them: these have four values each. */
export const LISTED = { upright: 5, turned: 3 } as const;

/** A value and the symbols that it uses. */
export class Entry implements Near {
  readonly n: number;
  readonly d: number;
  readonly lo: number;
  readonly hi: number;
  readonly surd: boolean;
  readonly value: Value;
  readonly bag: Bag;

  constructor(value: Value, bag: Bag) {
    this.n = value.n;
    this.d = value.d;
    this.lo = value.lo;
    this.hi = value.hi;
    this.surd = value.surd;
    this.value = value;
    this.bag = bag;
  }
}

/** Every bag of exactly `size` symbols within the room that an expression can be made of. */
export function bagsOf(room: Counts, size: number): Counts[] {
  const bags: Counts[] = [];
  const counts = room.map(() => 0);
  const kinds = room.flatMap((count, index) => (count > 0 ? [index] : []));
  const there = kinds.map((_, at) => kinds.slice(at).reduce((sum, index) => sum + (room[index] ?? 0), 0));
  const place = (at: number, left: number, digits: number, joints: number): void => {
    const index = kinds[at];
    if (index === undefined || left === 0) {
      if (left === 0 && isComplete(digits, joints, counts[ROOT] ?? 0)) bags.push([...counts]);
      return;
    }
    if (left > (there[at] ?? 0)) return;
    const isDigit = index < FIRST_SIGN;
    const isJoint = !isDigit && index !== ROOT;
    const most = Math.min(left, room[index] ?? 0, isJoint ? digits - 1 - joints : left);
    for (let count = 0; count <= most; count += 1) {
      counts[index] = count;
      place(at + 1, left - count, isDigit ? digits + count : digits, isJoint ? joints + count : joints);
    }
    counts[index] = 0;
  };
  place(0, size, 0, 0);
  return bags;
}

export const fits = (part: Counts, room: Counts): boolean => {
  for (let index = 0; index < room.length; index += 1) if ((part[index] ?? 0) > (room[index] ?? 0)) return false;
  return true;
};

const minus = (room: Counts, part: Counts): number[] => room.map((count, index) => count - (part[index] ?? 0));

export class Catalogue {
  readonly #search: Search;
  /** Values of so many symbols at most are listed. */
  readonly size: number;
  readonly #bySize: Entry[][];
  /** Fractions by their double, by how many symbols they have. */
  readonly #fractions: Map<number, Entry[]>[];
  /** Values that are no known fraction, and all, by how many symbols they have. */
  readonly #others: Shelf<Entry>[];
  readonly #all: Shelf<Entry>[];
  #outline: Outline | undefined;

  /** Whether an expression was left out because nobody could tell whether it is legal. */
  readonly doubtful: boolean;

  /** Outlined: it is also worked out what the next sizes can make at all, which pays where many numbers are looked for. */
  constructor(search: Search, room: Counts, size: number, outlined?: 'outlined') {
    const before = search.undecided;
    this.#search = search;
    this.size = size;
    this.#bySize = Array.from({ length: size + 1 }, () => []);
    this.#fractions = this.#bySize.map(() => new Map());
    this.#others = this.#bySize.map(() => new Shelf());
    this.#all = this.#bySize.map(() => new Shelf());
    for (let own = 1; own <= size; own += 1)
      for (const counts of bagsOf(room, own)) {
        const bag = new Bag(0, counts);
        for (const value of search.valuesOf(counts)) this.#add(new Entry(value, bag));
      }
    this.doubtful = search.undecided > before;
    if (outlined && !this.doubtful)
      this.#outline = new Outline(
        search,
        room,
        this.#bySize.map((entries) => entries.map(({ value }) => value)),
      );
  }

  #add(entry: Entry): void {
    const { n, d, bag } = entry;
    this.#bySize[bag.size]?.push(entry);
    this.#all[bag.size]?.add(entry);
    if (d === 0) {
      this.#others[bag.size]?.add(entry);
      return;
    }
    const fractions = this.#fractions[bag.size];
    const same = fractions?.get(n / d);
    if (same) same.push(entry);
    else fractions?.set(n / d, [entry]);
  }

  /** Every value of exactly so many symbols. */
  ofSize(size: number): readonly Entry[] {
    return this.#bySize[size] ?? [];
  }

  /** Whether a value of exactly so many symbols may be this fraction. */
  mayHave(wanted: Near, size: number): boolean {
    if (size > this.size) return this.#outline?.mayHave(wanted, size) ?? true;
    return this.#fractions[size]?.has(wanted.n / wanted.d) || (this.#others[size]?.visit(wanted, () => true) ?? false);
  }

  /** Offers every value of exactly so many symbols within the room that may be the number, until `take` says true. */
  visit(wanted: Near, size: number, room: Counts, take: (value: Value, bag: Counts) => boolean): boolean {
    this.#search.step();
    if (size <= this.size) return this.#lookUp(wanted, size, room, take);
    if (wanted.d !== 0 && !this.mayHave(wanted, size)) return false;
    const { wholeOnly } = this.#search.combiner;
    for (let at = FIRST_SIGN; at < room.length; at += 1) {
      if ((room[at] ?? 0) === 0) continue;
      const sign = EQUATION_CUBES[at] as Sign;
      const rest = [...room];
      rest[at] = (rest[at] ?? 0) - 1;
      const join = (left: Entry | undefined, right: Entry | undefined, value: Value, bag: Counts): boolean => {
        const made = this.#search.combiner.combine(sign, left?.value ?? (right && value), right?.value ?? value);
        if (!made || !near.mayEqual(made, wanted)) return false;
        const other = left ?? right;
        return take(
          made,
          bag.map((count, index) => count + (other?.bag.counts[index] ?? 0) + (index === at ? 1 : 0)),
        );
      };
      if (sign === 'r' && wanted.hi >= 0) {
        const square = near.multiply(wanted, wanted);
        if (this.visit(square, size - 1, rest, (value, bag) => join(undefined, undefined, value, bag))) return true;
      }
      // Halves of about one size are listed both: whoever looks for one expression finds it there first.
      for (let small = (size - 1) >> 1; small >= 1; small -= 1) {
        for (const entry of this.#bySize[small] ?? []) {
          if (!fits(entry.bag.counts, rest)) continue;
          const room2 = minus(rest, entry.bag.counts);
          const onLeft = invert(sign, 'left', entry.value, wanted, wholeOnly, (target) =>
            this.visit(target, size - 1 - small, room2, (value, bag) => join(entry, undefined, value, bag)),
          );
          if (onLeft) return true;
          if (sign === '+' || sign === 'x') continue;
          const onRight = invert(sign, 'right', entry.value, wanted, wholeOnly, (target) =>
            this.visit(target, size - 1 - small, room2, (value, bag) => join(undefined, entry, value, bag)),
          );
          if (onRight) return true;
        }
      }
    }
    return false;
  }

  #lookUp(wanted: Near, size: number, room: Counts, take: (value: Value, bag: Counts) => boolean): boolean {
    const offer = ({ value, bag }: Entry): boolean => fits(bag.counts, room) && take(value, bag.counts);
    if (wanted.d === 0) return this.#all[size]?.visit(wanted, offer) ?? false;
    for (const entry of this.#fractions[size]?.get(wanted.n / wanted.d) ?? [])
      if (near.mayEqual(entry, wanted) && offer(entry)) return true;
    return this.#others[size]?.visit(wanted, offer) ?? false;
  }
}
