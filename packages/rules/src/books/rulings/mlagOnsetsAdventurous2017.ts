// How the unclear and misprinted places of mlag-onsets-adventurous-2017 are read.

import type { Ruling } from '../ruling.ts';
import { adventurousRulings } from './adventurous.ts';
import { tableRulings } from './table.ts';

export const mlagOnsetsAdventurous2017Rulings: readonly Ruling[] = [
  {
    id: 'second-of-two-players',
    clause: 'XII-A',
    question: 'Who scores 4 in a two-player match, where the last row prints a three-way tie for first?',
    reading: 'The player in second place.',
    because: 'A misprint: every sibling has second place there.',
  },
  {
    id: 'two-operations-where',
    clause: 'XIII-B-5',
    question: 'Where must the two operations be: in the Solution (XIII-B-5, XIII-C-6) or in the Set-Name?',
    reading: 'In the Set-Name.',
    because: 'The example of VII-B-5 speaks of the Set-Name part.',
  },
  {
    id: 'no-null-overlap',
    clause: 'XIII-B-8',
    question: 'When do several Restrictions each remove a card whatever their order?',
    reading: 'When in every order each one removes a card that is still there.',
    because: 'As ruled for agloa-onsets-2023.',
  },
  {
    id: 'wild-relation-cube',
    clause: 'XIII-B-2',
    question: 'May = or subset be chosen wild in Middle, although VI-A keeps these cubes out of the Set-Name?',
    reading: 'Yes; marked as a set or an operation it may stand in the Set-Name.',
    because: 'The letter allows it, and a variation supersedes.',
  },
  {
    id: 'wild-cube-as-relation',
    clause: 'XIII-B-2',
    question: 'Must a Required wild cube that means = also be in the Set-Name?',
    reading: 'No: it is exempt as an = cube is. In Elementary a wild cube may mean neither = nor subset.',
    because: 'As ruled for agloa-onsets-2023.',
  },
  {
    id: 'same-variation-other-blank',
    clause: 'II-C-2',
    question:
      'May Wild Cube, Required Cube, Double Set or Required/Forbidden Card be chosen again with another filling?',
    reading: 'No: it is already chosen, so the second choice is illegal.',
    because: 'The list has one entry with one blank.',
  },
  {
    id: 'forbidden-relation-count',
    clause: 'IV-D',
    question: 'Are the four or fewer cubes counted before or after the move?',
    reading: 'Before it, the cube itself included: with five it may not be moved to Forbidden, with four it may.',
  },
  {
    id: 'shift-with-one-cube',
    clause: 'XIII-A-7',
    question: 'May a cube be shifted when one cube is left?',
    reading: 'Yes.',
    because: 'A shift is barred only after the last cube.',
  },
  {
    id: 'wild-operation-as-set',
    clause: 'XIII-A-6',
    question: 'May a wild operation cube used as a set be repeated under Multiple Operations?',
    reading: 'No: one use a cube.',
  },
  {
    id: 'required-union-exchanged',
    clause: 'XIII-A-1',
    question: 'Which cube satisfies a required union when union and intersection are interchangeable?',
    reading: 'A union cube, even written as intersection; an intersection cube written as union does not.',
  },
  {
    id: 'required-card-and-painted-blank',
    clause: 'XIII-C-10',
    question: 'Does a blank card painted BR satisfy the required card BR?',
    reading: 'No: the BR card itself must be named.',
  },
  {
    id: 'cards-over-maximum',
    clause: 'II-B',
    question: 'Which cards are removed when too many are dealt?',
    reading: 'Strict officiating refuses the deal; at a table the last dealt are removed.',
    because: 'agloa-onsets-2023 says the last dealt.',
  },
  {
    id: 'no-goal-silence',
    clause: 'III-D',
    question: 'What do opponents say by silence through the No-Goal minute?',
    reading: 'They agree.',
  },
  {
    id: 'late-roll-or-deal',
    clause: 'XI-A-1-a',
    question: 'Who pays when one of cubes and cards is set and the other comes late?',
    reading: 'The late player loses a point.',
  },
  {
    id: 'goal-never-set',
    clause: 'XI-A-1-c',
    question: 'What becomes of a Goal-setter who never sets a Goal?',
    reading: 'One point is lost, then the shake is void.',
  },
  {
    id: 'two-solutions-time',
    clause: 'XIII-D-14',
    question:
      'Are there three minutes to write Two Solutions also after a No Goal challenge and at the end of the round?',
    reading: 'Yes.',
  },
  {
    id: 'leftover-sand',
    clause: 'XI-A-2',
    question: 'Does a program give anybody the sand left over?',
    reading: 'No: each task has its own full limit.',
    because: 'Sand is physical.',
  },
  {
    id: 'fines-under-strict',
    clause: 'V-B',
    question: 'Do the one-point fines of V-A-2, V-B, II-C-2, III-C-2 and IV-C-2 apply under strict officiating?',
    reading: 'No, with table officiating only. A block held silently for 15 seconds costs its point under both.',
    because: 'Strict officiating refuses an invalid challenge without trace.',
  },
  {
    id: 'third-party-silence',
    clause: 'VII-A-3',
    question: 'What does a Third Party say by silence to the end of writing?',
    reading: 'The silent player has joined the side that does not write. Whether an extra minute could be had is open.',
  },
  {
    id: 'null-set-or-universe',
    clause: 'XIII-C-3',
    question: 'What may a null-set cube represent, where V is printed twice?',
    reading: 'The null set or V.',
  },
  {
    id: 'comment-letters',
    clause: 'XIII-C-4',
    question: 'Do other comments precede those lettered c and d?',
    reading: 'No: the letters are a misprint.',
  },
  {
    id: 'equation-for-solution',
    clause: 'VII-C-5-c',
    question: 'What is the Equation?',
    reading: 'The Solution.',
  },
  {
    id: 'triangle-for-null-set',
    clause: 'VII-C-5-d',
    question: 'What is the triangle between R and G?',
    reading: 'The null-set symbol.',
  },
  {
    id: 'chain-without-complement',
    clause: 'VI-B-3',
    question: 'Is the chain B = (G U R) subset V printed in full?',
    reading: 'It lacks the complement that agloa-onsets-2023 prints, which does no harm.',
  },
  ...adventurousRulings,
  ...tableRulings({
    time: 'XI-A',
    lastCube: 'VIII-A',
    block: 'V-B',
    charge: 'IX-A',
    conduct: 'IX-C',
    correction: 'XII-B',
    which: 'VII-C-2-b',
  }),
];
