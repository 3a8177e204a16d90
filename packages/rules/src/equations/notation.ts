// Text to written symbols: which cubes a writer put down, turned how, marked as what, and where. What they mean lives in meaning.ts.
import { type Cube, parseCube } from './cubes.ts';

/** One cube on paper: `3`, `s3` sideways, `u3` upside-down, `su3` both, `0:x` a 0 that stands for ×. */
export interface WrittenCube {
  kind: 'cube';
  at: number;
  cube: Cube;
  sideways: boolean;
  upsideDown: boolean;
  /** What follows the colon: a cube where it is one, else the character itself. */
  mark?: string;
}

interface Other<Kind> {
  kind: Kind;
  at: number;
  text: string;
}

export type Written = WrittenCube | Other<'open'> | Other<'close'> | Other<'equals'> | Other<'unknown'>;

const OPENING = '([{';
const CLOSING = ')]}';
const EQUALS = '=＝';
const SPACE = /\s/u;

/** The closing symbol that belongs to an opening one. */
export const closes = (open: string, close: string): boolean => OPENING.indexOf(open) === CLOSING.indexOf(close);

/** Reads a text from left to right in linear time; nothing in it is an error here. Spaces mean nothing. */
export function readText(text: string): Written[] {
  const written: Written[] = [];
  let at = 0;
  const skipSpace = () => {
    while (at < text.length && SPACE.test(text.charAt(at))) at += 1;
  };
  const next = (): string => (at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '');
  for (skipSpace(); at < text.length; skipSpace()) {
    const start = at;
    const turned = /^[su]{0,2}/i.exec(text.slice(at, at + 2))?.[0].toLowerCase() ?? '';
    at += turned.length;
    if (turned) skipSpace();
    const character = next();
    const cube = parseCube(character);
    if (cube !== undefined && turned !== 'ss' && turned !== 'uu') {
      at += character.length;
      const symbol: WrittenCube = {
        kind: 'cube',
        at: start,
        cube,
        sideways: turned.includes('s'),
        upsideDown: turned.includes('u'),
      };
      skipSpace();
      if (text.charAt(at) === ':') {
        at += 1;
        skipSpace();
        const meant = next();
        at += meant.length;
        symbol.mark = parseCube(meant) ?? meant;
      }
      written.push(symbol);
      continue;
    }
    at = start;
    const other = next();
    at += other.length;
    if (OPENING.includes(other)) written.push({ kind: 'open', at: start, text: other });
    else if (CLOSING.includes(other)) written.push({ kind: 'close', at: start, text: other });
    else if (EQUALS.includes(other)) written.push({ kind: 'equals', at: start, text: other });
    else written.push({ kind: 'unknown', at: start, text: other });
  }
  return written;
}

/** How a cube is written down. */
export const makeWritten = ({ cube, sideways, upsideDown, mark }: WrittenCube): string =>
  `${sideways ? 's' : ''}${upsideDown ? 'u' : ''}${cube}${mark === undefined ? '' : `:${mark}`}`;
