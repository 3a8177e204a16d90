// The door of Equations for a page that shows a table: what lies there and how it is written. It works out no value, so it is small.
export { equationsTable as gameTable } from '../game/equationsTable.ts';
export { CUBES, CUBES_IN_KIT, KIT, parseCube, showCube } from './cubes.ts';
export { writtenGoal } from './goalText.ts';
export { grouped } from './grouped.ts';
export { readText } from './notation.ts';
export type { EquationsRules as ShakeRules } from './rules.ts';
export { equationsRules as shakeRules } from './rulesOf.ts';
export { LASTING_FAULTS, usedCubes } from './usedCubes.ts';
