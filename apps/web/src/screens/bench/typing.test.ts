// What people type, as cubes, signs, Goals and marks.
import { describe, expect, it } from 'vitest';
import { goalCubes, makeGoalText, readGoalText } from './goalText.ts';
import { cubesIn, lettersOf, marksIn, signsOf, splitRestrictions } from './typing.ts';

describe('letters and signs', () => {
  it('stand for each other, character for character', () => {
    expect(lettersOf('on-sets', "b u r - g'")).toBe("B U R - G'");
    expect(signsOf('on-sets', "B U R - G'")).toBe('B ∪ R − G′');
    expect(lettersOf('on-sets', 'B ∪ R − G′')).toBe("B U R - G'");
    expect(lettersOf('equations', '3×5÷2*√4')).toBe('3x5/2^r4');
    expect(signsOf('equations', 'u3x(5+2)')).toBe('u3×(5+2)');
  });

  it('become cubes one by one, and what is not a cube is named', () => {
    expect(cubesIn('on-sets', 'b r, u q')).toEqual({ cubes: ['B', 'R', 'U'], strange: ['q'] });
    expect(cubesIn('equations', '3+x')).toEqual({ cubes: ['3', '+', 'x'], strange: [] });
  });

  it('are Restrictions and marks', () => {
    expect(splitRestrictions('B C R ; G = A')).toEqual(['B C R', 'G = A']);
    expect(splitRestrictions(' ')).toEqual([]);
    expect(marksIn('on-sets', '=:b c:u')).toEqual({ '=': 'B', C: 'U' });
    expect(marksIn('equations', '0:3')).toEqual({ 0: '3' });
    expect(marksIn('on-sets', '=:')).toBeUndefined();
  });
});

describe('a Goal', () => {
  it.each([
    ['3', { shape: 'single', cubes: ['3'] }],
    ['1 + 2', { shape: 'row', cubes: ['1', '2'] }],
    ['1 + 2 + u3', { shape: 'row', cubes: ['1', '2', 'u3'] }],
    ['2 x 3', { shape: 'column', cubes: ['2', '3'] }],
    ['(2 x 3) + 1', { shape: 'L', cubes: ['2', '3', '1'] }],
    ['2 x (3 + 1)', { shape: 'T', cubes: ['2', '3', '1'] }],
    ['other 1 2', { shape: 'other', cubes: ['1', '2'] }],
    ['values 3 5', { values: [3, 5] }],
  ])('of On-Sets is typed as %s', (text, goal) => {
    expect(readGoalText('on-sets', text)).toEqual({ goal });
    expect(makeGoalText(goal)).toBe(text);
  });

  it('of Equations is its expression', () => {
    expect(readGoalText('equations', '3×(5+2)')).toEqual({ goal: '3x(5+2)' });
    expect(readGoalText('equations', 'values 12')).toEqual({ goal: { values: [12] } });
    expect(goalCubes('equations', 'su3x5')).toEqual([{ cube: '3', turned: 'both' }, { cube: 'x' }, { cube: '5' }]);
  });

  it('that nobody can read is not guessed', () => {
    expect(readGoalText('on-sets', '1-2')).toEqual({ strange: true });
    expect(readGoalText('on-sets', 'values x')).toEqual({ strange: true });
    expect(readGoalText('on-sets', '')).toEqual({ goal: undefined });
  });

  it('without a meaning keeps its layout', () => {
    expect(makeGoalText({ shape: 'T', cubes: ['1', '2'] })).toBe('T 1 2');
    expect(readGoalText('on-sets', 'T 1 2')).toEqual({ goal: { shape: 'T', cubes: ['1', '2'] } });
  });
});
