// A table of the 2011 book at which a Solution has just come within one cube, and the papers that prove it.
import { type TableOptions, TestTable } from './testTable.ts';

export const BOOK_2011 = 'mlag-onsets-basic-2011';

/** Correct once Y and − are in Permitted: three cards, with Λ from Resources. */
export const RIGHT = { setName: 'Y - A' };
/** Two cards. */
export const WRONG = { setName: 'Y - B' };
/** Three cards, with two cubes from Resources. */
export const TWO_MORE = { setName: 'Y U A' };
/** Instead of − to Permitted: nothing is one cube away, and much is possible. */
export const AVOID = { cube: 'B', to: 'forbidden' };

export const table2011 = (options?: TableOptions): TestTable => new TestTable(BOOK_2011, 'middle', options);

/** Ann set the Goal 3, Bob moved Y to Permitted and Cy − (with three players): an A Flub that could be avoided. Ann is on turn. */
export const flubbed = (options?: TableOptions): TestTable =>
  table2011(options).withGoal().moves('Y permitted', '- permitted');

/** The next Mover, Ann with three players, has declared a Force Out instead of calling the A Flub. */
export const forcedOut = (options?: TableOptions): TestTable => {
  const table = flubbed(options);
  return table.does(table.phase.player ?? '', 'force-out');
};
