// Absolute Value: a writer may read any upside-down digit of the Goal as right side up.
import { nothing, type Variation } from './variation.ts';

export const absoluteValue: Variation<true> = {
  id: 'absolute-value',
  fill: nothing,
  apply: (rules) => ({ ...rules, upsideDown: 'either' }),
};
