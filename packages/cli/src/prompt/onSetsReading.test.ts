// The forms of On-Sets that the prompt understands, and what it says about others.
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../words/speech.ts';
import type { Read } from './conversation.ts';
import { readGoal, readMove, readUniverse, readVariations } from './onSetsReading.ts';

const value = (value: unknown) => ({ ok: true, value });
/** The message about an answer that we cannot take. */
const why = (read: Read<unknown>) => (read.ok ? 'understood' : ENGLISH.tell(read.why));

describe('a Goal', () => {
  test.each([
    ['5', 'single', ['5']],
    ['u3', 'single', ['u3']],
    ['2+3', 'row', ['2', '3']],
    [' 2 + u3 + 1 ', 'row', ['2', 'u3', '1']],
    ['2x3', 'column', ['2', '3']],
    ['2 × 3 * 1', 'column', ['2', '3', '1']],
    ['L 2 3 1', 'L', ['2', '3', '1']],
    ['(2x3)+1', 'L', ['2', '3', '1']],
    ['l2 u3 1', 'L', ['2', 'u3', '1']],
    ['T 2 1 3', 'T', ['2', '1', '3']],
    ['2x(1+U3)', 'T', ['2', '1', 'u3']],
    ['other 2 3', 'other', ['2', '3']],
  ])('%s', (answer, shape, cubes) => {
    expect(readGoal(answer)).toEqual(value({ shape, cubes }));
  });

  test.each(['', 'five', '2+3x1', 'L 2 3', 'T 2 1 3 4', '2+', 'u', '1+1+1+1', '2 3'])('not %j', (answer) => {
    expect(why(readGoal(answer))).toMatch(/^A Goal looks like 5, /);
  });

  test.each(['3x(5-2)', '6/3', 'r9', '2^5', '12+70'])('%s looks like Equations', (answer) => {
    expect(why(readGoal(answer))).toMatch(/looks like Equations, but you are playing On-Sets\. A Goal looks like 5, /);
  });

  test('a digit that is on no cube is explained', () => {
    expect(why(readGoal('7'))).toMatch(/^The digit cubes show only 1 to 5\./);
  });
});

describe('a Universe', () => {
  const read = readUniverse(() => 0);

  test('cards by name', () => {
    expect(read('b YR, blank')).toEqual(value(['B', 'RY', 'blank']));
  });

  test('a number deals that many different cards', () => {
    expect(read('3')).toEqual(value(['blank', 'B', 'R']));
    const all = readUniverse((limit) => limit - 1)('16');
    expect(all.ok && new Set(all.value).size).toBe(16);
  });

  test.each([
    ['', /needs cards/],
    ['0', /you cannot deal 0\.$/],
    ['17', /you cannot deal 17\.$/],
    ['B BB', /^"BB" is not a card/],
    ['BR G RB', /^You named the card BR twice/],
  ])('not %j', (answer, reason) => {
    expect(why(read(answer))).toMatch(reason);
  });
});

describe('variations', () => {
  test('with hyphens or spaces, and with their blanks filled in', () => {
    expect(readVariations('wild-cube g, Double  Set B U R; absolute-value, required card br')).toEqual(
      value([
        { name: 'wild-cube', cube: 'G' },
        { name: 'double-set', set: 'B U R' },
        { name: 'absolute-value' },
        { name: 'required-card', card: 'BR' },
      ]),
    );
    expect(readVariations('Cubo Comodín G, diferencia simetrica, cubo comodin r')).toEqual(
      value([{ name: 'wild-cube', cube: 'G' }, { name: 'symmetric-difference' }, { name: 'wild-cube', cube: 'R' }]),
    );
    expect(readVariations('')).toEqual(value([]));
    expect(readVariations('none')).toEqual(value([]));
  });

  test.each([
    'required-cube Y and two-operations',
    'required-cube y y two-operations',
    'Cubo Requerido Y y Dos Operaciones',
  ])('%s are two', (answer) => {
    expect(readVariations(answer)).toEqual(value([{ name: 'required-cube', cube: 'Y' }, { name: 'two-operations' }]));
  });

  test('a name may have an "and" in it', () => {
    const both = value([{ name: 'union-intersection-interchangeable' }, { name: 'absolute-value' }]);
    expect(readVariations('∪ e ∩ Intercambiables y Valor Absoluto')).toEqual(both);
    expect(readVariations('union and intersection Interchangeable and absolute-value')).toEqual(both);
  });

  test.each([
    ['wild', /^There is no variation "wild"/],
    ['wild-cube', /^Wild Cube needs a cube, as in: wild-cube G/],
    ['wild-cube 4', /^Wild Cube needs a cube/],
    ['required-card Q', /^Required Card needs a card, as in: required-card BR/],
    ['absolute-value 3', /^Absolute Value has no blank to fill in\. Leave out "3"/],
  ])('not %j', (answer, reason) => {
    expect(why(readVariations(answer))).toMatch(reason);
  });
});

describe('a move', () => {
  test('the cube and where it goes', () => {
    expect(readMove('R to forbidden')).toEqual(value({ cube: 'R', to: 'forbidden' }));
    expect(readMove('u P')).toEqual(value({ cube: 'U', to: 'permitted' }));
    expect(readMove('intersección to f')).toEqual(value({ cube: 'N', to: 'forbidden' }));
    expect(readMove('')).toEqual(value(undefined));
  });

  test.each(['R', 'to forbidden', 'Q to required', 'R to goal'])('not %j', (answer) => {
    expect(why(readMove(answer))).toMatch(/as in: R to forbidden/);
  });
});
