// The pieces that every page is put together from: a label with text beside it, a text with carets under it, a table.

import { excerpt, harmless, type Page, pad, widthOf, wrap } from './page.ts';
import { nameSign, speakFormula, speakSigns } from './spoken.ts';

export const MARGIN = '  ';
const LABEL = 14;
/** Longer texts are cut. */
const LONGEST_ROW = 600;
/** So many carets are put under one text, and so many violations listed: nobody reads more. */
const MOST_CARETS = 40;
const MOST_VIOLATIONS = 40;

/** The longest of some texts, in columns. */
const widest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, widthOf(text)), 0);

/** A sentence in lines of the page, spoken before it is broken where it is for a screen reader. */
export const fit = (text: string, { width, plain }: Page, room = width): string[] =>
  wrap(plain ? speakSigns(text) : text, room);

export const title = (text: string, { paint, plain }: Page): string => `${plain ? '' : MARGIN}${paint.bold(text)}`;

/** A label and, beside it, text wrapped to the page. */
export function row(label: string, text: string, page: Page): string[] {
  const { paint, width, plain } = page;
  if (plain) return fit(`${label}: ${excerpt(harmless(text), LONGEST_ROW).shown}`, page);
  const lines = wrap(excerpt(harmless(text), LONGEST_ROW).shown, width - LABEL - MARGIN.length);
  return lines.map((line, at) => `${MARGIN}${paint.dim(pad(at === 0 ? label : '', LABEL))}${line}`);
}

export const optionalRow = (label: string, text: string, page: Page): string[] =>
  text === '' ? [] : row(label, text, page);

/** `the end`, `minus`, or `union number 2` where there are several. */
function placeInWords(text: string, at: number): string {
  const [sign] = text.slice(at).trimStart();
  if (sign === undefined) return 'the end';
  const before = text.slice(0, text.indexOf(sign, at));
  const word = SPOKEN_PUNCTUATION[sign] ?? nameSign(sign);
  return text.split(sign).length > 2 ? `${word} number ${before.split(sign).length}` : word;
}

const SPOKEN_PUNCTUATION: Readonly<Record<string, string>> = {
  '(': 'the opening parenthesis',
  ')': 'the closing parenthesis',
  ':': 'the colon',
};

/** A written text with a caret under each place that is wrong; `spoken` is how a screen reader says it. */
export function marked(
  label: string,
  text: string,
  places: readonly number[],
  page: Page,
  spoken = speakFormula(text),
): string[] {
  const { paint, width } = page;
  if (page.plain) {
    const wrong = [...new Set(places)].slice(0, MOST_CARETS).map((at) => placeInWords(text, at));
    const where = wrong.length > 0 ? ` (wrong at ${wrong.join(', ')})` : '';
    return row(label, `${text === '' ? 'nothing' : spoken}${where}`, page);
  }
  const columns = places.slice(0, MOST_CARETS).map((at) => widthOf(text.slice(0, at)));
  const { shown, from } = excerpt(harmless(text), width - LABEL - MARGIN.length, columns[0]);
  const lines = [`${MARGIN}${paint.dim(pad(label, LABEL))}${paint.bold(shown === '' ? '(nothing)' : shown)}`];
  const under = columns.map((column) => column - from).filter((column) => column >= 0 && column <= widthOf(shown));
  if (under.length > 0) {
    const carets = Array.from({ length: Math.max(...under) + 1 }, (_, at) => (under.includes(at) ? '^' : ' '));
    lines.push(`${MARGIN}${' '.repeat(LABEL)}${paint.red(carets.join(''))}`);
  }
  return lines;
}

/** What is wrong: each clause with its sentence. */
export function violationLines(
  violations: readonly { clause: string; message: string }[],
  page: Page,
  heading = 'What is wrong',
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
    ...(left > 0 ? [`${MARGIN}… and ${left} more`] : []),
  ];
}

/** `written B, from Resources`. */
const spokenCells = (head: readonly string[], cells: readonly string[]): string =>
  cells.flatMap((cell, at) => (cell === '' ? [] : [`${head[at] ?? ''} ${cell}`.trim()])).join(', ');

/** Cells under their heads, without the columns in which every cell is empty. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], page: Page): string[] {
  const { paint, plain } = page;
  if (plain) return rows.map((cells) => `${spokenCells(head, cells)}.`);
  const columns = head.map((_, at) => at).filter((at) => rows.some((cells) => cells[at] !== ''));
  const widths = head.map((name, at) => Math.max(widthOf(name), widest(rows.map((cells) => cells[at] ?? ''))));
  const line = (cells: readonly string[]) =>
    `${MARGIN}${columns.map((at) => pad(cells[at] ?? '', widths[at] ?? 0)).join('  ')}`.trimEnd();
  return [paint.dim(line(head)), ...rows.map(line)];
}
