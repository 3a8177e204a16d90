// The players as a person types their names.
import type { Player } from '@openshake/rules';
import { choicesOf, type Seat } from '../seat.ts';

export const typed = (players: readonly Player[], { people, view }: Seat): string[] =>
  players.map((player) => people.typed(player, view.players));

/** Whose Solutions this seat can still accept or reject. */
export const openWriters = (seat: Seat): Player[] => choicesOf(seat, 'accept').map(({ writer }) => writer);

/** An opponent, if possible one whose paper is being checked. */
export function someOpponent(seat: Seat): Player {
  const { checking, players } = seat.view;
  const unsettled = (checking?.papers ?? []).filter(({ settled }) => !settled).map(({ writer }) => writer);
  return [...openWriters(seat), ...unsettled, ...players].find((player) => player !== seat.you) ?? seat.you;
}

/** An opponent's name, for examples. */
export const opponentName = (seat: Seat): string => typed([someOpponent(seat)], seat).join('');
