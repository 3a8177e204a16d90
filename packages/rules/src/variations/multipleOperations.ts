// Multiple Operations: a cube that stands for an operation may be used many times.
import { nothing, type Variation } from './variation.ts';

export const multipleOperations: Variation<true> = {
  id: 'multiple-operations',
  fill: nothing,
  apply: (rules) => ({ ...rules, operations: { ...rules.operations, manyTimes: true } }),
};
