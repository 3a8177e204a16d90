// What the judge of Equations answers.
import type { JudgeFact } from '../facts/judge.ts';

export interface EquationPlace {
  part: 'equation' | 'goal';
  /** The side of the Equation on which the writer put the Goal. */
  side?: 'goal';
  /** Index of the character in that text. */
  at?: number;
}

export interface EquationViolation {
  rule: string;
  clause: string;
  facts: JudgeFact;
  place?: EquationPlace;
  /** The step at which an expression stops naming a number. */
  step?: string;
}

/** A whole number that JSON can hold, or the exact text of any other. */
export type AnswerValue = number | string;

export interface EquationVerdict {
  /** null: undecided. A table then counts the Solution as correct because nobody has shown that it is wrong. */
  correct: boolean | null;
  /** What we cannot decide. If there are violations, it does not matter. */
  undecided?: EquationViolation[];
  goalValues: AnswerValue[];
  /** The value of the Solution. */
  value?: AnswerValue;
  /** An approximation, if the value is not a whole number. */
  approx?: string;
  goalApprox?: string;
  /**
   * How certain the comparison with the Goal is, or that the Solution names no number: proven; or both agree to this
   * many digits and we have no proof; or undecided, and then `correct` is null.
   */
  certainty?: 'proven' | { digits: number } | 'undecided';
  violations: EquationViolation[];
  /** What is legal but easy to misread. */
  warnings?: { facts: JudgeFact; place: EquationPlace }[];
  /** One written symbol of the Solution and the section whose cube serves it. */
  cubes: { at: number; written: string; cube: string; as: string; from: 'required' | 'permitted' | 'resources' }[];
}
