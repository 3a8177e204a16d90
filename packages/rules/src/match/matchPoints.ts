// Points for the match by places: 6, 4 and 2, the places of those who are level shared.
import { isOut, totalsOf } from './players.ts';
import type { MatchState, Player } from './state.ts';

/** By place and by how many share it. */
const POINTS: Readonly<Record<number, readonly number[]>> = { 1: [6, 5, 4], 2: [4, 3], 3: [2] };

/** Once no shake is under way after the end of the round; who was sent out has none, and the others take the places. */
export function matchPointsOf(match: MatchState): Record<Player, number> | undefined {
  if (match.phase.name !== 'over') return undefined;
  const totals = totalsOf(match);
  const ranked = match.players.filter((player) => !isOut(match, player));
  const total = (player: Player) => totals[player] ?? 0;
  return Object.fromEntries(
    match.players.map((player) => {
      if (!ranked.includes(player)) return [player, 0];
      const place = 1 + ranked.filter((other) => total(other) > total(player)).length;
      const sharing = ranked.filter((other) => total(other) === total(player)).length;
      return [player, POINTS[place]?.[sharing - 1] ?? 0];
    }),
  );
}
