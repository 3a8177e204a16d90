// The numbers that pairs make, by doubles: the pairs of one number form a list, and each number has its logarithm.
import { log2, wordsMixed } from './bounds.ts';
import type { Side } from './invert.ts';

/** If a number is closer to 1 than this, its logarithm comes from its bounds. */
const NEXT_TO_ONE = 2 ** -6;
export const isNextToOne = (x: number): boolean => Math.abs(Math.abs(x) - 1) < NEXT_TO_ONE;

/** A double with fewer bits: usually the same for two that stand for one number. */
const blurred = (x: number): number => {
  const split = x * 8_193;
  return split - (split - x);
};

/** Two numbers joined by a sign, the first on this side of it. A root without an index has no first number. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly sign: number;
  readonly side: Side;
}

export class Heads {
  /** For each pair: which two numbers, which sign, on which side of it the first one is, and the next pair of the same number. */
  readonly #ones: Int32Array;
  readonly #others: Int32Array;
  readonly #ways: Int8Array;
  readonly #after: Int32Array;
  #pairs = 0;
  /** The numbers, each with its first pair. */
  readonly #heads: number[] = [];
  readonly numbers: number[] = [];
  readonly logs: number[] = [];
  /** Numbers without a known logarithm, and numbers with only a logarithm. */
  readonly loose: number[] = [];
  readonly far: number[] = [];
  /** Fractions that were worked out, each with its number. */
  readonly #fractions = new Map<number | string, number>();
  /** Numbers plus one, by hash. */
  #slots = new Int32Array(2 ** 12);
  #slotted = 0;

  /** For this many pairs. */
  constructor(most: number) {
    this.#ones = new Int32Array(most);
    this.#others = new Int32Array(most);
    this.#ways = new Int8Array(most);
    this.#after = new Int32Array(most);
  }

  /** Whether there were more pairs than there is room for. Then some are lost. */
  get isFull(): boolean {
    return this.#pairs > this.#ones.length;
  }

  #pair(sign: number, side: Side, one: number, other: number): number {
    const pair = this.#pairs;
    this.#ones[pair] = one;
    this.#others[pair] = other;
    this.#ways[pair] = 2 * sign + (side === 'left' ? 0 : 1);
    this.#pairs += 1;
    return pair;
  }

  /** A new number with its first pair. */
  #head(pair: number, number: number, log: number): number {
    this.#after[pair] = -1;
    this.#heads.push(pair);
    this.numbers.push(number);
    this.logs.push(log);
    return this.#heads.length - 1;
  }

  #join(pair: number, head: number): void {
    this.#after[pair] = this.#heads[head] as number;
    this.#heads[head] = pair;
  }

  /** A number that is not a plain double has only a logarithm. Others may lack one. */
  put(number: number, log: number, sign: number, side: Side, one: number, other: number): void {
    const pair = this.#pair(sign, side, one, other);
    // Next to 1, numbers with the same leading bits have different logarithms.
    if (isNextToOne(number)) {
      this.#head(pair, number, log);
      return;
    }
    const isPlain = !Number.isNaN(number);
    const slot = this.#slotOf(blurred(isPlain ? number : log), isPlain);
    const known = (this.#slots[slot] as number) - 1;
    if (known >= 0) {
      this.#join(pair, known);
      return;
    }
    const head = this.#head(pair, number, Number.isNaN(log) ? log2(Math.abs(number)) : log);
    if (!isPlain) this.far.push(head);
    this.#slots[slot] = head + 1;
    this.#slotted += 1;
    if (2 * this.#slotted > this.#slots.length) this.#grow();
  }

  /** A number that was worked out; `key` is the same for the same fraction. If its logarithm is missing, it is not known. */
  putAlone(number: number, log: number, key: number | string | undefined, { sign, side, one, other }: Pair): void {
    const pair = this.#pair(sign, side, one, other);
    const known = key === undefined ? undefined : this.#fractions.get(key);
    if (known !== undefined) {
      this.#join(pair, known);
      return;
    }
    const head = this.#head(pair, number, log);
    if (key !== undefined) this.#fractions.set(key, head);
    if (Number.isNaN(log)) this.loose.push(head);
  }

  #slotOf(key: number, isPlain: boolean): number {
    const mask = this.#slots.length - 1;
    let slot = wordsMixed(key) & mask;
    for (;;) {
      const head = (this.#slots[slot] as number) - 1;
      if (head < 0 || this.#isHead(head, key, isPlain)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isHead(head: number, key: number, isPlain: boolean): boolean {
    const number = this.numbers[head] as number;
    return isPlain ? blurred(number) === key : Number.isNaN(number) && blurred(this.logs[head] as number) === key;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length);
    for (const entry of before) {
      if (entry === 0) continue;
      const number = this.numbers[entry - 1] as number;
      const isPlain = !Number.isNaN(number);
      this.#slots[this.#slotOf(blurred(isPlain ? number : (this.logs[entry - 1] as number)), isPlain)] = entry;
    }
  }

  visitPairs(place: number, visit: (one: number, other: number, sign: number, side: Side) => void): void {
    for (let pair = this.#heads[place] as number; pair >= 0; pair = this.#after[pair] as number) {
      const way = this.#ways[pair] as number;
      visit(this.#ones[pair] as number, this.#others[pair] as number, way >> 1, way % 2 === 0 ? 'left' : 'right');
    }
  }
}
