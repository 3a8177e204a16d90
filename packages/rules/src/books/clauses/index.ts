// The door of the clauses: what each book says, in our own words, and how we read its doubtful places. Each book loads on demand.
import type { BookId } from '../book.ts';
import type { Clause } from '../clause.ts';
import type { Ruling } from '../ruling.ts';

export type { Clause } from '../clause.ts';
export type { Ruling } from '../ruling.ts';

const CLAUSES: Readonly<Record<BookId, () => Promise<readonly Clause[]>>> = {
  'mlag-onsets-basic-2011': async () => (await import('./mlagOnsetsBasic2011.ts')).mlagOnsetsBasic2011Clauses,
  'mlag-onsets-adventurous-2017': async () =>
    (await import('./mlagOnsetsAdventurous2017.ts')).mlagOnsetsAdventurous2017Clauses,
  'mlag-onsets-basic-2019': async () => (await import('./mlagOnsetsBasic2019.ts')).mlagOnsetsBasic2019Clauses,
  'agloa-onsets-2023': async () => (await import('./agloaOnsets2023.ts')).agloaOnsets2023Clauses,
  'mlag-equations-basic-2018': async () => (await import('./mlagEquationsBasic2018.ts')).mlagEquationsBasic2018Clauses,
};

const RULINGS: Readonly<Record<BookId, () => Promise<readonly Ruling[]>>> = {
  'mlag-onsets-basic-2011': async () => (await import('../rulings/mlagOnsetsBasic2011.ts')).mlagOnsetsBasic2011Rulings,
  'mlag-onsets-adventurous-2017': async () =>
    (await import('../rulings/mlagOnsetsAdventurous2017.ts')).mlagOnsetsAdventurous2017Rulings,
  'mlag-onsets-basic-2019': async () => (await import('../rulings/mlagOnsetsBasic2019.ts')).mlagOnsetsBasic2019Rulings,
  'agloa-onsets-2023': async () => (await import('../rulings/agloaOnsets2023.ts')).agloaOnsets2023Rulings,
  'mlag-equations-basic-2018': async () =>
    (await import('../rulings/mlagEquationsBasic2018.ts')).mlagEquationsBasic2018Rulings,
};

export const clausesOf = (book: BookId): Promise<readonly Clause[]> => CLAUSES[book]();
export const rulingsOf = (book: BookId): Promise<readonly Ruling[]> => RULINGS[book]();
