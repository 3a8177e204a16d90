// Bags of symbols: how often each stands in an expression. A bag is numbered within the largest one, so that bags add up as their numbers do.
import { EQUATION_CUBES, type EquationCube } from '@openshake/rules';
import type { Sign } from './value.ts';

const FIRST_SIGN = EQUATION_CUBES.indexOf('+');
const ROOT = EQUATION_CUBES.indexOf('r');

/** How many of each symbol, in the order of EQUATION_CUBES. */
export type Counts = readonly number[];

export const countsOf = (cubes: readonly EquationCube[]): number[] =>
  EQUATION_CUBES.map((cube) => cubes.filter((other) => other === cube).length);

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
}

/** n numbers are joined by n − 1 signs; a root joins two numbers or stands before one. */
export const isComplete = (digits: number, joints: number, roots: number): boolean =>
  joints <= digits - 1 && digits - 1 <= joints + roots;

/** A way to make an expression of a bag: `left sign right`, or a root of `right`. */
export interface Split<B extends Bag = Bag> {
  readonly sign: Sign;
  readonly left: B | undefined;
  readonly right: B;
}

/** Numbers the bags within one largest bag, and hands out each of them once. */
export class Bags<B extends Bag> {
  readonly #weights: number[] = [];
  readonly #known = new Map<number, B>();
  readonly #make: (key: number, counts: Counts) => B;

  constructor(largest: Counts, make: (key: number, counts: Counts) => B) {
    let weight = 1;
    for (const count of largest) {
      this.#weights.push(weight);
      weight *= count + 1;
    }
    this.#make = make;
  }

  get known(): Iterable<B> {
    return this.#known.values();
  }

  forget(): void {
    this.#known.clear();
  }

  bag(counts: Counts): B {
    let key = 0;
    for (let index = 0; index < counts.length; index += 1) key += (counts[index] ?? 0) * (this.#weights[index] ?? 0);
    let bag = this.#known.get(key);
    if (!bag) {
      bag = this.#make(key, [...counts]);
      this.#known.set(key, bag);
    }
    return bag;
  }

  /** Every way to split a bag at the operation that is worked last, small left or right parts first. */
  splitsOf(bag: B): Split<B>[] {
    const splits: Split<B>[] = [];
    const { counts } = bag;
    const rest = [...counts];
    for (let at = FIRST_SIGN; at < counts.length; at += 1) {
      if (rest[at] === 0) continue;
      const sign = EQUATION_CUBES[at] as Sign;
      rest[at] = (rest[at] ?? 0) - 1;
      if (sign === 'r' && isComplete(bag.digits, bag.joints, bag.roots - 1))
        splits.push({ sign, left: undefined, right: this.bag(rest) });
      const commutes = sign === '+' || sign === 'x';
      for (const part of this.#partsOf(rest)) {
        const other = this.bag(rest.map((count, index) => count - (part.counts[index] ?? 0)));
        if (commutes && part.key > other.key) continue;
        splits.push({ sign, left: part, right: other });
      }
      rest[at] = (rest[at] ?? 0) + 1;
    }
    return splits.sort((one, other) => smaller(one) - smaller(other));
  }

  /** Each part of the counts that is complete, and whose remainder is. */
  #partsOf(whole: Counts): B[] {
    const parts: B[] = [];
    const part = whole.map(() => 0);
    let [digits, joints, roots] = [0, 0, 0];
    const all = new Bag(0, whole);
    const place = (index: number): void => {
      if (index === whole.length) {
        if (digits === 0 || digits === all.digits) return;
        if (!isComplete(digits, joints, roots)) return;
        if (!isComplete(all.digits - digits, all.joints - joints, all.roots - roots)) return;
        parts.push(this.bag(part));
        return;
      }
      const most = whole[index] ?? 0;
      for (let count = 0; count <= most; count += 1) {
        part[index] = count;
        if (index < FIRST_SIGN) digits += count;
        else if (index === ROOT) roots += count;
        else joints += count;
        place(index + 1);
        if (index < FIRST_SIGN) digits -= count;
        else if (index === ROOT) roots -= count;
        else joints -= count;
      }
      part[index] = 0;
    };
    place(0);
    return parts;
  }
}

const smaller = ({ left, right }: Split): number => (left ? Math.min(left.size, right.size) : 0);
