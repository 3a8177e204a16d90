// Expressions and values as people see them.

import { showEquationSigns as showSigns, showValue } from '@openshake/words';
import { expect, test } from 'vitest';
import { ENGLISH, speechIn } from '../words/speech.ts';
import { showApprox, turnedCubes } from './equationNumbers.ts';

test('signs, character for character', () => {
  expect(showSigns('3r8 x [5-u2] / 2^s4 = 0:x')).toBe('3√8 × [5−u2] ÷ 2*s4 = 0:×');
  expect(showSigns('🎲 X R')).toBe('🎲 × √');
});

test.each([
  [21, '21'],
  [-12, '−12'],
  ['7/2', '7/2'],
  ['2r2', '2×√2'],
  ['r2-1', '√2−1'],
  ['2x5^(1/3)', '2×5*(1/3)'],
  ['3^774840978', '3*774840978'],
])('the value %s', (value, shown) => {
  expect(showValue(value)).toBe(shown);
});

test.each([
  ['2.828', '2.828'],
  ['-0.5', '−0.5'],
  ['4.281e369693099', '4.281×10*369693099'],
  ['1.5e-9', '1.5×10*(−9)'],
  ['10^(4.08e369693099)', '10*(4.08×10*369693099)'],
])('about %s', (approx, shown) => {
  expect(showApprox(approx)).toBe(shown);
});

test('turned cubes are explained, each once', () => {
  expect(turnedCubes(['u3', 's3+U3-su 4 x us5'], ENGLISH)).toEqual([
    'u3 = 3 upside-down',
    's3 = 3 sideways',
    'su4 = 4 sideways and upside-down',
    'us5 = 5 sideways and upside-down',
  ]);
  expect(turnedCubes(['ss3 u) s', ''], ENGLISH)).toEqual(['s3 = 3 sideways']);
  expect(turnedCubes(['s3 su4'], speechIn('es'))).toEqual(['s3 = 3 de lado', 'su4 = 4 de lado y de cabeza']);
  expect(turnedCubes(['3+4'], ENGLISH)).toEqual([]);
});
