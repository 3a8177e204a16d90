// The solver of On-Sets: what other packages may ask it.
export {
  type ChallengedTable,
  type Charge,
  // Which moves a claim may charge.
  chargesOf,
  // Is a declared Force Out right?
  forceOutIsRight,
  // Is a claim right at this table?
  isRight,
  // Does the book allow it at all?
  mayBeSaid,
  type Proof,
  // The Solution, the Goal and the avoid move that prove it.
  proofAfter,
  type Solving,
} from './challenges.ts';
export * from './effort.ts';
export { familiesHeld } from './families.ts';
export * from './goals.ts';
export { type Move, makeMove, movesIn } from './moves.ts';
export { eachPlainSolution, plainest, plainSolutions } from './plain.ts';
export {
  type FromResources,
  goalValuesOf,
  type OnSetsPosition,
  type OnSetsTable,
  positionOf,
  rulesOfTable,
  type TablePosition,
  type WritingRules,
  type WrittenOnSetsTable,
} from './position.ts';
export * from './search.ts';
export { Shake } from './shake.ts';
export { fewestCubes, shortest } from './shortest.ts';
export { canSolve, countCardSets, countSolutions, everySolution, solve } from './solve.ts';
export * from './turn.ts';
export type { Solution, WrittenSolution } from './write.ts';
