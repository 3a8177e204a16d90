// One shake from its Goal to its end: what is worked out once serves every turn.
//
// Without Restrictions and without signs that serve many times, everything about a Solution is which cubes it uses. So the shake keeps the list
// of good usages, of all cubes that were rolled, and one pass over it answers Now, Possible and every move of a turn.
import type { Leaves, Signs } from './bags.ts';
import { countOf, LEAF_KINDS, SIGN_KINDS } from './bags.ts';
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
    return movesIn(position).map((move) => ({ ...move, ...found.after(kindOf(move.cube), move.to) }));
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

/** What can be written after each kind of cube went to each section. */
class Outlook {
  readonly #stock: Stock;
  readonly #possible: Record<'required' | 'permitted' | 'forbidden', Uint8Array>;
  readonly #now: Record<'required' | 'permitted' | 'forbidden', Uint8Array>;

  constructor(stock: Stock) {
    const none = () => ({
      required: new Uint8Array(KINDS),
      permitted: new Uint8Array(KINDS),
      forbidden: new Uint8Array(KINDS),
    });
    this.#stock = stock;
    this.#possible = none();
    this.#now = none();
  }

  after(kind: number, to: 'required' | 'permitted' | 'forbidden'): { now: boolean; possible: boolean } {
    return { now: this.#now[to][kind] === 1, possible: this.#possible[to][kind] === 1 };
  }

  add({ labels, counts }: Usages): void {
    const least = zeros();
    const onMat = zeros();
    const all = zeros();
    const kinds: number[] = [];
    const pools: Counts = [];
    for (let kind = 0; kind < KINDS; kind += 1) {
      const pool = labels.pools[kind] as number;
      const required = this.#stock.required[kind] as number;
      const inResources = this.#stock.resources[kind] as number;
      if (inResources > 0) {
        kinds.push(kind);
        pools.push(pool);
      }
      if (pool === ASIDE || pool >= FIRST_RELATION) {
        // What has no place must not be Required.
        if (required > 0) return;
        continue;
      }
      least[pool] = (least[pool] as number) + required;
      onMat[pool] = (onMat[pool] as number) + required + (this.#stock.permitted[kind] as number);
      all[pool] = (all[pool] as number) + required + (this.#stock.permitted[kind] as number) + inResources;
    }
    for (let at = 0; at < counts.length; at += FIRST_RELATION) {
      let taken = 0;
      let fits = true;
      for (let pool = 0; pool < FIRST_RELATION; pool += 1) {
        const count = counts[at + pool] as number;
        if (count < (least[pool] as number) || count > (all[pool] as number)) {
          fits = false;
          break;
        }
        if (count > (onMat[pool] as number)) taken += count - (onMat[pool] as number);
      }
      if (fits) this.#note(counts, at, taken, kinds, pools, least, onMat, all);
    }
  }

  /** One usage that takes so many cubes from Resources: after which moves does it still serve? */
  #note(
    counts: Uint8Array,
    at: number,
    taken: number,
    kinds: number[],
    pools: Counts,
    least: Counts,
    onMat: Counts,
    all: Counts,
  ): void {
    for (let each = 0; each < kinds.length; each += 1) {
      const kind = kinds[each] as number;
      const pool = pools[each] as number;
      const hasPlace = pool !== ASIDE && pool < FIRST_RELATION;
      const count = hasPlace ? (counts[at + pool] as number) : 0;
      const isTaken = hasPlace && count > (onMat[pool] as number);
      const after = isTaken ? taken - 1 : taken;
      this.#possible.permitted[kind] = 1;
      if (after <= 1) this.#now.permitted[kind] = 1;
      if (hasPlace && count > (least[pool] as number)) {
        this.#possible.required[kind] = 1;
        if (after <= 1) this.#now.required[kind] = 1;
      }
      if (!hasPlace || count < (all[pool] as number)) {
        this.#possible.forbidden[kind] = 1;
        if (taken <= 1) this.#now.forbidden[kind] = 1;
      }
    }
  }
}
