// The moves of a turn: where each cube of Resources may go, and what the table is afterwards.

import { SECTIONS, type Section } from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Sections } from './sections.ts';

export interface Move {
  cube: EquationCube;
  to: Section;
}

/** Every move, cubes of one kind once. The last cube may not be forbidden. */
export function movesOf({ resources }: Sections): Move[] {
  const destinations = SECTIONS.filter((to) => to !== 'forbidden' || resources.length > 1);
  return [...new Set(resources)].flatMap((cube) => destinations.map((to) => ({ cube, to })));
}

export function afterMove(sections: Sections, { cube, to }: Move): Sections {
  const resources = [...sections.resources];
  resources.splice(resources.indexOf(cube), 1);
  return { ...sections, resources, [to]: [...sections[to], cube] };
}
