// One question off the wire, one answer out; whatever comes in, something sensible comes back.
import { type Limit, solve } from '@openshake/advice';
import { type ParsedSolveRequest, parseSolveRequest } from '@openshake/protocol';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';
import { within } from './limit.ts';
import { remarksInWords, type SaidSolved } from './remarks.ts';

export type SolveAnswer = ErrorAnswer | ({ id: unknown } & SaidSolved);

type Parsed = Extract<ParsedSolveRequest, { ok: true }>;

export const failedAnswer = (id: unknown, error: unknown, speech: Speech): ErrorAnswer =>
  errorAnswer(id, { key: 'failed.solver', error: String(error) }, speech);

/** Answers one request that was read. */
export function answerParsed(parsed: Parsed, limit: Limit, speech: Speech): SolveAnswer {
  try {
    return { id: parsed.id, ...remarksInWords(solve(parsed, limit), parsed.game, speech) };
  } catch (error) {
    return failedAnswer(parsed.id, error, speech);
  }
}

/** Answers one request as it came off the wire. `limitMs`: after so many milliseconds the search gives up. */
export function answerQuestion(value: unknown, limitMs?: number, speech = ENGLISH): SolveAnswer {
  const parsed = parseSolveRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  return answerParsed(parsed, within(limitMs), speech);
}
