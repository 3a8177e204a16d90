// MLAG Basic Equations 2018: its clauses, rulings and divisions. Its rules come with the judge of Equations.
import type { EquationsBook } from './book.ts';
import { mlagEquationsBasic2018Clauses } from './clauses/mlagEquationsBasic2018.ts';
import { mlagEquationsBasic2018Rulings } from './rulings/mlagEquationsBasic2018.ts';

export const mlagEquationsBasic2018: EquationsBook = {
  id: 'mlag-equations-basic-2018',
  title: 'MLAG Basic Equations 2018-19',
  game: 'equations',
  clauses: mlagEquationsBasic2018Clauses,
  rulings: mlagEquationsBasic2018Rulings,
  divisions: { minor: {}, elementary: {}, middle: {}, junior: {}, senior: {} },
};
