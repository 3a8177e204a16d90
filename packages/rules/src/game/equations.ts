// Equations at a table. Its judge is in equationsJudge.ts.
import { CUBES_IN_KIT, isCube, isDigit, KIT, parseCube } from '../equations/cubes.ts';
import { cut } from '../quote.ts';
import type { Game } from './game.ts';

export const equationsGame: Game = {
  kit: Object.values(KIT).flatMap(({ count, faces }) => Array.from({ length: count }, () => faces)),
  cards: [],
  parseCube,
  parseCard: () => undefined,
  isDigit,
  isRelation: () => false,

  faultInRoll(cubes) {
    const strange = cubes.find((cube) => !isCube(cube));
    if (strange !== undefined) return { key: 'roll.strange', cube: cut(strange) };
    if (cubes.length !== CUBES_IN_KIT) return { key: 'roll.count', wanted: CUBES_IN_KIT, given: cubes.length };
  },

  fromSolutions: () => ({ cards: null, shiftFromPermitted: false, relationsToForbiddenAt: null, solutions: 1 }),
  hasVariations: () => false,

  leftOver: () => [],
  hasReadings: false,
};
