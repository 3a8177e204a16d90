// A code in every way in which people give one.
import { describe, expect, it, test } from 'vitest';
import { isWhole, readTyped, strangeIn, typeOver } from './code.ts';

describe('a code', () => {
  it.each([
    ['K7MPXA', 'K7MPXA'],
    ['k7mpxa', 'K7MPXA'],
    [' K7M-PXA ', 'K7MPXA'],
    ['k 7 m p x a', 'K7MPXA'],
    ['k7m pxa', 'K7MPXA'],
    ['K. 7. M. P. X. A.', 'K7MPXA'],
    ['Kilo seven Mike papa xray alpha', 'K7MPXA'],
    ['kilo siete Mike papa xenón Ana', 'K7MPXA'],
    ['http://192.168.1.7:4747/#/join/k7mpxa', 'K7MPXA'],
    ['https://play.example/join/K7MPXA?x=1', 'K7MPXA'],
    ['K7', 'K7'],
    ['', ''],
    ['K7MPXAXXXX', 'K7MPXA'],
  ])('%j is read as %j', (typed, code) => {
    expect(readTyped(typed)).toBe(code);
  });
});

test('what no code has is named, and not corrected', () => {
  expect(strangeIn('K0MPOO')).toEqual(['0', 'O']);
  expect(isWhole('K0MPXA')).toBe(false);
  expect(isWhole('K7MPX')).toBe(false);
  expect(isWhole('K7MPXA')).toBe(true);
});

it.each([
  ['in full boxes the sign after the caret is replaced', 'K7MPXA', 'KR7MPXA', 2, 'KRMPXA', 2],
  ['in the last box the last sign is replaced', 'K7MPXA', 'K7MPXRA', 6, 'K7MPXR', 6],
  ['after the last box the last sign is replaced', 'K7MPXA', 'K7MPXAR', 7, 'K7MPXR', 6],
  ['before they are full a sign is inserted', 'K7M', 'K97M', 2, 'K97M', 2],
  ['a sign is deleted', 'K7MPXA', 'K7MPX', 5, 'K7MPX', 5],
  ['a pasted code stands for itself', 'K7MPXA', 'RRR-RRR', 7, 'RRRRRR', 6],
])('%s', (_, before, typed, caret, code, at) => {
  expect(typeOver(before, typed, caret)).toEqual({ code, at });
});
