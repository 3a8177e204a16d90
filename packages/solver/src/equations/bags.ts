// Bags of symbols: how often each stands in an expression. A bag is numbered within the largest one, so that bags add up as their numbers do.
import { EQUATION_CUBES, type EquationCube } from '@openshake/rules';
import type { Sign } from './value.ts';

export const FIRST_SIGN = EQUATION_CUBES.indexOf('+');
export const ROOT = EQUATION_CUBES.indexOf('r');

/** How many of each symbol, in the order of EQUATION_CUBES. */
export type Counts = readonly number[];

export const countsOf = (cubes: readonly EquationCube[]): number[] =>
  EQUATION_CUBES.map((cube) => cubes.filter((other) => other === cube).length);

export const plus = (one: Counts, other: Counts): number[] => one.map((count, index) => count + (other[index] ?? 0));

export const fits = (part: Counts, room: Counts): boolean => {
  for (let index = 0; index < room.length; index += 1) if ((part[index] ?? 0) > (room[index] ?? 0)) return false;
  return true;
};

/** So many of each symbol as both have. */
export const lesser = (one: Counts, other: Counts): number[] =>
  one.map((count, index) => Math.min(count, other[index] ?? 0));

/** Whether both are within the room, one beside the other. */
export function fitTogether(one: Counts, other: Counts | undefined, room: Counts): boolean {
  for (let index = 0; index < room.length; index += 1)
    if ((one[index] ?? 0) + (other?.[index] ?? 0) > (room[index] ?? 0)) return false;
  return true;
}

/** A bag by what decides whether an expression can be made of all of it. */
export class Bag {
  readonly key: number;
  readonly counts: Counts;
  readonly digits: number;
  readonly size: number;
  readonly roots: number;
  /** Signs that need a number on either side. */
  readonly joints: number;

  constructor(key: number, counts: Counts) {
    this.key = key;
    this.counts = counts;
    let digits = 0;
    let size = 0;
    counts.forEach((count, index) => {
      size += count;
      if (index < FIRST_SIGN) digits += count;
    });
    this.digits = digits;
    this.size = size;
    this.roots = counts[ROOT] ?? 0;
    this.joints = size - digits - this.roots;
  }

  has(sign: Sign): boolean {
    return (this.counts[EQUATION_CUBES.indexOf(sign)] ?? 0) > 0;
  }
}

/** n numbers are joined by n − 1 signs; a root joins two numbers or stands before one. */
export const isComplete = (digits: number, joints: number, roots: number): boolean =>
  joints <= digits - 1 && digits - 1 <= joints + roots;

/** Whether an expression of so many symbols can be made within the room: without roots, say, none has an even number. */
export function hasRoomFor(size: number, room: Counts): boolean {
  const all = new Bag(0, room);
  for (let digits = 1; digits <= Math.min(all.digits, size); digits += 1) {
    const joints = Math.min(all.joints, digits - 1, size - digits);
    const roots = size - digits - joints;
    if (roots <= all.roots && isComplete(digits, joints, roots)) return true;
  }
  return false;
}

/** A way to make an expression of a bag: `left sign right`, or a root of `right`. */
export interface Split<B extends Bag = Bag> {
  readonly sign: Sign;
  readonly left: B | undefined;
  readonly right: B;
}

/** A bag of which only some symbols are there because they must be. */
export interface Kept extends Bag {
  /** So many of each symbol must stay; whatever is beyond may be saved. */
  readonly least: Counts;
}

/** Numbers the bags within one largest bag, and hands out each of them once with what must stay of it. */
export class Bags<B extends Kept> {
  /** What one more of a symbol adds to the number of a bag. */
  readonly #weights: number[] = [];
  readonly #largest: Counts;
  /** Of these bags all must stay. */
  readonly #whole = new Map<number, B>();
  /** The others, by the number of what must stay. */
  readonly #known = new Map<number, Map<number, B>>();
  readonly #make: (key: number, counts: Counts, least: Counts) => B;

  constructor(largest: Counts, make: (key: number, counts: Counts, least: Counts) => B) {
    let weight = 1;
    for (const count of largest) {
      this.#weights.push(weight);
      weight *= count + 1;
    }
    this.#largest = largest;
    this.#make = make;
  }

  forget(): void {
    this.#whole.clear();
    this.#known.clear();
  }

  keyOf(counts: Counts): number {
    let key = 0;
    for (let index = 0; index < counts.length; index += 1) key += (counts[index] ?? 0) * (this.#weights[index] ?? 0);
    return key;
  }

  /** `least`: the number of what must stay. */
  bag(key: number, least: number): B {
    const same = key === least ? this.#whole : this.#withLeast(least);
    let bag = same.get(key);
    if (!bag) {
      const counts = this.#countsOf(key);
      bag = this.#make(key, counts, key === least ? counts : this.#countsOf(least));
      same.set(key, bag);
    }
    return bag;
  }

  #withLeast(least: number): Map<number, B> {
    let same = this.#known.get(least);
    if (!same) {
      same = new Map();
      this.#known.set(least, same);
    }
    return same;
  }

  #countsOf(key: number): Counts {
    let rest = key;
    return this.#largest.map((most) => {
      const count = rest % (most + 1);
      rest = (rest - count) / (most + 1);
      return count;
    });
  }

  /** Every way to split a bag at the operation that is worked last, small left or right parts first; `isEmpty` tells of parts of which nothing can be made. */
  splitsOf(bag: B, isEmpty: (part: B) => boolean): Split<B>[] {
    const splits: Split<B>[] = [];
    const signs = bag.counts.flatMap((count, index) => (index >= FIRST_SIGN && count > 0 ? [index] : []));
    if (bag.roots > 0 && isComplete(bag.digits, bag.joints, bag.roots - 1)) {
      const { key, least } = this.#without(bag, ROOT, bag.key, this.keyOf(bag.least), bag.roots);
      splits.push({ sign: 'r', left: undefined, right: this.bag(key, least) });
    }
    for (const { key, counts, mine, theirs, digits, joints, roots } of this.#partsOf(bag)) {
      const part = this.bag(key, mine);
      if (isEmpty(part)) continue;
      for (const at of signs) {
        const left = (bag.counts[at] ?? 0) - (counts[at] ?? 0);
        if (left === 0) continue;
        const isRoot = at === ROOT;
        if (
          !isComplete(bag.digits - digits, bag.joints - joints - (isRoot ? 0 : 1), bag.roots - roots - (isRoot ? 1 : 0))
        )
          continue;
        const rest = this.#without(bag, at, bag.key - key, theirs, left);
        const sign = EQUATION_CUBES[at] as Sign;
        const isHalf = 2 * part.size === bag.size - 1;
        const commutes = sign === '+' || sign === 'x';
        // Of two halves both come as the part.
        if (commutes && isHalf && key > rest.key) continue;
        const other = this.bag(rest.key, rest.least);
        if (isEmpty(other)) continue;
        splits.push({ sign, left: part, right: other });
        if (!commutes && !isHalf) splits.push({ sign, left: other, right: part });
      }
    }
    return splits;
  }

  /** One of `there` symbols less: the number of what is left of a bag, and of what must stay of that. */
  #without({ least }: B, at: number, key: number, stay: number, there: number): { key: number; least: number } {
    const weight = this.#weights[at] ?? 0;
    return { key: key - weight, least: there > (least[at] ?? 0) ? stay : stay - weight };
  }

  /** Each complete part of less than half of a bag, or half beside a sign, the smallest first: with the numbers of what must stay of it, and of the rest. */
  #partsOf(whole: B): Part[] {
    const parts: Part[][] = Array.from({ length: ((whole.size - 1) >> 1) + 1 }, () => []);
    const most = parts.length - 1;
    const counts = whole.counts.map(() => 0);
    const place = (
      index: number,
      size: number,
      key: number,
      mine: number,
      theirs: number,
      digits: number,
      joints: number,
    ): void => {
      if (index === counts.length) {
        const roots = size - digits - joints;
        if (isComplete(digits, joints, roots))
          parts[size]?.push({ key, counts: [...counts], mine, theirs, digits, joints, roots });
        return;
      }
      const there = whole.counts[index] ?? 0;
      if (there === 0) {
        place(index + 1, size, key, mine, theirs, digits, joints);
        return;
      }
      const weight = this.#weights[index] ?? 0;
      const stay = whole.least[index] ?? 0;
      const isDigit = index < FIRST_SIGN;
      const isJoint = !isDigit && index !== ROOT;
      const end = Math.min(there, most - size, isJoint ? digits - 1 - joints : there);
      for (let count = 0; count <= end; count += 1) {
        counts[index] = count;
        place(
          index + 1,
          size + count,
          key + count * weight,
          mine + Math.min(count, stay) * weight,
          theirs + Math.min(there - count, stay) * weight,
          isDigit ? digits + count : digits,
          isJoint ? joints + count : joints,
        );
      }
      counts[index] = 0;
    };
    place(0, 0, 0, 0, 0, 0, 0);
    return parts.flat();
  }
}

interface Part {
  readonly key: number;
  readonly counts: Counts;
  readonly mine: number;
  readonly theirs: number;
  readonly digits: number;
  readonly joints: number;
  readonly roots: number;
}
