// One box to search for Restrictions: it collects its Set-Names once, then tries Restrictions by rising number of relations.
import type { Leaves, Signs } from './bags.ts';
import type { Case } from './boxes.ts';
import type { Effort } from './effort.ts';
import type { Families } from './families.ts';
import type { WritingRules } from './position.ts';
import type { Outcome, Restricting } from './restricting.ts';
import { type RestrictionBag, relationsIn, someRestrictionBag } from './restrictionBags.ts';
import { someSetNameBag } from './setNameBags.ts';
import type { Target } from './target.ts';
import { Distinct, type Table } from './truthTables.ts';

/** A Set-Name found for one case. */
export interface NamedBy {
  leaves: Leaves;
  signs: Signs;
  table: Table;
}

/** Where a first look stops: after this many Set-Names, and this many bags for Restrictions. */
const SHORT_NAMES = 48;
const SHORT_BAGS = 16;

/** The cost, in steps, of going to another bag. */
const BAG = 20;

/** A first look leaves out most. After that, nothing is left out. */
export type Look = 'short' | 'whole';

/** A Set-Name and what the Restrictions keep. */
export interface Found extends Outcome {
  setName: NamedBy;
}

/** Shared, because it is large. One box collects at a time. */
const distinct = new Distinct();

export class RestrictedBox {
  readonly box: Case;
  /** How many relations there may be. */
  readonly most: number;
  readonly #least: number;
  readonly #rules: WritingRules;
  readonly #families: Families;
  readonly #target: Target;
  readonly #effort: Effort;
  readonly #restricting: Readonly<Record<Look, Restricting>>;
  #setNames: NamedBy[] = [];
  #tables: Uint16Array = new Uint16Array(0);
  /** How far the Set-Names are collected. */
  #gathered: 'none' | Look = 'none';
  /** The numbers of relations that are finished. */
  readonly #done = new Set<number>();
  /** Rows that make no collected Set-Name good. */
  readonly #failed = new Set<Table>();

  constructor(
    box: Case,
    rules: WritingRules,
    families: Families,
    target: Target,
    restricting: Readonly<Record<Look, Restricting>>,
    effort: Effort,
  ) {
    this.box = box;
    this.most = relationsIn(box.most);
    this.#least = relationsIn(box.inRestriction);
    this.#rules = rules;
    this.#families = families;
    this.#target = target;
    this.#restricting = restricting;
    this.#effort = effort;
  }

  find(relations: number, look: Look): Found | undefined {
    if (relations < this.#least || relations > this.most || this.#done.has(relations)) return undefined;
    this.#gather(look);
    let found: Found | undefined;
    let bags = 0;
    const cut =
      this.#tables.length > 0 &&
      someRestrictionBag(this.box, this.#families, relations, 'fullest', (bag) => {
        bags += 1;
        this.#effort.spend(BAG);
        if (look === 'short' && bags > SHORT_BAGS) return true;
        found = this.#try(bag, this.#restricting[look]);
        return found !== undefined;
      });
    if (!cut && this.#gathered === 'whole' && !this.#restricting[look].hasMissed) this.#done.add(relations);
    return found;
  }

  /** The distinct sets that the Set-Name may name, cut to the rows that matter, without those with too few cards. */
  #gather(look: Look): void {
    if (this.#gathered === 'whole' || this.#gathered === look) return;
    const { rows } = this.#target;
    const setNames: NamedBy[] = [];
    distinct.clear();
    const cut = someSetNameBag(
      { ...this.box, nothingNew: undefined },
      this.#families,
      this.#rules.operations.atLeast,
      (leaves, signs) => {
        if (look === 'short' && setNames.length >= SHORT_NAMES) return true;
        const family = this.#families.family(leaves, signs);
        this.#effort.spend(family.length + 1);
        for (let i = 0; i < family.length; i += 1) {
          const table = family[i] as number;
          if (this.#target.mayHit(table & rows) && distinct.add(table & rows)) setNames.push({ leaves, signs, table });
        }
        return false;
      },
    );
    this.#setNames = setNames;
    this.#tables = distinct.toArray();
    this.#gathered = cut ? 'short' : 'whole';
    this.#failed.clear();
  }

  /** Whether these rows make some Set-Name good, and which one. */
  #nameFor(rows: Table): NamedBy | undefined {
    if (this.#failed.has(rows)) return undefined;
    const tables = this.#tables;
    this.#effort.spend(tables.length);
    for (let i = 0; i < tables.length; i += 1)
      if (this.#target.hits((tables[i] as number) & rows)) return this.#setNames[i];
    this.#failed.add(rows);
    return undefined;
  }

  /** No Null Restrictions: each must remove a card that the others leave. */
  #try(bag: RestrictionBag, restricting: Restricting): Found | undefined {
    for (const { rows, chains } of restricting.outcomes(bag, this.#rules.everyRestrictionRemoves)) {
      const setName = this.#nameFor(rows);
      if (setName) return { setName, rows, chains };
    }
    return undefined;
  }
}
