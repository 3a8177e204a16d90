// The rules of play of every book.
import type { BookId } from '../book.ts';
import { agloaOnsets2023Table } from './agloaOnsets2023.ts';
import { type BookTable, type PlayRules, tableRulesOf, withTwoSolutions } from './common.ts';
import { mlagEquationsBasic2018Table } from './mlagEquationsBasic2018.ts';
import { mlagOnsetsAdventurous2017Table } from './mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Table } from './mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Table } from './mlagOnsetsBasic2019.ts';

export const tables: Readonly<Record<BookId, BookTable>> = {
  'mlag-onsets-basic-2011': mlagOnsetsBasic2011Table,
  'mlag-onsets-adventurous-2017': mlagOnsetsAdventurous2017Table,
  'mlag-onsets-basic-2019': mlagOnsetsBasic2019Table,
  'agloa-onsets-2023': agloaOnsets2023Table,
  'mlag-equations-basic-2018': mlagEquationsBasic2018Table,
};

/** What a book and division play before anyone chooses a variation. */
export const divisionTable = (book: BookId, division: string): PlayRules => tableRulesOf(tables[book], division);

/** The same in a shake with this many Solutions to write. */
export function shakeTable(book: BookId, division: string, solutions: 1 | 2): PlayRules {
  const rules = divisionTable(book, division);
  return solutions === 2 ? withTwoSolutions(rules) : rules;
}
