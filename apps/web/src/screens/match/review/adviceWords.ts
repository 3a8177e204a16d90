// Advice in the words of a table.
import { type AdviceLine, Teller } from '@openshake/advice';
import type { Acted } from '@openshake/rules';
import { cited, sayAfter, sayReason, type TableWords } from '@openshake/words';

export function tellerFor(words: TableWords, you: string | null): Teller {
  return new Teller(
    {
      paper: (paper) => words.paper(paper),
      goal: (goal) => words.goal(goal),
      picks: (picks) => words.all(picks.map((pick) => words.pick(pick))),
      reasons: (reasons) => reasons.map((reason) => cited(reason, words)).join(' '),
      unproven: (why) => sayReason(why, words),
      after: (occasion) => sayAfter(occasion, words),
      command: (action: Acted) => action.type,
    },
    you,
  );
}

export const sayLine = ({ facts }: AdviceLine, words: TableWords): string =>
  facts.map((fact) => words.say(fact).trim()).join(' ');
