// The plainest Set-Name of each truth table that a bag of cubes can name: built like families, but with how plain each name is.
import { countOf, type Leaves, MINUS, one, PRIME, type Signs, sizeOf, UNION } from './bags.ts';
import { type Families, leafKind, type SetName } from './families.ts';
import { isPadding, NOT_AT_ALL, type Plainness, plainJoin, plainLeaf, plainPrime } from './plainness.ts';
import { Distinct, EVERY_ROW, SET_TABLES, type Table } from './truthTables.ts';

/** Cubes that make a Set-Name. Under Multiple Operations ′ is written at least this many times; otherwise `signs` says it all. */
export interface NameBag {
  leaves: Leaves;
  signs: Signs;
  primes: number;
}

/** What a bag can name, and how plain each plainest name is: with any last sign, with ′ as the last, and with another or none. */
export interface PlainFamily {
  tables: Uint16Array;
  best: Uint32Array;
  primed: Uint32Array;
  open: Uint32Array;
}

/** Two bags, and a sign that joins their names. */
interface Join {
  sign: number;
  some: NameBag;
  others: NameBag;
}

/** How much faster it is to join and compare two names than to take other steps. */
const JOINS_A_STEP = 2;

/** Shared, because they are large. They are filled and emptied with nothing else in between. */
const distinct = new Distinct();
const openTo = new Uint32Array(EVERY_ROW + 1);
const primedTo = new Uint32Array(EVERY_ROW + 1);

export class PlainNames {
  readonly #families: Families;
  readonly #limit: Plainness;
  readonly #known = new Map<string, PlainFamily>();

  /** Leaves out anything less plain than `limit`. */
  constructor(families: Families, limit: Plainness) {
    this.#families = families;
    this.#limit = limit;
  }

  of(bag: NameBag): PlainFamily {
    const key = `${bag.leaves} ${bag.signs} ${bag.primes}`;
    const known = this.#known.get(key) ?? this.#build(bag);
    this.#known.set(key, known);
    return known;
  }

  #build(bag: NameBag): PlainFamily {
    const { leaves, signs, primes } = bag;
    const joins = this.#joins(bag).map((join) => ({ ...join, some: this.of(join.some), others: this.of(join.others) }));
    const inner = this.#withoutPrime(bag);
    const fromInner = inner && this.of(inner);
    distinct.clear();
    const limit = this.#limit;
    const add = (to: Uint32Array, table: Table, plain: Plainness) => {
      if (plain > limit) return;
      if (distinct.add(table)) {
        openTo[table] = NOT_AT_ALL;
        primedTo[table] = NOT_AT_ALL;
      }
      if (plain < (to[table] as number)) to[table] = plain;
    };
    if (this.#isLeaf(bag))
      for (const meaning of this.#families.leafMeanings(leafKind(leaves)))
        add(openTo, SET_TABLES[meaning] as number, plainLeaf(meaning));
    for (const { sign, some, others } of joins) {
      const work = this.#families.working(sign);
      for (let i = 0; i < some.tables.length; i += 1) {
        const left = some.tables[i] as number;
        const plainLeft = some.best[i] as number;
        this.#families.effort.spend(1 + others.tables.length / JOINS_A_STEP);
        for (let j = 0; j < others.tables.length; j += 1) {
          const right = others.tables[j] as number;
          const joined = work(left, right);
          const plainRight = others.best[j] as number;
          add(openTo, joined, plainJoin(sign, plainLeft, plainRight, isPadding(left, right, joined)));
          if (sign !== MINUS) continue;
          const swapped = work(right, left);
          add(openTo, swapped, plainJoin(sign, plainLeft, plainRight, isPadding(left, right, swapped)));
        }
      }
    }
    if (fromInner)
      for (let i = 0; i < fromInner.tables.length; i += 1) {
        const complement = ~(fromInner.tables[i] as number) & EVERY_ROW;
        add(primedTo, complement, plainestPrime(fromInner.open[i] as number, fromInner.primed[i] as number));
      }
    else if (this.#isManyTimes(signs) && primes === 0)
      for (const table of distinct.toArray())
        add(primedTo, ~table & EVERY_ROW, plainestPrime(openTo[table] as number, NOT_AT_ALL));
    const tables = distinct.toArray();
    const open = Uint32Array.from(tables, (table) => openTo[table] as number);
    const primed = Uint32Array.from(tables, (table) => primedTo[table] as number);
    return { tables, open, primed, best: open.map((plain, at) => Math.min(plain, primed[at] as number)) };
  }

  #isLeaf({ leaves, signs, primes }: NameBag): boolean {
    if (sizeOf(leaves) !== 1) return false;
    return this.#families.algebra.manyTimes ? primes === 0 && this.#families.mustWrite(signs) === 0 : signs === 0;
  }

  /** Whether ′ is there and may be written any number of times. */
  #isManyTimes(signs: Signs): boolean {
    return this.#families.algebra.manyTimes && countOf(signs, PRIME) > 0;
  }

  /** What is primed if ′ is the last sign; nothing if that is as good as any name of the same bag. */
  #withoutPrime({ leaves, signs, primes }: NameBag): NameBag | undefined {
    if (countOf(signs, PRIME) === 0) return undefined;
    if (!this.#families.algebra.manyTimes) return { leaves, signs: signs - one(PRIME), primes };
    return primes > 0 ? { leaves, signs, primes: primes - 1 } : undefined;
  }

  #joins({ leaves, signs, primes }: NameBag): Join[] {
    const families = this.#families;
    const joins: Join[] = [];
    if (sizeOf(leaves) < 2 || !families.isNameable(leaves, signs)) return joins;
    for (let kind = UNION; kind < PRIME; kind += 1) {
      if (countOf(signs, kind) === 0) continue;
      for (const split of families.splits(leaves, families.without(kind, signs)))
        for (const sign of families.signMeanings(kind))
          for (let mine = 0; mine <= primes; mine += 1)
            joins.push({
              sign,
              some: { leaves: split.leaves, signs: split.signs, primes: mine },
              others: { leaves: split.otherLeaves, signs: split.otherSigns, primes: primes - mine },
            });
    }
    return joins;
  }

  /** The plainest name of this table, which the bag can name. */
  nameOf(bag: NameBag, table: Table): SetName {
    const { tables, open, primed } = this.of(bag);
    const at = tables.indexOf(table);
    const [toOpen, toPrimed] = [open[at] ?? NOT_AT_ALL, primed[at] ?? NOT_AT_ALL];
    return toOpen <= toPrimed ? this.#openName(bag, table, toOpen) : this.#primedName(bag, table, toPrimed);
  }

  #primedName(bag: NameBag, table: Table, plain: Plainness): SetName {
    const inner = this.#withoutPrime(bag) ?? bag;
    const complement = ~table & EVERY_ROW;
    const { tables, open, primed } = this.of(inner);
    const at = tables.indexOf(complement);
    const isOpen = plainPrime(open[at] as number, false) === plain;
    const operand = isOpen
      ? this.#openName(inner, complement, open[at] as number)
      : this.#primedName(inner, complement, primed[at] as number);
    return { kind: 'sign', of: PRIME, operands: [operand] };
  }

  #openName(bag: NameBag, table: Table, plain: Plainness): SetName {
    if (this.#isLeaf(bag)) {
      const leaf = this.#families.leafMeanings(leafKind(bag.leaves)).find((each) => SET_TABLES[each] === table);
      if (leaf !== undefined) return { kind: 'leaf', of: leaf, operands: [] };
    }
    for (const { sign, some, others } of this.#joins(bag)) {
      const work = this.#families.working(sign);
      const mine = this.of(some);
      const its = this.of(others);
      for (const [i, left] of mine.tables.entries()) {
        if ((mine.best[i] as number) > plain) continue;
        this.#families.effort.spend(1 + its.tables.length / JOINS_A_STEP);
        for (const [j, right] of its.tables.entries()) {
          const isInOrder = work(left, right) === table;
          if (!isInOrder && !(sign === MINUS && work(right, left) === table)) continue;
          const found = plainJoin(sign, mine.best[i] as number, its.best[j] as number, isPadding(left, right, table));
          if (found !== plain) continue;
          const operands = [this.nameOf(some, left), this.nameOf(others, right)];
          return { kind: 'sign', of: sign, operands: isInOrder ? operands : operands.reverse() };
        }
      }
    }
    throw new RangeError('These cubes cannot name this table.');
  }
}

const plainestPrime = (open: Plainness, primed: Plainness): Plainness =>
  Math.min(
    open === NOT_AT_ALL ? NOT_AT_ALL : plainPrime(open, false),
    primed === NOT_AT_ALL ? NOT_AT_ALL : plainPrime(primed, true),
  );
