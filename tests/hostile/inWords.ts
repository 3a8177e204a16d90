// What every answer to a corrupted input must be: in words, and no longer than a small multiple of the input.
import { expect } from 'vitest';

/** Words that only a program would use. None of the inputs has them. */
const NOT_WORDS =
  /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|itself failed|bug in Openshake|call stack|TypeError|RangeError|SyntaxError|\n\s+at .*:\d+:\d+/;

/** What a terminal would obey, reverse or hide. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export function expectWords(text: string, told: string): void {
  const odd = NOT_WORDS.exec(text);
  if (odd)
    expect.fail(
      `The answer says ${JSON.stringify(text.slice(Math.max(0, odd.index - 200), odd.index + 300))} to ${told}`,
    );
  if (UNSEEN.test(text))
    expect.fail(`The answer has an unseen character: ${JSON.stringify(text.slice(0, 500))} to ${told}`);
}

/** The most characters, and how many more for each byte of input. */
export interface Bound {
  constant: number;
  perByte: number;
}

export function expectBounded(length: number, bytes: number, { constant, perByte }: Bound, told: string): void {
  if (length > constant + perByte * bytes) expect.fail(`An answer of ${length} characters to ${bytes} bytes: ${told}`);
}
