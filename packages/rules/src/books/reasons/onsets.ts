// What the clauses of the On-Sets books state about Solutions.
import { agloaOnsets2023Contents } from '../contents/agloaOnsets2023.ts';
import { mlagOnsetsAdventurous2017Contents } from '../contents/mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Contents } from '../contents/mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Contents } from '../contents/mlagOnsetsBasic2019.ts';
import { agloaOnsets2023Reasons } from './agloaOnsets2023.ts';
import type { BookReasons } from './citations.ts';
import { mlagOnsetsAdventurous2017Reasons } from './mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Reasons } from './mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Reasons } from './mlagOnsetsBasic2019.ts';

export const onSetsReasons = {
  'mlag-onsets-basic-2011': { contents: mlagOnsetsBasic2011Contents, reasons: () => mlagOnsetsBasic2011Reasons },
  'mlag-onsets-adventurous-2017': {
    contents: mlagOnsetsAdventurous2017Contents,
    reasons: mlagOnsetsAdventurous2017Reasons,
  },
  'mlag-onsets-basic-2019': { contents: mlagOnsetsBasic2019Contents, reasons: () => mlagOnsetsBasic2019Reasons },
  'agloa-onsets-2023': { contents: agloaOnsets2023Contents, reasons: agloaOnsets2023Reasons },
} satisfies Record<string, BookReasons>;
