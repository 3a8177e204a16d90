// Finds numbers by their leading bits: those practically equal to a double, in one step, and those between two.
import { leadingBits } from './bounds.ts';

/** Numbers closer than this share may be the same. It is far more than doubles err by here, and far less than the leading bits separate. */
export const CLOSE = 2 ** -28;

const hashOf = (bits: number): number => {
  const mixed = Math.imul(bits, 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
};

/** The places of numbers in a list, by number. Leaves out NaN. */
export class Nearby {
  readonly #numbers: Float64Array;
  /** The first entry of each slot, the entry after each, and its place in the list. */
  readonly #slots: Int32Array;
  readonly #after: Int32Array;
  readonly #places: Int32Array;
  #count = 0;
  #sorted: Int32Array | undefined;

  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
    // No number is in more than two slots.
    this.#after = new Int32Array(2 * numbers.length);
    this.#places = new Int32Array(2 * numbers.length);
    let slots = 16;
    while (slots < 4 * numbers.length) slots *= 2;
    this.#slots = new Int32Array(slots).fill(-1);
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] as number;
      if (Number.isNaN(number)) continue;
      // At the border between two slots a number is in both, so a search looks in only one.
      const one = this.#slotOf(number * (1 - CLOSE));
      const other = this.#slotOf(number * (1 + CLOSE));
      this.#add(one, place);
      if (other !== one) this.#add(other, place);
    }
  }

  #slotOf(number: number): number {
    return hashOf(leadingBits(number)) & (this.#slots.length - 1);
  }

  #add(slot: number, place: number): void {
    this.#after[this.#count] = this.#slots[slot] as number;
    this.#places[this.#count] = place;
    this.#slots[slot] = this.#count;
    this.#count += 1;
  }

  /** The first entry that is close to the number, or −1. */
  first(number: number): number {
    return this.#closeTo(number, this.#slots[this.#slotOf(number)] as number);
  }

  next(number: number, entry: number): number {
    return this.#closeTo(number, this.#after[entry] as number);
  }

  #closeTo(number: number, from: number): number {
    let entry = from;
    while (entry >= 0) {
      const off = (this.#numbers[this.#places[entry] as number] as number) - number;
      if (Math.abs(off) <= Math.abs(number) * CLOSE * 1.01) return entry;
      entry = this.#after[entry] as number;
    }
    return -1;
  }

  placeOf(entry: number): number {
    return this.#places[entry] as number;
  }

  /** Visits the places of all numbers from `lo` to `hi`. */
  between(lo: number, hi: number, visit: (place: number) => void): void {
    this.#sorted ??= this.#sort();
    const sorted = this.#sorted;
    const numberAt = (at: number): number => this.#numbers[sorted[at] as number] as number;
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (numberAt(middle) < lo) from = middle + 1;
      else to = middle;
    }
    for (let at = from; at < sorted.length && numberAt(at) <= hi; at += 1) visit(sorted[at] as number);
  }

  #sort(): Int32Array {
    const numbers = this.#numbers;
    const places = Int32Array.from(numbers.keys()).filter((place) => !Number.isNaN(numbers[place]));
    return places.sort((one, other) => (numbers[one] as number) - (numbers[other] as number));
  }
}
