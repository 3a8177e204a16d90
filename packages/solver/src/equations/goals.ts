// Every Goal that can be set from Resources, each with the fewest cubes of a Solution.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
  shakeRules as equationsRules,
  type exactNumber,
  readGoal as readGoalAs,
} from '@openshake/rules/equations';
import { Stopped } from '../stopped.ts';
import { FEWEST, type Searched, type Shake, type SolverOptions, type YesNo } from './answers.ts';
import { type Counts, countsOf, hasRoomFor } from './bags.ts';
import { goalTexts } from './goalTexts.ts';
import { Makings } from './makings.ts';
import { Room } from './room.ts';
import { isOutside, reachOf } from './scope.ts';
import { Search } from './search.ts';
import { type Sections, withoutZero, withZeroAs, zerosIn } from './sections.ts';
import { EquationsSolver, largestBag } from './solver.ts';
import { type Wanted, wantedOf } from './wanted.ts';

export interface GoalFound {
  goal: string;
  /** The fewest cubes of a Solution; null if there is none. */
  cubes: number | null;
}

/** `goals` are those known when the search was stopped. */
export type Goals =
  | { answer: true; goals: GoalFound[] }
  | { answer: null; goals: GoalFound[]; searched: { goals: number; steps: number; undecided: number } };

/** A known Goal, with its number among all. */
export interface Settled extends GoalFound {
  at: number;
}

/** Lists expressions of this many cubes by default. */
const USUAL_CUBES = 3;

/** Looks at this many hard Goals together, size by size: there may be millions in all. */
const BATCH = 4_096;

/** Reading a Goal counts as this many steps of work. */
const READING = 16;

/** Up to this many cubes, a Goal is looked up at once. */
const EASY = 5;

const cubesOf = ({ required, permitted, resources }: Sections): EquationCube[] => [
  ...required,
  ...permitted,
  ...resources,
];

/** A Goal whose fewest cubes are not known yet. */
interface Pending {
  readonly at: number;
  readonly goal: string;
  readonly sections: Sections;
  /** What a Solution may equal, and from which cubes; for each meaning of the 0 if the Goal has one. */
  readonly readings: readonly { value: exactNumber.Exact; wanted: Wanted; room: Room; largest: Counts }[];
  /** Whether the search met something that nobody can decide. */
  doubtful: boolean;
}

export class GoalFinder {
  readonly #shake: Shake;
  readonly #sections: Sections;
  readonly #rules: EquationsRules;
  readonly #options: SolverOptions;
  readonly #search: Search;
  readonly #makings: Makings;
  /** Goals for which nobody can tell the fewest cubes. */
  #doubtful = 0;

  constructor(shake: Pick<Shake, 'rulebook' | 'division'>, sections: Sections, options: SolverOptions = {}) {
    this.#shake = shake;
    this.#sections = sections;
    this.#options = options;
    this.#rules = equationsRules(shake.rulebook, shake.division);
    const there = countsOf(cubesOf(sections));
    const largest = largestBag(there, this.#rules);
    this.#search = new Search(largest, this.#rules);
    this.#makings = new Makings(this.#search, largest, this.#roomOf(there), this.#rules);
  }

  /** The symbols of these cubes, with wild ones as any symbol. */
  #roomOf(cubes: Counts): Room {
    return this.#rules.zeroWild ? new Room(withoutZero(cubes), zerosIn(cubes)) : new Room(cubes);
  }

  /**
   * Each Goal of up to `most` cubes with the fewest cubes of a Solution, in the order they become known.
   * Leaves out those that nobody can decide, and returns at the end how many there were. Throws Stopped when told to stop.
   */
  *each(most = USUAL_CUBES): Generator<GoalFound, { undecided: number }> {
    for (const { goal, cubes } of this.#settled(most)) yield { goal, cubes };
    return { undecided: this.#doubtful };
  }

  all(most = USUAL_CUBES): Goals {
    const found: Settled[] = [];
    const complete = this.tell(most, (each) => found.push(each));
    const goals = found.sort((one, other) => one.at - other.at).map(({ goal, cubes }) => ({ goal, cubes }));
    if (complete) return { answer: true, goals };
    const searched = { goals: goals.length, steps: this.#search.steps, undecided: this.#doubtful };
    return { answer: null, goals, searched };
  }

  /** Reports each Goal as soon as it is known, and returns whether these were all. */
  tell(most = USUAL_CUBES, take: (found: Settled) => void): boolean {
    try {
      for (const goal of this.#settled(most)) take(goal);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return false;
    }
    this.#options.progress?.(this.#searched());
    return this.#doubtful === 0;
  }

  /** Goals whose shortest Solution has exactly this many cubes. Returns and ends as `each` does. */
  *withFewest(cubes: number, most = USUAL_CUBES): Generator<string, { undecided: number }> {
    for (const found of this.#settled(most, cubes)) if (found.cubes === cubes) yield found.goal;
    return { undecided: this.#doubtful };
  }

  /** Whether declaring No Goal is right: no Goal of up to `most` cubes has a Solution. */
  isNoGoalRight(most = this.#rules.goal.mostCubes): YesNo {
    try {
      for (const { cubes } of this.#settled(most)) if (cubes !== null) return false;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return null;
    }
    return this.#doubtful > 0 ? null : true;
  }

  /** May leave out those whose shortest Solution has more than `upTo` cubes. */
  *#settled(most: number, upTo = Number.POSITIVE_INFINITY): Generator<Settled> {
    const { part, of } = this.#options.share ?? { part: 0, of: 1 };
    this.#doubtful = 0;
    this.#search.pulse = () => this.#pulse();
    let at = -1;
    let batch: Pending[] = [];
    for (const goal of goalTexts(this.#sections.resources, this.#rules, most)) {
      at += 1;
      if (at % of !== part) continue;
      const pending = this.#read(goal, at);
      if (!pending) continue;
      const easy = pending.readings.length === 0 ? null : this.#fewestListed(pending);
      if (easy !== undefined) yield* this.#known(pending, easy);
      else batch.push(pending);
      if (batch.length < BATCH) continue;
      yield* this.#settle(batch, upTo);
      batch = [];
    }
    yield* this.#settle(batch, upTo);
  }

  /** What a Goal asks for; nothing if it is not a legal Goal. */
  #read(goal: string, at: number): Pending | undefined {
    this.#search.step(READING);
    const first = readGoalAs(goal, '0', this.#rules);
    const resources = [...this.#sections.resources];
    for (const cube of first.cubes) resources.splice(resources.indexOf(cube), 1);
    const sections: Sections = { ...this.#sections, resources };
    const there = countsOf(cubesOf(sections));
    // Without a 0 the Goal is the same whatever a 0 stands for.
    const isWild = this.#rules.zeroWild && first.cubes.includes('0');
    const meanings = isWild
      ? EQUATION_CUBES.map((zero) => {
          const merged = withZeroAs(there, zero);
          const { values, isOpen } = readGoalAs(goal, zero, this.#rules);
          return { values, isOpen, room: new Room(merged), largest: merged };
        })
      : [
          {
            values: first.values,
            isOpen: first.isOpen,
            room: this.#roomOf(there),
            largest: largestBag(there, this.#rules),
          },
        ];
    // We cannot decide whether it is a legal Goal. It is not listed, and the list says that it is incomplete.
    const isOpen = meanings.some((meaning) => meaning.isOpen);
    if (isOpen) this.#doubtful += 1;
    if (meanings.every(({ values }) => values.length === 0)) return undefined;
    const readings = meanings.flatMap(({ values, room, largest }) => {
      // What the symbols cannot make at all needs no search.
      const reach = reachOf(largest, this.#rules);
      return values
        .map((value) => ({ value, wanted: wantedOf(value), room, largest }))
        .filter(({ wanted }) => !isOutside(reach, wanted));
    });
    return { at, goal, sections, readings, doubtful: isOpen };
  }

  /** The fewest cubes, if they are so few that all their numbers are listed. */
  #fewestListed(pending: Pending): number | undefined {
    // With Required cubes, a larger Solution may work when a smaller one does not, so each such Goal is searched by itself.
    if (this.#sections.required.length > 0) return undefined;
    for (let size = FEWEST; size <= EASY; size += 1) if (this.#hasSolution(pending, size)) return size;
    return undefined;
  }

  /** The fewest cubes of those that have more, size by size. What takes more than can be joined is searched. */
  *#settle(batch: readonly Pending[], upTo: number): Generator<Settled> {
    let open = batch;
    const isJoined = this.#sections.required.length === 0;
    let size = isJoined ? EASY + 1 : FEWEST;
    for (; isJoined && open.length > 0 && size <= upTo && this.#makings.reaches(size); size += 1) {
      const left: Pending[] = [];
      for (const pending of open)
        if (size > cubesOf(pending.sections).length) yield* this.#known(pending, null);
        else if (this.#hasSolution(pending, size)) yield* this.#known(pending, size);
        else left.push(pending);
      open = left;
    }
    if (size > upTo) {
      // They take more cubes, or have no Solution at all. Nobody can decide some of them.
      this.#doubtful += open.filter(({ doubtful }) => doubtful).length;
      open = [];
    }
    for (const pending of open) {
      const { goal, sections } = pending;
      const cubes = cubesOf(sections);
      const options = { ...this.#options, share: undefined };
      const solver = new EquationsSolver({ ...this.#shake, goal }, cubes, options, this.#search);
      const answer = solver.shortest(sections, 'any', size);
      if (answer.answer === null && answer.searched.undecided === 0) throw new Stopped(this.#search.steps);
      pending.doubtful ||= answer.answer === null;
      yield* this.#known(pending, answer.answer ? answer.found.cubes : null);
    }
    this.#search.pulse = () => this.#pulse();
  }

  *#known({ at, goal, doubtful }: Pending, cubes: number | null): Generator<Settled> {
    if (doubtful) this.#doubtful += 1;
    else yield { at, goal, cubes };
  }

  #hasSolution(pending: Pending, size: number): boolean {
    // Listed first: what stays open there is not about this Goal.
    this.#makings.reaches(size);
    const before = this.#search.undecided;
    for (const { value, wanted, room, largest } of pending.readings)
      if (hasRoomFor(size, largest) && this.#makings.has(wanted, value, size, room)) return true;
    pending.doubtful ||= this.#makings.isDoubtful(size) || this.#search.undecided > before;
    return false;
  }

  #searched(): Searched {
    return { cubesFrom: FEWEST, steps: this.#search.steps, undecided: this.#doubtful };
  }

  #pulse(): void {
    const { progress, stop } = this.#options;
    progress?.(this.#searched());
    if (stop?.()) throw new Stopped(this.#search.steps);
  }
}
