// What no On-Sets book disputes. Every book spreads it and names its differences.
import type { RuleKey } from '../rule.ts';
import type { After, ResourcesRule } from '../shakeRules.ts';
import { VARIATION_IDS, type VariationId } from '../variations/ids.ts';
import type { BookRules } from './book.ts';

const some = (most: ResourcesRule['most'], rule: RuleKey = 'cubes.resources'): ResourcesRule => ({ most, rule });

/** One cube after a claim that one more is enough, any after a claim that none will do, none when no cube is left. */
const fromResources: Readonly<Record<After, ResourcesRule>> = {
  now: some('one'),
  impossible: some('any'),
  'last-cube': some('none'),
  'end-of-round': some('any'),
  'no-goal': some('any'),
  'a-flub': some('one', 'cubes.flub'),
  'p-flub': some('any'),
  'ca-flub': some('one', 'cubes.flub'),
  'force-out': some('one', 'cubes.forceOut'),
  'force-out-a': some('one', 'cubes.forceOutA'),
  'force-out-b': some('one', 'cubes.forceOutB'),
};

export const common: BookRules = {
  universe: { least: 6, most: 12 },
  restrictions: 'none',
  wild: {},
  exchange: {},
  mayNotBeWild: [],
  operations: { manyTimes: false, atLeast: 0, minus: 'difference' },
  upsideDown: 'negative',
  goalWithinUniverse: false,
  requiredCube: null,
  everyRestrictionRemoves: false,
  doubleSet: null,
  requiredCard: null,
  forbiddenCard: null,
  paintBlank: false,
  paintedAsForbidden: 'forbiddenToo',
  solutions: 1,
  moves: { relationsForbiddenAt: null, shift: false },
  fromResources,
  avoidMoveAfter: [],
};

/** The same clause for every variation: for books and divisions that have none. */
export const noVariations = (clause: string): Record<`variation.${VariationId}`, string> =>
  Object.fromEntries(VARIATION_IDS.map((id) => [`variation.${id}`, clause])) as Record<
    `variation.${VariationId}`,
    string
  >;

/** Claims of the 2011 book. Other books treat each as their own claim that one cube is enough. */
export const FLUB_RULES = ['cubes.flub', 'cubes.forceOut', 'cubes.forceOutA', 'cubes.forceOutB'] as const;
export const AVOID_RULES = ['avoid.presented', 'avoid.leavesNoNow', 'avoid.leavesPossible'] as const;
