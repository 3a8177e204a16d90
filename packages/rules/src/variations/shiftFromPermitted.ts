// Shift from Permitted: a kind of move. It asks nothing of a Solution.
import { nothing, type Variation } from './variation.ts';

export const shiftFromPermitted: Variation<true> = {
  id: 'shift-from-permitted',
  fill: nothing,
  apply: (rules) => ({ ...rules, moves: { ...rules.moves, shift: true } }),
};
