// The family of a number: every bag of this many of a table's cubes that some expression makes it from, each bag once.
import { CUBES as EQUATION_CUBES, type exactNumber } from '@openshake/rules/equations';
import type { BagIndex, Opening } from './bagIndex.ts';
import { FIRST_SIGN } from './bags.ts';
import { Found } from './found.ts';
import { Free, isFree } from './free.ts';
import { invert, isAnything, type Side } from './invert.ts';
import { combined, Joined } from './joined.ts';
import { type Group, Listed, type Made, PRECISE, roughly } from './listed.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { CLOSE, type Nearby } from './nearby.ts';
import { FRACTION_ERROR, isFar, Pairs } from './pairs.ts';
import { Quest } from './quest.ts';
import { keyOf, type Search } from './search.ts';
import type { Use } from './shapes.ts';
import { MINUS, OVER, PLUS, POWER, ROOT, signAt, TIMES } from './signs.ts';
import { Useful } from './useful.ts';
import { standFor, type Value } from './value.ts';

/** If a difference errs by more than this share of itself, we look for it between bounds. */
const MOST_ERROR = 2 ** -29;

/** Keeps this many bags of numbers met on the way. Beyond that, all are dropped and found again when needed. */
const MOST_KEPT = 8_000_000;

/** Numbers of one size that doubles lead to, and the logarithms of their sizes. */
interface Level {
  readonly byNumber: Nearby;
  readonly byLog: Nearby;
  madeAt(place: number): readonly Made[];
  /** Visits numbers so large, or so close to 0, that only their logarithm is known. */
  visitFar(x: number, visit: (all: readonly Made[]) => void): void;
  visitFarBetween(lo: number, hi: number, visit: (all: readonly Made[]) => void): void;
  /** Visits numbers whose logarithm is not known well, and says whether there are any. */
  readonly isLoose: boolean;
  visitLoose(visit: (all: readonly Made[]) => void): void;
}

const isAsOne = (x: number): boolean => Math.abs(Math.abs(x) - 1) < 2 * CLOSE;
/** Whether it may be among those that cannot be found by number. */
const isOdd = (x: number): boolean => isFar(x) || isAsOne(x);

/** What the other side of an operation has to be: this number. */
interface Ask {
  readonly target: Near;
  readonly sign: number;
  readonly group: Group;
  readonly side: Side;
}

/** Whether one is a fraction and the other is proven not to be, as far as we know without working it out. */
function areMixed(known: Made | undefined, made: Made): boolean {
  if (!known || known instanceof Joined || made instanceof Joined) return false;
  const [one, other] = [known.value, made.value];
  return one !== undefined && other !== undefined && ((one.d !== 0 && other.surd) || (one.surd && other.d !== 0));
}

const keyOfTarget = (target: Near): number | string =>
  target.d !== 0 ? keyOf(target) : `${target.lo}~${target.hi}~${target.surd}`;

export class Families {
  readonly #search: Search;
  readonly #index: BagIndex;
  /** Bags of up to this many symbols are listed with all their values. */
  readonly #most: number;
  readonly #signs: readonly number[];
  readonly #listed: Listed[] = [];
  readonly #known: Map<number | string, readonly Made[]>[] = [];
  /** How many bags are kept there. */
  #kept = 0;
  #pairs: Pairs | undefined;
  readonly #free: Free;
  readonly #joined = new Found();

  /** For bags of up to this many symbols. */
  constructor(search: Search, index: BagIndex, most: number) {
    this.#search = search;
    this.#index = index;
    this.#most = Math.max(3, most >> 1);
    this.#signs = EQUATION_CUBES.flatMap((_, at) => (at >= FIRST_SIGN && index.has(at) ? [at] : []));
    this.#free = new Free(search, index, this.#most, this.#signs, (wanted, size) => this.#find(wanted, size));
  }

  /** Every bag of exactly this many symbols that makes the number. Some unwanted ones may be missing. */
  of(wanted: exactNumber.Exact, target: Near, size: number, isWanted: (bag: number) => boolean = () => true): number[] {
    const [from, to] = [this.#index.first[size] ?? 0, this.#index.first[size + 1] ?? 0];
    const open = new Uint8Array(to - from);
    for (let bag = from; bag < to; bag += 1) if (isWanted(bag)) open[bag - from] = 1;
    const found = this.#find(target, size, open.includes(0) ? this.#index.openingOf(size, open) : undefined);
    // A fraction has each bag once.
    if (target.d !== 0) return found.flatMap(({ bags }) => bags);
    const bags = new Set<number>();
    for (const { value, bags: more } of found) {
      const fresh = more.filter((bag) => !bags.has(bag));
      if (fresh.length > 0 && value && this.#search.isEqual(value, target, wanted))
        for (const bag of fresh) bags.add(bag);
    }
    return [...bags];
  }

  #level(size: number): Listed {
    this.#listed[size] ??= new Listed(this.#search, this.#index, size);
    return this.#listed[size] as Listed;
  }

  /** A fraction: its bags, with one value for all. Bounds: bags with each value that may be meant. */
  #find(wanted: Near, size: number, opening?: Opening, uses: readonly Use[] = []): readonly Made[] {
    this.#search.step();
    if (this.#index.first[size] === this.#index.first[size + 1]) return [];
    this.#known[size] ??= new Map();
    const table = this.#known[size] as Map<number | string, readonly Made[]>;
    const key = keyOfTarget(wanted);
    const known = table.get(key);
    if (known) return known;
    const quest = new Quest(wanted, size, this.#index, opening, uses);
    if (size <= this.#most) this.#lookUp(quest);
    else if (size > this.#most + 1 || !this.#lookUpPairs(quest)) this.#join(quest);
    if (!opening) this.#keep(table, key, quest.found);
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

  #lookUp(quest: Quest): void {
    this.#level(quest.size).visit(quest.wanted, ({ members }) => {
      for (const made of members) this.#offer(quest, made);
    });
  }

  /** One size more than is listed. If doubles can tell, all pairs that make the number are known. */
  #lookUpPairs(quest: Quest): boolean {
    if (!quest.isReachable || quest.isSpecial || this.#pairsLevel().isBlind) return false;
    const level = this.#pairsLevel();
    const { byNumber } = level;
    const offer = (all: readonly Made[]): void => {
      for (const made of all) this.#offer(quest, made);
    };
    for (let entry = byNumber.first(quest.number); entry >= 0; entry = byNumber.next(quest.number, entry))
      offer(level.madeAt(byNumber.placeOf(entry)));
    if (isFar(quest.number)) level.visitFar(quest.number, offer);
    return true;
  }

  #pairsLevel(): Pairs {
    this.#pairs ??= new Pairs(this.#search, this.#index, (size) => this.#level(size), this.#signs, this.#most + 1);
    return this.#pairs;
  }

  /** Takes new bags if what they make is the number. */
  #offer(quest: Quest, made: Made): void {
    if (!quest.isFraction) quest.found.push(made);
    else if (made.bags.some((bag) => quest.isOpen(bag)) && this.#is(quest, made.value))
      for (const bag of made.bags) quest.take(bag);
  }

  #is({ wanted }: Quest, value: Value | undefined): boolean {
    if (!value) return false;
    if (value.d !== 0) return value.n === wanted.n && value.d === wanted.d;
    return near.mayEqual(value, wanted) && this.#search.isEqual(value, wanted, standFor(wanted).exact);
  }

  #join(quest: Quest): void {
    const { size, wanted } = quest;
    const isLarge = (other: number): boolean => other > this.#most + 1 && quest.isFraction;
    for (let small = (size - 1) >> 1; small >= 1; small -= 1)
      if (!isLarge(size - 1 - small)) this.#joinSizes(quest, small, size - 1 - small);
    if (quest.isSpecial) this.#free.each(quest);
    else if (!quest.isFraction)
      // Whatever a side makes regardless of the other is one of these.
      for (const whole of [0, 1, -1])
        if (!wanted.surd && wanted.lo <= whole && wanted.hi >= whole)
          quest.found.push(...this.#find(near.lowest(whole, 1), size));
    for (let small = (size - 1) >> 1; small >= 1; small -= 1)
      if (isLarge(size - 1 - small)) this.#seekUseful(quest, small, size - 1 - small);
    if (this.#signs.includes(ROOT) && wanted.hi >= 0) {
      const square = near.multiply(wanted, wanted);
      const all = isLarge(size - 1) ? this.#findUseful(quest, square) : this.#find(square, size - 1);
      for (const made of all) this.#pair(quest, ROOT, undefined, made, 'left');
    }
  }

  /** Of the square, only the bags whose roots are new. */
  #findUseful(quest: Quest, square: Near): readonly Made[] {
    const index = this.#index;
    const [from, to] = [index.first[quest.size - 1] ?? 0, index.first[quest.size] ?? 0];
    const useful = new Useful(from, to);
    for (let bag = from; bag < to; bag += 1) {
      const root = index.withSign(bag, ROOT);
      if (root >= 0 && quest.isOpen(root)) useful.add(bag, 0);
    }
    const open = useful.by([0]);
    return open ? this.#find(square, quest.size - 1, index.openingOf(quest.size - 1, open)) : [];
  }

  /** The other side is large, and smaller ones already give most bags, so we look only for what leads to new ones. */
  #seekUseful(quest: Quest, small: number, other: number): void {
    const index = this.#index;
    const [from, to] = [index.first[other] ?? 0, index.first[other + 1] ?? 0];
    const first = index.first[small] ?? 0;
    const bitOf = (bag: number, sign: number): number => (bag - first) * this.#signs.length + this.#signs.indexOf(sign);
    const useful = new Useful(from, to);
    for (let bag = first; bag < (index.first[small + 1] ?? 0); bag += 1)
      for (const sign of this.#signs)
        index.visitOpen(bag, from, to, sign, quest, (rest) => useful.add(rest, bitOf(bag, sign)));
    const asks = new Map<number | string, Ask[]>();
    for (const group of this.#level(small).groups)
      this.#eachTarget(quest, group, other, (target, sign, side) => {
        const key = keyOfTarget(target);
        const same = asks.get(key);
        const ask: Ask = { target, sign, group, side };
        if (same) same.push(ask);
        else asks.set(key, [ask]);
      });
    const openings = new Map<string, Opening | undefined>();
    for (const same of asks.values()) {
      const bits = new Set(
        same.flatMap(({ sign, group }) => group.members.flatMap(({ bags }) => bags.map((bag) => bitOf(bag, sign)))),
      );
      const target = same[0]?.target ?? near.ZERO;
      const key = [...bits].sort((one, two) => one - two).join();
      if (!openings.has(key)) {
        const open = useful.by([...bits]);
        openings.set(key, open && index.openingOf(other, open));
      }
      const opening = openings.get(key);
      if (!opening) continue;
      // If some shapes are already left out, no others are.
      const uses = quest.uses.length > 0 ? [] : same.map(({ sign, side }) => ({ sign, side, size: small }));
      for (const made of this.#find(target, other, opening, uses))
        for (const { sign, group, side } of same) this.#meet(quest, sign, group, [made], side);
    }
  }

  #joinSizes(quest: Quest, small: number, other: number): void {
    const isListed = other <= this.#most;
    if (quest.isReachable && (isListed || (other === this.#most + 1 && !this.#pairsLevel().isBlind)))
      this.#joinLevels(quest, small, other);
    else for (const group of this.#level(small).groups) this.#seekAll(quest, group, other);
  }

  #seekAll(quest: Quest, group: Group, other: number): void {
    this.#eachTarget(quest, group, other, (target, sign, side) =>
      this.#meet(quest, sign, group, this.#find(target, other), side),
    );
  }

  /** What the other side must be, worked out from one number of this side for each sign. */
  #eachTarget(
    quest: Quest,
    group: Group,
    other: number,
    visit: (target: Near, sign: number, side: Side) => void,
  ): void {
    const seek = (sign: number, side: Side): boolean =>
      invert(signAt(sign), side, group.near, quest.wanted, this.#search.combiner.wholeOnly, (target) => {
        if (!isAnything(target)) visit(target, sign, side);
        else if (!isFree(sign, group.near, side)) this.#free.tryAll(quest, sign, group, other, side);
        return false;
      });
    for (const sign of this.#signs) {
      // 0 from a product, and 0 or ±1 from a power, are found separately.
      if (
        quest.isSpecial &&
        (sign === POWER || sign === ROOT || (quest.number === 0 && sign !== PLUS && sign !== MINUS))
      )
        continue;
      seek(sign, 'left');
      if (sign !== PLUS && sign !== TIMES) seek(sign, 'right');
    }
  }

  /** For each number of one side, doubles lead to the other. */
  #joinLevels(quest: Quest, small: number, other: number): void {
    const { number: t, log, wanted } = quest;
    const one = this.#level(small);
    const level: Level = other <= this.#most ? this.#level(other) : this.#pairsLevel();
    /** 0 and ±1 are not among the pairs. */
    const isWhole = other <= this.#most;
    const both = small !== other;
    const errorOfT = Math.max(Math.abs(t) * FRACTION_ERROR, (wanted.hi - wanted.lo) / 2);
    const has = (sign: number, side: Side = 'left'): boolean =>
      this.#signs.includes(sign) && !quest.canDoWithout(sign, side, small, other);
    const [sums, products, powers, roots] = [has(PLUS), has(TIMES), has(POWER), has(ROOT)];
    const [differences, quotients] = [has(MINUS), has(OVER)];
    const [differencesFrom, quotientsFrom] = [both && has(MINUS, 'right'), both && has(OVER, 'right')];
    let group = one.groups[0] as Group;
    const { byNumber, byLog } = level;
    // Most numbers are not there, so we ask that first, as briefly as possible.
    const meet = (sign: number, side: Side, x: number): void => {
      if (byNumber.first(x) >= 0 || (!isWhole && isOdd(x))) meetFound(sign, side, x);
    };
    const meetFound = (sign: number, side: Side, x: number): void => {
      for (let entry = byNumber.first(x); entry >= 0; entry = byNumber.next(x, entry))
        this.#meet(quest, sign, group, level.madeAt(byNumber.placeOf(entry)), side);
      if (isWhole) return;
      if (isFar(x)) level.visitFar(x, (all) => this.#meet(quest, sign, group, all, side));
      if (isAsOne(x)) this.#meet(quest, sign, group, this.#find(near.lowest(Math.sign(x), 1), other), side);
    };
    const meetLog = (sign: number, side: Side, x: number): void => {
      if (level.isLoose || byLog.first(x) >= 0) meetFoundLog(sign, side, x);
    };
    const meetFoundLog = (sign: number, side: Side, x: number): void => {
      for (let entry = byLog.first(x); entry >= 0; entry = byLog.next(x, entry))
        this.#meet(quest, sign, group, level.madeAt(byLog.placeOf(entry)), side);
      level.visitLoose((all) => this.#meet(quest, sign, group, all, side));
    };
    const meetZero = (sign: number, side: Side): void =>
      this.#meet(quest, sign, group, this.#find(near.ZERO, other), side);
    const meetSum = (sign: number, side: Side, x: number, error: number): void => {
      if (x !== 0 && error <= Math.abs(x) * MOST_ERROR) {
        meet(sign, side, x);
        return;
      }
      const exact = this.#difference(quest, sign, side, group);
      if (exact === 0) meetZero(sign, side);
      else if (exact !== undefined) meet(sign, side, exact);
      else meetBetween(sign, side, x - 2 * error, x + 2 * error);
    };
    const meetBetween = (sign: number, side: Side, lo: number, hi: number): void => {
      byNumber.between(lo, hi, (place) => this.#meet(quest, sign, group, level.madeAt(place), side));
      if (isWhole) return;
      level.visitFarBetween(lo, hi, (all) => this.#meet(quest, sign, group, all, side));
      for (const whole of [0, 1, -1])
        if (lo <= whole && hi >= whole) this.#meet(quest, sign, group, this.#find(near.lowest(whole, 1), other), side);
    };
    for (let at = 0; at < one.groups.length; at += 1) {
      this.#search.step();
      group = one.groups[at] as Group;
      const k = one.numbers[at] as number;
      const logOfK = one.logs[at] as number;
      if (Number.isNaN(k) || (Number.isNaN(logOfK) && k !== 0)) {
        this.#seekAll(quest, group, other);
        continue;
      }
      const error = errorOfT + Math.abs(k) * (group.near.d === 0 ? PRECISE : FRACTION_ERROR);
      if (sums) meetSum(PLUS, 'left', t - k, error);
      if (differences) meetSum(MINUS, 'left', k - t, error);
      if (differencesFrom) meetSum(MINUS, 'right', t + k, error);
      // 0 from a product, and 0 or ±1 from a power, are found separately.
      if (t === 0 || k === 0) continue;
      if (products) meet(TIMES, 'left', t / k);
      if (quotients) meet(OVER, 'left', k / t);
      if (quotientsFrom) meet(OVER, 'right', t * k);
      if (log === 0) continue;
      if (powers) {
        if (logOfK !== 0) meet(POWER, 'left', log / logOfK);
        if (both) meetLog(POWER, 'right', log / k);
      }
      if (roots) {
        meetLog(ROOT, 'left', log * k);
        if (both && logOfK !== 0) meet(ROOT, 'right', logOfK / log);
      }
    }
    if (!isWhole) return;
    for (const hidden of this.#level(other).hidden)
      for (const each of one.groups)
        for (const sign of this.#signs) {
          this.#meet(quest, sign, each, hidden.members, 'left');
          this.#meet(quest, sign, each, hidden.members, 'right');
        }
  }

  /** What to add to a fraction, or subtract from it, to make another, if a double can tell. */
  #difference({ wanted }: Quest, sign: number, side: Side, { near: known }: Group): number | undefined {
    if (wanted.d === 0 || known.d === 0) return undefined;
    const left =
      sign === PLUS
        ? near.subtract(wanted, known)
        : side === 'left'
          ? near.subtract(known, wanted)
          : near.add(wanted, known);
    const number = left.d === 0 ? Number.NaN : roughly(left);
    return Number.isNaN(number) ? undefined : number;
  }

  #meet(quest: Quest, sign: number, group: Group, others: readonly Made[], side: Side): void {
    for (const known of group.members) for (const made of others) this.#pair(quest, sign, known, made, side);
  }

  /** Takes the new bags of both sides together, if both together make the number. */
  #pair(quest: Quest, sign: number, known: Made | undefined, made: Made, side: Side): void {
    // A fraction and a number that is not one never make a fraction by + − × ÷, except 0.
    if (quest.isFraction && quest.number !== 0 && sign !== POWER && sign !== ROOT && areMixed(known, made)) return;
    const { combiner } = this.#search;
    const joined = this.#joined;
    joined.length = 0;
    this.#index.joinAll(known?.bags, made.bags, sign, quest, joined);
    // Only what leads to a new bag is worked out.
    if (joined.length === 0) return;
    if (!quest.isFraction) quest.found.push(new Joined(joined.all(), combiner, sign, known, made, side));
    else if (this.#is(quest, combined(combiner, sign, known, made, side)))
      for (let at = 0; at < joined.length; at += 1) quest.take(joined.at(at));
  }
}
