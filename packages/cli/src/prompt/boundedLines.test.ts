import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { boundedLines } from './boundedLines.ts';

const passed = (...chunks: string[]): Promise<string> =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(boundedLines(5)));

test.each<[what: string, chunks: string[], comes: string]>([
  ['short lines pass', ['ab\ncd', 'e\n', '\nf'], 'ab\ncde\n\nf'],
  ['a line of just the length passes', ['abcde\nf'], 'abcde\nf'],
  ['a longer line is cut at its break', ['abcdefg\nh'], 'abcde\nh'],
  ['so is one that comes in pieces', ['abc', 'def', 'ghi', '\njk'], 'abcde\njk'],
  ['and one that never ends', ['abc', 'def', 'ghi'], 'abcde'],
])('%s', async (_, chunks, comes) => {
  expect(await passed(...chunks)).toBe(comes);
});
