// What may be asked about a table, with its cards and cubes read.
import type { After } from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import type { Sections as EquationsSections } from '@openshake/solver/equations';
import type { Table as OnSetsTable } from '@openshake/solver/onsets';

interface Asked {
  rulebook: string;
  division: string;
  question: 'now' | 'possible' | 'avoid' | 'goals';
  /** What players write after, if somebody is about to write. */
  after?: After | undefined;
  /** How many Solutions to show. */
  count?: number | undefined;
}

export type OnSetsQuestion = OnSetsTable & Asked;

export interface EquationsQuestion extends Asked {
  goal?: unknown;
  required: EquationsSections['required'];
  permitted: EquationsSections['permitted'];
  forbidden: EquationsSections['forbidden'];
  resources: readonly EquationCube[];
  /** How many cubes the listed Goals may have. */
  maxCubes?: number | undefined;
}

export type TableQuestion =
  | { game: 'on-sets'; request: OnSetsQuestion }
  | { game: 'equations'; request: EquationsQuestion };
