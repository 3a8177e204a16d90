// A ready position and Solution, so that a newcomer sees a verdict at once.
import type { Position, Solution } from './position.ts';

export const EXAMPLE: { position: Position; solution: Solution } = {
  position: {
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
  },
  solution: { restrictions: ['B C R'], setName: 'R U G' },
};
