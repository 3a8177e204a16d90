// All values of all bags of one small size, with equal values together: found by number, and by the logarithm of their size.
import type { BagIndex } from './bagIndex.ts';
import * as bounds from './bounds.ts';
import { Found } from './found.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { Nearby } from './nearby.ts';
import { keyOf, type Search } from './search.ts';
import { Marks, Together } from './together.ts';
import type { Value } from './value.ts';

/** One value and the bags that make it. */
export interface Made {
  /** Missing if the rules leave it undefined. */
  readonly value: Value | undefined;
  readonly bags: readonly number[];
}

/** One known value. */
export interface Known extends Made {
  readonly value: Value;
}

/** A double for a listed number errs by less than this share of it. So does the one for its logarithm. */
export const PRECISE = 2 ** -40;
const PRECISE_LOG = 2 ** -36;
/** Within these sizes products and quotients are plain doubles. */
const LARGEST = 2 ** 480;

/** A number as a double; NaN if a double does not describe it well: wide bounds, or too large, or too close to 0. */
export function roughly({ n, d, lo, hi }: Near, precise = PRECISE): number {
  if (d === 1 && n === 0) return 0;
  const middle = (lo + hi) / 2;
  const size = Math.abs(middle);
  return hi - lo <= size * precise && size < LARGEST && size > 1 / LARGEST ? middle : Number.NaN;
}

/** log₂ of the size of a number; NaN if a double does not describe it well: 0, or wide bounds. */
export function roughLog(known: Near, precise = PRECISE_LOG): number {
  if (known.lo <= 0 && known.hi >= 0) return Number.NaN;
  if (isOne(known)) return 0;
  const { n, d } = known;
  const off = (Math.abs(n) - d) / (Math.abs(n) + d);
  if (d !== 0 && Math.abs(off) < 2 ** -8) return bounds.logOfRatio(off);
  const { lo, hi } = bounds.logOf(known);
  const middle = (lo + hi) / 2;
  return Number.isFinite(middle) && middle !== 0 && hi - lo <= Math.abs(middle) * precise ? middle : Number.NaN;
}

/** One fraction, or values that are not known fractions and too close for their bounds to separate. */
export class Group {
  readonly near: Near;
  readonly members: readonly Known[];

  constructor(known: Near, members: readonly Known[]) {
    this.near = known;
    this.members = members;
  }
}

const isOne = ({ n, d }: Near): boolean => d === 1 && (n === 1 || n === -1);

/** All values of this many symbols. */
export class Listed {
  readonly groups: readonly Group[];
  /** The doubles of the groups, and their logarithms; NaN if a double does not describe them. */
  readonly numbers: Float64Array;
  readonly logs: Float64Array;
  readonly byNumber: Nearby;
  readonly byLog: Nearby;
  readonly #fractions = new Map<number | string, Group>();
  /** Groups that doubles do not describe. */
  readonly hidden: readonly Group[];

  constructor(search: Search, index: BagIndex, size: number) {
    const fractions = new Map<number | string, { value: Value; bags: number[] }>();
    const others: Known[] = [];
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
    this.groups = [...this.#fractions.values(), ...grouped(others, new Marks(index.length))];
    this.numbers = Float64Array.from(this.groups, (group) => roughly(group.near));
    this.logs = Float64Array.from(this.groups, (group) => roughLog(group.near));
    this.byNumber = new Nearby(this.numbers);
    this.byLog = new Nearby(this.logs);
    this.hidden = this.groups.filter(
      (_, at) => Number.isNaN(this.numbers[at]) || (Number.isNaN(this.logs[at]) && this.numbers[at] !== 0),
    );
  }

  madeAt(place: number): readonly Made[] {
    return (this.groups[place] as Group).members;
  }

  // Numbers that doubles do not describe are hidden.
  visitFar(): void {}
  visitFarBetween(): void {}
  readonly isLoose = false;
  visitLoose(): void {}

  /** Visits every group that may be the number. */
  visit(wanted: Near, visit: (group: Group) => void): void {
    const same = wanted.d === 0 ? undefined : this.#fractions.get(keyOf(wanted));
    if (same) visit(same);
    const offer = (group: Group): void => {
      if (group !== same && near.mayEqual(group.near, wanted)) visit(group);
    };
    const number = roughly(wanted);
    if (Number.isNaN(number)) {
      this.groups.forEach(offer);
      return;
    }
    for (let entry = this.byNumber.first(number); entry >= 0; entry = this.byNumber.next(number, entry))
      offer(this.groups[this.byNumber.placeOf(entry)] as Group);
    this.hidden.forEach(offer);
  }
}

/** Equal values as one. */
function together(values: readonly Known[], marks: Marks): readonly Known[] {
  const all = new Together(marks);
  for (const { value, bags } of values) all.add(value, Found.of(bags));
  return all.all;
}

/** Puts values whose bounds meet, directly or through others between them, into one group. */
function grouped(values: Known[], marks: Marks): Group[] {
  const groups: Group[] = [];
  values.sort((one, other) => one.value.lo - other.value.lo);
  let same: Known[] = [];
  let hi = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    const lo = same[0]?.value.lo;
    if (lo === undefined) return;
    const surd = same.every(({ value }) => value.surd);
    groups.push(new Group(near.within({ lo, hi }, surd), same.length > 1 ? together(same, marks) : same));
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
