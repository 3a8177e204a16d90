// Which truth tables a bag of cubes can name. It does not depend on the Universe, so families are built on first use and serve every shake.
//
// Ordinarily a family uses every cube of its bag exactly once. Under Multiple Operations leaves are finite and signs are not: a sign's count is
// then 0 if the sign may not be written, otherwise 1 more than the least number of times it must be. ′′ names the same set, so ′ may
// be written any number of times, and a family is closed under complement if it has ′.
import type { Minus } from '@openshake/rules/onsets';
import {
  countOf,
  eachBagWithin,
  INTERSECTION,
  joiningIn,
  type Leaves,
  MINUS,
  one,
  PRIME,
  SIGN_KINDS,
  type Signs,
  sizeOf,
  someBagWithin,
  UNION,
} from './bags.ts';
import { Effort } from './effort.ts';
import { Distinct, EVERY_ROW, SET_TABLES, type Table } from './truthTables.ts';

/** What the families of a shake depend on. */
export interface Algebra {
  minus: Minus;
  manyTimes: boolean;
  /** ∪ and ∩ are one kind of sign (counted as ∪) with two meanings. */
  unionIsIntersection: boolean;
  /** V and Λ are one kind of leaf (counted as V) with two meanings. */
  universeIsNull: boolean;
}

/** A Set-Name as a tree over leaf and sign meanings: a leaf has no operand, ′ one, the other signs two. */
export interface SetName {
  kind: 'leaf' | 'sign';
  /** Place in the order B R G Y V Λ, or ∪ ∩ − ′. */
  of: number;
  operands: readonly SetName[];
}

export type Relating = 'subset' | 'equals';

/** The rows that a link of a Restriction keeps. */
export const kept = (relating: Relating, left: Table, right: Table): Table =>
  (relating === 'subset' ? ~left | right : ~(left ^ right)) & EVERY_ROW;

/** Two families, and what a sign makes from any member of one with any of the other. */
interface Join {
  how: 'any' | 'both' | 'anyOrBoth' | 'without' | 'either';
  some: Uint16Array;
  others: Uint16Array;
}

/** A bag split into two that each make a Set-Name. */
export interface Split {
  leaves: Leaves;
  signs: Signs;
  otherLeaves: Leaves;
  otherSigns: Signs;
}

/** Keeps this much in all, in tables of two bytes each. Beyond that, all families are dropped before the next question. */
const MOST_HELD = 24_000_000;
/** How much faster it is to join two tables than to take other steps. */
const JOINS_A_STEP = 4;

let held = 0;
/** A kept name takes the room of this many tables, places in maps included, and a family takes this many besides its own. */
const TABLES_IN_A_NAME = 200;
const TABLES_IN_A_PLACE = 80;
const NONE = new Uint16Array(0);

/** Shared, because it is large. It is filled and emptied with nothing else in between. */
const distinct = new Distinct();

export class Families {
  readonly algebra: Algebra;
  /** Signs, then leaves. */
  #known = new Map<Signs, Map<Leaves, Uint16Array>>();
  #knownKept: Record<Relating, Map<Signs, Map<Leaves, Uint16Array>>> = { subset: new Map(), equals: new Map() };
  #names = new Map<Signs, Map<Leaves, Map<Table, SetName>>>();
  /** Who pays for building. */
  effort = new Effort();

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  forget(): void {
    this.#known = new Map();
    this.#names = new Map();
    this.#knownKept = { subset: new Map(), equals: new Map() };
  }

  /** All families of these signs that are already known, for loops that ask often. */
  withSigns(signs: Signs): Map<Leaves, Uint16Array> {
    return placeIn(this.#known, signs);
  }

  family(leaves: Leaves, signs: Signs): Uint16Array {
    const known = this.withSigns(signs);
    const found = known.get(leaves);
    if (found) return found;
    const alike = this.#sameWithFewer(leaves, signs);
    if (alike) {
      known.set(leaves, alike);
      held += TABLES_IN_A_PLACE;
      return alike;
    }
    const built = this.#build(leaves, signs);
    known.set(leaves, built);
    held += built.length + TABLES_IN_A_PLACE;
    return built;
  }

  /** The cost of working out `keptBy`; nothing if it is known. */
  linkSteps(relating: Relating, leaves: Leaves, signs: Signs): number {
    if (placeIn(this.#knownKept[relating], signs).has(leaves)) return 0;
    let steps = 0;
    for (const split of this.splits(leaves, signs))
      steps += this.family(split.leaves, split.signs).length * this.family(split.otherLeaves, split.otherSigns).length;
    return steps;
  }

  /** The rows kept by one link between two Set-Names that use these cubes. */
  keptBy(relating: Relating, leaves: Leaves, signs: Signs): Uint16Array {
    const known = placeIn(this.#knownKept[relating], signs);
    const found = known.get(leaves);
    if (found) return found;
    const splits = this.splits(leaves, signs);
    const families = splits.map(
      (split) => [this.family(split.leaves, split.signs), this.family(split.otherLeaves, split.otherSigns)] as const,
    );
    distinct.clear();
    for (const [some, others] of families) {
      for (let i = 0; i < some.length && distinct.size <= EVERY_ROW; i += 1) {
        this.effort.spend(1 + others.length / JOINS_A_STEP);
        for (let j = 0; j < others.length; j += 1) {
          const left = some[i] as number;
          const right = others[j] as number;
          distinct.add(kept(relating, left, right));
          if (relating === 'subset') distinct.add(kept(relating, right, left));
        }
      }
    }
    const built = distinct.toArray();
    known.set(leaves, built);
    held += built.length + TABLES_IN_A_PLACE;
    return built;
  }

  /** Whether a bag can make a Set-Name at all. */
  isNameable(leaves: Leaves, signs: Signs): boolean {
    const size = sizeOf(leaves);
    return this.algebra.manyTimes ? size > this.mustWrite(signs) : size === joiningIn(signs) + 1;
  }

  /** Under Multiple Operations: the least number of times that joining signs must be written. */
  mustWrite(signs: Signs): number {
    let times = 0;
    for (let kind = 0; kind < PRIME; kind += 1) times += Math.max(0, countOf(signs, kind) - 1);
    return times;
  }

  /** Under Multiple Operations: the signs that may be written, with none that must be. */
  mayWrite(signs: Signs): Signs {
    let may = 0;
    for (let kind = 0; kind < SIGN_KINDS; kind += 1) if (countOf(signs, kind) > 0) may += one(kind);
    return may;
  }

  /** All ways to split a bag into two Set-Names, without the same two in reverse. */
  splits(leaves: Leaves, signs: Signs): Split[] {
    const splits: Split[] = [];
    const size = sizeOf(leaves);
    const add = (part: Leaves, partSigns: Signs, otherSigns: Signs) => {
      const others = leaves - part;
      if (part < others || (part === others && partSigns <= otherSigns))
        splits.push({ leaves: part, signs: partSigns, otherLeaves: others, otherSigns });
      return false;
    };
    if (!this.algebra.manyTimes) {
      eachBagWithin(signs, (part) => {
        const needed = joiningIn(part) + 1;
        if (needed < size) someBagWithin(leaves, needed, (taken) => add(taken, part, signs - part));
      });
      return splits;
    }
    // The signs that must be written are shared; every sign may be written on both sides.
    const may = this.mayWrite(signs);
    eachBagWithin(signs - may, (must) => {
      const partSigns = must + may;
      const otherSigns = signs - must;
      const least = sizeOf(must) + 1;
      const most = size - 1 - this.mustWrite(otherSigns);
      for (let taken = least; taken <= most; taken += 1)
        someBagWithin(leaves, taken, (part) => add(part, partSigns, otherSigns));
    });
    return splits;
  }

  /**
   * If V may be Λ and ′ is available, one such leaf can do everything that several can: drop what is not needed (G ∩ Λ) or add nothing (F ∪ Λ, F − Λ).
   * So each extra one is free to write one sign that must be written.
   */
  #sameWithFewer(leaves: Leaves, signs: Signs): Uint16Array | undefined {
    const more = countOf(leaves, V) - 1;
    const must = this.mustWrite(signs);
    if (!this.algebra.universeIsNull || !this.#isClosed(signs) || more < 1 || more < must || joiningIn(signs) === 0)
      return undefined;
    return this.family(leaves - more * one(V), this.mayWrite(signs));
  }

  /** Whatever a bag names, some sign in it is worked out last. Tries each kind in that role. */
  #build(leaves: Leaves, signs: Signs): Uint16Array {
    if (!this.isNameable(leaves, signs)) return NONE;
    const { manyTimes } = this.algebra;
    const primes = countOf(signs, PRIME);
    const joins = this.#joins(leaves, signs);
    const inner = !manyTimes && primes > 0 ? this.family(leaves, signs - one(PRIME)) : NONE;
    distinct.clear();
    if (sizeOf(leaves) === 1 && (manyTimes || signs === 0))
      for (const meaning of this.leafMeanings(leafKind(leaves))) distinct.add(SET_TABLES[meaning] as number);
    for (let i = 0; i < inner.length; i += 1) distinct.add(~(inner[i] as number) & EVERY_ROW);
    for (const join of joins) this.#join(join);
    if (manyTimes && primes > 0) {
      const open = distinct.toArray();
      for (let i = 0; i < open.length; i += 1) distinct.add(~(open[i] as number) & EVERY_ROW);
    }
    return distinct.toArray();
  }

  /** What a leaf of this kind may stand for. */
  leafMeanings(kind: number): readonly number[] {
    return kind === V && this.algebra.universeIsNull ? V_OR_NULL : [kind];
  }

  /** What a sign of this kind may stand for. */
  signMeanings(kind: number): readonly number[] {
    return kind === UNION && this.algebra.unionIsIntersection ? UNION_OR_INTERSECTION : [kind];
  }

  /** The signs without the one that was worked out last. */
  without(sign: number, signs: Signs): Signs {
    return this.algebra.manyTimes && countOf(signs, sign) === 1 ? signs : signs - one(sign);
  }

  /** Whether every family of these signs has the complement of everything it has. */
  #isClosed(signs: Signs): boolean {
    return this.algebra.manyTimes && countOf(signs, PRIME) > 0;
  }

  #joins(leaves: Leaves, signs: Signs): Join[] {
    const joins: Join[] = [];
    if (sizeOf(leaves) < 2) return joins;
    const joined = new Set<string>();
    for (let sign = 0; sign < PRIME; sign += 1) {
      if (countOf(signs, sign) === 0) continue;
      const rest = this.without(sign, signs);
      const how = this.#howToJoin(sign, signs);
      // Signs that join equal things the same way are one.
      if (joined.has(`${how} ${rest}`)) continue;
      joined.add(`${how} ${rest}`);
      for (const split of this.splits(leaves, rest)) {
        const some = this.family(split.leaves, split.signs);
        const others = this.family(split.otherLeaves, split.otherSigns);
        if (some.length > 0 && others.length > 0) joins.push({ how, some, others });
      }
    }
    return joins;
  }

  /** With complements on both sides, A ∪ B is (A′ ∩ B′)′ and A − B is A ∩ B′: everything is intersection, and complements are added at the end. */
  #howToJoin(sign: number, signs: Signs): Join['how'] {
    if (sign === MINUS && this.algebra.minus === 'symmetricDifference') return 'either';
    if (this.#isClosed(signs) || sign === INTERSECTION) return 'both';
    if (sign === MINUS) return 'without';
    return this.algebra.unionIsIntersection ? 'anyOrBoth' : 'any';
  }

  #join({ how, some, others }: Join): void {
    for (let i = 0; i < some.length; i += 1) {
      if (distinct.size > EVERY_ROW) return;
      this.effort.spend(1 + others.length / JOINS_A_STEP);
      const left = some[i] as number;
      if (how === 'any') for (let j = 0; j < others.length; j += 1) distinct.add(left | (others[j] as number));
      else if (how === 'both') for (let j = 0; j < others.length; j += 1) distinct.add(left & (others[j] as number));
      else if (how === 'either') for (let j = 0; j < others.length; j += 1) distinct.add(left ^ (others[j] as number));
      else if (how === 'anyOrBoth')
        for (let j = 0; j < others.length; j += 1) {
          distinct.add(left | (others[j] as number));
          distinct.add(left & (others[j] as number));
        }
      else
        for (let j = 0; j < others.length; j += 1) {
          const right = others[j] as number;
          distinct.add(left & ~right);
          distinct.add(right & ~left);
        }
    }
  }

  /** A Set-Name of exactly these cubes that names this table. There is one, because the table is in the family. */
  nameOf(leaves: Leaves, signs: Signs, table: Table): SetName {
    const names = placeIn(placeIn(this.#names, signs), leaves);
    const known = names.get(table);
    if (known) return known;
    const made = this.#makeName(leaves, signs, table);
    names.set(table, made);
    held += TABLES_IN_A_NAME;
    return made;
  }

  #makeName(leaves: Leaves, signs: Signs, table: Table): SetName {
    const { manyTimes } = this.algebra;
    const complement = ~table & EVERY_ROW;
    if (sizeOf(leaves) === 1 && (manyTimes || signs === 0)) {
      const kind = leafKind(leaves);
      const meanings = this.leafMeanings(kind);
      const leaf = (of: number): SetName => ({ kind: 'leaf', of, operands: [] });
      const plain = meanings.find((of) => SET_TABLES[of] === table);
      if (plain !== undefined) return leaf(plain);
      return { kind: 'sign', of: PRIME, operands: [leaf(kind)] };
    }
    if (!manyTimes && countOf(signs, PRIME) > 0 && this.family(leaves, signs - one(PRIME)).includes(complement))
      return { kind: 'sign', of: PRIME, operands: [this.nameOf(leaves, signs - one(PRIME), complement)] };
    const joined = this.#joinNaming(leaves, signs, table);
    if (joined) return joined;
    const primed = this.#joinNaming(leaves, signs, complement);
    if (primed) return { kind: 'sign', of: PRIME, operands: [primed] };
    throw new RangeError('These cubes cannot name this table.');
  }

  #joinNaming(leaves: Leaves, signs: Signs, table: Table): SetName | undefined {
    for (let kind = 0; kind < PRIME; kind += 1) {
      if (countOf(signs, kind) === 0) continue;
      for (const { leaves: some, signs: someSigns, otherLeaves, otherSigns } of this.splits(
        leaves,
        this.without(kind, signs),
      ))
        for (const sign of this.signMeanings(kind)) {
          const found = this.#operandsOf(
            sign,
            table,
            this.family(some, someSigns),
            this.family(otherLeaves, otherSigns),
          );
          if (!found) continue;
          const [left, right, swapped] = found;
          const operands = [this.nameOf(some, someSigns, left), this.nameOf(otherLeaves, otherSigns, right)];
          return { kind: 'sign', of: sign, operands: swapped ? operands.reverse() : operands };
        }
    }
    return undefined;
  }

  #operandsOf(
    sign: number,
    table: Table,
    some: Uint16Array,
    others: Uint16Array,
  ): [left: Table, right: Table, swapped: boolean] | undefined {
    const work = this.working(sign);
    for (const left of some)
      for (const right of others) {
        if (work(left, right) === table) return [left, right, false];
        if (sign === MINUS && work(right, left) === table) return [left, right, true];
      }
    return undefined;
  }

  /** What a sign makes from two tables. */
  working(sign: number): (left: Table, right: Table) => Table {
    if (sign === UNION) return (left, right) => left | right;
    if (sign === INTERSECTION) return (left, right) => left & right;
    return this.algebra.minus === 'difference' ? (left, right) => left & ~right : (left, right) => left ^ right;
  }
}

/** The kind of the only leaf of a bag. */
export function leafKind(leaf: Leaves): number {
  let kind = 0;
  while (countOf(leaf, kind) === 0) kind += 1;
  return kind;
}

const V = 4;
const V_OR_NULL = [V, 5] as const;
const UNION_OR_INTERSECTION = [UNION, INTERSECTION] as const;

function placeIn<K, L, W>(map: Map<K, Map<L, W>>, key: K): Map<L, W> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<L, W>();
  map.set(key, made);
  return made;
}

const all = new Map<string, Families>();

/** The families of an algebra, shared by every question of this process. */
export function familiesOf(algebra: Algebra): Families {
  const key = `${algebra.minus} ${algebra.manyTimes} ${algebra.unionIsIntersection} ${algebra.universeIsNull}`;
  const known = all.get(key) ?? new Families(algebra);
  all.set(key, known);
  return known;
}

/** Keeps memory bounded. Only between questions: a search may still use a family while it runs. */
export function trimFamilies(): void {
  if (held <= MOST_HELD) return;
  for (const families of all.values()) families.forget();
  held = 0;
}

/** How much this process holds, in truth tables of two bytes each. */
export const familiesHeld = (): number => held;
