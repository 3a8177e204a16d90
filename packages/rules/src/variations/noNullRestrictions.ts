// No Null Restrictions: every Restriction removes a card, in whatever order they are applied.
import { anyWild, noEffect, nothing, type Variation } from './variation.ts';

export const noNullRestrictions: Variation<true> = {
  id: 'no-null-restrictions',
  title: 'No Null Restrictions',
  fill: nothing,
  refuses({ cubes, rules }) {
    if (!cubes.includes('=') && !cubes.includes('C') && !anyWild(rules))
      return noEffect('Neither = nor ⊆ was rolled and no cube is wild, so nobody can write a Restriction.');
  },
  apply: (rules) => ({ ...rules, everyRestrictionRemoves: true }),
};
