// The judge of Equations, who reads Goals.
export { gameJudge } from '@openshake/rules/equations';
