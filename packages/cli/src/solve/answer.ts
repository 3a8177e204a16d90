// One question off the wire, one answer out; whatever comes in, something sensible comes back.
import { type Limit, solve } from '@openshake/advice';
import { type ParsedSolveRequest, parseSolveRequest } from '@openshake/protocol';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { ENGLISH } from '../words/speech.ts';
import { within } from './limit.ts';
import { remarksInWords, type SaidSolved } from './remarks.ts';

export type SolveAnswer = ErrorAnswer | ({ id: unknown } & SaidSolved);

type Parsed = Extract<ParsedSolveRequest, { ok: true }>;

export const failedAnswer = (id: unknown, error: unknown): ErrorAnswer =>
  errorAnswer(id, ENGLISH.say('failed.solver', { error: String(error) }));

/** Answers one request that was read. */
export function answerParsed(parsed: Parsed, limit: Limit): SolveAnswer {
  try {
    return { id: parsed.id, ...remarksInWords(solve(parsed, limit), parsed.game) };
  } catch (error) {
    return failedAnswer(parsed.id, error);
  }
}

/** Answers one request as it came off the wire. `limitMs`: after so many milliseconds the search gives up. */
export function answerQuestion(value: unknown, limitMs?: number): SolveAnswer {
  const parsed = parseSolveRequest(value);
  return parsed.ok ? answerParsed(parsed, within(limitMs)) : errorAnswer(parsed.id, parsed.message);
}
