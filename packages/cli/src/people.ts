// Names and seats. A match knows only seats: the words fill in names last, and typed names become seats here.
import { SEATS } from '@openshake/protocol';
import type { Acted, Action, Player, StoredMatch } from '@openshake/rules';
import type { Names } from '@openshake/words';

/** The name at each seat, as far as we know it. */
export class People {
  readonly names: Names;

  constructor(names: Names = {}) {
    this.names = names;
  }

  /** If a name was deleted, the letter of the seat takes its place. */
  nameOf(seat: Player): string {
    return Object.hasOwn(this.names, seat) ? (this.names[seat] ?? seat) : seat;
  }

  /** The players that a typed name may mean: those with that name, or else the seat with that letter. */
  seatsOf(said: string, players: readonly Player[]): Player[] {
    const exact = players.filter((seat) => this.nameOf(seat) === said);
    if (exact.length > 0) return exact;
    const isSaid = (name: string): boolean => name.toLowerCase() === said.toLowerCase();
    const alike = players.filter((seat) => isSaid(this.nameOf(seat)));
    return alike.length > 0 ? alike : players.filter(isSaid);
  }

  /** The only player that it may mean, if there is just one. */
  seatOf(said: string, players: readonly Player[]): Player | undefined {
    const [only, another] = this.seatsOf(said, players);
    return another === undefined ? only : undefined;
  }

  /** The players whose name, or else whose letter, a text may begin with, and the rest of it. The longest name comes first. */
  beginning(
    text: string,
    players: readonly Player[],
  ): Record<'named' | 'lettered', { writer: Player; rest: string }[]> {
    const begins = (word: (seat: Player) => string) =>
      [...players]
        .sort((one, other) => word(other).length - word(one).length)
        .flatMap((writer) => {
          const rest = restAfter(word(writer), text);
          return rest === undefined ? [] : [{ writer, rest }];
        });
    return { named: begins((seat) => this.nameOf(seat)), lettered: begins((seat) => seat) };
  }

  /** What to type for this player: the name, or the letter of the seat if the name is not enough. */
  typed(seat: Player, players: readonly Player[]): string {
    const name = this.nameOf(seat);
    return this.seatOf(name, players) === seat ? name : seat;
  }
}

/** What follows a word at the start of a text. The word may be in quotes. */
function restAfter(word: string, text: string): string | undefined {
  const said = `${text.toLowerCase()} `;
  const begin = [word, JSON.stringify(word)].find((each) => said.startsWith(`${each.toLowerCase()} `));
  return begin === undefined ? undefined : text.slice(begin.length).trim();
}

/** The fields of an action that hold players. All other text is what somebody wrote. */
const PLAYER_FIELDS = ['by', 'player', 'writer'] as const;

/** The same action with other names for its players. */
export function withPlayers<Said extends Action | Acted>(action: Said, rename: (player: Player) => Player): Said {
  const changed: Record<string, unknown> = { ...action };
  for (const field of PLAYER_FIELDS) {
    const player = changed[field];
    if (typeof player === 'string') changed[field] = rename(player);
  }
  if ('players' in action) changed.players = action.players.map(rename);
  if ('variations' in action) changed.variations = action.variations.map((pick) => chosenBy(pick, rename));
  // Only the players have changed.
  return changed as Said;
}

/** A choice may say who made it. */
const chosenBy = (pick: unknown, rename: (player: Player) => Player): unknown =>
  typeof pick === 'object' && pick !== null && 'by' in pick && typeof pick.by === 'string'
    ? { ...pick, by: rename(pick.by) }
    : pick;

/** Turns a match with arbitrary player names into a match of seats, with the names beside it. */
export function seatedMatch(match: StoredMatch, people: Names): { match: StoredMatch; people: Names } {
  const before = new People(people);
  const seats = new Map(match.players.flatMap((player, at) => (SEATS[at] ? [[player, SEATS[at]]] : [])));
  const seatOf = (player: Player): Player => seats.get(player) ?? player;
  const named = match.players.map((player) => [seatOf(player), before.nameOf(player)] as const);
  return {
    match: {
      ...match,
      players: match.players.map(seatOf),
      actions: match.actions.map((action) => withPlayers(action, seatOf)),
    },
    people: Object.fromEntries(named.filter(([seat, name]) => seat !== name)),
  };
}
