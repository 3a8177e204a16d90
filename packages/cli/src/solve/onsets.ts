// Questions about a table of On-Sets.
import type { SolveRequest } from '@openshake/protocol';
import {
  avoidMoves,
  Effort,
  type FromResources,
  type OnSetsPosition,
  positionOf,
  Stopped,
  solve,
  solveGoals,
  type WrittenSolution,
} from '@openshake/solver';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';

export function solveOnSets(request: SolveRequest<'on-sets'>, limit: Limit): Solved {
  const effort = new Effort(limit.stop);
  try {
    return answer(request, effort);
  } catch (error) {
    if (error instanceof Stopped) return { answer: null, searched: { steps: error.steps } };
    throw error;
  }
}

function answer(request: SolveRequest<'on-sets'>, effort: Effort): Solved {
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
  return proof(position, closed ? 'none' : question === 'now' ? 'one' : 'any', effort);
}

function proof(position: OnSetsPosition, from: FromResources, effort: Effort): Solved {
  const found = solve(position, from, effort);
  if (!found) return { answer: false };
  const fromResources = union(found);
  const [first, second] = found.map(({ solution }) => solution);
  return second === undefined
    ? { answer: true, solution: first ?? {}, fromResources }
    : { answer: true, solutions: [first ?? {}, second], fromResources };
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
