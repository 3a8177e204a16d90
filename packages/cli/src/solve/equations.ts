// Questions about a table of Equations.
import type { SolveRequest } from '@openshake/protocol';
import { EquationsSolver } from '@openshake/solver';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';

export function solveEquations(request: SolveRequest<'equations'>, limit: Limit): Solved {
  const { rulebook, division, goal, required, permitted, forbidden, resources, question, maxCubes } = request;
  const sections = { required, permitted, forbidden, resources };
  const cubes = [...required, ...permitted, ...forbidden, ...resources];
  const solver = new EquationsSolver({ rulebook, division, goal }, cubes, { stop: limit.stop });
  switch (question) {
    case 'now':
    case 'possible': {
      const answer = solver[question](sections);
      if (answer.answer !== true) return answer;
      const { solution, fromResources } = answer.found;
      return { answer: true, solution, fromResources };
    }
    case 'avoid': {
      const answer = solver.avoid(sections);
      return answer.answer === null ? answer : { answer: answer.moves.length > 0, moves: answer.moves };
    }
    case 'goals': {
      const answer = solver.goals(sections, maxCubes);
      return answer.answer === null
        ? answer
        : { answer: answer.goals.some(({ cubes }) => cubes !== null), goals: answer.goals };
    }
  }
}
