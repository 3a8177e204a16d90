// Rulings on what both books of the adventurous game leave open.
import type { Ruling } from '../ruling.ts';

export const adventurousRulings: readonly Ruling[] = [
  {
    id: 'exchange-mark-does-not-spread',
    clause: 'XIII-A-3',
    question:
      'A union cube is marked as intersection in one place and unmarked in another. Does the mark apply there too?',
    reading:
      'No. Unmarked, it is what it shows. A mark beside the text applies everywhere, and so does a mark for anything other than the interchangeable pair.',
    because: 'When the two are interchangeable, each cube is free, and the writer just writes the symbol meant.',
  },
  {
    id: 'same-variation-twice',
    clause: 'II-C-2',
    question: 'What if a list handed to a judge names one variation twice?',
    reading: 'The second one is left out, and the answer says so.',
    because: 'It is already chosen, so choosing it again is improper, and an improper choice is ignored for the shake.',
  },
  {
    id: 'two-solutions-one-goal',
    clause: 'III-D-2',
    question: 'After a No Goal challenge under Two Solutions, may the two Solutions be for different Goals?',
    reading: 'No. The Goal has to be written only once.',
    because: 'A shake has one Goal.',
  },
  {
    id: 'copy-still-ambiguous',
    clause: 'VII-C-5-c',
    question: 'Does a copy prove ambiguity if one reading of the copy still equals the Goal?',
    reading: 'Yes, if another reading of it misses the Goal. A copy without more grouping proves nothing.',
    because:
      'The checker has added grouping symbols, and the Solution is wrong. Nobody has to group all of a long row.',
  },
  {
    id: 'every-reading-of-one',
    clause: 'VII-B-6',
    question: 'May a checker cite VII-B-6 against a Solution that misses the Goal in every reading?',
    reading: 'Yes, and the checker does not have to write out a reading.',
    because: 'No legal interpretation equals the Goal, so not every one does.',
  },
  {
    id: 'list-of-another-division',
    clause: 'XIII-A-1',
    question: 'May a checker cite a variation by its number in the list of another division?',
    reading: 'Yes. The lists state the same variation.',
  },
];
