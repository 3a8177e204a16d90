// Two Operations: the Set-Name has at least two operation symbols, which may be alike.
import { nothing, type Variation } from './variation.ts';

export const twoOperations: Variation<true> = {
  id: 'two-operations',
  fill: nothing,
  apply: (rules) => ({ ...rules, operations: { ...rules.operations, atLeast: 2 } }),
};
