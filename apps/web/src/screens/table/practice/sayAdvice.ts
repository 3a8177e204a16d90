// Advice in the words of the table.
import { type Shown, Teller } from '@openshake/advice';
import type { AnyFact } from '@openshake/rules';
import { cited, sayAfter, sayReason, type TableWords } from '@openshake/words';
import { say } from '../../../app/speech.ts';
import type { Hint, MoveJudgment, Thought } from '../../../workers/advising.ts';

/** Choices of a message have no hyphens. */
const camel = (type: string): string => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const teller = (words: TableWords): Teller =>
  new Teller({
    paper: words.paper,
    goal: words.goal,
    picks: (picks) => words.all(picks.map(words.pick)),
    reasons: (reasons) => reasons.map((reason) => cited(reason, words)).join(' '),
    unproven: (why) => sayReason(why, words),
    after: (occasion) => sayAfter(occasion, words),
    command: ({ type }) => say('practice.hint.other', { type: camel(type) }),
  } satisfies Shown);

/** What a perfect player would do, and why. */
export const sayHint = (hint: Hint, words: TableWords): string[] =>
  teller(words)
    .hint(hint)
    .map(({ facts }) => facts.map((fact) => words.say(fact as AnyFact)).join(' '));

/** `G to Permitted`. */
export const sayThought = ({ kind, cube, to }: Thought, words: TableWords): string =>
  words.say({ key: kind === 'shift' ? 'advice.shift' : 'advice.move', cube, to });

export type Safety = 'safe' | 'unsafe' | 'unknown';

export const safetyOf = ({ verdict }: MoveJudgment): Safety =>
  verdict === 'safe' || verdict === 'late' ? 'safe' : verdict === 'unknown' ? 'unknown' : 'unsafe';

export function sayJudgment({ verdict, fault }: MoveJudgment, words: TableWords): string {
  if (verdict === 'mistake' || verdict === 'forced')
    return words.say({ key: `review.${verdict}`, fault: fault ?? 'now' });
  if (verdict === 'safe') return `${words.say({ key: 'review.safe' })} ${words.say({ key: 'hint.because.safe' })}`;
  return words.say({ key: `review.${verdict}` });
}
