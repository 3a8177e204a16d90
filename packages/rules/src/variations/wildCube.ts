// Wild Cube: the named cube may stand for any symbol but a digit, the same one throughout a Solution.
import { type CubeSymbol, isRelation, OPERATIONS, SETS, SYMBOLS, showCube } from '../onsets/cubes.ts';
import { conflict, fillCube, noEffect, type Variation, wrongBlank } from './variation.ts';

export const wildCube: Variation<CubeSymbol> = {
  id: 'wild-cube',
  title: 'Wild Cube',
  blank: 'cube',
  fill: fillCube,
  refuses({ cubes, rules }, cube) {
    if (isRelation(cube) && rules.mayNotBeWild.includes(cube))
      return wrongBlank(`${showCube(cube)} may not be wild in this division.`);
    if (!cubes.includes(cube)) return noEffect(`No ${showCube(cube)} cube was rolled, so none can be wild.`);
    if (cube === '-' && rules.operations.minus === 'symmetricDifference')
      return conflict('Symmetric Difference was chosen already, and − may not be wild beside it.');
  },
  apply: (rules, cube) => ({
    ...rules,
    wild: {
      ...rules.wild,
      [cube]: { mayMean: rules.restrictions === 'none' ? [...SETS, ...OPERATIONS] : SYMBOLS, itself: true },
    },
  }),
};
