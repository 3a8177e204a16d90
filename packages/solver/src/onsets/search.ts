// The search that a judge may be given: the basic game, for the avoid moves of flubs.
import { type BasicPosition, OPERATIONS, SETS, type Search } from '@openshake/rules';
import type { FromResources, WritingRules } from './position.ts';
import { solve } from './solve.ts';

/** The basic game: no Restrictions and no variations, = wild for one set and ⊆ for one operation. */
const BASIC: WritingRules = {
  restrictions: 'none',
  wild: { '=': { mayMean: SETS, itself: false }, C: { mayMean: OPERATIONS, itself: false } },
  exchange: {},
  operations: { manyTimes: false, atLeast: 0, minus: 'difference' },
  requiredCube: null,
  everyRestrictionRemoves: false,
  doubleSet: null,
  requiredCard: null,
  forbiddenCard: null,
  paintBlank: false,
  paintedAsForbidden: 'forbiddenToo',
  solutions: 1,
};

export const search: Search = {
  basicSetName: (position: BasicPosition, from: FromResources) =>
    solve({ ...position, forbidden: [], rules: BASIC }, from)?.[0]?.solution.setName,
};
