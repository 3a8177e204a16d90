// What one size more than the listed ones makes, by doubles: for each number, which two listed numbers and which sign make it. Works out only what is asked for.
import { exactNumber } from '@openshake/rules/equations';
import type { BagIndex, Opening } from './bagIndex.ts';
import { exp2, log2 } from './bounds.ts';
import { Found } from './found.ts';
import { Heads, isNextToOne } from './heads.ts';
import type { Side } from './invert.ts';
import { combined, Joined } from './joined.ts';
import { type Group, type Known, type Listed, type Made, PRECISE, roughLog, roughly } from './listed.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { Nearby } from './nearby.ts';
import { keyOf, type Search } from './search.ts';
import { MINUS, OVER, PLUS, POWER, ROOT, TIMES } from './signs.ts';
import { Marks, Together } from './together.ts';
import { Undecided, type Value } from './value.ts';

/** All signs together join two numbers in this many ways, powers with either sign. */
const WAYS = 14;

/** Keeps no list of more pairs than this. */
const MOST_PAIRS = 6_000_000;

/** A sum that errs by more than this share of itself is worked out. */
const MOST_ERROR = 2 ** -36;
/** How much a listed fraction errs, and any other number. */
export const FRACTION_ERROR = 2 ** -48;
/** A number that was worked out errs by less than this share of itself. So does its logarithm. */
const WORKED_OUT_ERROR = 2 ** -30;
/** Powers with logarithms beyond this are found only by them. As numbers they would err too much. */
const MOST_LOG = 60;
/** Numbers beyond this size, or as close to 0, may be among them. */
const LARGE = 2 ** (MOST_LOG - 1);
export const isFar = (x: number): boolean => !(Math.abs(x) < LARGE && Math.abs(x) > 1 / LARGE);

/** The numbers of a list as the loops need them. */
interface Columns {
  readonly first: number;
  readonly length: number;
  readonly numbers: Float64Array;
  readonly logs: Float64Array;
  readonly errors: Float64Array;
  /** n and d of fractions; d is 0 for others. */
  readonly ns: Float64Array;
  readonly ds: Float64Array;
  readonly surds: Uint8Array;
}

function columnsOf({ groups, numbers, logs }: Listed, first: number): Columns {
  return {
    first,
    length: groups.length,
    numbers,
    logs,
    errors: Float64Array.from(groups, ({ near: { d } }, at) => {
      return Math.abs(numbers[at] as number) * (d === 0 ? PRECISE : FRACTION_ERROR);
    }),
    ns: Float64Array.from(groups, (group) => group.near.n),
    ds: Float64Array.from(groups, (group) => group.near.d),
    surds: Uint8Array.from(groups, (group) => (group.near.surd ? 1 : 0)),
  };
}

export class Pairs {
  readonly #search: Search;
  readonly #index: BagIndex;
  readonly #groups: Group[] = [];
  readonly #heads: Heads;
  readonly #marks: Marks;
  readonly #found = new Found();
  readonly #whole: Opening;
  readonly byNumber: Nearby;
  readonly byLog: Nearby;
  readonly #made: (readonly Made[] | undefined)[];
  /** Doubles do not describe some listed numbers, or there are too many pairs, so nothing is known. */
  #isBlind: boolean;

  constructor(
    search: Search,
    index: BagIndex,
    listed: (size: number) => Listed,
    signs: readonly number[],
    size: number,
  ) {
    this.#search = search;
    this.#index = index;
    this.#marks = new Marks(index.length);
    this.#whole = index.openingOf(size);
    const levels = Array.from({ length: size - 1 }, (_, at) => listed(at + 1));
    const columns = levels.map((level) => {
      const first = this.#groups.length;
      for (const group of level.groups) this.#groups.push(group);
      return columnsOf(level, first);
    });
    const many = (at: number): number => columns[at]?.length ?? 0;
    let most = 2 * many(size - 2);
    for (let small = 0; small < (size - 1) >> 1; small += 1) most += many(small) * many(size - 3 - small) * WAYS;
    this.#isBlind = most > MOST_PAIRS || levels.some(({ hidden }) => hidden.length > 0);
    if (this.#isBlind) most = 0;
    this.#heads = new Heads(most);
    if (!this.#isBlind) {
      const root = columns[size - 2];
      if (signs.includes(ROOT) && root) this.#addRoots(root);
      for (let small = 0; small < (size - 1) >> 1; small += 1) {
        const [one, other] = [columns[small], columns[size - 3 - small]];
        if (one && other) this.#addAll(one, other, signs);
      }
    }
    // Values that are close together may make more numbers than there is room for.
    this.#isBlind ||= this.#heads.isFull;
    this.#made = new Array(this.#heads.numbers.length);
    this.byNumber = new Nearby(new Float64Array(this.#heads.numbers));
    this.byLog = new Nearby(new Float64Array(this.#heads.logs));
  }

  get isBlind(): boolean {
    return this.#isBlind;
  }

  #addRoots({ first, length, numbers, logs }: Columns): void {
    for (let at = 0; at < length; at += 1)
      if ((numbers[at] as number) > 0 && logs[at] !== 0)
        this.#addPower((logs[at] as number) / 2, 1, ROOT, 'left', -1, first + at);
  }

  #addAll(one: Columns, other: Columns, signs: readonly number[]): void {
    const [sums, differences] = [signs.includes(PLUS), signs.includes(MINUS)];
    const [products, quotients] = [signs.includes(TIMES), signs.includes(OVER)];
    const [powers, roots] = [signs.includes(POWER), signs.includes(ROOT)];
    for (let at = 0; at < one.length; at += 1) {
      this.#search.step();
      const a = one.numbers[at] as number;
      const la = one.logs[at] as number;
      const error = one.errors[at] as number;
      const x = one.first + at;
      for (let place = one === other ? at : 0; place < other.length; place += 1) {
        const b = other.numbers[place] as number;
        const lb = other.logs[place] as number;
        const errors = error + (other.errors[place] as number);
        const y = other.first + place;
        if (sums) this.#addSum(a + b, errors, PLUS, 'left', x, y);
        if (differences) {
          this.#addSum(a - b, errors, MINUS, 'left', x, y);
          this.#addSum(b - a, errors, MINUS, 'right', x, y);
        }
        // A product with a factor 0 is 0, and powers of 0 or with exponent 0 are 0 and 1. Those are found elsewhere.
        if (a === 0 || b === 0) continue;
        if (products) this.#add(a * b, TIMES, 'left', x, y);
        if (quotients) {
          this.#add(a / b, OVER, 'left', x, y);
          this.#add(b / a, OVER, 'right', x, y);
        }
        if (powers) {
          if (la !== 0) this.#addPower(b * la, signOfPower(a, other, place, false), POWER, 'left', x, y);
          if (lb !== 0) this.#addPower(a * lb, signOfPower(b, one, at, false), POWER, 'right', x, y);
        }
        if (roots) {
          if (lb !== 0) this.#addPower(lb / a, signOfPower(b, one, at, true), ROOT, 'left', x, y);
          if (la !== 0) this.#addPower(la / b, signOfPower(a, other, place, true), ROOT, 'right', x, y);
        }
      }
    }
  }

  #addSum(sum: number, errors: number, sign: number, side: Side, one: number, other: number): void {
    if (sum !== 0 && errors <= Math.abs(sum) * MOST_ERROR) this.#add(sum, sign, side, one, other);
    else this.#workOut(sign, side, one, other);
  }

  #addPower(log: number, signs: number, sign: number, side: Side, one: number, other: number): void {
    if (signs === 0) return;
    if (Math.abs(log) > MOST_LOG) {
      this.#heads.put(Number.NaN, log, sign, side, one, other);
      return;
    }
    const size = exp2(log);
    if (signs !== -1) this.#heads.put(size, log, sign, side, one, other);
    if (signs !== 1) this.#heads.put(-size, log, sign, side, one, other);
  }

  #add(number: number, sign: number, side: Side, one: number, other: number): void {
    if (isNextToOne(number)) this.#workOut(sign, side, one, other);
    else this.#heads.put(number, Number.NaN, sign, side, one, other);
  }

  /** If doubles do not describe it or its logarithm. 0 and ±1 are found elsewhere. */
  #workOut(sign: number, side: Side, one: number, other: number): void {
    const [x, y] = [this.#groups[one] as Group, this.#groups[other] as Group];
    for (const first of x.members)
      for (const second of y.members) {
        const [left, right] = side === 'left' ? [first.value, second.value] : [second.value, first.value];
        const plain = plainly(sign, left, right);
        const value = plain ? undefined : combined(this.#search.combiner, sign, first, second, side);
        const made = plain ?? value;
        if (!made || (made.d === 1 && Math.abs(made.n) <= 1)) continue;
        const narrow = value && Number.isNaN(roughLog(value, WORKED_OUT_ERROR)) ? narrowed(value) : made;
        const number = roughly(narrow, WORKED_OUT_ERROR);
        if (Number.isNaN(number)) {
          this.#isBlind = true;
          return;
        }
        const log = roughLog(narrow, WORKED_OUT_ERROR);
        this.#heads.putAlone(number, log, plain && keyOf(plain), { sign, side, one, other });
      }
  }

  visitFar(x: number, visit: (all: readonly Made[]) => void): void {
    const { byLog } = this;
    const log = log2(Math.abs(x));
    for (let entry = byLog.first(log); entry >= 0; entry = byLog.next(log, entry))
      if (Number.isNaN(this.#heads.numbers[byLog.placeOf(entry)])) visit(this.madeAt(byLog.placeOf(entry)));
  }

  visitFarBetween(lo: number, hi: number, visit: (all: readonly Made[]) => void): void {
    const [isLarge, isSmall] = [Math.max(-lo, hi) >= LARGE, lo <= 1 / LARGE && hi >= -1 / LARGE];
    const { far, logs } = this.#heads;
    for (const place of far) if ((logs[place] as number) > 0 ? isLarge : isSmall) visit(this.madeAt(place));
  }

  get isLoose(): boolean {
    return this.#heads.loose.length > 0;
  }

  visitLoose(visit: (all: readonly Made[]) => void): void {
    for (const place of this.#heads.loose) visit(this.madeAt(place));
  }

  /** What a number is made from, with everything that is certainly equal together. */
  madeAt(place: number): readonly Made[] {
    this.#made[place] ??= this.#makeAt(place);
    return this.#made[place] as readonly Made[];
  }

  #makeAt(place: number): readonly Made[] {
    const together = new Together(this.#marks);
    const joined: Joined[] = [];
    this.#heads.visitPairs(place, (one, other, sign, side) => {
      const firsts = one < 0 ? NONE : (this.#groups[one] as Group).members;
      for (const first of firsts)
        for (const second of (this.#groups[other] as Group).members)
          this.#make(sign, side, first, second, together, joined);
    });
    return [...together.all, ...joined];
  }

  #make(sign: number, side: Side, first: Known | undefined, second: Known, together: Together, joined: Joined[]): void {
    const { combiner } = this.#search;
    const bags = this.#found;
    bags.length = 0;
    this.#index.joinAll(first?.bags, second.bags, sign, this.#whole, bags);
    if (bags.length === 0) return;
    const isLeft = side === 'left' || !first;
    const left = isLeft ? first?.value : second.value;
    const right = isLeft ? second.value : first.value;
    const plain = plainly(sign, left, right);
    if (plain) {
      together.addFraction(plain, bags);
      return;
    }
    if (!isPower(left) || !isPower(right)) {
      joined.push(new Joined(bags.all(), combiner, sign, first, second, side));
      return;
    }
    const value = combined(combiner, sign, first, second, side);
    if (value) together.add(value, bags);
  }
}

/** Fractions and their powers: what they make is known without working it out. */
const isPower = (value: Value | undefined): boolean =>
  value === undefined || value.d !== 0 || value.power !== undefined;

/** A root without an index has only one side. */
const NONE = [undefined] as const;

/** The bounds of a value, as tight as doubles allow. */
function narrowed(value: Value): Near {
  try {
    const ends = exactNumber.enclose(value.exact);
    return ends ? near.within({ lo: ends[0], hi: ends[1] }, value.surd) : value;
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return value;
  }
}

/** The sum, difference, product or quotient of two fractions, if it is one that fits. */
function plainly(sign: number, left: Near | undefined, right: Near): Near | undefined {
  if (!left || left.d === 0 || right.d === 0) return undefined;
  let made: Near;
  if (sign === PLUS) made = near.add(left, right);
  else if (sign === MINUS) made = near.subtract(left, right);
  else if (sign === TIMES) made = near.multiply(left, right);
  else if (sign === OVER && right.n !== 0) made = near.divide(left, right);
  else return undefined;
  return made.d === 0 ? undefined : made;
}

/** The sign of a power of `base`: 1 or −1, 0 if it is undefined, 2 if it may be either. The exponent is a number of a list, or 1 over it. */
function signOfPower(base: number, { ns, ds, surds }: Columns, at: number, isInverse: boolean): number {
  if (base > 0) return 1;
  if (surds[at] === 1) return 0;
  const d = ds[at] as number;
  if (d === 0) return 2;
  const [above, below] = isInverse ? [d, ns[at] as number] : [ns[at] as number, d];
  if (below % 2 === 0) return 0;
  return above % 2 === 0 ? 1 : -1;
}
