// Which ordinary fractions so many symbols of a table can make at all, whatever the bags: what is not among them needs no search.
import { EQUATION_CUBES } from '@openshake/rules';
import { type Counts, FIRST_SIGN } from './bags.ts';
import { DENOMINATORS, mayBePlain } from './combine.ts';
import type { Near } from './near.ts';
import type { Search } from './search.ts';
import { Shelf } from './shelf.ts';
import { Table } from './table.ts';
import type { Sign, Value } from './value.ts';

/** So many sizes above the listed ones are outlined. */
export const OUTLINED = 2;

/** Only fractions up to this size are told; narrow bounds of such a number hold at most one of them. */
const LARGEST = 2 ** 14;
const NARROW = 2 ** -14;

const isOrdinary = ({ n, d }: Near): boolean =>
  d !== 0 && DENOMINATORS % d === 0 && n <= LARGEST * d && n >= -LARGEST * d;

/** Whether a value that is no known fraction may still be an ordinary one. */
const mayBeOrdinary = ({ lo, hi, surd }: Value): boolean =>
  !surd && lo <= LARGEST && hi >= -LARGEST && (hi - lo > NARROW || mayBePlain({ lo, hi }));

/** The fractions of one size, and what may be one of them. */
class Told {
  readonly fractions = new Set<number>();
  readonly others = new Shelf<Value>();
}

export class Outline {
  readonly #search: Search;
  readonly #signs: readonly Sign[];
  /** Every value of 1, 2, … symbols once. */
  readonly #values: (readonly Value[])[];
  readonly #told: (Told | undefined)[] = [];

  /** `listed`: the values of 1, 2, … symbols, after an empty first place. What the next sizes can make is worked out from them. */
  constructor(search: Search, room: Counts, listed: readonly (readonly Value[])[]) {
    this.#search = search;
    this.#signs = EQUATION_CUBES.filter((_, at) => at >= FIRST_SIGN && (room[at] ?? 0) > 0) as Sign[];
    this.#values = listed.map((values) => {
      const once = new Table();
      for (const value of values) once.add(value);
      return once.values;
    });
    const before = search.undecided;
    for (let size = listed.length; size < listed.length + OUTLINED; size += 1) {
      const told = this.#tell(size);
      if (search.undecided === before) this.#told[size] = told;
    }
  }

  /** False is proven: no expression of so many symbols is this number. */
  mayHave(wanted: Near, size: number): boolean {
    const told = this.#told[size];
    if (!told || !isOrdinary(wanted)) return true;
    return told.fractions.has(wanted.n / wanted.d) || told.others.visit(wanted, () => true);
  }

  #tell(size: number): Told {
    const told = new Told();
    // The next size takes roots of these.
    const radicands = new Table();
    this.#each(size, (value) => {
      if (value.d !== 0) told.fractions.add(value.n / value.d);
      else if (mayBeOrdinary(value)) told.others.add(value);
      if (this.#signs.includes('r') && value.hi >= 0) radicands.add(value);
    });
    this.#values[size] = radicands.values;
    return told;
  }

  #each(size: number, visit: (value: Value) => void): void {
    const { combiner } = this.#search;
    const join = (sign: Sign, left: Value | undefined, right: Value): void => {
      this.#search.step();
      const value = combiner.combine(sign, left, right);
      if (value) visit(value);
    };
    if (this.#signs.includes('r')) for (const value of this.#values[size - 1] ?? []) join('r', undefined, value);
    for (let small = 1; small <= (size - 1) / 2; small += 1)
      for (const one of this.#values[small] ?? [])
        for (const other of this.#values[size - 1 - small] ?? [])
          for (const sign of this.#signs) {
            join(sign, one, other);
            if (sign !== '+' && sign !== 'x') join(sign, other, one);
          }
  }
}
