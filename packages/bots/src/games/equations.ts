// What a player can know of a position of Equations: what is proven within an allowance of work; beyond it, nothing is claimed.
import type { EquationCube, Occasion } from '@openshake/rules';
import {
  type EquationFound,
  EquationsGoalFinder,
  type EquationsSections,
  EquationsSolver,
  EquationsStopped as Stopped,
} from '@openshake/solver';
import {
  type Answer,
  type JudgedMove,
  type Laid,
  type Mind,
  moved,
  type PossibleGoal,
  type Told,
  without,
} from '../mind.ts';

/** The solver asks whether to stop once in some thousand steps: so often for one decision, and to learn the Solutions of a new Goal. */
const ALLOWANCE = { decision: 60, family: 40, goals: 60 } as const;

const sectionsOf = ({ required, permitted, forbidden, resources }: Laid): EquationsSections => ({
  required: required as EquationCube[],
  permitted: permitted as EquationCube[],
  forbidden: forbidden as EquationCube[],
  resources: resources as EquationCube[],
});

const SECTIONS = ['forbidden', 'permitted', 'required'] as const;

export class EquationsMind implements Mind {
  #left = 0;
  #kept: { of: string; solver: EquationsSolver } | undefined;

  begin(): void {
    this.#left = ALLOWANCE.decision;
  }

  readonly #stop = (): boolean => {
    this.#left -= 1;
    return this.#left < 0;
  };

  proof(after: Occasion, table: Laid): Answer {
    if (after === 'no-goal') return this.#proofOfGoal(table);
    const solver = this.#solverFor(table);
    const sections = sectionsOf(table);
    const found = after === 'now' ? solver.now(sections) : solver.possible(sections);
    return found.answer ? { answer: true, proof: proofOf(found.found) } : { answer: found.answer };
  }

  turn(table: Laid): JudgedMove[] {
    const solver = this.#solverFor(table);
    const sections = sectionsOf(table);
    const now = solver.tell(sections, 'one');
    const found = solver.possible(sections);
    const kinds = [...new Set(table.resources)];
    const spare = new Set(found.answer ? without(table.resources, found.found.fromResources) : []);
    const last = table.resources.length === 1;
    return SECTIONS.flatMap((to) =>
      kinds.flatMap((cube): JudgedMove[] => {
        if (to === 'forbidden' && last) return [];
        // No move makes a Solution possible that was not.
        if (found.answer === false) return [{ cube, to, now: false, possible: false }];
        if (to === 'forbidden' && now === false && spare.has(cube)) return [{ cube, to, now, possible: true }];
        return [{ cube, to, ...this.#after(solver, moved(table, { cube, to }), to, now, found.answer) }];
      }),
    );
  }

  /** What a move leads to; what no move of its kind can change is not asked again. */
  #after(solver: EquationsSolver, table: Laid, to: JudgedMove['to'], nowBefore: Told, possibleBefore: Told) {
    if (this.#left <= 0) return { now: null, possible: null };
    const sections = sectionsOf(table);
    const now = to === 'forbidden' && nowBefore === false ? false : solver.tell(sections, 'one');
    if (now) return { now, possible: true };
    const possible = to === 'permitted' && possibleBefore !== null ? possibleBefore : solver.tell(sections, 'any');
    return { now, possible };
  }

  goals(table: Laid): { goals: PossibleGoal[]; none: Told } {
    const { resources } = table;
    const digits = resources.filter((cube) => /\d/.test(cube)).length;
    // A Goal and a Solution each need a digit, and a Solution of two cubes a sign.
    if (digits < 2 || digits === resources.length) return { goals: [], none: true };
    const goals: PossibleGoal[] = [];
    let left: number = ALLOWANCE.goals;
    const stop = () => {
      left -= 1;
      return left < 0;
    };
    const finder = new EquationsGoalFinder(table, sectionsOf(table), { stop });
    try {
      for (const { goal, cubes } of finder.each(3))
        if (cubes !== null) goals.push({ goal, cubes, after: withGoal(table, goal) });
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return { goals, none: goals.length > 0 ? false : null };
  }

  hardship(_table: Laid): number {
    return 0;
  }

  #proofOfGoal(table: Laid): Answer {
    const { goals, none } = this.goals(table);
    for (const { goal, after } of goals) {
      const found = this.proof('impossible', after);
      if (!found.answer) continue;
      const { solution } = found.proof.paper;
      return { answer: true, proof: { ...found.proof, paper: { solution: { ...(solution as object), goal } } } };
    }
    return { answer: none === true ? false : null };
  }

  /** What was learned of a Goal serves every turn of its shake. */
  #solverFor({ rulebook, division, goal, ...table }: Laid): EquationsSolver {
    const sections = sectionsOf({ rulebook, division, goal, ...table });
    const cubes = Object.values(sections).flat();
    const of = JSON.stringify([rulebook, division, goal, [...cubes].sort()]);
    if (this.#kept?.of === of) return this.#kept.solver;
    const solver = new EquationsSolver({ rulebook, division, goal }, cubes, { stop: this.#stop });
    this.#kept = { of, solver };
    return solver;
  }
}

const proofOf = ({ solution, cubes, fromResources }: EquationFound) => ({
  paper: { solution },
  cubes,
  taken: fromResources,
});

const withGoal = (table: Laid, goal: string): Laid => ({
  ...table,
  goal,
  resources: without(
    table.resources,
    [...goal].filter((letter) => !/[su()]/.test(letter)),
  ),
});
