// Questions about a table of On-Sets.

import { stepsOf } from '@openshake/rules/onsets';
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

/** `mostComparing`: how many steps go into comparing Solutions. */
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
  // If nobody may use Resources anymore, both questions are about the mat alone.
  const closed = after !== undefined && position.rules.fromResources[after].most === 'none';
  return proof(request, position, closed ? 'none' : question === 'now' ? 'one' : 'any', effort, limit);
}

/** The plainest proof and, if the question asks for several, the plainest Solutions for different sets of cards. Whether there is one is exact. */
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
    found: several.list.map(({ solution }) => ({ solution, steps: stepsOf(request, solution) })),
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
 * How many steps, a few seconds, go into comparing Solutions. Each of several searches has the limit of `Effort`; this is the limit for all of them.
 * It takes more only if nearly all cubes of a kit are Required.
 */
const MOST_COMPARING = 150_000_000;

interface Limits extends Limit {
  comparing: () => Effort;
}

/** The plainest Solution, or what is known if time runs out or there are too many to compare. */
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

/** A Solution with the fewest cubes, perhaps not the plainest, or what is known if there is no time even for that. */
function fewest(position: OnSetsPosition, from: FromResources, known: WrittenSolution[], { stop }: Limits) {
  try {
    return shortest(position, from, new Effort(stop)) ?? known;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return known;
  }
}

/** The plainest ones, up to a number. If there are too many to compare: those found so far, or what is known, and how far we got. */
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
    // If the clock cut the list short, it would differ the next time.
    if (!(error instanceof Stopped) || limit.stop()) throw error;
    const shown = list.length > 0 ? list : fewest(position, from, known, limit).slice(0, count);
    return { list: shown, searched: { steps: error.steps } };
  }
}

/** The cubes from Resources that any of the Solutions takes. */
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
