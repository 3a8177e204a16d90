// How we read mlag-equations-basic-2018 where it is misprinted or open: misprints first.

import type { Ruling } from '../ruling.ts';
import { tableRulings } from './table.ts';

export const mlagEquationsBasic2018Rulings: readonly Ruling[] = [
  {
    id: 'three-digit-goal',
    clause: 'VI-A-1',
    question: 'Is 122 an illegal Goal, as comment (a) says?',
    reading: 'No, it is legal. The example is left over from a two-digit rule.',
    because: 'IV-B-1 allows 125, VII-B-2 has 143, and VII-C-3-e objects only to four digits.',
  },
  {
    id: 'never-for-impossible',
    clause: 'VI-A-2-a',
    question: 'What does "Never" in the comment mean?',
    reading: 'Impossible.',
  },
  {
    id: 'grouped-goal-example',
    clause: 'VII-B-2',
    question: 'Which Goal does example (c) mean? The grouped and the plain one are printed the same.',
    reading: '3x(5+2), shown on the mat by a space.',
  },
  {
    id: 'reason-printed-twice',
    clause: 'VII-C-3-g',
    question: 'Which of VII-C-3-b and VII-C-3-g is the reason for a Solution that misses the Goal?',
    reading: 'Either one is accepted, because the book prints the same reason twice.',
  },
  {
    id: 'upside-down-example',
    clause: 'XIII-upside-down',
    question: 'What is 6ud, and why does the comment say sideways?',
    reading: 'A digit is missing: it is a 6 and an upside-down 2. The comment means upside-down.',
  },
  {
    id: 'always-in-force',
    clause: 'XIII',
    question: 'Do players have to choose the two variations in the note?',
    reading: 'No. They are always in force for Junior and Senior.',
  },
  {
    id: 'general-rule',
    clause: 'III-B-2',
    question: 'Which general rule does the text mean in III-C-3?',
    reading: 'The Elementary limits.',
  },
  {
    id: 'elementary-limits-in-minor',
    clause: 'III-C-3',
    question: 'Do the Elementary limits apply in Minor?',
    reading: 'As written, only in Elementary. Ask the league before a tournament.',
  },
  {
    id: 'runs-of-powers',
    clause: 'VII-B-5',
    question: 'How are runs of powers and roots read without parentheses: 2^3^2, 2^3r8, r3^4 in Elementary?',
    reading: 'From left to right, so 2^3^2 is 64. The writer sees a warning.',
  },
  {
    id: 'negative-index',
    clause: 'III-B-2',
    question: 'What is a root with a negative index, such as (1-3)r4?',
    reading: 'It is the power with the reciprocal exponent, so (1-3)r4 is 1/2. With 0 under it, it is undefined.',
  },
  {
    id: 'irrational-exponent',
    clause: 'III-A',
    question: 'Is an irrational index or exponent legal?',
    reading: 'Yes with a positive base. No with a negative base, because the value is not real.',
  },
  {
    id: 'juxtaposition',
    clause: 'III-A',
    question: 'May 6(3+4) stand for a product?',
    reading: 'No.',
    because: 'It has no times cube.',
  },
  {
    id: 'what-a-space-shows',
    clause: 'IV-B-2',
    question: 'What does a space between the cubes of a Goal mean?',
    reading:
      'Cubes without a space between them are a group if they include more than one number. A root sign at the start of a group covers that group.',
    because: 'This reading fits both examples and the comment on r5+4 x9.',
  },
  {
    id: 'groups-under-a-root',
    clause: 'IV-B-2',
    question: 'Which groupings can spacing not show?',
    reading:
      'A group inside the group under a root sign, as in r((5+4)x9). Wider and narrower gaps can show any other grouping.',
    because: 'The comment says only that a root applies to its first term.',
  },
  {
    id: 'harmless-grouping',
    clause: 'VII-B-2',
    question:
      'Must a writer put parentheses in a Goal that is spaced as (2x3)+5? Must an ungrouped Goal have no parentheses?',
    reading: 'No to both. 2x3+5 is accepted, and so are harmless parentheses in an ungrouped Goal.',
    because: 'The reading is the same.',
  },
  {
    id: 'other-grouping-same-value',
    clause: 'VII-C-3-f',
    question: 'May the Goal 2x3x4 be written 2x(3x4)?',
    reading: 'No. A different grouping is rejected, even with the same value.',
  },
  {
    id: 'wild-zero-turned',
    clause: 'XIII-0-wild',
    question: 'May a wild 0 be turned?',
    reading: 'Yes. s0 with 0 as 5 and u0 with 0 as 0 are legal; s0 with 0 as 0 is not.',
    because: 'It is then a cube that represents a number.',
  },
  {
    id: 'wild-zero-in-a-run',
    clause: 'XIII-0-wild',
    question: 'May a wild 0 split a longer run of digits, and may it come first?',
    reading: 'Yes. The Goal 1203 with 0 as x is 12x3, and 05 is 5.',
  },
  {
    id: 'wild-zero-no-symbol',
    clause: 'XIII-0-wild',
    question: 'What if a writer gives 0 a meaning that is not a symbol on the cubes, such as 10?',
    reading: 'The Solution is incorrect. The request is not malformed.',
  },
  {
    id: 'fraction-by-value',
    clause: 'III-C-2',
    question:
      'How do we judge an exponent or index that is a fraction in value but not as written, such as a sideways 2?',
    reading: 'By its value.',
  },
  {
    id: 'illegal-goal',
    clause: 'IV-B',
    question: 'What happens to a Goal that does not name a number?',
    reading:
      'Strict officiating refuses it and names its clause, as it refuses more than six cubes. At a table it stands, and a player can call Impossible.',
  },
  {
    id: 'goal-out-of-time',
    clause: 'IV-B-3-c',
    question: 'When time runs out, is the Goal set, or does the Goal-setter get the extra minute of XI-A?',
    reading:
      'Cubes in the Goal section are the Goal. An empty section gets the extra minute, and after that a judge decides.',
  },
  {
    id: 'countdown-and-sand',
    clause: 'XI-A-3',
    question: 'Is there a countdown after the extra minute and after the 15 seconds, and is there leftover sand?',
    reading: 'The countdown is allowed. There is no sand.',
  },
  {
    id: 'silence-after-last-cube',
    clause: 'VIII-A',
    question: 'What happens when a player is silent for two minutes after the last cube?',
    reading: 'The player has no Equation and loses no point.',
  },
  {
    id: 'no-goal-silence',
    clause: 'IV-D',
    question: 'What does it mean if opponents stay silent through the minute after No Goal?',
    reading: 'They agree.',
  },
  {
    id: 'third-party-silence',
    clause: 'VII-A-3',
    question: 'What does it mean if a Third Party stays silent for two minutes?',
    reading: 'The silent player sides with the one who does not write, and loses no point.',
    because: 'Comment (c).',
  },
  {
    id: 'pending-penalties',
    clause: 'XI-A',
    question: 'Below Junior, do lost points count before a judge has approved them?',
    reading: 'No. Until then they are pending and not in the totals.',
  },
  {
    id: 'one-bonus-a-turn',
    clause: 'V-C',
    question: 'May a player make more than one bonus move in a turn? XI-A-1-c speaks of bonus moves.',
    reading: 'No, only one.',
    because: 'V-C mentions a single bonus move.',
  },
  {
    id: 'block-with-one-cube',
    clause: 'VI-B',
    question: 'May a player pick up the block with fewer than two cubes left? Comment (c) says no.',
    reading: 'Yes for Impossible, no for Now.',
    because: 'VIII still needs it for Impossible.',
  },
  {
    id: 'no-equation-at-stop',
    clause: 'XI-B',
    question: 'What does a player without an Equation score when play is stopped?',
    reading: '2, as with an incorrect one.',
  },
  {
    id: 'goal-reordered',
    clause: 'VII-B-2',
    question: 'May the Goal 11+5 be written 5+11?',
    reading: 'No. That is not the Goal, so the Equation is incorrect.',
  },
  {
    id: 'absentee-match-points',
    clause: 'XII-A',
    question: 'Which table of match points applies to a three-player match with an absent player?',
    reading: 'The three-player table.',
  },
  ...tableRulings({
    time: 'XI-A',
    lastCube: 'VIII-A',
    block: 'VI-B',
    charge: 'IX-A',
    conduct: 'IX-C',
    correction: 'XII-B',
    which: 'VII-C-1-b',
  }),
];
