// The solver of Equations: what other packages may use of it.
export type { Sections } from './sections.ts';
export { type Answer, EquationsSolver, type Searched, type Shake, type SolverOptions } from './solver.ts';
export type { EquationPaper, Written } from './write.ts';
