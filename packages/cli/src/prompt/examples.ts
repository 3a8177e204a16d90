// A ready position and Solution of each game, so that a newcomer sees a verdict immediately.
import { type Solution as EquationsSolution, equationsRound } from './equationsRound.ts';
import { type Solution as OnSetsSolution, onSetsRound } from './onSetsRound.ts';
import type { Round } from './round.ts';

export interface Example {
  round: Round;
  paper: object;
}

export const ON_SETS_EXAMPLE: Example = {
  round: onSetsRound({
    rulebook: 'agloa-onsets-2023',
    division: 'middle',
    variations: [],
    universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
    goal: { shape: 'row', cubes: ['1', '2'] },
    required: ['R', 'C'],
    permitted: ['B', 'U'],
    forbidden: ['4'],
    resources: ['G', 'Y', "'"],
    after: 'now',
  }),
  paper: { solution: { restrictions: ['B C R'], setName: 'R U G' } satisfies OnSetsSolution },
};

export const EQUATIONS_EXAMPLE: Example = {
  round: equationsRound({
    rulebook: 'mlag-equations-basic-2018',
    division: 'middle',
    goal: '3x(5+2)',
    required: ['6', '-'],
    permitted: ['4', 'x', 'r'],
    forbidden: ['8', '+'],
    resources: ['9', '1', '/'],
    after: 'now',
  }),
  paper: { solution: { equation: '(6x4)-r9=3x(5+2)' } satisfies EquationsSolution },
};
