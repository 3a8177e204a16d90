// The search itself, in stages: a Set-Name alone, then with one relation, then with two and more. Each stage goes through every case
// before the next begins, because most answers are found early.
import { type CardSet, COLOURS } from '@openshake/rules';
import { boxesOf, type Case, casesOf } from './boxes.ts';
import type { Effort } from './effort.ts';
import type { Families } from './families.ts';
import { type Labels, reckoningOf, type Stock, stockOf } from './pools.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { type NamedBy, RestrictedBox } from './restrictedBox.ts';
import { type Chain, Restricting } from './restricting.ts';
import { relationsIn } from './restrictionBags.ts';
import { someSetNameBag } from './setNameBags.ts';
import { type Target, targetsOf } from './target.ts';
import { EVERY_ROW, type Table } from './truthTables.ts';
import type { Plan } from './write.ts';

/** A Solution, before it is written out. */
export interface Hit extends Plan {
  named: CardSet;
}

/** Whether the colours of a case are enough to name anything good. */
function mayHit({ most, spare }: Case, target: Target): boolean {
  let colours = 0;
  for (let colour = 0; colour < COLOURS.length; colour += 1)
    if ((most[colour] as number) + (spare[colour] as number) > 0) colours |= 1 << colour;
  return target.mayHitWith(colours);
}

export class Search {
  readonly #position: OnSetsPosition;
  readonly #families: Families;
  readonly #effort: Effort;
  readonly #from: FromResources;
  /** What the cubes may stand for, and the cases of each as far as they were asked for. */
  readonly #labels: readonly Labels[];
  readonly #cases: Case[][] = [];
  readonly stock: Stock;

  constructor(position: OnSetsPosition, from: FromResources, effort: Effort) {
    const reckoning = reckoningOf(position.rules);
    this.#position = position;
    this.#from = from;
    this.#effort = effort;
    this.#families = reckoning.families;
    this.#families.trim();
    this.#families.effort = effort;
    this.stock = stockOf(position);
    this.#labels = position.goalValues.length === 0 ? [] : reckoning.labels(this.stock);
  }

  *#eachCase(): Generator<Case> {
    for (const [at, labels] of this.#labels.entries()) {
      this.#cases[at] ??= casesOf(this.#position.rules, this.stock, labels, this.#from);
      yield* this.#cases[at];
    }
  }

  /** `taken`: the sets that do not count. */
  exists(taken?: ReadonlySet<CardSet>): boolean {
    return this.#find(taken, false) !== undefined;
  }

  find(taken?: ReadonlySet<CardSet>): Hit | undefined {
    return this.#find(taken, true);
  }

  #find(taken: ReadonlySet<CardSet> | undefined, explain: boolean): Hit | undefined {
    const targets = targetsOf(this.#position, taken).filter((target) => !target.isHopeless);
    for (const target of targets)
      for (const one of this.#eachCase()) {
        if (one.mustRestrict || !mayHit(one, target)) continue;
        const hit = this.#setNameAlone(one, target, explain);
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

  /**
   * With Restrictions: the fewest relations first, every box before the next number. A first look takes the smallest Set-Names and
   * Restrictions only, because most that is there is found there; then nothing is left out.
   */
  #restricted(target: Target, explain: boolean): Hit | undefined {
    // Every Restriction must remove a card, and what is left must still be enough.
    if (this.#position.rules.everyRestrictionRemoves && !target.mayHitWithLess) return undefined;
    const restricting = new Restricting(this.#families, target, this.#effort);
    const boxes: RestrictedBox[] = [];
    let most = 0;
    for (const one of this.#eachCase()) {
      if (!one.mayRestrict || relationsIn(one.most) + relationsIn(one.spare) === 0 || !mayHit(one, target)) continue;
      for (const box of boxesOf(one)) {
        if (relationsIn(box.most) === 0) continue;
        boxes.push(new RestrictedBox(box, this.#position.rules, this.#families, target, restricting, this.#effort));
        most = Math.max(most, relationsIn(box.most));
      }
    }
    for (const look of ['short', 'whole'] as const)
      for (let relations = 1; relations <= most; relations += 1)
        for (const box of boxes) {
          const found = box.find(relations, look);
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
