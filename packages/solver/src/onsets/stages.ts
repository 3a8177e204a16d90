// The search itself, in stages: a Set-Name alone, then with one relation, then with two and more. Each stage goes through every case
// before the next begins, because most answers are found early.
import { type CardSet, COLOURS } from '@openshake/rules/onsets';
import { LEAF_KINDS, MINUS, PRIME, type Signs } from './bags.ts';
import { boxesOf, type Case, casesOf } from './boxes.ts';
import type { Effort } from './effort.ts';
import { type Algebra, type Families, trimFamilies } from './families.ts';
import { FIRST_SIGN, type Labels, reckoningOf, type Stock, stockOf } from './pools.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { isFromResources, notFromResources } from './reading.ts';
import { type NamedBy, RestrictedBox } from './restrictedBox.ts';
import { type Chain, Restricting } from './restricting.ts';
import { relationsIn, restrictionBags } from './restrictionBags.ts';
import { someSetNameBag } from './setNameBags.ts';
import { Target, worldsOf } from './target.ts';
import { EVERY_ROW, SET_TABLES, type Table } from './truthTables.ts';
import type { Plan } from './write.ts';

/** A Solution that was found: the cards it names, and how to write it. */
export interface Hit {
  named: CardSet;
  plan: () => Plan;
}

/**
 * Whether the cubes of a case may name anything good. If no set at hand contains a row, nothing contains it without ′;
 * if every set contains it, everything does without ′ and −. Both sides of a relation then agree there, so Restrictions keep such a row.
 */
function mayHit({ most, spare }: Case, target: Target, { universeIsNull }: Algebra): boolean {
  const isThere = (pool: number) => (most[pool] as number) + (spare[pool] as number) > 0;
  let colours = 0;
  let some = 0;
  let every = EVERY_ROW;
  for (let leaf = 0; leaf < LEAF_KINDS; leaf += 1) {
    if (!isThere(leaf)) continue;
    const table = SET_TABLES[leaf] as number;
    if (leaf < COLOURS.length) colours |= 1 << leaf;
    some |= table;
    every &= universeIsNull && leaf >= COLOURS.length ? 0 : table;
  }
  const never = isThere(FIRST_SIGN + PRIME) ? 0 : ~some & EVERY_ROW;
  const always = isThere(FIRST_SIGN + PRIME) || isThere(FIRST_SIGN + MINUS) ? 0 : every;
  return !target.isHopeless(always, never) && target.mayHitWith(colours);
}

export class Search {
  readonly #position: OnSetsPosition;
  readonly #families: Families;
  readonly #effort: Effort;
  readonly #from: FromResources;
  /** What the cubes may stand for, and the cases of each, as far as anyone asked. */
  readonly #labels: readonly Labels[];
  readonly #cases: Case[][] = [];
  readonly stock: Stock;

  constructor(position: OnSetsPosition, from: FromResources, effort: Effort) {
    if (!isFromResources(from)) throw notFromResources(from);
    const reckoning = reckoningOf(position.rules);
    this.#position = position;
    this.#from = from;
    this.#effort = effort;
    this.#families = reckoning.families;
    trimFamilies();
    this.stock = stockOf(position);
    this.#labels = position.goalValues.length === 0 ? [] : reckoning.labels(this.stock);
  }

  *#eachCase(): Generator<Case> {
    for (const [at, labels] of this.#labels.entries()) {
      this.#cases[at] ??= casesOf(this.#position.rules, this.stock, labels, this.#from);
      yield* this.#cases[at];
    }
  }

  /** Another question, or the next Solution: someone else may have asked in between. */
  #begin(): void {
    this.#effort.begin();
    this.#families.effort = this.#effort;
  }

  /** `taken`: the sets that do not count. */
  find(taken?: ReadonlySet<CardSet>): Hit | undefined {
    this.#begin();
    const target = new Target(this.#position, taken);
    if (target.isHopeless(0, 0)) return undefined;
    const { algebra } = this.#families;
    for (const one of this.#eachCase()) {
      if (one.mustRestrict || !mayHit(one, target, algebra)) continue;
      const hit = this.#setNameAlone(one, target);
      if (hit) return hit;
    }
    if (this.#position.rules.restrictions === 'none') return undefined;
    for (const world of worldsOf(this.#position, taken)) {
      const hit = this.#restricted(world);
      if (hit) return hit;
    }
    return undefined;
  }

  #setNameAlone(one: Case, target: Target): Hit | undefined {
    const families = this.#families;
    let found: NamedBy | undefined;
    // A Solution has at least two cubes: a leaf and a sign.
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
    return found && this.#hit(one, found, target, EVERY_ROW, () => []);
  }

  /**
   * With Restrictions: the fewest relations first, every box before the next number. A first look takes only the smallest Set-Names and
   * Restrictions, because it finds most of what is there; then nothing is left out.
   */
  #restricted(target: Target): Hit | undefined {
    // Every Restriction must remove a card, and enough must still be left.
    if (this.#position.rules.everyRestrictionRemoves && !target.mayHitWithLess) return undefined;
    const boxes: RestrictedBox[] = [];
    const restricting = {
      short: new Restricting(this.#families, target, this.#effort, 'thin'),
      whole: new Restricting(this.#families, target, this.#effort, 'whole'),
    };
    let most = 0;
    for (const one of this.#eachCase()) {
      if (
        !one.mayRestrict ||
        relationsIn(one.most) + relationsIn(one.spare) === 0 ||
        !mayHit(one, target, this.#families.algebra)
      )
        continue;
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
          if (found) return this.#hit(box.box, found.setName, target, found.rows, found.chains);
        }
    return undefined;
  }

  #hit(one: Case, { leaves, signs, table }: NamedBy, target: Target, rows: Table, chains: () => Chain[]): Hit {
    const { named, paint } = target.outcome(table & rows);
    const plan = () => ({ case: one, paint, chains: chains(), setName: this.#families.nameOf(leaves, signs, table) });
    return { named, plan };
  }

  /**
   * All Solutions, one for each choice of symbols in each part, rows kept and cards named. Another grouping or order, or another cube
   * for a symbol, is not another Solution. If several cases come to the same one, the plainest counts. Under Multiple Operations signs are
   * free, so only the sets and relations are a choice. The first ones are the shortest of their kind; reaching the end may take long.
   */
  *each(): Generator<Hit> {
    const { rules } = this.#position;
    const seen = new Set<string>();
    const isNew = (...key: number[]): boolean => seen.size < seen.add(key.join()).size;
    const chosen = (signs: Signs): Signs => (rules.operations.manyTimes ? 0 : signs);
    this.#begin();
    for (const [world, target] of worldsOf(this.#position).entries()) {
      for (const one of this.#eachCase()) {
        if (one.mustRestrict) continue;
        for (const setName of this.#setNames(one, Math.max(1, rules.operations.atLeast))) {
          const { leaves, signs, table } = setName;
          if (target.hits(table) && isNew(world, leaves, chosen(signs), table & target.rows)) {
            yield this.#hit(one, setName, target, EVERY_ROW, () => []);
            this.#begin();
          }
        }
      }
      if (rules.restrictions === 'none') continue;
      const restricting = new Restricting(this.#families, target, this.#effort, 'whole');
      for (const one of this.#eachCase())
        for (const box of boxesOf(one)) {
          const setNames = this.#setNames(box, rules.operations.atLeast);
          for (
            let relations = Math.max(1, relationsIn(box.inRestriction));
            relations <= relationsIn(box.most);
            relations += 1
          )
            for (const bag of restrictionBags(box, this.#families, relations))
              for (const { rows, chains } of restricting.outcomes(bag, rules.everyRestrictionRemoves)) {
                const part = [bag.leaves, chosen(bag.signs), bag.equals, bag.subsets, rows];
                this.#effort.spend(setNames.length);
                for (const setName of setNames) {
                  const { leaves, signs, table } = setName;
                  const named = table & rows;
                  if (target.hits(named) && isNew(world, leaves, chosen(signs), ...part, named & target.rows)) {
                    yield this.#hit(box, setName, target, rows, chains);
                    this.#begin();
                  }
                }
              }
        }
    }
  }

  #setNames(one: Case, leastSigns: number): NamedBy[] {
    const found: NamedBy[] = [];
    someSetNameBag({ ...one, nothingNew: undefined }, this.#families, leastSigns, (leaves, signs) => {
      for (const table of this.#families.family(leaves, signs)) found.push({ leaves, signs, table });
      return false;
    });
    this.#effort.spend(found.length);
    return found;
  }
}
