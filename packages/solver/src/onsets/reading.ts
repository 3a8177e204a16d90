// A table as a program writes it, with cards and cubes as texts or as the rules know them: read, or refused in words.

import type { ResourcesRule } from '@openshake/rules';
import { type Card, CUBES, type Cube, parseCard, parseCube } from '@openshake/rules/onsets';
import { listOf, quoted } from '../refused.ts';

/** The cards and cubes of a table as they may be written. */
export interface WrittenTable {
  /** `'B'`, `'RY'`, `'blank'`, or the number of a card. */
  universe: readonly (Card | string)[];
  /** `'B'`, `'U'`, `'∪'`: every symbol as a letter or a sign. */
  required: readonly string[];
  permitted: readonly string[];
  forbidden: readonly string[];
  resources: readonly string[];
}

/** The same once it has been read. */
export interface ReadTable {
  universe: readonly Card[];
  required: readonly Cube[];
  permitted: readonly Cube[];
  forbidden: readonly Cube[];
  resources: readonly Cube[];
}

/** How many cards are in a deck. */
const PACK = 16;

export function readTable<T extends WrittenTable>(table: T): Omit<T, keyof WrittenTable> & ReadTable {
  return {
    ...table,
    universe: readCards(table.universe),
    required: readCubes('required', table.required),
    permitted: readCubes('permitted', table.permitted),
    forbidden: readCubes('forbidden', table.forbidden),
    resources: readCubes('resources', table.resources),
  };
}

function readCards(universe: unknown): readonly Card[] {
  return listOf('universe', universe, '["B","RY","blank"]').map((card) => {
    const read = typeof card === 'string' ? parseCard(card) : isCard(card) ? card : undefined;
    if (read !== undefined) return read;
    throw new RangeError(
      `${quoted(card)} in universe is not a card. Name a card by its dots, such as "B", "RY" or "BRGY", or write "blank"; ` +
        `as a number, a card is a whole number from 0 to ${PACK - 1}.`,
    );
  });
}

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < PACK;

/** In a position, cards are numbers: a text would be mistaken for another card. */
export const notACardNumber = (card: unknown): RangeError =>
  new RangeError(
    `${quoted(card)} in universe is not the number of a card, from 0 to ${PACK - 1}. ` +
      'Let positionOf read the cards: it takes texts such as "B", "RY" and "blank".',
  );

const FROM_RESOURCES = ['none', 'one', 'any'] as const satisfies ResourcesRule['most'][];

export const isFromResources = (value: unknown): boolean => FROM_RESOURCES.some((each) => each === value);

/** If this were left out, the question would be about other cubes than the caller means. */
export const notFromResources = (value: unknown): RangeError =>
  new RangeError(
    `Say how many cubes of Resources a Solution may take: "none", "one" or "any"; this is ${quoted(value)}.`,
  );

export function readCubes(section: string, cubes: unknown): readonly Cube[] {
  return listOf(section, cubes, '["B","U"]').map((cube) => {
    const read = typeof cube === 'string' ? parseCube(cube) : undefined;
    if (read !== undefined) return read;
    throw notACube(cube, section);
  });
}

export const notACube = (cube: unknown, section?: string): RangeError =>
  new RangeError(
    `${quoted(cube)}${section === undefined ? '' : ` in ${section}`} is not a cube of On-Sets. ` +
      `Write a cube as a text of one symbol: ${CUBES.join(' ')}.`,
  );
