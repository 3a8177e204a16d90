// Challenging: every claim that is right and may be said.
import { type ActionOf, BURDEN, CLAIMS, type Claim } from '@openshake/rules';
import { type Choice, type Decide, type Moment, open } from './moment.ts';

const isClaim = (word: string): word is Claim => (CLAIMS as readonly string[]).includes(word);

export const challenge: Decide = (moment) => {
  for (const action of open(moment, 'challenge')) {
    const right = isClaim(action.claim) && rightly(moment, action, action.claim);
    if (right) return right;
  }
  return undefined;
};

/** Where the Challenger has to prove something, the proof is at hand; where the Mover has, there is none. */
function rightly({ eyes, table }: Moment, action: ActionOf<'challenge'>, claim: Claim): Choice | undefined {
  const found = eyes.proof(claim, table);
  if (BURDEN[claim] === 'mover') return found.answer === false ? { action, care: 'look' } : undefined;
  if (!found.answer) return undefined;
  const { moved } = found.proof.paper;
  return { action: { ...action, ...(moved !== undefined && claim === 'force-out-a' && { moved }) }, care: 'look' };
}
