// A code in every way in which people give one.
import { describe, expect, it, test } from 'vitest';
import { isWhole, readTyped, strangeIn } from './code.ts';

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
