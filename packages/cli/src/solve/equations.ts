// Questions about a table of Equations.
import type { SolveRequest } from '@openshake/protocol';
import { equationsRules } from '@openshake/rules';
import {
  type EquationsAnswer,
  EquationsGoalFinder,
  type EquationsGoals,
  type EquationsSections,
  EquationsSolver,
  type EquationsSolverPool,
  safeEquationsMoves,
} from '@openshake/solver';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';

type Request = SolveRequest<'equations'>;

/** What there is to solve with. Where none of Resources may be used any more, every question is about the mat alone. */
function sectionsOf({ rulebook, division, required, permitted, forbidden, resources, after }: Request) {
  const closed = after !== undefined && equationsRules(rulebook, division).fromResources[after].most === 'none';
  return { required, permitted, forbidden, resources: closed ? [] : resources } satisfies EquationsSections;
}

function told(answer: EquationsAnswer): Solved {
  if (answer.answer !== true) return answer;
  const { solution, fromResources } = answer.found;
  return { answer: true, solution, fromResources };
}

const listed = (answer: EquationsGoals): Solved =>
  answer.answer === null
    ? { answer: null, searched: answer.searched }
    : { answer: answer.goals.some(({ cubes }) => cubes !== null), goals: answer.goals };

export function solveEquations(request: Request, { stop }: Limit): Solved {
  const { question, maxCubes } = request;
  const sections = sectionsOf(request);
  const { required, permitted, resources } = sections;
  if (question === 'goals') return listed(new EquationsGoalFinder(request, sections, { stop }).all(maxCubes));
  const solver = new EquationsSolver(request, [...required, ...permitted, ...resources], { stop });
  if (question === 'avoid') {
    const answer = safeEquationsMoves(solver, sections);
    return answer.answer === null ? answer : { answer: answer.moves.length > 0, moves: answer.moves };
  }
  return told(solver[question](sections));
}

/** A question that can be taken apart; a turn is one search that builds on itself. */
export type Shareable = Request & { question: Exclude<Request['question'], 'avoid'> };

export const isShareable = (request: Request): request is Shareable => request.question !== 'avoid';

/** The same by all threads of a pool together. `leftMs`: then it is given up. */
export async function solveShared(request: Shareable, pool: EquationsSolverPool, leftMs?: number): Promise<Solved> {
  const { rulebook, division, goal, question, maxCubes } = request;
  const shake = { rulebook, division, goal };
  const sections = sectionsOf(request);
  const task = question === 'goals' ? pool.goals(shake, sections, maxCubes) : pool[question](shake, sections);
  const timer = leftMs === undefined ? undefined : setTimeout(() => task.stop(), leftMs);
  try {
    const answer = await task.answer;
    return 'goals' in answer ? listed(answer) : told(answer);
  } finally {
    clearTimeout(timer);
  }
}
