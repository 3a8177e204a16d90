// The plainest Restrictions for each set of rows that a bag of cubes can keep, among the rows that matter in one Universe.
import type { Leaves, Signs } from './bags.ts';
import type { Effort } from './effort.ts';
import { type Families, kept, type Relating } from './families.ts';
import type { NameBag, PlainNames } from './plainNames.ts';
import { beside, type Plainness, plainLink } from './plainness.ts';
import type { Chain } from './restricting.ts';
import type { RestrictionBag } from './restrictionBags.ts';
import { type Part, Sharing } from './sharing.ts';
import type { Target } from './target.ts';
import type { Table } from './truthTables.ts';

/** The sets that one side of a relation can name, cut to the rows that matter, with the plainest name of each. */
interface Sides {
  bag: NameBag;
  cuts: number[];
  tables: number[];
  plain: number[];
}

/** A chain of sides so far: the rows that it keeps, its last side within them, and how it came about. */
interface Linked {
  rows: Table;
  last: Table;
  plain: Plainness;
  before: Linked | undefined;
  relating: Relating | undefined;
  bag: NameBag;
  table: Table;
}

/** A whole Restriction part: the rows that it keeps, and its chains. */
export interface PlainPart {
  rows: Table;
  plain: Plainness;
  chains: readonly Linked[];
}

/** The cost, in steps, of sharing cubes another way, and of adding a link. */
const CALL = 40;
const LINK = 6;

export class PlainRestrictions {
  readonly #names: PlainNames;
  readonly #target: Target;
  readonly #effort: Effort;
  readonly #limit: Plainness;
  readonly #sharing: Sharing;
  readonly #sides = new Map<string, Sides>();
  readonly #chains = new Map<string, readonly Linked[]>();
  readonly #keptByChain = new Map<string, readonly Linked[]>();
  readonly #parts = new Map<string, readonly PlainPart[]>();

  /** Leaves out anything less plain than `limit`. */
  constructor(families: Families, names: PlainNames, target: Target, effort: Effort, limit: Plainness) {
    this.#limit = limit;
    this.#names = names;
    this.#target = target;
    this.#effort = effort;
    this.#sharing = new Sharing(families, (ways) => effort.spend(ways * CALL));
  }

  /** The plainest part for each set of rows. `apart`: each Restriction must remove a card that the others leave. `primes`: how often ′ is written. */
  parts(bag: RestrictionBag, primes: number, apart: boolean): readonly PlainPart[] {
    const key = `${keyOf(bag, primes)} ${bag.statements} ${apart}`;
    const known = this.#parts.get(key) ?? (apart ? this.#apart(bag, primes) : this.#together(bag, primes));
    this.#parts.set(key, known);
    return known;
  }

  #together(bag: RestrictionBag, primes: number): readonly PlainPart[] {
    const found = new Map<Table, PlainPart>();
    if (bag.statements === 1) {
      for (const chain of this.#kept(bag, primes))
        keepPlainest(found, { rows: chain.rows, plain: chain.plain, chains: [chain] });
      return [...found.values()];
    }
    for (const [first, rest] of this.#sharing.firstAndOthers(bag))
      for (let mine = 0; mine <= primes; mine += 1) {
        const others = this.parts(rest, primes - mine, false);
        for (const chain of others.length > 0 ? this.#kept(first, mine) : []) {
          this.#effort.spend(others.length);
          for (const other of others) {
            const rows = chain.rows & other.rows;
            const plain = beside(chain.plain, other.plain);
            if (plain <= this.#limit && this.#target.mayHit(rows))
              keepPlainest(found, { rows, plain, chains: [chain, ...other.chains] });
          }
        }
      }
    return [...found.values()];
  }

  #apart(bag: RestrictionBag, primes: number): readonly PlainPart[] {
    const found = new Map<Table, PlainPart>();
    this.#gatherApart(bag, primes, { rows: this.#target.rows, plain: 0, chains: [] }, [], found);
    return [...found.values()];
  }

  /** `own`: what each of those chosen so far removes and the others leave. It only gets smaller. */
  #gatherApart(
    left: RestrictionBag,
    primes: number,
    so: PlainPart,
    own: readonly Table[],
    found: Map<Table, PlainPart>,
  ): void {
    const add = (chain: Linked): { part: PlainPart; own: Table[] } | undefined => {
      const plain = beside(so.plain, chain.plain);
      if (plain > this.#limit) return undefined;
      const rows = so.rows & chain.rows;
      const mine = [...own.map((each) => each & chain.rows), so.rows & ~chain.rows];
      if (mine.includes(0) || !this.#target.mayHit(rows)) return undefined;
      return { part: { rows, plain, chains: [...so.chains, chain] }, own: mine };
    };
    if (left.statements === 1) {
      const all = this.#kept(left, primes);
      this.#effort.spend(all.length + CALL);
      for (const chain of all) {
        const more = add(chain);
        if (more) keepPlainest(found, more.part);
      }
      return;
    }
    for (const [first, others] of this.#sharing.firstAndOthers(left))
      for (let mine = 0; mine <= primes; mine += 1) {
        const all = this.#kept(first, mine);
        this.#effort.spend(all.length + CALL);
        for (const chain of all) {
          const more = add(chain);
          if (more) this.#gatherApart(others, primes - mine, more.part, more.own, found);
        }
      }
  }

  #side(leaves: Leaves, signs: Signs, primes: number): Sides {
    const key = `${leaves} ${signs} ${primes}`;
    const known = this.#sides.get(key);
    if (known) return known;
    const bag = { leaves, signs, primes };
    const { tables, best } = this.#names.of(bag);
    this.#effort.spend(tables.length + CALL);
    const places = new Map<Table, number>();
    const made: Sides = { bag, cuts: [], tables: [], plain: [] };
    for (let i = 0; i < tables.length; i += 1) {
      const table = tables[i] as number;
      const cut = table & this.#target.rows;
      const place = places.get(cut) ?? made.cuts.length;
      if (place < made.cuts.length && (made.plain[place] as number) <= (best[i] as number)) continue;
      places.set(cut, place);
      made.cuts[place] = cut;
      made.tables[place] = table;
      made.plain[place] = best[i] as number;
    }
    this.#sides.set(key, made);
    return made;
  }

  /** Every chain so far, the plainest of those that keep the same rows and end the same way. */
  #chain(part: Part, primes: number): readonly Linked[] {
    const key = keyOf(part, primes);
    const known = this.#chains.get(key);
    if (known) return known;
    const made =
      part.equals + part.subsets === 0
        ? this.#begin(part, primes)
        : this.#link(part, primes, (rows, last) => rows * 2 ** 16 + last);
    this.#chains.set(key, made);
    return made;
  }

  /** Every whole chain, the plainest of those that keep the same rows. */
  #kept(part: Part, primes: number): readonly Linked[] {
    const key = keyOf(part, primes);
    const known = this.#keptByChain.get(key) ?? this.#link(part, primes, (rows) => rows);
    this.#keptByChain.set(key, known);
    return known;
  }

  #begin({ leaves, signs }: Part, primes: number): Linked[] {
    const { bag, cuts, tables, plain } = this.#side(leaves, signs, primes);
    return cuts.map((last, at) => ({
      rows: this.#target.rows,
      last,
      plain: plain[at] as number,
      before: undefined,
      relating: undefined,
      bag,
      table: tables[at] as number,
    }));
  }

  #link(part: Part, primes: number, keyFor: (rows: Table, last: Table) => number): Linked[] {
    const found = new Map<number, Linked>();
    for (const { before: shorter, side, relating } of this.#sharing.withoutLast(part))
      for (let mine = 0; mine <= primes; mine += 1) {
        const { bag, cuts, tables, plain } = this.#side(...side, mine);
        for (const before of cuts.length > 0 ? this.#chain(shorter, primes - mine) : []) {
          this.#effort.spend(cuts.length * LINK);
          for (let i = 0; i < cuts.length; i += 1) {
            const cut = cuts[i] as number;
            const rows = before.rows & kept(relating, before.last, cut);
            // A chain with too few cards left never gets more.
            if (!this.#target.mayHit(rows)) continue;
            const last = cut & rows;
            const plainest = plainLink(before.plain, plain[i] as number, rows !== before.rows);
            if (plainest > this.#limit) continue;
            const key = keyFor(rows, last);
            const known = found.get(key);
            if (known && known.plain <= plainest) continue;
            found.set(key, { rows, last, plain: plainest, before, relating, bag, table: tables[i] as number });
          }
        }
      }
    return [...found.values()];
  }

  /** The chains as written. */
  written({ chains }: PlainPart): Chain[] {
    return chains.map((chain) => {
      const made: Chain = { sides: [], relations: [] };
      for (let link: Linked | undefined = chain; link; link = link.before) {
        made.sides.unshift(this.#names.nameOf(link.bag, link.table));
        if (link.relating) made.relations.unshift(link.relating);
      }
      return made;
    });
  }
}

const keyOf = ({ leaves, signs, equals, subsets }: Part, primes: number): string =>
  `${leaves} ${signs} ${equals} ${subsets} ${primes}`;

function keepPlainest(found: Map<Table, PlainPart>, part: PlainPart): void {
  const known = found.get(part.rows);
  if (!known || part.plain < known.plain) found.set(part.rows, part);
}
