// Required Cube: every Solution has a cube that shows the named symbol, whatever it stands for.
import type { CubeSymbol } from '../onsets/cubes.ts';
import { fillCube, noEffect, type Variation } from './variation.ts';

export const requiredCube: Variation<CubeSymbol> = {
  id: 'required-cube',
  blank: 'cube',
  fill: fillCube,
  refuses({ cubes }, cube) {
    if (!cubes.includes(cube)) return noEffect('choice.notRequired', { cube });
  },
  apply: (rules, cube) => ({ ...rules, requiredCube: cube }),
};
