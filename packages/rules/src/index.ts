// The door of the package: what other packages may use of the rules.
export * from './books/book.ts';
export * from './books/index.ts';
export * from './books/table/index.ts';
export * from './decide.ts';
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
export {
  type EquationReading,
  type EquationStep,
  type EquationsExpression,
  type EquationsValue,
  stepsOfEquations,
  valueOfEquations,
} from './equations/valueOf.ts';
export type { EquationPlace, EquationVerdict, EquationViolation, ToldValue } from './equations/verdict.ts';
export * from './eventsFor.ts';
export * from './evolve.ts';
export type { ChoiceFact } from './facts/choices.ts';
export type * from './facts/kinds.ts';
export type { TableFact } from './facts/table.ts';
export { answerInquiry, type Inquiry, type InquiryAnswer, inquiryKey, type Judge } from './game/inquiry.ts';
export * from './imagine.ts';
export * from './legal.ts';
export * from './match/action.ts';
export * from './match/begin.ts';
export { carry, rewind, withoutAll } from './match/cubes.ts';
export type * from './match/event.ts';
export { matchPointsOf } from './match/matchPoints.ts';
export { goalSetterOf, isSoleLeader, totalsOf } from './match/players.ts';
export type { Given, GivenJudge, Refusal, Undecided } from './match/proceedings.ts';
export * from './match/replay.ts';
export { rulesOf } from './match/rulesOf.ts';
export type * from './match/state.ts';
export { OFFICIATING, SETTLED, TASKS } from './match/state.ts';
export { nearest } from './nearest.ts';
export * from './notation/index.ts';
export * from './onsets/cards.ts';
export * from './onsets/cubes.ts';
export { type Goal, readGoal } from './onsets/goal.ts';
export * from './onsets/judge.ts';
export { nameSet, type PlainSetName, parsePlainSetName } from './onsets/plainSetName.ts';
export { forPeople, makeRestriction, makeSetName } from './onsets/print.ts';
export * from './onsets/search.ts';
export {
  type OnSetsExpression,
  type OnSetsValue,
  stepsOfOnSets,
  type ValuedReading,
  type ValueStep,
  type ValueViolation,
  valueOfOnSets,
} from './onsets/valueOf.ts';
export * from './onsets/verdict.ts';
export { asText, cut, quote, UNREADABLE } from './quote.ts';
export * from './rule.ts';
export * from './section.ts';
export { nowBreaks } from './shake/challenging.ts';
export { inquiriesAhead, judgedPaper, lastOfTurnBefore, provenAt } from './shake/papers.ts';
export { statedBy } from './shake/reasons.ts';
export { nextDeadline } from './shake/timing.ts';
export { BURDEN } from './shake/writing.ts';
export * from './shakeRules.ts';
export * from './tableRules.ts';
export { closes, isClosing, isOpening } from './text.ts';
export * from './variations/index.ts';
export * from './view.ts';
