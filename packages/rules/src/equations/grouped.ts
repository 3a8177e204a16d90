// The order in which an expression is worked, as a text with every grouping written out. Nothing is worked out.
import { type Cube, isCube } from './cubes.ts';
import { readMeanings } from './meaning.ts';
import { readText } from './notation.ts';
import { parseExpression } from './parse.ts';
import { makeGrouped } from './print.ts';

/** `3+2x5` is `3+(2x5)`; undefined if the text is no expression. `zero`: what every 0 stands for. */
export function grouped(text: string, zero: string = '0'): string | undefined {
  const means: Cube = isCube(zero) ? zero : '0';
  const { ok } = parseExpression(readMeanings(readText(text), { means, faults: [] }), text.length);
  return ok && makeGrouped(ok);
}
