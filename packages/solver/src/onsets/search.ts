// The search that a judge of On-Sets may use, for the avoid moves of flubs, and that judge.
import type { PromptJudge } from '@openshake/rules';
import { answerInquiry, gameJudge, type Search } from '@openshake/rules/onsets';
import { solve } from './solve.ts';

export const search: Search & PromptJudge = {
  ...gameJudge,
  basicSetName: (position, from) => solve({ ...position, forbidden: [] }, from)?.[0]?.solution.setName,
  answer: (inquiry) => answerInquiry(inquiry, search),
};
