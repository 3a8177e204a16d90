// Random positions of Equations for the benchmarks, each from its seed.
import { KIT as EQUATIONS_KIT, type Cube as EquationCube } from '@openshake/rules/equations';
import type { Sections as EquationsSections } from '@openshake/solver/equations';
import { mulberry32 } from '../tests/oracle/random.ts';

export const BOOK = 'mlag-equations-basic-2018';
export const DIVISIONS = ['elementary', 'middle', 'senior'] as const;
export type Division = (typeof DIVISIONS)[number] | 'junior';

export interface Position {
  division: Division;
  goal: string;
  table: EquationsSections;
}

/** A roll of the kit, a Goal of one to three cubes, this many cubes on the mat and this many in Resources. */
export function randomPosition(seed: number, division: Division, onMat: number, inResources: number): Position {
  const random = mulberry32(seed);
  const below = (n: number) => Math.floor(random() * n);
  const roll: EquationCube[] = [];
  for (const { count, faces } of Object.values(EQUATIONS_KIT))
    for (let cube = 0; cube < count; cube += 1) roll.push(faces[below(faces.length)] ?? '1');
  for (let last = roll.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const moved = roll[last] ?? '1';
    roll[last] = roll[other] ?? '1';
    roll[other] = moved;
  }
  const take = (wanted: RegExp): string => {
    const at = roll.findIndex((cube) => wanted.test(cube));
    return at < 0 ? '' : (roll.splice(at, 1)[0] ?? '');
  };
  const kind = random();
  const goal = take(/\d/) + (kind < 0.35 ? '' : kind < 0.75 ? take(/\d/) : take(/\D/) + take(/\d/));
  const required: EquationCube[] = [];
  const permitted: EquationCube[] = [];
  for (const cube of roll.splice(0, onMat)) (random() < 0.4 ? required : permitted).push(cube);
  const resources = roll.splice(0, inResources);
  return { division, goal, table: { required, permitted, forbidden: roll, resources } };
}
