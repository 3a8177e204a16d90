// Questions about a table of Equations.
import type { SolveRequest } from '@openshake/protocol';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';

export function solveEquations(_request: SolveRequest<'equations'>, _limit: Limit): Solved {
  throw new Error('the solver of Equations is not built yet');
}
