// The digits and the signs of bags, separately: every choice has a number, and rows of sums say what two of them are together.
import type { Counts } from './bags.ts';
import { type Packed, UNITS } from './packed.ts';
import { ROOT } from './signs.ts';

/** The digits, or the signs, of a bag. */
export interface Half {
  readonly words: Packed;
  readonly size: number;
  readonly roots: number;
  /** The symbol with more than there are without the 0s. */
  readonly wild: number;
}

/** No symbol needs a 0. */
export const PLAIN = -1;

/** Every choice of these symbols, where one of them may have `zeros` more: by size, those without a wild symbol first. */
export function halvesOf(symbols: readonly number[], room: Counts, zeros: number, most: number): Half[] {
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

/** Halves by number, and the half that two of them are together: each has a row of sums, made on first use. */
export class Halves {
  readonly all: readonly Half[];
  /** Their words. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly signs: Int32Array;
  /** By the first word, and by the others. */
  readonly #numbers = new Map<number, Map<number, number>>();
  readonly #rows: Int32Array[] = [];
  readonly #none: Int32Array;

  constructor(all: readonly Half[]) {
    this.all = all;
    this.lows = Int32Array.from(all, ({ words }) => words[0]);
    this.highs = Int32Array.from(all, ({ words }) => words[1]);
    this.signs = Int32Array.from(all, ({ words }) => words[2]);
    all.forEach(({ words: [low, high, signs] }, at) => {
      const same = this.#numbers.get(low) ?? new Map<number, number>();
      this.#numbers.set(low, same.set(high + signs, at));
    });
    this.#none = new Int32Array(all.length).fill(-1);
  }

  /** The half with these words, or −1. */
  numberOf([low, high, signs]: Packed): number {
    // Digits have no third word, and signs have only that one.
    return this.#numbers.get(low)?.get(high + signs) ?? -1;
  }

  /** Both together, or −1. Small halves come first, so few have rows. */
  sumOf(one: number, other: number): number {
    return (one < other ? this.rowOf(one)[other] : this.rowOf(other)[one]) as number;
  }

  /** What each half makes with this one, or −1. */
  rowOf(half: number): Int32Array {
    if (half < 0) return this.#none;
    this.#rows[half] ??= this.#newRow(this.all[half] as Half);
    return this.#rows[half] as Int32Array;
  }

  #newRow({ words: [low, high, signs], size }: Half): Int32Array {
    const row = this.#none.slice();
    const most = this.all.at(-1)?.size ?? 0;
    // They come by size, so larger ones are not there.
    for (let other = 0; other < row.length && (this.all[other] as Half).size + size <= most; other += 1) {
      const { words } = this.all[other] as Half;
      row[other] = this.numberOf([low + words[0], high + words[1], signs + words[2]]);
    }
    return row;
  }
}

/** This many more of a symbol. */
export function plus([low, high, signs]: Packed, symbol: number, count: number): Packed {
  const [one, two, three] = UNITS[symbol] as Packed;
  return [low + count * one, high + count * two, signs + count * three];
}
