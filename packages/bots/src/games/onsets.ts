// What a player can know about a position of On-Sets: everything, unless a question is so hard that the allowance of work runs out first.

import { type Occasion, type PresentedPaper, withoutAll } from '@openshake/rules';
import { type Cube, isDigit, parseCard } from '@openshake/rules/onsets';
import { Stopped } from '@openshake/solver';
import {
  type ChallengedTable,
  canSolve,
  Effort,
  type LaidGoal,
  legalGoals,
  plainest,
  positionOf,
  proofAfter,
  Solver as Shake,
  type JudgedMove as SolvedMove,
  type Proof as SolvedProof,
  search,
  solve,
  type TablePosition,
} from '@openshake/solver/onsets';
import type { Answer, JudgedMove, Laid, Mind, PossibleGoal, Proof, YesNo } from '../mind.ts';
import { choose } from './choosing.ts';
import { missedReadings } from './readings.ts';

/** Solver steps for one decision: some tenths of a second when Restrictions form chains, far less otherwise. */
const ALLOWANCE = 12_000_000;

/** The table as the judge and the solver of On-Sets take it. */
export const onSetsTable = (table: Laid) =>
  ({
    ...table,
    universe: table.universe.flatMap((card) => parseCard(card) ?? []),
    required: table.required as Cube[],
    permitted: table.permitted as Cube[],
    forbidden: table.forbidden as Cube[],
    resources: table.resources as Cube[],
  }) satisfies ChallengedTable;

export class OnSetsMind implements Mind {
  readonly search = search;
  readonly choose = choose;
  readonly #hurry: () => boolean;
  readonly #allowance: number;
  #effort = new Effort();
  /** The shake whose Solutions the player keeps in mind, known by its Goal and rules. */
  #kept: { of: string; cubes: readonly string[]; shake: Shake } | undefined;

  /** `hurry`: whether to finish now. */
  constructor(hurry: () => boolean, effort = 1) {
    this.#hurry = hurry;
    this.#allowance = ALLOWANCE * effort;
  }

  missedReadings(after: Occasion, table: Laid, paper: PresentedPaper): unknown[] {
    return missedReadings(after, onSetsTable(table), paper);
  }

  begin(): void {
    this.#effort = this.#within(this.#allowance);
  }

  rest(): void {
    this.#kept = undefined;
  }

  #within(allowance: number): Effort {
    return new Effort((steps) => steps > allowance || this.#hurry());
  }

  proof(after: Occasion, table: Laid): Answer {
    const found = this.#ask(() => proofAfter(after, onSetsTable(table), this.#effort));
    if (found === null) return { answer: null };
    return found ? { answer: true, proof: proofOf(found) } : { answer: false };
  }

  plain(after: Occasion, table: Laid, proof: Proof): Proof {
    const effort = this.#within(this.#allowance);
    const found = this.#ask(() => proofAfter(after, onSetsTable(table), effort, plainest));
    return found ? proofOf(found) : proof;
  }

  turn(table: Laid): JudgedMove[] {
    const position = positionOf(onSetsTable(table));
    const judged = this.#ask(() => this.#shakeOf(table, position).turn(position, this.#effort));
    return judged ? judged.map(asJudged) : this.#byOneSolution(position);
  }

  goals(table: Laid): { goals: PossibleGoal[]; none: YesNo } {
    const known = new Map<string, Answer>();
    const goals: PossibleGoal[] = [];
    for (const { goal, position } of legalGoals(onSetsTable(table))) {
      const values = position.goalValues.join();
      const after = withGoal(table, goal);
      const found = known.get(values) ?? this.proof('impossible', after);
      known.set(values, found);
      if (found.answer) goals.push({ goal, proof: found.proof, after });
    }
    if (goals.length > 0) return { goals, none: false };
    return { goals, none: [...known.values()].some(({ answer }) => answer === null) ? null : true };
  }

  hardship(table: Laid): number {
    const moves = this.turn(table);
    return moves.length === 0 ? 0 : moves.filter(({ now, possible }) => now || !possible).length / moves.length;
  }

  /** The answer, or null if the allowance ran out first. */
  #ask<T>(question: () => T): T | null {
    try {
      return question();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return null;
    }
  }

  #shakeOf({ rulebook, division, variations, universe, goal }: Laid, position: TablePosition): Shake {
    const { required, permitted, resources } = position;
    const cubes = [...required, ...permitted, ...resources];
    const of = JSON.stringify([rulebook, division, variations, universe, goal]);
    // A cube that comes back from Forbidden was not there when the shake was first read.
    const holds = this.#kept?.of === of && withoutAll(cubes, this.#kept.cubes).length === 0;
    if (!this.#kept || !holds) this.#kept = { of, cubes, shake: new Shake(position, this.#effort) };
    return this.#kept.shake;
  }

  /** With no time to judge every move: a cube that one Solution does not need can be forbidden. */
  #byOneSolution(position: TablePosition): JudgedMove[] {
    const more = this.#within(this.#allowance / 4);
    const known = this.#ask(() => solve(position, 'any', more));
    if (!known) return [];
    const now = this.#ask(() => canSolve(position, 'one', more));
    const spare = new Set(
      withoutAll(
        position.resources,
        known.flatMap(({ fromResources }) => fromResources),
      ),
    );
    return [...spare].map((cube) => ({ cube, to: 'forbidden', now, possible: true }));
  }
}

const asJudged = ({ cube, to, from, now, possible }: SolvedMove): JudgedMove => ({
  cube,
  to,
  ...(from && { from }),
  now,
  possible,
});

function proofOf({ solutions, goal, moved, avoid }: SolvedProof): Proof {
  const papers = solutions.map(({ solution }) => ({ ...solution, ...(goal && { goal }) }));
  const [first] = papers;
  return {
    paper: {
      ...(papers.length > 1 ? { solutions: papers } : { solution: first }),
      ...(moved && { moved: { cube: moved.cube, to: moved.to } }),
      ...(avoid && { avoid: { cube: avoid.cube, to: avoid.to } }),
    },
    cubes: Math.max(...solutions.map(({ cubes }) => cubes)),
    taken: solutions.flatMap(({ fromResources }) => fromResources),
  };
}

/** Leftover digits go to Forbidden. */
function withGoal(table: Laid, goal: LaidGoal): Laid {
  const used = goal.cubes.map((cube) => cube.replace(/^u/, ''));
  const rest = withoutAll(table.resources, used) as Cube[];
  return {
    ...table,
    goal,
    resources: rest.filter((cube) => !isDigit(cube)),
    forbidden: [...table.forbidden, ...rest.filter(isDigit)],
  };
}
