// What may be asked about a table, in either game.
import { AFTERS } from '@openshake/rules';
import * as v from 'valibot';
import { mustBe } from './fields.ts';
import { listInWords } from './inWords.ts';

export const QUESTIONS = ['now', 'possible', 'avoid', 'goals'] as const;
export type Question = (typeof QUESTIONS)[number];

export const EXPECTED_QUESTION = { question: listInWords(QUESTIONS, 'or') } as const;
const EXPECTED_AFTER = listInWords(AFTERS, 'or');

/** The question, and if somebody is about to write, after what. */
export const question = {
  question: v.picklist(QUESTIONS, mustBe('question', EXPECTED_QUESTION.question)),
  after: v.optional(v.picklist(AFTERS, mustBe('after', EXPECTED_AFTER))),
};
