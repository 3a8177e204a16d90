// The moves of a Mover, and the position after one.

import { SECTIONS, type Section } from '@openshake/rules';
import { type CubeSymbol, isRelation } from '@openshake/rules/onsets';
import type { OnSetsPosition, TablePosition } from './position.ts';

export interface Move {
  cube: CubeSymbol;
  to: Section;
  /** Only for a shift: where the cube is if not in Resources. */
  from?: 'permitted';
}

/** Every move that the rules allow, each kind of cube once. */
export function movesIn({ rules, resources, permitted }: TablePosition): Move[] {
  const { relationsForbiddenAt, shift } = rules.moves;
  const moves: Move[] = [];
  for (const cube of new Set(resources))
    for (const to of SECTIONS) {
      // The last cube goes to Required or Permitted.
      const isHeldBack =
        to === 'forbidden' &&
        (resources.length === 1 ||
          (isRelation(cube) && relationsForbiddenAt !== null && resources.length > relationsForbiddenAt));
      if (!isHeldBack) moves.push({ cube, to });
    }
  // After the last cube, nobody may shift.
  if (!shift || resources.length === 0) return moves;
  for (const cube of new Set(permitted))
    for (const to of ['required', 'forbidden'] as const)
      if (to === 'required' || !isRelation(cube) || relationsForbiddenAt === null)
        moves.push({ cube, to, from: 'permitted' });
  return moves;
}

/** The position after a move. */
export function makeMove<Position extends OnSetsPosition>(position: Position, { cube, to, from }: Move): Position {
  const source = from ?? 'resources';
  const at = position[source].indexOf(cube);
  return { ...position, [source]: position[source].toSpliced(at, 1), [to]: [...position[to], cube] };
}
