// The solver of Equations: one for a shake, so that what it learns for one question serves the next.
import {
  EQUATION_CUBES,
  type EquationCube,
  type EquationsRules,
  equationsRules,
  type GoalReading,
  judgeEquations,
  readGoalAs,
} from '@openshake/rules';
import { type Counts, countsOf } from './bags.ts';
import { Search, Stopped } from './search.ts';
import {
  allows,
  bagsOfSize,
  type Sections,
  type Supply,
  sizeOf,
  supplyOf,
  supplyWithZeroAs,
  type Taking,
  withoutZeros,
  zerosIn,
} from './sections.ts';
import type { Value } from './value.ts';
import { type Written, writeEquation } from './write.ts';

/** Whose rules, and which Goal. */
export interface Shake {
  rulebook: string;
  division: string;
  goal?: unknown;
}

/** How far a search came before it was stopped, or what it could not decide. */
export interface Searched {
  /** No Solution has fewer cubes than this. */
  cubesFrom: number;
  steps: number;
  /** Comparisons that no proof settles; where there are any, more time would not help. */
  undecided: number;
}

/** Not known: the search was stopped, or met something that nobody can decide. */
export interface Unknown {
  answer: null;
  searched: Searched;
}

export type Answer = { answer: true; found: Written } | { answer: false } | Unknown;

export interface SolverOptions {
  /** Asked every few thousand steps; true ends the search with what it has. */
  stop?: (() => boolean) | undefined;
  /** Told every few thousand steps. */
  progress?: ((searched: Searched) => void) | undefined;
}

/** A Solution has at least two cubes (rule cubes.two). */
const FEWEST = 2;

interface Meaning {
  zero: EquationCube;
  goal: GoalReading;
  /** What is known of bags: a value that is the Goal's, or that there is none. Shared where the Goal has no 0. */
  known: Map<string, Value | undefined>;
}

/** One Solution that was found: its symbols, and what the 0 stands for among them. */
interface Solved {
  meaning: Meaning;
  bag: Counts;
  value: Value;
}

export class EquationsSolver {
  readonly #shake: Shake;
  readonly #rules: EquationsRules;
  readonly #search: Search;
  readonly #options: SolverOptions;
  readonly #meanings: readonly Meaning[];
  readonly #solved: Solved[] = [];
  #cubesFrom = FEWEST;

  /** `cubes`: all that may come to lie in a section, the Goal's apart. */
  constructor(shake: Shake, cubes: readonly EquationCube[], options: SolverOptions = {}) {
    this.#shake = shake;
    this.#options = options;
    this.#rules = equationsRules(shake.rulebook, shake.division);
    const counts = countsOf(cubes);
    const zeros = zerosIn(counts);
    const wild = this.#rules.zeroWild;
    const largest = wild ? counts.map((count) => count + zeros) : counts;
    this.#search = new Search(largest, this.#rules, () => this.#pulse());
    const inGoal = readGoalAs(shake.goal, '0', this.#rules).cubes.includes('0');
    const shared = new Map<string, Value | undefined>();
    this.#meanings = (wild && (zeros > 0 || inGoal) ? EQUATION_CUBES : (['0'] as const)).map((zero) => ({
      zero,
      goal: readGoalAs(shake.goal, zero, this.#rules),
      known: inGoal ? new Map<string, Value | undefined>() : shared,
    }));
  }

  /** Can a Solution be written with the cubes on the mat and at most one from Resources? */
  now(sections: Sections): Answer {
    return this.#ask(sections, 'one');
  }

  /** Can a Solution be written with any cubes of Resources? */
  possible(sections: Sections): Answer {
    return this.#ask(sections, 'any');
  }

  /** A Solution with the fewest cubes. */
  shortest(sections: Sections, taking: Taking = 'any'): Answer {
    return this.#answer(() => {
      for (const solved of this.#solutions(supplyOf(sections, taking))) return this.#judged(solved, sections, taking);
      return undefined;
    });
  }

  #ask(sections: Sections, taking: Taking): Answer {
    const supply = supplyOf(sections, taking);
    const known = this.#solved.find(({ meaning, bag }) => allows(supplyWithZeroAs(supply, meaning.zero), bag));
    if (known) return { answer: true, found: this.#judged(known, sections, taking) };
    return this.shortest(sections, taking);
  }

  /** Runs a search: what it finds, that there is nothing, or that it cannot tell. */
  #answer(search: () => Written | undefined): Answer {
    const undecided = this.#search.undecided;
    try {
      const found = search();
      if (found) return { answer: true, found };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { answer: null, searched: this.#searched() };
    }
    return this.#search.undecided > undecided ? { answer: null, searched: this.#searched() } : { answer: false };
  }

  /** One Solution for every bag of symbols that has any, those with the fewest cubes first. */
  *#solutions(supply: Supply): Generator<Solved> {
    const plain = withoutZeros(supply);
    const readings = this.#meanings
      .filter(({ goal }) => goal.values.length > 0)
      .map((meaning) => ({ meaning, merged: supplyWithZeroAs(supply, meaning.zero) }));
    const most = sizeOf(supply.onMat) + supply.most;
    for (let size = Math.max(FEWEST, sizeOf(supply.required)); size <= most; size += 1) {
      this.#cubesFrom = size;
      for (const { meaning, merged } of readings) {
        // A Solution without any 0 is the same whatever a 0 stands for, unless the Goal has one.
        const repeats = meaning.zero !== '0' && !meaning.goal.cubes.includes('0');
        for (const bag of bagsOfSize(merged, size)) {
          if (repeats && allows(plain, bag)) continue;
          const value = this.#valueOf(bag, meaning);
          if (value) yield { meaning, bag, value };
        }
      }
    }
  }

  /** A value of all these symbols that is the Goal's. */
  #valueOf(bag: Counts, meaning: Meaning): Value | undefined {
    const key = bag.join();
    if (meaning.known.has(key)) return meaning.known.get(key);
    const undecided = this.#search.undecided;
    for (const wanted of meaning.goal.values) {
      const value = this.#search.find(bag, wanted);
      if (!value) continue;
      meaning.known.set(key, value);
      this.#solved.push({ meaning, bag, value });
      return value;
    }
    // What could not be decided is asked again, so that every answer that stands on it says so.
    if (this.#search.undecided === undecided) meaning.known.set(key, undefined);
    return undefined;
  }

  /** Nothing is shown that the judge would not accept. */
  #judged({ meaning, value }: Solved, sections: Sections, taking: Taking): Written {
    const { rulebook, division, goal } = this.#shake;
    const found = writeEquation(value, meaning.zero, meaning.goal.text, supplyOf(sections, taking));
    const after = taking === 'one' ? 'now' : 'impossible';
    const verdict = judgeEquations({ rulebook, division, goal, ...sections, after, solution: found.solution });
    if (!verdict.correct)
      throw new Error(
        `The judge refuses ${found.solution.equation}: ${verdict.violations.map(({ message }) => message).join(' ')}`,
      );
    return found;
  }

  #searched(): Searched {
    return { cubesFrom: this.#cubesFrom, steps: this.#search.steps, undecided: this.#search.undecided };
  }

  #pulse(): void {
    this.#options.progress?.(this.#searched());
    if (this.#options.stop?.()) throw new Stopped();
  }
}
