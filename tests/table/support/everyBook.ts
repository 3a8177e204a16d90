// Every book with a division whose lost points count immediately, and the shortest way to a scored shake in it.
import type { BookId, DivisionId } from '@openshake/rules';
import { type TableOptions, TestTable } from './testTable.ts';

interface EachBook {
  book: BookId;
  division: DivisionId;
  /** The claim that no Solution is possible. */
  impossible: string;
  /** What a right and a wrong player score. */
  right: number;
  wrong: number;
}

const later = { division: 'senior', impossible: 'impossible', right: 6, wrong: 2 } as const;

/** For `describe.each`. */
export const EVERY_BOOK: readonly EachBook[] = [
  { book: 'mlag-onsets-basic-2011', division: 'middle', impossible: 'p-flub', right: 10, wrong: 6 },
  { book: 'mlag-onsets-adventurous-2017', ...later },
  { book: 'mlag-onsets-basic-2019', ...later },
  { book: 'agloa-onsets-2023', ...later },
  { book: 'mlag-equations-basic-2018', ...later },
];

export const tableIn = ({ book, division }: EachBook, options: TableOptions = {}): TestTable =>
  new TestTable(book, division, options);

/** The player on the left challenges the Goal-setter, who has no Solution: that player is right, and the setter is wrong. */
export function shakeWonByNext(table: TestTable, { impossible }: EachBook): TestTable {
  table.withGoal();
  const { players = [], goalSetter = '' } = table.state.shake ?? {};
  table.does(players[1] ?? '', 'challenge', { claim: impossible }).does(goalSetter, 'decline');
  for (const third of players.slice(2)) table.does(third, 'decline');
  return table;
}
