// The pieces of a written text, and which belong together.
import type { GameName } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { type Nested, nest } from './nest.ts';
import { readTokens, showTokens, type Token, writeTokens } from './tokens.ts';

/** `[` and `]` stand for a bracket under the text, `<` and `>` for one that is still open. */
function drawn(game: GameName, text: string, wild = {}): string {
  const tokens = readTokens(game, text);
  const draw = (parts: readonly Nested[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'number') return writeTokens(game, [tokens[part] as Token]);
        const inner = draw(part.parts);
        return part.open ? `<${inner}>` : `[${inner}]`;
      })
      .join('');
  return draw(nest(game, tokens, wild));
}

describe('a text', () => {
  it.each<[GameName, string, string, string]>([
    ['on-sets', 'b u (g n y)’', "B U (G N Y)'", 'B∪(G∩Y)′'],
    ['on-sets', 'R B:U G', 'R B:U G', 'RB:∪G'],
    ['on-sets', 'g = Λ', 'G = A', 'G=Λ'],
    ['equations', ' 6 × 4 - √9 = su3', '6x4-r9=su3', '6×4−√9=su3'],
    ['equations', '304 0:x', '3040:x', '3040:×'],
  ])('of %s: %s', (game, typed, written, shown) => {
    const tokens = readTokens(game, typed);
    expect(writeTokens(game, tokens)).toBe(written);
    expect(showTokens(game, tokens)).toBe(shown);
    expect(readTokens(game, written)).toEqual(tokens);
    expect(readTokens(game, shown)).toEqual(tokens);
  });

  it('may hold what no cube shows, and what is half typed', () => {
    expect(writeTokens('on-sets', readTokens('on-sets', 'B ? q'))).toBe('B ? q');
    expect(writeTokens('on-sets', readTokens('on-sets', 'B:'))).toBe('B:');
    expect(writeTokens('equations', readTokens('equations', '6xs'))).toBe('6xs');
  });
});

describe('brackets under', () => {
  it.each([
    ['6x4-r9', '[[6x4]-[r9]]'],
    ['(6x4)-r9=7x(5+u2)', '[[(6x4)]-[r9]]=[7x[(5+u2)]]'],
    ['(1+2)x(3+4)', '[[(1+2)]x[(3+4)]]'],
    ['((1+2)x3)', '[([(1+2)]x3)]'],
    ['12', '12'],
    ['3r8', '[3r8]'],
    ['(6x4)-r', '<[(6x4)]-<r>>'],
    ['(6x4)-', '<[(6x4)]->'],
    ['6x(4', '<6x(4>'],
    ['6x(4+2', '<6x<(4+2>>'],
    ['6x(', '<6x(>'],
    ['6x+', '6x+'],
    ['(6 4)x', '<(64)x>'],
  ])('%s', (text, shown) => {
    expect(drawn('equations', text)).toBe(shown);
  });

  it('an Equation in which the 0 is wild', () => {
    expect(drawn('equations', '30(4+1)', { 0: 'x' })).toBe('[30[(4+1)]]');
    expect(drawn('equations', '30:x4+1')).toBe('[[30:x4]+1]');
  });

  it.each([
    ["B U (G N Y)'", "BU[(GNY)]'"],
    ['B U (G N', 'BU<(GN>'],
    ['B U G N Y', 'BUGNY'],
  ])('a Set-Name show only the groups that are written: %s', (text, shown) => {
    expect(drawn('on-sets', text)).toBe(shown);
  });
});
