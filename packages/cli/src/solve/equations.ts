// Questions about a table of Equations.
import type { SolveRequest } from '@openshake/protocol';
import { equationsRules } from '@openshake/rules';
import { EquationsGoalFinder, EquationsSolver, safeEquationsMoves } from '@openshake/solver';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';

export function solveEquations(request: SolveRequest<'equations'>, { stop }: Limit): Solved {
  const { rulebook, division, goal, required, permitted, forbidden, question, after, maxCubes } = request;
  // Where none of Resources may be used any more, every question is about the mat alone.
  const closed = after !== undefined && equationsRules(rulebook, division).fromResources[after].most === 'none';
  const resources = closed ? [] : request.resources;
  const sections = { required, permitted, forbidden, resources };
  const shake = { rulebook, division, goal };
  if (question === 'goals') {
    const answer = new EquationsGoalFinder(shake, sections, { stop }).all(maxCubes);
    if (answer.answer === null) return { answer: null, searched: answer.searched };
    return { answer: answer.goals.some(({ cubes }) => cubes !== null), goals: answer.goals };
  }
  const solver = new EquationsSolver(shake, [...required, ...permitted, ...resources], { stop });
  if (question === 'avoid') {
    const answer = safeEquationsMoves(solver, sections);
    return answer.answer === null ? answer : { answer: answer.moves.length > 0, moves: answer.moves };
  }
  const answer = solver[question](sections);
  if (answer.answer !== true) return answer;
  const { solution, fromResources } = answer.found;
  return { answer: true, solution, fromResources };
}
