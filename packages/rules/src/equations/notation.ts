// Text to written symbols: which cubes a writer put down, how they are turned and marked, and where. meaning.ts has what they mean.
import { isClosing, isOpening, TextReader } from '../text.ts';
import { type Cube, parseCube } from './cubes.ts';

/** One cube on paper: `3`, `s3` sideways, `u3` upside-down, `su3` both, `0:x` a 0 that stands for ×. */
export interface WrittenCube {
  kind: 'cube';
  at: number;
  cube: Cube;
  sideways: boolean;
  upsideDown: boolean;
  /** What follows the colon: a cube if it is one, otherwise the character itself. */
  mark?: string;
}

interface Other<Kind> {
  kind: Kind;
  at: number;
  text: string;
}

export type Written = WrittenCube | Other<'open'> | Other<'close'> | Other<'equals'> | Other<'unknown'>;

const EQUALS = '=＝';

/** Reads a text from left to right in linear time. Nothing in it is an error here. Spaces mean nothing. */
export function readText(text: string): Written[] {
  const written: Written[] = [];
  const reader = new TextReader(text);
  for (reader.skipSpace(); !reader.isDone; reader.skipSpace()) {
    const { at } = reader;
    const turned = takeTurns(reader);
    const cube = parseCube(reader.take());
    if (cube !== undefined) {
      const symbol: WrittenCube = {
        kind: 'cube',
        at,
        cube,
        sideways: turned.includes('s'),
        upsideDown: turned.includes('u'),
      };
      const mark = reader.takeMark();
      written.push(mark === undefined ? symbol : { ...symbol, mark: parseCube(mark) ?? mark });
      continue;
    }
    reader.at = at;
    const other = reader.take();
    if (isOpening(other)) written.push({ kind: 'open', at, text: other });
    else if (isClosing(other)) written.push({ kind: 'close', at, text: other });
    else written.push({ kind: EQUALS.includes(other) ? 'equals' : 'unknown', at, text: other });
  }
  return written;
}

/** `s`, `u` or both, each once, before a cube. */
function takeTurns(reader: TextReader): string {
  const turned = /^(?:su|us|s|u)?/i.exec(reader.text.slice(reader.at, reader.at + 2))?.[0].toLowerCase() ?? '';
  reader.at += turned.length;
  if (turned) reader.skipSpace();
  return turned;
}

/** How a cube is written. */
export const makeWritten = ({ cube, sideways, upsideDown, mark }: WrittenCube): string =>
  `${sideways ? 's' : ''}${upsideDown ? 'u' : ''}${cube}${mark === undefined ? '' : `:${mark}`}`;
