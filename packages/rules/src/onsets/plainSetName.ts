// A Set-Name outside a Solution, such as the blank of Double Set: no wild cubes, no marks, one meaning.
import type { Minus } from '../shakeRules.ts';
import { ALL_CARDS, type CardSet } from './cards.ts';
import { isSymbol } from './cubes.ts';
import type { Meant } from './marks.ts';
import { readText } from './notation.ts';
import { parseSetName, type Row } from './parse.ts';
import { makeWorld, valuesOf } from './readings.ts';

export interface PlainSetName {
  row: Row;
  /** How many symbols it has, not counting grouping. */
  symbols: number;
}

const MINUSES = ['difference', 'symmetricDifference'] as const satisfies Minus[];

/** Far more than any blank can use. It only keeps a hostile text from nesting too deep. */
const LONGEST = 30;

/** The symbols of a text whose cubes all stand for what they show. */
export const meantAsWritten = (text: string): Meant[] =>
  readText(text).map((symbol): Meant => {
    if (symbol.kind !== 'cube') return symbol;
    const { at, cube } = symbol;
    if (!isSymbol(cube) || symbol.mark !== undefined) return { kind: 'meaningless', at, cube, text: cube };
    return { kind: 'meant', at, cube, text: cube, means: cube, marked: false };
  });

/** Reads a Set-Name that names one set however it is grouped; undefined for anything else. */
export function parsePlainSetName(text: string): PlainSetName | undefined {
  const symbols = meantAsWritten(text);
  if (symbols.length > LONGEST) return undefined;
  const { ok: row, fault } = parseSetName(symbols, text.length);
  if (!row || fault || !MINUSES.every((minus) => valuesOf(row, makeWorld(ALL_CARDS, minus)).sets.length === 1))
    return undefined;
  return { row, symbols: symbols.filter(({ kind }) => kind === 'meant').length };
}

/** The cards that it names. */
export function nameSet({ row }: PlainSetName, universe: CardSet, minus: Minus, paint = 0): CardSet {
  return valuesOf(row, makeWorld(universe, minus, paint)).sets[0] ?? 0;
}
