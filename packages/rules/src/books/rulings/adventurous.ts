// Rulings on what the two books of the adventurous game leave open alike.
import type { Ruling } from '../ruling.ts';

export const adventurousRulings: readonly Ruling[] = [
  {
    id: 'exchange-mark-does-not-spread',
    clause: 'XIII-A-3',
    question:
      'A union cube is marked as intersection in one place and stands unmarked in another: does the mark hold there too?',
    reading:
      'No: unmarked it is what it shows. A mark beside the text, or one outside the exchange, does hold everywhere.',
    because: 'Under the exchange each cube is free, and the writer simply writes the symbol meant.',
  },
  {
    id: 'same-variation-twice',
    clause: 'II-C-2',
    question: 'What if a list handed to a judge names one variation twice?',
    reading: 'The second is left out and told.',
    because: 'It is already chosen, so improper, and an improper choice is ignored for the shake.',
  },
  {
    id: 'two-solutions-one-goal',
    clause: 'III-D-2',
    question: 'After a No Goal challenge under Two Solutions, may the two be written for different Goals?',
    reading: 'No; the Goal need be written only once.',
    because: 'A shake has one Goal.',
  },
];
