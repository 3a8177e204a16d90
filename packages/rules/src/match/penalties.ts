// Points lost, and those that wait for a judge's approval.
import type { TableRule } from '../tableRules.ts';
import type { Proceedings } from './proceedings.ts';
import type { MatchState, Player } from './state.ts';

/** The shake in which a point lost now counts: the one under way, or the last. */
const currentShake = (match: MatchState): number => match.shake?.number ?? Math.max(match.shakes.length, 1);

export function losePoint(
  p: Proceedings,
  player: Player,
  rule: TableRule,
  atOnce = !p.rules.judgeApproves,
  clause = p.rules.cites[rule],
): void {
  p.happen({ type: 'pointLost', penalty: { player, shake: currentShake(p.match), rule, clause, counted: atOnce } });
}

/** The counted points of one shake, as they stand on the scoresheet. */
export function penaltiesOf(match: MatchState, shake: number): Record<Player, number> {
  const points: Record<Player, number> = {};
  for (const { player, shake: number, counted } of match.penalties)
    if (counted && number === shake) points[player] = (Object.hasOwn(points, player) ? (points[player] ?? 0) : 0) - 1;
  return points;
}
