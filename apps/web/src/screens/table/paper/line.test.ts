// Writing on a line: pieces come and go at the caret, by touch and by typing.
import type { GameName } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { showTokens } from '../../../parts/expression/tokens.ts';
import { caretAt, erase, goTo, insert, type Line, lineOf, offsetOf, swap, turn, typed } from './line.ts';

const shown = (game: GameName, line: Line): string =>
  `${showTokens(game, line.tokens.slice(0, line.caret))}|${showTokens(game, line.tokens.slice(line.caret))}`;

describe('a line', () => {
  const line = lineOf('on-sets', 'B U R', 1);

  it('takes pieces at the caret, and gives them back', () => {
    const longer = insert(line, { kind: 'cube', cube: "'" }, { kind: 'open', text: '(' });
    expect(shown('on-sets', longer)).toBe('B′(|∪R');
    expect(shown('on-sets', erase(longer))).toBe('B′|∪R');
    expect(shown('on-sets', erase(longer, true))).toBe('B′(|R');
  });

  it('stays as it is where nothing can be taken away', () => {
    expect(erase(goTo(line, 0))).toEqual(goTo(line, 0));
    expect(erase(goTo(line, 99), true)).toEqual(goTo(line, 3));
  });

  it('has an end', () => {
    const full = lineOf('on-sets', 'B'.repeat(200));
    expect(full.tokens).toHaveLength(80);
    expect(insert(full, { kind: 'cube', cube: 'R' })).toEqual(full);
  });

  it('turns the cube before the caret all the way round', () => {
    let now = lineOf('equations', '5+2');
    const seen = [1, 2, 3, 4].map(() => {
      now = turn(now);
      return showTokens('equations', now.tokens);
    });
    expect(seen).toEqual(['5+u2', '5+s2', '5+su2', '5+2']);
  });

  it('writes the other sign of a pair', () => {
    expect(shown('on-sets', swap(goTo(line, 2), { U: 'N', N: 'U' }))).toBe('B∩|R');
    expect(swap(line, { U: 'N' })).toEqual(line);
  });
});

describe('typing', () => {
  it.each<[GameName, string, number, string]>([
    ['on-sets', 'bu', 2, 'B∪|'],
    ['on-sets', 'b u r', 4, 'B∪|R'],
    ['on-sets', 'B∪xR', 3, 'B∪x|R'],
    ['equations', '6×s', 3, '6×s|'],
    ['equations', '6×s3', 4, '6×s3|'],
    ['equations', '6*R9', 2, '6*|√9'],
  ])('%s: %s', (game, value, offset, line) => {
    expect(shown(game, typed(game, value, offset))).toBe(line);
  });

  it('finds its place in the shown text again', () => {
    const line = lineOf('equations', 'su3x4');
    expect([0, 1, 2, 3].map((caret) => offsetOf('equations', goTo(line, caret)))).toEqual([0, 3, 4, 5]);
    expect([0, 1, 3, 4, 5, 9].map((offset) => caretAt('equations', line.tokens, offset))).toEqual([0, 1, 1, 2, 3, 3]);
  });
});
