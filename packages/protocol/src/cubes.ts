// The cubes of each game as they are written, and the sections of a table.

import { type ExpectedFact, SECTIONS } from '@openshake/rules';
import {
  CUBES as EQUATION_CUBES,
  CUBES_IN_KIT as EQUATION_CUBES_IN_KIT,
  parseCube as parseEquationCube,
} from '@openshake/rules/equations';
import { CUBES, CUBES_IN_KIT, parseCube } from '@openshake/rules/onsets';
import * as v from 'valibot';
import { listOf } from './fields.ts';
import { carry } from './inWords.ts';

export const CUBE_SECTIONS = [...SECTIONS, 'resources'] as const;
export type CubeSection = (typeof CUBE_SECTIONS)[number];

/** The cubes of one game. */
export interface GameCubes<Cube extends string> {
  /** Every symbol that a cube can show. */
  all: readonly Cube[];
  /** The cube that one written character names. */
  parse: (character: string) => Cube | undefined;
  inKit: number;
}

export const ON_SETS_CUBES = { all: CUBES, parse: parseCube, inKit: CUBES_IN_KIT } as const;
export const EQUATIONS_CUBES = { all: EQUATION_CUBES, parse: parseEquationCube, inKit: EQUATION_CUBES_IN_KIT } as const;

/** The four sections of a request; a missing one is empty. */
export function sectionsOf<Cube extends string>({ all, parse }: GameCubes<Cube>, example: string) {
  const expected: ExpectedFact = { key: 'expected.cubes', example };
  const cubesIn = (section: CubeSection) =>
    v.optional(
      listOf(section, expected, parse, (entries) => ({ key: 'field.notCubes', ...entries, cubes: all.join(' ') })),
      () => [],
    );
  return {
    required: cubesIn('required'),
    permitted: cubesIn('permitted'),
    forbidden: cubesIn('forbidden'),
    resources: cubesIn('resources'),
  };
}

/** All cubes together come from one kit. */
export const fromOneKit = <Table extends Record<CubeSection, readonly unknown[]>>({ inKit }: GameCubes<string>) =>
  v.rawCheck<Table>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const cubes = CUBE_SECTIONS.reduce((sum, section) => sum + dataset.value[section].length, 0);
    if (cubes <= inKit) return;
    addIssue({ message: carry({ key: 'request.cubes', count: cubes, most: inKit, sections: CUBE_SECTIONS }) });
  });
