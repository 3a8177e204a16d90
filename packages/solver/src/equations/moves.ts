// The moves of a turn: where each cube in Resources may go, and the table after that.

import { SECTIONS, type Section } from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Sections } from './sections.ts';

export interface Move {
  cube: EquationCube;
  to: Section;
}

/** Every move, with each kind of cube once. The last cube may not be forbidden. */
export function movesOf({ resources }: Sections): Move[] {
  const destinations = SECTIONS.filter((to) => to !== 'forbidden' || resources.length > 1);
  return [...new Set(resources)].flatMap((cube) => destinations.map((to) => ({ cube, to })));
}

export function afterMove(sections: Sections, { cube, to }: Move): Sections {
  const resources = [...sections.resources];
  resources.splice(resources.indexOf(cube), 1);
  return { ...sections, resources, [to]: [...sections[to], cube] };
}
