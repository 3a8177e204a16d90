// Bags of symbols: how often each one is in an expression. A bag has a number within the largest one, so bags add up as their numbers do.
import { cut } from '@openshake/rules';
import { CUBES as EQUATION_CUBES, type Cube as EquationCube } from '@openshake/rules/equations';
import { listOf, quoted } from '../refused.ts';
import { ROOT } from './signs.ts';
import type { Sign } from './value.ts';

export const FIRST_SIGN = EQUATION_CUBES.indexOf('+');

/** How many of each symbol, in the order of EQUATION_CUBES. */
export type Counts = readonly number[];

export function countsOf(cubes: readonly EquationCube[]): number[] {
  const counts = EQUATION_CUBES.map(() => 0);
  for (const cube of listOf('A section', cubes, '["3","+"]')) {
    const at = (EQUATION_CUBES as readonly unknown[]).indexOf(cube);
    if (at < 0)
      throw new RangeError(
        `${typeof cube === 'string' ? `“${cut(cube)}”` : quoted(cube)} is not a cube of Equations. Write a cube as a text: ${EQUATION_CUBES.join(' ')}.`,
      );
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

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

/** A bag, reduced to what decides whether an expression can use all of it. */
export class Bag {
  readonly key: number;
  readonly counts: Counts;
  readonly digits: number;
  readonly size: number;
  readonly roots: number;
  /** Signs that need a number on both sides. */
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

/** n − 1 signs join n numbers. A root joins two numbers, or comes before one. */
export const isComplete = (digits: number, joints: number, roots: number): boolean =>
  joints <= digits - 1 && digits - 1 <= joints + roots;

/** Whether an expression of this many symbols fits in the room. Without roots, for example, none has an even number. */
export function hasRoomFor(size: number, room: Counts): boolean {
  const all = new Bag(0, room);
  for (let digits = 1; digits <= Math.min(all.digits, size); digits += 1) {
    const joints = Math.min(all.joints, digits - 1, size - digits);
    const roots = size - digits - joints;
    if (roots <= all.roots && isComplete(digits, joints, roots)) return true;
  }
  return false;
}

/** A way to make an expression from a bag: `left sign right`, or a root of `right`. */
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

  /**
   * Every way to split a bag at its last operation, small left or right parts first.
   * Skips parts that `isEmpty` says make nothing.
   */
  splitsOf(bag: B, isEmpty: (part: B) => boolean): Split<B>[] {
    const splits: Split<B>[] = [];
    const signs = bag.counts.flatMap((count, index) => (index >= FIRST_SIGN && count > 0 ? [index] : []));
    if (bag.roots > 0 && isComplete(bag.digits, bag.joints, bag.roots - 1))
      splits.push({ sign: 'r', left: undefined, right: this.bag(bag.key - (this.#weights[ROOT] ?? 0)) });
    for (const key of this.#partsOf(bag)) {
      const part = this.bag(key);
      if (isEmpty(part)) continue;
      const isHalf = 2 * part.size === bag.size - 1;
      for (const at of signs) {
        if (bag.counts[at] === part.counts[at] || !leavesComplete(bag, part, at === ROOT)) continue;
        const otherKey = bag.key - key - (this.#weights[at] ?? 0);
        const sign = EQUATION_CUBES[at] as Sign;
        const commutes = sign === '+' || sign === 'x';
        // Of two equal halves, each one gets to be the part.
        if (commutes && isHalf && key > otherKey) continue;
        const other = this.bag(otherKey);
        if (isEmpty(other)) continue;
        splits.push({ sign, left: part, right: other });
        if (!commutes && !isHalf) splits.push({ sign, left: other, right: part });
      }
    }
    return splits;
  }

  /** The number of each complete part that is no larger than what remains beside it and a sign, the smallest first. */
  #partsOf(whole: Bag): number[] {
    const most = (whole.size - 1) >> 1;
    const parts: number[][] = Array.from({ length: most + 1 }, () => []);
    const kinds = whole.counts.flatMap((count, index) => (count > 0 ? [index] : []));
    const place = (at: number, key: number, size: number, digits: number, joints: number): void => {
      const index = kinds[at];
      if (index === undefined) {
        if (isComplete(digits, joints, size - digits - joints)) parts[size]?.push(key);
        return;
      }
      const weight = this.#weights[index] ?? 0;
      const isDigit = index < FIRST_SIGN;
      const isJoint = !isDigit && index !== ROOT;
      const end = Math.min(whole.counts[index] ?? 0, most - size, isJoint ? digits - 1 - joints : most);
      for (let count = 0; count <= end; count += 1)
        place(
          at + 1,
          key + count * weight,
          size + count,
          isDigit ? digits + count : digits,
          isJoint ? joints + count : joints,
        );
    };
    place(0, 0, 0, 0, 0);
    return parts.flat();
  }
}

/** Whether the rest of a bag, without a part and a sign, is complete. */
const leavesComplete = (bag: Bag, part: Bag, isRoot: boolean): boolean =>
  isComplete(
    bag.digits - part.digits,
    bag.joints - part.joints - (isRoot ? 0 : 1),
    bag.roots - part.roots - (isRoot ? 1 : 0),
  );
