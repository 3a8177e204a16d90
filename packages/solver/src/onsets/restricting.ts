// Which rows the Restrictions of a bag of cubes can keep.
//
// A link keeps the rows A′ ∪ B (⊆) or those where A and B agree (=). Two tables describe a chain: the rows kept so far, and its last
// set within them. Several Restrictions keep what all of them keep. Everything is cut down to the rows that matter in one Universe.
import { CUBES_IN_KIT } from '@openshake/rules/onsets';
import type { Leaves, Signs } from './bags.ts';
import type { Effort } from './effort.ts';
import { type Families, kept, type Relating, type SetName } from './families.ts';
import type { RestrictionBag } from './restrictionBags.ts';
import { type Part, Sharing } from './sharing.ts';
import type { Target } from './target.ts';
import { Distinct, DistinctStates, type Table } from './truthTables.ts';

/** A Restriction as a tree, with one more side than relations. */
export interface Chain {
  sides: SetName[];
  relations: Relating[];
}

/** What a Restriction part keeps. */
export interface Outcome {
  rows: Table;
  chains: () => Chain[];
}

/** One Restriction of several, and the rows that it keeps. */
interface Chosen {
  part: Part;
  kept: Table;
}

/** How much to look at: members of a family, ways to share cubes, chains of one of them, and chains in all. */
const THIN = { sides: 48, splits: 32, fromOneSplit: 24, chains: 192 };
const ALL = Number.POSITIVE_INFINITY;
const WHOLE: typeof THIN = { sides: ALL, splits: ALL, fromOneSplit: ALL, chains: ALL };

/** A link is kept for every shake of the process if it takes no more steps than this. A larger one is worked out for one Universe. */
const MOST_SHARED = 200_000;

/** The cost, in steps, of starting another list or sharing cubes another way. */
const CALL = 40;

/** The cost of adding a link to a chain, since each is looked up among the known ones. */
const LINK = 4;

/** With fewer found, we do not ask whether that is all. */
const FEW = 32;

const NO_SIDES = new Uint16Array(0);

/** A chain so far, every side that may come next, and how. */
interface Link {
  chains: Uint32Array;
  sides: Uint16Array;
  relating: Relating;
}

/** What is known about parts, by their cubes and how many Restrictions they make. */
class Known<T> {
  readonly #maps: Map<number, T>[] = [];

  get(part: Part, statements: number): T | undefined {
    return this.#map(part, statements).get(keyOf(part));
  }

  set(part: Part, statements: number, value: T): void {
    this.#map(part, statements).set(keyOf(part), value);
  }

  #map({ equals, subsets }: Part, statements: number): Map<number, T> {
    const at = (statements * CUBES_IN_KIT + equals) * CUBES_IN_KIT + subsets;
    const known = this.#maps[at];
    if (known) return known;
    const made = new Map<number, T>();
    this.#maps[at] = made;
    return made;
  }
}

/** Thirty bits of leaves and twenty of signs make a whole number that is still exact. */
const keyOf = ({ leaves, signs }: Part): number => leaves * 2 ** 20 + signs;

/** A chain as one number of 32 bits: rows kept, then the last set within them. */
type State = number;
const stateOf = (rows: Table, last: Table): State => ((rows << 16) | (last & rows)) >>> 0;
const rowsOf = (state: State): Table => state >>> 16;
const lastOf = (state: State): Table => state & 0xffff;

/** Shared, because it is large. It is filled and emptied with nothing else in between. */
const distinct = new Distinct();
/** Its own, because chains are collected meanwhile. */
const distinctApart = new Distinct();
const distinctStates = new DistinctStates();

export class Restricting {
  readonly #families: Families;
  readonly #target: Target;
  readonly #rows: Table;
  readonly #effort: Effort;
  readonly #limits: typeof THIN;
  readonly #sharing: Sharing;
  #missed = false;
  readonly #sides = new Known<Uint16Array>();
  readonly #chains = new Known<Uint32Array>();
  readonly #keptByChain = new Known<Uint16Array>();
  readonly #keptByAll = new Known<Uint16Array>();
  readonly #keptApart = new Known<Uint16Array>();
  readonly #firstsAndOthers = new Known<[Part, RestrictionBag][]>();
  /** How many parts of the rows may be good; worked out when it matters. */
  #mostKept: number | undefined;

  /** A `thin` look finds some of what can be kept and misses most of it. What it finds is there; what it does not find may be there. */
  constructor(families: Families, target: Target, effort: Effort, look: 'thin' | 'whole') {
    this.#families = families;
    this.#target = target;
    this.#rows = target.rows;
    this.#effort = effort;
    this.#limits = look === 'thin' ? THIN : WHOLE;
    this.#sharing = new Sharing(families, (ways) => effort.spend(ways * CALL));
  }

  /** Whether something was left out that might be kept. */
  get hasMissed(): boolean {
    return this.#missed;
  }

  #missIf(isCut: boolean): boolean {
    this.#missed ||= isCut;
    return isCut;
  }

  /** The distinct sets that cubes can name among the rows that matter: one side of a relation. */
  #side(leaves: Leaves, signs: Signs): Uint16Array {
    const part = { leaves, signs, equals: 0, subsets: 0 };
    const known = this.#sides.get(part, 1);
    if (known) return known;
    const family = this.#families.family(leaves, signs);
    const most = Math.min(family.length, this.#limits.sides);
    this.#missIf(most < family.length);
    this.#effort.spend(most);
    distinct.clear();
    for (let i = 0; i < most; i += 1) distinct.add((family[i] as number) & this.#rows);
    const built = distinct.toArray();
    this.#sides.set(part, 1, built);
    return built;
  }

  /** Whether these already have everything that could be good. */
  #isFull(found: Distinct): boolean {
    if (found.size < FEW) return false;
    if (this.#mostKept === undefined) {
      this.#mostKept = 0;
      // Every part of the rows, the whole first: the next smaller number that has no other bits.
      for (let part = this.#rows; ; part = (part - 1) & this.#rows) {
        if (this.#target.mayHit(part)) this.#mostKept += 1;
        if (part === 0) break;
      }
    }
    return found.size >= this.#mostKept;
  }

  /** The distinct tables of kept rows of a whole Restriction part. */
  keptBy(bag: RestrictionBag): Uint16Array {
    if (bag.statements === 1) return this.keptByChain(bag);
    const known = this.#keptByAll.get(bag, bag.statements);
    if (known) return known;
    const pairs: [Uint16Array, Uint16Array][] = [];
    for (const [first, others] of this.#firstAndOthers(bag)) {
      const some = this.keptByChain(first);
      if (some.length > 0) pairs.push([some, this.keptBy(others)]);
    }
    distinct.clear();
    for (const [some, others] of pairs) {
      if (this.#isFull(distinct)) break;
      this.#effort.spend(some.length * others.length);
      for (let i = 0; i < some.length; i += 1)
        for (let j = 0; j < others.length; j += 1) {
          const rows = (some[i] as number) & (others[j] as number);
          if (this.#target.mayHit(rows)) distinct.add(rows);
        }
    }
    const built = distinct.toArray();
    this.#keptByAll.set(bag, bag.statements, built);
    return built;
  }

  /** The distinct tables of kept rows of one chain. */
  keptByChain(part: Part): Uint16Array {
    const known = this.#keptByChain.get(part, 1);
    if (known) return known;
    const links = this.#linksOf(part);
    this.#effort.spend(CALL);
    distinct.clear();
    if (links instanceof Uint16Array) {
      const most = Math.min(links.length, this.#limits.chains);
      this.#missIf(most < links.length);
      this.#effort.spend(most);
      for (let i = 0; i < most; i += 1) {
        const rows = (links[i] as number) & this.#rows;
        if (this.#target.mayHit(rows)) distinct.add(rows);
      }
    } else for (const link of links) this.#keepLast(link);
    const built = distinct.toArray();
    this.#keptByChain.set(part, 1, built);
    return built;
  }

  /** The last links of a chain; for a single short one, everything it keeps. */
  #linksOf(part: Part): Link[] | Uint16Array {
    const { leaves, signs, equals, subsets } = part;
    const relating = equals === 1 ? 'equals' : 'subset';
    if (equals + subsets === 1 && this.#families.linkSteps(relating, leaves, signs) <= MOST_SHARED)
      return this.#families.keptBy(relating, leaves, signs);
    return this.#links(part);
  }

  /** Adds what a last link keeps. Nothing more is needed about the last side. */
  #keepLast({ chains, sides, relating }: Link): void {
    if (this.#missIf(distinct.size >= this.#limits.chains) || this.#isFull(distinct)) return;
    const target = this.#target;
    const enough = distinct.size + this.#limits.fromOneSplit;
    for (let at = 0; at < chains.length; at += 1) {
      if (this.#missIf(distinct.size >= enough)) return;
      const rows = rowsOf(chains[at] as number);
      const last = lastOf(chains[at] as number);
      this.#effort.spend(sides.length);
      // What the last side says where the one before says no: nothing for ⊆, the same for =.
      const apart = rows & ~last;
      const agreed = relating === 'equals' ? apart : 0;
      for (let i = 0; i < sides.length; i += 1) {
        const side = sides[i] as number;
        const kept = (last & side) | (apart & ~(side & agreed));
        if (target.mayHit(kept)) distinct.add(kept);
      }
    }
  }

  /** The same when each Restriction must remove a card that the others leave. */
  keptApart(bag: RestrictionBag): Uint16Array {
    const known = this.#keptApart.get(bag, bag.statements);
    if (known) return known;
    distinctApart.clear();
    this.#gatherApart(bag, this.#rows, []);
    const built = distinctApart.toArray();
    this.#keptApart.set(bag, bag.statements, built);
    return built;
  }

  /** `own`: what each of those chosen so far removes and the others leave. It only gets smaller. */
  #gatherApart(left: RestrictionBag, together: Table, own: readonly Table[]): void {
    if (this.#missIf(distinctApart.size >= this.#limits.chains)) return;
    if (left.statements > 1) {
      for (const [part, others] of this.#firstAndOthers(left)) {
        const all = this.keptByChain(part);
        this.#effort.spend(all.length + CALL);
        for (let i = 0; i < all.length; i += 1) {
          const kept = all[i] as number;
          if (this.#isApart(kept, together, own))
            this.#gatherApart(others, together & kept, [...own.map((each) => each & kept), together & ~kept]);
        }
      }
      return;
    }
    const all = this.keptByChain(left);
    this.#effort.spend(all.length + CALL);
    for (let i = 0; i < all.length; i += 1) {
      const kept = all[i] as number;
      if (this.#isApart(kept, together, own)) distinctApart.add(together & kept);
    }
  }

  /** Whether one more Restriction removes a card and leaves one to each of the others, with enough left. */
  #isApart(kept: Table, together: Table, own: readonly Table[]): boolean {
    if ((together & ~kept) === 0) return false;
    for (let i = 0; i < own.length; i += 1) if (((own[i] as number) & kept) === 0) return false;
    return this.#target.mayHit(together & kept);
  }

  /** Everything a Restriction part may keep, each with a way to write it. `apart`: each Restriction must remove a card that the others leave. */
  *outcomes(bag: RestrictionBag, apart: boolean): Generator<Outcome> {
    for (const rows of apart ? this.keptApart(bag) : this.keptBy(bag))
      yield { rows, chains: () => (apart ? this.#explainApart(bag, rows) : this.explain(bag, rows)) };
  }

  #explainApart(bag: RestrictionBag, rows: Table): Chain[] {
    const found = this.#chooseApart(bag, rows, this.#rows, []);
    if (!found) throw new RangeError('These cubes cannot keep these rows with Restrictions that each remove a card.');
    return found.map(({ part, kept }) => this.#explainChain(part, kept));
  }

  /** One chain after another, as they were collected, until they keep exactly these rows. */
  #chooseApart(left: RestrictionBag, rows: Table, together: Table, own: readonly Table[]): Chosen[] | undefined {
    const isLast = left.statements === 1;
    for (const [part, others] of isLast ? [[left, left] as const] : this.#firstAndOthers(left))
      for (const kept of this.keptByChain(part)) {
        if ((rows & ~kept) !== 0 || !this.#isApart(kept, together, own)) continue;
        const chosen = { part, kept };
        if (isLast) {
          if ((together & kept) === rows) return [chosen];
          continue;
        }
        const smaller = [...own.map((each) => each & kept), together & ~kept];
        const rest = this.#chooseApart(others, rows, together & kept, smaller);
        if (rest) return [chosen, ...rest];
      }
    return undefined;
  }

  #firstAndOthers(bag: RestrictionBag): [Part, RestrictionBag][] {
    const known = this.#firstsAndOthers.get(bag, bag.statements);
    if (known) return known;
    const made = [...this.#sharing.firstAndOthers(bag)];
    this.#firstsAndOthers.set(bag, bag.statements, made);
    return made;
  }

  #chain(part: Part): Uint32Array {
    const { leaves, signs, equals, subsets } = part;
    const known = this.#chains.get(part, 1);
    if (known) return known;
    const links = this.#links(part);
    const begun = equals + subsets === 0 ? this.#side(leaves, signs) : NO_SIDES;
    distinctStates.clear();
    for (let i = 0; i < begun.length; i += 1) distinctStates.add(stateOf(this.#rows, begun[i] as number));
    for (const link of links) this.#addLink(link);
    const built = distinctStates.toArray();
    this.#chains.set(part, 1, built);
    return built;
  }

  /** Every way to get to the last link of a chain. */
  #links(part: Part): Link[] {
    const links: Link[] = [];
    if (part.equals + part.subsets === 0) return links;
    for (const { before, side, relating } of this.#sharing.withoutLast(part)) {
      const chains = this.#chain(before);
      this.#effort.spend(CALL);
      if (chains.length > 0) links.push({ chains, sides: this.#side(...side), relating });
      if (this.#missIf(links.length >= this.#limits.splits)) break;
    }
    return links;
  }

  #addLink({ chains, sides, relating }: Link): void {
    if (this.#missIf(distinctStates.size >= this.#limits.chains)) return;
    const target = this.#target;
    const enough = distinctStates.size + this.#limits.fromOneSplit;
    for (let at = 0; at < chains.length; at += 1) {
      if (this.#missIf(distinctStates.size >= enough)) return;
      const before = rowsOf(chains[at] as number);
      const last = lastOf(chains[at] as number);
      this.#effort.spend(sides.length * LINK);
      for (let i = 0; i < sides.length; i += 1) {
        const side = sides[i] as number;
        const rows = before & kept(relating, last, side);
        // A chain with too few cards left never gets more.
        if (target.mayHit(rows)) distinctStates.add(stateOf(rows, side));
      }
    }
  }

  /** A Restriction part of these cubes that keeps exactly these rows. */
  explain(bag: RestrictionBag, rows: Table): Chain[] {
    if (bag.statements === 1) return [this.#explainChain(bag, rows)];
    for (const [first, others] of this.#firstAndOthers(bag))
      for (const some of this.keptByChain(first)) {
        if ((rows & ~some) !== 0) continue;
        for (const rest of this.keptBy(others))
          if ((some & rest) === rows) return [this.#explainChain(first, some), ...this.explain(others, rest)];
      }
    throw new RangeError('These cubes cannot keep these rows.');
  }

  #explainChain(part: Part, rows: Table): Chain {
    return this.#explainLast(part, (state) => rowsOf(state) === rows, rows);
  }

  /** A chain that ends in the wanted state. Every state on the way keeps at least these rows. */
  #explainLast(part: Part, isWanted: (state: State) => boolean, rows: Table): Chain {
    const { leaves, signs, equals, subsets } = part;
    if (equals + subsets === 0) {
      const table = this.#families.family(leaves, signs).find((each) => isWanted(stateOf(this.#rows, each)));
      if (table !== undefined) return { sides: [this.#families.nameOf(leaves, signs, table)], relations: [] };
    }
    for (const { before, side, relating } of equals + subsets === 0 ? [] : this.#sharing.withoutLast(part)) {
      const sides = this.#families.family(...side);
      for (const chain of this.#chain(before)) {
        if ((rows & ~rowsOf(chain)) !== 0) continue;
        this.#effort.spend(sides.length);
        for (const last of sides)
          if (isWanted(stateOf(rowsOf(chain) & kept(relating, lastOf(chain), last), last))) {
            const others = this.#explainLast(before, (state) => state === chain, rowsOf(chain));
            return {
              sides: [...others.sides, this.#families.nameOf(...side, last)],
              relations: [...others.relations, relating],
            };
          }
      }
    }
    throw new RangeError('No chain of these cubes keeps these rows.');
  }
}
