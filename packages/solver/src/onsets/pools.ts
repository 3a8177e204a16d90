// Kinds of cube and what they stand for.
//
// Cubes that may stand for the same symbol are one pool: a wild cube joins the pool of what it stands for, and an interchangeable pair makes one
// pool of two symbols. Within a pool it never matters which cube serves which symbol, only how many there are.
import { type CubeSymbol, isDigit, SYMBOLS } from '@openshake/rules/onsets';
import { type Families, familiesOf } from './families.ts';
import type { OnSetsPosition, WritingRules } from './position.ts';
import { notACube } from './reading.ts';

/** A number for each of SYMBOLS, as kinds of cube or as pools: six sets, four signs, two relations. */
export type Counts = number[];
export const KINDS = SYMBOLS.length;
export const FIRST_SIGN = 6;
export const FIRST_RELATION = 10;
export const EQUALS = 10;
export const SUBSET = 11;

const KIND_OF: Readonly<Partial<Record<string, number>>> = Object.fromEntries(
  SYMBOLS.map((symbol, kind) => [symbol, kind]),
);
export const kindOf = (cube: CubeSymbol): number => KIND_OF[cube] as number;
export const symbolOf = (kind: number): CubeSymbol => SYMBOLS[kind] as CubeSymbol;
export const isRelationPool = (pool: number): boolean => pool >= FIRST_RELATION;
export const isSignPool = (pool: number): boolean => pool >= FIRST_SIGN && pool < FIRST_RELATION;

export const zeros = (): Counts => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** How many cubes of each kind are in each section. */
export interface Stock {
  required: Counts;
  permitted: Counts;
  resources: Counts;
}

export function stockOf({ required, permitted, resources }: OnSetsPosition): Stock {
  return { required: countKinds(required), permitted: countKinds(permitted), resources: countKinds(resources) };
}

function countKinds(cubes: readonly CubeSymbol[]): Counts {
  const counts = zeros();
  for (const cube of cubes) {
    const kind = KIND_OF[cube];
    if (kind !== undefined) bump(counts, kind);
    // A digit cube that strayed into a section does not count.
    else if (!isDigit(cube)) throw notACube(cube);
  }
  return counts;
}

export const bump = (counts: Counts, at: number, by = 1): void => {
  counts[at] = (counts[at] as number) + by;
};

/** No pool: the cube is set aside. */
export const ASIDE = -1;

/** What the cubes stand for throughout one Solution. */
export interface Labels {
  /** The pool of each kind of cube. */
  pools: readonly number[];
  /** What each wild cube stands for if not for itself. */
  standsFor: ReadonlyMap<CubeSymbol, CubeSymbol>;
  /** Wild cubes that stand for another symbol and are optional: without them there is nothing new here. */
  optional: readonly number[];
}

/** The pool of a symbol: in an interchangeable pair, the second is in the pool of the first. */
export function poolOf(symbol: CubeSymbol, { exchange }: WritingRules): number {
  const partner = exchange[symbol];
  return partner === undefined ? kindOf(symbol) : Math.min(kindOf(symbol), kindOf(partner));
}

/** What the rules of a shake mean for a search; worked out once for each. */
export class Reckoning {
  readonly families: Families;
  readonly #rules: WritingRules;
  readonly #wild: readonly number[];
  readonly #labels = new Map<number, Labels[]>();

  constructor(rules: WritingRules) {
    this.#rules = rules;
    this.#wild = SYMBOLS.filter((cube) => rules.wild[cube]).map(kindOf);
    this.families = familiesOf({
      minus: rules.operations.minus,
      manyTimes: rules.operations.manyTimes,
      unionIsIntersection: rules.exchange.U === 'N',
      universeIsNull: rules.exchange.V === 'A',
    });
  }

  /** Every way to choose what the wild cubes stand for, the plainest first. */
  labels({ required, permitted, resources }: Stock): Labels[] {
    let key = 0;
    for (const kind of this.#wild) {
      const isThere = (permitted[kind] as number) + (resources[kind] as number) > 0;
      key = key * 3 + ((required[kind] as number) > 0 ? 2 : isThere ? 1 : 0);
    }
    const known = this.#labels.get(key) ?? this.#makeLabels(key);
    this.#labels.set(key, known);
    return known;
  }

  #makeLabels(key: number): Labels[] {
    const rules = this.#rules;
    const pools = SYMBOLS.map((symbol) => poolOf(symbol, rules));
    let all: Labels[] = [{ pools, standsFor: new Map(), optional: [] }];
    for (const [at, kind] of this.#wild.entries()) {
      const presence = Math.floor(key / 3 ** (this.#wild.length - 1 - at)) % 3;
      const isRequired = presence === 2;
      const cube = symbolOf(kind);
      const wild = rules.wild[cube];
      const mayBeLeft = !isRequired && rules.requiredCube !== cube;
      const meanings = new Map<number, CubeSymbol>();
      for (const meaning of presence > 0 ? (wild?.mayMean ?? []) : [])
        if (meaning !== cube && !meanings.has(poolOf(meaning, rules))) meanings.set(poolOf(meaning, rules), meaning);
      if (wild?.itself) meanings.delete(poolOf(cube, rules));
      all = all.flatMap((labels) => {
        const next: Labels[] = [];
        if (wild?.itself) next.push(labels);
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
    // Those with fewer cubes that stand for something else come first.
    return all.sort((one, other) => one.standsFor.size - other.standsFor.size);
  }
}

const reckonings = new WeakMap<WritingRules, Reckoning>();

export function reckoningOf(rules: WritingRules): Reckoning {
  const known = reckonings.get(rules);
  if (known) return known;
  const made = new Reckoning(rules);
  reckonings.set(rules, made);
  return made;
}
