// Inquiries: what a decision asks a judge, as plain JSON, so that the answer can be worked out anywhere, without the match.
import type { ChosenPick, PresentedPaper } from '../match/state.ts';
import type { GameJudge, Judged, JudgedPosition, JudgedSetup, LaidGoal, NoProof } from './game.ts';

/** An inquiry names no player: equal papers at equal positions are one inquiry. */
export type Inquiry =
  /** What is wrong with this paper? If the same cube went to the same place twice, the proof is about the move that it fits. */
  | { what: 'paper'; positions: readonly [JudgedPosition, ...JudgedPosition[]]; paper: PresentedPaper }
  /** Does this copy prove that the paper is ambiguous? */
  | { what: 'regrouping'; position: JudgedPosition; paper: PresentedPaper; interpretation: unknown }
  /** What is this Goal worth, and is it legal? Asked only if that takes more than a moment to work out. */
  | { what: 'goal'; setup: JudgedSetup; picks: readonly ChosenPick[]; goal: unknown };

export type InquiryAnswer =
  | { what: 'paper'; judged: Judged }
  /** `fails`: why the copy proves nothing; null: it proves that the paper is ambiguous. */
  | { what: 'regrouping'; fails: NoProof | null }
  | { what: 'goal'; laid: LaidGoal };

export type InquiryOf<What extends Inquiry['what']> = Extract<Inquiry, { what: What }>;
export type AnswerOf<What extends Inquiry['what']> = Extract<InquiryAnswer, { what: What }>;

/** Returns undefined while the answer is unknown; then nothing is decided. */
export type Judge = (inquiry: Inquiry) => InquiryAnswer | undefined;

/** A judge who answers at once, reads every Goal, and knows the clauses and which choices are proper. The caller gives it: a table has no judge of its own. */
export interface PromptJudge extends Pick<GameJudge, 'layGoal' | 'citations' | 'choosing'> {
  answer(inquiry: Inquiry): InquiryAnswer;
}

/** Equal inquiries have equal keys. */
export const inquiryKey = (inquiry: Inquiry): string => JSON.stringify(inquiry);
