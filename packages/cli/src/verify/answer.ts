// One finished match in, and whether its dice follow from the secret that was promised before it.
import {
  ContradictoryLog,
  type DiceDifference,
  type Log,
  type Reveal,
  type Row,
  upgradeMatch,
  verifyDice,
} from '@openshake/host';
import { parseReplayRequest, parseReveal } from '@openshake/protocol';
import { type BookId, books, type Refusal, type StoredMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { inWords } from '../inWords.ts';
import { LoggedMatch } from '../replay/loggedMatch.ts';
import type { Speech } from '../words/speech.ts';

/** An action that the rules refuse, by its place in the stored match. */
export interface RefusedAction {
  index: number;
  type: string;
  refusal: Refusal;
}

export interface VerifyAnswer {
  id: unknown;
  rulebook: BookId;
  commitment: string;
  /** Every roll and every deal follows from the secret, and the secret is the promised one. */
  fair: boolean;
  rolls: number;
  deals: number;
  differences: DiceDifference[];
  refused: RefusedAction[];
  /** The rows of a log that the rules of today would decide differently. */
  rows: number[];
}

const countOf = ({ rows }: Log, type: 'cubesRolled' | 'cardsDealt'): number =>
  rows.filter(({ events }: Row) => events.some((event) => event.type === type)).length;

/** Nothing follows from a roll or a deal that could not happen, so it is not fair. */
export const isFall = ({ type }: RefusedAction): boolean => type === 'roll' || type === 'deal';

type Found = Pick<VerifyAnswer, 'differences' | 'refused' | 'rows'>;

const answerFor = (id: unknown, reveal: Reveal, found: Found): VerifyAnswer => ({
  id,
  rulebook: reveal.setup.book,
  commitment: reveal.commitment,
  fair: found.differences.length === 0 && !found.refused.some(isFall),
  rolls: countOf(reveal, 'cubesRolled'),
  deals: countOf(reveal, 'cardsDealt'),
  ...found,
});

function answerLog(id: unknown, logged: LoggedMatch): VerifyAnswer {
  const { reveal } = logged;
  const rows = logged.differences.map(({ v }) => v);
  return answerFor(id, reveal, { differences: verifyDice(reveal, { search }), refused: [], rows });
}

function answerStored(id: unknown, match: StoredMatch, promise: Pick<Reveal, 'commitment' | 'secret'>): VerifyAnswer {
  const { log, refused } = upgradeMatch(match, { search });
  const reveal = { ...log, ...promise };
  return answerFor(id, reveal, {
    differences: verifyDice(reveal, { search, named: true }),
    refused: refused.map(({ index, action, refusal }) => ({ index, type: action.type, refusal })),
    rows: [],
  });
}

/** Checks the dice of one match: a log, or the request of `replay` with its commitment and its secret beside it. */
export function verifyRequest(value: unknown, speech: Speech): VerifyAnswer | ErrorAnswer {
  const logged = value instanceof LoggedMatch ? value : undefined;
  const written: unknown = logged?.written ?? value;
  const parsed = parseReplayRequest(written);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
  const { id, request } = parsed;
  try {
    if (logged) return answerLog(id, logged);
    // A match that could be read is an object.
    const told = parseReveal(written as object);
    if (!told.ok) return errorAnswer(id, told.facts, speech);
    const { commitment, secret } = told;
    if (commitment === null || secret === null) return errorAnswer(id, { key: 'verify.noSecret' }, speech);
    return answerStored(id, request, { commitment, secret });
  } catch (error) {
    if (error instanceof ContradictoryLog) return errorAnswer(id, { key: 'log.row.contradicts', row: error.v }, speech);
    return errorAnswer(id, { key: 'failed.table', error: String(error) }, speech);
  }
}

/** The answer for programs. */
export function onTheWire(answer: VerifyAnswer | ErrorAnswer, speech: Speech): object {
  if ('error' in answer) return answer;
  const { rulebook, refused, ...rest } = answer;
  const { game } = books[rulebook];
  return {
    ...rest,
    refused: refused.map(({ refusal, ...action }) => ({ ...action, ...inWords(refusal, game, speech) })),
  };
}
