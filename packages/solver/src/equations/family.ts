// The family of a number: every bag of so many of a table's cubes that some expression makes it of, each bag once.
import { EQUATION_CUBES, exactNumber } from '@openshake/rules';
import type { BagIndex } from './bagIndex.ts';
import { FIRST_SIGN, ROOT } from './bags.ts';
import { DENOMINATORS, mayBePlain } from './combine.ts';
import { invert, isAnything, type Side } from './invert.ts';
import { type Group, Listed, type Made, roughLog, roughly } from './listed.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { Outlook } from './outlook.ts';
import { keyOf, type Search } from './search.ts';
import { exactFraction, exactly, type Sign, Value } from './value.ts';

/** Differences smaller than this share of what was subtracted are not told by doubles. */
const CANCELLED = 2 ** -8;

/** So many bags of numbers met on the way are kept; beyond it all are forgotten and found again where needed. */
const MOST_KEPT = 8_000_000;

/** Of so many values of a bag one will mostly do where it is of no account which. */
const SAMPLES = 6;

/** A root without an index has one side only. */
const NONE = [-1] as const;

/** Small fractions, odd and even. */
const COMMON = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 3],
  [2, 3],
  [5, 1],
  [1, 5],
] as const;

const [PLUS, MINUS, TIMES, OVER, POWER] = (['+', '-', 'x', '/', '^'] as const).map((sign) =>
  EQUATION_CUBES.indexOf(sign),
) as [number, number, number, number, number];

const signAt = (at: number): Sign => EQUATION_CUBES[at] as Sign;

/** One side of an operation that makes the number whatever, or nearly whatever, the other side is: 0 × x, 1^x and the like. */
interface Free {
  readonly sign: number;
  readonly known: Made;
  readonly other: number;
  readonly side: Side;
}

/** A number whose bags are looked for, and those found so far. */
class Quest {
  readonly wanted: Near;
  /** As doubles, where they tell it. */
  readonly number: number;
  readonly log: number;
  readonly size: number;
  /** Fractions are one number, and each bag needs to be found once; of bounds every value that may be meant is kept. */
  readonly found: Made[] = [];
  /** Where the other side is of no account. */
  readonly free: Free[] = [];
  readonly #search: Search;
  readonly #workOut: () => exactNumber.Exact | undefined;
  #exact: exactNumber.Exact | undefined;

  /** `exact`: works the number out, where that can be done. */
  constructor(search: Search, wanted: Near, size: number, exact: () => exactNumber.Exact | undefined) {
    this.#search = search;
    this.#workOut = wanted.d === 0 ? exact : () => exactFraction(wanted.n, wanted.d);
    this.wanted = wanted;
    this.number = roughly(wanted);
    this.log = roughLog(wanted);
    this.size = size;
  }

  get isFraction(): boolean {
    return this.wanted.d !== 0;
  }

  is(value: Value): boolean {
    const { wanted } = this;
    if (value.d !== 0 && wanted.d !== 0) return value.n === wanted.n && value.d === wanted.d;
    if (!near.mayEqual(value, wanted)) return false;
    if (wanted.d === 0) return true;
    return this.exact !== undefined && this.#search.isEqual(value, wanted, this.exact);
  }

  /** Where bags that make a value are kept. */
  bagsOf(value: Value): number[] {
    const same = this.isFraction ? this.found[0] : undefined;
    if (same) return same.bags;
    const made: Made = { value: this.isFraction ? standFor(this.wanted) : value, bags: [] };
    this.found.push(made);
    return made.bags;
  }

  get exact(): exactNumber.Exact | undefined {
    this.#exact ??= this.#workOut();
    return this.#exact;
  }
}

export class Families {
  readonly #search: Search;
  readonly #index: BagIndex;
  /** Bags of so many symbols are listed with all their values. */
  readonly #most: number;
  readonly #signs: readonly number[];
  readonly #listed: Listed[] = [];
  readonly #known: Map<number | string, readonly Made[]>[] = [];
  readonly #samples: Value[][] = [];
  /** How many bags are kept there. */
  #kept = 0;
  #outlook: Outlook | undefined;
  /** Which quest found a bag last. */
  readonly #seen: Int32Array;
  #quests = 0;

  /** For bags of up to so many symbols. */
  constructor(search: Search, index: BagIndex, most: number) {
    this.#search = search;
    this.#index = index;
    this.#most = Math.max(3, most >> 1);
    this.#seen = new Int32Array(index.length);
    const used = new Set<number>();
    for (let bag = 0; bag < index.length; bag += 1)
      index.countsOf(bag).forEach((count, symbol) => {
        if (count > 0) used.add(symbol);
      });
    this.#signs = EQUATION_CUBES.flatMap((_, at) => (at >= FIRST_SIGN && used.has(at) ? [at] : []));
  }

  /** Every bag of exactly so many symbols that makes the number. */
  of(wanted: exactNumber.Exact, target: Near, size: number): number[] {
    const bags = new Set<number>();
    for (const made of this.#find(target, size, () => wanted))
      if (made.bags.some((bag) => !bags.has(bag)) && this.#search.isEqual(made.value, target, wanted))
        for (const bag of made.bags) bags.add(bag);
    return [...bags];
  }

  #level(size: number): Listed {
    this.#listed[size] ??= new Listed(this.#search, this.#index, size);
    return this.#listed[size] as Listed;
  }

  /** A fraction: its bags, with a value that stands for all. Bounds: bags with each value that may be meant. */
  #find(wanted: Near, size: number, exact: () => exactNumber.Exact | undefined = () => undefined): readonly Made[] {
    this.#search.step();
    if (this.#index.first[size] === this.#index.first[size + 1]) return [];
    this.#known[size] ??= new Map();
    const table = wanted.d === 0 ? undefined : this.#known[size];
    const key = keyOf(wanted);
    const known = table?.get(key);
    if (known) return known;
    if (size === this.#most + 1 && !this.#mayHave(wanted)) return [];
    const quest = new Quest(this.#search, wanted, size, exact);
    if (size <= this.#most) this.#lookUp(quest);
    else this.#join(quest);
    if (table) this.#keep(table, key, quest.found);
    return quest.found;
  }

  #keep(table: Map<number | string, readonly Made[]>, key: number | string, found: readonly Made[]): void {
    this.#kept += found.reduce((sum, { bags }) => sum + bags.length, 1);
    if (this.#kept > MOST_KEPT) {
      for (const each of this.#known) each?.clear();
      this.#kept = 0;
    }
    table.set(key, found);
  }

  #mayHave(wanted: Near): boolean {
    this.#outlook ??= new Outlook(this.#search, (size) => this.#level(size), this.#signs, this.#most + 1);
    return this.#outlook.mayHave(wanted);
  }

  #lookUp(quest: Quest): void {
    const mark = this.#begin();
    this.#level(quest.size).visit(quest.wanted, ({ members }) => {
      for (const { value, bags } of members) {
        const fresh = quest.isFraction ? bags.filter((bag) => this.#seen[bag] !== mark) : bags;
        if (fresh.length > 0 && quest.is(value)) this.#take(quest, mark, value, fresh);
      }
    });
  }

  #begin(): number {
    this.#quests += 1;
    return this.#quests;
  }

  #take(quest: Quest, mark: number, value: Value, bags: readonly number[]): void {
    const found = quest.bagsOf(value);
    for (const bag of bags) {
      this.#seen[bag] = mark;
      found.push(bag);
    }
  }

  #join(quest: Quest): void {
    const mark = this.#begin();
    const { size, wanted } = quest;
    if (this.#signs.includes(ROOT) && wanted.hi >= 0)
      for (const made of this.#find(near.multiply(wanted, wanted), size - 1))
        this.#pair(quest, mark, ROOT, undefined, made, 'left');
    for (let small = (size - 1) >> 1; small >= 1; small -= 1) {
      const other = size - 1 - small;
      if (other <= this.#most && this.#isTold(quest, small, other)) this.#joinListed(quest, mark, small, other);
      else
        for (const group of this.#level(small).groups)
          for (const sign of this.#signs) this.#seek(quest, mark, sign, group, other);
    }
    // Powers of −1 are not told before those of 1, which have mostly the same bags and take any exponent.
    const isNegative = ({ known }: Free): boolean => known.value.hi < 0;
    for (const free of quest.free) if (!isNegative(free)) this.#pairFree(quest, mark, free);
    for (const free of quest.free) if (isNegative(free)) this.#pairCommon(quest, mark, free);
    for (const free of quest.free) if (isNegative(free)) this.#pairFree(quest, mark, free);
    quest.free.length = 0;
  }

  /** Whether doubles lead from one listed side to the other. A number too large for any sum or product of them can only be a power or a root. */
  #isTold({ number, log }: Quest, small: number, other: number): boolean {
    if (!Number.isNaN(number)) return true;
    const [one, two] = [this.#level(small), this.#level(other)];
    return log > one.mostLog + two.mostLog + 1 && two.hidden.length === 0;
  }

  /** Both sides are listed: for each number of one side doubles lead to the other. */
  #joinListed(quest: Quest, mark: number, small: number, other: number): void {
    const { number: t, log } = quest;
    const one = this.#level(small);
    const { byNumber, byLog, groups, hidden } = this.#level(other);
    const both = small !== other;
    const isPlainLog = !Number.isNaN(log);
    const meet = (sign: number, side: Side, at: number, x: number): void => {
      for (let entry = byNumber.first(x); entry >= 0; entry = byNumber.next(x, entry))
        this.#meet(quest, mark, sign, one.groups[at] as Group, groups[byNumber.placeOf(entry)] as Group, side);
    };
    const meetLog = (sign: number, side: Side, at: number, x: number): void => {
      for (let entry = byLog.first(x); entry >= 0; entry = byLog.next(x, entry))
        this.#meet(quest, mark, sign, one.groups[at] as Group, groups[byLog.placeOf(entry)] as Group, side);
    };
    for (let at = 0; at < one.groups.length; at += 1) {
      this.#search.step();
      const k = one.numbers[at] as number;
      const logOfK = one.logs[at] as number;
      const group = one.groups[at] as Group;
      for (const sign of this.#signs) {
        for (const odd of hidden) {
          this.#meet(quest, mark, sign, group, odd, 'left');
          this.#meet(quest, mark, sign, group, odd, 'right');
        }
        if (Number.isNaN(k)) {
          this.#seek(quest, mark, sign, group, other);
          continue;
        }
        const least = (Math.abs(t) + Math.abs(k)) * CANCELLED;
        const apart = (sum: number, side: Side): void => {
          if (!(Math.abs(sum) <= least)) meet(sign, side, at, sum);
          else this.#seekSide(quest, mark, sign, group, other, side);
        };
        switch (sign) {
          case PLUS:
            apart(t - k, 'left');
            break;
          case MINUS:
            apart(k - t, 'left');
            if (both) apart(t + k, 'right');
            break;
          case TIMES:
            meet(sign, 'left', at, t / k);
            break;
          case OVER:
            meet(sign, 'left', at, k / t);
            if (both) meet(sign, 'right', at, t * k);
            break;
          case POWER:
            if (!isPlainLog) this.#seek(quest, mark, sign, group, other);
            else {
              if (Number.isNaN(logOfK)) this.#seekSide(quest, mark, sign, group, other, 'left');
              else meet(sign, 'left', at, log / logOfK);
              if (both) meetLog(sign, 'right', at, log / k);
            }
            break;
          default:
            if (!isPlainLog) this.#seek(quest, mark, sign, group, other);
            else {
              meetLog(sign, 'left', at, log * k);
              if (!both) break;
              if (Number.isNaN(logOfK)) this.#seekSide(quest, mark, sign, group, other, 'right');
              else meet(sign, 'right', at, logOfK / log);
            }
        }
      }
    }
  }

  #meet(quest: Quest, mark: number, sign: number, one: Group, other: Group, side: Side): void {
    for (const known of one.members) for (const made of other.members) this.#pair(quest, mark, sign, known, made, side);
  }

  /** What the other side must be is worked out from one number of this side, and looked for. */
  #seek(quest: Quest, mark: number, sign: number, group: Group, other: number): void {
    this.#seekSide(quest, mark, sign, group, other, 'left');
    if (sign !== PLUS && sign !== TIMES) this.#seekSide(quest, mark, sign, group, other, 'right');
  }

  #seekSide(quest: Quest, mark: number, sign: number, group: Group, other: number, side: Side): void {
    invert(signAt(sign), side, group.near, quest.wanted, this.#search.combiner.wholeOnly, (target) => {
      if (isAnything(target)) for (const known of group.members) quest.free.push({ sign, known, other, side });
      else this.#seekTarget(quest, mark, sign, group, other, side, target);
      return false;
    });
  }

  #seekTarget(quest: Quest, mark: number, sign: number, group: Group, other: number, side: Side, target: Near): void {
    const take = (made: Made): void => {
      for (const known of group.members) this.#pair(quest, mark, sign, known, made, side);
    };
    const exact = () => inverseOf(signAt(sign), side, group.exact, quest.exact, target.lo >= 0);
    if (target.d !== 0 || target.surd || !mayBePlain(target)) {
      this.#find(target, other, exact).forEach(take);
      return;
    }
    // It may be a fraction: exact numbers tell, or both are looked for.
    const fraction = closestPlain(target);
    const isFraction = makes(signAt(sign), side, group.exact, fraction, quest.exact);
    if (isFraction !== false) this.#find(fraction, other).forEach(take);
    if (isFraction !== true) this.#find(target, other, exact).forEach(take);
  }

  #combine(sign: number, known: Value | undefined, value: Value, side: Side): Value | undefined {
    const { combiner } = this.#search;
    if (side === 'left') return combiner.combine(signAt(sign), known, value);
    return known && combiner.combine(signAt(sign), value, known);
  }

  /** Takes the bags of both sides together that are new, if both together are the number. */
  #pair(quest: Quest, mark: number, sign: number, known: Made | undefined, made: Made, side: Side): void {
    const index = this.#index;
    const seen = this.#seen;
    const once = quest.isFraction;
    let bags: number[] | undefined;
    for (const other of made.bags)
      for (const bag of known?.bags ?? NONE) {
        const joined = known ? index.joined(bag, other, sign) : index.with(other, [sign]);
        if (joined < 0 || (once && seen[joined] === mark)) continue;
        if (!bags) {
          // Only what leads to a new bag is worked out.
          const value = this.#combine(sign, known?.value, made.value, side);
          if (!value || !quest.is(value)) return;
          bags = quest.bagsOf(value);
        }
        seen[joined] = mark;
        bags.push(joined);
      }
  }

  /** −1 to the power of a fraction depends on what is odd and what is even: the bags of some small fractions are most that there are. */
  #pairCommon(quest: Quest, mark: number, { sign, known, other, side }: Free): void {
    for (const [n, d] of COMMON)
      for (const fraction of [near.lowest(n, d), near.lowest(-n, d)])
        for (const made of this.#find(fraction, other)) this.#pair(quest, mark, sign, known, made, side);
  }

  /** Of each bag one value will do. */
  #pairFree(quest: Quest, mark: number, { sign, known, other, side }: Free): void {
    const index = this.#index;
    const isMinusOne = quest.isFraction && near.isNumber(known.value, -1);
    for (const bag of known.bags)
      for (let rest = index.first[other] ?? 0; rest < (index.first[other + 1] ?? 0); rest += 1) {
        const joined = index.joined(bag, rest, sign);
        if (joined < 0 || (quest.isFraction && this.#seen[joined] === mark)) continue;
        this.#search.step();
        const offer = (sample: Value): boolean => {
          this.#search.step();
          if (isMinusOne && !suits(sign, sample, quest.wanted)) return false;
          const value = this.#combine(sign, known.value, sample, side);
          if (!value || !quest.is(value)) return false;
          this.#take(quest, mark, value, [joined]);
          return quest.isFraction;
        };
        if (quest.isFraction && this.#samplesOf(rest).some(offer)) continue;
        // Of a listed bag these were all.
        if (!quest.isFraction || other > this.#most) this.#search.some(index.countsOf(rest), offer);
      }
  }

  /** A few values of a bag, made by taking one digit and one sign away. */
  #samplesOf(bag: number): readonly Value[] {
    const known = this.#samples[bag];
    if (known) return known;
    const index = this.#index;
    const counts = index.countsOf(bag);
    const samples = bag < (index.first[this.#most + 1] ?? 0) ? [...this.#search.valuesOf(counts)] : [];
    this.#samples[bag] = samples;
    if (samples.length > 0) return samples;
    for (let sign = FIRST_SIGN; sign < counts.length; sign += 1) {
      if (counts[sign] === 0) continue;
      for (let digit = 0; digit < FIRST_SIGN; digit += 1) {
        if (counts[digit] === 0) continue;
        const rest = index.with(bag, [], [sign, digit]);
        if (rest < 0) continue;
        for (const leaf of this.#samplesOf(index.numberOf(EQUATION_CUBES.map((_, at) => (at === digit ? 1 : 0)))))
          for (const value of this.#samplesOf(rest)) {
            const made = this.#search.combiner.combine(signAt(sign), value, leaf);
            if (made && samples.push(made) >= SAMPLES) return samples;
          }
      }
      if (sign !== ROOT) continue;
      const rest = index.with(bag, [], [sign]);
      for (const value of rest < 0 ? [] : this.#samplesOf(rest)) {
        const made = this.#search.combiner.combine('r', undefined, value);
        if (made && samples.push(made) >= SAMPLES) return samples;
      }
    }
    return samples;
  }
}

const negated = (number: exactNumber.Exact): exactNumber.Exact =>
  exactNumber.subtract(exactNumber.fromInteger(0), number);

const sizeOf = (number: exactNumber.Exact): exactNumber.Exact =>
  exactNumber.signOf(number).sign < 0 ? negated(number) : number;

/** The only fraction with an ordinary denominator that narrow bounds may hold. */
const closestPlain = ({ lo, hi }: Near): Near =>
  near.fraction(Math.round(((lo + hi) / 2) * DENOMINATORS), DENOMINATORS);

/**
 * Whether the other side of an operation that makes the number is this fraction, if that can be proven. An exponent, or an index, is told by
 * the sizes alone: where the signs do not fit there is none.
 */
function makes(
  sign: Sign,
  side: Side,
  known: exactNumber.Exact | undefined,
  { n, d }: Near,
  wanted: exactNumber.Exact | undefined,
): boolean | undefined {
  if (!known || !wanted) return undefined;
  const isLog = sign === '^' ? side === 'left' : sign === 'r' && side === 'right';
  const [one, made] = isLog ? [sizeOf(known), sizeOf(wanted)] : [known, wanted];
  const other = exactFraction(n, d);
  const outcome = side === 'left' ? exactly(sign, one, other) : exactly(sign, other, one);
  if ('undefined' in outcome) return outcome.undefined === 'undecided' ? undefined : false;
  const result = exactNumber.areEqual(outcome.ok, made);
  return exactNumber.isUndecided(result) ? undefined : result.equal;
}

/** What the other side of an operation is exactly, where that is no logarithm. */
function inverseOf(
  sign: Sign,
  side: Side,
  known: exactNumber.Exact | undefined,
  wanted: exactNumber.Exact | undefined,
  isPositive: boolean,
): exactNumber.Exact | undefined {
  if (!known || !wanted) return undefined;
  const okay = (outcome: exactNumber.Outcome): exactNumber.Exact | undefined =>
    'undefined' in outcome ? undefined : outcome.ok;
  switch (sign) {
    case '+':
      return exactNumber.subtract(wanted, known);
    case '-':
      return side === 'left' ? exactNumber.subtract(known, wanted) : exactNumber.add(wanted, known);
    case 'x':
      return okay(exactNumber.divide(wanted, known));
    case '/':
      return side === 'left' ? okay(exactNumber.divide(known, wanted)) : exactNumber.multiply(wanted, known);
    default: {
      if ((sign === '^') === (side === 'left')) return undefined;
      const size = sizeOf(wanted);
      const power = okay(sign === '^' ? exactNumber.root(known, size) : exactNumber.power(size, known));
      return power && !isPositive ? negated(power) : power;
    }
  }
}

/** Whether −1 to this power, or its root with this index, may be the 1 or −1 wanted: which parts of the exponent are odd tells. */
function suits(sign: number, { n, d, surd }: Near, wanted: Near): boolean {
  // A number too large to be held as a fraction may be odd or even.
  if (d === 0) return !surd;
  const [above, below] = sign === POWER ? [n, d] : [d, n];
  return below % 2 !== 0 && (above % 2 !== 0) === wanted.n < 0;
}

/** A value that is this fraction, however it is made. */
const standFor = (fraction: Near): Value => new Value(fraction, undefined, undefined, undefined, undefined);
