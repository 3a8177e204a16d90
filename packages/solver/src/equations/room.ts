// The symbols that an expression may use: this many of each, and this many more that all stand for one and the same symbol.
import type { Counts } from './bags.ts';
import { countIn, DIGIT_GUARDS, type PackedBags, pack, SIGN_GUARDS, STRIDE } from './packed.ts';

const isPowerOf2 = (bits: number): boolean => (bits & (bits - 1)) === 0;

export class Room {
  /** With the bits above the counts set: a count that is too large clears its bit. */
  readonly #low: number;
  readonly #high: number;
  readonly #signs: number;
  /** With all the wild ones as any symbol. */
  readonly #mostLow: number;
  readonly #mostHigh: number;
  readonly #mostSigns: number;
  readonly #isWild: boolean;

  constructor(counts: Counts, wild = 0) {
    const [low, high, signs] = pack(counts);
    const [mostLow, mostHigh, mostSigns] = pack(counts.map((count) => count + wild));
    this.#low = low + DIGIT_GUARDS;
    this.#high = high + DIGIT_GUARDS;
    this.#signs = signs + SIGN_GUARDS;
    this.#mostLow = mostLow + DIGIT_GUARDS;
    this.#mostHigh = mostHigh + DIGIT_GUARDS;
    this.#mostSigns = mostSigns + SIGN_GUARDS;
    this.#isWild = wild > 0;
  }

  /** For a bag that is the sum of at most two that fit. */
  fits(low: number, high: number, signs: number): boolean {
    if (
      ((this.#mostLow - low) & DIGIT_GUARDS) !== DIGIT_GUARDS ||
      ((this.#mostHigh - high) & DIGIT_GUARDS) !== DIGIT_GUARDS ||
      ((this.#mostSigns - signs) & SIGN_GUARDS) !== SIGN_GUARDS
    )
      return false;
    if (!this.#isWild) return true;
    // At most one symbol may need the wild ones.
    const tooLow = ~(this.#low - low) & DIGIT_GUARDS;
    const tooHigh = ~(this.#high - high) & DIGIT_GUARDS;
    const tooMany = ~(this.#signs - signs) & SIGN_GUARDS;
    const words = (tooLow === 0 ? 0 : 1) + (tooHigh === 0 ? 0 : 1) + (tooMany === 0 ? 0 : 1);
    return words === 0 || (words === 1 && isPowerOf2(tooLow | tooHigh | tooMany));
  }

  /** How many of a sign are left besides those used, wild ones included. */
  left(sign: number, signs: number): number {
    return countIn(this.#mostSigns - signs, sign);
  }

  /** Whether some of the bags fit beside what is used. */
  hasOneOf(bags: PackedBags, low: number, high: number, signs: number): boolean {
    for (let at = 0; at < bags.length; at += STRIDE)
      if (this.fits(low + (bags[at] as number), high + (bags[at + 1] as number), signs + (bags[at + 2] as number)))
        return true;
    return false;
  }
}
