// The door of the judge: answers to the inquiries of a table of either game. The door of a game has the judge of that game alone.
import { books } from './books/index.ts';
import { answerEquations } from './game/equations.ts';
import type { Inquiry, InquiryAnswer } from './game/inquiry.ts';
import { answerOnSets } from './game/onsets.ts';
import type { Search } from './onsets/search.ts';

const setupOf = (inquiry: Inquiry) =>
  inquiry.what === 'goal' ? inquiry.setup : (inquiry.what === 'paper' ? inquiry.positions[0] : inquiry.position).setup;

export function answerInquiry(inquiry: Inquiry, search: Search): InquiryAnswer {
  const { game } = books[setupOf(inquiry).book];
  return game === 'equations' ? answerEquations(inquiry) : answerOnSets(inquiry, search);
}
