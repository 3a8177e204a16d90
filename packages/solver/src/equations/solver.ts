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
import { countsOf } from './bags.ts';
import { Combiner } from './combine.ts';
import { leavesOf } from './leaves.ts';
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

/** A shake: whose rules, which Goal, which cubes lie on the table outside the Goal. */
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
  /** Comparisons that no proof settles; where there are any, time would not help. */
  undecided: number;
}

export type Answer = { answer: true; found: Written } | { answer: false } | { answer: null; searched: Searched };

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
}

export class EquationsSolver {
  readonly #shake: Shake;
  readonly #rules: EquationsRules;
  readonly #combiner: Combiner;
  readonly #search: Search;
  readonly #options: SolverOptions;
  readonly #meanings: readonly Meaning[];
  #cubesFrom = FEWEST;

  /** `cubes`: all that may come to lie in a section, the Goal's apart. */
  constructor(shake: Shake, cubes: readonly EquationCube[], options: SolverOptions = {}) {
    this.#shake = shake;
    this.#options = options;
    this.#rules = equationsRules(shake.rulebook, shake.division);
    this.#combiner = new Combiner(this.#rules);
    const counts = countsOf(cubes);
    const zeros = zerosIn(counts);
    const wild = this.#rules.zeroWild;
    const largest = wild ? counts.map((count) => count + zeros) : counts;
    this.#search = new Search(largest, this.#combiner, leavesOf(this.#rules), () => this.#pulse());
    const inGoal = readGoalAs(shake.goal, '0', this.#rules).cubes.includes('0');
    this.#meanings = (wild && (zeros > 0 || inGoal) ? EQUATION_CUBES : (['0'] as const)).map((zero) => ({
      zero,
      goal: readGoalAs(shake.goal, zero, this.#rules),
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

  #ask(sections: Sections, taking: Taking): Answer {
    const supply = supplyOf(sections, taking);
    const undecided = this.#undecided;
    try {
      for (const found of this.#solutions(supply))
        return { answer: true, found: this.#judged(found, sections, taking) };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { answer: null, searched: this.#searched() };
    }
    return this.#undecided > undecided ? { answer: null, searched: this.#searched() } : { answer: false };
  }

  /** One Solution for every bag of cubes that has any, those with the fewest cubes first. */
  *#solutions(supply: Supply): Generator<Written> {
    const plain = withoutZeros(supply);
    const readings = this.#meanings
      .filter(({ goal }) => goal.values.length > 0)
      .map(({ zero, goal }) => ({ zero, goal, supply: supplyWithZeroAs(supply, zero) }));
    const all = Math.max(0, ...readings.map((reading) => sizeOf(reading.supply.onMat) + reading.supply.most));
    for (let size = Math.max(FEWEST, sizeOf(supply.required)); size <= all; size += 1) {
      this.#cubesFrom = size;
      for (const { zero, goal, supply: merged } of readings) {
        // A Solution without any 0 is the same whatever a 0 stands for, unless the Goal has one.
        const repeats = zero !== '0' && !goal.cubes.includes('0');
        for (const bag of bagsOfSize(merged, size)) {
          if (repeats && allows(plain, bag)) continue;
          const value = this.#valueOf(bag, goal);
          if (value) yield writeEquation(value, zero, goal.text, supply);
        }
      }
    }
  }

  #valueOf(bag: readonly number[], { values }: GoalReading): Value | undefined {
    for (const wanted of values) {
      const value = this.#search.find(bag, wanted);
      if (value) return value;
    }
    return undefined;
  }

  /** Nothing is shown that the judge would not accept. */
  #judged(found: Written, sections: Sections, taking: Taking): Written {
    const { rulebook, division, goal } = this.#shake;
    const after = taking === 'one' ? 'now' : 'impossible';
    const verdict = judgeEquations({ rulebook, division, goal, ...sections, after, solution: found.solution });
    if (!verdict.correct)
      throw new Error(
        `The judge refuses ${found.solution.equation}: ${verdict.violations.map(({ message }) => message).join(' ')}`,
      );
    return found;
  }

  get #undecided(): number {
    return this.#combiner.undecided + this.#search.undecided;
  }

  #searched(): Searched {
    return { cubesFrom: this.#cubesFrom, steps: this.#search.steps, undecided: this.#undecided };
  }

  #pulse(): void {
    this.#options.progress?.(this.#searched());
    if (this.#options.stop?.()) throw new Stopped();
  }
}
