// The two basic books that play alike, each with a position one cube away from a Solution and papers for it;
// and short ways to a table with few cubes left or lost points.
import type { DivisionId, Player } from '@openshake/rules';
import { type TableOptions, TestTable } from './testTable.ts';

interface BasicGame {
  book: 'mlag-onsets-basic-2019' | 'mlag-equations-basic-2018';
  /** Two moves, by the players on turn, after which one more cube is enough. */
  moves: readonly string[];
  /** Correct after those moves, whatever was challenged. */
  right: object;
  /** Obeys every rule of cubes but misses the Goal. */
  wrong: object;
  /** Equals the Goal, with two cubes from Resources. */
  twoMore: object;
  /** The clause that says that a Solution equals the Goal. */
  equals: string;
  /** Equals the Goal, for a player who says that there is a Goal. */
  rightWithGoal: object;
  wrongWithGoal: object;
  /** The clause of this book. */
  clause(onSets: string, equations: string): string;
}

const onSets: BasicGame = {
  book: 'mlag-onsets-basic-2019',
  moves: ['Y permitted', '- permitted'],
  right: { setName: 'Y - A' },
  wrong: { setName: 'Y - B' },
  twoMore: { setName: 'Y U A' },
  equals: 'VII-B-1',
  rightWithGoal: { setName: 'Y - A', goal: { shape: 'single', cubes: ['3'] } },
  wrongWithGoal: { setName: 'Y - A', goal: { shape: 'single', cubes: ['2'] } },
  clause: (clause) => clause,
};

const equations: BasicGame = {
  book: 'mlag-equations-basic-2018',
  moves: ['6 permitted', '+ permitted'],
  right: { equation: '6+6=12' },
  wrong: { equation: '6+5=12' },
  twoMore: { equation: '7+5=12' },
  equals: 'VII-B-2',
  rightWithGoal: { equation: '6+6=12', goal: '12' },
  wrongWithGoal: { equation: '6+5=12', goal: '12' },
  clause: (_, clause) => clause,
};

/** For `test.each`: the same story in both games. */
export const BASIC_GAMES = [onSets, equations];

interface Seating extends TableOptions {
  division?: DivisionId;
}

/** A table of the book. The default is Senior, where lost points count immediately. */
export const tableOf = ({ book }: BasicGame, { division = 'senior', ...options }: Seating = {}): TestTable =>
  new TestTable(book, division, options);

/** Ann has set the Goal, Bob and Cy have moved, and Ann is on turn: one more cube is enough. */
export const oneCubeAway = (game: BasicGame, seating?: Seating): TestTable =>
  tableOf(game, seating)
    .withGoal()
    .moves(...game.moves);

/** Everybody moves to Permitted until this many cubes are left in Resources. */
export function playedDownTo(table: TestTable, left: number): TestTable {
  while ((table.state.shake?.resources.length ?? 0) > left)
    table.moves(`${table.state.shake?.resources.at(-1)} permitted`);
  return table;
}

/** The points lost in the match, counted or pending. */
export function pointsLost(table: TestTable): Record<Player, number> {
  const lost: Record<Player, number> = {};
  for (const { player } of table.state.penalties) lost[player] = (lost[player] ?? 0) + 1;
  return lost;
}

/** What is on the table. */
export const mat = (table: TestTable) => table.view('audience').table;
