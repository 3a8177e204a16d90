// Two Operations: the Set-Name holds at least two operation symbols; the two may be alike.
import { nothing, type Variation } from './variation.ts';

export const twoOperations: Variation<true> = {
  id: 'two-operations',
  fill: nothing,
  apply: (rules) => ({ ...rules, operations: { ...rules.operations, atLeast: 2 } }),
};
