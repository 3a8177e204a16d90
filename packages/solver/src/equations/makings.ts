// Every number that a table's cubes make, each with the bags of symbols it takes: those of few symbols are listed, larger ones joined at their last operation.
// A bag is left out where a part of it makes the same number: in a Solution of the fewest cubes no part can be exchanged for a smaller one.
import { EQUATION_CUBES, type EquationsRules, exactNumber } from '@openshake/rules';
import { type Counts, FIRST_SIGN, ROOT } from './bags.ts';
import { Doubles } from './fractionTable.ts';
import { invert, isAnything, type Side } from './invert.ts';
import { leavesOf } from './leaves.ts';
import { Group, Level, NOTHING } from './level.ts';
import { Limits } from './limits.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { type PackedBags, packSymbol, type Room, STRIDE } from './packed.ts';
import { keyOf, nearOf, type Search } from './search.ts';
import { exactFraction, type Sign, Value } from './value.ts';

/** Numbers of so many symbols are listed. Where nearly all are fractions there are few; turned cubes have four values each. */
const LISTED = { whole: 9, upright: 6, turned: 4 } as const;

/** So many are listed even where something in them is in doubt; larger ones are then joined on demand, which meets fewer doubts. */
const SURELY = { whole: 5, upright: 5, turned: 3 } as const;

/** Of so many more symbols the fractions are listed, and it is told where other numbers may be. */
const OUTLINED = { whole: 0, upright: 1, turned: 1 } as const;

/** All bags of a fraction are kept up to so many symbols. */
const KEPT = { whole: 11, upright: 9, turned: 7 } as const;

const [PLUS, MINUS, TIMES, OVER, POWER] = (['+', '-', 'x', '/', '^'] as const).map((sign) =>
  EQUATION_CUBES.indexOf(sign),
) as [number, number, number, number, number];

/** Two numbers are joined by + − × and ÷ in so many ways. */
const WAYS = 6;

/** So much is kept of lists that grew on demand, in numbers of eight bytes; beyond it all of them are forgotten. */
const MOST_KEPT = 8_000_000;
/** A list takes so much beside its bags; where there is none, it is only remembered that there is none. */
const LIST_KEPT = 60;
const NONE_KEPT = 6;

/** A number that is looked for; of a square root its square is known as well, as a fraction. */
export interface Wanted extends Near {
  readonly square?: Near | undefined;
}

/** So many numbers are passed over for one step of work. */
const UNASKED = 64;

/** Roots up to this one are known as roots. */
const MOST_INDEX = 9;

/** A number as it is looked for. A root of a fraction that is no such power is no fraction. */
export function wantedOf(value: exactNumber.Exact): Wanted {
  const plain = nearOf(value);
  if (plain.d !== 0) return plain;
  for (let index = 2; index <= MOST_INDEX; index += 1) {
    const power = exactNumber.power(value, exactNumber.fromInteger(index));
    if ('undefined' in power) return plain;
    const radicand = nearOf(power.ok);
    if (radicand.d === 0 || radicand.n <= 0) continue;
    const { surd } = near.powerOfPositive(radicand, near.lowest(1, index));
    return { ...plain, surd, square: index === 2 ? radicand : undefined };
  }
  return plain;
}

/** Takes a number and bags that make it; true ends the search. */
type Take = (value: Value, bags: PackedBags) => boolean;

/** What stands around the expression that is looked for, and the symbols there are. */
interface Place {
  readonly room: Room;
  readonly low: number;
  readonly high: number;
  readonly signs: number;
  /** Whether one bag of many will do: all that stands around is fixed. */
  readonly one: boolean;
  /** The term or factor that stands beside it: (x + a) − b is (x − b) + a as well, so that only one order needs to be looked at. */
  readonly beside?: { readonly chain: Chain; readonly group: Group } | undefined;
}

const isPlain = (sign: Sign): boolean => sign !== '^' && sign !== 'r';

type Chain = 'sum' | 'product';

/** The chain in which the known side of an operation is a term or a factor that can change places with others. */
function chainOf(sign: Sign, side: Side): Chain | undefined {
  if (sign === '+' || (sign === '-' && side === 'right')) return 'sum';
  return sign === 'x' || (sign === '/' && side === 'right') ? 'product' : undefined;
}

/** One way to join: the last sign, what is wanted, how many symbols the larger side has, and who takes what is found. */
interface Join {
  readonly sign: Sign;
  readonly packed: number;
  readonly wanted: Near;
  readonly large: number;
  readonly place: Place;
  readonly isWhole: boolean;
  readonly take: Take;
}

export class Makings {
  readonly #search: Search;
  /** All there is; for all bags, or for one. */
  readonly #room: Place;
  readonly #first: Place;
  readonly #leaves: (symbol: number) => readonly Value[];
  readonly #kinds: readonly number[];
  readonly #signs: readonly { sign: Sign; packed: number }[];
  /** What can be told of upright digits. */
  readonly #limits: Limits | undefined;
  readonly #surely: number;
  #listed: number;
  readonly #outlined: number;
  readonly #most: number;
  readonly #levels: Level[] = [];
  /** What fractions are made of listed ones, by size. */
  readonly #plain: Doubles[] = [];
  /** Fractions of more symbols, as they were asked for. */
  #made: Map<number | string, Group>[] = [];
  #kept = 0;

  /** `counts`: as many of each symbol as there may be at all. */
  constructor(search: Search, counts: Counts, room: Room, rules: EquationsRules) {
    // Two powers make towers, which are dear: not more of them are listed than must be.
    const isTame = search.combiner.wholeOnly && (counts[POWER] ?? 0) < 2;
    const kind = rules.turnedCubes ? 'turned' : isTame ? 'whole' : 'upright';
    this.#search = search;
    this.#room = { room, low: 0, high: 0, signs: 0, one: false };
    this.#first = { ...this.#room, one: true };
    this.#leaves = leavesOf(rules);
    this.#kinds = EQUATION_CUBES.flatMap((_, at) => ((counts[at] ?? 0) > 0 ? [at] : []));
    this.#signs = this.#kinds
      .filter((at) => at >= FIRST_SIGN)
      .map((at) => ({ sign: EQUATION_CUBES[at] as Sign, packed: packSymbol(at)[2] }));
    this.#limits = rules.turnedCubes ? undefined : new Limits(counts);
    this.#surely = SURELY[kind];
    this.#listed = LISTED[kind];
    this.#outlined = this.#listed + OUTLINED[kind];
    this.#most = KEPT[kind];
  }

  /** Lists what a question about so many symbols needs; whether it can be asked: the smaller side of the last operation must be listed. */
  reaches(size: number): boolean {
    for (let at = 1; at <= Math.min(size, this.#outlined); at += 1) this.#level(at);
    return (size - 1) >> 1 <= this.#listed;
  }

  /** Whether an expression of exactly so many symbols within the room is the number, provided that none of fewer is. */
  has(wanted: Wanted, exact: exactNumber.Exact, size: number, room: Room): boolean {
    const place = { room, low: 0, high: 0, signs: 0, one: true };
    const take: Take = (value, bags) => room.hasOneOf(bags, 0, 0, 0) && this.#search.isEqual(value, wanted, exact);
    // A cube alone is no Solution, so that it leaves out none.
    const isCube = this.#level(1).shelf.visit(wanted, () => true);
    return isCube ? this.#join(wanted, size, place, true, take) : this.#each(wanted, size, place, take);
  }

  /** Whether an expression of so many symbols or fewer was left out of a list because nobody could tell whether it is legal. */
  isDoubtful(size: number): boolean {
    for (let at = 1; at <= Math.min(size, this.#surely); at += 1) if (this.#level(at).doubtful) return true;
    return false;
  }

  #level(size: number): Level {
    let level = this.#levels[size];
    if (!level) {
      level = this.#list(size);
      this.#levels[size] = level;
      if (level.doubtful && size > this.#surely) this.#listed = Math.min(this.#listed, size - 1);
    }
    return level;
  }

  #groupsOf(size: number): readonly Group[] {
    const { fractions, others } = this.#level(size);
    return [...fractions, ...others].filter(({ bags }) => bags.length > 0);
  }

  /** A level that is complete, with or without its other numbers; nothing where something in it is in doubt. */
  #outline(size: number): Level | undefined {
    if (size > this.#outlined) return undefined;
    const level = this.#level(size);
    return level.doubtful ? undefined : level;
  }

  #list(size: number): Level {
    // What is smaller comes first: it leaves out what is larger.
    if (size > 1) this.#level(size - 1);
    const level = new Level(size <= this.#listed);
    const { combiner } = this.#search;
    const before = this.#search.undecided;
    if (size === 1) {
      for (const at of this.#kinds) {
        const bag = packSymbol(at);
        if (this.#room.room.fits(...bag)) for (const leaf of this.#leaves(at)) this.#put(level, size, leaf, bag);
      }
      return level;
    }
    for (const { sign, packed } of this.#signs) {
      if (sign !== 'r') continue;
      const under = this.#level(size - 1);
      for (const group of [...under.fractions, ...under.others]) {
        const bags = this.#joined(group.bags, undefined, packed, this.#room);
        if (bags.length > 0 && group.hi >= 0)
          this.#put(level, size, combiner.combine(sign, undefined, group.value), bags);
      }
    }
    for (let small = 1; small <= (size - 1) / 2; small += 1) {
      const large = size - 1 - small;
      const ones = this.#groupsOf(small);
      const others = small === large ? ones : this.#groupsOf(large);
      for (let first = 0; first < ones.length; first += 1)
        for (let second = small === large ? first : 0; second < others.length; second += 1)
          this.#combine(level, size, ones[first] as Group, others[second] as Group);
    }
    const isBuiltOnDoubt = this.#levels.some((smaller, at) => at < size && smaller?.doubtful);
    level.doubtful = this.#search.undecided > before || isBuiltOnDoubt;
    return level;
  }

  #combine(level: Level, size: number, one: Group, other: Group): void {
    const { combiner } = this.#search;
    this.#search.step();
    for (const { sign, packed } of this.#signs) {
      const bags = this.#joined(one.bags, other.bags, packed, this.#room);
      if (bags.length === 0) continue;
      this.#put(level, size, combiner.combine(sign, one.value, other.value), bags);
      if (sign !== '+' && sign !== 'x' && one !== other)
        this.#put(level, size, combiner.combine(sign, other.value, one.value), bags);
    }
  }

  #put(level: Level, size: number, value: Value | undefined, bags: PackedBags): void {
    // x + 0 and the like are made by x alone.
    if (!value || value.core !== value) return;
    if (value.d !== 0) {
      const key = keyOf(value);
      let group = level.byKey.get(key);
      if (!group) {
        group = new Group(value, size, level.fractions.length, this.#smaller(key, size));
        level.byKey.set(key, group);
        level.fractions.push(group);
      }
      group.add(bags);
      return;
    }
    if (!value.surd) level.hidden.add(value);
    if (level.cells) {
      level.cells.add(value);
      return;
    }
    const group = new Group(value, size, Number.POSITIVE_INFINITY, NOTHING);
    group.add(bags);
    level.others.push(group);
  }

  /** All smaller bags that make a fraction. */
  #smaller(key: number | string, size: number): PackedBags {
    const bags: PackedBags = [];
    for (let less = 1; less < size; less += 1) {
      const known = this.#levels[less]?.byKey.get(key) ?? this.#made[less]?.get(key);
      if (known) for (const word of known.bags) bags.push(word);
    }
    return bags.length === 0 ? NOTHING : bags;
  }

  /** Bags of both sides together with a sign, as far as they fit into the place. */
  #joined(one: PackedBags, other: PackedBags | undefined, sign: number, place: Place): PackedBags {
    const { room, low, high, signs } = place;
    const sums: PackedBags = [];
    for (let at = 0; at < one.length; at += STRIDE) {
      const l = one[at] as number;
      const h = one[at + 1] as number;
      const s = (one[at + 2] as number) + sign;
      if (!room.fits(low + l, high + h, signs + s)) continue;
      if (!other) {
        sums.push(l, h, s);
        continue;
      }
      for (let with_ = 0; with_ < other.length; with_ += STRIDE) {
        const ll = l + (other[with_] as number);
        const hh = h + (other[with_ + 1] as number);
        const ss = s + (other[with_ + 2] as number);
        if (!room.fits(low + ll, high + hh, signs + ss)) continue;
        sums.push(ll, hh, ss);
        if (place.one) return sums;
      }
    }
    return sums;
  }

  /** Offers every number of exactly so many symbols that may be the one wanted, with bags that may fit. */
  #each(wanted: Wanted, size: number, place: Place, take: Take): boolean {
    this.#search.step();
    if (size <= this.#listed) {
      const level = this.#level(size);
      if (wanted.d === 0) return level.shelf.visit(wanted, ({ value, bags }) => take(value, bags));
      const group = level.byKey.get(keyOf(wanted));
      if (group && take(group.value, group.bags)) return true;
      return level.hidden.mayHold(wanted) && level.otherShelf.visit(wanted, ({ value, bags }) => take(value, bags));
    }
    if (isShort(size, place) || (wanted.d !== 0 && this.#isBeyond(wanted, size, place))) return false;
    if (wanted.d !== 0 && size <= this.#most) {
      const { value, bags } = this.#family(wanted, size);
      return bags.length > 0 && take(value, bags);
    }
    const level = this.#outline(size);
    if (!level?.cells || level.cells.mayHold(wanted)) return this.#join(wanted, size, place, false, take);
    return level.shelf.visit(wanted, ({ value, bags }) => take(value, bags));
  }

  /** Whether the signs that are left are too few for this fraction. */
  #isBeyond({ n, d }: Near, size: number, { room, signs }: Place): boolean {
    if (!this.#limits || room.left(POWER, signs) > 0) return false;
    if (!this.#search.combiner.wholeOnly && room.left(ROOT, signs) > 0) return false;
    const sums = room.left(PLUS, signs) + room.left(MINUS, signs);
    return this.#limits.excludes(n, d, sums, room.left(TIMES, signs), room.left(OVER, signs), (size - 1) >> 1);
  }

  /** All bags of so many symbols that make a fraction. */
  #family(wanted: Near, size: number): Group {
    const key = keyOf(wanted);
    const outline = this.#outline(size);
    if (outline && !outline.hidden.mayHold(wanted)) return outline.byKey.get(key) ?? NONE;
    const known = this.#made[size]?.get(key);
    if (known) return known;
    const before = this.#search.undecided;
    const exact = exactFraction(wanted.n, wanted.d);
    const group = new Group(
      new Value(wanted, undefined, undefined, undefined, undefined, exact),
      size,
      Number.POSITIVE_INFINITY,
      this.#smaller(key, size),
    );
    this.#join(wanted, size, this.#room, false, (value, bags) => {
      if (this.#search.isEqual(value, wanted, exact)) group.add(bags);
      return false;
    });
    // With something left open it is asked again, so that whoever asks hears of it.
    if (this.#search.undecided > before) return group;
    const isNone = group.bags.length === 0;
    this.#kept += isNone ? NONE_KEPT : group.bags.length + LIST_KEPT;
    if (this.#kept > MOST_KEPT) {
      this.#made = [];
      this.#kept = 0;
    }
    this.#made[size] ??= new Map();
    this.#made[size]?.set(key, isNone ? NONE : group);
    return group;
  }

  /** Only powers and roots make surds: whether one is left beside one of the bags and what is used. */
  #mayBeSurd(bags: PackedBags, { room, low, high }: Place, signs: number): boolean {
    for (const { sign, packed } of this.#signs)
      if ((sign === '^' || sign === 'r') && room.hasOneOf(bags, low, high, signs + packed)) return true;
    return false;
  }

  /** Those of more symbols, joined at their last operation. */
  #join(wanted: Wanted, size: number, place: Place, isWhole: boolean, take: Take): boolean {
    for (const { sign, packed } of this.#signs)
      if (
        place.room.fits(place.low, place.high, place.signs + packed) &&
        this.#joinAt(sign, packed, wanted, size, place, isWhole, take)
      )
        return true;
    return false;
  }

  #joinAt(
    sign: Sign,
    packed: number,
    wanted: Wanted,
    size: number,
    place: Place,
    isWhole: boolean,
    take: Take,
  ): boolean {
    const { combiner } = this.#search;
    const signs = place.signs + packed;
    if (sign === 'r' && wanted.hi >= 0) {
      const square = wanted.square ?? near.multiply(wanted, wanted);
      const found = this.#each(square, size - 1, { ...place, signs, beside: undefined }, (value, bags) => {
        const made = combiner.combine(sign, undefined, value);
        if (!made || !near.mayEqual(made, wanted)) return false;
        const sums = this.#joined(bags, undefined, packed, place);
        return sums.length > 0 && take(made, sums);
      });
      if (found) return true;
    }
    const isMade = !isPlain(sign) || this.#mayBeMade(wanted, size);
    for (let small = (size - 1) >> 1; small >= 1; small -= 1) {
      const large = size - 1 - small;
      const level = this.#level(small);
      const join = { sign, packed, wanted, large, place, isWhole, take };
      if (isPlain(sign) && wanted.d !== 0 && large > 1 && this.#isComplete(large)) {
        // A number too large to be held as a fraction is none of what was made, and may be one.
        if ((isMade || !this.#level(large).hidden.isEmpty) && this.#joinFractions(join, small)) return true;
      } else if (
        (isPlain(sign) || !combiner.wholeOnly ? level.fractions : level.whole).some((group) =>
          this.#joinGroup(join, group),
        )
      )
        return true;
      if (level.others.some((group) => this.#joinGroup(join, group))) return true;
    }
    return false;
  }

  /** Whether a fraction may be made of two listed ones by + − × or ÷, with so many symbols in all. */
  #mayBeMade(wanted: Near, size: number): boolean {
    if (wanted.d === 0 || size > this.#most) return true;
    this.#plain[size] ??= this.#plainOf(size);
    return this.#plain[size]?.mayHave(wanted) ?? true;
  }

  #plainOf(size: number): Doubles {
    let many = 1;
    for (let small = 1; small <= (size - 1) / 2; small += 1)
      if (this.#isComplete(size - 1 - small))
        many += this.#level(small).fractions.length * this.#level(size - 1 - small).fractions.length * WAYS;
    const made = new Doubles(many);
    for (let small = 1; small <= (size - 1) / 2; small += 1)
      if (this.#isComplete(size - 1 - small))
        for (const one of this.#level(small).fractions)
          for (const other of this.#level(size - 1 - small).fractions) {
            this.#search.step();
            if (this.#joined(one.bags, other.bags, 0, this.#first).length === 0) continue;
            addPlain(made, one, other);
          }
    return made;
  }

  /** Whether every fraction of so many symbols is listed. */
  #isComplete(size: number): boolean {
    return size <= this.#listed || this.#outline(size) !== undefined;
  }

  /** Both sides are fractions, and those of the larger one are listed: what it must be is told by its double. */
  #joinFractions(join: Join, small: number): boolean {
    const { sign, wanted } = join;
    const { fractions, table } = this.#level(small);
    const { n: wantedN, d: wantedD } = wanted;
    const biggest = Number.MAX_SAFE_INTEGER / 2 / Math.max(Math.abs(wantedN), wantedD);
    const first = firstInChain(join.place, sign, small);
    for (let at = 0; at < fractions.length; at += 1) {
      if (at % UNASKED === 0) this.#search.step();
      const n = table.n[at] as number;
      const d = table.d[at] as number;
      if (n > biggest || -n > biggest || d > biggest) {
        if (this.#joinGroup(join, fractions[at] as Group)) return true;
        continue;
      }
      // What the other side must be. x + 0 and x × 1 are x alone, and 0 × x is 0.
      const above = wantedN * d;
      const below = n * wantedD;
      const isInChain = at >= first;
      if (sign === '+') {
        if (isInChain && n !== 0 && this.#probe(join, at, small, 'left', (above - below) / (d * wantedD))) return true;
      } else if (sign === '-') {
        if (this.#probe(join, at, small, 'left', (below - above) / (d * wantedD))) return true;
        if (isInChain && n !== 0 && this.#probe(join, at, small, 'right', (above + below) / (d * wantedD))) return true;
      } else if (n === 0) {
      } else if (sign === 'x') {
        if (isInChain && n !== d && this.#probe(join, at, small, 'left', above / below)) return true;
      } else {
        if (wantedN !== 0 && this.#probe(join, at, small, 'left', below / above)) return true;
        if (isInChain && n !== d && this.#probe(join, at, small, 'right', (wantedN * n) / (wantedD * d))) return true;
      }
    }
    return false;
  }

  #probe(join: Join, at: number, small: number, side: Side, double: number): boolean {
    const level = this.#level(join.large);
    const known = this.#level(small).fractions[at] as Group;
    const { table } = level;
    for (let slot = table.slotOf(double); slot >= 0; slot = table.slotAfter(slot, double)) {
      const { value, bags } = level.fractions[table.placeAt(slot)] as Group;
      if (this.#joinPair(join, side, known, known.bags, value, bags)) return true;
    }
    return level.hidden.mayHoldAt(double) && this.#joinGroup(join, known, side);
  }

  #joinPair(
    { sign, packed, wanted, place, take }: Join,
    side: Side,
    known: Group,
    bags: PackedBags,
    value: Value,
    others: PackedBags,
  ): boolean {
    const sums = this.#joined(bags, others, packed, place);
    if (sums.length === 0) return false;
    this.#search.step();
    const { combiner } = this.#search;
    const made =
      side === 'left' ? combiner.combine(sign, known.value, value) : combiner.combine(sign, value, known.value);
    return made !== undefined && near.mayEqual(made, wanted) && take(made, sums);
  }

  /** The known side is this number: the other is looked for by what it must be. */
  #joinGroup(join: Join, group: Group, only?: Side): boolean {
    const { sign, packed, wanted, large, place, isWhole } = join;
    const { room, low, high } = place;
    const signs = place.signs + packed;
    if (!room.hasOneOf(group.bags, low, high, signs)) return false;
    // With a surd on one side a fraction takes a surd on the other.
    if (isPlain(sign) && group.surd && wanted.d !== 0 && wanted.n !== 0 && !this.#mayBeSurd(group.bags, place, signs))
      return false;
    const sides: readonly Side[] = only ? [only] : sign === '+' || sign === 'x' ? ['left'] : ['left', 'right'];
    return sides.some((side) => {
      const chain = chainOf(sign, side);
      const isLater = group.at < firstInChain(place, sign, group.size);
      if (chain && large > 1 && (isLater || isNeutral(group, chain))) return false;
      return invert(sign, side, group, wanted, this.#search.combiner.wholeOnly, (target) => {
        if (isAnything(target) && large > 1 && isIdle(sign, side, group, isWhole)) return false;
        if (target.surd && !this.#mayBeSurd(group.bags, place, signs)) return false;
        if (target.d === 0 || large <= this.#most)
          return this.#each(target, large, { room, low, high, signs, one: false }, (value, bags) =>
            this.#joinPair(join, side, group, group.bags, value, bags),
          );
        for (let at = 0; at < group.bags.length; at += STRIDE) {
          const known = group.bags.slice(at, at + STRIDE);
          const [l, h, s] = known as [number, number, number];
          const beside = chain && { chain, group };
          const within = { room, low: low + l, high: high + h, signs: signs + s, one: place.one, beside };
          if (
            room.fits(within.low, within.high, within.signs) &&
            this.#each(target, large, within, (value, bags) => this.#joinPair(join, side, group, known, value, bags))
          )
            return true;
        }
        return false;
      });
    });
  }
}

/** All that + − × and ÷ make of two fractions. */
function addPlain(made: Doubles, one: Near, other: Near): void {
  const above = one.n * other.d;
  const below = other.n * one.d;
  const under = one.d * other.d;
  const across = one.n * other.n;
  if (Math.abs(above) + Math.abs(below) + under + Math.abs(across) > Number.MAX_SAFE_INTEGER) {
    made.addNear(near.add(one, other));
    made.addNear(near.subtract(one, other));
    made.addNear(near.subtract(other, one));
    made.addNear(near.multiply(one, other));
    if (other.n !== 0) made.addNear(near.divide(one, other));
    if (one.n !== 0) made.addNear(near.divide(other, one));
    return;
  }
  made.add((above + below) / under);
  made.add((above - below) / under);
  made.add((below - above) / under);
  made.add(across / under);
  if (other.n !== 0) made.add(above / below);
  if (one.n !== 0) made.add(below / above);
}

/** Whether the signs that are left are too few for so many symbols: n numbers take n − 1 signs, and any more symbols are roots. */
function isShort(size: number, { room, signs }: Place): boolean {
  const numbers = (size + 1) >> 1;
  let joints = 0;
  for (let sign = FIRST_SIGN; sign < ROOT; sign += 1) joints += room.left(sign, signs);
  return size - numbers - Math.min(joints, numbers - 1) > room.left(ROOT, signs);
}

/** Terms, and factors, are taken off in the order of their sizes and places: from which place on those of a size are not too early. */
function firstInChain({ beside }: Place, sign: Sign, size: number): number {
  if (!beside || beside.chain !== chainOf(sign, 'right') || size > beside.group.size) return 0;
  return size < beside.group.size ? Number.POSITIVE_INFINITY : beside.group.at;
}

/** x + 0 and x × 1 are x alone. */
const isNeutral = (group: Group, chain: Chain): boolean => near.isNumber(group, chain === 'sum' ? 0 : 1);

const NONE = new Group(new Value(near.ZERO, undefined, undefined, undefined, undefined), 0, 0, NOTHING);

/**
 * Where one side decides alone what comes out, one cube will do for the other: 0 × y, 1^y, y^0. A cube that is 1 is −1 as well, turned, so that
 * powers of it need not be looked at inside of an expression.
 */
function isIdle(sign: Sign, side: Side, { n, d, bags }: Group, isWhole: boolean): boolean {
  if (d !== 1) return false;
  const isRaised = sign === '^' ? side === 'left' : sign === 'r' && side === 'right';
  if (n === 0) return isRaised || sign === '^' || sign === 'x' || (sign === '/' && side === 'left');
  return isRaised && (n === 1 || (n === -1 && !isWhole && hasNoSign(bags)));
}

const hasNoSign = (bags: PackedBags): boolean => bags[2] === 0;
