// One stored match in, and what happened at its table out; or the match itself in another form.
import { ContradictoryLog, type RowDifference } from '@openshake/host';
import { type People, parseReplayRequest } from '@openshake/protocol';
import {
  books,
  type GameName,
  type Replayed,
  type ReplayResult,
  replayMatch,
  type StoredMatch,
} from '@openshake/rules';
import type { WrittenMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { eventInWords, inWords } from '../inWords.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';
import { LoggedMatch } from './loggedMatch.ts';

export interface ReplayAnswer {
  id: unknown;
  match: StoredMatch;
  /** The names beside the match. */
  people: People;
  replayed: Replayed;
  /** Where a log differs from today's rules. */
  differences?: RowDifference[];
}

/** Replays one request from the wire. */
export function answerMatch(value: unknown, speech = ENGLISH): ReplayAnswer | ErrorAnswer {
  const parsed = parseReplayRequest(value instanceof LoggedMatch ? value.written : value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  const { id, request: match, people } = parsed;
  try {
    const differences = value instanceof LoggedMatch ? value.differences : [];
    const replayed = replayMatch(match, { search });
    return { id, match, people, replayed, ...(differences.length > 0 && { differences }) };
  } catch (error) {
    if (error instanceof ContradictoryLog) return errorAnswer(id, { key: 'log.row.contradicts', row: error.v }, speech);
    return errorAnswer(id, { key: 'failed.table', error: String(error) }, speech);
  }
}

/** Writes a match in another form, without playing it. It only has to be well formed. */
export function rewriteMatch(
  request: unknown,
  make: (match: WrittenMatch) => string,
  speech = ENGLISH,
): { text: string } | ErrorAnswer {
  const value = request instanceof LoggedMatch ? request.written : request;
  const parsed = parseReplayRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  try {
    return { text: make(value as WrittenMatch) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return errorAnswer(null, { key: 'match.tooDeep' }, speech);
  }
}

/** The names in an answer, if there are any. */
export const peopleBeside = (people: People): { people?: People } => (Object.keys(people).length > 0 ? { people } : {});

const resultInWords = ({ facts, illegal, ...result }: ReplayResult, game: GameName, speech: Speech): object => ({
  ...result,
  ...(facts && inWords({ facts }, game, speech)),
  ...(illegal && { illegal: inWords(illegal, game, speech) }),
});

/** The answer for the wire; `events` only on request. */
export function onTheWire(answer: ReplayAnswer | ErrorAnswer, withEvents = false, speech = ENGLISH): object {
  if ('error' in answer) return answer;
  const { results, shakes, totals, matchPoints, phase, table, events } = answer.replayed;
  const { differences } = answer;
  const { game } = books[answer.match.rulebook];
  return {
    id: answer.id,
    ...peopleBeside(answer.people),
    results: results.map((result) => resultInWords(result, game, speech)),
    shakes,
    totals,
    ...(matchPoints && { matchPoints }),
    phase,
    table,
    ...(withEvents && { events: events.map((each) => each.map((event) => eventInWords(event, game, speech))) }),
    ...(differences && { differences }),
  };
}
