// Bytes to lines, however the bytes are split.
import { describe, expect, test } from 'vitest';
import { type Line, linesOf } from './jsonLines.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size: number, longest?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const batch of linesOf(inChunks(text, size), longest)) lines.push(...batch);
  return lines;
}

describe('linesOf', () => {
  test.each([1, 2, 3, 7, 1000])('multi-byte characters survive chunks of %i bytes', async (size) => {
    const lines = await read('{"a":"B ∪ R′"}\n{"b":"Λ"}\n', size);
    expect(lines).toEqual([
      { number: 1, text: '{"a":"B ∪ R′"}' },
      { number: 2, text: '{"b":"Λ"}' },
    ]);
  });

  test('blank lines are skipped but counted', async () => {
    expect(await read('\n  \n1\r\n\r\n2\n\n', 4)).toEqual([
      { number: 3, text: '1\r' },
      { number: 5, text: '2' },
    ]);
  });

  test('the last line needs no line break, and an empty stream is fine', async () => {
    expect(await read('1\n2', 2)).toEqual([
      { number: 1, text: '1' },
      { number: 2, text: '2' },
    ]);
    expect(await read('', 2)).toEqual([]);
  });

  test('a byte order mark is not part of the text', async () => {
    expect(await read('\ufeff{}\n', 100)).toEqual([{ number: 1, text: '{}' }]);
  });

  test('a line that is too long is reported without its text, and the next one is read', async () => {
    expect(await read(`${'x'.repeat(11)}\n${'y'.repeat(10)}\n`, 3, 10)).toEqual([
      { number: 1 },
      { number: 2, text: 'y'.repeat(10) },
    ]);
    expect(await read('x'.repeat(11), 3, 10)).toEqual([{ number: 1 }]);
  });
});
