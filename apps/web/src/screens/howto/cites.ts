// Where each book says what a step tells, and which claims it has, as plain data: reading the steps loads no rule. A test compares it with the rules.
import type { BookId, DivisionId } from '@openshake/rules';

/** The rule of play that each step is about, by its key. */
export const STEP_RULES = {
  roll: 'start.roller',
  goal: 'goal.cubes',
  move: 'move.section',
  challenge: 'challenge.claim',
  write: 'score.challenge',
} as const;
export type CitedStep = keyof typeof STEP_RULES;
type Cites = Readonly<Record<CitedStep, string>>;

const ON_SETS: Cites = { roll: 'II-A', goal: 'III-B', move: 'IV-B', challenge: 'V-A', write: 'X-B-2' };

const CITES: Readonly<Record<BookId, Cites>> = {
  'agloa-onsets-2023': ON_SETS,
  'mlag-onsets-adventurous-2017': ON_SETS,
  'mlag-onsets-basic-2019': ON_SETS,
  'mlag-onsets-basic-2011': { roll: 'BOS2', goal: 'BOS7', move: 'BOS1', challenge: 'BOS10', write: 'BOS16' },
  'mlag-equations-basic-2018': { roll: 'II', goal: 'IV-B', move: 'V-B', challenge: 'VI-A', write: 'X-B-2' },
};
/** The introduction of the national book has clauses of its own. */
const INTRODUCTION: Cites = {
  roll: 'Basic-I',
  goal: 'Basic-I-A',
  move: 'Basic-II',
  challenge: 'Basic-IV-A',
  write: 'Basic-VI-B',
};

export const citesOf = (book: BookId, division: DivisionId): Cites =>
  book === 'agloa-onsets-2023' && division === 'basic' ? INTRODUCTION : CITES[book];

export const CLAIM_NAMES = { now: 'now', impossible: 'impossible', aFlub: 'a-flub', pFlub: 'p-flub' } as const;
export type ClaimName = keyof typeof CLAIM_NAMES;

/** The two claims about the last move. */
export const claimsOf = (book: BookId): readonly [ClaimName, ClaimName] =>
  book === 'mlag-onsets-basic-2011' ? ['aFlub', 'pFlub'] : ['now', 'impossible'];
