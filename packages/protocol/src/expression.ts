// An expression whose value someone asks for, in either game.
import * as v from 'valibot';
import { judged } from './bounds.ts';
import { mustBe } from './fields.ts';

export const EXPECTED_TEXT = {
  text: { key: 'expected.expression', example: '"B U R - G"', other: '"3x(5+2)"' },
} as const;

/** The text, and what its wild cubes stand for if the text does not say so. */
export const expression = {
  text: v.string(mustBe('text', EXPECTED_TEXT.text)),
  wild: v.optional(judged),
};
