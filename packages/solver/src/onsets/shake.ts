// One shake from its Goal to its end: what is worked out once serves every turn.
//
// Without Restrictions and without signs that serve many times, a Solution depends only on which cubes it uses. So the shake keeps the list
// of good usages of all the rolled cubes, and one pass over it answers Now, Possible and every move of a turn.
import type { Section } from '@openshake/rules';
import type { Leaves, Signs } from './bags.ts';
import { countOf, holds, LEAF_KINDS, MOST_COMPARED, one, sizeOf } from './bags.ts';
import { casesOf } from './boxes.ts';
import { Effort } from './effort.ts';
import { movesIn } from './moves.ts';
import {
  ASIDE,
  type Counts,
  FIRST_RELATION,
  KINDS,
  kindOf,
  type Labels,
  reckoningOf,
  type Stock,
  stockOf,
  zeros,
} from './pools.ts';
import type { TablePosition, WritingRules } from './position.ts';
import { someSetNameBag } from './setNameBags.ts';
import { Target } from './target.ts';
import { type JudgedMove, judgeTurn } from './turn.ts';

/** What can be used together, for one way to label the cubes: a bag of leaves and one of signs for each usage, and how many cubes they are. */
interface Usages {
  labels: Labels;
  leaves: Int32Array;
  signs: Int32Array;
  sizes: Uint8Array;
}

/** Whether the cubes that it uses say everything about a Solution. */
const dependsOnCubesAlone = ({ restrictions, operations, requiredCube, solutions }: WritingRules): boolean =>
  restrictions === 'none' && !operations.manyTimes && requiredCube === null && solutions === 1;

export class Shake {
  readonly #usages: readonly Usages[] | undefined;

  /** `start`: the position when the Goal has been set, or any later one. */
  constructor(start: TablePosition, effort: Effort = new Effort()) {
    // A shift takes cubes from somewhere other than Resources.
    const isKit = start.required.length + start.permitted.length + start.resources.length <= MOST_COMPARED;
    this.#usages =
      dependsOnCubesAlone(start.rules) && !start.rules.moves.shift && isKit ? goodUsages(start, effort) : undefined;
  }

  /** Every move of the next Mover, judged. The position belongs to this shake: no cube that was Forbidden at its start is back. */
  turn(position: TablePosition, effort: Effort = new Effort()): JudgedMove[] {
    if (!this.#usages) return judgeTurn(position, effort);
    const found = new Outlook(stockOf(position));
    for (const usages of this.#usages) found.add(usages);
    return movesIn(position).map(({ cube, to }) => ({ cube, to, ...found.after(kindOf(cube), to) }));
  }
}

function goodUsages(start: TablePosition, effort: Effort): Usages[] {
  const { rules } = start;
  const target = new Target(start);
  const { required, permitted, resources } = stockOf(start);
  const all: Stock = {
    required: zeros(),
    permitted: zeros(),
    resources: required.map((count, kind) => count + (permitted[kind] as number) + (resources[kind] as number)),
  };
  const { families } = reckoningOf(rules);
  effort.begin();
  families.effort = effort;
  return reckoningOf(rules)
    .labels(all)
    .flatMap((labels) => casesOf(rules, all, labels, 'any'))
    .map((usable) => {
      const bags: [Leaves, Signs][] = [];
      someSetNameBag(
        { ...usable, nothingNew: undefined },
        families,
        Math.max(1, rules.operations.atLeast),
        (leaves, signs) => {
          const family = families.family(leaves, signs);
          effort.spend(family.length + 1);
          if (family.some((table) => target.hits(table))) bags.push([leaves, signs]);
          return false;
        },
      );
      return {
        labels: usable.labels,
        leaves: Int32Array.from(bags, ([leaves]) => leaves),
        signs: Int32Array.from(bags, ([, signs]) => signs),
        sizes: Uint8Array.from(bags, ([leaves, signs]) => sizeOf(leaves) + sizeOf(signs)),
      };
    });
}

/** The cubes of a pool within its bag: leaves, then signs. */
const inPool = (leaves: Leaves, signs: Signs, pool: number): number =>
  pool < LEAF_KINDS ? countOf(leaves, pool) : countOf(signs, pool - LEAF_KINDS);

const leavesOf = (counts: Counts): Leaves =>
  counts.slice(0, LEAF_KINDS).reduce((sum, n, kind) => sum + n * one(kind), 0);
const signsOf = (counts: Counts): Signs =>
  counts.slice(LEAF_KINDS, FIRST_RELATION).reduce((sum, n, kind) => sum + n * one(kind), 0);

/** Kinds of cube as bits. */
type KindSet = number;

/** What can be written after each kind of cube goes to each section. */
class Outlook {
  readonly #stock: Stock;
  /** The kinds of cube in Resources. */
  readonly #inResources: KindSet;
  #possible: Record<Section, KindSet> = { required: 0, permitted: 0, forbidden: 0 };
  #now: Record<Section, KindSet> = { required: 0, permitted: 0, forbidden: 0 };

  constructor(stock: Stock) {
    this.#stock = stock;
    this.#inResources = stock.resources.reduce((kinds, count, kind) => (count > 0 ? kinds | (1 << kind) : kinds), 0);
  }

  after(kind: number, to: Section): { now: boolean; possible: boolean } {
    return { now: (this.#now[to] >> kind) % 2 === 1, possible: (this.#possible[to] >> kind) % 2 === 1 };
  }

  add({ labels, leaves, signs, sizes }: Usages): void {
    const least = zeros();
    const onMat = zeros();
    const all = zeros();
    // The kinds in Resources of each pool.
    const kinds = zeros();
    let matSize = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const pool = labels.pools[kind] as number;
      const required = this.#stock.required[kind] as number;
      const inResources = this.#stock.resources[kind] as number;
      if (pool === ASIDE || pool >= FIRST_RELATION) {
        // A cube without a place must not be Required.
        if (required > 0) return;
        continue;
      }
      const onMine = required + (this.#stock.permitted[kind] as number);
      matSize += onMine;
      if (inResources > 0) kinds[pool] = (kinds[pool] as number) | (1 << kind);
      least[pool] = (least[pool] as number) + required;
      onMat[pool] = (onMat[pool] as number) + onMine;
      all[pool] = (all[pool] as number) + onMine + inResources;
    }
    const leastLeaves = leavesOf(least);
    const leastSigns = signsOf(least);
    const allLeaves = leavesOf(all);
    const allSigns = signsOf(all);
    let { required, forbidden } = this.#possible;
    for (let at = 0; at < sizes.length; at += 1) {
      const some = leaves[at] as number;
      const others = signs[at] as number;
      const fits =
        holds(allLeaves, some) && holds(allSigns, others) && holds(some, leastLeaves) && holds(others, leastSigns);
      if (!fits) continue;
      this.#possible.permitted = this.#inResources;
      // If everything is possible anyway, only what is near Now says more.
      const mayBeNear = (sizes[at] as number) - matSize <= 2;
      if (!mayBeNear && required === this.#inResources && forbidden === this.#inResources) continue;
      let taken = 0;
      /** The kinds taken from Resources, those that could be Required, and those with every cube used. */
      let takes = 0;
      let uses = 0;
      let needsAll = 0;
      for (let pool = 0; pool < FIRST_RELATION; pool += 1) {
        const count = inPool(some, others, pool);
        const there = onMat[pool] as number;
        if (count > there) {
          taken += count - there;
          takes |= kinds[pool] as number;
        }
        if (count > (least[pool] as number)) uses |= kinds[pool] as number;
        if (count === (all[pool] as number)) needsAll |= kinds[pool] as number;
      }
      required |= uses;
      forbidden |= this.#inResources & ~needsAll;
      if (taken > 2) continue;
      // With two cubes missing, permitting or requiring one of the two leaves one.
      const enough = taken === 2 ? takes : this.#inResources;
      this.#now.permitted |= enough;
      this.#now.required |= enough & uses;
      if (taken < 2) this.#now.forbidden |= this.#inResources & ~needsAll;
    }
    this.#possible.required = required;
    this.#possible.forbidden = forbidden;
  }
}
