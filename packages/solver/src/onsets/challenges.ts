// Whether a challenge is right, and its proof.
//
// Someone has the burden of proof for every claim. If it is the Challenger, the claim is right if that proof can be written. If it is the Mover,
// the claim is right if it cannot. A claim that calls for an avoid move is about the table right after the charged move.
import {
  type After,
  BURDEN,
  type books,
  type Claim,
  lastOfTurnBefore,
  nowBreaks,
  type Placed,
  rewind,
  shakeTable,
} from '@openshake/rules';
import { Effort } from './effort.ts';
import { type LaidGoal, legalGoals, noGoalIsRight } from './goals.ts';
import type { Move } from './moves.ts';
import { positionOf, type TablePosition, type WrittenOnSetsTable } from './position.ts';
import { readTable } from './reading.ts';
import { solve } from './solve.ts';
import { avoidMoves } from './turn.ts';
import type { WrittenSolution } from './write.ts';

/** A table with the moves since the Goal was set, in order. Only claims that look back at a move need it. */
export interface ChallengedTable extends WrittenOnSetsTable {
  trail?: readonly Placed[];
}

/** What a writer presents: one Solution or two, and what else the claim calls for. */
export interface Proof {
  solutions: WrittenSolution[];
  /** After No Goal: the Goal that could have been set. */
  goal?: LaidGoal;
  /** The charged move, and one that should have been made instead. */
  moved?: Placed;
  avoid?: Move;
}

/** How to find a Solution, or the two for Two Solutions. */
export type Solving = typeof solve;

/** A charged move: its Mover had this table before it, and left that one. */
export interface Charge {
  moved: Placed;
  before: TablePosition;
  after: TablePosition;
}

/** Whether the book has this claim and allows it at this table, right or wrong. */
export function mayClaim(claim: Claim, table: ChallengedTable): boolean {
  const { rules } = positionOf(table);
  const play = shakeTable(table.rulebook as keyof typeof books, table.division, rules.solutions);
  if (!play.claims.includes(claim)) return false;
  if (claim === 'now') return nowBreaks(table, play) === undefined;
  return !rules.avoidMoveAfter.includes(claim) || chargesOf(claim, table).length > 0;
}

/** Whether a player who makes this claim now is right. Exact. */
export function isRight(claim: Claim, table: ChallengedTable, effort: Effort = new Effort()): boolean {
  if (!mayClaim(claim, table)) return false;
  if (claim === 'no-goal') return !noGoalIsRight(table, effort);
  const isProven = proofAfter(claim, table, effort) !== undefined;
  return BURDEN[claim] === 'challenger' ? isProven : !isProven;
}

/**
 * Whether a player who declares Force Out on this turn is right: a Solution can be written with one more cube, so Reason B fails,
 * and no Mover could have avoided it, so Reason A fails.
 */
export function forceOutIsRight(table: ChallengedTable, effort: Effort = new Effort()): boolean {
  return proofAfter('force-out', table, effort) !== undefined && proofAfter('force-out-a', table, effort) === undefined;
}

/**
 * What can be presented as proof after a claim, or when everyone writes; undefined if nothing can.
 * `solving`: any Solution will do, unless `plainest` should find the one to show.
 */
export function proofAfter(
  after: After,
  table: ChallengedTable,
  effort: Effort = new Effort(),
  solving: Solving = solve,
): Proof | undefined {
  if (after === 'no-goal') return proofOfGoal(table, effort, solving);
  const position = positionOf(table);
  const { most } = position.rules.fromResources[after];
  if (!position.rules.avoidMoveAfter.includes(after)) {
    const solutions = solving(position, most, effort);
    return solutions && { solutions };
  }
  for (const charge of chargesOf(after, table)) {
    const solutions = solving(charge.after, most, effort);
    const [avoid] = solutions ? avoidMoves(charge.before, effort) : [];
    if (solutions && avoid) return { solutions, moved: charge.moved, avoid };
  }
  return undefined;
}

function proofOfGoal(table: WrittenOnSetsTable, effort: Effort, solving: Solving): Proof | undefined {
  for (const { goal, position } of legalGoals(table)) {
    const solutions = solving(position, 'any', effort);
    if (solutions) return { solutions, goal };
  }
  return undefined;
}

/** The moves that such a claim may charge, the latest first, each with its avoid moves in `avoidMoves(charge.before)`. */
export function chargesOf(after: After, challenged: ChallengedTable): Charge[] {
  const table = readTable(challenged);
  const { trail = [] } = table;
  return entriesCharged(after, trail).flatMap((entry) => {
    const moved = trail[entry];
    // What was on the mat before the first turn was not a move.
    if (!moved || moved.turn === 0) return [];
    return [
      {
        moved,
        before: positionOf(rewind(table, trail, entry)),
        after: positionOf(rewind(table, trail, entry + 1)),
      },
    ];
  });
}

/** An A Flub is the latest move, a CA Flub the last of the turn before. Against a Force Out any move may be named; of two equal ones, the later. */
function entriesCharged(after: After, trail: readonly Placed[]): number[] {
  if (after === 'a-flub') return [trail.length - 1];
  if (after === 'ca-flub') return [lastOfTurnBefore(trail)];
  const isLastLike = ({ cube, to }: Placed, entry: number) =>
    trail.findLastIndex((other) => other.cube === cube && other.to === to) === entry;
  return trail.flatMap((placed, entry) => (isLastLike(placed, entry) ? [entry] : [])).reverse();
}
