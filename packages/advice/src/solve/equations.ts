// Questions about a table of Equations.
import { shakeRules as equationsRules, stepsOf } from '@openshake/rules/equations';
import {
  type Answer as EquationsAnswer,
  GoalFinder as EquationsGoalFinder,
  type Goals as EquationsGoals,
  type Sections as EquationsSections,
  type Several as EquationsSeveral,
  Solver as EquationsSolver,
  type SolverPool as EquationsSolverPool,
  safeMoves as safeEquationsMoves,
} from '@openshake/solver/equations';
import type { Limit } from './limit.ts';
import type { EquationsQuestion } from './question.ts';
import type { Solved } from './solved.ts';

type Request = EquationsQuestion;

/** The cubes to solve with. If nobody may use Resources anymore, every question is about the mat alone. */
function sectionsOf({ rulebook, division, required, permitted, forbidden, resources, after }: Request) {
  const closed = after !== undefined && equationsRules(rulebook, division).fromResources[after].most === 'none';
  return { required, permitted, forbidden, resources: closed ? [] : resources } satisfies EquationsSections;
}

/** How many cubes a Solution may take from Resources. */
const TAKING = { now: 'one', possible: 'any' } as const;

const solverOf = (request: Request, { required, permitted, resources }: EquationsSections, stop: Limit['stop']) =>
  new EquationsSolver(request, [...required, ...permitted, ...resources], { stop });

function solvedOf(answer: EquationsAnswer): Solved {
  if (answer.answer !== true) return answer;
  const { solution, fromResources } = answer.found;
  return { answer: true, solution, fromResources };
}

function severalSolved(request: Request, answer: EquationsSeveral): Solved {
  if (answer.answer === null) return answer;
  if (!answer.answer) return { ...answer, found: [] };
  const [{ solution, fromResources }] = answer.found;
  const found = answer.found.map((each) => ({
    solution: each.solution,
    steps: stepsOf(request, each.solution),
  }));
  return { answer: true, solution, fromResources, found };
}

const listed = (answer: EquationsGoals): Solved =>
  answer.answer === null
    ? { answer: null, searched: answer.searched }
    : { answer: answer.goals.some(({ cubes }) => cubes !== null), goals: answer.goals };

export function solveEquations(request: Request, { stop }: Limit): Solved {
  const { question, maxCubes, count } = request;
  const sections = sectionsOf(request);
  if (question === 'goals') return listed(new EquationsGoalFinder(request, sections, { stop }).all(maxCubes));
  const solver = solverOf(request, sections, stop);
  if (question === 'avoid') {
    const answer = safeEquationsMoves(solver, sections);
    return answer.answer === null ? answer : { answer: answer.moves.length > 0, moves: answer.moves };
  }
  const taking = TAKING[question];
  return count === undefined
    ? solvedOf(solver.plainest(sections, taking))
    : severalSolved(request, solver.several(sections, taking, count));
}

/** A question that can be split. A turn or a list of Solutions is one search that builds on itself. */
export type Shareable = Request & { question: Exclude<Request['question'], 'avoid'> };

export const isShareable = (request: Request): request is Shareable =>
  request.question === 'goals' || (request.question !== 'avoid' && request.count === undefined);

/** The same with all threads of a pool. `begun` gets the search, so the caller can stop it. */
export async function solveShared(
  request: Shareable,
  pool: EquationsSolverPool,
  { stop }: Limit,
  begun: (task: { stop(): void }) => void,
): Promise<Solved> {
  const { rulebook, division, goal, question, maxCubes } = request;
  const shake = { rulebook, division, goal };
  const sections = sectionsOf(request);
  const task = question === 'goals' ? pool.goals(shake, sections, maxCubes) : pool[question](shake, sections);
  begun(task);
  const answer = await task.answer;
  if ('goals' in answer) return listed(answer);
  if (question === 'goals' || answer.answer !== true) return solvedOf(answer);
  return solvedOf(solverOf(request, sections, stop).plainest(sections, TAKING[question], answer.found));
}
