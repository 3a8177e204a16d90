// Text to written symbols: which cubes and grouping symbols a writer put down, and where. What they mean lives in marks.ts and parse.ts.
import { type Cube, parseCube } from './cubes.ts';

/** One cube on paper, `B` or `B:U`: what it shows and, after a colon, what it is said to stand for. */
export interface WrittenCube {
  kind: 'cube';
  at: number;
  cube: Cube;
  /** What follows the colon: a cube where it is one, else the character itself. */
  mark?: string;
}

interface Group<Kind> {
  kind: Kind;
  at: number;
  text: string;
}
export type Grouping = Group<'open'> | Group<'close'>;

export interface Unknown {
  kind: 'unknown';
  at: number;
  text: string;
}

export type Written = WrittenCube | Grouping | Unknown;

const OPENING = '([{';
const CLOSING = ')]}';
const SPACE = /\s/u;

/** The closing symbol that belongs to an opening one. */
export const closes = (open: string, close: string): boolean => OPENING.indexOf(open) === CLOSING.indexOf(close);

/** Reads a text from left to right in linear time; nothing in it is an error here. */
export function readText(text: string): Written[] {
  const written: Written[] = [];
  let at = 0;
  const skipSpace = () => {
    while (at < text.length && SPACE.test(text.charAt(at))) at += 1;
  };
  const next = (): string => String.fromCodePoint(text.codePointAt(at) ?? 0);
  for (skipSpace(); at < text.length; skipSpace()) {
    const start = at;
    const character = next();
    at += character.length;
    const cube = parseCube(character);
    if (OPENING.includes(character)) written.push({ kind: 'open', at: start, text: character });
    else if (CLOSING.includes(character)) written.push({ kind: 'close', at: start, text: character });
    else if (cube === undefined) written.push({ kind: 'unknown', at: start, text: character });
    else {
      const symbol: WrittenCube = { kind: 'cube', at: start, cube };
      skipSpace();
      if (text.charAt(at) === ':') {
        at += 1;
        skipSpace();
        const meant = at < text.length ? next() : '';
        at += meant.length;
        symbol.mark = parseCube(meant) ?? meant;
      }
      written.push(symbol);
    }
  }
  return written;
}
