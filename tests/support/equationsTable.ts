// Small tables of Equations for tests of the solver.
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Sections as EquationsSections, Shake as EquationsShake } from '@openshake/solver/equations';

export const EQUATIONS = 'mlag-equations-basic-2018';

const cubes = (text: string) => [...text] as EquationCube[];

export const table = (permitted: string, resources: string, required = ''): EquationsSections => ({
  required: cubes(required),
  permitted: cubes(permitted),
  forbidden: [],
  resources: cubes(resources),
});

export const middle = (goal: string): EquationsShake => ({ rulebook: EQUATIONS, division: 'middle', goal });

/** A prime that only products, powers and roots could reach. None does, but it takes many seconds to show that. */
export const HARD = { shake: middle('997'), sections: table('2345', 'x/x^^rr678') };

/** A roll with some quick Goals and some slow ones. */
export const ROLL = table('', '6r-^x+-213/x++x+401x+/91');
