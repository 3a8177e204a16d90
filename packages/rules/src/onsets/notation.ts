// Text to written symbols: which cubes and grouping symbols a writer put down, and where. marks.ts and parse.ts have what they mean.
import { isClosing, isOpening, TextReader } from '../text.ts';
import { type Cube, parseCube } from './cubes.ts';

/** One cube on paper, `B` or `B:U`: what it shows and, after a colon, what it stands for. */
export interface WrittenCube {
  kind: 'cube';
  at: number;
  cube: Cube;
  /** What follows the colon: a cube if it is one, otherwise the character itself. */
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

/** Reads a text from left to right in linear time. Nothing in it is an error here. */
export function readText(text: string): Written[] {
  const written: Written[] = [];
  const reader = new TextReader(text);
  for (reader.skipSpace(); !reader.isDone; reader.skipSpace()) {
    const { at } = reader;
    const character = reader.take();
    const cube = parseCube(character);
    if (isOpening(character)) written.push({ kind: 'open', at, text: character });
    else if (isClosing(character)) written.push({ kind: 'close', at, text: character });
    else if (cube === undefined) written.push({ kind: 'unknown', at, text: character });
    else {
      const mark = reader.takeMark();
      written.push(
        mark === undefined ? { kind: 'cube', at, cube } : { kind: 'cube', at, cube, mark: parseCube(mark) ?? mark },
      );
    }
  }
  return written;
}
