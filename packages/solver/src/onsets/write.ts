// From trees to a paper: which cube serves each symbol, and the text as the judge reads it.
import { type Card, type CubeSymbol, makeCard } from '@openshake/rules/onsets';
import { INTERSECTION, PRIME, UNION } from './bags.ts';
import type { Case } from './boxes.ts';
import type { SetName } from './families.ts';
import {
  ASIDE,
  bump,
  type Counts,
  EQUALS,
  FIRST_SIGN,
  isRelationPool,
  isSignPool,
  KINDS,
  kindOf,
  poolOf,
  type Stock,
  SUBSET,
  symbolOf,
  zeros,
} from './pools.ts';
import type { FromResources, WritingRules } from './position.ts';
import type { Chain } from './restricting.ts';

/** A Solution as the judge reads it. */
export interface Solution {
  restrictions?: string[];
  setName: string;
  /** The dots painted on the blank card. */
  blank?: string;
}

export interface WrittenSolution {
  solution: Solution;
  /** The cubes from Resources that it uses. */
  fromResources: CubeSymbol[];
  /** How many cubes it uses. One that is in both parts, or is written many times, counts once. */
  cubes: number;
  /** For each kind of cube: how many it uses, and how many could be Required without harm. */
  used: Counts;
  couldBeRequired: Counts;
}

/** What was found: trees, the case that they obey, and how the blank card is painted. */
export interface Plan {
  case: Case;
  setName: SetName;
  chains: readonly Chain[];
  paint: Card;
}

const PARTS = ['restriction', 'setName'] as const;
type Part = (typeof PARTS)[number];

/** `brackets`: around every join of joins, or only where the Solution would mean something else without them. */
export function writeSolution(
  plan: Plan,
  stock: Stock,
  rules: WritingRules,
  from: FromResources,
  brackets: 'all' | 'needed' = 'all',
): WrittenSolution {
  const { manyTimes, atLeast } = rules.operations;
  const used: Record<Part, Counts> = { restriction: zeros(), setName: zeros() };
  const needed = plan.chains.length > 0 ? atLeast : Math.max(1, atLeast);
  const setName = manyTimes
    ? withPrimes(plan.setName, needed, plan.case.inSetName[FIRST_SIGN + PRIME] ?? 0)
    : plan.setName;
  const chains = manyTimes
    ? chainsWithPrimes(plan.chains, plan.case.inRestriction[FIRST_SIGN + PRIME] ?? 0)
    : plan.chains;

  const writer = (part: Part) => {
    const serve = serving(part, plan, stock, rules, from);
    const take = (meaning: number): string => {
      const kind = serve(meaning);
      bump(used[part], kind);
      return textOf(kind, meaning, plan.case, rules);
    };
    const write = ({ kind, of, operands: [first, second] }: SetName): string => {
      if (!first) return take(kind === 'leaf' ? of : FIRST_SIGN + of);
      if (!second) {
        const left = group(first);
        const prime = take(FIRST_SIGN + of);
        return prime.length === 1 ? `${left}${prime}` : `${left} ${prime}`;
      }
      const joined = { kind, of, operands: [first, second] };
      const [leading = first, ...others] = brackets === 'all' ? joined.operands : operandsOf(joined);
      return others.reduce((so, each) => `${so} ${take(FIRST_SIGN + of)} ${group(each)}`, group(leading));
    };
    // ′ binds first. Parentheses around every join leave exactly one reading.
    const group = (tree: SetName): string => (tree.operands.length === 2 ? `(${write(tree)})` : write(tree));
    const writeChain = ({ sides, relations }: Chain): string =>
      sides
        .map((side, index) => {
          const relating = relations[index - 1];
          const link = relating === undefined ? '' : `${take(relating === 'equals' ? EQUALS : SUBSET)} `;
          return `${link}${group(side)}`;
        })
        .join(' ');
    return { write, writeChain };
  };

  const restrictions = chains.map(writer('restriction').writeChain);
  const text = writer('setName').write(setName);
  const tally = usedCubes(used, plan.case, stock, rules, plan.chains.length > 0);
  return {
    solution: {
      ...(restrictions.length > 0 && { restrictions }),
      setName: text,
      ...(plan.paint !== 0 && { blank: makeCard(plan.paint) }),
    },
    ...tally,
  };
}

/**
 * What a sign joins. However ∪ alone or ∩ alone is grouped and ordered, it names the same: B ∪ R ∪ G needs no brackets, and single sets
 * come first, in the order of their symbols.
 */
function operandsOf(tree: SetName): readonly SetName[] {
  const { of, operands } = tree;
  if (of !== UNION && of !== INTERSECTION) return operands;
  const isAlike = (each: SetName) => each.operands.length === 2 && each.of === of;
  return operands
    .flatMap((each) => (isAlike(each) ? operandsOf(each) : [each]))
    .sort((one, other) => depthOf(one) - depthOf(other) || firstLeaf(one) - firstLeaf(other));
}

const depthOf = ({ operands }: SetName): number => Math.max(0, ...operands.map((each) => 1 + depthOf(each)));
const firstLeaf = ({ of, operands: [first] }: SetName): number => (first ? firstLeaf(first) : of);

/** How to write a symbol that this kind of cube serves: a wild cube with its mark, an interchangeable one simply as what is meant. */
function textOf(kind: number, meaning: number, { labels }: Case, rules: WritingRules): string {
  const cube = symbolOf(kind);
  const symbol = symbolOf(meaning);
  if (cube === symbol && !labels.standsFor.has(cube)) return symbol;
  const isExchanged = !labels.standsFor.has(cube) && rules.exchange[cube] === symbol;
  // If the symbol's own cube is wild and stands for something else, its letter would mean that.
  return isExchanged && !labels.standsFor.has(symbol) ? symbol : `${cube}:${symbol}`;
}

/** For each symbol of one part in turn: the kind of cube that serves it. Required cubes come first and Resources last. */
function serving(
  part: Part,
  plan: Plan,
  stock: Stock,
  rules: WritingRules,
  from: FromResources,
): (meaning: number) => number {
  const queues = new Map<number, Queue>();
  return (meaning) => {
    const pool = poolOf(symbolOf(meaning), rules);
    const queue = queues.get(pool) ?? queueOf(pool, part, plan.case, stock, rules, from);
    queues.set(pool, queue);
    // Written many times: each cube that must be used once, then the first again and again.
    const again = rules.operations.manyTimes && isSignPool(pool) && queue.served >= queue.must;
    const kind = queue.kinds[again ? 0 : queue.served];
    queue.served += 1;
    if (kind === undefined) throw new RangeError('There is no cube for this symbol.');
    return kind;
  };
}

interface Queue {
  /** The kinds of cube in the order they serve. */
  kinds: number[];
  /** How many of them must serve. */
  must: number;
  served: number;
}

function queueOf(
  pool: number,
  part: Part,
  { labels, servesRequiredCube }: Case,
  { required, permitted, resources }: Stock,
  { requiredCube }: WritingRules,
  from: FromResources,
): Queue {
  const kinds: number[] = [];
  const mine: number[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) if (labels.pools[kind] === pool) mine.push(kind);
  const push = (kind: number, count: number) => {
    for (let left = count; left > 0; left -= 1) kinds.push(kind);
  };
  for (const kind of mine) push(kind, required[kind] as number);
  let must = kinds.length;
  const wanted = requiredCube === null || servesRequiredCube === undefined ? ASIDE : kindOf(requiredCube);
  const isWanted = mine.includes(wanted);
  const wantedOnMat = isWanted && (permitted[wanted] as number) > 0;
  // In its part, the Required Cube is among the first. In the other, it is just the cube that comes from Resources.
  const first = isWanted && servesRequiredCube === part ? 1 : 0;
  if (first) {
    kinds.push(wanted);
    must += 1;
  }
  for (const kind of mine) push(kind, (permitted[kind] as number) - (kind === wanted && wantedOnMat ? first : 0));
  if (from === 'one') {
    const fromResources = isWanted && !wantedOnMat ? wanted : mine.find((kind) => (resources[kind] as number) > 0);
    if (fromResources !== undefined && !(first && !wantedOnMat)) kinds.push(fromResources);
  } else if (from === 'any')
    for (const kind of mine) push(kind, (resources[kind] as number) - (kind === wanted && !wantedOnMat ? first : 0));
  return { kinds, must, served: 0 };
}

/** How many cubes were used, and which of them are in Resources. One that serves both parts, or many times, is one cube. */
function usedCubes(
  used: Record<Part, Counts>,
  { labels }: Case,
  { required, permitted }: Stock,
  { operations }: WritingRules,
  restricts: boolean,
): Omit<WrittenSolution, 'solution'> {
  const fromResources: CubeSymbol[] = [];
  const usedInAll = zeros();
  const couldBeRequired = zeros();
  let cubes = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const inRequired = required[kind] as number;
    const isMany = operations.manyTimes && isSignPool(labels.pools[kind] as number);
    let most = 0;
    let every = Number.POSITIVE_INFINITY;
    for (const part of PARTS) {
      const times = used[part][kind] as number;
      // Only the Restriction part needs a relation. A part that is not there needs nothing.
      if (part === 'setName' ? !isRelationPool(labels.pools[kind] as number) : restricts)
        every = Math.min(every, times);
      most = Math.max(most, isMany ? Math.min(times, Math.max(1, inRequired)) : times);
    }
    cubes += most;
    usedInAll[kind] = most;
    couldBeRequired[kind] = Number.isFinite(every) ? every : 0;
    for (let more = inRequired + (permitted[kind] as number); more < most; more += 1)
      fromResources.push(symbolOf(kind));
  }
  return { fromResources, cubes, used: usedInAll, couldBeRequired };
}

const primesIn = (tree: SetName): number =>
  (tree.kind === 'sign' && tree.of === PRIME ? 1 : 0) + tree.operands.reduce((sum, each) => sum + primesIn(each), 0);
const signsIn = (tree: SetName): number =>
  (tree.kind === 'sign' ? 1 : 0) + tree.operands.reduce((sum, each) => sum + signsIn(each), 0);

const primed = (tree: SetName): SetName => ({ kind: 'sign', of: PRIME, operands: [tree] });

/** Under Multiple Operations, ′′ adds signs that change nothing. */
function withPrimes(tree: SetName, signs: number, primes: number): SetName {
  let more = tree;
  while (primesIn(more) < primes || signsIn(more) < signs) more = primed(primed(more));
  return more;
}

function chainsWithPrimes(chains: readonly Chain[], primes: number): readonly Chain[] {
  const [first, ...others] = chains;
  if (!first) return chains;
  const [side, ...sides] = first.sides;
  if (!side) return chains;
  const there = chains.reduce((sum, chain) => sum + chain.sides.reduce((so, each) => so + primesIn(each), 0), 0);
  let more = side;
  for (let count = there; count < primes; count += 2) more = primed(primed(more));
  return [{ ...first, sides: [more, ...sides] }, ...others];
}
