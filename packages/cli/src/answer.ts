// One judge request in, one answer out. Any input gets a sensible answer.
import { type ParsedJudgeRequest, parseJudgeRequest } from '@openshake/protocol';
import { judge as judgeEquations } from '@openshake/rules/equations';
import { judge as judgeOnSets } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { type ErrorAnswer, errorAnswer } from './errorAnswer.ts';
import { answerInWords, type SaidEquationVerdict, type SaidVerdict } from './inWords.ts';
import { ENGLISH, type Speech } from './words/speech.ts';

type Judged = { game: 'on-sets'; verdict: SaidVerdict } | { game: 'equations'; verdict: SaidEquationVerdict };

export type Answer = ErrorAnswer | ({ id: unknown } & Judged);

function judge(parsed: Extract<ParsedJudgeRequest, { ok: true }>, speech: Speech): Judged {
  return parsed.game === 'equations'
    ? { game: parsed.game, verdict: answerInWords(judgeEquations(parsed.request), parsed.game, speech) }
    : { game: parsed.game, verdict: answerInWords(judgeOnSets(parsed.request, search), parsed.game, speech) };
}

/** Judges one request from the wire. */
export function answerRequest(value: unknown, speech = ENGLISH): Answer {
  const parsed = parseJudgeRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  try {
    return { id: parsed.id, ...judge(parsed, speech) };
  } catch (error) {
    return errorAnswer(parsed.id, { key: 'failed.judge', error: String(error) }, speech);
  }
}

/** The answer for the wire: the verdict, with its id beside it. */
export const onTheWire = (answer: Answer): object =>
  'error' in answer ? answer : { id: answer.id, ...answer.verdict };
