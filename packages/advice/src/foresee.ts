// What an action would lead to, without doing it.
import { type Acted, type Decision, decide, type MatchState, type Player, type Refusal } from '@openshake/rules';
import { search } from '@openshake/solver';

export type Foresee = (act: Acted) => Decision;

/** Decides actions at this point of the match without doing them. */
export const foreseer =
  (match: MatchState, at: number): Foresee =>
  (act) =>
    decide(match, act, { at, search, chance: () => 0 });

/** Why this cannot be done, or would not count at a table. */
export const whyUseless = (decision: Decision): Refusal | undefined =>
  decision.ok ? decision.setAside : decision.refusal;

/** What a player would lose by it: nothing, a point, or a point once a judge approves it. */
export const LOSSES = ['nothing', 'point', 'approved'] as const;
export type Loss = (typeof LOSSES)[number];

export function lossOf({ events }: Pick<Decision, 'events'>, player: Player): Loss {
  const lost = events.flatMap((event) =>
    event.type === 'pointLost' && event.penalty.player === player ? [event] : [],
  );
  if (lost.length === 0) return 'nothing';
  return lost.every(({ penalty }) => penalty.counted) ? 'point' : 'approved';
}
