// Every bag of up to so many symbols that a table's cubes allow, whatever one symbol its 0s stand for: each has a number, found by adding packed words.
import { EQUATION_CUBES } from '@openshake/rules';
import { type Counts, FIRST_SIGN, isComplete, ROOT } from './bags.ts';
import { DIGIT_GUARDS, type Packed, pack, SIGN_GUARDS, UNITS, unpack } from './packed.ts';

/** Larger bags are not numbered. */
export const MOST_SYMBOLS = 15;

/** The digits, or the signs, of a bag. */
interface Half {
  readonly words: Packed;
  readonly size: number;
  readonly roots: number;
  /** The symbol of which there are more than without the 0s. */
  readonly wild: number;
}

/** No symbol needs a 0. */
export const PLAIN = -1;

/** Every choice of these symbols, of one of which there may be `zeros` more: by size, those without a wild symbol first. */
function halvesOf(symbols: readonly number[], room: Counts, zeros: number, most: number): Half[] {
  const halves: Half[] = [];
  const place = (at: number, words: Packed, size: number, roots: number, wild: number): void => {
    const symbol = symbols[at];
    if (symbol === undefined) {
      halves.push({ words, size, roots, wild });
      return;
    }
    const plain = room[symbol] ?? 0;
    const end = Math.min(most - size, plain + (wild === PLAIN ? zeros : 0));
    for (let count = 0; count <= end; count += 1) {
      place(
        at + 1,
        plus(words, symbol, count),
        size + count,
        symbol === ROOT ? count : roots,
        count > plain ? symbol : wild,
      );
    }
  };
  place(0, [0, 0, 0], 0, 0, PLAIN);
  const isWild = ({ wild }: Half): number => (wild === PLAIN ? 0 : 1);
  return halves.sort((one, other) => one.size - other.size || isWild(one) - isWild(other));
}

/** Halves by number, and the half that two of them are together: a row of the sums of each, made when it is first asked for. */
class Halves {
  readonly all: readonly Half[];
  /** By the first word, and by the others. */
  readonly #numbers = new Map<number, Map<number, number>>();
  readonly #rows: Int32Array[] = [];
  readonly #none: Int32Array;

  constructor(all: readonly Half[]) {
    this.all = all;
    all.forEach(({ words: [low, high, signs] }, at) => {
      const same = this.#numbers.get(low) ?? new Map<number, number>();
      this.#numbers.set(low, same.set(high + signs, at));
    });
    this.#none = new Int32Array(all.length).fill(-1);
  }

  /** The half with these words, or −1. */
  numberOf([low, high, signs]: Packed): number {
    // Digits have no third word, and signs no other.
    return this.#numbers.get(low)?.get(high + signs) ?? -1;
  }

  /** Both together, or −1. Small halves come first, so that few have rows. */
  sumOf(one: number, other: number): number {
    return (one < other ? this.rowOf(one)[other] : this.rowOf(other)[one]) as number;
  }

  /** What each half makes with this one, or −1. */
  rowOf(half: number): Int32Array {
    if (half < 0) return this.#none;
    this.#rows[half] ??= this.#newRow(this.all[half]?.words ?? [0, 0, 0]);
    return this.#rows[half] as Int32Array;
  }

  #newRow([low, high, signs]: Packed): Int32Array {
    return Int32Array.from(this.all, ({ words }) => this.numberOf([low + words[0], high + words[1], signs + words[2]]));
  }
}

/** Bags found by a loop; the room for them is used again. */
export class Found {
  #bags = new Int32Array(256);
  length = 0;

  push(bag: number): void {
    if (this.length === this.#bags.length) {
      const more = new Int32Array(2 * this.length);
      more.set(this.#bags);
      this.#bags = more;
    }
    this.#bags[this.length] = bag;
    this.length += 1;
  }

  at(place: number): number {
    return this.#bags[place] as number;
  }

  all(): number[] {
    const bags: number[] = [];
    for (let at = 0; at < this.length; at += 1) bags.push(this.#bags[at] as number);
    return bags;
  }
}

export class BagIndex {
  /** The bags of so many symbols have the numbers from `first[size]` up to `first[size + 1]`. */
  readonly first: readonly number[];
  readonly #digits: Halves;
  readonly #signs: Halves;
  /** For each bag its halves. */
  readonly #digitsOf: Int32Array;
  readonly #signsOf: Int32Array;
  /** For each half of digits: how many they are, and where it stands among those of as many, the wild ones last. */
  readonly #counts: Int32Array;
  readonly #ranks: Int32Array;
  /** For each size of a bag and half of signs: where the bags begin, −1 where there are none, and where they end. */
  readonly #starts: Int32Array[] = [];
  readonly #ends: Int32Array[] = [];
  readonly #oneSign: readonly number[];
  readonly #found = new Found();

  /** `room`: how many of each symbol there are, to which one symbol's `zeros` may be added. */
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
        // The 0s stand for one symbol only.
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

  /** The bag of both and one sign more, or −1 where there are not so many cubes. */
  joined(one: number, other: number, sign: number): number {
    const digits = this.#digits.sumOf(this.#digitsOf[one] as number, this.#digitsOf[other] as number);
    if (digits < 0) return -1;
    return this.#at(digits, this.#signs.sumOf(this.#signsWith(one, sign), this.#signsOf[other] as number));
  }

  /** The bag and one sign more, or −1. */
  withSign(bag: number, sign: number): number {
    return this.#at(this.#digitsOf[bag] as number, this.#signsWith(bag, sign));
  }

  /** Visits the bags of one, each from `from` up to `to`, and one sign more. */
  visitJoined(
    one: number,
    from: number,
    to: number,
    sign: number,
    visit: (other: number, joined: number) => void,
  ): void {
    const digitsOf = this.#digitsOf;
    const signsOf = this.#signsOf;
    const digitsRow = this.#digits.rowOf(digitsOf[one] as number);
    const signsRow = this.#signs.rowOf(this.#signsWith(one, sign));
    for (let other = from; other < to; other += 1) {
      const joined = this.#at(
        digitsRow[digitsOf[other] as number] as number,
        signsRow[signsOf[other] as number] as number,
      );
      if (joined >= 0) visit(other, joined);
    }
  }

  /** The bags of one of each and one sign more. */
  joinedAll(ones: readonly number[] | undefined, others: readonly number[], sign: number, size: number): number[] {
    const into = this.#found;
    into.length = 0;
    if (ones) this.joinAll(ones, others, sign, size, into);
    else
      for (const other of others) {
        const joined = this.withSign(other, sign);
        if (joined >= 0) into.push(joined);
      }
    return into.all();
  }

  /** Puts the bags of one of each and one sign more into `into`, all of this size: those that are open, if it is told which are. */
  joinAll(
    ones: readonly number[],
    others: readonly number[],
    sign: number,
    size: number,
    into: Found,
    open?: Uint8Array,
  ): void {
    // What the loop needs is at hand: this is where most of the time of a large family goes.
    const digitsOf = this.#digitsOf;
    const signsOf = this.#signsOf;
    const ranks = this.#ranks;
    const starts = this.#starts[size] as Int32Array;
    const ends = this.#ends[size] as Int32Array;
    const first = this.first[size] as number;
    for (let i = 0; i < ones.length; i += 1) {
      const one = ones[i] as number;
      const digitsRow = this.#digits.rowOf(digitsOf[one] as number);
      const signsRow = this.#signs.rowOf(this.#signsWith(one, sign));
      for (let j = 0; j < others.length; j += 1) {
        const other = others[j] as number;
        const signs = signsRow[signsOf[other] as number] as number;
        if (signs < 0) continue;
        const digits = digitsRow[digitsOf[other] as number] as number;
        if (digits < 0) continue;
        const start = starts[signs] as number;
        const joined = start + (ranks[digits] as number);
        if (start < 0 || joined >= (ends[signs] as number)) continue;
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

  /** Whether a bag has at least the one and at most the other. */
  isBetween(bag: number, least: Packed, most: Packed): boolean {
    const [low, high] = this.#digitsIn(bag).words;
    const signs = this.#signsIn(bag).words[2];
    return (
      (((low | DIGIT_GUARDS) - least[0]) & ((most[0] | DIGIT_GUARDS) - low) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      (((high | DIGIT_GUARDS) - least[1]) & ((most[1] | DIGIT_GUARDS) - high) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      (((signs | SIGN_GUARDS) - least[2]) & ((most[2] | SIGN_GUARDS) - signs) & SIGN_GUARDS) === SIGN_GUARDS
    );
  }
}

/** So many more of a symbol. */
function plus([low, high, signs]: Packed, symbol: number, count: number): Packed {
  const [one, two, three] = UNITS[symbol] as Packed;
  return [low + count * one, high + count * two, signs + count * three];
}
