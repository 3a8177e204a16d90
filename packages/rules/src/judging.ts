// The door of the judge of either game: answers to the inquiries of a table, and what a Goal is worth. The door of a game has the judge of that game alone.
import type { BookId } from './books/book.ts';
import { books } from './books/index.ts';
import { answerEquations, equationsJudge } from './game/equationsJudge.ts';
import type { Inquiry, InquiryAnswer, PromptJudge } from './game/inquiry.ts';
import { answerOnSets, onSetsJudge } from './game/onsetsJudge.ts';
import type { Search } from './onsets/search.ts';

const isEquations = ({ book }: { book: BookId }): boolean => books[book].game === 'equations';

export function answerInquiry(inquiry: Inquiry, search: Search): InquiryAnswer {
  const { setup } = inquiry.what === 'paper' ? inquiry.positions[0] : inquiry.position;
  return isEquations(setup) ? answerEquations(inquiry) : answerOnSets(inquiry, search);
}

export const layGoal: PromptJudge['layGoal'] = (setup, shake, goal) =>
  (isEquations(setup) ? equationsJudge : onSetsJudge).layGoal(setup, shake, goal);
