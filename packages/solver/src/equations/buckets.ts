// Many numbers by their leading bits, to find those that may lie within narrow bounds. Nothing is sorted, so lists of any length are quick to make.
import { leadingBits } from './bounds.ts';
import { mayEqual, type Near } from './near.ts';
import { isNarrow } from './shelf.ts';

const MIX = 0x9e3779b1;
const EMPTY = -1;

/** Bounds narrower than this share of the number lie in one bucket or in two neighboring ones. */
const NARROW = 2 ** -24;

export class Buckets<T extends Near> {
  readonly #items: readonly T[];
  readonly #wide: T[] = [];
  /** The wide ones begin and end here. */
  #wideLo = Number.POSITIVE_INFINITY;
  #wideHi = Number.NEGATIVE_INFINITY;
  readonly #shift: number;
  /** The first entry of each bucket, and the next of each entry. Entry 2i is item i by its lower end, 2i + 1 by its upper end if that is elsewhere. */
  readonly #heads: Int32Array;
  readonly #next: Int32Array;

  constructor(items: readonly T[]) {
    let bits = 4;
    while (2 ** bits < 2 * items.length) bits += 1;
    this.#items = items;
    this.#shift = 32 - bits;
    this.#heads = new Int32Array(2 ** bits).fill(EMPTY);
    this.#next = new Int32Array(2 * items.length);
    items.forEach((item, at) => {
      if (!isNarrow(item)) {
        this.#wide.push(item);
        this.#wideLo = Math.min(this.#wideLo, item.lo);
        this.#wideHi = Math.max(this.#wideHi, item.hi);
        return;
      }
      const [first, last] = [this.#bucketOf(item.lo), this.#bucketOf(item.hi)];
      this.#enter(first, 2 * at);
      if (last !== first) this.#enter(last, 2 * at + 1);
    });
  }

  #bucketOf(end: number): number {
    // 0 and −0 are one number.
    return Math.imul(leadingBits(end + 0), MIX) >>> this.#shift;
  }

  #enter(bucket: number, entry: number): void {
    this.#next[entry] = this.#heads[bucket] as number;
    this.#heads[bucket] = entry;
  }

  /** Every number that may be the one wanted, some twice, until `visit` says true. */
  visit(wanted: Near, visit: (item: T) => boolean): boolean {
    const { lo, hi } = wanted;
    if (this.#wide.length > 0 && lo <= this.#wideHi && hi >= this.#wideLo)
      for (const item of this.#wide) if (mayEqual(item, wanted) && visit(item)) return true;
    if (!isNarrow(wanted)) {
      for (const item of this.#items) if (isNarrow(item) && mayEqual(item, wanted) && visit(item)) return true;
      return false;
    }
    const [first, last] = [this.#bucketOf(lo), this.#bucketOf(hi)];
    return this.#visitBucket(first, wanted, visit) || (last !== first && this.#visitBucket(last, wanted, visit));
  }

  #visitBucket(bucket: number, wanted: Near, visit: (item: T) => boolean): boolean {
    for (let entry = this.#heads[bucket] as number; entry !== EMPTY; entry = this.#next[entry] as number) {
      const item = this.#items[entry >> 1] as T;
      if (mayEqual(item, wanted) && visit(item)) return true;
    }
    return false;
  }

  /** Whether a number may be this near to this one. False is proven. */
  mayHold(middle: number, error: number): boolean {
    // NaN also stands for any number.
    if (!(error <= (Math.abs(middle) * NARROW) / 4)) return true;
    const lo = middle - error;
    const hi = middle + error;
    const [first, last] = [this.#bucketOf(lo), this.#bucketOf(hi)];
    if (this.#isAnyIn(first, lo, hi) || (last !== first && this.#isAnyIn(last, lo, hi))) return true;
    if (this.#wide.length === 0 || lo > this.#wideHi || hi < this.#wideLo) return false;
    return this.#wide.some((item) => item.lo <= hi && item.hi >= lo);
  }

  #isAnyIn(bucket: number, lo: number, hi: number): boolean {
    for (let entry = this.#heads[bucket] as number; entry !== EMPTY; entry = this.#next[entry] as number) {
      const item = this.#items[entry >> 1] as T;
      if (item.lo <= hi && item.hi >= lo) return true;
    }
    return false;
  }
}
