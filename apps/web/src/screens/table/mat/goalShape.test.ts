import { expect, it } from 'vitest';
import { equationsCubes, equationsFormula, onSetsCubes, onSetsFormula } from './goalShape.ts';

it('lays an On-Sets Goal out in its shape', () => {
  const at = (shape: string, ...cubes: string[]) =>
    onSetsCubes({ shape, cubes }).map(({ column, row }) => `${column},${row}`);
  expect(at('single', '3')).toEqual(['1,1']);
  expect(at('row', '3', '2', '1')).toEqual(['1,1', '3,1', '5,1']);
  expect(at('column', '3', '2')).toEqual(['1,1', '1,2']);
  expect(at('L', '3', '2', 'u1')).toEqual(['1,1', '1,2', '3,2']);
  expect(at('T', '3', '2', '1')).toEqual(['2,1', '1,2', '3,2']);
  expect(at('other', '3', '2')).toEqual(['1,1', '3,1']);
  expect(onSetsCubes({ shape: 'row', cubes: ['u1'] })[0]?.turned).toBe('upside-down');
  expect(onSetsCubes({ values: [3] })).toEqual([]);
});

it('writes what an On-Sets Goal stands for', () => {
  expect(onSetsFormula({ shape: 'single', cubes: ['3'] })).toBe('3');
  expect(onSetsFormula({ shape: 'row', cubes: ['3', 'u1', '2'] })).toBe('3 − 1 + 2');
  expect(onSetsFormula({ shape: 'L', cubes: ['3', '2', 'u1'] })).toBe('3 × 2 − 1');
  expect(onSetsFormula({ shape: 'T', cubes: ['3', '2', 'u1'] })).toBe('3 × (2 − 1)');
  expect(onSetsFormula({ shape: 'column', cubes: ['3', 'u1'] })).toBe('3 × −1');
  expect(onSetsFormula({ shape: 'other', cubes: ['3', '1'] })).toBe('');
});

it('keeps the gaps and the turns of an Equations Goal', () => {
  expect(equationsCubes('7x 5+u2')).toEqual([
    { cube: '7' },
    { cube: 'x' },
    { cube: '5', gap: true },
    { cube: '+' },
    { cube: '2', turned: 'upside-down' },
  ]);
  expect(equationsCubes('3x(5+2)').map(({ gap = false }) => gap)).toEqual([false, false, true, false, false]);
  expect(equationsCubes({ text: 's3' })).toEqual([{ cube: '3', turned: 'sideways' }]);
  expect(equationsCubes(null)).toEqual([]);
});

it('writes a Goal as an Equation shows it', () => {
  expect(equationsFormula('7x(5+u2)')).toEqual([
    '7',
    ' × ',
    '(',
    '5',
    ' + ',
    { turned: 'upside-down', digit: '2' },
    ')',
  ]);
});
