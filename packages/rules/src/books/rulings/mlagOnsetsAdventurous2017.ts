// How we read the unclear and misprinted places in mlag-onsets-adventurous-2017.

import type { Ruling } from '../ruling.ts';
import { adventurousRulings } from './adventurous.ts';
import { tableRulings } from './table.ts';

export const mlagOnsetsAdventurous2017Rulings: readonly Ruling[] = [
  {
    id: 'second-of-two-players',
    clause: 'XII-A',
    question: 'Who scores 4 in a two-player match? The last row prints a three-way tie for first.',
    reading: 'The player in second place.',
    because: 'It is a misprint. Every sibling book has second place there.',
  },
  {
    id: 'two-operations-where',
    clause: 'XIII-B-5',
    question: 'Where must the two operations be: in the Solution (XIII-B-5, XIII-C-6) or in the Set-Name?',
    reading: 'In the Set-Name.',
    because: 'The example of VII-B-5 mentions the Set-Name part.',
  },
  {
    id: 'no-null-overlap',
    clause: 'XIII-B-8',
    question: 'When does each of several Restrictions remove a card, in whatever order they apply?',
    reading: 'When, in every order, each one removes a card that is still there.',
    because: 'As ruled for agloa-onsets-2023.',
  },
  {
    id: 'wild-relation-cube',
    clause: 'XIII-B-2',
    question:
      'May = or subset be chosen as the wild cube in Middle, although VI-A keeps these cubes out of the Set-Name?',
    reading: 'Yes. Marked as a set or an operation, it may be in the Set-Name.',
    because: 'The text allows it, and a variation overrides the rule.',
  },
  {
    id: 'wild-cube-as-relation',
    clause: 'XIII-B-2',
    question: 'Must a Required wild cube that means = also be in the Set-Name?',
    reading: 'No. It is exempt, as an = cube is. In Elementary a wild cube may not mean = or subset.',
    because: 'As ruled for agloa-onsets-2023.',
  },
  {
    id: 'same-variation-other-blank',
    clause: 'II-C-2',
    question:
      'May players choose Wild Cube, Required Cube, Double Set or Required/Forbidden Card again with a different blank?',
    reading: 'No. It is already chosen, so the second choice is illegal.',
    because: 'The list has one entry with one blank.',
  },
  {
    id: 'forbidden-relation-count',
    clause: 'IV-D',
    question: 'Are the four or fewer cubes counted before or after the move?',
    reading: 'Before the move, with the cube itself. With five cubes it may not go to Forbidden; with four it may.',
  },
  {
    id: 'shift-with-one-cube',
    clause: 'XIII-A-7',
    question: 'May a player shift a cube when one cube is left?',
    reading: 'Yes.',
    because: 'The book rules out a shift only after the last cube.',
  },
  {
    id: 'wild-operation-as-set',
    clause: 'XIII-A-6',
    question: 'May a wild operation cube used as a set be repeated under Multiple Operations?',
    reading: 'No. Each cube is used once.',
  },
  {
    id: 'required-union-exchanged',
    clause: 'XIII-A-1',
    question: 'Which cube satisfies a required union when union and intersection are interchangeable?',
    reading: 'A union cube, even one written as intersection. An intersection cube written as union does not.',
  },
  {
    id: 'required-card-and-painted-blank',
    clause: 'XIII-C-10',
    question: 'Does a blank card painted BR satisfy the required card BR?',
    reading: 'No. The set must include the BR card itself.',
  },
  {
    id: 'cards-over-maximum',
    clause: 'II-B',
    question: 'Which cards are removed when too many are dealt?',
    reading: 'Strict officiating refuses the deal. At a table the last cards dealt are removed.',
    because: 'agloa-onsets-2023 says the last dealt.',
  },
  {
    id: 'no-goal-silence',
    clause: 'III-D',
    question: 'What does it mean if opponents stay silent through the No Goal minute?',
    reading: 'They agree.',
  },
  {
    id: 'late-roll-or-deal',
    clause: 'XI-A-1-a',
    question: 'Who pays when either the cubes or the cards come late?',
    reading: 'The late player loses a point.',
  },
  {
    id: 'goal-never-set',
    clause: 'XI-A-1-c',
    question: 'What happens to a Goal-setter who never sets a Goal?',
    reading: 'The Goal-setter loses one point, and then the shake is void.',
  },
  {
    id: 'two-solutions-time',
    clause: 'XIII-D-14',
    question:
      'Do players also have three minutes to write Two Solutions after a No Goal challenge and at the end of the round?',
    reading: 'Yes.',
  },
  {
    id: 'leftover-sand',
    clause: 'XI-A-2',
    question: 'Does a program give anyone leftover sand?',
    reading: 'No. Each task has its own full limit.',
    because: 'Sand is physical.',
  },
  {
    id: 'fines-under-strict',
    clause: 'V-B',
    question: 'Do the one-point fines of V-A-2, V-B, II-C-2, III-C-2 and IV-C-2 apply under strict officiating?',
    reading: 'No, only with table officiating. Holding the block silently for 15 seconds costs a point under both.',
    because: 'Strict officiating refuses an invalid challenge, and a refusal leaves no trace.',
  },
  {
    id: 'third-party-silence',
    clause: 'VII-A-3',
    question: 'What does it mean if a Third Party stays silent to the end of writing?',
    reading:
      'The silent player has joined the side that does not write. Whether an extra minute is possible remains open.',
  },
  {
    id: 'null-set-or-universe',
    clause: 'XIII-C-3',
    question: 'What may a null-set cube represent? The text prints V twice.',
    reading: 'The null set or V.',
  },
  {
    id: 'comment-letters',
    clause: 'XIII-C-4',
    question: 'Are there other comments before those lettered c and d?',
    reading: 'No. The letters are a misprint.',
  },
  {
    id: 'equation-for-solution',
    clause: 'VII-C-5-c',
    question: 'What does "Equation" mean?',
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
    reading: 'It is missing the complement that agloa-onsets-2023 prints. That does no harm.',
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
