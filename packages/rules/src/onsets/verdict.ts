// What a judge answers.
import type { ChoiceFact } from '../facts/choices.ts';
import type { JudgeFact } from '../facts/judge.ts';

/** The place of a symbol or an error in a paper. */
export interface Place {
  /** 0 for the first or only Solution, 1 for the second under Two Solutions. */
  solution: number;
  /** Left out if the whole Solution is meant. */
  part?: 'setName' | 'restriction' | 'goal';
  /** Which Restriction, from 0. */
  restriction?: number;
  /** Index of the character in that text. */
  at?: number;
}

export interface Violation {
  /** The rule's key, the same in every book. */
  rule: string;
  /** The clause of the rulebook in play. */
  clause: string;
  /** What is wrong. */
  facts: JudgeFact;
  place?: Place;
}

export interface Interpretation {
  /** The Set-Name with all its groupings written out, in the symbols meant. */
  text: string;
  value: number;
  /** The Restrictions as they are read here, if there are any. */
  restrictions?: string[];
  /** Whether the value is a legal value of the Goal. */
  meetsGoal: boolean;
}

/** One written symbol and the physical cube that serves it. */
export interface CubeUse {
  place: Place;
  /** What the text says, `B` or `B:U`. */
  written: string;
  cube: string;
  /** What the cube stands for there. */
  as: string;
  from: 'required' | 'permitted' | 'resources';
}

/** How one Solution counts out. Value, cards and restricted Universe each appear only if all readings agree. */
export interface WorkedOut {
  value?: number;
  /** The cards named, in the order of the Universe. */
  cards?: string[];
  restrictedUniverse?: string[];
  /** Every reading or, if there are very many, one for each outcome. */
  interpretations: Interpretation[];
  /** How many ways of grouping there are; a text if the number is too large for a JSON number. */
  readings: number | string;
}

/** The answer about a paper. It works out the first Solution; `solutions` holds each one if there are several. */
export interface Verdict extends WorkedOut {
  correct: boolean;
  goalValues: number[];
  /** Everything that is wrong, the most basic first. */
  violations: Violation[];
  cubes: CubeUse[];
  solutions?: WorkedOut[];
  /** Variations that could not apply, and why. Such a choice is ignored for the shake. */
  ignoredVariations?: { name: string; clause: string; facts: ChoiceFact }[];
}
