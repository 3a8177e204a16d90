// Challenging: every claim that is right and allowed, and the two wrong ones that children make.
import { type ActionOf, BURDEN, CLAIMS, type Claim } from '@openshake/rules';
import { type Choice, type Decide, type Moment, open } from './moment.ts';

const isClaim = (word: string): word is Claim => (CLAIMS as readonly string[]).includes(word);

export const challenge: Decide = (moment) => {
  for (const action of open(moment, 'challenge')) {
    if (!isClaim(action.claim)) continue;
    const said = seenRight(moment, action, action.claim) ?? tooSoon(moment, action, action.claim);
    if (said) return said;
  }
  return undefined;
};

/** If the Challenger has to prove something, the proof is at hand. If the Mover has to, there is none. */
function seenRight({ eyes, table }: Moment, action: ActionOf<'challenge'>, claim: Claim): Choice | undefined {
  const found = eyes.proof(claim, table);
  if (BURDEN[claim] === 'mover') return found.answer === false ? { action, care: 'look' } : undefined;
  if (!found.answer) return undefined;
  const { moved } = found.proof.paper;
  // Against a Force Out, the Challenger says which move is charged.
  return { action: { ...action, ...(claim === 'force-out-a' && { moved }) }, care: 'look' };
}

/** Impossible because no Solution comes to mind; Now although two cubes are missing. */
function tooSoon(moment: Moment, action: ActionOf<'challenge'>, claim: Claim): Choice | undefined {
  const { eyes, table, level, chance, when } = moment;
  if (eyes.isExact) return undefined;
  if (BURDEN[claim] === 'mover') {
    const rash = chance.happens(level.rash, 'rash', when) && !eyes.proof(claim, table).answer;
    return rash ? { action, care: 'look' } : undefined;
  }
  if (!chance.happens(level.hasty, 'hasty', when)) return undefined;
  const longer = eyes.proof('impossible', table);
  return longer.answer && longer.proof.taken.length === 2 ? { action, care: 'look' } : undefined;
}

/** Children reach for the block before they have finished thinking. */
export const reach: Decide = (moment) => {
  const { view, me, level, chance, when } = moment;
  const [pickUp] = open(moment, 'pick-up-block');
  if (view.block?.holder === me) {
    const [putDown] = open(moment, 'put-down-block');
    return challenge(moment) ?? (putDown && { action: putDown, care: 'look' });
  }
  if (!pickUp || !chance.happens(level.rash / 2, 'reaches', when)) return undefined;
  return { action: pickUp, care: 'glance' };
};
