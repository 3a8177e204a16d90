// Numbers in the order of their bounds, to find those that may be within others.
import { mayEqual, type Near } from './near.ts';

/** Bounds narrower than this share of the number are kept in order. We look at the few wider ones one by one. */
const NARROW = 2 ** -24;

export const isNarrow = ({ d, lo, hi }: Near): boolean =>
  d !== 0 || ((lo > 0 || hi < 0) && hi - lo <= Math.min(Math.abs(lo), Math.abs(hi)) * NARROW);

export class Shelf<T extends Near> {
  readonly #narrow: T[] = [];
  readonly #wide: T[] = [];
  #inOrder = true;

  add(item: T): void {
    if (isNarrow(item)) {
      this.#narrow.push(item);
      this.#inOrder = false;
    } else this.#wide.push(item);
  }

  /** Those with bounds too wide to keep in order. */
  get wide(): readonly T[] {
    return this.#wide;
  }

  /** Every number that may be within the bounds, until `visit` says true. */
  visit(bounds: Near, visit: (item: T) => boolean): boolean {
    for (const item of this.#wide) if (mayEqual(item, bounds) && visit(item)) return true;
    const list = this.#narrow;
    if (list.length === 0) return false;
    if (!this.#inOrder) {
      list.sort((one, other) => one.lo - other.lo);
      this.#inOrder = true;
    }
    const { lo, hi } = bounds;
    // Narrow bounds that reach `lo` begin at most this much before it.
    const from = lo - Math.abs(lo) * 2 * NARROW;
    let first = 0;
    let end = list.length;
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((list[middle]?.lo ?? 0) < from) first = middle + 1;
      else end = middle;
    }
    for (let index = first; index < list.length; index += 1) {
      const item = list[index];
      if (!item || item.lo > hi) break;
      if (item.hi >= lo && mayEqual(item, bounds) && visit(item)) return true;
    }
    return false;
  }
}
