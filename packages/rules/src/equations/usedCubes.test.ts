// What an unfinished Equation uses of the cubes on the table, and the order in which it is worked.
import { describe, expect, it } from 'vitest';
import { grouped } from './grouped.ts';
import { type UnfinishedEquation, usedCubes } from './usedCubes.ts';

const table: Omit<UnfinishedEquation, 'solution'> = {
  rulebook: 'mlag-equations-basic-2018',
  division: 'senior',
  required: ['6', 'x'],
  permitted: ['4', '-'],
  forbidden: ['8'],
  resources: ['1', '1', 'r', '9'],
  after: 'now',
};
const used = (equation: string, more = {}) => usedCubes({ ...table, ...more, solution: { equation } });
const from = (equation: string) => used(equation).cubes.map(({ cube, from: section }) => `${cube} ${section}`);
const rules = (equation: string, more = {}) => used(equation, more).violations.map(({ rule }) => rule);

describe('cubes of an unfinished Equation', () => {
  it('come from Required first, then Permitted, then Resources; the Goal uses none of them', () => {
    expect(from('(6x4)-r')).toEqual(['6 required', 'x required', '4 permitted', '- permitted', 'r resources']);
    expect(from('(6x4=7x(5+u2)')).toEqual(['6 required', 'x required', '4 permitted']);
  });

  it('[mlag-equations-basic-2018 VII-B-3-e] take at most one from Resources after Now', () => {
    expect(rules('6x4-1')).toEqual([]);
    expect(rules('6x4-r9')).toEqual(['cubes.resources']);
    expect(rules('6x4-r9', { after: 'impossible' })).toEqual([]);
  });

  it('may not be in Forbidden, and the required ones may not be left out', () => {
    expect(rules('6x8')).toContain('cubes.forbidden');
    expect(rules('4')).toEqual(['cubes.required', 'cubes.required']);
  });

  it('of an own Goal are taken from Resources first', () => {
    const solution = { equation: '1+1', goal: '1' };
    const { violations } = usedCubes({ ...table, required: [], after: 'no-goal', solution });
    expect(violations.map(({ rule }) => rule)).toContain('cubes.available');
  });
});

describe('the order in which an expression is worked', () => {
  it.each([
    ['3+2x5-r9', '(3+(2x5))-(r9)'],
    ['[3+2]x5', '(3+2)x5'],
    ['3 0 2', '302'],
    ['3+', undefined],
  ])('%s', (text, shown) => {
    expect(grouped(text)).toBe(shown);
  });

  it('[mlag-equations-basic-2018 XIII-0-wild] a 0 is read as what it stands for', () => {
    expect(grouped('304', 'x')).toBe('3x4');
    expect(grouped('3 0 4 + 1', 'x')).toBe('(3x4)+1');
  });
});
