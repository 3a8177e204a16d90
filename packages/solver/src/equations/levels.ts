// Lists of all numbers that a table's cubes make with few symbols, size by size, each made on first use.
import { CUBES as EQUATION_CUBES, type ShakeRules as EquationsRules } from '@openshake/rules/equations';
import { type Counts, FIRST_SIGN } from './bags.ts';
import type { Depth } from './depth.ts';
import { leavesOf } from './leaves.ts';
import { Group, Level, NOTHING } from './level.ts';
import { type PackedBags, UNITS } from './packed.ts';
import { joined, type Place, wholeOf } from './place.ts';
import type { Room } from './room.ts';
import { keyOf, type Search } from './search.ts';
import type { Sign, Value } from './value.ts';

/** A sign that is available, and itself as a packed bag. */
export interface Joint {
  readonly sign: Sign;
  readonly packed: number;
}

/** A level that takes more pairs of numbers than this is listed only if it must be. */
const MOST_PAIRS = 250_000;

/** One step of work joins or compares this many pairs of words of packed bags. */
const WORDS_A_STEP = 2_048;

export class Levels {
  readonly signs: readonly Joint[];
  readonly #search: Search;
  /** All there is. */
  readonly #whole: Place;
  readonly #leaves: (symbol: number) => readonly Value[];
  readonly #kinds: readonly number[];
  readonly #levels: Level[] = [];
  readonly #surely: number;
  #outlined: number;
  #listed: number;

  /** `counts`: the most of each symbol that there can be. */
  constructor(search: Search, counts: Counts, room: Room, rules: EquationsRules, depth: Depth) {
    this.#search = search;
    this.#whole = wholeOf(room, false);
    this.#leaves = leavesOf(rules);
    this.#kinds = EQUATION_CUBES.flatMap((_, at) => ((counts[at] ?? 0) > 0 ? [at] : []));
    this.signs = this.#kinds
      .filter((at) => at >= FIRST_SIGN)
      .map((at) => ({ sign: EQUATION_CUBES[at] as Sign, packed: UNITS[at]?.[2] ?? 0 }));
    this.#surely = depth.surely;
    this.#listed = depth.listed;
    this.#outlined = depth.outlined;
  }

  /** Every number of up to this many symbols is listed. */
  get listed(): number {
    return this.#listed;
  }

  /** Lists all up to this many symbols, as far as any are listed. */
  listUpTo(size: number): void {
    for (let at = 1; at <= Math.min(size, this.#outlined); at += 1) {
      // What is built on doubt proves nothing.
      if (at > this.#listed && (this.at(at - 1).doubtful || this.#pairsOf(at) > MOST_PAIRS)) this.#outlined = at - 1;
      else this.at(at);
    }
  }

  /** How many pairs of numbers a level has to join. */
  #pairsOf(size: number): number {
    let pairs = 0;
    for (let small = 1; small <= (size - 1) / 2; small += 1)
      pairs += this.at(small).length * this.at(size - 1 - small).length;
    return pairs;
  }

  at(size: number): Level {
    let level = this.#levels[size];
    if (!level) {
      level = this.#list(size);
      this.#levels[size] = level;
      if (level.doubtful && size > this.#surely) this.#listed = Math.min(this.#listed, size - 1);
    }
    return level;
  }

  /** Whether a list leaves out an expression of this many symbols or fewer, because nobody could tell whether it is legal. */
  isDoubtful(size: number): boolean {
    for (let at = 1; at <= Math.min(size, this.#surely); at += 1) if (this.at(at).doubtful) return true;
    return false;
  }

  /** A complete level, with or without its other numbers; nothing if something in it is in doubt. */
  outline(size: number): Level | undefined {
    const level = size <= this.#outlined ? this.#levels[size] : undefined;
    return level?.doubtful ? undefined : level;
  }

  /** The level of this many symbols, if every fraction of it is listed. */
  complete(size: number): Level | undefined {
    return size <= this.#listed ? this.at(size) : this.outline(size);
  }

  /** All smaller bags listed for a fraction. */
  smaller(key: number | string, size: number): PackedBags {
    const bags: PackedBags = [];
    for (let less = 1; less < size; less += 1) {
      const known = this.#levels[less]?.byKey.get(key);
      if (known) for (const word of known.bags) bags.push(word);
    }
    return bags.length === 0 ? NOTHING : bags;
  }

  #list(size: number): Level {
    // Smaller ones come first, because they rule out larger ones.
    if (size > 1) this.at(size - 1);
    const level = new Level(size <= this.#listed);
    if (size === 1) {
      for (const at of this.#kinds) {
        const [low, high, signs] = UNITS[at] ?? [0, 0, 0];
        if (this.#whole.room.fits(low, high, signs))
          for (const leaf of this.#leaves(at)) this.#put(level, size, leaf, [low, high, signs]);
      }
      return level;
    }
    const before = this.#search.undecided;
    this.#addRoots(level, size);
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

  #groupsOf(size: number): readonly Group[] {
    const { fractions, others } = this.at(size);
    return [...fractions, ...others].filter(({ bags }) => bags.length > 0);
  }

  /** Roots without an index. */
  #addRoots(level: Level, size: number): void {
    const root = this.signs.find(({ sign }) => sign === 'r');
    if (!root) return;
    const under = this.at(size - 1);
    for (const { hi, value, bags } of [...under.fractions, ...under.others]) {
      this.#search.step();
      const sums = joined(bags, undefined, root.packed, this.#whole);
      if (sums.length > 0 && hi >= 0)
        this.#put(level, size, this.#search.combiner.combine(root.sign, undefined, value), sums);
    }
  }

  #combine(level: Level, size: number, one: Group, other: Group): void {
    const { combiner } = this.#search;
    const work = 1 + Math.floor((one.bags.length * other.bags.length) / WORDS_A_STEP);
    for (const { sign, packed } of this.signs) {
      this.#search.step(work);
      const bags = joined(one.bags, other.bags, packed, this.#whole);
      if (bags.length === 0) continue;
      this.#put(level, size, combiner.combine(sign, one.value, other.value), bags);
      if (sign !== '+' && sign !== 'x' && one !== other)
        this.#put(level, size, combiner.combine(sign, other.value, one.value), bags);
    }
  }

  #put(level: Level, size: number, value: Value | undefined, bags: PackedBags): void {
    // x alone makes x + 0 and the like.
    if (!value || value.core !== value) return;
    if (value.d !== 0) {
      const key = keyOf(value);
      let group = level.byKey.get(key);
      if (!group) {
        group = new Group(value, size, level.fractions.length, this.smaller(key, size));
        level.byKey.set(key, group);
        level.fractions.push(group);
      }
      this.#search.step(1 + Math.floor((bags.length * group.bags.length) / WORDS_A_STEP));
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
}
