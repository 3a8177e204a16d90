// Every bag of up to so many symbols that a table's cubes allow, whatever one symbol its 0s stand for: each has a number, found by adding packed words.
import { EQUATION_CUBES } from '@openshake/rules';
import { type Counts, FIRST_SIGN, isComplete, ROOT } from './bags.ts';

/** A count takes four bits and one above them that stays clear, so that words add and compare like their counts do. */
const BITS = 5;
const MOST_OF_ONE = 2 ** (BITS - 1) - 1;

/** Larger bags are not numbered: no count of theirs would surely fit its bits. */
export const MOST_SYMBOLS = MOST_OF_ONE;

/** Three words: the digits up to 4, those from 5 on, the signs. */
const FIRST_OF_WORD = [0, 5, FIRST_SIGN] as const;
type Word = 0 | 1 | 2;
const wordOf = (symbol: number): Word => (symbol < FIRST_OF_WORD[1] ? 0 : symbol < FIRST_OF_WORD[2] ? 1 : 2);
const shiftOf = (symbol: number): number => BITS * (symbol - FIRST_OF_WORD[wordOf(symbol)]);

/** The clear bit above each count. */
const GUARDS = Array.from({ length: 6 }, (_, at) => 2 ** (BITS * at + BITS - 1)).reduce((sum, bit) => sum + bit, 0);

type Packed = readonly [number, number, number];

export function pack(counts: Counts): Packed {
  const words: [number, number, number] = [0, 0, 0];
  counts.forEach((count, symbol) => {
    words[wordOf(symbol)] += Math.min(count, MOST_OF_ONE) << shiftOf(symbol);
  });
  return words;
}

/** Digits or signs of a bag. */
interface Half {
  readonly words: Packed;
  readonly size: number;
  readonly roots: number;
  /** The symbol of which there are more than without the 0s. */
  readonly wild: number;
}

/** No symbol needs a 0. */
export const PLAIN = -1;

/** Every choice of these symbols, of one of which there may be `zeros` more; by size. */
function halvesOf(symbols: readonly number[], room: Counts, zeros: number, most: number): Half[][] {
  const halves: Half[][] = Array.from({ length: most + 1 }, () => []);
  const place = (at: number, words: Packed, size: number, roots: number, wild: number): void => {
    const symbol = symbols[at];
    if (symbol === undefined) {
      halves[size]?.push({ words, size, roots, wild });
      return;
    }
    const plain = room[symbol] ?? 0;
    const end = Math.min(most - size, plain + (wild === PLAIN ? zeros : 0));
    for (let count = 0; count <= end; count += 1) {
      const next: [number, number, number] = [...words];
      next[wordOf(symbol)] += count << shiftOf(symbol);
      place(at + 1, next, size + count, symbol === ROOT ? count : roots, count > plain ? symbol : wild);
    }
  };
  place(0, [0, 0, 0], 0, 0, PLAIN);
  return halves;
}

const hashOf = (low: number, high: number, signs: number): number => {
  const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(signs, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
};

export class BagIndex {
  /** The bags of so many symbols have the numbers from `first[size]` up to `first[size + 1]`. */
  readonly first: readonly number[];
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #signs: Int32Array;
  readonly #wild: Int8Array;
  /** Numbers plus one, by hash. */
  readonly #slots: Int32Array;

  /** `room`: how many of each symbol there are, to which one symbol's `zeros` may be added. */
  constructor(room: Counts, zeros: number, most: number) {
    const symbols = EQUATION_CUBES.map((_, index) => index);
    const digits = halvesOf(symbols.slice(0, FIRST_SIGN), room, zeros, (most + 1) >> 1);
    const signs = halvesOf(symbols.slice(FIRST_SIGN), room, zeros, most - 1);
    const [low, high, third, wild]: [number[], number[], number[], number[]] = [[], [], [], []];
    const first: number[] = [0];
    for (let size = 1; size <= most; size += 1) {
      first.push(low.length);
      for (let count = 1; count <= Math.min(size, digits.length - 1); count += 1)
        for (const sign of signs[size - count] ?? []) {
          if (!isComplete(count, sign.size - sign.roots, sign.roots)) continue;
          for (const digit of digits[count] ?? []) {
            if (digit.wild !== PLAIN && sign.wild !== PLAIN) continue;
            low.push(digit.words[0]);
            high.push(digit.words[1]);
            third.push(sign.words[2]);
            wild.push(digit.wild === PLAIN ? sign.wild : digit.wild);
          }
        }
    }
    first.push(low.length);
    this.first = first;
    this.#low = Int32Array.from(low);
    this.#high = Int32Array.from(high);
    this.#signs = Int32Array.from(third);
    this.#wild = Int8Array.from(wild);
    let places = 16;
    while (places < 2 * low.length) places *= 2;
    this.#slots = new Int32Array(places);
    for (let bag = 0; bag < low.length; bag += 1)
      this.#slots[this.#slotOf(this.#low[bag] ?? 0, this.#high[bag] ?? 0, this.#signs[bag] ?? 0)] = bag + 1;
  }

  /** How many bags there are. */
  get length(): number {
    return this.#low.length;
  }

  /** Which symbol the 0s must stand for to make up the bag, or PLAIN. */
  wildOf(bag: number): number {
    return this.#wild[bag] ?? PLAIN;
  }

  /** Where a bag is, or would be, among the slots. */
  #slotOf(low: number, high: number, signs: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = hashOf(low, high, signs) & mask;
    for (;;) {
      const bag = (slots[at] as number) - 1;
      if (bag < 0 || (this.#low[bag] === low && this.#high[bag] === high && this.#signs[bag] === signs)) return at;
      at = (at + 1) & mask;
    }
  }

  /** The bag of both and one sign more, or −1 where there are not so many cubes. */
  joined(one: number, other: number, sign: number): number {
    const wild = this.#wild[one] as number;
    // The 0s stand for one symbol only.
    if (wild !== PLAIN && this.#wild[other] !== PLAIN && this.#wild[other] !== wild) return -1;
    return this.#at(
      (this.#low[one] as number) + (this.#low[other] as number),
      (this.#high[one] as number) + (this.#high[other] as number),
      (this.#signs[one] as number) + (this.#signs[other] as number) + (1 << shiftOf(sign)),
    );
  }

  /** The bag with some of these symbols more or less, or −1. */
  with(bag: number, more: readonly number[], less: readonly number[] = []): number {
    const words: [number, number, number] = [this.#low[bag] ?? 0, this.#high[bag] ?? 0, this.#signs[bag] ?? 0];
    for (const symbol of more) words[wordOf(symbol)] += 1 << shiftOf(symbol);
    for (const symbol of less) words[wordOf(symbol)] -= 1 << shiftOf(symbol);
    return this.#at(...words);
  }

  #at(low: number, high: number, signs: number): number {
    return (this.#slots[this.#slotOf(low, high, signs)] as number) - 1;
  }

  countsOf(bag: number): number[] {
    const words: Packed = [this.#low[bag] ?? 0, this.#high[bag] ?? 0, this.#signs[bag] ?? 0];
    return EQUATION_CUBES.map((_, symbol) => (words[wordOf(symbol)] >> shiftOf(symbol)) & MOST_OF_ONE);
  }

  /** The number of a bag, or −1. */
  numberOf(counts: Counts): number {
    return this.#at(...pack(counts));
  }

  /** Whether a bag has at least the one and at most the other. */
  isBetween(bag: number, least: Packed, most: Packed): boolean {
    const low = this.#low[bag] as number;
    const high = this.#high[bag] as number;
    const signs = this.#signs[bag] as number;
    return (
      (((low | GUARDS) - least[0]) & ((most[0] | GUARDS) - low) & GUARDS) === GUARDS &&
      (((high | GUARDS) - least[1]) & ((most[1] | GUARDS) - high) & GUARDS) === GUARDS &&
      (((signs | GUARDS) - least[2]) & ((most[2] | GUARDS) - signs) & GUARDS) === GUARDS
    );
  }
}
