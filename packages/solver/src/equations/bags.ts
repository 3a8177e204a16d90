// Bags of symbols: how often each stands in an expression. A bag is numbered within the largest one, so that bags add up as their numbers do.
import { EQUATION_CUBES, type EquationCube } from '@openshake/rules';
import type { Sign } from './value.ts';

export const FIRST_SIGN = EQUATION_CUBES.indexOf('+');
export const POWER = EQUATION_CUBES.indexOf('^');
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

/** Numbers the bags within one largest bag, and hands out each of them once. */
export class Bags<B extends Bag> {
  /** What one more of a symbol adds to the number of a bag. */
  readonly #weights: number[] = [];
  readonly #largest: Counts;
  readonly #known = new Map<number, B>();
  readonly #make: (key: number, counts: Counts) => B;

  constructor(largest: Counts, make: (key: number, counts: Counts) => B) {
    let weight = 1;
    for (const count of largest) {
      this.#weights.push(weight);
      weight *= count + 1;
    }
    this.#largest = largest;
    this.#make = make;
  }

  forget(): void {
    this.#known.clear();
  }

  keyOf(counts: Counts): number {
    let key = 0;
    for (let index = 0; index < counts.length; index += 1) key += (counts[index] ?? 0) * (this.#weights[index] ?? 0);
    return key;
  }

  bag(key: number): B {
    let bag = this.#known.get(key);
    if (!bag) {
      bag = this.#make(key, this.#countsOf(key));
      this.#known.set(key, bag);
    }
    return bag;
  }

  #countsOf(key: number): Counts {
    let rest = key;
    return this.#largest.map((most) => {
      const count = rest % (most + 1);
      rest = (rest - count) / (most + 1);
      return count;
    });
  }

  /** Every way to split a bag at the operation that is worked last, small left or right parts first. */
  splitsOf(bag: B): Split<B>[] {
    // By the size of the smaller part.
    const splits: Split<B>[][] = Array.from({ length: (bag.size >> 1) + 1 }, () => []);
    for (let at = FIRST_SIGN; at < bag.counts.length; at += 1) {
      if (bag.counts[at] === 0) continue;
      const sign = EQUATION_CUBES[at] as Sign;
      const rest = this.bag(bag.key - (this.#weights[at] ?? 0));
      if (sign === 'r' && isComplete(rest.digits, rest.joints, rest.roots))
        splits[0]?.push({ sign, left: undefined, right: rest });
      const commutes = sign === '+' || sign === 'x';
      for (const part of this.#partsOf(rest)) {
        const other = rest.key - part;
        if (commutes && part > other) continue;
        const [left, right] = [this.bag(part), this.bag(other)];
        splits[Math.min(left.size, right.size)]?.push({ sign, left, right });
      }
    }
    return splits.flat();
  }

  /** The number of each part that is complete, and whose remainder is. */
  #partsOf(whole: Bag): number[] {
    const parts: number[] = [];
    const kinds = whole.counts.flatMap((count, index) => (count > 0 ? [index] : []));
    const place = (at: number, key: number, digits: number, joints: number, roots: number): void => {
      const index = kinds[at];
      if (index === undefined) {
        if (
          isComplete(digits, joints, roots) &&
          isComplete(whole.digits - digits, whole.joints - joints, whole.roots - roots)
        )
          parts.push(key);
        return;
      }
      const weight = this.#weights[index] ?? 0;
      const most = whole.counts[index] ?? 0;
      for (let count = 0; count <= most; count += 1) {
        const next = key + count * weight;
        if (index < FIRST_SIGN) place(at + 1, next, digits + count, joints, roots);
        else if (index === ROOT) place(at + 1, next, digits, joints, roots + count);
        else if (joints + count < digits) place(at + 1, next, digits, joints + count, roots);
      }
    };
    place(0, 0, 0, 0, 0);
    return parts;
  }
}
