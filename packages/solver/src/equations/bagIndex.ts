// Every bag of up to this many symbols that a table's cubes allow, whatever one symbol its 0s stand for. Each has a number, found by adding packed words.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { type Counts, FIRST_SIGN, isComplete } from './bags.ts';
import type { Found } from './found.ts';
import { type Half, Halves, halvesOf, PLAIN, plus } from './halves.ts';
import { DIGIT_GUARDS, type Packed, pack, SIGN_GUARDS, UNITS, unpack } from './packed.ts';

/** Larger bags are not numbered. */
export const MOST_SYMBOLS = 15;

/** At least the one, and at most the other. */
export interface Between {
  readonly least: Packed;
  readonly most: Packed;
}

/** Which bounds each half lies between. */
export interface Fits {
  readonly digits: Int32Array;
  readonly signs: Int32Array;
}

/** The bags of one size to look for: 1 for each open one, missing if all are open, and where those begin, by their signs. */
export interface Opening {
  readonly size: number;
  readonly open: Uint8Array | undefined;
  readonly starts: Int32Array;
}

export class BagIndex {
  /** The bags of a size have the numbers from `first[size]` up to `first[size + 1]`. */
  readonly first: readonly number[];
  readonly #digits: Halves;
  readonly #signs: Halves;
  /** The halves of each bag. */
  readonly #digitsOf: Int32Array;
  readonly #signsOf: Int32Array;
  /** For each half of digits: how many digits, and its place among those with as many, the wild ones last. */
  readonly #counts: Int32Array;
  readonly #ranks: Int32Array;
  /** For each bag size and half of signs: where the bags begin, −1 if there are none, and where they end. */
  readonly #starts: Int32Array[] = [];
  readonly #ends: Int32Array[] = [];
  readonly #oneSign: readonly number[];

  /** `room`: how many of each symbol there are; one symbol may get `zeros` more. */
  constructor(room: Counts, zeros: number, most: number) {
    const symbols = EQUATION_CUBES.map((_, index) => index);
    const mostDigits = (most + 1) >> 1;
    const digits = halvesOf(symbols.slice(0, FIRST_SIGN), room, zeros, mostDigits);
    const signs = halvesOf(symbols.slice(FIRST_SIGN), room, zeros, most - 1);
    this.#digits = new Halves(digits);
    this.#signs = new Halves(signs);
    const firstOf = Array.from(
      { length: mostDigits + 2 },
      (_, count) => digits.filter(({ size }) => size < count).length,
    );
    const plainOf = Array.from(
      { length: mostDigits + 1 },
      (_, count) => digits.filter(({ size, wild }) => size === count && wild === PLAIN).length,
    );
    this.#counts = Int32Array.from(digits, ({ size }) => size);
    this.#ranks = Int32Array.from(digits, ({ size }, at) => at - (firstOf[size] ?? 0));
    const first: number[] = [0];
    const [ofDigits, ofSigns]: [number[], number[]] = [[], []];
    for (let size = 0; size <= most; size += 1) {
      if (size > 0) first.push(ofDigits.length);
      const [starts, ends] = [new Int32Array(signs.length).fill(-1), new Int32Array(signs.length)];
      this.#starts.push(starts);
      this.#ends.push(ends);
      signs.forEach((sign, at) => {
        const count = size - sign.size;
        if (count < 1 || count > mostDigits || !isComplete(count, sign.size - sign.roots, sign.roots)) return;
        starts[at] = ofDigits.length;
        // The 0s stand for only one symbol.
        const end = sign.wild === PLAIN ? (firstOf[count + 1] ?? 0) : (firstOf[count] ?? 0) + (plainOf[count] ?? 0);
        for (let digit = firstOf[count] ?? 0; digit < end; digit += 1) {
          ofDigits.push(digit);
          ofSigns.push(at);
        }
        ends[at] = ofDigits.length;
      });
    }
    first.push(ofDigits.length);
    this.first = first;
    this.#digitsOf = Int32Array.from(ofDigits);
    this.#signsOf = Int32Array.from(ofSigns);
    this.#oneSign = symbols.map((symbol) => (symbol < FIRST_SIGN ? -1 : this.#signs.numberOf(UNITS[symbol] as Packed)));
  }

  /** How many bags there are. */
  get length(): number {
    return this.#digitsOf.length;
  }

  /** Whether any bag may have the symbol. */
  has(symbol: number): boolean {
    return (symbol < FIRST_SIGN ? this.#digits.numberOf(UNITS[symbol] as Packed) : (this.#oneSign[symbol] ?? -1)) >= 0;
  }

  /** Which symbol the 0s must stand for to make up the bag, or PLAIN. */
  wildOf(bag: number): number {
    const { wild } = this.#digitsIn(bag);
    return wild === PLAIN ? this.#signsIn(bag).wild : wild;
  }

  #digitsIn(bag: number): Half {
    return this.#digits.all[this.#digitsOf[bag] as number] as Half;
  }

  #signsIn(bag: number): Half {
    return this.#signs.all[this.#signsOf[bag] as number] as Half;
  }

  /** The bag of both halves, or −1. */
  #at(digits: number, signs: number): number {
    if (digits < 0 || signs < 0) return -1;
    const size = (this.#counts[digits] as number) + (this.#signs.all[signs] as Half).size;
    const start = this.#starts[size]?.[signs] ?? -1;
    const bag = start + (this.#ranks[digits] as number);
    return start >= 0 && bag < (this.#ends[size]?.[signs] ?? 0) ? bag : -1;
  }

  /** The signs of a bag and one more. */
  #signsWith(bag: number, sign: number): number {
    return this.#signs.sumOf(this.#signsOf[bag] as number, this.#oneSign[sign] as number);
  }

  /** The bag of both and one more sign, or −1 if there are not enough cubes. */
  joined(one: number, other: number, sign: number): number {
    const digits = this.#digits.sumOf(this.#digitsOf[one] as number, this.#digitsOf[other] as number);
    if (digits < 0) return -1;
    return this.#at(digits, this.#signs.sumOf(this.#signsWith(one, sign), this.#signsOf[other] as number));
  }

  /** The bag and one more sign, or −1. */
  withSign(bag: number, sign: number): number {
    return this.#at(this.#digitsOf[bag] as number, this.#signsWith(bag, sign));
  }

  /** Visits each bag from `from` up to `to` that, together with this one and one more sign, is an open bag. */
  visitOpen(
    one: number,
    from: number,
    to: number,
    sign: number,
    { size, open, starts }: Opening,
    visit: (other: number, joined: number) => void,
  ): void {
    const digitsOf = this.#digitsOf;
    const signsOf = this.#signsOf;
    const digitsRow = this.#digits.rowOf(digitsOf[one] as number);
    const signsRow = this.#signs.rowOf(this.#signsWith(one, sign));
    const ends = this.#ends[size] as Int32Array;
    const first = this.first[size] as number;
    for (let other = from; other < to; other += 1) {
      const signs = signsRow[signsOf[other] as number] as number;
      const start = signs < 0 ? -1 : (starts[signs] as number);
      const digits = digitsRow[digitsOf[other] as number] as number;
      if (start < 0 || digits < 0) continue;
      const joined = start + (this.#ranks[digits] as number);
      if (joined < (ends[signs] as number) && (!open || open[joined - first] === 1)) visit(other, joined);
    }
  }

  /** All bags of this size, or those that have a 1 in `open`. */
  openingOf(size: number, open?: Uint8Array): Opening {
    const starts = this.#starts[size] as Int32Array;
    if (!open) return { size, open, starts };
    const first = this.first[size] as number;
    const ends = this.#ends[size] as Int32Array;
    const kept = new Int32Array(starts.length).fill(-1);
    // The signs are in the same order as their bags.
    let next = open.indexOf(1);
    for (let signs = 0; signs < kept.length && next >= 0; signs += 1) {
      const start = starts[signs] as number;
      if (start < 0) continue;
      if (next < start - first) next = open.indexOf(1, start - first);
      if (next >= 0 && next < (ends[signs] as number) - first) kept[signs] = start;
    }
    return { size, open, starts: kept };
  }

  /** Puts the open bags made of one of each, or of one alone, and one more sign into `into`. */
  joinAll(
    ones: readonly number[] | undefined,
    others: readonly number[],
    sign: number,
    { size, open, starts }: Opening,
    into: Found,
  ): void {
    // Everything the loop needs is local: a large family spends most of its time here.
    const digitsOf = this.#digitsOf;
    const signsOf = this.#signsOf;
    const ranks = this.#ranks;
    const ends = this.#ends[size] as Int32Array;
    const first = this.first[size] as number;
    if (!ones) {
      for (const other of others) {
        const joined = this.withSign(other, sign);
        if (joined >= 0 && (!open || open[joined - first] === 1)) into.push(joined);
      }
      return;
    }
    for (let i = 0; i < ones.length; i += 1) {
      const one = ones[i] as number;
      const digitsRow = this.#digits.rowOf(digitsOf[one] as number);
      const signsRow = this.#signs.rowOf(this.#signsWith(one, sign));
      for (let j = 0; j < others.length; j += 1) {
        const other = others[j] as number;
        const signs = signsRow[signsOf[other] as number] as number;
        if (signs < 0) continue;
        const start = starts[signs] as number;
        if (start < 0) continue;
        const digits = digitsRow[digitsOf[other] as number] as number;
        if (digits < 0) continue;
        const joined = start + (ranks[digits] as number);
        if (joined >= (ends[signs] as number)) continue;
        if (!open || open[joined - first] === 1) into.push(joined);
      }
    }
  }

  /** The bag with some of these symbols more or less, or −1. */
  with(bag: number, more: readonly number[], less: readonly number[] = []): number {
    let words: Packed = this.#wordsOf(bag);
    for (const symbol of more) words = plus(words, symbol, 1);
    for (const symbol of less) words = plus(words, symbol, -1);
    return this.#bagOf(words);
  }

  #wordsOf(bag: number): Packed {
    const [low, high] = this.#digitsIn(bag).words;
    return [low, high, this.#signsIn(bag).words[2]];
  }

  #bagOf([low, high, signs]: Packed): number {
    return this.#at(this.#digits.numberOf([low, high, 0]), this.#signs.numberOf([0, 0, signs]));
  }

  countsOf(bag: number): number[] {
    return unpack(this.#wordsOf(bag));
  }

  /** The number of a bag, or −1. */
  numberOf(counts: Counts): number {
    return this.#bagOf(pack(counts));
  }

  /** For each half of a bag, a bit for each of these bounds that it lies between. */
  fitsOf(between: readonly Between[]): Fits {
    const { lows, highs } = this.#digits;
    const { signs: words } = this.#signs;
    const [digits, signs] = [new Int32Array(lows.length), new Int32Array(words.length)];
    between.forEach(({ least, most }, at) => {
      const [low, high, last] = least;
      const [mostLow, mostHigh, mostLast] = most;
      for (let half = 0; half < digits.length; half += 1)
        if (
          isBetween(lows[half] as number, low, mostLow, DIGIT_GUARDS) &&
          isBetween(highs[half] as number, high, mostHigh, DIGIT_GUARDS)
        )
          digits[half] = (digits[half] as number) | (1 << at);
      for (let half = 0; half < signs.length; half += 1)
        if (isBetween(words[half] as number, last, mostLast, SIGN_GUARDS))
          signs[half] = (signs[half] as number) | (1 << at);
    });
    return { digits, signs };
  }

  /** A bit for each of the bounds that a bag lies between. */
  fitOf(bag: number, { digits, signs }: Fits): number {
    return (digits[this.#digitsOf[bag] as number] as number) & (signs[this.#signsOf[bag] as number] as number);
  }
}

/** Whether each count of a word is at least the first, and at most the second. */
const isBetween = (word: number, least: number, most: number, guards: number): boolean =>
  (((word | guards) - least) & ((most | guards) - word) & guards) === guards;
