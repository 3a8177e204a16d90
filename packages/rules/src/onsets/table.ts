// The door of On-Sets for a page that shows a table: what lies there and how it is written. It judges no paper, so it is small.
export { onSetsTable as gameTable } from '../game/onsetsTable.ts';
export { VARIATION_IDS, type VariationId } from '../variations/ids.ts';
export { shakeRules, variations } from '../variations/index.ts';
export { parsePick } from '../variations/pick.ts';
export { countCards, parseCard, setOf } from './cards.ts';
export { CUBES, CUBES_IN_KIT, type Cube, isDigit, parseCube, showCube } from './cubes.ts';
export { GOAL_SHAPES } from './goalShapes.ts';
export { readText } from './notation.ts';
export { nameSet, parsePlainSetName } from './plainSetName.ts';
export { LASTING_FAULTS, usedCubes } from './usedCubes.ts';
