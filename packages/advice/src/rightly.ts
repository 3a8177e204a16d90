// Whether a Challenger who failed to prove it was right all the same. Once the shake is over, anybody may know.
import { BURDEN, imagine, type MatchView, type Player } from '@openshake/rules';
import { wasRight } from './lesson.ts';
import type { Study } from './study.ts';

/** `view`: of the shake while players wrote or checked. null: nobody had to prove a challenge, it was wrong, or nobody knows. */
export function rightlyChallenged(view: MatchView, study: Study): { challenger: Player; claim: string } | null {
  const match = imagine(view);
  const { phase } = match;
  if (!('occasion' in phase) || phase.challenger === null || BURDEN[phase.occasion] !== 'challenger') return null;
  return wasRight(match, study) === true ? { challenger: phase.challenger, claim: phase.occasion } : null;
}
