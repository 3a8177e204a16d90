// Where the book that is played says what a step tells, and which claims it has about the last move.
import { type BookId, type Claim, type DivisionId, divisionTable } from '@openshake/rules';

/** The rule of play that each step is about, by its key. */
const STEP_RULES = {
  roll: 'start.roller',
  goal: 'goal.cubes',
  move: 'move.section',
  challenge: 'challenge.claim',
  write: 'score.challenge',
} as const;
export type CitedStep = keyof typeof STEP_RULES;

const LAST_MOVE = ['now', 'impossible', 'a-flub', 'p-flub'] as const satisfies readonly Claim[];
export type LastMoveClaim = (typeof LAST_MOVE)[number];

export function rulesOf(book: BookId, division: DivisionId) {
  const { cites, claims } = divisionTable(book, division);
  return {
    clauseOf: (step: CitedStep): string => cites[STEP_RULES[step]],
    claims: LAST_MOVE.filter((claim) => claims.includes(claim)),
  };
}
