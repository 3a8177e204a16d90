// The solver of Equations: one for each shake, so what it learns from one question helps with the next.
import { type BookId, divisionTable } from '@openshake/rules';
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
  shakeRules as equationsRules,
  judge as judgeEquations,
} from '@openshake/rules/equations';
import { Stopped } from '../stopped.ts';
import {
  type Answer,
  FEWEST,
  type Later,
  type Searched,
  type Several,
  type Shake,
  type SolverOptions,
  type Unknown,
  type YesNo,
} from './answers.ts';
import { MOST_SYMBOLS } from './bagIndex.ts';
import { type Counts, countsOf, fits, plus } from './bags.ts';
import { type GoalRead, goalRead } from './goalRead.ts';
import { ALL, FEWEST_OF_ALL, kindsIn, type Mode } from './known.ts';
import { KnownBags } from './knownBags.ts';
import { holdsOneOf, type PackedBags, pack, partsWithin } from './packed.ts';
import { padded, padsFor } from './padding.ts';
import { type Build, collectBuilds, inOrder } from './plainest.ts';
import { type Member, Prepared } from './prepared.ts';
import { isOutside, reachOf } from './scope.ts';
import { nearOf, Search } from './search.ts';
import {
  allOnMat,
  allows,
  bagsOfSize,
  isWithin,
  type Sections,
  type Supply,
  sizeOf,
  supplyOf,
  supplyWithZeroAs,
  type Taking,
  withoutZeros,
  withZeroAs,
  zerosIn,
} from './sections.ts';
import { countsIn, FEW, type Sketch, sketchOf } from './small.ts';
import type { Value } from './value.ts';
import { formOf, type Written, writeEquation } from './write.ts';

const ZERO_ALONE: readonly EquationCube[] = ['0'];

/** Whose share a bag is, whatever the question. */
const shareOf = (bag: Counts, of: number): number =>
  of === 1 ? 0 : bag.reduce((mixed, count) => (mixed * 31 + count) % 1_000_003, 0) % of;

/** Tries this many Solutions that worked before first: the questions of one turn have much in common. */
const MOST_SERVING = 16;

/** Tries to make this many Solutions longer. */
const MOST_PADDED = 40;

/** Remembers this many tables without a Solution, the last ones. */
const MOST_UNSOLVABLE = 1_000;

/** Remembers this many bags without a Solution. Beyond that, they are dropped and searched again when needed. */
const MOST_BAGS = 250_000;

/** At most this many bags are skipped before the search can be stopped. */
const BAGS_BETWEEN = 1_024;

/** How many steps go into finding the plainest of the Equations with the same number of cubes. */
const PLAIN_STEPS = 100_000;

interface Meaning {
  zero: EquationCube;
  goal: GoalRead;
  /** Shared if the Goal has no 0. */
  known: KnownBags;
}

/** A Solution without any 0 is the same whatever a 0 stands for, unless the Goal has one. */
const repeats = ({ zero, goal }: Meaning): boolean => zero !== '0' && !goal.cubes.includes('0');

/** One Solution that was found: its symbols, and what the 0 stands for among them. */
interface Solved extends Member<Meaning> {
  /** Missing if we only know that the bag has one. */
  value?: Value;
}

/** Which Solutions to look for. */
interface Wanted {
  modeOf: (supply: Supply) => Mode;
  /** With at least this many cubes. */
  from?: number;
  /** For every meaning of the 0, or for one if the 0 is not used. */
  meanings?: 'each' | 'one';
  isWanted?: (meaning: Meaning, bag: Counts) => boolean;
}

type Outcome = { answer: true; found: Solved } | { answer: false } | Unknown;

const cubesOf = (bag: Counts): EquationCube[] =>
  EQUATION_CUBES.flatMap((cube, index) => Array<EquationCube>(bag[index] ?? 0).fill(cube));

/** May leave out a Solution that can do with fewer cubes of what is not Required: the search looks for the smaller one too. */
const modeFor = ({ required }: Supply): Mode => kindsIn(required);

function first(solutions: Iterable<Solved>): Solved | undefined {
  for (const solved of solutions) return solved;
  return undefined;
}

/** The most of each symbol that there could be, with each 0 standing for it. */
export const largestBag = (counts: Counts, { zeroWild }: EquationsRules): Counts =>
  zeroWild ? counts.map((count, index) => (index === 0 ? count : count + zerosIn(counts))) : counts;

export class EquationsSolver {
  readonly #shake: Shake;
  readonly #rules: EquationsRules;
  /** Made when first needed: few cubes do without it. */
  #searching: Search | undefined;
  readonly #options: SolverOptions;
  readonly #meanings: readonly Meaning[];
  /** Solutions that were found, by how many cubes they have. */
  #solved: Solved[][] = [];
  /** Those that answered the last questions. */
  #serving: Solved[] = [];
  /** Every bag of up to this many cubes that has a Solution. */
  #family: Prepared<Meaning> | undefined;
  /** What is proven to have no Solution. With fewer cubes, or more Required ones, there is none either. */
  #unsolvable: readonly Supply[] = [];
  /** For these cubes, the smallest Solutions of up to this many cubes are known. */
  #swept: { room: Counts; size: number; endsInDoubt?: boolean } | undefined;
  readonly #cubes: Counts;
  #cubesFrom = FEWEST;
  /** For how many meanings of the 0 we cannot decide whether the Goal names a number. */
  readonly #openGoals: number;
  /** What was undecided before the current question. */
  #undecidedBefore = 0;
  /** How many steps the current question has, and whether it needed more. */
  #patience = Number.POSITIVE_INFINITY;
  #isLate = false;

  /** `cubes`: all that may be in a section, except the Goal's. */
  constructor(shake: Shake, cubes: readonly EquationCube[], options: SolverOptions = {}, search?: Search) {
    this.#shake = shake;
    this.#options = options;
    this.#rules = equationsRules(shake.rulebook, shake.division);
    const counts = countsOf(cubes);
    this.#cubes = counts;
    if (search) this.#use(search);
    const asItIs = goalRead(shake.goal, '0', this.#rules);
    // A Goal with too many cubes is not a Goal, whatever a 0 stands for.
    const inGoal = asItIs.cubes.length <= this.#rules.goal.mostCubes && asItIs.cubes.includes('0');
    const shared = new KnownBags();
    const isWild = this.#rules.zeroWild && (zerosIn(counts) > 0 || inGoal);
    this.#meanings = (isWild ? EQUATION_CUBES : ZERO_ALONE).map((zero) => ({
      zero,
      // A Goal without a 0 is the same whatever a 0 stands for.
      goal: inGoal && zero !== '0' ? goalRead(shake.goal, zero, this.#rules) : asItIs,
      known: inGoal ? new KnownBags() : shared,
    }));
    this.#openGoals = this.#meanings.filter(({ goal }) => goal.isOpen).length;
  }

  /** With fewer cubes in Resources, nobody may challenge Now. */
  get nowNeedsCubes(): number {
    return divisionTable(this.#shake.rulebook as BookId, this.#shake.division).nowNeedsCubes;
  }

  get #search(): Search {
    return this.#searching ?? this.#use(new Search(largestBag(this.#cubes, this.#rules), this.#rules));
  }

  #use(search: Search): Search {
    search.pulse = () => this.#pulse();
    this.#searching = search;
    return search;
  }

  /**
   * Finds the whole family of Solutions of up to this many cubes, each bag of symbols once. After that, questions about them only take
   * counting. Returns how many there are, or that the search was stopped. Keeps no family of more than 15 cubes.
   */
  prepare(most: number): number | Unknown {
    const size = Math.min(most, sizeOf(this.#cubes), MOST_SYMBOLS);
    if (this.#family && size <= this.#prepared) return this.#family.length;
    try {
      this.#begin();
      const isShared = this.#meanings.every(({ known }) => known === this.#meanings[0]?.known);
      const alike = isShared ? [this.#meanings] : this.#meanings.map((meaning) => [meaning]);
      const family = new Prepared(this.#search, this.#rules, this.#cubes, alike, size);
      if (this.#undecided > 0) return this.unknown();
      this.#family = family;
      this.#solved = this.#solved.map((same, cubes) => (cubes > size ? same : []));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return this.unknown();
    }
    return this.#family.length;
  }

  /** Whether no Solution is known yet. */
  get #isFresh(): boolean {
    return !this.#family && this.#solved.length === 0;
  }

  get #prepared(): number {
    return this.#family?.most ?? 0;
  }

  #keep(solved: Solved): void {
    const same = this.#solved[solved.size];
    if (same) same.push(solved);
    else this.#solved[solved.size] = [solved];
  }

  /** Of Solutions without any 0, only those in which a 0 would be a 0. `plain`: what there is without the 0. */
  *#once(solutions: Iterable<Solved>, plain: Supply): Generator<Solved> {
    for (const solved of solutions) if (!(repeats(solved.meaning) && allows(plain, solved.bag))) yield solved;
  }

  /** The bags of the prepared family, each with an Equation, as cubes with each 0 as what it stands for. Each Equation is found and judged when you reach it. */
  *family(): Generator<{ cubes: EquationCube[]; solution: Written['solution'] }> {
    if (!this.#family) throw new Error('The family is not prepared yet. Call prepare first.');
    const table = { required: [], permitted: cubesOf(this.#cubes), forbidden: [], resources: [] };
    for (const member of this.#family.members())
      yield { cubes: cubesOf(member.bag), solution: this.#judged(member, table, 'any').solution };
  }

  /** Can a Solution be written with the cubes on the mat and at most one from Resources? */
  now(sections: Sections): Answer {
    return this.#ask(sections, 'one');
  }

  /** Can a Solution be written with any cubes from Resources? */
  possible(sections: Sections): Answer {
    return this.#ask(sections, 'any');
  }

  /** Whether a Solution can be written, without writing it, if this many steps are enough to tell. */
  tell(sections: Sections, taking: Taking, steps = Number.POSITIVE_INFINITY): YesNo | Later {
    const supply = this.#supplyOf(sections, taking);
    if (this.#isServed(supply)) return true;
    return this.#within(steps, () => {
      const outcome = this.#any(supply);
      if (outcome.answer === true) this.#serving = [outcome.found, ...this.#serving.slice(0, MOST_SERVING - 1)];
      return outcome.answer;
    });
  }

  /** Whether a Solution that answered one of the last questions works here. */
  #isServed(supply: Supply): boolean {
    return this.#serving.some(({ meaning, bag }) => allows(supplyWithZeroAs(supply, meaning.zero), bag));
  }

  /**
   * Puts into `cubes` the cubes of Resources that make Now right once they are on the mat. Only for a table where Now is proven not to be right yet;
   * otherwise a smaller Solution may hide others. False means that there are no others.
   * It looks for Solutions that take two cubes once, for all moves together.
   */
  tellNowAfterMoving(sections: Sections, cubes: Set<EquationCube>, steps: number): YesNo | Later {
    const supply = { ...this.#supplyOf(sections, 'any'), most: 2 };
    const left = new Set(sections.resources.filter((cube) => !cubes.has(cube)));
    const takenOf = ({ meaning: { zero }, bag }: Pick<Solved, 'meaning' | 'bag'>): EquationCube[] => {
      const onMat = withZeroAs(supply.onMat, zero);
      return [...left].filter((cube) => {
        const at = EQUATION_CUBES.indexOf(cube === '0' ? zero : cube);
        return (bag[at] ?? 0) > (onMat[at] ?? 0);
      });
    };
    const note = (solved: Solved): boolean => {
      for (const cube of takenOf(solved)) {
        cubes.add(cube);
        left.delete(cube);
      }
      return left.size === 0;
    };
    // A bag that takes only what is already noted says nothing new.
    const isNews = (meaning: Meaning, bag: Counts): boolean => takenOf({ meaning, bag }).length > 0;
    return this.#within(steps, () => {
      for (const known of this.#knownSolutions(supply)) if (note(known)) return false;
      const outcome = this.#answer(() => {
        for (const found of this.#newSolutions(supply, { modeOf: modeFor, meanings: 'each', isWanted: isNews }))
          if (note(found)) return found;
        return undefined;
      });
      return outcome.answer === null ? null : false;
    });
  }

  #within<T extends YesNo>(steps: number, ask: () => T): T | Later {
    this.#patience = this.#search.steps + steps;
    this.#isLate = false;
    const told = ask();
    this.#patience = Number.POSITIVE_INFINITY;
    return told === null && this.#isLate ? 'later' : told;
  }

  /** A Solution with the fewest cubes, among those with at least this many. Not known if something undecided has fewer. */
  shortest(sections: Sections, taking: Taking = 'any', from = FEWEST): Answer {
    const answer = this.#answer(() => first(this.#solutions(this.#supplyOf(sections, taking), from)));
    if (answer.answer !== true) return answer;
    if (answer.found.size > Math.max(this.#cubesFrom, this.#prepared)) return this.unknown();
    return this.#write(answer.found, sections, taking);
  }

  /**
   * The plainest Solution: among those with the fewest cubes, one with the least that changes nothing and the fewest wild and turned cubes; then
   * the smallest depth; then the easiest signs (plainness.ts). If too many Solutions have as many cubes, the plainest of those met first;
   * if the search is stopped, one that is known. `fewest`: a Solution with the fewest cubes, if one is known.
   */
  plainest(sections: Sections, taking: Taking = 'any', fewest?: Written): Answer {
    const supply = this.#supplyOf(sections, taking);
    const outcome = fewest ? undefined : this.#fewest(supply);
    if (outcome && outcome.answer !== true) return outcome;
    const size = fewest?.cubes ?? outcome?.found.size ?? FEWEST;
    try {
      const [found] = this.#written(this.#builds(supply, size, 0), sections, taking, 1);
      if (found) return { answer: true, found };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return outcome ? this.#write(outcome.found, sections, taking) : { answer: true, found: fewest as Written };
  }

  /** Up to this many Solutions that are built differently, those with the fewest cubes first, and of these the plainest. Fewer means that there are no others. */
  several(sections: Sections, taking: Taking, count: number): Several {
    const supply = this.#supplyOf(sections, taking);
    const outcome = this.#fewest(supply);
    if (outcome.answer !== true) return outcome;
    const found: Written[] = [];
    const most = sizeOf(supply.onMat) + supply.most;
    try {
      this.#begin();
      for (let size = outcome.found.size; size <= most && found.length < count; size += 1) {
        if (size > this.#cubesFrom) this.#cubesFrom = size;
        const missing = count - found.length;
        found.push(...this.#written(this.#builds(supply, size, missing), sections, taking, missing));
      }
      // If the search met none that the judge can decide, one is still known.
      const [plainest = this.#judged(outcome.found, sections, taking), ...others] = found;
      return { answer: true, found: [plainest, ...others] };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return this.unknown();
    }
  }

  /** A Solution with the fewest cubes. */
  #fewest(supply: Supply): Outcome {
    const told = this.#prepared === 0 ? this.#few(supply) : undefined;
    if (told) return told;
    return this.#answer(
      () =>
        first(this.#knownSolutions(supply, this.#prepared)) ?? first(this.#newSolutions(supply, { modeOf: modeFor })),
    );
  }

  /** The Equations of this many cubes, by their forms. If that takes too long, those met until then. */
  #builds(supply: Supply, size: number, enough: number): Map<string, Build<Meaning>> {
    const builds = new Map<string, Build<Meaning>>();
    const readings = this.#readingsOf(supply);
    const collect = (limit: number, upTo?: number): void => {
      // What other questions have prepared must not decide which ones come before the limit.
      const search = new Search(largestBag(this.#cubes, this.#rules), this.#rules);
      search.pulse = () => this.#pulse();
      search.limit = limit;
      try {
        collectBuilds(search, readings, supply, size, builds, upTo);
      } catch (error) {
        if (!(error instanceof Stopped) || search.steps < limit) throw error;
        if (builds.size < enough) collect(Number.POSITIVE_INFINITY, enough);
      }
    };
    collect(PLAIN_STEPS);
    return builds;
  }

  /** The plainest of these, judged. Skips one that the judge cannot decide. */
  #written(builds: Map<string, Build<Meaning>>, sections: Sections, taking: Taking, most: number): Written[] {
    const written: Written[] = [];
    for (const build of inOrder(builds)) {
      if (written.length === most) break;
      const shown = this.#write(build, sections, taking);
      if (shown.answer === true) written.push(shown.found);
    }
    return written;
  }

  /**
   * Every Equation, those with the fewest cubes first; one of those that differ only in the order and grouping of sums and products.
   * Throws Stopped when told to stop. Returns how far it got: if nothing is undecided, these were all.
   */
  *equations(sections: Sections, taking: Taking = 'any'): Generator<Written, Searched> {
    this.#begin();
    const before = this.#undecidedBefore;
    const supply = this.#supplyOf(sections, taking);
    for (const { meaning, bag, size } of this.#solutions(supply)) {
      const seen = new Set<string>();
      for (const wanted of meaning.goal.values)
        for (const value of this.#search.expressionsOf(bag, wanted)) {
          const form = formOf(value);
          if (seen.has(form)) continue;
          seen.add(form);
          yield this.#judged({ meaning, bag, size, value }, sections, taking);
        }
    }
    return { ...this.#searched(), undecided: this.#search.undecided - before + this.#openGoals };
  }

  #ask(sections: Sections, taking: Taking): Answer {
    return this.#answerOf(this.#any(this.#supplyOf(sections, taking)), sections, taking);
  }

  #answerOf(answer: Outcome, sections: Sections, taking: Taking): Answer {
    return answer.answer === true ? this.#write(answer.found, sections, taking) : answer;
  }

  /** Some Solution, one found before if it works. */
  #any(supply: Supply): Outcome {
    const known = this.#isFresh ? undefined : first(this.#knownSolutions(supply));
    if (known) return { answer: true, found: known };
    const told = this.#few(supply);
    if (told) return told;
    if (this.#unsolvable.some((known) => isWithin(supply, known))) return { answer: false };
    const longer = this.#answer(() => this.#padded(supply));
    if (longer.answer === true) return longer;
    const outcome = this.#answer(() => first(this.#newSolutions(supply, { modeOf: modeFor })));
    // A share may have Solutions that can do with fewer cubes, which another share has.
    if (outcome.answer === false && !this.#options.share)
      this.#unsolvable = [supply, ...this.#unsolvable.slice(0, MOST_UNSOLVABLE - 1)];
    return outcome;
  }

  /** A Solution with the fewest of a few cubes, or that there is none; nothing if only a search can tell. */
  #few(supply: Supply): Outcome | undefined {
    let most = sizeOf(supply.onMat) + sizeOf(supply.resources);
    if (most > FEW || this.#openGoals > 0 || this.#options.share) return undefined;
    let found: { meaning: Meaning; sketch: Sketch; bag: Counts } | undefined;
    for (const meaning of this.#meanings) {
      const { values } = meaning.goal;
      if (values.length === 0 || most < FEWEST) continue;
      const sketch = sketchOf(supply, meaning.zero, meaning.goal.near, this.#rules, most);
      if (sketch === undefined) return undefined;
      if (!sketch) continue;
      found = { meaning, sketch, bag: countsIn(sketch) };
      most = sizeOf(found.bag) - 1;
    }
    if (!found) return { answer: false };
    const { meaning, sketch, bag } = found;
    const value = this.#search.drawn(sketch);
    if (!value) return undefined;
    meaning.known.found.set(bag.join(), value);
    const solved = { meaning, bag, size: sizeOf(bag), value };
    if (solved.size > this.#prepared) this.#keep(solved);
    return { answer: true, found: solved };
  }

  /** A known Solution that lacks only Required cubes, made longer by parts that change nothing. */
  #padded(supply: Supply): Solved | undefined {
    const { required } = supply;
    if (sizeOf(required) === 0 || supply.most < sizeOf(supply.resources)) return undefined;
    let tries = MOST_PADDED;
    for (const { meaning, bag } of this.#knownSolutions({ ...supply, required: required.map(() => 0) })) {
      tries -= 1;
      if (tries < 0) return undefined;
      const merged = supplyWithZeroAs(supply, meaning.zero);
      const free = merged.onMat.map((count, at) => count + (merged.resources[at] ?? 0) - (bag[at] ?? 0));
      const missing = merged.required.map((count, at) => Math.max(0, count - (bag[at] ?? 0)));
      const longer = padsFor(bag, free, missing);
      if (!longer || !allows(merged, longer.bag)) continue;
      const short = this.#valueOf(bag, meaning);
      const value = short && padded(short, longer.pads, this.#search.combiner);
      if (!value || !meaning.goal.values.some((wanted) => this.#search.isEqual(value, nearOf(wanted), wanted)))
        continue;
      const solved = { meaning, bag: longer.bag, size: sizeOf(longer.bag), value };
      meaning.known.found.set(longer.bag.join(), value);
      if (solved.size > this.#prepared) this.#keep(solved);
      return solved;
    }
    return undefined;
  }

  /** Runs a search: what it finds, that there is nothing, or that it cannot tell. */
  #answer(search: () => Solved | undefined): Outcome {
    try {
      this.#begin();
      const found = search();
      if (found) return { answer: true, found };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return this.unknown();
    }
    return this.#undecided > 0 ? this.unknown() : { answer: false };
  }

  /** What a table has. Cubes that were not counted when the solver was made cannot be judged. */
  #supplyOf(sections: Sections, taking: Taking): Supply {
    const supply = supplyOf(sections, taking);
    if (!fits(plus(supply.onMat, supply.resources), this.#cubes))
      throw new RangeError('The table has cubes that this solver does not know. Give it all cubes of the shake.');
    return supply;
  }

  /** A new question answers only for its own doubts. */
  #begin(): void {
    this.#undecidedBefore = this.#searching?.undecided ?? 0;
    this.#cubesFrom = FEWEST;
  }

  get #undecided(): number {
    return (this.#searching?.undecided ?? 0) - this.#undecidedBefore + this.#openGoals;
  }

  /** One Solution for every bag of symbols that has any, those with the fewest cubes first. */
  *#solutions(supply: Supply, from = FEWEST): Generator<Solved> {
    for (const known of this.#once(this.#knownSolutions(supply, this.#prepared), withoutZeros(supply)))
      if (known.size >= from) yield known;
    yield* this.#newSolutions(supply, { modeOf: () => ALL, from });
  }

  /** Those with more cubes than the prepared family. */
  *#newSolutions(
    supply: Supply,
    { modeOf, from = FEWEST, meanings = 'one', isWanted = () => true }: Wanted,
  ): Generator<Solved> {
    const most = sizeOf(supply.onMat) + supply.most;
    const fewest = Math.max(from, sizeOf(supply.required), this.#prepared + 1);
    if (fewest > most) return;
    const readings = this.#readingsOf(supply);
    const swept = this.#sweptWithin(plus(supply.onMat, supply.resources));
    const { part, of } = this.#options.share ?? { part: 0, of: 1 };
    let bags = 0;
    for (let size = fewest; size <= most && readings.length > 0; size += 1) {
      // What was left undecided may have been a Solution.
      if (this.#undecided === 0) this.#cubesFrom = size;
      this.#pulse();
      for (const { meaning, merged, smallest, isRepeated } of readings) {
        const isSwept = size <= swept;
        if (isSwept && smallest.length === 0) continue;
        const mode = modeOf(merged);
        for (const bag of bagsOfSize(merged, size)) {
          bags += 1;
          if (bags % BAGS_BETWEEN === 0) this.#pulse();
          if (shareOf(bag, of) !== part || (meanings === 'one' && isRepeated(bag))) continue;
          if (!isWanted(meaning, bag) || (isSwept && !holdsOneOf(smallest, ...pack(bag)))) continue;
          const value = this.#valueOf(bag, meaning, mode);
          if (value) yield { meaning, bag, size, value };
        }
      }
    }
  }

  /** For each meaning of the 0 that may reach the Goal: what there is, the smallest Solutions within it, and which bags another meaning has too. */
  #readingsOf(supply: Supply) {
    const plain = withoutZeros(supply);
    return this.#meanings.flatMap((meaning) => {
      const merged = supplyWithZeroAs(supply, meaning.zero);
      if (meaning.goal.values.length === 0 || !this.#mayReach(merged, meaning)) return [];
      const smallest = partsWithin(meaning.known.smallest, pack(plus(merged.onMat, merged.resources)));
      const isRepeated = (bag: Counts): boolean => repeats(meaning) && allows(plain, bag);
      return [{ meaning, merged, smallest, isRepeated }];
    });
  }

  /**
   * Finds the smallest Solutions of the cubes in play, whatever is Required, in this many steps. If they were not enough, the next sweep goes on.
   * A bag that holds none of them has no Solution, so questions about it need no search, now and after every move.
   */
  sweep(sections: Sections, steps = Number.POSITIVE_INFINITY): void {
    const { onMat, resources } = this.#supplyOf(sections, 'any');
    // With a wild 0 there are so many more bags that it does not pay.
    if (this.#meanings.length > 1 || this.#swept?.endsInDoubt) return;
    this.#within(steps, () => this.#answer(() => this.#sweep(plus(onMat, resources))).answer);
  }

  #sweep(room: Counts): undefined {
    if (!this.#swept) this.#beginSweep();
    for (let size = this.#sweptWithin(room) + 1; size <= sizeOf(room); size += 1) {
      for (const { meaning, merged, isRepeated } of this.#readingsOf(allOnMat(room)))
        for (const bag of bagsOfSize(merged, size))
          if (!isRepeated(bag) && !holdsOneOf(meaning.known.smallest, ...pack(bag)))
            this.#valueOf(bag, meaning, FEWEST_OF_ALL);
      this.#swept = this.#undecided > 0 ? { room, size: size - 1, endsInDoubt: true } : { room, size };
      if (this.#swept.endsInDoubt) return;
    }
  }

  /** The prepared family has the first of them. */
  #beginSweep(): void {
    for (const { meaning, bag } of this.#family?.members() ?? []) {
      const packed = pack(bag);
      if (!holdsOneOf(meaning.known.smallest, ...packed)) meaning.known.smallest.push(...packed);
    }
    this.#swept = { room: this.#cubes, size: Math.max(FEWEST - 1, this.#prepared) };
  }

  /** Up to how many cubes the bags in this room were swept. */
  #sweptWithin(room: Counts): number {
    return this.#swept && fits(room, this.#swept.room) ? this.#swept.size : 0;
  }

  /** Whether any of the Goal's values is within the scope of what there is. */
  #mayReach({ onMat, resources }: Supply, { goal }: Meaning): boolean {
    const reach = reachOf(plus(onMat, resources), this.#rules);
    return goal.values.some((wanted) => !isOutside(reach, nearOf(wanted)));
  }

  /** Those found before that work here, of up to this many cubes, the smallest first. */
  *#knownSolutions(supply: Supply, upTo = Number.POSITIVE_INFINITY): Generator<Solved> {
    if (this.#isFresh) return;
    const merged = new Map(this.#meanings.map(({ zero }) => [zero, supplyWithZeroAs(supply, zero)]));
    const largest = Math.max(this.#prepared, this.#solved.length - 1);
    const most = Math.min(upTo, sizeOf(supply.onMat) + supply.most, largest);
    for (let size = sizeOf(supply.required); size <= most; size += 1) {
      if (this.#family && size <= this.#prepared) yield* this.#family.allowed(supply, size);
      for (const solved of this.#solved[size] ?? []) {
        const own = merged.get(solved.meaning.zero);
        if (own && allows(own, solved.bag)) yield solved;
      }
    }
  }

  /** A value of all these symbols that equals the Goal's. May find none if fewer of the symbols, with everything that the mode keeps, have one. */
  #valueOf(bag: Counts, meaning: Meaning, mode = ALL): Value | undefined {
    const { found, none, smallest } = meaning.known;
    const key = bag.join();
    const known = found.get(key);
    // One found before, by all expressions or as a longer one, is among the smallest as well.
    if (known && mode === FEWEST_OF_ALL) this.#keepSmallest(bag, smallest);
    const asked = `${mode} ${key}`;
    if (known || none.has(asked)) return known;
    const before = this.#search.undecided;
    for (const wanted of meaning.goal.values) {
      const value = this.#search.find(bag, wanted, mode);
      if (!value) continue;
      found.set(key, value);
      const size = sizeOf(bag);
      if (size > this.#prepared) this.#keep({ meaning, bag, size, value });
      if (mode === FEWEST_OF_ALL) this.#keepSmallest(bag, smallest);
      return value;
    }
    if (this.#search.undecided > before) return undefined;
    if (none.size >= MOST_BAGS) none.clear();
    none.add(asked);
    return undefined;
  }

  /** A bag that holds one of the smallest is settled by that one. */
  #keepSmallest(bag: Counts, smallest: PackedBags): void {
    const packed = pack(bag);
    if (!holdsOneOf(smallest, ...packed)) smallest.push(...packed);
  }

  /** If only the bag is known, its Equation is found first, and that may be stopped. */
  #write(solved: Solved, sections: Sections, taking: Taking): Answer {
    try {
      return { answer: true, found: this.#judged(solved, sections, taking) };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return this.unknown();
    }
  }

  /** Shows only what the judge would accept. */
  #judged(solved: Solved, sections: Sections, taking: Taking): Written {
    const { meaning, bag, value = this.#valueOf(bag, meaning) } = solved;
    if (!value) throw new Error(`The search found no Equation for ${cubesOf(bag).join(' ')}, although there is one.`);
    const { rulebook, division, goal } = this.#shake;
    const found = writeEquation(value, meaning.zero, meaning.goal.text, supplyOf(sections, taking));
    const after = taking === 'one' ? 'now' : 'impossible';
    const verdict = judgeEquations({ rulebook, division, goal, ...sections, after, solution: found.solution });
    // The judge spends less effort on one paper than a search may. A Solution that it cannot decide is not shown.
    if (verdict.correct === null || (verdict.correct && verdict.certainty !== 'proven'))
      throw new Stopped(this.#search.steps);
    if (!verdict.correct)
      throw new Error(
        `The judge refuses ${found.solution.equation}: ${verdict.violations.map(({ facts }) => facts.key).join(', ')}`,
      );
    return found;
  }

  /** The answer that something is not known, and how far the search got. */
  unknown(): Unknown {
    return { answer: null, searched: this.#searched() };
  }

  #searched(): Searched {
    return { cubesFrom: this.#cubesFrom, steps: this.#search.steps, undecided: this.#undecided };
  }

  #pulse(): void {
    this.#options.progress?.(this.#searched());
    this.#isLate = this.#search.steps >= this.#patience;
    if (this.#isLate || this.#options.stop?.()) throw new Stopped(this.#search.steps);
  }
}
