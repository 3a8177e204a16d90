// What a player can know about a position of Equations: what is proven within an allowance of work. Beyond that, the player claims nothing.

import { type Occasion, type PromptJudge, withoutAll } from '@openshake/rules';
import {
  answerInquiry,
  type Cube as EquationCube,
  shakeRules as equationsRules,
  exactNumber,
  gameJudge,
} from '@openshake/rules/equations';
import { Stopped } from '@openshake/solver';
import {
  type WrittenSolution as EquationFound,
  GoalFinder as EquationsGoalFinder,
  type Sections as EquationsSections,
  Solver as EquationsSolver,
  type SolverOptions as EquationsSolverOptions,
  goalTexts as equationsGoalTexts,
  judgeTurn as judgeEquationsTurn,
} from '@openshake/solver/equations';
import type { Chance } from '../chance.ts';
import type { Answer, JudgedMove, Laid, Mind, PossibleGoal, Proof, YesNo } from '../mind.ts';

/** Solver steps for one decision, and how many of them are for the moves of a turn: some tenths of a second at most. */
const ALLOWANCE = { decision: 120_000, turn: 30_000 } as const;
/** What a unit of exact arithmetic costs, in steps. */
const EXACT = 16;

/** When a Goal is set, the player learns all Solutions of up to this many cubes. With turned cubes there are far more. */
const LEARNED = { upright: 7, turned: 5 } as const;

/** Compares this many Goals with a Solution, and tries this many in all. */
const COMPARED = 2;
const TRIED = 8;

/** With more cubes on the mat, it takes long to prove that one more is not enough. */
const MANY = 7;
/** For longer Solutions, it takes long to prove which are left. */
const LONG = 9;

const sectionsOf = ({ required, permitted, forbidden, resources }: Laid): EquationsSections => ({
  required: required as EquationCube[],
  permitted: permitted as EquationCube[],
  forbidden: forbidden as EquationCube[],
  resources: resources as EquationCube[],
});

const takingOf = (after: Occasion) => (after === 'now' ? 'one' : 'any');

/** Keeps this many Goals in mind at a time: those it tries, the one in play, and what a slip makes of it. */
const KEPT = COMPARED + 2;

export class EquationsMind implements Mind {
  readonly search: PromptJudge = { ...gameJudge, answer: answerInquiry };
  readonly #horizon: number;
  readonly #chance: Chance;
  readonly #hurry: () => boolean;
  readonly #most: Readonly<Record<keyof typeof ALLOWANCE, number>>;
  readonly #solvers = new Map<string, EquationsSolver>();
  /** The work spent on this decision so far, and the allowance. */
  #spent = 0;
  #allowance: number;
  #exactBefore = 0;

  /** `hurry`: whether to finish now. */
  constructor(horizon: number, chance: Chance, hurry: () => boolean = () => false, effort = 1) {
    this.#horizon = horizon;
    this.#chance = chance;
    this.#hurry = hurry;
    this.#most = { decision: ALLOWANCE.decision * effort, turn: ALLOWANCE.turn * effort };
    this.#allowance = this.#most.decision;
  }

  /** An Equation has one reading. */
  missedReadings(): unknown[] {
    return [];
  }

  begin(): void {
    this.#spent = 0;
    this.#allowance = this.#most.decision;
    this.#exactBefore = exactNumber.spentSoFar();
  }

  rest(): void {
    this.#solvers.clear();
  }

  proof(after: Occasion, table: Laid): Answer {
    if (after === 'no-goal') return this.#proofOfGoal(table);
    const solver = this.#solverFor(table);
    const sections = sectionsOf(table);
    const taking = takingOf(after);
    // A player who sees no further than it has learned does not search.
    if (this.#horizon <= this.#learned(table) && solver.tell(sections, taking, 0) !== true) return { answer: null };
    const found = taking === 'one' ? solver.now(sections) : solver.possible(sections);
    return found.answer ? { answer: true, proof: proofOf(found.found) } : { answer: found.answer };
  }

  plain(after: Occasion, table: Laid, proof: Proof): Proof {
    // The proof after No Goal has the fewest cubes known, and names its Goal.
    if (after === 'no-goal') return proof;
    const found = this.#solverFor(table).plainest(sectionsOf(table), takingOf(after));
    return found.answer ? proofOf(found.found) : proof;
  }

  turn(table: Laid): JudgedMove[] {
    const solver = this.#solverFor(table);
    const sections = sectionsOf(table);
    this.#allowance = Math.min(this.#most.decision, this.#work + this.#most.turn);
    const { moves } = judgeEquationsTurn(solver, sections);
    this.#allowance = this.#most.decision;
    // Without a move that is proven safe, all remaining work goes into finding one.
    return moves.some(({ safe }) => safe) ? moves : judgeEquationsTurn(solver, sections).moves;
  }

  goals(table: Laid): { goals: PossibleGoal[]; none: YesNo } {
    const { resources } = table;
    const digits = resources.filter((cube) => /\d/.test(cube)).length;
    // A Goal and a Solution each need a digit, and a Solution of two cubes a sign.
    if (digits < 2 || digits === resources.length) return { goals: [], none: true };
    const rules = equationsRules(table.rulebook, table.division);
    // Nobody puts a 0 in front of a number.
    const texts = [...equationsGoalTexts(resources as EquationCube[], rules, 3)].filter(
      (text) => !/(^|\D)0\d/.test(text),
    );
    const goals: PossibleGoal[] = [];
    for (const goal of this.#chance.shuffled(texts, 'goals', ...[...resources].sort()).slice(0, TRIED)) {
      const after = withGoal(table, goal);
      const proof = this.#shortest(after);
      if (proof) goals.push({ goal, proof, after });
      if (goals.length === COMPARED) break;
    }
    if (goals.length > 0) return { goals, none: false };
    return this.#horizon === Number.POSITIVE_INFINITY ? this.#lookedFor(table) : { goals, none: null };
  }

  /** If none of the Goals tried so far has a Solution, look at each Goal in turn. */
  #lookedFor(table: Laid): { goals: PossibleGoal[]; none: YesNo } {
    const { rulebook, division } = table;
    const finder = new EquationsGoalFinder({ rulebook, division }, sectionsOf(table), this.#counted());
    const none = finder.isNoGoalRight();
    return { goals: none === false ? this.#firstOf(finder, table) : [], none };
  }

  #firstOf(finder: EquationsGoalFinder, table: Laid): PossibleGoal[] {
    try {
      for (const { goal, cubes } of finder.each()) {
        const after = withGoal(table, goal);
        const found = cubes === null ? undefined : this.#solverFor(after).possible(sectionsOf(after));
        if (found?.answer) return [{ goal, proof: proofOf(found.found), after }];
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return [];
  }

  /** Long Solutions are hard to see. With many cubes on the mat, and when they get even longer, they are just as hard for the player who set the trap. */
  hardship(table: Laid): number {
    const onMat = table.required.length + table.permitted.length;
    if (onMat > MANY) return -onMat;
    const cubes = this.#shortest(table)?.cubes ?? 0;
    return cubes > LONG ? -cubes : cubes;
  }

  /** The shortest known Solution. */
  #shortest(table: Laid): Proof | undefined {
    const solver = this.#solverFor(table);
    const sections = sectionsOf(table);
    const found = solver.tell(sections, 'any', 0) === true ? solver.possible(sections) : undefined;
    return found?.answer ? proofOf(found.found) : undefined;
  }

  #proofOfGoal(table: Laid): Answer {
    const { goals, none } = this.goals(table);
    for (const { goal, proof } of goals) {
      const { solution } = proof.paper;
      return { answer: true, proof: { ...proof, paper: { solution: { ...(solution as object), goal } } } };
    }
    return { answer: none === true ? false : null };
  }

  get #work(): number {
    return this.#spent + EXACT * (exactNumber.spentSoFar() - this.#exactBefore);
  }

  #learned({ rulebook, division }: Laid): number {
    const most = equationsRules(rulebook, division).turnedCubes ? LEARNED.turned : LEARNED.upright;
    return Math.min(most, this.#horizon);
  }

  /** A search whose steps count toward this decision and that ends with its allowance. */
  #counted(): EquationsSolverOptions {
    let steps = 0;
    return {
      progress: (searched) => {
        this.#spent += searched.steps - steps;
        steps = searched.steps;
      },
      stop: () => this.#work > this.#allowance || this.#hurry(),
    };
  }

  /** What was learned about a Goal helps in every turn of its shake. */
  #solverFor(table: Laid): EquationsSolver {
    const { rulebook, division, goal } = table;
    const cubes = Object.values(sectionsOf(table)).flat();
    const of = JSON.stringify([rulebook, division, goal, [...cubes].sort()]);
    const known = this.#solvers.get(of);
    if (known) return known;
    const [oldest] = this.#solvers.keys();
    if (this.#solvers.size >= KEPT && oldest !== undefined) this.#solvers.delete(oldest);
    const solver = new EquationsSolver({ rulebook, division, goal }, cubes, this.#counted());
    solver.prepare(this.#learned(table));
    this.#solvers.set(of, solver);
    return solver;
  }
}

const proofOf = ({ solution, cubes, fromResources }: EquationFound): Proof => ({
  paper: { solution },
  cubes,
  taken: fromResources,
});

const withGoal = (table: Laid, goal: string): Laid => ({
  ...table,
  goal,
  resources: withoutAll(
    table.resources,
    [...goal].filter((letter) => !/[su()]/.test(letter)),
  ),
});
