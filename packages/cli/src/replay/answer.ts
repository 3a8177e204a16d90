// One stored match in, what happened at its table out; or the match itself in another form.
import { parseReplayRequest } from '@openshake/protocol';
import { type Replayed, replayMatch, type StoredMatch } from '@openshake/rules';
import type { WrittenMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';

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

/** Writes a match in another form, as it came and without playing it; it only has to be in order. */
export function rewriteMatch(value: unknown, make: (match: WrittenMatch) => string): { text: string } | ErrorAnswer {
  const parsed = parseReplayRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.message);
  try {
    return { text: make(value as WrittenMatch) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return errorAnswer(null, 'Something in this match nests too deeply to be written again.');
  }
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
