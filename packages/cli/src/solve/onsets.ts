// Questions about a table of On-Sets.
import type { SolveRequest } from '@openshake/protocol';
import {
  avoidMoves,
  Effort,
  type FromResources,
  type OnSetsPosition,
  plainest,
  plainSolutions,
  positionOf,
  Stopped,
  solve,
  solveGoals,
  type WrittenSolution,
} from '@openshake/solver';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';
import { onSetsSteps } from './steps.ts';

export function solveOnSets(request: SolveRequest<'on-sets'>, limit: Limit): Solved {
  const effort = new Effort(limit.stop);
  try {
    return answer(request, effort, limit);
  } catch (error) {
    if (error instanceof Stopped) return { answer: null, searched: { steps: error.steps } };
    throw error;
  }
}

function answer(request: SolveRequest<'on-sets'>, effort: Effort, limit: Limit): Solved {
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

/** The plainest proof; where several are asked for, also the plainest Solutions that name different sets of cards. */
function proof(
  request: SolveRequest<'on-sets'>,
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort,
  limit: Limit,
): Solved {
  const { count } = request;
  const several = count === undefined ? undefined : plainSolutions(position, from, count, effort);
  const isAmongThem = several !== undefined && position.rules.solutions === 1;
  const found = isAmongThem ? several.slice(0, 1) : (shown(position, from, limit) ?? []);
  const listed = several && {
    found: several.map(({ solution }) => ({ solution, steps: onSetsSteps(request, solution) })),
  };
  const [first, second] = found.map(({ solution }) => solution);
  if (first === undefined) return { answer: false, ...listed };
  const fromResources = union(found);
  return second === undefined
    ? { answer: true, solution: first, fromResources, ...listed }
    : { answer: true, solutions: [first, second], fromResources, ...listed };
}

/** At most this many steps, some seconds, go into comparing Solutions. More are needed only if nearly all cubes of a kit are Required. */
const MOST_COMPARING = 150_000_000;

/** The plainest Solution. If time runs out or there are too many to compare, another one; whether there is one is always exact. */
function shown(position: OnSetsPosition, from: FromResources, limit: Limit) {
  const some = solve(position, from, new Effort(limit.stop));
  if (!some) return undefined;
  try {
    return plainest(position, from, new Effort((steps) => steps > MOST_COMPARING || limit.stop()));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return some;
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
