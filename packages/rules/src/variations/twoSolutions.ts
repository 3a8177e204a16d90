// Two Solutions: each writer writes two, the second naming a card that the first does not.
import { nothing, type Variation } from './variation.ts';

export const twoSolutions: Variation<true> = {
  id: 'two-solutions',
  fill: nothing,
  apply: (rules) => ({ ...rules, solutions: 2 }),
};
