// The solver of Equations: what other packages may use.

export type {
  Answer as EquationsAnswer,
  Searched as EquationsSearched,
  Several as EquationsSeveral,
  Shake as EquationsShake,
  SolverOptions as EquationsSolverOptions,
} from './answers.ts';
export {
  GoalFinder as EquationsGoalFinder,
  type GoalFound as EquationsGoalFound,
  type Goals as EquationsGoals,
} from './goals.ts';
export { goalTexts as equationsGoalTexts } from './goalTexts.ts';
export { type Job as EquationsJob, JobWorker as EquationsJobWorker, type Report as EquationsReport } from './jobs.ts';
export type { Move as EquationsMove } from './moves.ts';
export {
  type PoolOptions as EquationsPoolOptions,
  SolverPool as EquationsSolverPool,
  type Task as EquationsTask,
} from './pool.ts';
export type { Sections as EquationsSections } from './sections.ts';
export { EquationsSolver } from './solver.ts';
export {
  type NodeWorker as EquationsNodeWorker,
  nodeThread as equationsNodeThread,
  type Thread as EquationsThread,
  type WebWorker as EquationsWebWorker,
  webThread as equationsWebThread,
} from './thread.ts';
export {
  type JudgedMove as EquationsJudgedMove,
  judgeTurn as judgeEquationsTurn,
  safeMoves as safeEquationsMoves,
  type Turn as EquationsTurn,
} from './turn.ts';
export type { EquationPaper, Written as EquationFound } from './write.ts';
