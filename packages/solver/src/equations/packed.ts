// Bags of symbols packed into three words, with a clear bit above every count. Words add, and compare, all their counts at once.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { type Counts, FIRST_SIGN } from './bags.ts';
import { ROOT } from './signs.ts';

/** The digits below 5, the digits from 5 on, the signs. */
export type Packed = readonly [low: number, high: number, signs: number];

/** Many bags one after another, three words each. */
export type PackedBags = number[];

/** How many words a bag takes. */
export const STRIDE = 3;

/** Bits of a count, with the clear one: no kit has more than 24 cubes, and of 24 symbols at most 11 are the same sign, not counting roots. */
const DIGIT_BITS = 6;
const SIGN_BITS = 5;
const HALF = FIRST_SIGN / 2;
/** No expression of a kit has more of a sign than this. */
const MOST_OF_A_SIGN = 15;
const MOST_OF_A_KIND = 31;

/** Where a symbol has its count. */
interface Field {
  readonly word: 0 | 1 | 2;
  readonly shift: number;
  readonly most: number;
}

/** The root needs the widest count and comes last among the signs. */
const FIELDS: readonly Field[] = EQUATION_CUBES.map((_, at) =>
  at < FIRST_SIGN
    ? { word: at < HALF ? 0 : 1, shift: (at % HALF) * DIGIT_BITS, most: MOST_OF_A_KIND }
    : { word: 2, shift: (at - FIRST_SIGN) * SIGN_BITS, most: at === ROOT ? MOST_OF_A_KIND : MOST_OF_A_SIGN },
);

/** The bit above each count of a word. */
const guardsOf = (word: number): number =>
  FIELDS.reduce((sum, field) => (field.word === word ? sum + (field.most + 1) * 2 ** field.shift : sum), 0);

/** The clear bits: (whole + guards − part) & guards equals guards if no count of the part is larger. */
export const DIGIT_GUARDS = guardsOf(0);
export const SIGN_GUARDS = guardsOf(2);

/** Counts what no expression can use up only as far as it can be used. */
export function pack(counts: Counts): [number, number, number] {
  const words: [number, number, number] = [0, 0, 0];
  counts.forEach((count, at) => {
    const { word, shift, most } = FIELDS[at] as Field;
    words[word] += Math.min(count, most) * 2 ** shift;
  });
  return words;
}

/** One of each symbol. */
export const UNITS: readonly Packed[] = EQUATION_CUBES.map((_, at) =>
  pack(EQUATION_CUBES.map((_, index) => (index === at ? 1 : 0))),
);

/** How many of a symbol there are, in the word with its count. */
export function countIn(word: number, at: number): number {
  const { shift, most } = FIELDS[at] as Field;
  return (word >> shift) & most;
}

export const unpack = (words: Packed): number[] => FIELDS.map(({ word }, at) => countIn(words[word], at));

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

/** All bits of the counts of these kinds of symbols, which are bits in the order of the cubes. */
export function fieldsOf(kinds: number): Packed {
  const words: [number, number, number] = [0, 0, 0];
  for (const [at, { word, shift, most }] of FIELDS.entries()) if (kinds & (1 << at)) words[word] += most * 2 ** shift;
  return words;
}

/** Whether one of the bags is a part of this one, but not all of it, with as many of everything that is kept. */
export function holdsPart(
  bags: PackedBags,
  [low, high, signs]: Packed,
  [keptLow, keptHigh, keptSigns]: Packed,
): boolean {
  const [l, h, s] = [low + DIGIT_GUARDS, high + DIGIT_GUARDS, signs + SIGN_GUARDS];
  for (let at = 0; at < bags.length; at += STRIDE) {
    const one = bags[at] as number;
    const two = bags[at + 1] as number;
    const three = bags[at + 2] as number;
    if (
      ((l - one) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      ((h - two) & DIGIT_GUARDS) === DIGIT_GUARDS &&
      ((s - three) & SIGN_GUARDS) === SIGN_GUARDS &&
      (one !== low || two !== high || three !== signs) &&
      (((low - one) & keptLow) | ((high - two) & keptHigh) | ((signs - three) & keptSigns)) === 0
    )
      return true;
  }
  return false;
}

/** The bags that are within this one. */
export function partsWithin(bags: PackedBags, [low, high, signs]: Packed): PackedBags {
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
