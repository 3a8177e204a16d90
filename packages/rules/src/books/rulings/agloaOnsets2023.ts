// How we read the misprinted and ambiguous places in agloa-onsets-2023: misprints first, then ambiguities.

import type { Ruling } from '../ruling.ts';
import { adventurousRulings } from './adventurous.ts';
import { tableRulings } from './table.ts';

export const agloaOnsets2023Rulings: readonly Ruling[] = [
  {
    id: 'null-cube-in-introduction',
    clause: 'Basic-I',
    question: 'Which cube is set out with two V cubes? The text prints an intersection sign.',
    reading: 'A null cube.',
    because: 'II-A-3 names the null cube.',
  },
  {
    id: 'silent-third-party-six',
    clause: 'Basic-VI-C',
    question:
      'After which claim does a silent Third Party score 6 for an incorrect Challenger? The text prints Impossible.',
    reading: 'After Now. Silence after Impossible with an incorrect Mover scores 4.',
    because: 'The Challenger writes only after Now, and X-B-3 says the same.',
  },
  {
    id: 'equation-for-solution',
    clause: 'III-D-2',
    question: 'What does "Equation" of the Challenger mean?',
    reading: 'The Solution.',
  },
  {
    id: 'limits-printed-apart',
    clause: 'XI-A',
    question: 'Which limit belongs to which line of XI-A-1? The two are printed apart.',
    reading: 'a 1 minute, b 15 seconds, c and d 2 minutes, e 1 minute, f 15 seconds, g 1 minute, h and i 2 minutes.',
  },
  {
    id: 'selecting-reference',
    clause: 'II-C',
    question: 'Where is choosing variations described? The head of XIII points to II-B.',
    reading: 'In II-C.',
  },
  {
    id: 'absolute-value-zero',
    clause: 'XIII-B-9',
    question: 'Is 0 a legal value of a Goal under Absolute Value? Comment (b) mentions positive values.',
    reading: 'Yes. A legal value is one that is not negative.',
    because: '0 is a whole number and a legal Goal by III-B, VII-C-5-b-ii and XIII-D-14 (a).',
  },
  {
    id: 'absolute-value-picture',
    clause: 'XIII-B-9',
    question: 'Which Goal does the picture in (b) show?',
    reading: 'An L: 3 above an upside-down 2, with an upside-down 1 to its right, so 5 or 7.',
    because: 'A T would give 3 or 9.',
  },
  {
    id: 'illegal-universe-limits',
    clause: 'Glossary-Illegal-Universe',
    question: 'How many cards are legal in the lower divisions? The Glossary prints 6 to 10.',
    reading: '6 to 12.',
    because: 'II-B-1 says so.',
  },
  {
    id: 'appendix-letters',
    clause: 'Appendix-A',
    question: 'Which appendix is which? The contents list only an Appendix B.',
    reading: 'The marks are Appendix A, the charts Appendix B.',
  },
  {
    id: 'underlined-symbols',
    clause: 'VI-A',
    question: 'What does the underline mean in the pictures of Set-Names?',
    reading: 'It only shows which way up the cube is.',
  },
  {
    id: 'fines-under-strict',
    clause: 'V-B',
    question: 'Does strict officiating fine an improper variation or an invalid challenge?',
    reading: 'No. Only table officiating does.',
    because: 'Strict officiating refuses them, and a refusal leaves no trace.',
  },
  {
    id: 'invalid-challenge-at-table',
    clause: 'V-B',
    question: 'Does somebody have to charge an invalid challenge at a table?',
    reading: 'No. The program sets it aside and fines it immediately.',
  },
  {
    id: 'charge-decided-by-program',
    clause: 'IX-A',
    question: 'Who decides whether a charge is justified?',
    reading: 'The charge names a clause. The program itself finds out whether the latest action was illegal.',
  },
  {
    id: 'pending-penalties',
    clause: 'XI-A',
    question: 'Do fines in Elementary and Middle count before a judge has approved them?',
    reading: 'No. They are pending until then.',
  },
  {
    id: 'countdown-then-minute',
    clause: 'XI-A-3',
    question: 'When does the player lose the point, and when does the additional minute start?',
    reading:
      'The player loses the first point 10 seconds after the limit. The additional minute starts then, and another 10-second count follows it.',
  },
  {
    id: 'leftover-sand',
    clause: 'XI-A-2',
    question: 'Does a program give anyone leftover sand?',
    reading: 'No. Its clock has none.',
  },
  {
    id: 'goal-never-set',
    clause: 'XI-A-1-c',
    question: 'What happens to a Goal-setter who lets the additional minute for the Goal pass?',
    reading: 'The Goal-setter loses two points, the shake is void, and the next player becomes Goal-setter.',
  },
  {
    id: 'no-goal-silence',
    clause: 'III-D',
    question: 'What does it mean if an opponent stays silent through the No Goal minute?',
    reading: 'The opponent agrees.',
  },
  {
    id: 'third-party-silence',
    clause: 'VII-C-1',
    question: 'Is a Third Party fined for staying silent through the writing time?',
    reading: 'No. The Third Party has presented nothing, and there is no fine.',
  },
  {
    id: 'forbidden-relation-count',
    clause: 'IV-D',
    question: 'Are the four or fewer cubes counted before or after the move?',
    reading: 'Before. With five cubes in Resources, = and subset may not go to Forbidden; with four they may.',
  },
  {
    id: 'shift-with-one-cube',
    clause: 'XIII-A-7',
    question: 'May a player shift a cube when one cube is left, although VIII-A says to play that cube?',
    reading: 'Yes. Comment (c) rules out a shift only after the last cube.',
    because: 'The variation overrides the rule.',
  },
  {
    id: 'bonus-near-the-end',
    clause: 'VIII-A',
    question: 'May a player make a bonus move with the last cubes?',
    reading: 'Yes with two cubes left; the last cube then goes to Required or Permitted. No with one cube left.',
  },
  {
    id: 'multiple-operations-forbidden-copy',
    clause: 'XIII-A-6',
    question: 'If the same sign is in Forbidden, may the one in Permitted still be used many times?',
    reading: 'Yes. Each cube counts by itself, and the one in Permitted may be used many times.',
  },
  {
    id: 'one-use-in-each-part',
    clause: 'VII-B-4-c',
    question: 'How often may a cube be used in a Solution with several Restrictions?',
    reading: 'Once in all the Restrictions together, and once more in the Set-Name.',
  },
  {
    id: 'no-null-overlap',
    clause: 'XIII-B-8',
    question: 'Are Restrictions that remove some of the same cards allowed under No Null Restrictions?',
    reading: 'Only if each removes a card in every order, so each needs a card that the others leave.',
  },
  {
    id: 'wild-cube-as-relation',
    clause: 'XIII-B-2',
    question: 'Must a Required wild cube that stands for = or subset also be in the Set-Name?',
    reading: 'No. It is treated as = or subset. In Elementary a wild cube may not stand for either.',
  },
  {
    id: 'wild-operation-as-colour',
    clause: 'XIII-A-6',
    question: 'May a wild operation cube that stands for a color be repeated under Multiple Operations?',
    reading: 'No. It counts once.',
  },
  {
    id: 'same-variation-other-blank',
    clause: 'II-C-2',
    question:
      'May players choose Wild Cube or Required Cube again with a different blank, or both Required Card and Forbidden Card?',
    reading: 'No. It is one variation, chosen once, and the second choice is improper.',
  },
  {
    id: 'illegal-goal',
    clause: 'V-A-1',
    question: 'What happens to a Goal that is negative or has an illegal shape?',
    reading: 'Strict officiating refuses it. At a table it stands, and Impossible wins.',
  },
  {
    id: 'cards-over-maximum',
    clause: 'II-B',
    question: 'What happens when too many cards are dealt?',
    reading: 'Strict officiating refuses the deal. At a table the last cards dealt are removed.',
  },
  {
    id: 'two-challengers',
    clause: 'V-B',
    question: 'Who is the Challenger when two players pick up the block at the same time?',
    reading: 'The player who comes first in the log.',
  },
  {
    id: 'lead-counts-penalties',
    clause: 'IV-C',
    question: 'Do penalties count toward who leads?',
    reading: 'Yes. The totals decide.',
  },
  {
    id: 'ambiguous-under-absolute-value',
    clause: 'VII-B-6',
    question:
      'Under Absolute Value, is a Solution correct if its readings give two different legal values of the Goal?',
    reading: 'Yes.',
  },
  {
    id: 'required-card-and-painted-blank',
    clause: 'XIII-C-11',
    question: 'Must the set also include a blank card painted like the required card?',
    reading: 'No. Only the named card is required.',
  },
  {
    id: 'required-union-exchanged',
    clause: 'XIII-C-4',
    question: 'In Junior and Senior, which cube satisfies a required union?',
    reading: 'A union cube, even one used as intersection. An intersection cube used as union does not.',
    because: 'The comment on XIII-A-1 rules out a cube that only stands for the required symbol.',
  },
  {
    id: 'wild-cube-under-exchange',
    clause: 'XIII-A-3',
    question: 'When union and intersection are interchangeable, must a wild cube used as union stay union?',
    reading: 'No. It may be union in one place and intersection in another.',
    because: 'Comments (a) and (b).',
  },
  {
    id: 'introduction-is-bare',
    clause: 'Basic-II',
    question: 'Does the introduction have bonus moves, No Goal, time limits and fines?',
    reading: 'No. They are off.',
    because: 'It mentions none of them.',
  },
  {
    id: 'standing-variations-off',
    clause: 'XIII-C',
    question:
      'Are the three variations that are always in force in Junior and Senior in force in a match without variations?',
    reading: 'No.',
    because: 'They belong to the Adventurous game.',
  },
  {
    id: 'rejection-for-wrong-reason',
    clause: 'VII-C-4',
    question: 'Does a rejection with a wrong reason count?',
    reading: 'No. The checker may still accept.',
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
