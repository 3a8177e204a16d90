// The pieces of every page: a label with text beside it, a text with carets under it, a table.

import type { Language } from '@openshake/words';
import type { Speech } from '../words/speech.ts';
import { excerpt, harmless, type Page, pad, speechOf, widthOf, wrap } from './page.ts';
import { nameSign, speakFormula, speakSigns } from './spoken.ts';

export const MARGIN = '  ';
/** The longest label of each language fits. */
const LABELS: Readonly<Record<Language, number>> = { en: 14, es: 20 };
const labelWidth = (page: Page): number => LABELS[speechOf(page).language];
/** Longer texts are cut. */
const LONGEST_ROW = 600;
/** The most carets under one text, and the most violations in a list: nobody reads more. */
const MOST_CARETS = 40;
const MOST_VIOLATIONS = 40;

/** The widest of some texts, in columns. */
const widest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, widthOf(text)), 0);

/** A sentence as lines of the page. For a screen reader, signs become words before it is broken. */
export const fit = (text: string, page: Page, room = page.width): string[] =>
  wrap(page.plain ? speakSigns(text, speechOf(page)) : text, room);

export const title = (text: string, { paint, plain }: Page): string => `${plain ? '' : MARGIN}${paint.bold(text)}`;

/** A label with text beside it, wrapped to the page. */
export function row(label: string, text: string, page: Page): string[] {
  const { paint, width, plain } = page;
  if (plain) return fit(`${label}: ${excerpt(harmless(text), LONGEST_ROW).shown}`, page);
  const column = labelWidth(page);
  const lines = wrap(excerpt(harmless(text), LONGEST_ROW).shown, width - column - MARGIN.length);
  return lines.map((line, at) => `${MARGIN}${paint.dim(pad(at === 0 ? label : '', column))}${line}`);
}

export const optionalRow = (label: string, text: string, page: Page): string[] =>
  text === '' ? [] : row(label, text, page);

/** `the end`, `minus`, or `union number 2` if there are several. */
function placeInWords(text: string, at: number, speech: Speech): string {
  const { say } = speech;
  const [sign] = text.slice(at).trimStart();
  if (sign === undefined) return say('place.end');
  const before = text.slice(0, text.indexOf(sign, at));
  const punctuation = SPOKEN_PUNCTUATION[sign];
  const word = punctuation === undefined ? nameSign(sign, speech) : say(punctuation);
  return text.split(sign).length > 2 ? say('place.numbered', { sign: word, number: before.split(sign).length }) : word;
}

const SPOKEN_PUNCTUATION: Readonly<Record<string, 'place.opening' | 'place.closing' | 'place.colon'>> = {
  '(': 'place.opening',
  ')': 'place.closing',
  ':': 'place.colon',
};

/** A written text with a caret under each wrong place. `spoken`: how a screen reader says it. */
export function marked(
  label: string,
  text: string,
  places: readonly number[],
  page: Page,
  spoken = speakFormula(text, speechOf(page)),
): string[] {
  const { paint, width } = page;
  const speech = speechOf(page);
  const { say } = speech;
  if (page.plain) {
    const wrong = [...new Set(places)].slice(0, MOST_CARETS).map((at) => placeInWords(text, at, speech));
    const written = text === '' ? say('page.nothing.spoken') : spoken;
    return row(
      label,
      wrong.length > 0 ? say('page.wrongAt', { text: written, places: wrong.join(', ') }) : written,
      page,
    );
  }
  const column = labelWidth(page);
  const columns = places.slice(0, MOST_CARETS).map((at) => widthOf(text.slice(0, at)));
  const { shown, from } = excerpt(harmless(text), width - column - MARGIN.length, columns[0]);
  const lines = [`${MARGIN}${paint.dim(pad(label, column))}${paint.bold(shown === '' ? say('page.nothing') : shown)}`];
  const under = columns.map((place) => place - from).filter((place) => place >= 0 && place <= widthOf(shown));
  if (under.length > 0) {
    const carets = Array.from({ length: Math.max(...under) + 1 }, (_, at) => (under.includes(at) ? '^' : ' '));
    lines.push(`${MARGIN}${' '.repeat(column)}${paint.red(carets.join(''))}`);
  }
  return lines;
}

/** How much is left out. */
export const moreLine = (count: number, page: Page): string => `${MARGIN}${speechOf(page).say('page.more', { count })}`;

/** What is wrong: each clause with its sentence. */
export function violationLines(
  violations: readonly { clause: string; message: string }[],
  page: Page,
  heading = speechOf(page).say('page.wrong'),
): string[] {
  if (violations.length === 0) return [];
  const { paint, width } = page;
  const name = page.clause ?? ((clause: string) => clause);
  const shown = violations.slice(0, MOST_VIOLATIONS).map((each) => ({ ...each, clause: name(each.clause) }));
  const left = violations.length - shown.length;
  if (page.plain) return [title(heading, page), ...shown.flatMap(({ clause, message }) => row(clause, message, page))];
  const column = widest(shown.map(({ clause }) => clause)) + 2;
  return [
    title(heading, page),
    ...shown.flatMap(({ clause, message }) =>
      wrap(excerpt(harmless(message), LONGEST_ROW).shown, width - column - MARGIN.length).map(
        (line, at) => `${MARGIN}${paint.yellow(pad(at === 0 ? clause : '', column))}${line}`,
      ),
    ),
    ...(left > 0 ? [moreLine(left, page)] : []),
  ];
}

/** `written B, from Resources`. */
const spokenCells = (head: readonly string[], cells: readonly string[]): string =>
  cells.flatMap((cell, at) => (cell === '' ? [] : [`${head[at] ?? ''} ${cell}`.trim()])).join(', ');

/** Cells under their headings, without the columns that are empty. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], page: Page): string[] {
  const { paint, plain } = page;
  if (plain) return rows.map((cells) => `${spokenCells(head, cells)}.`);
  const columns = head.map((_, at) => at).filter((at) => rows.some((cells) => cells[at] !== ''));
  const widths = head.map((name, at) => Math.max(widthOf(name), widest(rows.map((cells) => cells[at] ?? ''))));
  const line = (cells: readonly string[]) =>
    `${MARGIN}${columns.map((at) => pad(cells[at] ?? '', widths[at] ?? 0)).join('  ')}`.trimEnd();
  return [paint.dim(line(head)), ...rows.map(line)];
}
