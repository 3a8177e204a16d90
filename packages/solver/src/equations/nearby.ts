// Numbers found again by their leading bits: those that are as good as equal to a double, in one step.
import { leadingBits } from './bounds.ts';

/** Numbers closer than this share of them may be the same. It is far more than doubles err by here, and far less than the leading bits tell. */
const CLOSE = 2 ** -28;

const hashOf = (bits: number): number => {
  const mixed = Math.imul(bits, 0x9e3779b1);
  return mixed ^ (mixed >>> 16);
};

/** The places of numbers in a list, by number. What is NaN is left out. */
export class Nearby {
  readonly #numbers: Float64Array;
  /** The first entry of each slot, the entry after each, and its place in the list. */
  readonly #slots: Int32Array;
  readonly #after: number[] = [];
  readonly #places: number[] = [];

  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
    let slots = 16;
    while (slots < 4 * numbers.length) slots *= 2;
    this.#slots = new Int32Array(slots).fill(-1);
    numbers.forEach((number, place) => {
      if (Number.isNaN(number)) return;
      // At the border between two slots it stands in both: whoever looks needs to look in one.
      const one = this.#slotOf(number * (1 - CLOSE));
      const other = this.#slotOf(number * (1 + CLOSE));
      this.#add(one, place);
      if (other !== one) this.#add(other, place);
    });
  }

  #slotOf(number: number): number {
    return hashOf(leadingBits(number)) & (this.#slots.length - 1);
  }

  #add(slot: number, place: number): void {
    this.#after.push(this.#slots[slot] as number);
    this.#places.push(place);
    this.#slots[slot] = this.#after.length - 1;
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
}

/** Whether a number may be among many that were added; a few others are taken for them. */
export class Sieve {
  readonly #bits: Int32Array;

  /** 2 to this many bits. */
  constructor(size: number) {
    this.#bits = new Int32Array(2 ** (size - 5));
  }

  add(number: number): void {
    this.#set(leadingBits(number * (1 - CLOSE)));
    this.#set(leadingBits(number * (1 + CLOSE)));
  }

  #set(bits: number): void {
    const at = hashOf(bits) & (this.#bits.length * 32 - 1);
    this.#bits[at >>> 5] = (this.#bits[at >>> 5] as number) | (1 << (at & 31));
  }

  has(number: number): boolean {
    const at = hashOf(leadingBits(number)) & (this.#bits.length * 32 - 1);
    return ((this.#bits[at >>> 5] as number) & (1 << (at & 31))) !== 0;
  }
}
