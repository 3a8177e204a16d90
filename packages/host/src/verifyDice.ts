// Checks that everything that fell in a match follows from the secret promised before it.
import { beginMatch, decide, type Event, type PromptJudge } from '@openshake/rules';
import { commitmentOf, fairDice, isSecret, placeOf } from './dice.ts';
import { fold, type Log } from './row.ts';
import { same } from './same.ts';

export type DiceDifference =
  | { what: 'secret'; promised: string; found: string | null }
  | { what: 'roll' | 'deal'; v: number; fell: readonly string[]; follows: readonly string[] };

/** The cubes or cards that fell in these events. */
const fallIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'cubesRolled') return event.cubes;
    return event.type === 'cardsDealt' ? [...event.cards, ...event.removed] : [];
  });

export interface Reveal extends Log {
  /** The promise from before the match. */
  commitment: string;
  /** The secret, revealed after it. */
  secret: string;
}

export function verifyDice(
  { commitment, secret, setup, rows }: Reveal,
  { search }: { search: PromptJudge },
): DiceDifference[] {
  const found = isSecret(secret) ? commitmentOf(secret) : null;
  if (found !== commitment) return [{ what: 'secret', promised: commitment, found }];
  const dice = fairDice(secret);
  const differences: DiceDifference[] = [];
  let match = beginMatch(setup);
  for (const row of rows) {
    const { v, at, action } = row;
    if (action.type === 'roll' || action.type === 'deal') {
      const chance = dice.from(placeOf(match, action.type));
      const fell = fallIn(row.events);
      const follows = fallIn(decide(match, action, { at, search, chance }).events);
      if (!same(fell, follows)) differences.push({ what: action.type, v, fell, follows });
    }
    match = fold(match, row);
  }
  return differences;
}
