// One stored match in, what happened at its table out.
import { parseReplayRequest } from '@openshake/protocol';
import { type Replayed, replayMatch, type StoredMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { type ErrorAnswer, errorAnswer } from '../answerLines.ts';

export interface ReplayAnswer {
  id: unknown;
  match: StoredMatch;
  replayed: Replayed;
}

/** Replays one request as it came off the wire. */
export function answerMatch(value: unknown): ReplayAnswer | ErrorAnswer {
  const parsed = parseReplayRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.message);
  const { id, request: match } = parsed;
  try {
    return { id, match, replayed: replayMatch(match, { search }) };
  } catch (error) {
    return errorAnswer(id, `The table itself failed here, which is a mistake in Openshake: ${String(error)}`);
  }
}

/** A match that is only looked at, not played: it is in order, or it is not. */
export function checkMatch(value: unknown): { id: unknown } | ErrorAnswer {
  const parsed = parseReplayRequest(value);
  return parsed.ok ? { id: parsed.id } : errorAnswer(parsed.id, parsed.message);
}

/** An answer as it goes over the wire; `events` only when they are asked for. */
export function onTheWire(answer: ReplayAnswer | ErrorAnswer, withEvents = false): object {
  if ('error' in answer) return answer;
  const { results, shakes, totals, matchPoints, phase, table, events } = answer.replayed;
  return {
    id: answer.id,
    results,
    shakes,
    totals,
    ...(matchPoints && { matchPoints }),
    phase,
    table,
    ...(withEvents && { events }),
  };
}
