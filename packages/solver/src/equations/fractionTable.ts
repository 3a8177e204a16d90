// Fractions found by their double, and where other numbers may be: lists that searches read many millions of times.
import { leadingBits, wordsMixed } from './bounds.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { isNarrow } from './shelf.ts';

const MIX = 0x9e3779b1;

/** A slot without a fraction. */
const EMPTY = -1;

/** The doubles n/d of many fractions, each with its place in a list. Division rounds correctly, so equal fractions have one double, reduced or not. */
export class FractionTable {
  readonly n: Float64Array;
  readonly d: Float64Array;
  readonly #keys: Float64Array;
  readonly #places: Int32Array;
  readonly #mask: number;

  constructor(fractions: readonly Near[]) {
    let slots = 16;
    while (slots < 2 * fractions.length) slots *= 2;
    this.#mask = slots - 1;
    this.#keys = new Float64Array(slots);
    this.#places = new Int32Array(slots).fill(EMPTY);
    this.n = Float64Array.from(fractions, ({ n }) => n);
    this.d = Float64Array.from(fractions, ({ d }) => d);
    fractions.forEach(({ n, d }, place) => {
      let slot = wordsMixed(n / d) & this.#mask;
      while (this.#places[slot] !== EMPTY) slot = (slot + 1) & this.#mask;
      this.#keys[slot] = n / d;
      this.#places[slot] = place;
    });
  }

  /** The first slot with this double, or −1. */
  slotOf(key: number): number {
    return this.#from(wordsMixed(key) & this.#mask, key);
  }

  /** The next slot with the same double: large fractions may share one. */
  slotAfter(slot: number, key: number): number {
    return this.#from((slot + 1) & this.#mask, key);
  }

  #from(start: number, key: number): number {
    for (let slot = start; this.#places[slot] !== EMPTY; slot = (slot + 1) & this.#mask)
      if (this.#keys[slot] === key) return slot;
    return EMPTY;
  }

  placeAt(slot: number): number {
    return this.#places[slot] as number;
  }
}

/** A set of fractions, known by their doubles. It may seem to hold more than was put in, never less. */
export class Doubles {
  /** Numbers too large to be known as fractions. */
  readonly #vague = new Cells();
  readonly #bits: Uint32Array;
  readonly #shift: number;

  /** `many`: about how many there will be. */
  constructor(many: number) {
    const size = Math.min(MOST_BITS, Math.max(LEAST_BITS, Math.ceil(Math.log2(many)) + SPARSE));
    this.#bits = new Uint32Array(2 ** (size - 5));
    this.#shift = 32 - size;
  }

  add(double: number): void {
    const bit = Math.imul(wordsMixed(double), MIX) >>> this.#shift;
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  addNear(number: Near): void {
    if (number.d !== 0) this.add(number.n / number.d);
    else this.#vague.add(number);
  }

  mayHave(fraction: Near): boolean {
    const bit = Math.imul(wordsMixed(fraction.n / fraction.d), MIX) >>> this.#shift;
    return (((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1 || this.#vague.mayHold(fraction);
  }
}

/** Eight bits per double, 16 MiB at most. */
const SPARSE = 3;
const LEAST_BITS = 10;
const MOST_BITS = 27;

/** Bits of a number's place among the cells by default. More cells than there are bits share one. */
const CELL_BITS = 22;

/** Where unlisted numbers may be. */
export class Cells {
  readonly #cells: Uint32Array;
  readonly #shift: number;
  readonly #wide: Near[] = [];
  /** The wide ones begin and end here. */
  #lo = Number.POSITIVE_INFINITY;
  #hi = Number.NEGATIVE_INFINITY;
  #isEmpty = true;

  constructor(bits = CELL_BITS) {
    this.#cells = new Uint32Array(2 ** (bits - 5));
    this.#shift = 32 - bits;
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  add(number: Near): void {
    this.#isEmpty = false;
    if (isNarrow(number)) {
      this.#mark(number.lo);
      this.#mark(number.hi);
      return;
    }
    this.#wide.push(number);
    this.#lo = Math.min(this.#lo, number.lo);
    this.#hi = Math.max(this.#hi, number.hi);
  }

  #mark(end: number): void {
    const cell = Math.imul(leadingBits(end), MIX) >>> this.#shift;
    this.#cells[cell >>> 5] = (this.#cells[cell >>> 5] as number) | (1 << (cell & 31));
  }

  #isMarked(end: number): boolean {
    const cell = Math.imul(leadingBits(end), MIX) >>> this.#shift;
    return (((this.#cells[cell >>> 5] as number) >>> (cell & 31)) & 1) === 1;
  }

  /** False is proven. Narrow bounds begin and end in one cell or in two neighboring ones. */
  mayHold(wanted: Near): boolean {
    if (this.#isEmpty) return false;
    if (!isNarrow(wanted)) return true;
    if (this.#isMarked(wanted.lo) || this.#isMarked(wanted.hi)) return true;
    if (wanted.hi < this.#lo || wanted.lo > this.#hi) return false;
    for (const other of this.#wide) if (near.mayEqual(other, wanted)) return true;
    return false;
  }

  /** The same for a fraction when only its double is known. */
  mayHoldAt(double: number): boolean {
    return !this.#isEmpty && this.mayHoldWithin(double, Math.abs(double) * 2 ** -50);
  }

  /** The same for a number this near to this one. */
  mayHoldWithin(middle: number, error: number): boolean {
    if (this.#isEmpty) return false;
    // NaN also stands for any number, and 0 has no cell.
    if (!(error <= Math.abs(middle) * LEEWAY) || middle === 0) return true;
    const [lo, hi] = [middle - error, middle + error];
    if (this.#isMarked(lo) || this.#isMarked(hi)) return true;
    if (hi < this.#lo || lo > this.#hi) return false;
    for (const wide of this.#wide) if (wide.lo <= hi && wide.hi >= lo) return true;
    return false;
  }
}

/** Bounds narrower than this share of the number have their ends in one cell or in two neighboring ones. */
const LEEWAY = 2 ** -26;
