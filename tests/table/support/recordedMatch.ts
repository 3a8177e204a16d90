// A random match as stored: only what happened, with the result of every roll and deal.
import { asStored } from '@openshake/host';
import { beginMatch, decide, type Setup, type StoredAction, type StoredMatch } from '@openshake/rules';
import { Dice } from './dice.ts';
import { givenAt } from './invariants.ts';
import { nextMoment, randomAction } from './randomActions.ts';

/** Plays until this many shakes are finished. */
export function recordMatch(setup: Setup, seed: number, shakes: number): StoredMatch {
  const dice = new Dice(seed);
  const actions: StoredAction[] = [];
  let match = beginMatch(setup);
  let now = 0;
  while (match.shakes.length < shakes && match.phase.name !== 'over') {
    now = Math.max(now, nextMoment(dice, match, now));
    const action = randomAction(dice, match, now, { challenges: 12, mischief: 2 });
    // Nobody is disqualified before the match is long enough.
    if (action.type === 'clock' || action.type === 'end-round' || action.type === 'disqualify') continue;
    const decision = decide(match, action, givenAt(now));
    if (!decision.ok) continue;
    match = decision.match;
    actions.push({ ...asStored(action, decision), at: now });
  }
  const { book: rulebook, ...rest } = setup;
  return { rulebook, ...rest, actions };
}
