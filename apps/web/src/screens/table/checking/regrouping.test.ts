// A checker's own brackets, and what they come to.
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../../parts/expression/tokens.ts';
import { canGroup, gapsOf, interpretationOf, regrouped, stillOpen, tapped } from './regrouping.ts';

const AMBIGUOUS = readTokens('on-sets', 'B U R - G');

describe('gaps', () => {
  it('open before a set and close behind one', () => {
    const kinds = (text: string, wild = {}) =>
      gapsOf(readTokens('on-sets', text), wild)
        .map(({ kind }) => (kind === 'open' ? '(' : ')'))
        .join('');
    expect(kinds('B U R - G')).toBe('()()()');
    expect(kinds("(B U R)' - G")).toBe('(()()))()');
    expect(kinds('B C R')).toBe('()()');
    // A cube that stands for ∪ is not a set.
    expect(kinds('B G:U R')).toBe('()()');
    expect(kinds('B G R', { G: 'U' })).toBe('()()');
  });

  it('a single cube has none', () => {
    expect(gapsOf(readTokens('on-sets', 'B'))).toEqual([]);
  });

  it.each([
    ['B U R - G', true],
    ["B U R'", true],
    ['B U R', false],
    ['B U R C G - Y', false],
    ['B C R U G - Y', true],
    ['B', false],
  ])('are of use in %s: %s', (text, is) => {
    expect(canGroup(readTokens('on-sets', text))).toBe(is);
  });

  it('each tap sets one more bracket, and after the most none', () => {
    expect(tapped({}, 2)).toEqual({ 2: 1 });
    expect(tapped({ 2: 1, 5: 1 }, 2)).toEqual({ 2: 2, 5: 1 });
    expect(tapped({ 2: 3, 5: 1 }, 2)).toEqual({ 5: 1 });
  });
});

describe('the text with brackets', () => {
  it('is written as papers are', () => {
    expect(regrouped(AMBIGUOUS, { 2: 1, 5: 1 })).toBe('B U (R - G)');
    expect(regrouped(readTokens('on-sets', "B U R ' - G"), { 0: 1, 3: 1 })).toBe("(B U R)' - G");
  });

  it('says how many have to close', () => {
    expect(stillOpen(AMBIGUOUS, { 2: 1, 5: 1 })).toBe(0);
    expect(stillOpen(AMBIGUOUS, { 0: 1, 2: 1, 5: 1 })).toBe(1);
    expect(stillOpen(AMBIGUOUS, { 1: 1, 2: 1 })).toBe(-1);
  });
});

describe('what is handed in', () => {
  const part = (text: string, changed: boolean, solution = 0) => ({
    solution,
    part: 'setName' as const,
    text,
    changed,
  });
  it('is the text of the part that was grouped', () => {
    expect(interpretationOf([part('B U (R - G)', true)])).toBe('B U (R - G)');
    expect(interpretationOf([part('B', false)])).toBeUndefined();
    const restriction = { solution: 0, part: 'restriction' as const, text: '(B U R) - G C Y', changed: true };
    expect(interpretationOf([restriction, part('B', false)])).toBe('(B U R) - G C Y');
  });
  it('is the whole Solution if several parts were grouped', () => {
    const restriction = { solution: 0, part: 'restriction' as const, text: '(B U R) - G C Y', changed: true };
    expect(interpretationOf([restriction, part('B U (R - G)', true)])).toEqual({
      restrictions: ['(B U R) - G C Y'],
      setName: 'B U (R - G)',
    });
  });
  it('is one copy for each of Two Solutions', () => {
    expect(interpretationOf([part('B U (R - G)', true), part('(B U R) - Y', true, 1)])).toEqual([
      'B U (R - G)',
      '(B U R) - Y',
    ]);
  });
});
