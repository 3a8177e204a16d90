// Who sits where, who is here, and who leads.
import type { MatchState, Player, Shake } from './state.ts';

/** The players clockwise, beginning with this one. */
export function clockwiseFrom(players: readonly Player[], first: Player): Player[] {
  const at = Math.max(players.indexOf(first), 0);
  return players.slice(at).concat(players.slice(0, at));
}

/** The player on the left. */
export const leftOf = (players: readonly Player[], player: Player): Player =>
  clockwiseFrom(players, player)[1] ?? player;

const isHere = (match: MatchState, player: Player): boolean => match.presence[player] === 'here';
export const isOut = (match: MatchState, player: Player): boolean => match.presence[player] === 'out';

/** Who would play a shake that began now, clockwise from its Goal-setter: an absent Goal-setter's place goes to the left. */
export const readyToPlay = (match: MatchState): Player[] =>
  clockwiseFrom(match.players, match.goalSetter).filter(
    (player) => isHere(match, player) && !match.sittingOut.includes(player),
  );

/** The Goal-setter of the shake under way or, between shakes, of the next. */
export const goalSetterOf = (match: MatchState): Player =>
  match.shake?.goalSetter ?? readyToPlay(match)[0] ?? match.goalSetter;

/** Finished scores, minus every lost point that counts, also in the shake under way. */
export function totalsOf(match: MatchState): Record<Player, number> {
  const totals = Object.fromEntries(match.players.map((player) => [player, 0]));
  const add = (player: Player, points: number) => {
    totals[player] = (totals[player] ?? 0) + points;
  };
  for (const { scores } of match.shakes) {
    if (scores) for (const player of Object.keys(scores)) add(player, scores[player] ?? 0);
  }
  for (const { player, counted } of match.penalties) if (counted) add(player, -1);
  return totals;
}

/** Whether this player alone has the highest total. */
export function isSoleLeader(match: MatchState, player: Player): boolean {
  const totals = totalsOf(match);
  const mine = totals[player] ?? 0;
  return match.players.every((other) => other === player || isOut(match, other) || (totals[other] ?? 0) < mine);
}

/** How often this player's choice of variations was taken back. */
export const triesOf = ({ tries }: Shake, player: Player): number =>
  Object.hasOwn(tries, player) ? (tries[player] ?? 0) : 0;
