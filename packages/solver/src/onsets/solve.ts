// Can a Solution be written? The search itself, in stages: a Set-Name alone, then with one relation, then with two and more. Each stage goes
// through every case before the next begins, because most answers are found early.
import type { CardSet } from '@openshake/rules';
import type { Leaves, Signs } from './bags.ts';
import { algebraOf, boxesOf, type Case, casesOf, labelsOf } from './boxes.ts';
import { Effort } from './effort.ts';
import { type Families, familiesOf } from './families.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { type Chain, Restricting } from './restricting.ts';
import { type RestrictionBag, relationsIn, someRestrictionBag } from './restrictionBags.ts';
import { someSetNameBag } from './setNameBags.ts';
import { type Target, targetsOf } from './target.ts';
import { Distinct, EVERY_ROW, type Table } from './truthTables.ts';
import { type Plan, type WrittenSolution, writeSolution } from './write.ts';

/** A Solution, before it is written out. */
interface Hit extends Plan {
  named: CardSet;
}

/** One Solution, or the two that Two Solutions asks for; undefined when there is none. Exact. */
export function solve(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): WrittenSolution[] | undefined {
  const search = new Search(position, from, effort);
  const first = search.find();
  if (!first) return undefined;
  if (position.rules.solutions === 1) return [writeSolution(first, position, from)];
  const second = search.find(only(first.named));
  if (!second) return undefined;
  // The second must name a card that the first does not: of two different sets one does.
  const inOrder = (second.named & ~first.named) !== 0 ? [first, second] : [second, first];
  return inOrder.map((hit) => writeSolution(hit, position, from));
}

/** Whether a Solution can be written, without writing it. */
export function canSolve(position: OnSetsPosition, from: FromResources, effort: Effort = new Effort()): boolean {
  const search = new Search(position, from, effort);
  if (position.rules.solutions === 1) return search.exists();
  const first = search.find();
  return first !== undefined && search.exists(only(first.named));
}

/** How many different sets of cards a Solution can name. */
export function countCardSets(position: OnSetsPosition, from: FromResources, effort: Effort = new Effort()): number {
  const search = new Search(position, from, effort);
  const taken = new Uint8Array(EVERY_ROW + 1);
  let count = 0;
  for (let hit = search.find(taken); hit; hit = search.find(taken)) {
    taken[hit.named] = 1;
    count += 1;
  }
  return count;
}

const only = (set: CardSet): Uint8Array => {
  const taken = new Uint8Array(EVERY_ROW + 1);
  taken[set] = 1;
  return taken;
};

/** A Set-Name found for one case. */
interface NamedBy {
  leaves: Leaves;
  signs: Signs;
  table: Table;
}

class Search {
  readonly #position: OnSetsPosition;
  readonly #families: Families;
  readonly #effort: Effort;
  readonly #cases: Case[];

  constructor(position: OnSetsPosition, from: FromResources, effort: Effort) {
    this.#position = position;
    this.#effort = effort;
    this.#families = familiesOf(algebraOf(position.rules));
    this.#families.trim();
    this.#cases =
      position.goalValues.length === 0 ? [] : labelsOf(position).flatMap((labels) => casesOf(position, labels, from));
  }

  /** `taken`: the sets that do not count. */
  exists(taken?: Uint8Array): boolean {
    return this.#find(taken, false) !== undefined;
  }

  find(taken?: Uint8Array): Hit | undefined {
    return this.#find(taken, true);
  }

  #find(taken: Uint8Array | undefined, explain: boolean): Hit | undefined {
    const targets = targetsOf(this.#position, taken).filter((target) => !target.isHopeless);
    for (const target of targets)
      for (const one of this.#cases) {
        const hit = one.mustRestrict ? undefined : this.#setNameAlone(one, target, explain);
        if (hit) return hit;
      }
    if (this.#position.rules.restrictions === 'none') return undefined;
    for (const target of targets) {
      const hit = this.#restricted(target, explain);
      if (hit) return hit;
    }
    return undefined;
  }

  #setNameAlone(one: Case, target: Target, explain: boolean): Hit | undefined {
    const families = this.#families;
    let found: NamedBy | undefined;
    // A Solution has two cubes at least: a leaf and a sign.
    const leastSigns = Math.max(1, this.#position.rules.operations.atLeast);
    someSetNameBag(one, families, leastSigns, (leaves, signs) => {
      const family = families.family(leaves, signs);
      this.#effort.spend(family.length + 1);
      for (let i = 0; i < family.length; i += 1)
        if (target.hits(family[i] as number)) {
          found = { leaves, signs, table: family[i] as number };
          return true;
        }
      return false;
    });
    return found && this.#explain(one, found, target, EVERY_ROW, () => [], explain);
  }

  /** With Restrictions: the fewest relations first, every box before the next number. */
  #restricted(target: Target, explain: boolean): Hit | undefined {
    const boxes = this.#cases
      .flatMap(boxesOf)
      .filter((box) => box.mayRestrict && relationsIn(box.most) > 0)
      .map((box) => new RestrictedBox(box, this.#position, this.#families, target, this.#effort));
    const most = Math.max(0, ...boxes.map(({ most }) => most));
    for (let relations = 1; relations <= most; relations += 1)
      for (const box of boxes) {
        const found = box.find(relations);
        if (found) return this.#explain(box.box, found.setName, target, found.rows, found.chains, explain);
      }
    return undefined;
  }

  #explain(
    one: Case,
    { leaves, signs, table }: NamedBy,
    target: Target,
    rows: Table,
    chains: () => Chain[],
    explain: boolean,
  ): Hit {
    const outcome = target.outcome(table & rows);
    if (!explain) return { case: one, chains: [], setName: { kind: 'leaf', of: 0, operands: [] }, ...outcome };
    return { case: one, chains: chains(), setName: this.#families.nameOf(leaves, signs, table), ...outcome };
  }
}

/** Shared, because it is large: one box gathers at a time. */
const distinct = new Distinct();

/** One box in which a Restriction is looked for: its Set-Names are gathered once, its Restrictions tried one number of relations after the other. */
class RestrictedBox {
  readonly box: Case;
  /** How many relations there may be. */
  readonly most: number;
  readonly #least: number;
  readonly #position: OnSetsPosition;
  readonly #families: Families;
  readonly #target: Target;
  readonly #effort: Effort;
  readonly #restricting: Restricting;
  #setNames: { leaves: Leaves; signs: Signs; table: Table }[] | undefined;
  #tables: Uint16Array = new Uint16Array(0);
  readonly #failed = new Set<Table>();

  constructor(box: Case, position: OnSetsPosition, families: Families, target: Target, effort: Effort) {
    this.box = box;
    this.most = relationsIn(box.most);
    this.#least = relationsIn(box.inRestriction);
    this.#position = position;
    this.#families = families;
    this.#target = target;
    this.#effort = effort;
    this.#restricting = new Restricting(families, target.rows, effort);
  }

  find(relations: number): { setName: NamedBy; rows: Table; chains: () => Chain[] } | undefined {
    if (relations < this.#least || relations > this.most) return undefined;
    if (!this.#setNames) this.#gather();
    if (this.#tables.length === 0) return undefined;
    let found: { setName: NamedBy; rows: Table; chains: () => Chain[] } | undefined;
    const noNull = this.#position.rules.everyRestrictionRemoves;
    someRestrictionBag(this.box, this.#families, relations, (bag) => {
      found = noNull && bag.statements > 1 ? this.#tryApart(bag) : this.#tryTogether(bag, noNull);
      return found !== undefined;
    });
    return found;
  }

  /** The distinct sets that the Set-Name may name, cut to the rows that matter. */
  #gather(): void {
    distinct.clear();
    const setNames: NamedBy[] = [];
    const { rows } = this.#target;
    someSetNameBag(
      { ...this.box, nothingNew: undefined },
      this.#families,
      this.#position.rules.operations.atLeast,
      (leaves, signs) => {
        const family = this.#families.family(leaves, signs);
        this.#effort.spend(family.length + 1);
        for (let i = 0; i < family.length; i += 1) {
          const table = family[i] as number;
          if (distinct.add(table & rows)) setNames.push({ leaves, signs, table });
        }
        return false;
      },
    );
    this.#setNames = setNames;
    this.#tables = distinct.toArray();
  }

  /** Whether these rows make some Set-Name good; which one. */
  #nameFor(rows: Table): NamedBy | undefined {
    if (this.#failed.has(rows)) return undefined;
    const tables = this.#tables;
    this.#effort.spend(tables.length);
    for (let i = 0; i < tables.length; i += 1)
      if (this.#target.hits((tables[i] as number) & rows)) return this.#setNames?.[i];
    this.#failed.add(rows);
    return undefined;
  }

  #tryTogether(bag: RestrictionBag, mustRemove: boolean) {
    const { rows } = this.#target;
    for (const kept of this.#restricting.keptBy(bag)) {
      if (mustRemove && kept === rows) continue;
      const setName = this.#nameFor(kept);
      if (setName) return { setName, rows: kept, chains: () => this.#restricting.explain(bag, kept) };
    }
    return undefined;
  }

  /** No Null Restrictions, several of them: each must remove a card that the others leave, so they are looked at one by one. */
  #tryApart(bag: RestrictionBag) {
    const { rows } = this.#target;
    const restricting = this.#restricting;
    const others: { part: RestrictionBag; kept: Table }[] = [];
    const removesOwn = (index: number, all: readonly Table[]) =>
      (all.reduce((own, kept, at) => (at === index ? own : own & kept), rows & ~(all[index] as number)) & rows) !== 0;
    const search = (left: RestrictionBag): { setName: NamedBy; rows: Table; chains: () => Chain[] } | undefined => {
      const parts: Iterable<[RestrictionBag, RestrictionBag | undefined]> =
        left.statements === 1
          ? [[left, undefined]]
          : (function* () {
              for (const [first, rest] of restricting.firstAndOthers(left)) yield [{ ...first, statements: 1 }, rest];
            })();
      for (const [part, rest] of parts)
        for (const kept of restricting.keptByChain(part)) {
          this.#effort.spend(1);
          const all = [...others.map((other) => other.kept), kept];
          if (!all.every((_, index) => removesOwn(index, all))) continue;
          if (rest) {
            others.push({ part, kept });
            const found = search(rest);
            others.pop();
            if (found) return found;
            continue;
          }
          const together = all.reduce((so, each) => so & each, rows);
          const setName = this.#nameFor(together);
          if (!setName) continue;
          const chosen = [...others, { part, kept }];
          return {
            setName,
            rows: together,
            chains: () => chosen.map((each) => restricting.explainChain(each.part, each.kept)),
          };
        }
      return undefined;
    };
    return search(bag);
  }
}
