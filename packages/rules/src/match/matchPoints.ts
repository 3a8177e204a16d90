// Match points by place: 6, 4 and 2; players who are tied share their places. Nobody moves up when an official takes a score away.
import { isOut, totalsOf } from './players.ts';
import type { MatchState, Player } from './state.ts';
import { isTaken } from './taking.ts';

/** By place and by how many share it. */
const POINTS: Readonly<Record<number, readonly number[]>> = { 1: [6, 5, 4], 2: [4, 3], 3: [2] };

/** Undefined until the round has ended and no shake is under way. A player who was sent out gets none, and the others take the places. */
export function matchPointsOf(match: MatchState): Record<Player, number> | undefined {
  if (match.phase.name !== 'over') return undefined;
  const totals = totalsOf(match);
  const ranked = match.players.filter((player) => !isOut(match, player));
  const total = (player: Player) => totals[player] ?? 0;
  /** The total before an official took anything. It decides the places of the others. */
  const played = (player: Player) =>
    match.taken.reduce((sum, each) => (each.player === player ? sum + each.points : sum), total(player));
  return Object.fromEntries(
    match.players.map((player) => {
      if (!ranked.includes(player) || isTaken(match, player, null)) return [player, 0];
      const others = ranked.filter((other) => other !== player).map(played);
      const ahead = others.filter((points) => points > total(player)).length;
      const level = others.filter((points) => points === total(player)).length;
      return [player, POINTS[1 + ahead]?.[level] ?? 0];
    }),
  );
}
