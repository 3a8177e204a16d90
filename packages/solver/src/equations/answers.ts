// What a solver is asked and what it answers: yes with an Equation, no, or how far it got.
import type { Written } from './write.ts';

/** Whose rules, and which Goal. */
export interface Shake {
  rulebook: string;
  division: string;
  goal?: unknown;
}

/** How far a search got before it was stopped, or what it could not decide. */
export interface Searched {
  /** No Solution has fewer cubes than this. */
  cubesFrom: number;
  /** Work done since the solver was made. */
  steps: number;
  /** What no proof settles in this question: comparisons, and bags known to hold some. If there are any, more time would not help. */
  undecided: number;
}

/** Not known: the search was stopped, or met something that nobody can decide. */
export interface Unknown {
  answer: null;
  searched: Searched;
}

export type Answer = { answer: true; found: Written } | { answer: false } | Unknown;

/** Several Equations that are built differently, the plainest first. */
export type Several = { answer: true; found: readonly [Written, ...Written[]] } | { answer: false } | Unknown;

/** One of `of` parts of the work: several workers share a question. */
export interface Share {
  part: number;
  of: number;
}

export interface SolverOptions {
  /** Asked every few thousand steps; true ends the search with what it has. */
  stop?: (() => boolean) | undefined;
  /** Called every few thousand steps. */
  progress?: ((searched: Searched) => void) | undefined;
  /** The search looks only at these bags or Goals, so a "no" is only about them. */
  share?: Share | undefined;
}

/** Yes or no; null if it is not known. */
export type YesNo = boolean | null;

/** The search needs more steps than it was allowed. */
export type Later = 'later';

/** A Solution has at least two cubes (rule cubes.two). */
export const FEWEST = 2;
