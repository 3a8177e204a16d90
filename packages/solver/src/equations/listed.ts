// All values of all bags of one small size, those that are one number together: found by number, and by the logarithm of their size.
import type { exactNumber } from '@openshake/rules';
import type { BagIndex } from './bagIndex.ts';
import * as bounds from './bounds.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { Nearby } from './nearby.ts';
import { keyOf, type Search } from './search.ts';
import { equals, Undecided, type Value } from './value.ts';

/** One value and the bags that make it. */
export interface Made {
  readonly value: Value;
  readonly bags: number[];
}

/** Doubles stand for a number with an error of less than this share of it, and for a logarithm. */
const PRECISE = 2 ** -37;
const PRECISE_LOG = 2 ** -30;
/** Within these sizes products and quotients are plain doubles. */
const LARGEST = 2 ** 480;

/** A number as a double; NaN where that does not tell it well: 0, or wide bounds, or beyond all sizes. */
export function roughly({ lo, hi }: Near): number {
  const middle = (lo + hi) / 2;
  const size = Math.abs(middle);
  return hi - lo <= size * PRECISE && size < LARGEST && size > 1 / LARGEST ? middle : Number.NaN;
}

/** log₂ of the size of a number; NaN where a double does not tell it well: 0, or wide bounds, or ±1. */
export function roughLog(known: Near): number {
  if (known.lo <= 0 && known.hi >= 0) return Number.NaN;
  const { lo, hi } = bounds.logOf(known);
  const middle = (lo + hi) / 2;
  return Number.isFinite(middle) && middle !== 0 && hi - lo <= Math.abs(middle) * PRECISE_LOG ? middle : Number.NaN;
}

/** One fraction; or values that are no known fractions and too close to be told apart by their bounds. */
export class Group {
  readonly near: Near;
  readonly members: readonly Made[];

  #exact: exactNumber.Exact | 'several' | undefined;

  constructor(known: Near, members: readonly Made[]) {
    this.near = known;
    this.members = members;
  }

  /** The number, where the members are proven to be one. */
  get exact(): exactNumber.Exact | undefined {
    this.#exact ??= this.#common() ?? 'several';
    return this.#exact === 'several' ? undefined : this.#exact;
  }

  #common(): exactNumber.Exact | undefined {
    const [one, ...rest] = this.members.map(({ value }) => value);
    if (!one) return undefined;
    try {
      return rest.every((other) => equals(other, one.exact)) ? one.exact : undefined;
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      return undefined;
    }
  }
}

const isZero = ({ n, d }: Near): boolean => d === 1 && n === 0;
const isOne = ({ n, d }: Near): boolean => d === 1 && (n === 1 || n === -1);

/** All values of so many symbols. */
export class Listed {
  readonly groups: readonly Group[];
  /** The doubles of the groups, and their logarithms. */
  readonly numbers: Float64Array;
  readonly logs: Float64Array;
  readonly byNumber: Nearby;
  readonly byLog: Nearby;
  readonly #fractions = new Map<number | string, Group>();
  /** No logarithm is larger, with either sign. */
  readonly mostLog: number;
  /** Groups that `byNumber` or `byLog` does not find, 0 and ±1 apart. */
  readonly hidden: readonly Group[];

  constructor(search: Search, index: BagIndex, size: number) {
    const fractions = new Map<number | string, Made>();
    const others: Made[] = [];
    for (let bag = index.first[size] ?? 0; bag < (index.first[size + 1] ?? 0); bag += 1)
      for (const value of search.valuesOf(index.countsOf(bag))) {
        if (value.d === 0) {
          others.push({ value, bags: [bag] });
          continue;
        }
        const key = keyOf(value);
        const same = fractions.get(key);
        if (same) same.bags.push(bag);
        else fractions.set(key, { value, bags: [bag] });
      }
    for (const [key, made] of fractions) this.#fractions.set(key, new Group(made.value, [made]));
    this.groups = [...this.#fractions.values(), ...grouped(others)];
    this.numbers = Float64Array.from(this.groups, (group) => roughly(group.near));
    this.logs = Float64Array.from(this.groups, (group) => roughLog(group.near));
    this.byNumber = new Nearby(this.numbers);
    this.byLog = new Nearby(this.logs);
    this.hidden = this.groups.filter(
      ({ near: known }, at) =>
        !isZero(known) && (Number.isNaN(this.numbers[at]) || (Number.isNaN(this.logs[at]) && !isOne(known))),
    );
    this.mostLog = this.logs.reduce((most, log) => Math.max(most, Math.abs(log) || 0), 0);
  }

  /** Whether no number that `byNumber` finds is so large, or so close to 0. */
  isBeyond(log: number): boolean {
    return Math.abs(log) > this.mostLog + 1;
  }

  /** Visits every group that may be the number. */
  visit(wanted: Near, visit: (group: Group) => void): void {
    const same = wanted.d === 0 ? undefined : this.#fractions.get(keyOf(wanted));
    if (same) visit(same);
    const offer = (group: Group): void => {
      if (group !== same && near.mayEqual(group.near, wanted)) visit(group);
    };
    const number = roughly(wanted);
    if (Number.isNaN(number) && !this.isBeyond(roughLog(wanted))) {
      this.groups.forEach(offer);
      return;
    }
    for (let entry = this.byNumber.first(number); entry >= 0; entry = this.byNumber.next(number, entry))
      offer(this.groups[this.byNumber.placeOf(entry)] as Group);
    for (const group of this.hidden) if (Number.isNaN(roughly(group.near))) offer(group);
  }
}

/** Values with bounds that meet, directly or by others between them, in one group. */
function grouped(values: Made[]): Group[] {
  const groups: Group[] = [];
  values.sort((one, other) => one.value.lo - other.value.lo);
  let same: Made[] = [];
  let hi = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    const lo = same[0]?.value.lo;
    if (lo === undefined) return;
    const surd = same.every(({ value }) => value.surd);
    groups.push(new Group(near.within({ lo, hi }, surd), same));
    same = [];
  };
  for (const made of values) {
    if (made.value.lo > hi) end();
    hi = same.length === 0 ? made.value.hi : Math.max(hi, made.value.hi);
    same.push(made);
  }
  end();
  return groups;
}
