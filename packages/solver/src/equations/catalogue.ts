// All values of all small bags of a table's cubes, found by number; larger bags are reached by joining small ones at their last operation.
import { EQUATION_CUBES } from '@openshake/rules';
import { Bag, type Counts, FIRST_SIGN, fits, fitTogether, hasRoomFor, isComplete, ROOT } from './bags.ts';
import { invert, type Side } from './invert.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { keyOf, type Search } from './search.ts';
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

/** Values of the same size that are one number, and so lead to one target. */
export interface Group {
  readonly value: Value;
  readonly entries: Entry[];
}

/** Equal fractions in one group; what is no fraction by itself. */
export function groupsOf(entries: Iterable<Entry>): Group[] {
  const groups: Group[] = [];
  const fractions = new Map<number | string, Group>();
  for (const entry of entries) {
    const same = entry.d === 0 ? undefined : fractions.get(keyOf(entry));
    if (same) {
      same.entries.push(entry);
      continue;
    }
    const group = { value: entry.value, entries: [entry] };
    groups.push(group);
    if (entry.d !== 0) fractions.set(keyOf(entry), group);
  }
  return groups;
}

/** Takes a value and the symbols that it uses; true ends the search. */
type Take = (value: Value, bag: Counts) => boolean;

/** All values of so many symbols. */
class Level {
  readonly entries: Entry[] = [];
  readonly groups: readonly Group[];
  /** Fractions by their double. */
  readonly fractions = new Map<number, Entry[]>();
  /** Values that are no known fraction, and all. */
  readonly others = new Shelf<Entry>();
  readonly all = new Shelf<Entry>();
  /** Whether an expression was left out because nobody could tell whether it is legal. */
  readonly doubtful: boolean;

  constructor(search: Search, room: Counts, size: number) {
    const before = search.undecided;
    for (const counts of bagsOf(room, size)) {
      const bag = new Bag(0, counts);
      for (const value of search.valuesOf(counts)) this.#add(new Entry(value, bag));
    }
    this.groups = groupsOf(this.entries);
    this.doubtful = search.undecided > before;
  }

  #add(entry: Entry): void {
    const { n, d } = entry;
    this.entries.push(entry);
    this.all.add(entry);
    if (d === 0) {
      this.others.add(entry);
      return;
    }
    const same = this.fractions.get(n / d);
    if (same) same.push(entry);
    else this.fractions.set(n / d, [entry]);
  }

  mayHave(wanted: Near): boolean {
    return this.fractions.has(wanted.n / wanted.d) || this.others.visit(wanted, () => true);
  }

  visit(wanted: Near, room: Counts, take: Take): boolean {
    const offer = ({ value, bag }: Entry): boolean => fits(bag.counts, room) && take(value, bag.counts);
    if (wanted.d === 0) return this.all.visit(wanted, offer);
    for (const entry of this.fractions.get(wanted.n / wanted.d) ?? [])
      if (near.mayEqual(entry, wanted) && offer(entry)) return true;
    return this.others.visit(wanted, offer);
  }
}

export class Catalogue {
  readonly #search: Search;
  /** Values of so many symbols at most are listed, each size when it is first asked for. */
  readonly size: number;
  readonly #room: Counts;
  readonly #levels: Level[] = [];

  constructor(search: Search, room: Counts, size: number) {
    this.#search = search;
    this.size = size;
    this.#room = room;
  }

  /** Lists what a question about so many symbols needs; whether an expression was left out that nobody could decide. */
  list(size: number): { doubtful: boolean } {
    const levels = Array.from({ length: Math.min(size, this.size) }, (_, at) => this.#level(at + 1));
    return { doubtful: levels.some(({ doubtful }) => doubtful) };
  }

  #level(size: number): Level {
    this.#levels[size] ??= new Level(this.#search, this.#room, size);
    return this.#levels[size] as Level;
  }

  /** Every value of exactly so many symbols, as many as are listed at most. */
  ofSize(size: number): readonly Entry[] {
    return this.#level(size).entries;
  }

  /** Whether a value of exactly so many symbols may be this fraction. */
  mayHave(wanted: Near, size: number): boolean {
    return size > this.size || this.#level(size).mayHave(wanted);
  }

  /** Offers every value of exactly so many symbols within the room that may be the number, until `take` says true. */
  visit(wanted: Near, size: number, room: Counts, take: Take): boolean {
    this.#search.step();
    if (size <= this.size) return this.#level(size).visit(wanted, room, take);
    if (!hasRoomFor(size, room)) return false;
    return this.#visitSigns(wanted, size, room, take);
  }

  #visitSigns(wanted: Near, size: number, room: Counts, take: Take): boolean {
    for (let at = FIRST_SIGN; at < room.length; at += 1)
      if ((room[at] ?? 0) > 0 && this.#visitSign(at, wanted, size, room, take)) return true;
    return false;
  }

  /** Those whose last operation is the sign at this place. */
  #visitSign(at: number, wanted: Near, size: number, room: Counts, take: Take): boolean {
    const sign = EQUATION_CUBES[at] as Sign;
    const { combiner } = this.#search;
    const rest = [...room];
    rest[at] = (rest[at] ?? 0) - 1;
    const offer = (made: Value | undefined, one: Counts, other?: Counts): boolean =>
      made !== undefined &&
      near.mayEqual(made, wanted) &&
      take(
        made,
        one.map((count, index) => count + (other?.[index] ?? 0) + (index === at ? 1 : 0)),
      );
    if (sign === 'r' && wanted.hi >= 0) {
      const square = near.multiply(wanted, wanted);
      if (this.visit(square, size - 1, rest, (value, bag) => offer(combiner.combine(sign, undefined, value), bag)))
        return true;
    }
    const sides: Side[] = sign === '+' || sign === 'x' ? ['left'] : ['left', 'right'];
    // Halves of about one size are listed both: whoever looks for one expression finds it there first.
    for (let small = (size - 1) >> 1; small >= 1; small -= 1)
      for (const { value: known, entries } of this.#level(small).groups) {
        if (!entries.some(({ bag }) => fits(bag.counts, rest))) continue;
        for (const side of sides) {
          const join: Take = (value, counts) =>
            entries.some(
              (entry) =>
                fitTogether(counts, entry.bag.counts, rest) &&
                offer(
                  side === 'left'
                    ? combiner.combine(sign, entry.value, value)
                    : combiner.combine(sign, value, entry.value),
                  counts,
                  entry.bag.counts,
                ),
            );
          const found = invert(sign, side, known, wanted, combiner.wholeOnly, (target) =>
            this.visit(target, size - 1 - small, rest, join),
          );
          if (found) return true;
        }
      }
    return false;
  }
}
