// The door of the package: advice as data, for both games.
export { clausesBehind } from './clauses.ts';
export { type EndedShake, endedShakes, type Heard } from './endedShake.ts';
export { exampleGoal } from './exampleGoal.ts';
export { type Foresee, foreseer, lossOf, whyUseless } from './foresee.ts';
export { hintFor } from './hint.ts';
export { reviewInWords } from './inWords.ts';
export { type Lesson, lessonOf } from './lesson.ts';
export { judgeMove } from './move.ts';
export {
  hasMissed,
  isMistake,
  type MoveStep,
  type PlayedMatch,
  type Progress,
  type Review,
  Reviewer,
  reviewMatch,
  type ShakeReview,
  type Step,
} from './review.ts';
export { rightlyChallenged } from './rightly.ts';
export { isShareable, type Shareable, solveShared } from './solve/equations.ts';
export type { Limit } from './solve/limit.ts';
export { solveOnSets } from './solve/onsets.ts';
export { solve, withRemarks } from './solve/solve.ts';
export type { CutShort, Found, Solved } from './solve/solved.ts';
export { Study, tableOf } from './study.ts';
export { type AdviceLine, type Shown, Teller } from './telling.ts';
