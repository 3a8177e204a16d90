// How we read mlag-onsets-basic-2011 where it is silent: the manual that it builds on was not supplied.

import type { Ruling } from '../ruling.ts';
import { tableRulings } from './table.ts';

export const mlagOnsetsBasic2011Rulings: readonly Ruling[] = [
  {
    id: 'use-of-cubes',
    clause: 'BOS1',
    question:
      'How do Solutions use Required, Permitted and Forbidden, how few cubes may they have, and may they end with "= Goal"?',
    reading: 'VII-B and VI of mlag-onsets-basic-2019 apply: at least two cubes and no "= Goal".',
  },
  {
    id: 'ambiguous-solutions',
    clause: 'BOS1',
    question: 'Is an ambiguous Solution correct?',
    reading: 'It is incorrect if one reading misses the Goal, by VII-B-3 of mlag-onsets-basic-2019.',
  },
  {
    id: 'joiner-alone-right',
    clause: 'BOS16',
    question:
      'What does the other side score if the Challenger is incorrect but a Joiner on that side is correct, or the other way around?',
    reading: '6, because that side is not correct, by X-A-2 of mlag-onsets-adventurous-2017.',
  },
  {
    id: 'force-out-mover',
    clause: 'BOS16',
    question: 'Who is the Mover when a Force Out is challenged?',
    reading: 'The player who declared it.',
  },
  {
    id: 'ca-flub-position',
    clause: 'BOS15',
    question: 'Which position does a CA Flub judge, and who may call it?',
    reading: 'The position right after the old A Flub. Anyone may call it except the player who let it pass.',
  },
  {
    id: 'last-cube',
    clause: 'BOS11',
    question: 'What happens with one cube left?',
    reading:
      'The next Mover declares Force Out or challenges. If the cube is played anyway, VIII of mlag-onsets-basic-2019 applies, with 8 and 6 points.',
  },
  {
    id: 'goal-setter-and-dealer',
    clause: 'BOS1',
    question: 'In what order do players set Goals, and who deals?',
    reading: 'I-D and II-B of mlag-onsets-basic-2019 apply.',
  },
  {
    id: 'absence',
    clause: 'BOS1',
    question: 'What does an absent player score?',
    reading: 'The score in X-D of mlag-onsets-basic-2019.',
  },
  {
    id: 'end-of-round',
    clause: 'BOS1',
    question: 'How does a round end?',
    reading: 'XI-B of mlag-onsets-basic-2019 applies, with 8 and 6 points.',
  },
  {
    id: 'illegal-procedure',
    clause: 'BOS1',
    question: 'What happens after an illegal procedure?',
    reading: 'IX of mlag-onsets-basic-2019 applies.',
  },
  {
    id: 'no-goal',
    clause: 'BOS1',
    question: 'How does No Goal work?',
    reading: 'The procedure is III-D-2 of mlag-onsets-basic-2019; the points are those of BOS16.',
  },
  {
    id: 'late-joining',
    clause: 'BOS6',
    question: 'What happens when a Joiner is silent?',
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
