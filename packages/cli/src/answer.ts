// One judge request in, one answer out; whatever comes in, something sensible comes back.
import { type ParsedJudgeRequest, parseJudgeRequest } from '@openshake/protocol';
import { type Verdict as EquationVerdict, judge as judgeEquations } from '@openshake/rules/equations';
import { judge as judgeOnSets, type Verdict } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { type ErrorAnswer, errorAnswer } from './errorAnswer.ts';
import { ignoredInWords } from './inWords.ts';

type Judged = { game: 'on-sets'; verdict: Verdict } | { game: 'equations'; verdict: EquationVerdict };

export type Answer = ErrorAnswer | ({ id: unknown } & Judged);

function judge(parsed: Extract<ParsedJudgeRequest, { ok: true }>): Judged {
  return parsed.game === 'equations'
    ? { game: parsed.game, verdict: judgeEquations(parsed.request) }
    : { game: parsed.game, verdict: judgeOnSets(parsed.request, search) };
}

/** Judges one request as it came off the wire. */
export function answerRequest(value: unknown): Answer {
  const parsed = parseJudgeRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.message);
  try {
    return { id: parsed.id, ...judge(parsed) };
  } catch (error) {
    return errorAnswer(parsed.id, `The judge itself failed here, which is a mistake in Openshake: ${String(error)}`);
  }
}

/** An answer as it goes over the wire: the verdict lies beside its id. */
export const onTheWire = (answer: Answer): object =>
  'error' in answer ? answer : { id: answer.id, ...ignoredInWords(answer.verdict) };
