// How the unclear and misprinted places of mlag-onsets-basic-2019 are read.

import type { Ruling } from '../ruling.ts';
import { tableRulings } from './table.ts';

export const mlagOnsetsBasic2019Rulings: readonly Ruling[] = [
  {
    id: 'equation-for-solution',
    clause: 'III-D-2',
    question: 'What is the Equation?',
    reading: 'The Solution.',
  },
  {
    id: 'block-without-challenge',
    clause: 'XI-A-1-e',
    question: 'What follows when the block is picked up and no challenge made?',
    reading: 'One point after the 15 seconds and the countdown; play goes on.',
    because: 'This limit is all that the book says.',
  },
  {
    id: 'accepting-after-now',
    clause: 'X-A-2',
    question: 'Does the exception hold after Now too?',
    reading: 'No: it is taken by the letter, which names Impossible only.',
  },
  {
    id: 'unmarked-wild-cube',
    clause: 'VI',
    question: 'May a wild cube go without a mark?',
    reading: 'No, it makes the Solution wrong; so "= Goal" is wrong also because its = is an unmarked wild cube.',
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
