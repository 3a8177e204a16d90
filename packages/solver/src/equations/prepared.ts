// The family of Solutions of a shake: every bag of up to this many cubes that has one, for each meaning of the 0, and which of them a table allows.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
  type GoalReading,
} from '@openshake/rules/equations';
import { BagIndex, type Between, type Fits } from './bagIndex.ts';
import { type Counts, plus } from './bags.ts';
import { Families } from './family.ts';
import { PLAIN } from './halves.ts';
import { pack } from './packed.ts';
import { nearOf, type Search } from './search.ts';
import { allows, type Supply, sizeOf, supplyWithZeroAs, withoutZeros, zerosIn } from './sections.ts';

/** What the 0 stands for, and the Goal with it. */
interface Reading {
  readonly zero: EquationCube;
  readonly goal: GoalReading;
}

/** A bag that has a Solution with this meaning of the 0. */
export interface Member<R extends Reading> {
  readonly meaning: R;
  readonly bag: Counts;
  readonly size: number;
}

/** Meanings with one Goal, and the bags that make it, by size. */
interface Shared<R extends Reading> {
  readonly meanings: readonly R[];
  readonly bags: Int32Array[];
}

/** The cubes of a table for one meaning of the 0, which has a bit. */
interface OwnRoom<R extends Reading> {
  readonly meaning: R;
  readonly symbol: number;
  readonly merged: Supply;
  readonly bit: number;
}

/** The meanings of each Goal, and which of them the halves of bags fit. */
interface RoomIn<R extends Reading> {
  readonly supply: Supply;
  readonly own: readonly (readonly OwnRoom<R>[])[];
  readonly fits: Fits;
}

const symbolOf = ({ zero }: Reading): number => EQUATION_CUBES.indexOf(zero);

export class Prepared<R extends Reading> {
  readonly most: number;
  readonly #index: BagIndex;
  readonly #families: readonly Shared<R>[];
  #last: RoomIn<R> | undefined;

  /** `alike`: the meanings of the 0, grouped by equal Goals. Finds all of them; `search` may stop it. */
  constructor(
    search: Search,
    { zeroWild }: EquationsRules,
    cubes: Counts,
    alike: readonly (readonly R[])[],
    most: number,
  ) {
    this.most = most;
    const zeros = zeroWild ? zerosIn(cubes) : 0;
    const room = zeroWild ? cubes.map((count, symbol) => (symbol === 0 ? 0 : count)) : cubes;
    const index = new BagIndex(room, zeros, most);
    this.#index = index;
    const families = new Families(search, index, most);
    this.#families = alike.map((meanings) => {
      const symbols = new Set(meanings.map(symbolOf)).add(PLAIN);
      const wanted = meanings[0]?.goal.values ?? [];
      const bags = Array.from({ length: most + 1 }, (_, size) => {
        const isOwn = (bag: number): boolean => symbols.has(index.wildOf(bag));
        const found = new Set(
          size < 2 ? [] : wanted.flatMap((value) => families.of(value, nearOf(value), size, isOwn)),
        );
        return Int32Array.from([...found].filter(isOwn));
      });
      return { meanings, bags };
    });
  }

  /** How many bags there are. */
  get length(): number {
    return this.#families.reduce((sum, { bags }) => sum + bags.reduce((all, { length }) => all + length, 0), 0);
  }

  /** Each bag once, the smallest first. */
  *members(): Generator<Member<R>> {
    for (let size = 0; size <= this.most; size += 1)
      for (const { meanings, bags } of this.#families)
        for (const bag of bags[size] ?? []) {
          const wild = this.#index.wildOf(bag);
          const meaning = wild === PLAIN ? meanings[0] : meanings.find((each) => symbolOf(each) === wild);
          if (meaning) yield { meaning, bag: this.#index.countsOf(bag), size };
        }
  }

  /** Those of one size that work here, for every meaning of the 0 with which they do. */
  *allowed(supply: Supply, size: number): Generator<Member<R>> {
    const { fits, own } = this.#roomIn(supply);
    for (const [at, { bags }] of this.#families.entries()) {
      const meanings = own[at] ?? [];
      const bits = meanings.reduce((all, { bit }) => all | bit, 0);
      for (const bag of bags[size] ?? []) {
        const fit = this.#index.fitOf(bag, fits) & bits;
        if (fit === 0) continue;
        const wild = this.#index.wildOf(bag);
        const counts = this.#index.countsOf(bag);
        for (const { meaning, symbol, merged, bit } of meanings)
          if ((fit & bit) !== 0 && (wild === PLAIN || wild === symbol) && allows(merged, counts))
            yield { meaning, bag: counts, size };
      }
    }
  }

  /** What a table has for each meaning of the 0. Keeps the last one asked about. */
  #roomIn(supply: Supply): RoomIn<R> {
    if (this.#last?.supply === supply) return this.#last;
    // Without any 0, all meanings of one Goal are the same.
    const isPlain = sizeOf(supply.onMat) + sizeOf(supply.resources) === sizeOfPlain(supply);
    const between: Between[] = [];
    const own = this.#families.map(({ meanings }) =>
      (isPlain ? meanings.slice(0, 1) : meanings).map((meaning) => {
        const merged = supplyWithZeroAs(supply, meaning.zero);
        between.push({ least: pack(merged.required), most: pack(plus(merged.onMat, merged.resources)) });
        return { meaning, merged, symbol: symbolOf(meaning), bit: 1 << (between.length - 1) };
      }),
    );
    this.#last = { supply, own, fits: this.#index.fitsOf(between) };
    return this.#last;
  }
}

const sizeOfPlain = (supply: Supply): number => {
  const { onMat, resources } = withoutZeros(supply);
  return sizeOf(onMat) + sizeOf(resources);
};
