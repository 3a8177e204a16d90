// The plainest Solution, for people to read: the fewest cubes first, then as `plainness.ts` compares.
// To find out only whether there is one, ask `canSolve`, which is cheaper.
import { type CardSet, isOperation, isRelation, isSet } from '@openshake/rules/onsets';
import { PRIME, sizeOf } from './bags.ts';
import { boxesOf, type Case, casesOf } from './boxes.ts';
import { Effort } from './effort.ts';
import { type NameBag, PlainNames } from './plainNames.ts';
import { beside, leastPlainWith, oneDeeper, type Plainness, withInMind } from './plainness.ts';
import { type PlainPart, PlainRestrictions } from './plainRestrictions.ts';
import { FIRST_SIGN, type Reckoning, reckoningOf, stockOf } from './pools.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { relationsIn, restrictionBags } from './restrictionBags.ts';
import { someSetNameBag } from './setNameBags.ts';
import { eachFewer } from './shortest.ts';
import { canSolve } from './solve.ts';
import { Search } from './stages.ts';
import { type Outcome, Target, worldsOf } from './target.ts';
import { Distinct, EVERY_ROW, type Table } from './truthTables.ts';
import { type Plan, type WrittenSolution, writeSolution } from './write.ts';

/** The plainest Solution, or the two for Two Solutions; undefined if there is none. Exact. */
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
 * The plainest Solutions that name different sets of cards, the plainest first, one at a time. Under Two Solutions each is one that
 * may be part of a pair; if no pair can be written, there is none.
 */
export function* eachPlainSolution(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): Generator<WrittenSolution> {
  if (position.rules.solutions > 1 && !canSolve(position, from, effort)) return;
  for (const drafts of new PlainSearch(alone(position), from, effort).inOrder())
    for (const draft of drafts) yield draft.written();
}

/** The first of these, up to this many. */
export function plainSolutions(
  position: OnSetsPosition,
  from: FromResources,
  count: number,
  effort: Effort = new Effort(),
): WrittenSolution[] {
  const found: WrittenSolution[] = [];
  for (const solution of eachPlainSolution(position, from, effort)) {
    found.push(solution);
    if (found.length >= count) break;
  }
  return found;
}

/** The same position when one Solution is enough. */
const alone = (position: OnSetsPosition): OnSetsPosition => ({
  ...position,
  rules: { ...position.rules, solutions: 1 },
});

/** With the fewest cubes that allow two Solutions: the two plainest, in the order they are presented. */
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
  // The second must name a card that the first does not. Of two different sets, one always does.
  const inOrder = (second.named & ~first.named) !== 0 ? [first, second] : [second, first];
  return inOrder.map((draft) => draft.written());
}

/** A Solution that is not written yet. */
interface Draft {
  named: CardSet;
  /** With all cubes of this position. */
  within: OnSetsPosition;
  /** The place of that position among those with as many cubes. The later it is, the earlier its symbols come. */
  place: number;
  plain: Plainness;
  written: () => WrittenSolution;
}

const cubesOf = ({ within: { required, permitted, resources } }: Draft): number =>
  required.length + permitted.length + resources.length;

/** Of two equally plain ones, the one that takes fewer cubes from Resources, then the one whose symbols come first in the order of the kit. */
const compareDrafts = (one: Draft, other: Draft): number =>
  one.plain - other.plain ||
  one.within.resources.length - other.within.resources.length ||
  other.place - one.place ||
  one.named - other.named;

function comparePairs([one, two]: readonly Draft[], [first, second]: readonly Draft[]): number {
  if (!one || !two || !first || !second) return 0;
  return (
    cubesOf(one) + cubesOf(two) - cubesOf(first) - cubesOf(second) ||
    beside(one.plain, two.plain) - beside(first.plain, second.plain) ||
    compareDrafts(one, first) ||
    compareDrafts(two, second)
  );
}

/** A set that a Set-Name can name among the rows that matter, and its plainest name. */
interface PlainName {
  bag: NameBag;
  table: Table;
  plain: Plainness;
}

/** Some of the cubes of a position, and the place of this choice among those with as many cubes. */
interface Candidate {
  fewer: OnSetsPosition;
  place: number;
}

/**
 * Whether one Solution may use every cube, as far as counting shows: without relations all of them are in the Set-Name, which has one more set than
 * joining signs, or under Multiple Operations at least that many.
 */
function mayUseAll({ rules, required, permitted, resources }: OnSetsPosition): boolean {
  const cubes = [...required, ...permitted, ...resources];
  if (cubes.some((cube) => isRelation(cube) || rules.wild[cube])) return true;
  const sets = cubes.filter(isSet).length;
  const joining = cubes.filter((cube) => isOperation(cube) && cube !== "'").length;
  return rules.operations.manyTimes ? sets > joining && (sets === 1 || joining > 0) : sets === joining + 1;
}

/** Records what was found. */
type Note = (outcome: Outcome, plain: Plainness, plan: () => Pick<Plan, 'setName' | 'chains'>) => void;

/** How much faster it is to compare Set-Names than to take other steps. */
const NAMES_A_STEP = 2;

/** Shared, because they are large: for each named set of rows, how plain it is, and which Set-Name and Restriction part name it. */
const distinct = new Distinct();
const plainTo = new Uint32Array(EVERY_ROW + 1);
const nameTo = new Uint32Array(EVERY_ROW + 1);
const partTo = new Uint32Array(EVERY_ROW + 1);

/** What we build to compare Solutions with at most this many unneeded parts. */
interface Comparing {
  limit: Plainness;
  names: PlainNames;
  /** One for each of `worldsOf`. */
  restrictions: readonly PlainRestrictions[];
}

class PlainSearch {
  readonly #position: OnSetsPosition;
  readonly #from: FromResources;
  readonly #effort: Effort;
  readonly #reckoning: Reckoning;
  /** By the number of unneeded parts. */
  readonly #comparing: Comparing[] = [];

  constructor(position: OnSetsPosition, from: FromResources, effort: Effort) {
    this.#position = position;
    this.#from = from;
    this.#effort = effort;
    this.#reckoning = reckoningOf(position.rules);
  }

  /** The plainest ones, up to this many, in the whole position or with fewer of its cubes. */
  first(count: number, position = this.#position): Draft[] {
    const found: Draft[] = [];
    for (const drafts of this.inOrder(position)) {
      found.push(...drafts);
      if (found.length >= count) break;
    }
    return found.slice(0, count);
  }

  /**
   * Every set of cards that can be named, with its plainest Solution: those with the fewest cubes first, then those with the fewest
   * unneeded parts, each list in order. A set that first appears with this many cubes needs them all.
   */
  *inOrder(position = this.#position): Generator<Draft[]> {
    const taken = new Set<CardSet>();
    const canName = ({ fewer }: Pick<Candidate, 'fewer'>) =>
      new Search(fewer, this.#from, this.#effort).find(taken) !== undefined;
    if (!canName({ fewer: position })) return;
    const most = position.permitted.length + position.resources.length;
    for (let size = 0; size <= most; size += 1) {
      let open = [...eachFewer(position, this.#from, size)]
        .map((fewer, place) => ({ fewer, place }))
        .filter((candidate) => mayUseAll(candidate.fewer) && canName(candidate));
      if (open.length === 0) continue;
      for (let extras = 0; open.length > 0; extras += 1) {
        const found = new Map<CardSet, Draft>();
        for (const candidate of open) this.#gather(candidate, taken, extras, found);
        if (found.size === 0) continue;
        yield [...found.values()].sort(compareDrafts);
        for (const named of found.keys()) taken.add(named);
        open = open.filter(canName);
      }
      if (!canName({ fewer: position })) return;
    }
  }

  #comparingWith(extras: number): Comparing {
    const known = this.#comparing[extras];
    if (known) return known;
    const { families } = this.#reckoning;
    const limit = leastPlainWith(extras);
    const names = new PlainNames(families, limit);
    const worlds = this.#position.rules.restrictions === 'none' ? [] : worldsOf(this.#position);
    const restrictions = worlds.map((world) => new PlainRestrictions(families, names, world, this.#effort, limit));
    const made = { limit, names, restrictions };
    this.#comparing[extras] = made;
    return made;
  }

  /** The plainest Solution of each set of cards that is not taken, with at most this many unneeded parts. */
  #gather(at: Candidate, taken: ReadonlySet<CardSet>, extras: number, found: Map<CardSet, Draft>): void {
    const { rules } = this.#position;
    const stock = stockOf(at.fewer);
    this.#effort.begin();
    this.#reckoning.families.effort = this.#effort;
    const comparing = this.#comparingWith(extras);
    const target = new Target(at.fewer, taken);
    const worlds = comparing.restrictions.length > 0 ? worldsOf(at.fewer, taken) : [];
    for (const labels of this.#reckoning.labels(stock))
      for (const box of casesOf(rules, stock, labels, this.#from).flatMap(boxesOf)) {
        const note: Note = ({ named, paint }, plain, plan) => {
          const draft: Draft = {
            named,
            within: at.fewer,
            place: at.place,
            plain: withInMind(plain, box.labels.standsFor.size, paint),
            written: () => writeSolution({ case: box, paint, ...plan() }, stock, rules, this.#from, 'needed'),
          };
          const known = found.get(named);
          if (!known || compareDrafts(draft, known) < 0) found.set(named, draft);
        };
        if (!box.mustRestrict) this.#alone(box, target, comparing, note);
        if (!box.mayRestrict || relationsIn(box.most) === 0) continue;
        for (const [index, world] of worlds.entries()) {
          const restrictions = comparing.restrictions[index];
          if (restrictions) this.#restricted(box, world, comparing, restrictions, note);
        }
      }
  }

  #alone(box: Case, target: Target, { names }: Comparing, note: Note): void {
    // A Solution has at least two cubes: a leaf and a sign.
    for (const { bag, table, plain } of this.#setNames(box, names, 1, target.rows, (each) => target.hits(each)))
      for (const outcome of target.outcomes(table))
        note(outcome, plain, () => ({ setName: names.nameOf(bag, table), chains: [] }));
  }

  /** First everything that a Set-Name and a Restriction part name together, the plainest of each; then what of it is good. */
  #restricted(
    box: Case,
    world: Target,
    { names, limit }: Comparing,
    restrictions: PlainRestrictions,
    note: Note,
  ): void {
    const { rules } = this.#position;
    const setNames = this.#setNames(box, names, 0, world.rows, (each) => world.mayHit(each));
    if (setNames.length === 0) return;
    const parts = this.#parts(box, restrictions, rules.everyRestrictionRemoves);
    distinct.clear();
    for (const [at, part] of parts.entries()) {
      this.#effort.spend(1 + setNames.length / NAMES_A_STEP);
      for (let name = 0; name < setNames.length; name += 1) {
        const { table, plain } = setNames[name] as PlainName;
        const together = oneDeeper(beside(plain, part.plain));
        if (together > limit) continue;
        const named = table & part.rows;
        if (!distinct.add(named) && together >= (plainTo[named] as number)) continue;
        plainTo[named] = together;
        nameTo[named] = name;
        partTo[named] = at;
      }
    }
    for (const named of distinct.toArray()) {
      const name = setNames[nameTo[named] as number];
      const part = parts[partTo[named] as number];
      if (!name || !part || !world.hits(named)) continue;
      for (const outcome of world.outcomes(named))
        note(outcome, plainTo[named] as number, () => ({
          setName: names.nameOf(name.bag, name.table),
          chains: restrictions.written(part),
        }));
    }
  }

  #parts(box: Case, restrictions: PlainRestrictions, apart: boolean): PlainPart[] {
    const { families } = this.#reckoning;
    const primes = families.algebra.manyTimes ? (box.inRestriction[FIRST_SIGN + PRIME] as number) : 0;
    const parts: PlainPart[] = [];
    const least = Math.max(1, relationsIn(box.inRestriction));
    for (let relations = least; relations <= relationsIn(box.most); relations += 1)
      for (const bag of restrictionBags(box, families, relations))
        parts.push(...restrictions.parts(bag, primes, apart));
    return parts;
  }

  /** The sets that cubes of this box can name among these rows, each with its plainest name, if `isWanted` says so. */
  #setNames(
    box: Case,
    names: PlainNames,
    leastSigns: number,
    rows: Table,
    isWanted: (table: Table) => boolean,
  ): PlainName[] {
    const { families } = this.#reckoning;
    const { manyTimes } = families.algebra;
    const least = Math.max(leastSigns, this.#position.rules.operations.atLeast);
    const found = new Map<Table, PlainName>();
    const visit = (leaves: number, signs: number): boolean => {
      // Under Multiple Operations, a bag does not show how often ′ is written.
      const primes = manyTimes
        ? Math.max(box.inSetName[FIRST_SIGN + PRIME] as number, least - (sizeOf(leaves) - 1))
        : 0;
      const bag = { leaves, signs, primes };
      const { tables, best } = names.of(bag);
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
