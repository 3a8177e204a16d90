// From trees to a paper: which cube serves each symbol, and the text as the judge takes it.
import { type Card, type CubeSymbol, isRelation, makeCard, SYMBOLS } from '@openshake/rules';
import { PRIME } from './bags.ts';
import { type Case, EQUALS, FIRST_RELATION, FIRST_SIGN, SUBSET } from './boxes.ts';
import type { SetName } from './families.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import type { Chain } from './restricting.ts';

/** A Solution as the judge takes it. */
export interface Solution {
  restrictions?: string[];
  setName: string;
  /** The dots painted on the blank card. */
  blank?: string;
}

export interface WrittenSolution {
  solution: Solution;
  /** The cubes of Resources that it uses. */
  fromResources: CubeSymbol[];
  /** How many cubes it uses; one that stands in both parts, or is written many times, counts once. */
  cubes: number;
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

export function writeSolution(plan: Plan, position: OnSetsPosition, from: FromResources): WrittenSolution {
  const { manyTimes } = position.rules.operations;
  const used: Record<Part, number[]> = { restriction: SYMBOLS.map(() => 0), setName: SYMBOLS.map(() => 0) };
  const needed =
    plan.chains.length > 0 ? position.rules.operations.atLeast : Math.max(1, position.rules.operations.atLeast);
  const setName = manyTimes
    ? withPrimes(plan.setName, needed, plan.case.inSetName[FIRST_SIGN + PRIME] ?? 0)
    : plan.setName;
  const chains = manyTimes
    ? chainsWithPrimes(plan.chains, plan.case.inRestriction[FIRST_SIGN + PRIME] ?? 0)
    : plan.chains;

  const writer = (part: Part) => {
    const serve = serving(part, plan.case, position, from);
    const take = (meaning: number): string => {
      const kind = serve(meaning);
      bump(used[part], kind);
      return textOf(kind, meaning, plan.case, position);
    };
    const write = ({ kind, of, operands: [first, second] }: SetName): string => {
      if (!first) return take(kind === 'leaf' ? of : FIRST_SIGN + of);
      const left = group(first);
      if (!second) {
        const prime = take(FIRST_SIGN + of);
        return prime.length === 1 ? `${left}${prime}` : `${left} ${prime}`;
      }
      return `${left} ${take(FIRST_SIGN + of)} ${group(second)}`;
    };
    // ′ binds first; parentheses round every join leave exactly one reading.
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
  const tally = usedCubes(used, position);
  return {
    solution: {
      ...(restrictions.length > 0 && { restrictions }),
      setName: text,
      ...(plan.paint !== 0 && { blank: makeCard(plan.paint) }),
    },
    ...tally,
  };
}

const bump = (counts: number[], kind: number): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};

/** How a symbol is written that this kind of cube serves: a wild cube with its mark, an exchanged one simply as what is meant. */
function textOf(kind: number, meaning: number, { labels }: Case, { rules }: OnSetsPosition): string {
  const cube = SYMBOLS[kind] as CubeSymbol;
  const symbol = SYMBOLS[meaning] as CubeSymbol;
  if (cube === symbol && !labels.standsFor.has(cube)) return symbol;
  const isExchanged = !labels.standsFor.has(cube) && rules.exchange[cube] === symbol;
  // Where the symbol's own cube is wild and stands for something else, its letter would mean that.
  return isExchanged && !labels.standsFor.has(symbol) ? symbol : `${cube}:${symbol}`;
}

/** For each symbol of one part in turn: the kind of cube that serves it. Required cubes come first and Resources last. */
function serving(
  part: Part,
  { labels, servesRequiredCube }: Case,
  position: OnSetsPosition,
  from: FromResources,
): (meaning: number) => number {
  const { rules } = position;
  const queues = new Map<number, number[]>();
  const queueOf = (pool: number): number[] => {
    const known = queues.get(pool);
    if (known) return known;
    const isMine = (cube: CubeSymbol) => labels.pools[SYMBOLS.indexOf(cube)] === pool;
    const required = position.required.filter(isMine);
    const permitted = position.permitted.filter(isMine);
    const resources = from === 'none' ? [] : position.resources.filter(isMine);
    const { requiredCube } = rules;
    const queue = [...required];
    if (requiredCube !== null && servesRequiredCube !== undefined && isMine(requiredCube)) {
      // In its part it must be among the first; in the other it is just the cube that Resources gives.
      const onMat = permitted.indexOf(requiredCube);
      if (onMat >= 0) permitted.unshift(...permitted.splice(onMat, 1));
      else resources.unshift(...resources.splice(resources.indexOf(requiredCube), 1));
      if (servesRequiredCube === part) queue.push(...(onMat >= 0 ? permitted : resources).splice(0, 1));
    }
    queue.push(...permitted, ...(from === 'one' ? resources.slice(0, 1) : resources));
    const kinds = queue.map((cube) => SYMBOLS.indexOf(cube));
    queues.set(pool, kinds);
    return kinds;
  };
  const isManyTimes = (pool: number) => rules.operations.manyTimes && pool >= FIRST_SIGN && pool < FIRST_RELATION;
  const leftOf = new Map<number, number>();
  return (meaning) => {
    const pool = poolOf(meaning, rules);
    const queue = queueOf(pool);
    const at = leftOf.get(pool) ?? 0;
    leftOf.set(pool, at + 1);
    const required = position.required.filter((cube) => labels.pools[SYMBOLS.indexOf(cube)] === pool).length;
    const distinct = required + (servesRequiredCube === part && serves(rules.requiredCube, pool, labels.pools) ? 1 : 0);
    // Written many times: each that must be used once, then the first of them again and again.
    const kind = isManyTimes(pool) && at >= distinct ? queue[0] : queue[at];
    if (kind === undefined) throw new RangeError('There is no cube for this symbol.');
    return kind;
  };
}

const serves = (cube: CubeSymbol | null, pool: number, pools: readonly number[]): boolean =>
  cube !== null && pools[SYMBOLS.indexOf(cube)] === pool;

function poolOf(meaning: number, { exchange }: OnSetsPosition['rules']): number {
  const partner = exchange[SYMBOLS[meaning] as CubeSymbol];
  return partner === undefined ? meaning : Math.min(meaning, SYMBOLS.indexOf(partner));
}

function usedCubes(
  used: Record<Part, number[]>,
  { rules, required, permitted }: OnSetsPosition,
): { fromResources: CubeSymbol[]; cubes: number } {
  const fromResources: CubeSymbol[] = [];
  let cubes = 0;
  for (const [kind, cube] of SYMBOLS.entries()) {
    const inRequired = required.filter((each) => each === cube).length;
    const onMat = inRequired + permitted.filter((each) => each === cube).length;
    const most = PARTS.reduce((so, part) => {
      const times = used[part][kind] ?? 0;
      const wouldDo = rules.operations.manyTimes && isServedMany(cube, rules) ? Math.max(1, inRequired) : times;
      return Math.max(so, Math.min(times, wouldDo));
    }, 0);
    cubes += most;
    for (let more = onMat; more < most; more += 1) fromResources.push(cube);
  }
  return { fromResources, cubes };
}

const isServedMany = (cube: CubeSymbol, _rules: OnSetsPosition['rules']): boolean => {
  const kind = SYMBOLS.indexOf(cube);
  return !isRelation(cube) && kind >= FIRST_SIGN;
};

const primesIn = (tree: SetName): number =>
  (tree.kind === 'sign' && tree.of === PRIME ? 1 : 0) + tree.operands.reduce((sum, each) => sum + primesIn(each), 0);
const signsIn = (tree: SetName): number =>
  (tree.kind === 'sign' ? 1 : 0) + tree.operands.reduce((sum, each) => sum + signsIn(each), 0);

const primed = (tree: SetName): SetName => ({ kind: 'sign', of: PRIME, operands: [tree] });

/** Under Multiple Operations ′′ adds signs that change nothing. */
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
