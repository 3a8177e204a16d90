// Codes can be said aloud and typed in any way, and no sign in them is taken for another.
import { expect, it } from 'vitest';
import { newCode, readCode } from './ids.ts';

/** Signs that look or sound alike. A code has at most one of each group. */
const ALIKE = ['0O', '1IL', '5S', '8B', '2Z', 'UV'];

it('codes have six letters and digits that nobody confuses', () => {
  const signs = new Set(Array.from({ length: 2_000 }, () => newCode()).flatMap((code) => [...code]));
  expect(newCode()).toMatch(/^[A-Z\d]{6}$/);
  for (const group of ALIKE) expect([...group].filter((sign) => signs.has(sign)).length, group).toBeLessThan(2);
});

it.each(['CAT349', 'cat349', 'Cat 349', ' c-a-t.3 4 9 '])('%j is the code CAT349', (typed) => {
  expect(readCode(typed)).toBe('CAT349');
});

it.each(['', 'CAT34', 'CAT3499', 'CAT34O', 'CAT34\u0000', 'ſAT349', `CAT349${' '.repeat(100)}`])(
  '%j is no code',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);
