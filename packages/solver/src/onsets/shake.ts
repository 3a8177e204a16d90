// One shake from its Goal to its end: what is worked out once serves every turn.
//
// Without Restrictions and without signs that serve many times, everything about a Solution is which cubes it uses. So the shake keeps the list
// of good usages, of all cubes that were rolled, and one pass over it answers Now, Possible and every move of a turn.
import type { Section } from '@openshake/rules';
import type { Leaves, Signs } from './bags.ts';
import { countOf, LEAF_KINDS, SIGN_KINDS } from './bags.ts';
import { casesOf } from './boxes.ts';
import { Effort } from './effort.ts';
import { movesIn } from './moves.ts';
import { ASIDE, FIRST_RELATION, KINDS, kindOf, type Labels, reckoningOf, type Stock, stockOf, zeros } from './pools.ts';
import type { TablePosition, WritingRules } from './position.ts';
import { someSetNameBag } from './setNameBags.ts';
import { Target } from './target.ts';
import { type JudgedMove, judgeTurn } from './turn.ts';

/** What can be used together, for one way to label the cubes: FIRST_RELATION counts for each usage. */
interface Usages {
  labels: Labels;
  counts: Uint8Array;
}

/** Whether a Solution is told by the cubes that it uses. */
const isTold = ({ restrictions, operations, requiredCube, solutions }: WritingRules): boolean =>
  restrictions === 'none' && !operations.manyTimes && requiredCube === null && solutions === 1;

export class Shake {
  readonly #usages: readonly Usages[] | undefined;

  /** `start`: the position when the Goal has been set, or any later one. */
  constructor(start: TablePosition, effort: Effort = new Effort()) {
    // A shift takes cubes from elsewhere than Resources.
    this.#usages = isTold(start.rules) && !start.rules.moves.shift ? goodUsages(start, effort) : undefined;
  }

  /** Every move of the next Mover, judged. The position is one of this shake: no cube that was Forbidden at its start is back. */
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
  families.effort = effort;
  return reckoningOf(rules)
    .labels(all)
    .flatMap((labels) => casesOf(rules, all, labels, 'any'))
    .map((one) => {
      const counts: number[] = [];
      someSetNameBag(
        { ...one, nothingNew: undefined },
        families,
        Math.max(1, rules.operations.atLeast),
        (leaves, signs) => {
          const family = families.family(leaves, signs);
          effort.spend(family.length + 1);
          if (family.some((table) => target.hits(table))) pushCounts(counts, leaves, signs);
          return false;
        },
      );
      return { labels: one.labels, counts: Uint8Array.from(counts) };
    });
}

function pushCounts(to: number[], leaves: Leaves, signs: Signs): void {
  for (let kind = 0; kind < LEAF_KINDS; kind += 1) to.push(countOf(leaves, kind));
  for (let kind = 0; kind < SIGN_KINDS; kind += 1) to.push(countOf(signs, kind));
}

/** Kinds of cube as bits. */
type KindSet = number;

/** What can be written after each kind of cube went to each section. */
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

  add({ labels, counts }: Usages): void {
    const least = zeros();
    const onMat = zeros();
    const all = zeros();
    // The kinds in Resources of each pool.
    const kinds = zeros();
    for (let kind = 0; kind < KINDS; kind += 1) {
      const pool = labels.pools[kind] as number;
      const required = this.#stock.required[kind] as number;
      const inResources = this.#stock.resources[kind] as number;
      if (pool === ASIDE || pool >= FIRST_RELATION) {
        // What has no place must not be Required.
        if (required > 0) return;
        continue;
      }
      if (inResources > 0) kinds[pool] = (kinds[pool] as number) | (1 << kind);
      least[pool] = (least[pool] as number) + required;
      onMat[pool] = (onMat[pool] as number) + required + (this.#stock.permitted[kind] as number);
      all[pool] = (all[pool] as number) + required + (this.#stock.permitted[kind] as number) + inResources;
    }
    let { required, forbidden } = this.#possible;
    for (let at = 0; at < counts.length; at += FIRST_RELATION) {
      let taken = 0;
      let fits = true;
      /** The kinds that are taken from Resources, that could be Required, and of which every cube is used. */
      let takes = 0;
      let uses = 0;
      let needsAll = 0;
      for (let pool = 0; pool < FIRST_RELATION; pool += 1) {
        const count = counts[at + pool] as number;
        const there = onMat[pool] as number;
        if (count < (least[pool] as number) || count > (all[pool] as number)) {
          fits = false;
          break;
        }
        if (count > there) {
          taken += count - there;
          takes |= kinds[pool] as number;
        }
        if (count > (least[pool] as number)) uses |= kinds[pool] as number;
        if (count === (all[pool] as number)) needsAll |= kinds[pool] as number;
      }
      if (!fits) continue;
      this.#possible.permitted = this.#inResources;
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
