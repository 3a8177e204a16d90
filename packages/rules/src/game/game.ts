// What differs between the games at a table: the kit, the Goal, choosing variations, and judging a paper.

import type { Citations } from '../books/reasons/citations.ts';
import type { ChoiceFact } from '../facts/choices.ts';
import type { JudgeFact } from '../facts/judge.ts';
import type { TableFact } from '../facts/table.ts';
import type { ChosenPick, Occasion, Placed, PresentedPaper, Setup, Shake } from '../match/state.ts';
import type { Search } from '../onsets/search.ts';
import type { FromSolutions } from '../tableRules.ts';

export interface LaidGoal {
  /** The cubes that it takes from Resources. */
  cubes: string[];
  values: (number | string)[];
  /** Why it is not a legal Goal. */
  fault?: JudgeFact | TableFact;
  /** The rule that it breaks. */
  rule?: 'goal.legal' | 'goal.grouping';
}

export interface Judged {
  correct: boolean;
  /** Why we have no proof of that. A paper counts as correct unless somebody shows that it is wrong. */
  unproven?: JudgeFact;
  /** Whether some reading equals the Goal, whatever else is wrong: what a judge who is asked only that would say. */
  equalsGoal: boolean;
  reasons: BrokenRule[];
}

export interface BrokenRule {
  rule: string;
  clause: string;
  facts: JudgeFact;
  /** The keys of books/reasons that it breaks. */
  breaks: readonly string[];
}

/** Why a checker's copy proves nothing: it has other cubes, the Solution cannot be grouped that way, or it does not miss the Goal. */
export type NoProof = 'cubes' | 'grouping' | 'equals';

/** The rules that judge a Solution: the book, and whether variations are played. */
export type JudgedSetup = Pick<Setup, 'book' | 'division' | 'variations'>;

/** The table that a Solution is judged on. */
export type JudgedShake = Pick<
  Shake,
  'universe' | 'picks' | 'goal' | 'required' | 'permitted' | 'forbidden' | 'resources'
>;

/** The table that a writer sees, and what the writing is about. Plain JSON. */
export interface JudgedPosition {
  setup: JudgedSetup;
  shake: JudgedShake;
  occasion: Occasion;
  /** The charged move, if a proof needs an avoid move. */
  charged: Placed | null;
}

export interface Game {
  /** The six faces of every cube of the kit. */
  kit: readonly (readonly string[])[];
  /** Every card in the pack; none in a game without cards. */
  cards: readonly string[];
  parseCube(text: string): string | undefined;
  parseCard(text: string): string | undefined;
  isDigit(cube: string): boolean;
  isRelation(cube: string): boolean;
  /** What is wrong with these cubes as a whole roll. */
  faultInRoll(cubes: readonly string[]): TableFact | undefined;
  fromSolutions(setup: Setup, picks: readonly ChosenPick[]): FromSolutions;
  /** Whether there is anything to choose from. */
  hasVariations(setup: Setup): boolean;
  /** Cubes that no Solution can use once the Goal is set. */
  leftOver(resources: readonly string[]): string[];
  /** Whether a Solution may have several readings. */
  hasReadings: boolean;
}

/** Choosing variations. */
export interface Choosing {
  /** Why each of these choices is improper; undefined for a proper one. */
  whyImproper(setup: Setup, shake: Shake, picks: readonly unknown[]): (ChoiceFact | undefined)[];
  /** Every proper choice with only a few ways to fill its blank. */
  properPicks(setup: Setup, shake: Shake): unknown[];
}

/** What a table asks about its game before anybody sets a Goal. */
export interface GameTable {
  citations: Citations;
  choosing: Choosing;
}

/** The judge of a game. A table sends it inquiries, so it can work elsewhere. */
export interface GameJudge extends GameTable {
  layGoal(setup: JudgedSetup, shake: Pick<Shake, 'picks'>, goal: unknown): LaidGoal;
  judge(position: JudgedPosition, paper: PresentedPaper, search: Search): Judged;
  /** Why this text is not a copy of the paper that misses the Goal. Absent in a game without ambiguity. */
  whyNoProof?(
    position: JudgedPosition,
    paper: PresentedPaper,
    interpretation: unknown,
    search: Search,
  ): NoProof | undefined;
}
