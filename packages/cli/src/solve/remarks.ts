// What a question says beside its answer, with a sentence for each fact.
import type { GoalFault, IgnoredVariation, Remarks, Solved } from '@openshake/advice';
import { BOOK_IDS, books, type GameName } from '@openshake/rules';
import { field } from '@openshake/words';
import { inWords, type Said } from '../inWords.ts';
import type { Speech } from '../words/speech.ts';

export interface SaidRemarks {
  goalFault?: Said<GoalFault>;
  ignoredVariations?: readonly Said<IgnoredVariation>[];
}

export type SaidSolved = Solved & SaidRemarks;

/** An answer with what goes beside it in this language; English, unless told. */
export function remarksInWords<Answer extends Solved>(
  answer: Answer,
  game: GameName,
  speech?: Speech,
): Answer & SaidRemarks {
  const { goalFault, ignoredVariations }: Remarks = answer.answer === null ? {} : answer;
  return {
    ...answer,
    ...(goalFault && { goalFault: inWords(goalFault, game, speech) }),
    ...(ignoredVariations && { ignoredVariations: ignoredVariations.map((each) => inWords(each, game, speech)) }),
  };
}

/** The game that a request is about. What was answered is well formed, so its rulebook is one of ours. */
export function gameOf(request: unknown): GameName {
  const book = BOOK_IDS.find((id) => id === field(request, 'rulebook'));
  if (book === undefined) throw new RangeError('This request names no rulebook.');
  return books[book].game;
}
