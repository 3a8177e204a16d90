// The reasons for rejecting a Solution, by book and division: what each clause states.
import type { BookId, DivisionId } from '../book.ts';
import { agloaOnsets2023Reasons } from './agloaOnsets2023.ts';
import { mlagEquationsBasic2018Reasons } from './mlagEquationsBasic2018.ts';
import { mlagOnsetsAdventurous2017Reasons } from './mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Reasons } from './mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Reasons } from './mlagOnsetsBasic2019.ts';
import type { Statement } from './statement.ts';

const REASONS: Readonly<Record<BookId, (division: DivisionId) => readonly Statement[]>> = {
  'mlag-onsets-basic-2011': () => mlagOnsetsBasic2011Reasons,
  'mlag-onsets-adventurous-2017': mlagOnsetsAdventurous2017Reasons,
  'mlag-onsets-basic-2019': () => mlagOnsetsBasic2019Reasons,
  'agloa-onsets-2023': agloaOnsets2023Reasons,
  'mlag-equations-basic-2018': mlagEquationsBasic2018Reasons,
};

export const reasonsOf = (book: BookId, division: DivisionId): readonly Statement[] => REASONS[book](division);
