// Bags of symbols packed into three whole numbers, with a bit to spare beside every count: bags add up, and are compared, all counts at a time.
import { EQUATION_CUBES } from '@openshake/rules';
import { type Counts, FIRST_SIGN, ROOT } from './bags.ts';

/** Many bags one after the other, three numbers each: the digits below 5, the digits from 5 on, the signs. */
export type PackedBags = number[];

export type PackedBag = [number, number, number];

/** How many numbers a bag takes. */
export const STRIDE = 3;

/** Bits of a count, the one to spare included: no kit has more than 24 cubes, and of 24 symbols at most 11 are one sign, roots aside. */
const DIGIT_BITS = 6;
const SIGN_BITS = 5;
const HALF = FIRST_SIGN / 2;
/** More of a sign than this fit into no expression of a kit. */
const MOST_OF_A_SIGN = 15;
const MOST_OF_A_KIND = 31;

interface Place {
  readonly word: number;
  readonly shift: number;
  readonly most: number;
}

/** Where each symbol has its count; the root, which needs the widest, comes last. */
const PLACES: readonly Place[] = EQUATION_CUBES.map((_, at) =>
  at < FIRST_SIGN
    ? { word: at < HALF ? 0 : 1, shift: (at % HALF) * DIGIT_BITS, most: MOST_OF_A_KIND }
    : { word: 2, shift: (at - FIRST_SIGN) * SIGN_BITS, most: at === ROOT ? MOST_OF_A_KIND : MOST_OF_A_SIGN },
);

/** The bits to spare. */
const DIGIT_GUARDS = [...Array(HALF).keys()].reduce((sum, at) => sum + 2 ** (at * DIGIT_BITS + DIGIT_BITS - 1), 0);
const SIGN_GUARDS = PLACES.slice(FIRST_SIGN).reduce((sum, { shift, most }) => sum + 2 ** shift * (most + 1), 0);

/** What no expression can use up counts only as far as it can. */
export function pack(counts: Counts): PackedBag {
  const words: PackedBag = [0, 0, 0];
  counts.forEach((count, at) => {
    const { word, shift, most } = PLACES[at] as Place;
    words[word] = (words[word] as number) + Math.min(count, most) * 2 ** shift;
  });
  return words;
}

export const packSymbol = (at: number): PackedBag => pack(EQUATION_CUBES.map((_, index) => (index === at ? 1 : 0)));

/** Whether one of the bags is within this one. */
export function holdsOneOf(bags: PackedBags, low: number, high: number, signs: number): boolean {
  const [l, h, s] = [low + DIGIT_GUARDS, high + DIGIT_GUARDS, signs + SIGN_GUARDS];
  for (let at = 0; at < bags.length; at += STRIDE)
    if (
      ((l - (bags[at] as number)) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      ((h - (bags[at + 1] as number)) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      ((s - (bags[at + 2] as number)) & SIGN_GUARDS) === SIGN_GUARDS
    )
      return true;
  return false;
}

/** Whether one of the bags is a part of this one, and not all of it. */
export function holdsPart(bags: PackedBags, [low, high, signs]: PackedBag): boolean {
  const [l, h, s] = [low + DIGIT_GUARDS, high + DIGIT_GUARDS, signs + SIGN_GUARDS];
  for (let at = 0; at < bags.length; at += STRIDE) {
    const one = bags[at] as number;
    const two = bags[at + 1] as number;
    const three = bags[at + 2] as number;
    if (
      ((l - one) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      ((h - two) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      ((s - three) & SIGN_GUARDS) === SIGN_GUARDS &&
      (one !== low || two !== high || three !== signs)
    )
      return true;
  }
  return false;
}

/** The bags that are within this one. */
export function partsWithin(bags: PackedBags, [low, high, signs]: PackedBag): PackedBags {
  const parts: PackedBags = [];
  for (let at = 0; at < bags.length; at += STRIDE) {
    const bag = bags.slice(at, at + STRIDE);
    if (holdsOneOf(bag, low, high, signs)) parts.push(...bag);
  }
  return parts;
}

export function isAmong(bags: PackedBags, low: number, high: number, signs: number): boolean {
  for (let at = 0; at < bags.length; at += STRIDE)
    if (bags[at] === low && bags[at + 1] === high && bags[at + 2] === signs) return true;
  return false;
}

const isPowerOf2 = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** The symbols that an expression may use: so many of each, and so many more that all stand for one and the same symbol. */
export class Room {
  /** With the bits to spare set: a count that is too large takes its bit away. */
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

  /** For a bag that is the sum of two at most that fit. */
  fits(low: number, high: number, signs: number): boolean {
    if (
      ((this.#mostLow - low) & DIGIT_GUARDS) !== DIGIT_GUARDS ||
      ((this.#mostHigh - high) & DIGIT_GUARDS) !== DIGIT_GUARDS ||
      ((this.#mostSigns - signs) & SIGN_GUARDS) !== SIGN_GUARDS
    )
      return false;
    if (!this.#isWild) return true;
    // One symbol at most may need the wild ones.
    const tooLow = ~(this.#low - low) & DIGIT_GUARDS;
    const tooHigh = ~(this.#high - high) & DIGIT_GUARDS;
    const tooMany = ~(this.#signs - signs) & SIGN_GUARDS;
    const words = (tooLow === 0 ? 0 : 1) + (tooHigh === 0 ? 0 : 1) + (tooMany === 0 ? 0 : 1);
    return words === 0 || (words === 1 && isPowerOf2(tooLow | tooHigh | tooMany));
  }

  /** How many of a sign are left beside those used, wild ones included. */
  left(sign: number, signs: number): number {
    const { shift, most } = PLACES[sign] as Place;
    return ((this.#mostSigns - signs) >> shift) & most;
  }

  /** Whether some of the bags fit beside what is used. */
  hasOneOf(bags: PackedBags, low: number, high: number, signs: number): boolean {
    for (let at = 0; at < bags.length; at += STRIDE)
      if (this.fits(low + (bags[at] as number), high + (bags[at + 1] as number), signs + (bags[at + 2] as number)))
        return true;
    return false;
  }
}
