// From cubes to boxes: how many of each symbol a Set-Name and a Restriction part must and may hold.
//
// Cubes that may stand for the same symbol are one pool: a wild cube joins the pool of what it stands for, and an exchange makes one
// pool of two symbols. Within a pool it never matters which cube serves which symbol, only how many there are: a part may hold any number
// of symbols from the Required cubes of the pool to all its cubes. A box is these numbers for every pool.
import { type CubeSymbol, isRelation, SYMBOLS } from '@openshake/rules';
import type { Algebra } from './families.ts';
import type { FromResources, OnSetsPosition, WritingRules } from './position.ts';

/** A number for each of SYMBOLS: six sets, four signs, two relations. */
export type Counts = number[];
export const KINDS = SYMBOLS.length;
export const FIRST_SIGN = 6;
export const FIRST_RELATION = 10;
export const EQUALS = 10;
export const SUBSET = 11;

const indexOf = (symbol: CubeSymbol): number => SYMBOLS.indexOf(symbol);
const zeros = (): Counts => Array<number>(KINDS).fill(0);

export const algebraOf = ({ operations, exchange }: WritingRules): Algebra => ({
  minus: operations.minus,
  manyTimes: operations.manyTimes,
  unionIsIntersection: exchange.U === 'N',
  universeIsNull: exchange.V === 'A',
});

/** The pool of a symbol: under an exchange the second of a pair lies in the pool of the first. */
function poolOf(symbol: CubeSymbol, { exchange }: WritingRules): number {
  const partner = exchange[symbol];
  return Math.min(indexOf(symbol), partner === undefined ? KINDS : indexOf(partner));
}

/** No pool: the cube is left aside. */
const ASIDE = -1;

/** What the cubes stand for throughout one Solution. */
export interface Labels {
  /** The pool of each kind of cube. */
  pools: readonly number[];
  /** What each wild cube stands for that does not stand for itself. */
  standsFor: ReadonlyMap<CubeSymbol, CubeSymbol>;
  /** Wild cubes that stand for another symbol and need not be used: without them there is nothing new here. */
  optional: readonly number[];
}

/** Every way to say what the wild cubes stand for; the plainest first. */
export function labelsOf(position: OnSetsPosition): Labels[] {
  const { rules, required, permitted, resources } = position;
  const pools = SYMBOLS.map((symbol) => poolOf(symbol, rules));
  let all: Labels[] = [{ pools, standsFor: new Map(), optional: [] }];
  for (const cube of SYMBOLS) {
    const wild = rules.wild[cube];
    if (!wild) continue;
    const kind = indexOf(cube);
    const isRequired = required.includes(cube);
    const isThere = isRequired || permitted.includes(cube) || resources.includes(cube);
    const mayBeLeft = !isRequired && rules.requiredCube !== cube;
    const meanings = new Map<number, CubeSymbol>();
    for (const meaning of isThere ? wild.mayMean : [])
      if (meaning !== cube && !meanings.has(poolOf(meaning, rules))) meanings.set(poolOf(meaning, rules), meaning);
    if (wild.itself) meanings.delete(poolOf(cube, rules));
    all = all.flatMap((labels) => {
      const next: Labels[] = [];
      if (wild.itself) next.push(labels);
      else if (!isRequired) next.push({ ...labels, pools: labels.pools.with(kind, ASIDE) });
      for (const [pool, meaning] of meanings)
        next.push({
          pools: labels.pools.with(kind, pool),
          standsFor: new Map([...labels.standsFor, [cube, meaning]]),
          optional: mayBeLeft ? [...labels.optional, kind] : labels.optional,
        });
      return next;
    });
  }
  return all;
}

/** One way to obey every rule about cubes, in numbers. */
export interface Case {
  labels: Labels;
  /** At least so many in the Set-Name and in the Restriction part, if there is one. */
  inSetName: Counts;
  inRestriction: Counts;
  /** At most so many in each part. */
  most: Counts;
  /** Pools of which one cube more may be taken from Resources; one in all. */
  spare: Counts;
  /** The Solution has a Restriction for sure. */
  mustRestrict: boolean;
  mayRestrict: boolean;
  /** The part in which the Required Cube of the variation is served, where that is not sure anyway. */
  servesRequiredCube: 'setName' | 'restriction' | undefined;
  /** A Set-Name that keeps within these leaves an optional wild cube unused: another case has it. */
  nothingNew: Counts | undefined;
}

/** All cases of one way to label the cubes. */
export function casesOf(position: OnSetsPosition, labels: Labels, from: FromResources): Case[] {
  const { rules } = position;
  const required = zeros();
  const onMat = zeros();
  const spare = zeros();
  const kindOnMat = zeros();
  const kindInResources = zeros();
  const restricts = rules.restrictions !== 'none';
  const add = (cube: CubeSymbol, to: Counts) => {
    const pool = labels.pools[indexOf(cube)] ?? ASIDE;
    if (pool !== ASIDE) to[pool] = (to[pool] ?? 0) + 1;
  };
  for (const cube of position.required) {
    add(cube, required);
    add(cube, onMat);
    bump(kindOnMat, indexOf(cube));
  }
  for (const cube of position.permitted) {
    add(cube, onMat);
    bump(kindOnMat, indexOf(cube));
  }
  for (const cube of position.resources) {
    if (from === 'any') add(cube, onMat);
    if (from === 'one') add(cube, spare);
    bump(kindInResources, indexOf(cube));
  }
  for (let pool = 0; pool < KINDS; pool += 1) spare[pool] = Math.min(1, spare[pool] ?? 0);
  if (!restricts)
    for (let pool = FIRST_RELATION; pool < KINDS; pool += 1) {
      // = and ⊆ have no place in a Set-Name.
      if (required[pool]) return [];
      onMat[pool] = 0;
      spare[pool] = 0;
    }
  const mustRestrict = (required[EQUALS] ?? 0) + (required[SUBSET] ?? 0) > 0;
  const plain: Case = {
    labels,
    inSetName: required,
    inRestriction: required,
    most: onMat,
    spare,
    mustRestrict,
    mayRestrict: restricts,
    servesRequiredCube: undefined,
    nothingNew: nothingNewOf(position, labels, onMat, from),
  };
  return rules.requiredCube === null
    ? [plain]
    : withRequiredCube(plain, rules.requiredCube, position, kindOnMat, kindInResources, from);
}

const bump = (counts: Counts, kind: number): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};

/** What the mat holds without the optional wild cubes, in the pools that they joined. */
function nothingNewOf(position: OnSetsPosition, labels: Labels, most: Counts, from: FromResources): Counts | undefined {
  if (labels.optional.length === 0) return undefined;
  const without = Array<number>(KINDS).fill(-1);
  for (const kind of labels.optional) {
    const pool = labels.pools[kind] ?? ASIDE;
    const cube = SYMBOLS[kind];
    const sections = from === 'any' ? ['permitted', 'resources'] : ['permitted'];
    const mine = sections.reduce(
      (sum, section) => sum + position[section as 'permitted'].filter((each) => each === cube).length,
      0,
    );
    without[pool] = (most[pool] ?? 0) - mine;
  }
  return without;
}

/** Required Cube: a cube that shows the symbol is used in one part or the other. */
function withRequiredCube(
  plain: Case,
  cube: CubeSymbol,
  position: OnSetsPosition,
  kindOnMat: Counts,
  kindInResources: Counts,
  from: FromResources,
): Case[] {
  const kind = indexOf(cube);
  const pool = plain.labels.pools[kind] ?? ASIDE;
  if (pool === ASIDE || (isRelation(SYMBOLS[pool]) && !plain.mayRestrict)) return [];
  // A Required one is used in any case.
  if (position.required.includes(cube)) return [plain];
  const onMat = (kindOnMat[kind] ?? 0) > 0;
  const inResources = (kindInResources[kind] ?? 0) > 0;
  if (!onMat && (from === 'none' || !inResources)) return [];
  // It is the one cube that may come from Resources.
  const one =
    onMat || from === 'any'
      ? plain
      : { ...plain, most: plain.most.with(pool, (plain.most[pool] ?? 0) + 1), spare: zeros() };
  const cases: Case[] = [];
  if (!isRelation(SYMBOLS[pool]))
    cases.push({
      ...one,
      inSetName: one.inSetName.with(pool, (one.inSetName[pool] ?? 0) + 1),
      servesRequiredCube: 'setName',
    });
  if (one.mayRestrict)
    cases.push({
      ...one,
      inRestriction: one.inRestriction.with(pool, (one.inRestriction[pool] ?? 0) + 1),
      mustRestrict: true,
      servesRequiredCube: 'restriction',
    });
  return cases;
}

/** A case whose spare cube is settled: in turn none, then each pool's. */
export function boxesOf(one: Case): Case[] {
  const none = { ...one, spare: zeros() };
  const boxes = [none];
  for (let pool = 0; pool < KINDS; pool += 1)
    if (one.spare[pool]) boxes.push({ ...none, most: one.most.with(pool, (one.most[pool] ?? 0) + 1) });
  return boxes;
}
