// What a question says beside its answer, with a sentence for each fact.
import type { GoalFault, IgnoredVariation, Remarks, Solved } from '@openshake/advice';
import type { GameName } from '@openshake/rules';
import { inWords, type Said } from '../inWords.ts';
import type { Speech } from '../words/speech.ts';

export interface SaidRemarks {
  goalFault?: Said<GoalFault>;
  ignoredVariations?: readonly Said<IgnoredVariation>[];
}

export type SaidSolved = Solved & SaidRemarks;

/** An answer with what goes beside it in this language. */
export function remarksInWords<Answer extends Solved>(
  answer: Answer,
  game: GameName,
  speech: Speech,
): Answer & SaidRemarks {
  const { goalFault, ignoredVariations }: Remarks = answer.answer === null ? {} : answer;
  return {
    ...answer,
    ...(goalFault && { goalFault: inWords(goalFault, game, speech) }),
    ...(ignoredVariations && { ignoredVariations: ignoredVariations.map((each) => inWords(each, game, speech)) }),
  };
}
