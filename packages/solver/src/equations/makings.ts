// Every number that a table's cubes make, each with the bags of symbols it takes. Those of few symbols are listed, larger ones joined at their last operation.
// A bag is left out if a part of it makes the same number: in a Solution of the fewest cubes, no part can be replaced by a smaller one.
import type { ShakeRules as EquationsRules, exactNumber } from '@openshake/rules/equations';
import type { Counts } from './bags.ts';
import { chainOf, firstInChain, isIdle, isNeutral } from './chain.ts';
import { depthOf } from './depth.ts';
import type { Doubles } from './fractionTable.ts';
import { invert, isAnything, type Side } from './invert.ts';
import { Group, type Level } from './level.ts';
import { type Joint, Levels } from './levels.ts';
import { Limits } from './limits.ts';
import { Made } from './made.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { type PackedBags, STRIDE } from './packed.ts';
import { isBeyond, isShort, joined, mostOf, type Place, powersLeft, wholeOf } from './place.ts';
import { isPlain, mayBeBeside, ORDINARY, plainOf } from './plain.ts';
import type { Room } from './room.ts';
import { keyOf, type Search } from './search.ts';
import { isOtherTranscendental } from './transcendental.ts';
import { exactFraction, type Sign, Value } from './value.ts';
import type { Wanted } from './wanted.ts';

/** Skips this many numbers for one step of work. */
const UNASKED = 16;

/** More than the error in the logarithms of ordinary numbers. */
const ROUNDING = 2 ** -20;

/** Takes a number and bags that make it; true ends the search. */
type Take = (value: Value, bags: PackedBags) => boolean;

/** One way to join: the last sign, what is wanted, how many symbols the larger side has, and who takes what is found. */
interface Join extends Joint {
  readonly wanted: Near;
  readonly large: number;
  readonly place: Place;
  /** For a larger index of a root, the radicand would be too large. */
  readonly mostIndex: number;
  readonly isWhole: boolean;
  readonly take: Take;
}

export class Makings {
  readonly #search: Search;
  /** Everything there is, for all bags or for one. */
  readonly #room: Place;
  readonly #first: Place;
  readonly #levels: Levels;
  /** What is known about upright digits. */
  readonly #limits: Limits | undefined;
  /** Keeps all bags of a fraction up to this many symbols. */
  readonly #most: number;
  readonly #made = new Made();
  /** The fractions made from listed ones, by size. */
  readonly #plain: Doubles[] = [];

  /** `counts`: the most of each symbol that there can be. */
  constructor(search: Search, counts: Counts, room: Room, rules: EquationsRules) {
    const depth = depthOf(counts, rules);
    this.#search = search;
    this.#room = wholeOf(room, false);
    this.#first = wholeOf(room, true);
    this.#levels = new Levels(search, counts, room, rules, depth);
    this.#limits = rules.turnedCubes ? undefined : new Limits(counts);
    this.#most = depth.kept;
  }

  /** Lists what a question about this many symbols needs, and says whether it can be asked: the smaller side of the last operation must be listed. */
  reaches(size: number): boolean {
    this.#levels.listUpTo(size);
    return (size - 1) >> 1 <= this.#levels.listed;
  }

  /** Whether a list leaves out an expression of this many symbols or fewer, because nobody could tell whether it is legal. */
  isDoubtful(size: number): boolean {
    return this.#levels.isDoubtful(size);
  }

  /** Whether an expression of exactly this many symbols in the room is the number, provided that none of fewer is. */
  has(wanted: Wanted, exact: exactNumber.Exact, size: number, room: Room): boolean {
    const place = wholeOf(room, true);
    const take: Take = (value, bags) => room.hasOneOf(bags, 0, 0, 0) && this.#search.isEqual(value, wanted, exact);
    // A cube alone is not a Solution, so it rules out none.
    const isCube = this.#levels.at(1).visit(wanted, () => true);
    return isCube ? this.#join(wanted, size, place, true, take) : this.#each(wanted, size, place, take);
  }

  /** Offers every number of exactly this many symbols that may be the one wanted, with bags that may fit. */
  #each(wanted: Wanted, size: number, place: Place, take: Take): boolean {
    this.#search.step();
    if (size <= this.#levels.listed) {
      const level = this.#levels.at(size);
      if (wanted.d === 0) return level.visit(wanted, ({ value, bags }) => take(value, bags));
      const group = level.byKey.get(keyOf(wanted));
      if (group && take(group.value, group.bags)) return true;
      return level.hidden.mayHold(wanted) && level.visitOthers(wanted, ({ value, bags }) => take(value, bags));
    }
    if (isShort(size, place)) return false;
    if (wanted.d !== 0 && this.#limits && isBeyond(this.#limits, wanted, size, place, this.#search.combiner.wholeOnly))
      return false;
    if (wanted.d !== 0 && size <= this.#most) {
      const group = this.#family(wanted, size);
      return group !== undefined && take(group.value, group.bags);
    }
    const level = this.#levels.outline(size);
    if (!level?.cells || level.cells.mayHold(wanted)) return this.#join(wanted, size, place, false, take);
    return level.visit(wanted, ({ value, bags }) => take(value, bags));
  }

  /** All bags of this many symbols that make a fraction. */
  #family(wanted: Near, size: number): Group | undefined {
    const key = keyOf(wanted);
    const outline = this.#levels.outline(size);
    if (outline && !outline.hidden.mayHold(wanted)) return outline.byKey.get(key);
    const known = this.#made.get(key, size);
    if (known) return known === 'none' ? undefined : known;
    const before = this.#search.undecided;
    const exact = exactFraction(wanted.n, wanted.d);
    const value = new Value(wanted, undefined, undefined, undefined, undefined, exact);
    const smaller = [...this.#levels.smaller(key, size), ...this.#made.smaller(key, size)];
    const group = new Group(value, size, Number.POSITIVE_INFINITY, smaller);
    this.#join(wanted, size, this.#room, false, (made, bags) => {
      if (this.#search.isEqual(made, wanted, exact)) group.add(bags);
      return false;
    });
    // If something stays open, it is asked again, so that every caller hears about it.
    if (this.#search.undecided === before) this.#made.keep(key, size, group);
    return group.bags.length > 0 ? group : undefined;
  }

  /** Those of more symbols, joined at their last operation. */
  #join(wanted: Wanted, size: number, place: Place, isWhole: boolean, take: Take): boolean {
    for (const joint of this.#levels.signs)
      if (
        place.room.fits(place.low, place.high, place.signs + joint.packed) &&
        this.#joinAt(joint, wanted, size, place, isWhole, take)
      )
        return true;
    return false;
  }

  #joinAt({ sign, packed }: Joint, wanted: Wanted, size: number, place: Place, isWhole: boolean, take: Take): boolean {
    const { combiner } = this.#search;
    const signs = place.signs + packed;
    if (sign === 'r' && wanted.hi >= 0) {
      const square = wanted.square ?? near.multiply(wanted, wanted);
      const found = this.#each(square, size - 1, { ...place, signs, beside: undefined }, (value, bags) => {
        this.#search.step();
        const made = combiner.combine(sign, undefined, value);
        if (!made || !near.mayEqual(made, wanted)) return false;
        const sums = joined(bags, undefined, packed, place);
        return sums.length > 0 && take(made, sums);
      });
      if (found) return true;
    }
    const isMade = !isPlain(sign) || this.#mayBeMade(wanted, size);
    for (let small = (size - 1) >> 1; small >= 1; small -= 1) {
      const large = size - 1 - small;
      const level = this.#levels.at(small);
      const mostIndex = sign === 'r' ? this.#mostIndex(wanted, large, { ...place, signs }) : Number.POSITIVE_INFINITY;
      const join = { sign, packed, wanted, large, place, mostIndex, isWhole, take };
      if (isPlain(sign) && wanted.d !== 0 && large > 1 && this.#levels.complete(large)) {
        // A number too large to hold as a fraction is not among those made, but may be one.
        if ((isMade || !this.#levels.at(large).hidden.isEmpty) && this.#joinFractions(join, small)) return true;
      } else if (
        (isPlain(sign) || !combiner.wholeOnly ? level.fractions : level.whole).some((group) =>
          this.#joinGroup(join, group),
        )
      )
        return true;
      if (this.#joinOthers(join, small)) return true;
    }
    return false;
  }

  /** x √ y = z takes y = z^x, and y has an upper limit. */
  #mostIndex({ lo }: Near, large: number, place: Place): number {
    if (lo < 2) return Number.POSITIVE_INFINITY;
    const { listed } = this.#levels;
    const most =
      large <= listed
        ? this.#levels.at(large).most
        : this.#limits
          ? mostOf(this.#limits, large, place, this.#search.combiner.wholeOnly)
          : Number.POSITIVE_INFINITY;
    // Doubles far out stand for larger numbers, see bounds.ts.
    return most < ORDINARY ? Math.max(0, Math.log2(most)) / Math.log2(lo) + ROUNDING : Number.POSITIVE_INFINITY;
  }

  /** Whether two listed fractions may make a fraction by + − × or ÷, with this many symbols in all. */
  #mayBeMade(wanted: Near, size: number): boolean {
    if (wanted.d === 0 || size > this.#most) return true;
    this.#plain[size] ??= plainOf(size, this.#levels, this.#first, () => this.#search.step());
    return this.#plain[size]?.mayHave(wanted) ?? true;
  }

  /** Both sides are fractions, and those of the larger one are listed: its double says what it must be. */
  #joinFractions(join: Join, small: number): boolean {
    const { sign, wanted } = join;
    const { fractions, table } = this.#levels.at(small);
    const level = this.#levels.at(join.large);
    const { n: wantedN, d: wantedD } = wanted;
    const biggest = Number.MAX_SAFE_INTEGER / 2 / Math.max(Math.abs(wantedN), wantedD);
    const first = firstInChain(join.place.beside, sign, small);
    for (let at = 0; at < fractions.length; at += 1) {
      if (at % UNASKED === 0) this.#search.step();
      const n = table.n[at] as number;
      const d = table.d[at] as number;
      const known = fractions[at] as Group;
      if (n > biggest || -n > biggest || d > biggest) {
        if (this.#joinGroup(join, known)) return true;
        continue;
      }
      // What the other side must be. x + 0 and x × 1 are x alone, and 0 × x is 0.
      const above = wantedN * d;
      const below = n * wantedD;
      const isInChain = at >= first;
      if (sign === '+') {
        if (isInChain && n !== 0 && this.#probe(join, level, known, 'left', (above - below) / (d * wantedD)))
          return true;
      } else if (sign === '-') {
        if (this.#probe(join, level, known, 'left', (below - above) / (d * wantedD))) return true;
        if (isInChain && n !== 0 && this.#probe(join, level, known, 'right', (above + below) / (d * wantedD)))
          return true;
      } else if (n === 0) {
      } else if (sign === 'x') {
        if (isInChain && n !== d && this.#probe(join, level, known, 'left', above / below)) return true;
      } else {
        if (wantedN !== 0 && this.#probe(join, level, known, 'left', below / above)) return true;
        if (isInChain && n !== d && this.#probe(join, level, known, 'right', (wantedN * n) / (wantedD * d)))
          return true;
      }
    }
    return false;
  }

  #probe(join: Join, level: Level, known: Group, side: Side, double: number): boolean {
    const { table } = level;
    for (let slot = table.slotOf(double); slot >= 0; slot = table.slotAfter(slot, double)) {
      const { value, bags } = level.fractions[table.placeAt(slot)] as Group;
      if (this.#joinPair(join, side, known, known.bags, value, bags)) return true;
    }
    return level.hidden.mayHoldAt(double) && this.#joinGroup(join, known, side);
  }

  /** The known side is not a fraction. If a double shows that the other side is not listed, no more work is needed. */
  #joinOthers(join: Join, small: number): boolean {
    const { sign, wanted, large } = join;
    const { others } = this.#levels.at(small);
    const level = isPlain(sign) && wanted.d !== 0 && wanted.n !== 0 ? this.#levels.complete(large) : undefined;
    if (!level) return others.some((group) => this.#joinGroup(join, group));
    const w = wanted.n / wanted.d;
    for (let at = 0; at < others.length; at += 1) {
      if (at % UNASKED === 0) this.#search.step();
      const group = others[at] as Group;
      for (const side of sidesOf(sign))
        if (mayBeBeside(level, sign, side, group, w) && this.#joinGroup(join, group, side)) return true;
    }
    return false;
  }

  #joinPair(
    { sign, packed, wanted, place, take }: Join,
    side: Side,
    known: Group,
    bags: PackedBags,
    value: Value,
    others: PackedBags,
  ): boolean {
    const sums = joined(bags, others, packed, place);
    if (sums.length === 0) return false;
    this.#search.step();
    const { combiner } = this.#search;
    const made =
      side === 'left' ? combiner.combine(sign, known.value, value) : combiner.combine(sign, value, known.value);
    return made !== undefined && near.mayEqual(made, wanted) && take(made, sums);
  }

  /** The known side is this number. Looks for the other by what it must be. */
  #joinGroup(join: Join, group: Group, only?: Side): boolean {
    const { sign, packed, wanted, large, place, mostIndex, isWhole } = join;
    const { room, low, high } = place;
    const signs = place.signs + packed;
    if (!room.hasOneOf(group.bags, low, high, signs)) return false;
    // With a surd on one side, a fraction needs a surd on the other.
    if (isPlain(sign) && group.surd && wanted.d !== 0 && wanted.n !== 0 && powersLeft(group.bags, place, signs) < 1)
      return false;
    const sides = only ? [only] : sidesOf(sign);
    return sides.some((side) => {
      const chain = chainOf(sign, side);
      const isLater = group.at < firstInChain(place.beside, sign, group.size);
      if (chain && large > 1 && (isLater || isNeutral(group, chain))) return false;
      if (sign === 'r' && side === 'left' && group.lo > mostIndex) return false;
      if (isOtherTranscendental(sign, side, group, wanted) && powersLeft(group.bags, place, signs) < 2) return false;
      return invert(sign, side, group, wanted, this.#search.combiner.wholeOnly, (target) => {
        if (isAnything(target) && large > 1 && isIdle(sign, side, group, isWhole)) return false;
        if (target.surd && powersLeft(group.bags, place, signs) < 1) return false;
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

const LEFT: readonly Side[] = ['left'];
const BOTH: readonly Side[] = ['left', 'right'];

/** Which side the known number may be on, if that makes a difference. */
const sidesOf = (sign: Sign): readonly Side[] => (sign === '+' || sign === 'x' ? LEFT : BOTH);
