// The five rulebooks by id.
import { agloaOnsets2023 } from './agloaOnsets2023.ts';
import type { Book, BookId } from './book.ts';
import { mlagEquationsBasic2018 } from './mlagEquationsBasic2018.ts';
import { mlagOnsetsAdventurous2017 } from './mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011 } from './mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019 } from './mlagOnsetsBasic2019.ts';

export const books: Readonly<Record<BookId, Book>> = {
  'mlag-onsets-basic-2011': mlagOnsetsBasic2011,
  'mlag-onsets-adventurous-2017': mlagOnsetsAdventurous2017,
  'mlag-onsets-basic-2019': mlagOnsetsBasic2019,
  'agloa-onsets-2023': agloaOnsets2023,
  'mlag-equations-basic-2018': mlagEquationsBasic2018,
};
