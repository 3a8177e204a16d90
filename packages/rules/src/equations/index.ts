// The door of Equations: cubes, Goals, exact numbers and the judge. The door of On-Sets uses the same names for the same things.
export { answerEquations as answerInquiry, equationsJudge as gameJudge } from '../game/equationsJudge.ts';
export { CUBES, CUBES_IN_KIT, type Cube, KIT, parseCube, showCube } from './cubes.ts';
export { type GoalReading, readGoalAs as readGoal } from './forSearch.ts';
export { type EquationsRequest as JudgeRequest, judgeEquations as judge } from './judge.ts';
export * as exactNumber from './number/index.ts';
export type { EquationsRules as ShakeRules } from './rules.ts';
export { equationsRules as shakeRules } from './rulesOf.ts';
export {
  type EquationStep as ValueStep,
  type EquationsValue as Value,
  stepsOfEquations as stepsOf,
  valueOfEquations as valueOf,
} from './valueOf.ts';
export type { AnswerValue, EquationPlace as Place, EquationVerdict as Verdict } from './verdict.ts';
