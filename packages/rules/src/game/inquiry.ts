// Inquiries: what a decision asks a judge, as plain JSON, so that the answer can be worked out anywhere, without the match.
import type { PresentedPaper } from '../match/state.ts';
import type { Search } from '../onsets/search.ts';
import type { Judged, JudgedPosition, NoProof } from './game.ts';
import { gameOf } from './index.ts';

/** An inquiry names no player: equal papers at equal positions are one inquiry. */
export type Inquiry =
  /** What is wrong with this paper? The same cube may have gone to one place more than once: a proof is about the move that it fits. */
  | { what: 'paper'; positions: readonly [JudgedPosition, ...JudgedPosition[]]; paper: PresentedPaper }
  /** Does this copy prove that the paper is ambiguous? */
  | { what: 'regrouping'; position: JudgedPosition; paper: PresentedPaper; interpretation: unknown };

export type InquiryAnswer =
  | { what: 'paper'; judged: Judged }
  /** `fails`: why the copy proves nothing; null: it proves that the paper is ambiguous. */
  | { what: 'regrouping'; fails: NoProof | null };

export type InquiryOf<What extends Inquiry['what']> = Extract<Inquiry, { what: What }>;
export type AnswerOf<What extends Inquiry['what']> = Extract<InquiryAnswer, { what: What }>;

/** Returns undefined while the answer is unknown; then nothing is decided. */
export type Judge = (inquiry: Inquiry) => InquiryAnswer | undefined;

/** Works out an answer. It depends on nothing but the inquiry. */
export function answerInquiry(inquiry: Inquiry, search: Search): InquiryAnswer {
  switch (inquiry.what) {
    case 'paper':
      return { what: 'paper', judged: judgedAt(inquiry, search) };
    case 'regrouping': {
      const { position, paper, interpretation } = inquiry;
      const fails = gameOf(position.setup).whyNoProof?.(position, paper, interpretation, search) ?? null;
      return { what: 'regrouping', fails };
    }
  }
}

/** A paper is correct if it is correct at any of its positions. If not, the latest position says why. */
function judgedAt({ positions: [latest, ...earlier], paper }: InquiryOf<'paper'>, search: Search): Judged {
  const judge = (position: JudgedPosition) => gameOf(position.setup).judge(position, paper, search);
  const judged = judge(latest);
  if (judged.correct) return judged;
  for (const position of earlier) {
    const other = judge(position);
    if (other.correct) return other;
  }
  return judged;
}

/** Equal inquiries have equal keys. */
export const inquiryKey = (inquiry: Inquiry): string => JSON.stringify(inquiry);
