// What an expression of Equations names: by clause, step by step, and where it stops naming a number.
import { describe, expect, it } from 'vitest';
import { stepsOfEquations, valueOfEquations } from './valueOf.ts';

const rulebook = 'mlag-equations-basic-2018';
/** Senior unless told. */
const valued = (text: string, { division = 'senior', wild }: { division?: string; wild?: unknown } = {}) =>
  valueOfEquations({ rulebook, division, text, wild });
const stepsIn = (text: string, asked?: Parameters<typeof valued>[1]) =>
  valued(text, asked).readings.map(({ steps }) => steps.map((step) => `${step.text} = ${step.value}`));

describe('what stands behind an expression, as papers are printed', () => {
  it.each(['(4/0)-1=1/3, wild 0:3', '(4÷0)−1=1/3 | wild 0:3'])('%s', (text) => {
    expect(valued(text)).toEqual(valued('(4/0)-1=1/3', { wild: { 0: '3' } }));
    expect(valued(text)).toMatchObject({ legal: true, equal: true });
  });

  it.each(['4+1, 3', '4+1, blank Y', '4+1 | wild'])('not %s', (text) => {
    expect(valued(text).legal).toBe(false);
  });
});

describe('an expression', () => {
  it('[mlag-equations-basic-2018 III-B] has one reading by the order of operations, with every grouping written', () => {
    expect(valued('3 + 2x5 - r9')).toMatchObject({
      legal: true,
      value: 10,
      certainty: 'proven',
      readings: [{ text: '(3+(2x5))-(r9)', value: 10 }],
    });
    expect(stepsIn('3 + 2x5 - r9')).toEqual([['2×5 = 10', '3+(2×5) = 13', '√9 = 3', '(3+(2×5))−(√9) = 10']]);
  });

  it('tells an exact value, about how much it is, and what is easily misread', () => {
    expect(valued('r8/3')).toMatchObject({ value: '2r2/3', approx: expect.stringMatching(/^0\.9428/) });
    expect(valued('7/2').readings[0]).toMatchObject({ value: '7/2', approx: '3.5', steps: [{ approx: '3.5' }] });
    expect(valued('2^3^2')).toMatchObject({
      value: 64,
      warnings: [{ message: expect.stringMatching(/left to right/) }],
    });
  });

  it('[mlag-equations-basic-2018 XIII-sideways, XIII-upside-down] a turned cube is a step of its own', () => {
    expect(stepsIn('s4+u3xsu2')).toEqual([['s4 = 1/4', 'u3 = -3', 'su2 = -1/2', 'u3×su2 = 3/2', 's4+(u3×su2) = 7/4']]);
    expect(valued('s4', { division: 'middle' })).toMatchObject({
      legal: false,
      violations: [{ clause: 'XIII-sideways', place: { at: 0 } }],
    });
  });

  it('[mlag-equations-basic-2018 XIII-0-wild] a 0 is read by its mark, in the text or beside it', () => {
    expect(stepsIn('2 0:x 4')).toEqual([['2×4 = 8']]);
    expect(stepsIn('5+0', { wild: { 0: '3' } })).toEqual([['5+3 = 8']]);
    expect(valued('5+0:3', { division: 'middle' })).toMatchObject({
      legal: false,
      violations: [{ rule: 'zero.notWild' }],
    });
  });

  it('of one number is one step, as long as a numeral of a Goal may be', () => {
    expect(stepsIn('12')).toEqual([['12 = 12']]);
    const many = '1'.repeat(20);
    expect(valued(many)).toMatchObject({ legal: false, violations: [{ rule: 'goal.numeral' }] });
  });
});

describe('an Equation', () => {
  it('has both sides worked out, and its value on top if they are equal', () => {
    expect(valued('6x6+1=37')).toMatchObject({ legal: true, value: 37, equal: true, certainty: 'proven' });
    expect(stepsIn('6x6+1=37')).toEqual([['6×6 = 36', '(6×6)+1 = 37'], ['37 = 37']]);
    expect(valued('r2+r3 = r(5+2xr6)')).toMatchObject({ equal: true, value: 'r2+r3', certainty: 'proven' });
    const { value, equal, legal } = valued('2+2=5');
    expect({ value, equal, legal }).toEqual({ value: undefined, equal: false, legal: true });
  });

  it('has one equals sign', () => {
    expect(valued('2=2=2')).toMatchObject({
      legal: false,
      violations: [{ rule: 'equation.complete', place: { at: 3 } }],
    });
    expect(valued('2=')).toMatchObject({ legal: false, violations: [{ rule: 'expression.defined' }] });
  });
});

describe('where it stops naming a number', () => {
  it('[mlag-equations-basic-2018 III-A] the step is told with its clause, after the steps before it', () => {
    const told = valued('2x3+5/(3-3)');
    expect(told).toMatchObject({ legal: false, violations: [{ clause: 'III-A', step: '5÷(3−3)', place: { at: 5 } }] });
    expect(told.value).toBeUndefined();
    expect(told.readings).toEqual([
      {
        text: '(2x3)+(5/(3-3))',
        steps: [
          { text: '2×3', value: 6 },
          { text: '3−3', value: 0 },
        ],
      },
    ]);
  });

  it('[mlag-equations-basic-2018 III-C-3] by the limits of the division', () => {
    expect(valued('r8', { division: 'elementary' })).toMatchObject({
      legal: false,
      violations: [{ clause: 'III-C-3' }],
    });
    expect(valued('r8', { division: 'middle' }).legal).toBe(valued('r8').legal);
  });

  it.each([
    ['', 0],
    ['3+', 2],
    ['(3', 0],
    ['3&4', 1],
    ['x', 0],
  ])('%j has no meaning', (text, at) => {
    const { legal, readings, violations = [] } = valued(text, { division: 'middle' });
    expect({ legal, readings }).toEqual({ legal: false, readings: [] });
    expect(violations[0]).toMatchObject({ place: { at } });
  });

  it('texts longer than a kit are told to be too long, and deep groups are read', () => {
    for (const text of [`1${'+1'.repeat(10_000)}`, `${'(1+'.repeat(10_000)}1${')'.repeat(10_000)}`, '1'.repeat(500)]) {
      const { legal, violations = [] } = valued(text);
      expect(legal).toBe(false);
      expect(violations.map(({ message }) => message).join(' ')).toMatch(/24 cubes of a kit|characters/);
      expect(JSON.stringify(violations).length).toBeLessThan(2_000);
    }
    expect(valued(`${'('.repeat(5_000)}7${')'.repeat(5_000)}`)).toMatchObject({ legal: true, value: 7 });
  });
});

it('the steps of a Solution are those of the side before the equals sign', () => {
  const steps = stepsOfEquations(
    { rulebook, division: 'senior' },
    { equation: '(6x0)-(r9)=3x(5+2)', wild: { 0: '4' } },
  );
  expect(steps.map(({ text, value }) => `${text} = ${value}`)).toEqual(['6×4 = 24', '√9 = 3', '(6×4)−(√9) = 21']);
});
