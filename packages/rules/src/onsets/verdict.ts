// What a judge answers.
import type { ChoiceFact } from '../facts/choices.ts';

/** The place of a symbol or an error in a paper. */
export interface Place {
  /** 0 for the first or only Solution, 1 for the second under Two Solutions. */
  solution: number;
  /** Left out where the whole Solution is meant. */
  part?: 'setName' | 'restriction' | 'goal';
  /** Which Restriction, from 0. */
  restriction?: number;
  /** Index of the character in that text. */
  at?: number;
}

export interface Violation {
  /** The rule in every book's words: stable from book to book. */
  rule: string;
  /** The clause of the book that is played by. */
  clause: string;
  /** What is wrong, in plain words. */
  message: string;
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
  /** What stands in the text, `B` or `B:U`. */
  written: string;
  cube: string;
  /** What the cube stands for there. */
  as: string;
  from: 'required' | 'permitted' | 'resources';
}

/** How one Solution counts out. Each of value, cards and restricted Universe is given where all readings agree on it. */
export interface WorkedOut {
  value?: number;
  /** The cards named, in the order of the Universe. */
  cards?: string[];
  restrictedUniverse?: string[];
  /** Every reading, or where there are very many one for each outcome. */
  interpretations: Interpretation[];
  /** How many ways of grouping there are; a text where the number is too large for a JSON number. */
  readings: number | string;
}

/** The answer about a paper. What is worked out describes its first Solution; `solutions` holds each where there are several. */
export interface Verdict extends WorkedOut {
  correct: boolean;
  goalValues: number[];
  /** All that is wrong, the most basic first. */
  violations: Violation[];
  cubes: CubeUse[];
  solutions?: WorkedOut[];
  /** Variations that could not be applied, and why: such a choice is ignored for the shake. */
  ignoredVariations?: { name: string; clause: string; facts: ChoiceFact }[];
}
