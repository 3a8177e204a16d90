// The door of the clauses in Spanish, and how we read their doubtful places. Each book loads on demand.
import type { BookId } from '@openshake/rules';
import type { BookTexts } from './texts.ts';

const TEXTS: Readonly<Record<BookId, () => Promise<BookTexts>>> = {
  'mlag-onsets-basic-2011': async () => (await import('./mlagOnsetsBasic2011.ts')).mlagOnsetsBasic2011,
  'mlag-onsets-adventurous-2017': async () =>
    (await import('./mlagOnsetsAdventurous2017.ts')).mlagOnsetsAdventurous2017,
  'mlag-onsets-basic-2019': async () => (await import('./mlagOnsetsBasic2019.ts')).mlagOnsetsBasic2019,
  'agloa-onsets-2023': async () => (await import('./agloaOnsets2023.ts')).agloaOnsets2023,
  'mlag-equations-basic-2018': async () => (await import('./mlagEquationsBasic2018.ts')).mlagEquationsBasic2018,
};

export const textsOf = (book: BookId): Promise<BookTexts> => TEXTS[book]();
