// Choices and cubes at the prompt, and what it says about anything else.
import { EQUATIONS_CUBES, ON_SETS_CUBES } from '@openshake/protocol';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../words/speech.ts';
import type { Read } from './conversation.ts';
import { readChoice, readCubes } from './reading.ts';

const value = (value: unknown) => ({ ok: true, value });
/** The message about an answer that we cannot take. */
const why = (read: Read<unknown>) => (read.ok ? 'understood' : ENGLISH.tell(read.why));

describe('cubes', () => {
  test('with spaces, commas or run together, in either alphabet', () => {
    expect(readCubes(ON_SETS_CUBES)("B R,u ∩ '⊆4")).toEqual(value(['B', 'R', 'U', 'N', "'", 'C', '4']));
    expect(readCubes(ON_SETS_CUBES)('BRU')).toEqual(value(['B', 'R', 'U']));
    expect(readCubes(ON_SETS_CUBES)('')).toEqual(value([]));
  });

  test('of Equations', () => {
    expect(readCubes(EQUATIONS_CUBES)('3+x,√ 4*')).toEqual(value(['3', '+', 'x', 'r', '4', '^']));
    expect(why(readCubes(EQUATIONS_CUBES)('3U'))).toMatch(/^"U" is not on any cube\. The cubes show 0 1 2 .* \^ r\.$/);
  });

  test('an unknown cube is named', () => {
    expect(why(readCubes(ON_SETS_CUBES)('B Q'))).toMatch(/^"Q" is not on any cube\./);
  });
});

test('cubes fill at most a kit', () => {
  expect(readCubes(ON_SETS_CUBES, 16)('B R')).toEqual(value(['B', 'R']));
  expect(why(readCubes(ON_SETS_CUBES, 17)('B R'))).toMatch(/^That makes 19 cubes; a kit has 18\.$/);
  expect(why(readCubes(EQUATIONS_CUBES, 20)('12345'))).toMatch(/^That makes 25 cubes; a kit has 24\.$/);
});

describe('a choice', () => {
  const read = readChoice(['last-cube', 'end-of-round', 'now'], 'numbered');

  test('by number, name or a part of it', () => {
    for (const answer of ['2', 'end-of-round', 'End of Round', 'round'])
      expect(read(answer)).toEqual(value('end-of-round'));
  });

  test('a number is a place in the list, not a part of a name', () => {
    expect(readChoice(['book-2017', 'book-2019'], 'numbered')('9')).toMatchObject({ ok: false });
    expect(readChoice(['book-2017', 'book-2019'])('2019')).toEqual(value('book-2019'));
  });

  test('a number means nothing if none was shown', () => {
    for (const answer of ['1', 'perhaps'])
      expect(why(readChoice(['yes', 'no'])(answer))).toMatch(/^Please answer with yes or no\.$/);
  });

  test.each(['0', '4', 'o', '', 'never', '2.5'])('not %j', (answer) => {
    expect(why(read(answer))).toMatch(/^Please answer with a number, or with last-cube, end-of-round, or now\.$/);
  });
});
