// Text that fits its page.
import { describe, expect, test } from 'vitest';
import { excerpt, layout, wrap } from './page.ts';

describe('wrap', () => {
  test('breaks between words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('', 7)).toEqual(['']);
  });

  test('breaks a word that is longer than a line', () => {
    expect(wrap('ab abcdefghij cd', 5)).toEqual(['ab', 'abcde', 'fghij', 'cd']);
    expect(wrap('abcdefg hi', 5)).toEqual(['abcde', 'fg hi']);
  });
});

describe('excerpt', () => {
  test('a short text stays whole', () => {
    expect(excerpt('abc', 3)).toEqual({ shown: 'abc', from: 0 });
  });

  test('a long text is cut on both sides of what matters', () => {
    expect(excerpt('abcdefghij', 5, 0)).toEqual({ shown: 'abcd…', from: 0 });
    expect(excerpt('abcdefghij', 5, 5)).toEqual({ shown: '…efg…', from: 3 });
    expect(excerpt('abcdefghij', 5, 10)).toEqual({ shown: '…ghij', from: 5 });
  });
});

test('a page is neither too narrow nor too wide to read', () => {
  const widths = [10, 90, 500, 0, undefined].map((columns) => layout(undefined, columns).width);
  expect(widths).toEqual([40, 90, 100, 80, 80]);
});
