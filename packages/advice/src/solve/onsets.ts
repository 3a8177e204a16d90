// Questions about a table of On-Sets.

import { Stopped } from '@openshake/solver';
import {
  avoidMoves,
  Effort,
  eachPlainSolution,
  type FromResources,
  type Position as OnSetsPosition,
  plainest,
  positionOf,
  shortest,
  solve,
  solveGoals,
  type WrittenSolution,
} from '@openshake/solver/onsets';
import type { Limit } from './limit.ts';
import type { OnSetsQuestion } from './question.ts';
import type { Solved } from './solved.ts';
import { onSetsSteps } from './steps.ts';

/** `mostComparing`: so many steps go into comparing Solutions. */
export function solveOnSets(request: OnSetsQuestion, limit: Limit, mostComparing: number = MOST_COMPARING): Solved {
  const effort = new Effort(limit.stop);
  const comparing = (): Effort => new Effort((steps) => steps > mostComparing || limit.stop());
  try {
    return answer(request, effort, { ...limit, comparing });
  } catch (error) {
    if (error instanceof Stopped) return { answer: null, searched: { steps: error.steps } };
    throw error;
  }
}

function answer(request: OnSetsQuestion, effort: Effort, limit: Limits): Solved {
  const { question, after } = request;
  if (question === 'goals') {
    const goals = solveGoals(request, effort);
    return { answer: goals.some(({ cubes }) => cubes !== null), goals };
  }
  const position = positionOf(request);
  if (question === 'avoid') {
    const moves = avoidMoves(position, effort);
    return { answer: moves.length > 0, moves };
  }
  // Where none of Resources may be used any more, both questions are about the mat alone.
  const closed = after !== undefined && position.rules.fromResources[after].most === 'none';
  return proof(request, position, closed ? 'none' : question === 'now' ? 'one' : 'any', effort, limit);
}

/** The plainest proof; where several are asked for, also the plainest Solutions that name different sets of cards. Whether there is one is exact. */
function proof(
  request: OnSetsQuestion,
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort,
  limit: Limits,
): Solved {
  const { count } = request;
  const known = solve(position, from, effort) ?? [];
  const several = count === undefined ? undefined : compared(position, from, count, known, limit);
  const isAmongThem = several !== undefined && position.rules.solutions === 1;
  const found = isAmongThem ? several.list.slice(0, 1) : shown(position, from, known, limit);
  const listed = several && {
    found: several.list.map(({ solution }) => ({ solution, steps: onSetsSteps(request, solution) })),
    ...(several.searched && { searched: several.searched }),
  };
  const [first, second] = found.map(({ solution }) => solution);
  if (first === undefined) return { answer: false, ...listed };
  const fromResources = union(found);
  return second === undefined
    ? { answer: true, solution: first, fromResources, ...listed }
    : { answer: true, solutions: [first, second], fromResources, ...listed };
}

/**
 * So many steps, some seconds, go into comparing Solutions. It takes several searches, each with the limit of `Effort`; this one is for all together.
 * Only where nearly all cubes of a kit are Required does it take more.
 */
const MOST_COMPARING = 150_000_000;

interface Limits extends Limit {
  comparing: () => Effort;
}

/** The plainest; what is known where time ends, or there are too many to compare. */
function shown(
  position: OnSetsPosition,
  from: FromResources,
  known: WrittenSolution[],
  limit: Limits,
): WrittenSolution[] {
  if (known.length === 0) return known;
  try {
    return plainest(position, from, limit.comparing()) ?? known;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return fewest(position, from, known, limit);
  }
}

/** Of the fewest cubes, though perhaps not the plainest; what is known if there is no time even for that. */
function fewest(position: OnSetsPosition, from: FromResources, known: WrittenSolution[], { stop }: Limits) {
  try {
    return shortest(position, from, new Effort(stop)) ?? known;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return known;
  }
}

/** The plainest so many. Where there are too many to compare: those that were found until then, or else what is known, and how far we came. */
function compared(
  position: OnSetsPosition,
  from: FromResources,
  count: number,
  known: WrittenSolution[],
  limit: Limits,
): { list: WrittenSolution[]; searched?: { steps: number } } {
  const list: WrittenSolution[] = [];
  if (known.length === 0) return { list };
  try {
    for (const solution of eachPlainSolution(position, from, limit.comparing())) {
      list.push(solution);
      if (list.length >= count) break;
    }
    return { list };
  } catch (error) {
    // A list that the clock cut short would not be the same the next time.
    if (!(error instanceof Stopped) || limit.stop()) throw error;
    const shown = list.length > 0 ? list : fewest(position, from, known, limit).slice(0, count);
    return { list: shown, searched: { steps: error.steps } };
  }
}

/** The cubes that are taken from Resources for one Solution or another. */
function union(found: readonly WrittenSolution[]): string[] {
  const all: string[] = [];
  for (const { fromResources } of found) {
    const left = [...all];
    for (const cube of fromResources) {
      const at = left.indexOf(cube);
      if (at >= 0) left.splice(at, 1);
      else all.push(cube);
    }
  }
  return all;
}
