// The end of a shake: what goes on the scoresheet, and who sets the next Goal.
import { leftOf } from '../match/players.ts';
import type { Proceedings } from '../match/proceedings.ts';
import { replayNext } from '../match/replaying.ts';
import type { FinishedShake, Player } from '../match/state.ts';

export function endShake(p: Proceedings, finished: Omit<FinishedShake, 'number' | 'goalSetter'>, next: Player): void {
  const { number, goalSetter } = p.shake;
  const { replaying, resumesWith } = p.match;
  p.happen({ type: 'shakeEnded', shake: { number, goalSetter, ...finished }, goalSetter: next });
  // The same player sets the next Goal only after an agreed No Goal.
  replayNext(p, { replaying, resumesWith }, next === goalSetter);
  const goesOn = p.match.round === 'open' || p.match.replays.length > 0;
  p.happen({ type: 'phaseBegan', phase: { name: goesOn ? 'start' : 'over' } });
}

/** Nobody scores. */
export function voidShake(p: Proceedings, next: Player): void {
  endShake(p, { ended: 'void', scores: null, scoredBy: {}, papers: [] }, next);
}

/** The player on the left of this shake's Goal-setter. */
export const nextGoalSetter = (p: Proceedings): Player => leftOf(p.match.players, p.shake.goalSetter);
