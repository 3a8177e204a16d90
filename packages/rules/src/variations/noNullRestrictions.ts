// No Null Restrictions: every Restriction removes a card, in whatever order they are applied.
import { anyWild, noEffect, nothing, type Variation } from './variation.ts';

export const noNullRestrictions: Variation<true> = {
  id: 'no-null-restrictions',
  fill: nothing,
  refuses({ cubes, rules }) {
    if (!cubes.includes('=') && !cubes.includes('C') && !anyWild(rules)) return noEffect('choice.noRestriction');
  },
  apply: (rules) => ({ ...rules, everyRestrictionRemoves: true }),
};
