// Questions about a table of On-Sets.
import type { SolveRequest } from '@openshake/protocol';
import type { Solved } from './answer.ts';
import type { Limit } from './limit.ts';

export function solveOnSets(_request: SolveRequest<'on-sets'>, _limit: Limit): Solved {
  throw new Error('the solver of On-Sets is not built yet');
}
