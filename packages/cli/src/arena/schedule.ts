// Who plays whom, at which tables and with which dice. The request alone decides that; it does not matter which worker plays a bout, or when.
import type { LevelName } from '@openshake/bots';
import { type BookId, books, type DivisionId, type Officiating } from '@openshake/rules';
import { seedFor } from './chance.ts';

/** A contestant: a level of our bots, or a program. */
export type Contestant = { name: string } & ({ level: LevelName } | { command: string });

/** A table: the rules of a match. */
export interface TableKind {
  book: BookId;
  division: DivisionId;
  officiating: Officiating;
}

/** Everything that determines the matches. */
export interface Plan {
  contestants: readonly Contestant[];
  /** The pairings, as places in the list. */
  pairings: readonly (readonly [number, number])[];
  tables: readonly TableKind[];
  /** For each pairing and game; rounded up to whole bouts. */
  matches: number;
  players: 2 | 3;
  shakes: number;
  seed: number;
}

/** Matches of one pairing at one table with the same dice, in which each side gets each seat. */
export interface Bout {
  index: number;
  pairing: number;
  table: TableKind;
  seed: number;
}

/**
 * The seats, clockwise from the first Goal-setter: 0 for the first of a pairing, 1 for the second.
 * At three seats, each side has two of them in half of the matches.
 */
export const SEATINGS: Readonly<Record<2 | 3, readonly (readonly (0 | 1)[])[]>> = {
  2: [
    [0, 1],
    [1, 0],
  ],
  3: [
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
};

export const GAMES = ['on-sets', 'equations'] as const;
export type GameName = (typeof GAMES)[number];
export const gameOf = ({ book }: TableKind): GameName => books[book].game;

/** Round by round, so that play that is stopped has measured every pairing. All pairings share the dice, and the tables of a game take turns. */
export function boutsOf({ pairings, tables, matches, players, seed }: Plan): Bout[] {
  const count = Math.ceil(matches / SEATINGS[players].length);
  const byGame = GAMES.map((game) => tables.filter((table) => gameOf(table) === game));
  const rounds = Array.from({ length: count }, (_, round) =>
    pairings.flatMap((_, pairing) =>
      byGame.flatMap((ofGame) => {
        const table = ofGame[round % ofGame.length];
        return table ? { pairing, table, seed: seedFor(seed, 'bout', round) } : [];
      }),
    ),
  );
  return rounds.flat().map((bout, index) => ({ ...bout, index }));
}
