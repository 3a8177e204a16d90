// What another player did last of what a charge may undo: a turn, or a choice of variations. Nobody charges a Goal.
import { type EventOf, type MatchView, type Player, picksOf } from '@openshake/rules';

type Deed = EventOf<'cubePlaced' | 'variationsChosen'>;

/** A bonus and its move are one turn. Empty: nobody else has done anything of the kind yet. */
export function latestDeed({ at, table }: Pick<MatchView, 'at' | 'table'>, me: Player): Deed[] {
  const { trail, variations } = table;
  const last = trail.findLast(({ by }) => by !== me);
  if (last)
    return trail
      .filter(({ by, turn }) => by === last.by && turn === last.turn)
      .map((placed) => ({ type: 'cubePlaced', at, placed }));
  const picks = picksOf(variations);
  const by = picks.findLast((each) => each.by !== me)?.by;
  return by === undefined ? [] : [{ type: 'variationsChosen', at, by, picks: picks.filter((each) => each.by === by) }];
}
