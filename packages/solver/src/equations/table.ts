// All values of one bag of symbols, each once, found by number or by bounds.
import { leadingBits } from './bounds.ts';
import { mayEqual, type Near } from './near.ts';
import type { Value } from './value.ts';

/** Bounds narrower than this share of the number are kept in order; the few wider ones are looked at one by one. */
const NARROW = 2 ** -24;

const isNarrow = ({ lo, hi }: Near): boolean =>
  (lo > 0 || hi < 0) && hi - lo <= Math.min(Math.abs(lo), Math.abs(hi)) * NARROW;

export class Table {
  readonly values: Value[] = [];
  /** Fractions by their double; those that share one follow each other. */
  readonly #fractions = new Map<number, Value | Value[]>();
  /** Values without a fraction by a coarse double, to find the same one again. */
  readonly #coarse = new Map<number, Value[]>();
  readonly #wide: Value[] = [];
  readonly #narrow: Value[] = [];
  #ordered: { all: Value[]; soft: Value[] } | undefined;

  /** Adds a value unless it is proven to be there. */
  add(value: Value): void {
    if (value.d !== 0 ? this.#addFraction(value) : this.#addOther(value)) this.values.push(value);
  }

  #addFraction(value: Value): boolean {
    const key = value.n / value.d;
    const known = this.#fractions.get(key);
    if (known === undefined) {
      this.#fractions.set(key, value);
      return true;
    }
    const list = Array.isArray(known) ? known : [known];
    if (list.some(({ n, d }) => n === value.n && d === value.d)) return false;
    this.#fractions.set(key, [...list, value]);
    return true;
  }

  #addOther(value: Value): boolean {
    if (!isNarrow(value)) {
      if (this.#wide.some((other) => isSameForm(other, value))) return false;
      this.#wide.push(value);
      return true;
    }
    const middle = (value.lo + value.hi) / 2;
    const key = leadingBits(middle);
    const near = this.#coarse.get(key);
    if (near === undefined) this.#coarse.set(key, [value]);
    else if (near.some((other) => mayEqual(other, value) && isSameForm(other, value))) return false;
    else near.push(value);
    this.#narrow.push(value);
    return true;
  }

  /** The value that is this fraction. */
  fraction(n: number, d: number): Value | undefined {
    const known = this.#fractions.get(n / d);
    if (known === undefined) return undefined;
    if (!Array.isArray(known)) return known.n === n && known.d === d ? known : undefined;
    return known.find((other) => other.n === n && other.d === d);
  }

  /** Values that are no known fraction and may lie within the bounds. */
  others(bounds: Near, visit: (value: Value) => boolean): boolean {
    for (const value of this.#wide) if (mayEqual(value, bounds) && visit(value)) return true;
    return this.#narrow.length > 0 && inOrder(this.#order().soft, bounds, visit);
  }

  /** Every value that may lie within the bounds. */
  all(bounds: Near, visit: (value: Value) => boolean): boolean {
    for (const value of this.#wide) if (mayEqual(value, bounds) && visit(value)) return true;
    return inOrder(this.#order().all, bounds, visit);
  }

  #order(): { all: Value[]; soft: Value[] } {
    if (this.#ordered === undefined) {
      const wide = new Set(this.#wide);
      const byLow = (one: Value, other: Value) => one.lo - other.lo;
      this.#ordered = {
        all: this.values.filter((value) => !wide.has(value)).sort(byLow),
        soft: [...this.#narrow].sort(byLow),
      };
    }
    return this.#ordered;
  }
}

/** Only what the exact numbers write alike is taken for the same here: that costs little, and a value kept twice does no harm. */
const isSameForm = (one: Value, other: Value): boolean => one.core === other.core || one.exact.key === other.exact.key;

function inOrder(list: readonly Value[], { lo, hi }: Near, visit: (value: Value) => boolean): boolean {
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
    const value = list[index];
    if (!value || value.lo > hi) break;
    if (value.hi >= lo && visit(value)) return true;
  }
  return false;
}
