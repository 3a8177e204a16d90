// A judge of either game that answers right away, with the search that a flub needs.
import type { PromptJudge } from '@openshake/rules';
import { answerInquiry, gameJudge } from '@openshake/rules/judging';
import type { Search } from '@openshake/rules/onsets';
import { search as onSetsSearch } from './onsets/search.ts';

export const search: Search & PromptJudge = {
  ...gameJudge,
  basicSetName: onSetsSearch.basicSetName,
  answer: (inquiry) => answerInquiry(inquiry, onSetsSearch),
};
