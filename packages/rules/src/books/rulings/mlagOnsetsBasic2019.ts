// How we read the unclear and misprinted places in mlag-onsets-basic-2019.

import type { Ruling } from '../ruling.ts';
import { tableRulings } from './table.ts';

export const mlagOnsetsBasic2019Rulings: readonly Ruling[] = [
  {
    id: 'equation-for-solution',
    clause: 'III-D-2',
    question: 'What does "Equation" mean?',
    reading: 'The Solution.',
  },
  {
    id: 'block-without-challenge',
    clause: 'XI-A-1-e',
    question: 'What happens when a player picks up the block and makes no challenge?',
    reading: 'The player loses one point after the 15 seconds and the countdown, and play goes on.',
    because: 'The book says nothing beyond this limit.',
  },
  {
    id: 'accepting-after-now',
    clause: 'X-A-2',
    question: 'Does the exception apply after Now too?',
    reading: 'No. The text names only Impossible, and we take it literally.',
  },
  {
    id: 'unmarked-wild-cube',
    clause: 'VI',
    question: 'May a wild cube be unmarked?',
    reading:
      'No. It makes the Solution incorrect. So "= Goal" is incorrect for another reason too: its = is an unmarked wild cube.',
    because: 'Comment (c).',
  },
  ...tableRulings({
    time: 'XI-A',
    lastCube: 'VIII-A',
    block: 'V-B',
    charge: 'IX-A',
    conduct: 'IX-C',
    correction: 'XII-B',
    which: 'VII-C-1-b',
  }),
];
