// Cubes and cards as text. Every color also shows its letter.
import { COLOURS, type Colour, makeCard, parseCard } from '@openshake/rules/onsets';
import type { Paint } from '../../colour.ts';
import type { Seat } from '../seat.ts';
import type { Style } from './blocks.ts';

const HUE: Readonly<Record<Colour, keyof Paint>> = { B: 'blue', R: 'red', G: 'green', Y: 'yellow' };
const isColour = (letter: string): letter is Colour => (COLOURS as readonly string[]).includes(letter);

const hued = (letter: string, { paint }: Style): string => (isColour(letter) ? paint[HUE[letter]](letter) : letter);

/** `[B]` in the color of the dot; for a screen reader, a word. */
export function drawCube(cube: string, { words, isEquations }: Seat, style: Style): string {
  if (style.plain) return words.cube(cube);
  const shown = isEquations ? words.cube(cube) : hued(words.cube(cube), style);
  return `${style.paint.dim('[')}${style.paint.bold(shown)}${style.paint.dim(']')}`;
}

/** Equal cubes are together, in the order of the game's alphabet. */
export const sorted = (cubes: readonly string[], { cubes: { all } }: Seat): string[] =>
  [...cubes].sort((one, other) => all.indexOf(one) - all.indexOf(other));

/** Neighbors in the chart differ by one color: rows by B and R, columns by G and Y. */
const CHART: readonly (readonly string[])[] = ['', 'B', 'BR', 'R'].map((rows) =>
  ['', 'G', 'GY', 'Y'].map((more) => rows + more),
);
const nameOf = (dots: string): string => (dots === '' ? 'blank' : makeCard(parseCard(dots) ?? 0));

/** `B·G·`: every dot has its place, so that cards are easy to compare. */
const dotsOf = (card: string, style: Style): string =>
  COLOURS.map((colour) =>
    card !== 'blank' && card.includes(colour) ? hued(colour, style) : style.paint.dim('·'),
  ).join('');

/** The width of four cards with four dots each and two spaces between them. */
export const CHART_WIDTH = 4 * 4 + 3 * 2;

/** The Universe as a four-by-four chart, empty where a card was not dealt. */
export const drawChart = (universe: readonly string[], style: Style): string[] =>
  CHART.map((row) =>
    row.map((dots) => (universe.includes(nameOf(dots)) ? dotsOf(nameOf(dots), style) : '    ')).join('  '),
  );
