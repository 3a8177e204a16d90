// One line of notation: its words, its quotes, its comment, and its separators. Inside quotes no sign has a meaning.
import type { NotationFact } from '../facts/notation.ts';
import { cut } from '../quote.ts';

/** A text that is not notation. Its facts say what belongs there. */
export class Unreadable extends Error {
  readonly facts: NotationFact;

  constructor(facts: NotationFact) {
    super(facts.key);
    this.facts = facts;
  }
}

/** Where the quoted text that opens here ends; -1 if it does not. */
function closingQuote(line: string, open: number): number {
  for (let at = open + 1; at < line.length; at += 1) {
    if (line[at] === '"') return at;
    if (line[at] === '\\') at += 1;
  }
  return -1;
}

/** The line with its quoted texts blanked out, every character in its place. An unclosed quote quotes nothing. */
function blot(line: string): string {
  let blotted = '';
  let from = 0;
  for (let open = line.indexOf('"'); open >= 0; open = line.indexOf('"', from)) {
    const close = closingQuote(line, open);
    if (close < 0) break;
    blotted += line.slice(from, open) + '"'.repeat(close + 1 - open);
    from = close + 1;
  }
  return blotted + line.slice(from);
}

/** Splits a line at each separator outside quotes, and trims the pieces. */
export function split(line: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: found } of blot(line).matchAll(separator)) {
    pieces.push(line.slice(from, index).trim());
    from = index + found.length;
  }
  return [...pieces, line.slice(from).trim()];
}

/** Signs that stand alone between spaces. */
export const BAR = /(?<=^|\s)\|(?=\s|$)/g;
export const TWO_BARS = /(?<=^|\s)\|\|(?=\s|$)/g;
export const AND = /(?<=^|\s)&(?=\s|$)/g;
export const SEMICOLON = /;/g;
export const COMMA = /,/g;

/** A line without its comment: from a # that begins the line or follows a space. */
export const withoutComment = (line: string): string => {
  const at = blot(line).search(/(?<=^|\s)#/);
  return (at < 0 ? line : line.slice(0, at)).trim();
};

/** The first word of a line as written, and the rest. */
export function firstWord(line: string): [word: string, rest: string] {
  const end = blot(line).search(/\s/);
  return end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end).trim()];
}

/** All words of a line, as written. */
export const wordsIn = (line: string): string[] => (line === '' ? [] : split(line, /\s+/g));

/** The sign that JSON follows. */
export const JSON_FOLLOWS = ':=';

/** Letters, marks, digits, signs and the ordinary space: what everybody can see and type. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** Whether a text can be in a line without quotes. Separators need quotes. */
export const isPlain = (text: string): boolean => VISIBLE.test(text) && !/^ | $|["#|&;,]|^:=/.test(text);

/** Whether it can be one word without quotes. */
export const isPlainWord = (text: string): boolean => isPlain(text) && !text.includes(' ');

/** The text of a quoted piece. */
export function unquote(piece: string): string {
  try {
    const text: unknown = JSON.parse(piece);
    if (typeof text === 'string') return text;
  } catch {
    // The error is thrown below.
  }
  throw new Unreadable({ key: 'notation.badQuote', text: cut(piece) });
}
