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
export { type EquationsRequest, judgeEquations } from './equations/judge.ts';
export type { EquationPlace, EquationVerdict, EquationViolation, ToldValue } from './equations/verdict.ts';
export { ACTION_TYPES, type Action, type ActionOf, type ActionType, OFFICIALS } from './match/action.ts';
export type { Event, EventOf } from './match/event.ts';
export * from './match/replay.ts';
export { OFFICIATING, type Officiating, SECTIONS, type Section } from './match/state.ts';
export * from './notation/index.ts';
export * from './onsets/cards.ts';
export * from './onsets/cubes.ts';
export * from './onsets/judge.ts';
export { forPeople, makeRestriction, makeSetName } from './onsets/print.ts';
export * from './onsets/search.ts';
export * from './onsets/verdict.ts';
export * from './rule.ts';
export * from './shakeRules.ts';
export * from './variations/index.ts';
