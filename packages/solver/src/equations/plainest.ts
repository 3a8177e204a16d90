// Equations that are built differently, one number of cubes after another, the plainest of each first.
import type { Cube as EquationCube, exactNumber } from '@openshake/rules/equations';
import type { Counts } from './bags.ts';
import { comparePlainness, type Plainness, plainnessOf } from './plainness.ts';
import type { Search } from './search.ts';
import { bagsOfSize, type Supply } from './sections.ts';
import type { Value } from './value.ts';
import { formOf, zerosUsed } from './write.ts';

/** One meaning of the 0: the value of the Goal with it, and what there is to write with. */
export interface Reading<M> {
  readonly meaning: M & {
    readonly zero: EquationCube;
    readonly goal: { readonly values: readonly exactNumber.Exact[] };
  };
  readonly merged: Supply;
  /** Whether another meaning has the bag too. */
  readonly isRepeated: (bag: Counts) => boolean;
}

/** One way to build an Equation, in the plainest order and grouping. */
export interface Build<M> {
  readonly meaning: M;
  readonly bag: Counts;
  readonly size: number;
  readonly value: Value;
  readonly plainness: Plainness;
}

/** Collects the builds of this many cubes until all are there, or enough of them. `builds` has each one by its form. */
export function collectBuilds<M>(
  search: Search,
  readings: readonly Reading<M>[],
  supply: Supply,
  size: number,
  builds: Map<string, Build<M>>,
  enough = Number.POSITIVE_INFINITY,
): void {
  for (const { meaning, merged, isRepeated } of readings)
    for (const bag of bagsOfSize(merged, size)) {
      search.step();
      if (isRepeated(bag)) continue;
      const wild = meaning.zero === '0' ? 0 : Math.max(1, zerosUsed(bag, meaning.zero, supply)[0] ?? 0);
      for (const wanted of meaning.goal.values) {
        if (!search.find(bag, wanted)) continue;
        for (const value of search.expressionsOf(bag, wanted)) {
          const form = `${meaning.zero} ${bag.join()} ${formOf(value)}`;
          const plainness = plainnessOf(value, wild);
          const same = builds.get(form);
          if (!same || comparePlainness(plainness, same.plainness) < 0)
            builds.set(form, { meaning, bag, size, value, plainness });
          if (builds.size >= enough) return;
        }
      }
    }
}

export const inOrder = <M>(builds: Map<string, Build<M>>): Build<M>[] =>
  [...builds.values()].sort((one, other) => comparePlainness(one.plainness, other.plainness));
