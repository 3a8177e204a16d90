// The door of the solver of Equations. The door of On-Sets gives like things like names.
export type { Answer, Searched, Several, Shake, SolverOptions } from './answers.ts';
export { GoalFinder, type Goals } from './goals.ts';
export { goalTexts } from './goalTexts.ts';
export { type Job, JobWorker } from './jobs.ts';
export { SolverPool } from './pool.ts';
export type { Sections } from './sections.ts';
export { EquationsSolver as Solver } from './solver.ts';
export { nodeThread, type Thread, type WebWorker, webThread } from './thread.ts';
export { judgeTurn, safeMoves } from './turn.ts';
export type { Written as WrittenSolution } from './write.ts';
