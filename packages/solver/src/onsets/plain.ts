// The plainest Solution, for people to read: the fewest cubes first, then as `plainness.ts` compares. Whoever only asks whether there is one
// asks `canSolve` and does not pay for this.
import type { CardSet } from '@openshake/rules';
import { PRIME, sizeOf } from './bags.ts';
import { boxesOf, type Case, casesOf } from './boxes.ts';
import { Effort } from './effort.ts';
import { type NameBag, PlainNames } from './plainNames.ts';
import { beside, oneDeeper, type Plainness, withInMind } from './plainness.ts';
import { PlainRestrictions } from './plainRestrictions.ts';
import { FIRST_SIGN, type Reckoning, reckoningOf, type Stock, stockOf } from './pools.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { relationsIn, restrictionBags } from './restrictionBags.ts';
import { someSetNameBag } from './setNameBags.ts';
import { eachFewer } from './shortest.ts';
import { canSolve } from './solve.ts';
import { Search } from './stages.ts';
import { Target, worldsOf } from './target.ts';
import type { Table } from './truthTables.ts';
import { type Plan, type WrittenSolution, writeSolution } from './write.ts';

/** The plainest Solution, or the two that Two Solutions asks for; undefined when there is none. Exact. */
export function plainest(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): WrittenSolution[] | undefined {
  if (position.rules.solutions > 1) return plainestPair(position, from, effort);
  const [first] = new PlainSearch(position, from, effort).first(1);
  return first && [first.written()];
}

/**
 * The plainest Solutions that name different sets of cards, the plainest first: so many, or as many as there are. Under Two Solutions each is one
 * that may stand in a pair, and where no pair can be written there is none.
 */
export function plainSolutions(
  position: OnSetsPosition,
  from: FromResources,
  count: number,
  effort: Effort = new Effort(),
): WrittenSolution[] {
  if (position.rules.solutions > 1 && !canSolve(position, from, effort)) return [];
  return new PlainSearch(alone(position), from, effort).first(count).map((draft) => draft.written());
}

/** The same position where one Solution is enough. */
const alone = (position: OnSetsPosition): OnSetsPosition => ({
  ...position,
  rules: { ...position.rules, solutions: 1 },
});

/** Of the fewest cubes that allow two Solutions: the two that are the plainest, in the order in which they are presented. */
function plainestPair(position: OnSetsPosition, from: FromResources, effort: Effort): WrittenSolution[] | undefined {
  if (!canSolve(position, from, effort)) return undefined;
  const single = new PlainSearch(alone(position), from, effort);
  const most = position.permitted.length + position.resources.length;
  let plainestSoFar: readonly Draft[] | undefined;
  for (let size = 0; size <= most && !plainestSoFar; size += 1)
    for (const fewer of eachFewer(position, from, size)) {
      if (!canSolve(fewer, from, effort)) continue;
      const pair = single.first(2, alone(fewer));
      if (!plainestSoFar || comparePairs(pair, plainestSoFar) < 0) plainestSoFar = pair;
    }
  const [first, second] = plainestSoFar ?? [];
  if (!first || !second) return undefined;
  // The second must name a card that the first does not: of two different sets one does.
  const inOrder = (second.named & ~first.named) !== 0 ? [first, second] : [second, first];
  return inOrder.map((draft) => draft.written());
}

/** A Solution that is not written yet. */
class Draft {
  readonly named: CardSet;
  readonly plain: Plainness;
  readonly #write: () => WrittenSolution;
  #written: WrittenSolution | undefined;

  constructor(named: CardSet, plain: Plainness, write: () => WrittenSolution) {
    this.named = named;
    this.plain = plain;
    this.#write = write;
  }

  written(): WrittenSolution {
    this.#written ??= this.#write();
    return this.#written;
  }
}

const textOf = ({ solution: { restrictions = [], setName, blank = '' } }: WrittenSolution): string =>
  [...restrictions, setName, blank].join(';');

/** Of two that are equally plain the one that takes fewer cubes from Resources, then the shorter text, then the first in the alphabet. */
function compareDrafts(one: Draft, other: Draft): number {
  if (one.plain !== other.plain) return one.plain - other.plain;
  const [mine, its] = [one.written(), other.written()];
  const [myText, itsText] = [textOf(mine), textOf(its)];
  return (
    mine.fromResources.length - its.fromResources.length ||
    myText.length - itsText.length ||
    (myText < itsText ? -1 : Number(myText > itsText))
  );
}

function comparePairs([one, two]: readonly Draft[], [first, second]: readonly Draft[]): number {
  if (!one || !two || !first || !second) return 0;
  const cubes = one.written().cubes + two.written().cubes - first.written().cubes - second.written().cubes;
  if (cubes !== 0) return cubes;
  const plain = beside(one.plain, two.plain) - beside(first.plain, second.plain);
  return plain || compareDrafts(one, first) || compareDrafts(two, second);
}

/** A set that a Set-Name can name among the rows that matter, and the plainest that does. */
interface PlainName {
  bag: NameBag;
  table: Table;
  plain: Plainness;
}

class PlainSearch {
  readonly #position: OnSetsPosition;
  readonly #from: FromResources;
  readonly #effort: Effort;
  readonly #reckoning: Reckoning;
  readonly #names: PlainNames;
  /** One for each of `worldsOf`. */
  readonly #restrictions: readonly PlainRestrictions[];

  constructor(position: OnSetsPosition, from: FromResources, effort: Effort) {
    this.#position = position;
    this.#from = from;
    this.#effort = effort;
    this.#reckoning = reckoningOf(position.rules);
    const { families } = this.#reckoning;
    this.#names = new PlainNames(families);
    this.#restrictions =
      position.rules.restrictions === 'none'
        ? []
        : worldsOf(position).map((world) => new PlainRestrictions(families, this.#names, world, effort));
  }

  /** The plainest so many, in the whole position or with fewer of its cubes. */
  first(count: number, position = this.#position): Draft[] {
    const found: Draft[] = [];
    for (const drafts of this.#bySize(position, count === 1)) {
      found.push(...drafts);
      if (found.length >= count) break;
    }
    return found.slice(0, count);
  }

  /**
   * Every set of cards that can be named, with its plainest Solution: those of the fewest cubes first, each list in order. A set that is new with so
   * many cubes needs them all. `onlyOne`: all but the plainest of a list may be left out.
   */
  *#bySize(position: OnSetsPosition, onlyOne: boolean): Generator<Draft[]> {
    const taken = new Set<CardSet>();
    const canName = (fewer: OnSetsPosition) => new Search(fewer, this.#from, this.#effort).find(taken) !== undefined;
    if (!canName(position)) return;
    const most = position.permitted.length + position.resources.length;
    for (let size = 0; size <= most; size += 1) {
      const found = new Map<CardSet, Draft>();
      for (const fewer of eachFewer(position, this.#from, size)) if (canName(fewer)) this.#gather(fewer, taken, found);
      if (found.size === 0) continue;
      const drafts = [...found.values()];
      yield onlyOne
        ? [drafts.reduce((one, other) => (compareDrafts(one, other) <= 0 ? one : other))]
        : drafts.sort(compareDrafts);
      for (const named of found.keys()) taken.add(named);
      if (!canName(position)) return;
    }
  }

  /** The plainest Solution of each set of cards that is not taken. */
  #gather(position: OnSetsPosition, taken: ReadonlySet<CardSet>, found: Map<CardSet, Draft>): void {
    const { rules } = this.#position;
    const { families } = this.#reckoning;
    const stock = stockOf(position);
    this.#effort.begin();
    families.effort = this.#effort;
    const target = new Target(position, taken);
    const worlds = this.#restrictions.length > 0 ? worldsOf(position, taken) : [];
    const mine = new Map<CardSet, Draft>();
    for (const labels of this.#reckoning.labels(stock))
      for (const box of casesOf(rules, stock, labels, this.#from).flatMap(boxesOf)) {
        if (!box.mustRestrict) this.#alone(box, target, stock, mine);
        if (!box.mayRestrict || relationsIn(box.most) === 0) continue;
        for (const [at, world] of worlds.entries()) {
          const restrictions = this.#restrictions[at];
          if (restrictions) this.#restricted(box, world, restrictions, stock, mine);
        }
      }
    for (const [named, draft] of mine) {
      const known = found.get(named);
      if (!known || compareDrafts(draft, known) < 0) found.set(named, draft);
    }
  }

  #note(
    { named, paint }: { named: CardSet; paint: number },
    box: Case,
    plain: Plainness,
    stock: Stock,
    found: Map<CardSet, Draft>,
    plan: () => Pick<Plan, 'setName' | 'chains'>,
  ): void {
    const inAll = withInMind(plain, box.labels.standsFor.size, paint);
    const known = found.get(named);
    if (known && known.plain <= inAll) return;
    const write = () =>
      writeSolution({ case: box, paint, ...plan() }, stock, this.#position.rules, this.#from, 'needed');
    found.set(named, new Draft(named, inAll, write));
  }

  #alone(box: Case, target: Target, stock: Stock, found: Map<CardSet, Draft>): void {
    // A Solution has two cubes at least: a leaf and a sign.
    for (const { bag, table, plain } of this.#setNames(box, 1, target.rows, (each) => target.hits(each)))
      for (const outcome of target.outcomes(table))
        this.#note(outcome, box, plain, stock, found, () => ({ setName: this.#names.nameOf(bag, table), chains: [] }));
  }

  #restricted(
    box: Case,
    world: Target,
    restrictions: PlainRestrictions,
    stock: Stock,
    found: Map<CardSet, Draft>,
  ): void {
    const { rules } = this.#position;
    const setNames = this.#setNames(box, 0, world.rows, (each) => world.mayHit(each));
    if (setNames.length === 0) return;
    const { families } = this.#reckoning;
    const primes = families.algebra.manyTimes ? (box.inRestriction[FIRST_SIGN + PRIME] as number) : 0;
    const least = Math.max(1, relationsIn(box.inRestriction));
    for (let relations = least; relations <= relationsIn(box.most); relations += 1)
      for (const bag of restrictionBags(box, families, relations))
        for (const part of restrictions.parts(bag, primes, rules.everyRestrictionRemoves)) {
          this.#effort.spend(setNames.length);
          for (const { bag: of, table, plain } of setNames) {
            if (!world.hits(table & part.rows)) continue;
            for (const outcome of world.outcomes(table & part.rows))
              this.#note(outcome, box, oneDeeper(beside(plain, part.plain)), stock, found, () => ({
                setName: this.#names.nameOf(of, table),
                chains: restrictions.written(part),
              }));
          }
        }
  }

  /** The sets that cubes of this box can name among these rows, each with its plainest name, if `isWanted` says so. */
  #setNames(box: Case, leastSigns: number, rows: Table, isWanted: (table: Table) => boolean): PlainName[] {
    const { families } = this.#reckoning;
    const { manyTimes } = families.algebra;
    const least = Math.max(leastSigns, this.#position.rules.operations.atLeast);
    const found = new Map<Table, PlainName>();
    const visit = (leaves: number, signs: number): boolean => {
      // Under Multiple Operations a bag does not tell how often ′ is written.
      const primes = manyTimes
        ? Math.max(box.inSetName[FIRST_SIGN + PRIME] as number, least - (sizeOf(leaves) - 1))
        : 0;
      const bag = { leaves, signs, primes };
      const { tables, best } = this.#names.of(bag);
      this.#effort.spend(tables.length + 1);
      for (let i = 0; i < tables.length; i += 1) {
        const table = tables[i] as number;
        if (!isWanted(table & rows)) continue;
        const known = found.get(table & rows);
        if (!known || (best[i] as number) < known.plain)
          found.set(table & rows, { bag, table, plain: best[i] as number });
      }
      return false;
    };
    someSetNameBag({ ...box, nothingNew: undefined }, families, least, visit, 'every');
    return [...found.values()];
  }
}
