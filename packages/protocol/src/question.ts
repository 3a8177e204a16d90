// The questions about a table, in either game.
import { AFTERS, type ExpectedFact } from '@openshake/rules';
import * as v from 'valibot';
import { mustBe, oneOf } from './fields.ts';

export const QUESTIONS = ['now', 'possible', 'avoid', 'goals'] as const;
export type Question = (typeof QUESTIONS)[number];

/** At most this many Solutions are shown. */
export const MOST_SOLUTIONS = 100;

export const EXPECTED_QUESTION = { question: oneOf(QUESTIONS) } as const;
const EXPECTED_COUNT: ExpectedFact = { key: 'expected.whole.range', least: 1, most: MOST_SOLUTIONS };
const EXPECTED_AFTER = oneOf(AFTERS);

/** The question and, if someone is about to write, after which challenge. */
export const question = {
  question: v.picklist(QUESTIONS, mustBe('question', EXPECTED_QUESTION.question)),
  after: v.optional(v.picklist(AFTERS, mustBe('after', EXPECTED_AFTER))),
  // How many Solutions to show; read by `now` and `possible`.
  count: v.optional(
    v.pipe(
      v.number(mustBe('count', EXPECTED_COUNT)),
      v.integer(mustBe('count', EXPECTED_COUNT)),
      v.minValue(1, mustBe('count', EXPECTED_COUNT)),
      v.maxValue(MOST_SOLUTIONS, mustBe('count', EXPECTED_COUNT)),
    ),
  ),
};
