// The door of the package: what other packages may use of the rules.
export * from './books/book.ts';
export * from './books/index.ts';
export {
  CUBES as EQUATION_CUBES,
  CUBES_IN_KIT as EQUATION_CUBES_IN_KIT,
  type Cube as EquationCube,
  KIT as EQUATIONS_KIT,
  parseCube as parseEquationCube,
  showCube as showEquationCube,
} from './equations/cubes.ts';
export { equationsRules, type GoalReading, readGoalAs } from './equations/forSearch.ts';
export { type EquationsRequest, judgeEquations } from './equations/judge.ts';
export * as exactNumber from './equations/number/index.ts';
export type { EquationsRules } from './equations/rules.ts';
export type { EquationPlace, EquationVerdict, EquationViolation, ToldValue } from './equations/verdict.ts';
export * from './onsets/cards.ts';
export * from './onsets/cubes.ts';
export * from './onsets/judge.ts';
export { forPeople, makeRestriction, makeSetName } from './onsets/print.ts';
export * from './onsets/search.ts';
export * from './onsets/verdict.ts';
export * from './rule.ts';
export * from './shakeRules.ts';
export * from './variations/index.ts';
