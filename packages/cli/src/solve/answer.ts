// One question from the wire in, one answer out. Any input gets a sensible answer.
import { type Limit, type Solved, solve } from '@openshake/advice';
import { type ParsedSolveRequest, parseSolveRequest } from '@openshake/protocol';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { answerInWords, type InWords } from '../inWords.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';
import { within } from './limit.ts';

export type SolveAnswer = ErrorAnswer | ({ id: unknown } & InWords<Solved>);

type Parsed = Extract<ParsedSolveRequest, { ok: true }>;

export const failedAnswer = (id: unknown, error: unknown, speech: Speech): ErrorAnswer =>
  errorAnswer(id, { key: 'failed.solver', error: String(error) }, speech);

/** Answers one request that was read. */
export function answerParsed(parsed: Parsed, limit: Limit, speech: Speech): SolveAnswer {
  try {
    return { id: parsed.id, ...answerInWords(solve(parsed, limit), parsed.game, speech) };
  } catch (error) {
    return failedAnswer(parsed.id, error, speech);
  }
}

/** Answers one request from the wire. `limitMs`: the search gives up after this many milliseconds. */
export function answerQuestion(value: unknown, limitMs?: number, speech = ENGLISH): SolveAnswer {
  const parsed = parseSolveRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  return answerParsed(parsed, within(limitMs), speech);
}
