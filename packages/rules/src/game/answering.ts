// The answers to inquiries: what a judge of one game finds. judging.ts has a judge of both.
import type { Search } from '../onsets/search.ts';
import type { GameJudge, Judged } from './game.ts';
import type { Inquiry, InquiryAnswer, InquiryOf } from './inquiry.ts';

/** Works out an answer from the inquiry alone. */
export function answerBy(judge: GameJudge, inquiry: Inquiry, search: Search): InquiryAnswer {
  switch (inquiry.what) {
    case 'paper':
      return { what: 'paper', judged: judgedAt(judge, inquiry, search) };
    case 'regrouping': {
      const { position, paper, interpretation } = inquiry;
      return { what: 'regrouping', fails: judge.whyNoProof?.(position, paper, interpretation, search) ?? null };
    }
    case 'goal':
      return { what: 'goal', laid: judge.layGoal(inquiry.setup, inquiry, inquiry.goal) };
  }
}

/** A paper is correct if it is correct at any of its positions. If not, the latest position says why. */
function judgedAt(
  { judge }: GameJudge,
  { positions: [latest, ...earlier], paper }: InquiryOf<'paper'>,
  search: Search,
): Judged {
  const judged = judge(latest, paper, search);
  if (judged.correct) return judged;
  for (const position of earlier) {
    const other = judge(position, paper, search);
    if (other.correct) return other;
  }
  return judged;
}
