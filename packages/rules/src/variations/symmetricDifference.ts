// Symmetric Difference: − names the cards that are in exactly one of the two sets.
import { conflict, nothing, type Variation } from './variation.ts';

export const symmetricDifference: Variation<true> = {
  id: 'symmetric-difference',
  fill: nothing,
  refuses({ rules }) {
    if (rules.wild['-']) return conflict('choice.minusWild');
  },
  apply: (rules) => ({ ...rules, operations: { ...rules.operations, minus: 'symmetricDifference' } }),
};
