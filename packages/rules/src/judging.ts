// The door of the judge of either game: the answers to all that a table asks. The door of a game has the judge of that game alone.
import { atOnce, takes } from './atOnce.ts';
import type { BookId } from './books/book.ts';
import { books } from './books/index.ts';
import { citationsFrom } from './books/reasons/citations.ts';
import { bookReasons } from './books/reasons/index.ts';
import { answerEquations, equationsJudge } from './game/equationsJudge.ts';
import type { GameJudge } from './game/game.ts';
import type { Inquiry, InquiryAnswer, PromptJudge } from './game/inquiry.ts';
import { answerOnSets, onSetsJudge } from './game/onsetsJudge.ts';
import type { Search } from './onsets/search.ts';

const isEquations = ({ book }: { book: BookId }): boolean => books[book].game === 'equations';

export function answerInquiry(inquiry: Inquiry, search: Search): InquiryAnswer {
  const { setup } = inquiry.what === 'paper' ? inquiry.positions[0] : inquiry.position;
  return isEquations(setup) ? answerEquations(inquiry) : answerOnSets(inquiry, search);
}

/** The longest paper that is judged at once, as JSON. Real papers take about a hundred characters. */
const SHORT_PAPER = 400;
/** Less than a millisecond, and ten times what an ordinary paper takes. */
const A_MOMENT = 40;

/** The same answer, if it takes no more than a moment; undefined if it takes longer. Then ask `answerInquiry` where nobody waits. */
export function answerAtOnce(inquiry: Inquiry, most = A_MOMENT): InquiryAnswer | undefined {
  const written = [inquiry.paper, inquiry.what === 'regrouping' && inquiry.interpretation];
  if (JSON.stringify(written).length > SHORT_PAPER) return undefined;
  return atOnce(most, () => answerInquiry(inquiry, NO_SEARCH));
}

/** A search takes longer than a moment. */
const NO_SEARCH: Search = {
  basicSetName() {
    takes(Number.POSITIVE_INFINITY);
    return undefined;
  },
};

const judgeOf = (setup: { book: BookId }): GameJudge => (isEquations(setup) ? equationsJudge : onSetsJudge);

export const gameJudge: Omit<PromptJudge, 'answer'> = {
  citations: citationsFrom(bookReasons),
  choosing: {
    whyImproper: (setup, ...asked) => judgeOf(setup).choosing.whyImproper(setup, ...asked),
    properPicks: (setup, shake) => judgeOf(setup).choosing.properPicks(setup, shake),
  },
  layGoal: (setup, ...laid) => judgeOf(setup).layGoal(setup, ...laid),
};
