// From cubes to boxes: how many symbols of each pool a Set-Name and a Restriction part must and may have. A part may have any number from the
// Required cubes of a pool to all its cubes. Everything that the rules ask about cubes comes down to such numbers.
import type { CubeSymbol } from '@openshake/rules/onsets';
import {
  ASIDE,
  type Counts,
  EQUALS,
  FIRST_RELATION,
  isRelationPool,
  KINDS,
  kindOf,
  type Labels,
  type Stock,
  SUBSET,
  zeros,
} from './pools.ts';
import type { FromResources, WritingRules } from './position.ts';

/** One way to obey every rule about cubes, in numbers for each pool. */
export interface Case {
  labels: Labels;
  /** At least this many in the Set-Name, and in the Restriction part if there is one. */
  inSetName: Counts;
  inRestriction: Counts;
  /** At most this many in each part. */
  most: Counts;
  /** Pools that may take one more cube from Resources; one in all. */
  spare: Counts;
  /** The Solution certainly has a Restriction. */
  mustRestrict: boolean;
  mayRestrict: boolean;
  /** The part that serves the Required Cube of the variation, if that is not certain anyway. */
  servesRequiredCube: 'setName' | 'restriction' | undefined;
  /** A Set-Name within these numbers leaves an optional wild cube unused, so another case has it. */
  nothingNew: Counts | undefined;
}

/** All cases of one way to label the cubes. */
export function casesOf(rules: WritingRules, stock: Stock, labels: Labels, from: FromResources): Case[] {
  const required = zeros();
  const most = zeros();
  const spare = zeros();
  const { pools } = labels;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const pool = pools[kind] as number;
    if (pool === ASIDE) continue;
    const mustUse = stock.required[kind] as number;
    const inResources = stock.resources[kind] as number;
    required[pool] = (required[pool] as number) + mustUse;
    most[pool] =
      (most[pool] as number) + mustUse + (stock.permitted[kind] as number) + (from === 'any' ? inResources : 0);
    if (from === 'one' && inResources > 0) spare[pool] = 1;
  }
  const restricts = rules.restrictions !== 'none';
  if (!restricts)
    for (let pool = FIRST_RELATION; pool < KINDS; pool += 1) {
      // = and ⊆ do not belong in a Set-Name.
      if (required[pool]) return [];
      most[pool] = 0;
      spare[pool] = 0;
    }
  const plain: Case = {
    labels,
    inSetName: required,
    inRestriction: required,
    most,
    spare,
    mustRestrict: (required[EQUALS] as number) + (required[SUBSET] as number) > 0,
    mayRestrict: restricts,
    servesRequiredCube: undefined,
    nothingNew: labels.optional.length > 0 ? nothingNewOf(stock, labels, most, from) : undefined,
  };
  return rules.requiredCube === null ? [plain] : withRequiredCube(plain, rules.requiredCube, stock, from);
}

/** What there is without the optional wild cubes, in the pools that they joined. */
function nothingNewOf(
  { permitted, resources }: Stock,
  { optional, pools }: Labels,
  most: Counts,
  from: FromResources,
): Counts {
  const without = zeros().fill(-1);
  for (const kind of optional) {
    const pool = pools[kind] as number;
    const mine = (permitted[kind] as number) + (from === 'any' ? (resources[kind] as number) : 0);
    without[pool] = (most[pool] as number) - mine;
  }
  return without;
}

const oneMore = (counts: Counts, pool: number): Counts => counts.with(pool, (counts[pool] as number) + 1);

/** Required Cube: one part or the other uses a cube that shows the symbol. */
function withRequiredCube(plain: Case, cube: CubeSymbol, stock: Stock, from: FromResources): Case[] {
  const kind = kindOf(cube);
  const pool = plain.labels.pools[kind] as number;
  if (pool === ASIDE || (isRelationPool(pool) && !plain.mayRestrict)) return [];
  // A Required one is used in any case.
  if ((stock.required[kind] as number) > 0) return [plain];
  const onMat = (stock.permitted[kind] as number) > 0;
  if (!onMat && (from === 'none' || stock.resources[kind] === 0)) return [];
  // If it is not on the mat, it is the one cube that may come from Resources.
  const one = onMat || from === 'any' ? plain : { ...plain, most: oneMore(plain.most, pool), spare: zeros() };
  const cases: Case[] = [];
  if (!isRelationPool(pool))
    cases.push({ ...one, inSetName: oneMore(one.inSetName, pool), servesRequiredCube: 'setName' });
  if (one.mayRestrict)
    cases.push({
      ...one,
      inRestriction: oneMore(one.inRestriction, pool),
      mustRestrict: true,
      servesRequiredCube: 'restriction',
    });
  return cases;
}

/** A case with its spare cube settled: first none, then each pool's. */
export function boxesOf(one: Case): Case[] {
  const none = { ...one, spare: zeros() };
  const boxes = [none];
  for (let pool = 0; pool < KINDS; pool += 1)
    if (one.spare[pool]) boxes.push({ ...none, most: oneMore(one.most, pool) });
  return boxes;
}
