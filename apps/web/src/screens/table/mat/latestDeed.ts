// What a charge is about: the latest action of another player, as the table shows it.
import { type EventOf, type MatchView, type Player, picksOf } from '@openshake/rules';

type Deed = EventOf<'cubePlaced' | 'goalSet' | 'variationsChosen'>;

/** A bonus and its move are one turn, and so are a bonus and the Goal after it. Empty: nobody else has done anything yet. */
export function latestDeed({ at, table }: Pick<MatchView, 'at' | 'table'>, me: Player): Deed[] {
  const { trail, goal, goalSetter, goalValues, variations } = table;
  const last = trail.findLast(({ by }) => by !== me);
  const placed = trail
    .filter(({ by, turn }) => by === last?.by && turn === last.turn)
    .map((each): Deed => ({ type: 'cubePlaced', at, placed: each }));
  if (last && last.turn > 0) return placed;
  if (goal !== null)
    return goalSetter === me
      ? []
      : [
          ...placed,
          { type: 'goalSet', at, by: goalSetter, goal: { goal, cubes: [], values: goalValues }, leftOver: [] },
        ];
  if (last) return placed;
  const picks = picksOf(variations);
  const by = picks.findLast((each) => each.by !== me)?.by;
  if (by === undefined) return [];
  return [{ type: 'variationsChosen', at, by, picks: picks.filter((each) => each.by === by) }];
}
