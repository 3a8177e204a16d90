// The judge of On-Sets, who reads Goals.
export { gameJudge } from '@openshake/rules/onsets';
