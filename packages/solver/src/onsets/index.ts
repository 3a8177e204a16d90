// The door of the solver of On-Sets. The door of Equations gives like things like names.
export {
  type ChallengedTable,
  // Is a declared Force Out right?
  forceOutIsRight,
  // Is a claim right at this table?
  isRight,
  // Does the book allow it at all?
  mayClaim,
  type Proof,
  // The Solution, the Goal and the avoid move that prove it.
  proofAfter,
  type Solving,
} from './challenges.ts';
export { Effort } from './effort.ts';
export { familiesHeld } from './families.ts';
export { type LaidGoal, legalGoals, noGoalIsRight, solveGoals } from './goals.ts';
export { makeMove } from './moves.ts';
export { eachPlainSolution, plainest, plainSolutions } from './plain.ts';
export {
  type FromResources,
  goalValuesOf,
  type OnSetsPosition as Position,
  type OnSetsTable as Table,
  positionOf,
  rulesOfTable,
  type TablePosition,
} from './position.ts';
export { search } from './search.ts';
export { Shake as Solver } from './shake.ts';
export { fewestCubes, shortest } from './shortest.ts';
export { canSolve, countCardSets, countSolutions, everySolution, solve } from './solve.ts';
export { avoidMoves, isSafe, type JudgedMove, judgeTurn, neededCubes } from './turn.ts';
export type { WrittenSolution } from './write.ts';
