// What reading any text has in common: grouping symbols, spaces and marks.
import type { JudgeFact } from './facts/judge.ts';

const OPENING = '([{';
const CLOSING = ')]}';
const SPACE = /\s/u;

/** The longest text that we read. Even a Solution with every cube in the kit and a page of spaces is far shorter. */
export const LONGEST_TEXT = 20_000;

/** Why we do not read a text of a Solution at all; undefined if we do. */
export const whyUnread = (
  part: 'setName' | 'restriction' | 'equation' | 'expression',
  text: string,
): JudgeFact | undefined =>
  text.length > LONGEST_TEXT
    ? { key: 'solution.tooLong', part, characters: text.length, most: LONGEST_TEXT }
    : undefined;

export const isOpening = (character: string): boolean => OPENING.includes(character);
export const isClosing = (character: string): boolean => CLOSING.includes(character);
/** Whether a closing symbol belongs to an opening one. */
export const closes = (open: string, close: string): boolean => OPENING.indexOf(open) === CLOSING.indexOf(close);

/** Goes through a text from left to right, character by character as people count them. */
export class TextReader {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  skipSpace(): void {
    while (!this.isDone && SPACE.test(this.text.charAt(this.at))) this.at += 1;
  }

  /** The next character; nothing at the end. */
  take(): string {
    const character = this.isDone ? '' : String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    this.at += character.length;
    return character;
  }

  /** What follows a colon, if one is next: what a cube stands for. Spaces do not matter. */
  takeMark(): string | undefined {
    this.skipSpace();
    if (this.text.charAt(this.at) !== ':') return undefined;
    this.at += 1;
    this.skipSpace();
    return this.take();
  }
}
