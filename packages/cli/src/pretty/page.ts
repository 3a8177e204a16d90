// The page for a verdict: its width, its colors, and how text fits into it.
import type { Names } from '@openshake/words';
import { type Paint, PLAIN } from '../colour.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';

export { harmless, harmlessLines } from '../forTerminal.ts';

export interface Page {
  paint: Paint;
  width: number;
  /** For a screen reader: no signs, no columns. */
  plain?: boolean;
  /** Whether a person at a keyboard can press Tab. */
  hasKeys?: boolean;
  /** The page's language; English by default. */
  speech?: Speech;
  /** Who sits where, if seats have names. */
  names?: Names;
  /** How to name a clause, if not by its number alone. */
  clause?: (clause: string) => string;
}

const NARROWEST = 40;
const WIDEST = 100;
const USUAL = 80;

/** Some terminals do not know their width, and some say 0. */
export const layout = (paint: Paint = PLAIN, columns?: number, plain = false, speech = ENGLISH): Page => ({
  paint,
  plain,
  speech,
  width: Math.min(WIDEST, Math.max(NARROWEST, columns || USUAL)),
});

export const speechOf = ({ speech = ENGLISH }: Page): Speech => speech;

/** How many columns a text takes. */
export const widthOf = (text: string): number => [...text].length;

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a sentence into lines of at most this width. A longer word is broken too. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = [...word];
    if (line !== '' && widthOf(line) + 1 + rest.length <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width).join(''));
    line = rest.join('');
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** A part of a long text that shows the character at `centre`, and where it starts. */
export function excerpt(text: string, width: number, centre = 0): { shown: string; from: number } {
  const letters = [...text];
  if (letters.length <= width) return { shown: text, from: 0 };
  const from = Math.max(0, Math.min(letters.length - width, centre - Math.floor(width / 2)));
  const shown = letters.slice(from, from + width);
  if (from > 0) shown[0] = '…';
  if (from + width < letters.length) shown[width - 1] = '…';
  return { shown: shown.join(''), from };
}
