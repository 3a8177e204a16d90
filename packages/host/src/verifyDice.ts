// Checks that everything that fell in a match follows from the secret promised before it.
import { beginMatch, decide, type Event, type MatchState, type PromptJudge, rulesOf } from '@openshake/rules';
import { commitmentOf, fairDice, isSecret, placeOf, shakeNumber } from './dice.ts';
import { whyNotSaid } from './refusals.ts';
import { ContradictoryLog } from './replayRows.ts';
import { asSaid, fold, type Log, type Row } from './row.ts';
import { same } from './same.ts';

/** `fell` is empty if the match went on without a roll or a deal; `follows` is empty if nothing was left to chance. */
export type DiceDifference =
  | { what: 'secret'; promised: string; found: string | null }
  | { what: 'roll' | 'deal'; shake: number; v: number; fell: readonly string[]; follows: readonly string[] };

/** The cubes or cards that fell in these events. */
const fallIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'cubesRolled') return event.cubes;
    return event.type === 'cardsDealt' ? [...event.cards, ...event.removed] : [];
  });

/** Whether the row is about a roll or a deal: what it says, and what happened in it. */
function whatFell({ action, events }: Row): 'roll' | 'deal' | null {
  const has = (type: Event['type']) => events.some((event) => event.type === type);
  if (action.type === 'roll' || has('cubesRolled')) return 'roll';
  return action.type === 'deal' || has('cardsDealt') ? 'deal' : null;
}

/** What the shake under way should have had before it went on. */
function missingIn(match: MatchState): ('roll' | 'deal')[] {
  const { shake, phase } = match;
  if (!shake || phase.name === 'start') return [];
  const needsCards = rulesOf(match).cards !== null;
  return [...(shake.rolled ? [] : ['roll' as const]), ...(needsCards && !shake.universe ? ['deal' as const] : [])];
}

export interface Reveal extends Log {
  /** The promise from before the match. */
  commitment: string;
  /** The secret, revealed after it. */
  secret: string;
}

export interface VerifyOptions {
  search: PromptJudge;
  /** The match was stored as actions alone, so its rolls and deals name what fell. */
  named?: boolean;
}

/** Every roll and deal that does not follow from the secret, or the secret itself if it is not the promised one. */
export function verifyDice(
  { commitment, secret, setup, rows }: Reveal,
  { search, named = false }: VerifyOptions,
): DiceDifference[] {
  const found = isSecret(secret) ? commitmentOf(secret) : null;
  if (found !== commitment) return [{ what: 'secret', promised: commitment, found }];
  const dice = fairDice(secret);
  const differences: DiceDifference[] = [];
  let match = beginMatch(setup);
  for (const row of rows) {
    const { v, at, events } = row;
    try {
      const what = whatFell(row);
      if (what) {
        const action = named ? asSaid(row.action, rulesOf(match)) : row.action;
        const fell = fallIn(events);
        // If the action itself names its dice or cards, or is not a roll or deal, nothing follows from the secret.
        const isFair = action.type === what && !whyNotSaid(match, action.by, action);
        const chance = dice.from(placeOf(match, what));
        const follows = isFair ? fallIn(decide(match, action, { at, search, chance }).events) : [];
        if (!same(fell, follows)) differences.push({ what, shake: shakeNumber(match), v, fell, follows });
      }
      match = fold(match, row);
      const shake = shakeNumber(match);
      for (const lacking of missingIn(match))
        if (!differences.some((known) => known.what === lacking && known.shake === shake))
          differences.push({ what: lacking, shake, v, fell: [], follows: [] });
    } catch (error) {
      throw new ContradictoryLog(v, error);
    }
  }
  return differences;
}
