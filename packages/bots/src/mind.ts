// What a player can know about a position: the questions that both games answer, and the table they are about.
import {
  type BookId,
  carry,
  type DivisionId,
  type MatchView,
  type Occasion,
  type Placed,
  type PresentedPaper,
  type PromptJudge,
  picksOf,
  type Section,
} from '@openshake/rules';
import type { Decide } from './moment.ts';

/** Yes or no; null if it is not known. */
export type YesNo = boolean | null;

/** The cubes, cards and rules of a shake as everyone sees them. */
export interface Laid {
  rulebook: BookId;
  division: DivisionId;
  variations: readonly unknown[] | false;
  universe: readonly string[];
  goal: unknown;
  required: readonly string[];
  permitted: readonly string[];
  forbidden: readonly string[];
  resources: readonly string[];
  trail: readonly Placed[];
}

export function laidOf({
  book,
  division,
  variations,
  table,
}: Pick<MatchView, 'book' | 'division' | 'variations' | 'table'>): Laid {
  return {
    rulebook: book,
    division,
    variations: variations
      ? picksOf(table.variations).flatMap(({ pick, improper }) => (improper ? [] : [pick]))
      : false,
    universe: table.universe,
    goal: table.goal,
    ...table.mat,
    resources: table.resources,
    trail: table.trail,
  };
}

/** What a player could present, and how hard it is to see. */
export interface Proof {
  paper: PresentedPaper;
  cubes: number;
  /** The cubes that come from Resources. */
  taken: readonly string[];
}

export type Answer = { answer: true; proof: Proof } | { answer: false | null };

export interface JudgedMove {
  cube: string;
  to: Section;
  /** Only for a shift. */
  from?: 'permitted';
  /** After it, one more cube is enough for a Solution. */
  now: YesNo;
  /** After it, a Solution can still be written. */
  possible: YesNo;
}

export interface PossibleGoal {
  goal: unknown;
  /** A Solution for it. */
  proof: Proof;
  /** The table once it is set. */
  after: Laid;
}

export interface Mind {
  /** The judge of the game, which answers right away. */
  readonly search: PromptJudge;
  /** Chooses variations. Absent in a game without them. */
  readonly choose?: Decide;
  /** A new decision has a new allowance of work. */
  begin(): void;
  /** Forgets everything it has worked out. */
  rest(): void;
  /** What can be presented after this challenge, or when everyone writes. */
  proof(after: Occasion, table: Laid): Answer;
  /** The plainest proof, for a paper that others will read; this one if that takes too long. */
  plain(after: Occasion, table: Laid, proof: Proof): Proof;
  /** Every move of the player on turn. */
  turn(table: Laid): JudgedMove[];
  /** Goals that have a Solution; `none`: whether no Goal has one. */
  goals(table: Laid): { goals: PossibleGoal[]; none: YesNo };
  /** The readings of a paper that miss the Goal, each as a checker may present it. */
  missedReadings(after: Occasion, table: Laid, paper: PresentedPaper): unknown[];
  /** How hard this table is for the next player: more is harder. */
  hardship(table: Laid): number;
}

/** The table after a cube has moved there. */
export const moved = (table: Laid, { cube, to, from }: Pick<JudgedMove, 'cube' | 'to' | 'from'>): Laid =>
  carry(table, cube, from ?? 'resources', to);
