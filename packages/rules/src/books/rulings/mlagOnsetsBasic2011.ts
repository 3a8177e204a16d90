// How mlag-onsets-basic-2011 is read where it is silent: the manual on which it builds was not supplied.

import type { Ruling } from '../ruling.ts';
import { tableRulings } from './table.ts';

export const mlagOnsetsBasic2011Rulings: readonly Ruling[] = [
  {
    id: 'use-of-cubes',
    clause: 'BOS1',
    question: 'How are Required, Permitted and Forbidden used, how many cubes at least, and may "= Goal" be written?',
    reading: 'By VII-B and VI of mlag-onsets-basic-2019: two cubes at least and no "= Goal".',
  },
  {
    id: 'ambiguous-solutions',
    clause: 'BOS1',
    question: 'Is an ambiguous Solution correct?',
    reading: 'It is wrong if one reading misses the Goal, by VII-B-3 of mlag-onsets-basic-2019.',
  },
  {
    id: 'joiner-alone-right',
    clause: 'BOS16',
    question:
      'What does the other side score when the Challenger is wrong but a Joiner with the Challenger right, or the mirror case?',
    reading: '6: that side is not correct, by X-A-2 of mlag-onsets-adventurous-2017.',
  },
  {
    id: 'force-out-mover',
    clause: 'BOS16',
    question: 'Who is the Mover when a Force Out is challenged?',
    reading: 'The declarer.',
  },
  {
    id: 'ca-flub-position',
    clause: 'BOS15',
    question: 'Which position does a CA Flub judge, and who may call it?',
    reading: 'The one right after the old A Flub; anyone may call it but the player who let that pass.',
  },
  {
    id: 'last-cube',
    clause: 'BOS11',
    question: 'What happens with one cube left?',
    reading:
      'The next Mover declares Force Out or challenges; if the cube is played all the same, VIII of mlag-onsets-basic-2019 holds with 8 and 6 points.',
  },
  {
    id: 'goal-setter-and-dealer',
    clause: 'BOS1',
    question: 'In what order do players set Goals, and who deals?',
    reading: 'By I-D and II-B of mlag-onsets-basic-2019.',
  },
  {
    id: 'absence',
    clause: 'BOS1',
    question: 'What does an absent player score?',
    reading: 'What X-D of mlag-onsets-basic-2019 gives.',
  },
  {
    id: 'end-of-round',
    clause: 'BOS1',
    question: 'How does a round end?',
    reading: 'By XI-B of mlag-onsets-basic-2019, with 8 and 6 points.',
  },
  {
    id: 'illegal-procedure',
    clause: 'BOS1',
    question: 'What follows an illegal procedure?',
    reading: 'What IX of mlag-onsets-basic-2019 says.',
  },
  {
    id: 'no-goal',
    clause: 'BOS1',
    question: 'How is No Goal handled?',
    reading: 'The procedure is III-D-2 of mlag-onsets-basic-2019, the points are those of BOS16.',
  },
  {
    id: 'late-joining',
    clause: 'BOS6',
    question: 'What follows when a Joiner is silent?',
    reading: 'The Joiner sides with the player who does not write, by VII-A-3 of mlag-onsets-basic-2019.',
    because: 'The last sentence of BOS6 allows no fine.',
  },
  ...tableRulings({
    time: 'BOS6',
    lastCube: 'BOS11',
    block: 'BOS10',
    charge: 'BOS1',
    conduct: 'BOS1',
    correction: 'BOS17',
    which: 'BOS14',
  }),
];
