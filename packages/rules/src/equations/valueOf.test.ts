// What an expression of Equations names: by clause, step by step, and where it stops naming a number.
import { describe, expect, it } from 'vitest';
import { stepsOfEquations, valueOfEquations } from './valueOf.ts';

const rulebook = 'mlag-equations-basic-2018';
/** Senior by default. */
const valued = (text: string, { division = 'senior', wild }: { division?: string; wild?: unknown } = {}) =>
  valueOfEquations({ rulebook, division, text, wild });
const stepsIn = (text: string, asked?: Parameters<typeof valued>[1]) =>
  valued(text, asked).readings.map(({ steps }) => steps.map((step) => `${step.text} = ${step.value}`));

describe('what follows an expression, as papers are printed', () => {
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

  it('gives an exact value, an approximation, and what is easy to misread', () => {
    expect(valued('r8/3')).toMatchObject({ value: '2r2/3', approx: expect.stringMatching(/^0\.9428/) });
    expect(valued('7/2').readings[0]).toMatchObject({ value: '7/2', approx: '3.5', steps: [{ approx: '3.5' }] });
    expect(valued('2^3^2')).toMatchObject({
      value: 64,
      warnings: [{ facts: { key: 'equations.powersInRow' } }],
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

  it.each([
    ['2 0:x 3', 'middle', undefined, 'zero.notWild'],
    ['2+0', 'middle', { 0: '3' }, 'zero.notWild'],
    ['2+3:4', 'senior', undefined, 'zero.notWild'],
    ['0:1+0:2', 'senior', undefined, 'zero.consistent'],
    ['2+0', 'senior', { 0: 'Q' }, 'zero.meaning'],
  ])('%j in %s has no value, for its mark does not hold', (text, division, wild, rule) => {
    const { legal, value, readings, violations = [] } = valued(text, { division, wild });
    expect({ legal, value, readings }).toEqual({ legal: false, value: undefined, readings: [] });
    expect(violations.map((each) => each.rule)).toEqual([rule]);
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
  it('[mlag-equations-basic-2018 III-A] the step is named with its clause, after the steps before it', () => {
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

  it('says that a text is too long to work out, and reads deep groups', () => {
    for (const text of [`1${'+1'.repeat(10_000)}`, `${'(1+'.repeat(10_000)}1${')'.repeat(10_000)}`, '1'.repeat(500)]) {
      const { legal, violations = [] } = valued(text);
      expect(legal).toBe(false);
      expect(violations.map(({ facts }) => facts)).toContainEqual(
        text.length > 20_000
          ? { key: 'solution.tooLong', part: 'expression', characters: text.length, most: 20_000 }
          : { key: 'equations.tooManySymbols', symbols: expect.any(Number), most: 200 },
      );
      expect(JSON.stringify(violations).length).toBeLessThan(2_000);
    }
    expect(valued(`${'('.repeat(5_000)}7${')'.repeat(5_000)}`)).toMatchObject({ legal: true, value: 7 });
  });
});

describe('an expression longer than a kit', () => {
  it.each([15, 40, 100])('%d ones are added', (ones) => {
    const text = Array(ones).fill('1').join('+');
    const { legal, value, readings } = valued(text, { division: 'elementary' });
    expect({ legal, value }).toEqual({ legal: true, value: ones });
    expect(readings[0]?.steps.at(-1)).toMatchObject({ value: ones });
  });

  it('has every step if it is not much longer, and says so where steps are left out', () => {
    const few = valued(Array(30).fill('1').join('+'));
    expect(few.readings[0]?.steps).toHaveLength(29);
    expect(few.notes).toBeUndefined();
    const many = valued(Array(100).fill('1').join('+'));
    expect(many.readings[0]?.steps[0]).toMatchObject({ text: '1+1', value: 2 });
    expect(many.readings[0]?.steps.length).toBeLessThan(99);
    expect(many.notes).toEqual([{ key: 'value.stepsLeftOut' }]);
  });

  it('has a bound on each side of an Equation', () => {
    const ones = Array(100).fill('1').join('+');
    expect(valued(`${ones}=${ones}`)).toMatchObject({ legal: true, equal: true, value: 100 });
    expect(valued(`${ones}+1=${ones}`)).toMatchObject({ legal: false, violations: [{ rule: 'expression.defined' }] });
  });

  it.each([
    ['powers', Array(100).fill('9').join('^')],
    ['a tower', `${'9^('.repeat(99)}9${')'.repeat(99)}`],
    ['roots in roots', `${'r'.repeat(199)}2`],
    [
      'sums of roots that are multiplied',
      Array.from({ length: 28 }, (_, at) => `(${3 + (at % 5)}r2+${at % 9})`).join('x'),
    ],
    ['different roots', Array.from({ length: 50 }, (_, at) => `${3 + (at % 5)}r${2 + (at % 7)}`).join('+')],
  ])('of %s is answered, and not at great length', (_, text) => {
    const told = valued(text);
    expect(told.legal).not.toBe(false);
    // An exact number may have some 16,000 characters. It appears on top, in its reading and as the last step.
    const length = 3 * String(told.value ?? '').length;
    expect(length).toBeLessThan(50_000);
    expect(JSON.stringify(told).length).toBeLessThan(20_000 + 8 * text.length + length);
  });
});

it('the steps of a Solution are those of the side before the equals sign', () => {
  const steps = stepsOfEquations(
    { rulebook, division: 'senior' },
    { equation: '(6x0)-(r9)=3x(5+2)', wild: { 0: '4' } },
  );
  expect(steps.map(({ text, value }) => `${text} = ${value}`)).toEqual(['6×4 = 24', '√9 = 3', '(6×4)−(√9) = 21']);
});
