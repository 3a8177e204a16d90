// The sixteen cards. A card is a number from 0 (blank) to 15 whose bits are its dots; a set of cards is a number of 16 bits.
import { COLOURS, type Colour } from './cubes.ts';

/** A card as a number: bit 0 is B, bit 1 R, bit 2 G, bit 3 Y. */
export type Card = number;
/** A set of cards: bit n is card n. */
export type CardSet = number;

export const ALL_CARDS: CardSet = 0xffff;
export const NO_CARDS: CardSet = 0;
export const BLANK: Card = 0;

const bitOf = (colour: Colour): number => 1 << COLOURS.indexOf(colour);

/** `B`, `RY`, `BRGY`; the card without a dot is `blank`. */
export function makeCard(card: Card): string {
  return COLOURS.filter((colour) => card & bitOf(colour)).join('') || 'blank';
}

/** Reads a card's name in any case and any order of colors; undefined if it is not a card. */
export function parseCard(text: string): Card | undefined {
  if (text.trim().toLowerCase() === 'blank') return BLANK;
  return /\s/.test(text.trim()) ? undefined : parseDots(text) || undefined;
}

/** Reads the dots painted on a card: like a card's name, but an empty text is the blank card. */
export function parseDots(text: string): Card | undefined {
  const letters = text.replace(/[\s,]/g, '').toUpperCase();
  if (letters === '' || letters === 'BLANK') return BLANK;
  let card = 0;
  for (const letter of letters) {
    const bit = (COLOURS as readonly string[]).includes(letter) ? bitOf(letter as Colour) : 0;
    if (bit === 0 || card & bit) return undefined;
    card |= bit;
  }
  return card;
}

const WITH_DOT: Readonly<Record<Colour, CardSet>> = { B: 0xaaaa, R: 0xcccc, G: 0xf0f0, Y: 0xff00 };

/** The cards with a dot of this color, in the full deck. */
export const cardsWith = (colour: Colour): CardSet => WITH_DOT[colour];

export const setOf = (cards: readonly Card[]): CardSet => cards.reduce((set, card) => set | (1 << card), NO_CARDS);
export const has = (set: CardSet, card: Card): boolean => (set & (1 << card)) !== 0;

export function countCards(set: CardSet): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count += 1;
  return count;
}
