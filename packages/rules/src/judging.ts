// The door of the judge of either game: the answers to all that a table asks. The door of a game has the judge of that game alone.
import { A_MOMENT, atOnce, takes } from './atOnce.ts';
import type { BookId } from './books/book.ts';
import { books } from './books/index.ts';
import { citationsFrom } from './books/reasons/citations.ts';
import { bookReasons } from './books/reasons/index.ts';
import { answerEquations, equationsJudge } from './game/equationsJudge.ts';
import type { GameJudge, JudgedSetup } from './game/game.ts';
import type { Inquiry, InquiryAnswer, PromptJudge } from './game/inquiry.ts';
import { answerOnSets, onSetsJudge } from './game/onsetsJudge.ts';
import type { Search } from './onsets/search.ts';

const isEquations = ({ book }: { book: BookId }): boolean => books[book].game === 'equations';

function setupOf(inquiry: Inquiry): JudgedSetup {
  if (inquiry.what === 'goal') return inquiry.setup;
  return inquiry.what === 'paper' ? inquiry.positions[0].setup : inquiry.position.setup;
}

/** What a player wrote: nobody knows how long it is. */
function writtenIn(inquiry: Inquiry): unknown {
  if (inquiry.what === 'goal') return inquiry.goal;
  return inquiry.what === 'paper' ? inquiry.paper : [inquiry.paper, inquiry.interpretation];
}

export function answerInquiry(inquiry: Inquiry, search: Search): InquiryAnswer {
  return isEquations(setupOf(inquiry)) ? answerEquations(inquiry) : answerOnSets(inquiry, search);
}

/** The longest paper that is judged at once, as JSON. Real papers take about a hundred characters. */
const SHORT_PAPER = 400;
/** The same answer, if it takes no more than a moment; undefined if it takes longer. Then ask `answerInquiry` where nobody waits. */
export function answerAtOnce(inquiry: Inquiry, most = A_MOMENT): InquiryAnswer | undefined {
  const written = JSON.stringify(writtenIn(inquiry)) ?? '';
  if (written.length > SHORT_PAPER) return undefined;
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
