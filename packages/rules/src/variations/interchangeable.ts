// The two exchanges: ∪ and ∩ may stand for each other, or V and Λ, cube by cube and without a mark.
import type { CubeSymbol } from '../onsets/cubes.ts';
import type { VariationId } from './ids.ts';
import { anyWild, noEffect, nothing, type Variation } from './variation.ts';

const exchange = (id: VariationId, one: CubeSymbol, other: CubeSymbol): Variation<true> => ({
  id,
  fill: nothing,
  refuses({ cubes, rules }) {
    if (!cubes.includes(one) && !cubes.includes(other) && !anyWild(rules))
      return noEffect('choice.noExchange', { one, other });
  },
  apply: (rules) => ({ ...rules, exchange: { ...rules.exchange, [one]: other, [other]: one } }),
});

export const unionIntersection = exchange('union-intersection-interchangeable', 'U', 'N');
export const universeNull = exchange('universe-null-interchangeable', 'V', 'A');
