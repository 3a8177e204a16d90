// An answer to a question about a table, with its remarks.
import type { ValueStep as EquationStep } from '@openshake/rules/equations';
import type { ValueStep } from '@openshake/rules/onsets';
import type { Remarks } from './remarks.ts';

/** One of several Solutions, worked out step by step. */
export interface FoundSolution {
  solution: object;
  steps: readonly (ValueStep | EquationStep)[];
}

/** An answer, with the proof that goes with it. */
export interface Found extends Remarks {
  answer: boolean;
  solution?: object;
  /** Under Two Solutions. */
  solutions?: readonly object[];
  fromResources?: readonly string[];
  /** Up to `count` Solutions, the plainest first. */
  found?: readonly FoundSolution[];
  /** Only if there are too many Solutions to compare, so `found` may lack some: how far the search got. */
  searched?: unknown;
  moves?: readonly object[];
  goals?: readonly object[];
  certainty?: unknown;
}

/** The search was cut short: how far it got, and nothing else. */
export interface CutShort {
  answer: null;
  searched: unknown;
}

export type Solved = Found | CutShort;
