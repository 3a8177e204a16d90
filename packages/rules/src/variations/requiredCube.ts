// Required Cube: every Solution holds a cube that shows the named symbol, whatever it stands for.
import { type CubeSymbol, showCube } from '../onsets/cubes.ts';
import { fillCube, noEffect, type Variation } from './variation.ts';

export const requiredCube: Variation<CubeSymbol> = {
  id: 'required-cube',
  title: 'Required Cube',
  blank: 'cube',
  fill: fillCube,
  refuses({ cubes }, cube) {
    if (!cubes.includes(cube)) return noEffect(`No ${showCube(cube)} cube was rolled, so none can be required.`);
  },
  apply: (rules, cube) => ({ ...rules, requiredCube: cube }),
};
