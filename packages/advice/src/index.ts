// The door of the package: advice as data, for both games.
export * from './clauses.ts';
export type { Cost } from './costs.ts';
export { exampleGoal } from './exampleGoal.ts';
export * from './foresee.ts';
export * from './hint.ts';
export * from './lesson.ts';
export * from './mistake.ts';
export * from './move.ts';
export * from './review.ts';
export { isShareable, type Shareable, solveEquations, solveShared } from './solve/equations.ts';
export type { Limit } from './solve/limit.ts';
export { solveOnSets } from './solve/onsets.ts';
export type { EquationsQuestion, OnSetsQuestion, TableQuestion } from './solve/question.ts';
export { solve, withRemarks } from './solve/solve.ts';
export type { CutShort, Found, FoundSolution, Solved } from './solve/solved.ts';
export { equationsSteps, onSetsSteps } from './solve/steps.ts';
export * from './study.ts';
export * from './telling.ts';
