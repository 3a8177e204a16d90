// One judge request in, one answer out; whatever comes in, something sensible comes back.
import { parseJudgeRequest } from '@openshake/protocol';
import { judgeOnSets, type Verdict } from '@openshake/rules';
import { search } from '@openshake/solver';

export type Answer = { id: unknown; error: { message: string } } | ({ id: unknown } & Verdict);

export const errorAnswer = (id: unknown, message: string): Answer => ({ id, error: { message } });

/** Judges one request as it came off the wire. */
export function answerRequest(value: unknown): Answer {
  const parsed = parseJudgeRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.message);
  try {
    return { id: parsed.id, ...judgeOnSets(parsed.request, search) };
  } catch (error) {
    return errorAnswer(parsed.id, `The judge itself failed here, which is a mistake in Openshake: ${String(error)}`);
  }
}
