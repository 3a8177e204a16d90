// Wild Cube: the named cube may stand for any symbol but a digit, the same one throughout a Solution.
import { type CubeSymbol, isRelation, OPERATIONS, SETS, SYMBOLS } from '../onsets/cubes.ts';
import { conflict, fillCube, noEffect, type Variation, wrongBlank } from './variation.ts';

export const wildCube: Variation<CubeSymbol> = {
  id: 'wild-cube',
  blank: 'cube',
  fill: fillCube,
  refuses({ cubes, rules }, cube) {
    if (isRelation(cube) && rules.mayNotBeWild.includes(cube)) return wrongBlank('choice.mayNotBeWild', { cube });
    if (!cubes.includes(cube)) return noEffect('choice.notWild', { cube });
    if (cube === '-' && rules.operations.minus === 'symmetricDifference') return conflict('choice.minusDiffers');
  },
  apply: (rules, cube) => ({
    ...rules,
    wild: {
      ...rules.wild,
      [cube]: { mayMean: rules.restrictions === 'none' ? [...SETS, ...OPERATIONS] : SYMBOLS, itself: true },
    },
  }),
};
