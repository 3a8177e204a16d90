// Symmetric Difference: − names the cards that are in exactly one of the two sets.
import { conflict, nothing, type Variation } from './variation.ts';

export const symmetricDifference: Variation<true> = {
  id: 'symmetric-difference',
  title: 'Symmetric Difference',
  fill: nothing,
  refuses({ rules }) {
    if (rules.wild['-'])
      return conflict('The − cube is wild already, and Symmetric Difference may not be chosen beside it.');
  },
  apply: (rules) => ({ ...rules, operations: { ...rules.operations, minus: 'symmetricDifference' } }),
};
