// Goals: every legal shape and every illegal one.
import { describe, expect, it } from 'vitest';
import { divisionRules, type OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import { readGoal } from './goal.ts';
import { GOAL_SHAPES, MOST_GOAL_DIGITS } from './goalShapes.ts';

const agloa = books['agloa-onsets-2023'] as OnSetsBook;
const middle = agloa.divisions.middle;
if (!middle) throw new Error('middle');
const rules = divisionRules(agloa, middle);
const absolute = { ...rules, upsideDown: 'either' } as const;

const values = (shape: string, cubes: unknown, under = rules) => readGoal({ shape, cubes }, under).values;

describe('a legal Goal', () => {
  it.each([
    ['single', ['4'], 4],
    ['row', ['2', '3'], 5],
    ['row', ['2', '3', '5'], 10],
    ['column', ['2', '3'], 6],
    ['column', ['2', '3', '5'], 30],
    ['L', ['2', '3', '5'], 11],
    ['T', ['2', '3', '5'], 16],
    ['row', ['u2', '5'], 3],
    ['row', ['u2', '2'], 0],
    ['column', ['u2', 'u3'], 6],
    ['L', ['u2', 'u3', 'u5'], 1],
    ['T', ['u2', 'u3', 'u5'], 16],
    ['T', ['u2', '3', 'u3'], 0],
  ])(
    '[agloa-onsets-2023 III-B-1; mlag-onsets-basic-2019 III-B-1; mlag-onsets-adventurous-2017 III-B-1; mlag-onsets-basic-2011 BOS7] %s %j is %d',
    (shape, cubes, value) => {
      expect(values(shape, cubes)).toEqual([value]);
      expect(Object.is(values(shape, cubes)[0], -0)).toBe(false);
    },
  );

  it('is worth what the formula of its shape says', () => {
    const named = { A: 2, B: 3, C: 5 };
    for (const { shape, digits, means } of GOAL_SHAPES) {
      const formula = means.replaceAll('×', '*').replace(/[ABC]/g, (letter) => String(named[letter as 'A']));
      expect(values(shape, ['2', '3', '5'].slice(0, digits)), means).toEqual([Number(Function(`return ${formula}`)())]);
    }
    const digits = Array<string>(MOST_GOAL_DIGITS + 1).fill('2');
    for (const { shape } of GOAL_SHAPES) expect(values(shape, digits)).toEqual([]);
  });

  it('takes digits as numbers and u in either case', () => {
    expect(values('row', [3, 'U1'])).toEqual([2]);
  });

  it('for study names its values outright', () => {
    expect(readGoal({ values: [5, 1, 5] }, rules).values).toEqual([1, 5]);
  });
});

describe('a Goal without a legal value', () => {
  it.each([
    [undefined],
    [null],
    ['5'],
    [[]],
    [{}],
    [{ shape: 'single', cubes: [] }],
    [{ shape: 'single', cubes: ['1', '2'] }],
    [{ shape: 'row', cubes: ['1'] }],
    [{ shape: 'column', cubes: ['1'] }],
    [{ shape: 'row', cubes: ['1', '1', '1', '1'] }],
    [{ shape: 'L', cubes: ['1', '2'] }],
    [{ shape: 'T', cubes: ['1', '2'] }],
    [{ shape: 'other', cubes: ['1', '2', '3'] }],
    [{ shape: 'toString', cubes: ['1'] }],
    [{ shape: 'single', cubes: ['0'] }],
    [{ shape: 'single', cubes: ['6'] }],
    [{ shape: 'single', cubes: ['B'] }],
    [{ shape: 'single', cubes: ['uu3'] }],
    [{ shape: 'single', cubes: ['u3'] }],
    [{ shape: 'row', cubes: ['2', 'u3'] }],
    [{ shape: 'column', cubes: ['u2', '3'] }],
    [{ values: [] }],
    [{ values: [-1, 1.5, '3'] }],
    [{ values: 3 }],
  ])('[agloa-onsets-2023 III-B, VII-C-5-a; mlag-onsets-basic-2019 VII-C-3-a] %j', (goal) => {
    const read = readGoal(goal, rules);
    expect(read.values).toEqual([]);
    expect(read.fault).toBeTruthy();
  });
});

describe('Absolute Value', () => {
  it.each([
    ['row', ['3', 'u2'], [1, 5]],
    ['L', ['3', 'u2', 'u1'], [5, 7]],
    ['single', ['u3'], [3]],
    ['column', ['u2', 'u3'], [6]],
    ['row', ['u2', '2', 'u1'], [1, 3, 5]],
  ])('[agloa-onsets-2023 XIII-B-9; mlag-onsets-adventurous-2017 XIII-B-9] %s %j may be %j', (shape, cubes, wanted) => {
    expect(values(shape, cubes, absolute)).toEqual(wanted);
  });

  it('[agloa-onsets-2023 XIII-B-9] does not make an undefined shape legal', () => {
    expect(values('other', ['u3', '1'], absolute)).toEqual([]);
  });
});
