// The solver of Equations against a naive enumerator written from the text of the rules, and against the judge; and the theorem that a safe move exists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Cube as EquationCube,
  shakeRules as equationsRules,
  judge as judgeEquations,
} from '@openshake/rules/equations';
import {
  GoalFinder as EquationsGoalFinder,
  type Sections as EquationsSections,
  Solver as EquationsSolver,
  judgeTurn as judgeEquationsTurn,
} from '@openshake/solver/equations';
import { describe, expect, it } from 'vitest';
import type { NaiveDivision } from './oracle/equations/naiveEquations.ts';
import { type NaiveQuestion, naiveSolve, OutOfReach, randomQuestion } from './oracle/equations/naiveSolver.ts';
import { mulberry32 } from './oracle/random.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const BOOK = 'mlag-equations-basic-2018';

type Table = Pick<NaiveQuestion, 'required' | 'permitted' | 'forbidden' | 'resources'>;

const sectionsOf = ({ required, permitted, forbidden, resources }: Table) =>
  ({ required, permitted, forbidden, resources }) as unknown as EquationsSections;

function solverOf(question: Table & { division: string; goal: unknown }): EquationsSolver {
  const { required, permitted, resources, division, goal } = question;
  const cubes = [...required, ...permitted, ...resources] as EquationCube[];
  return new EquationsSolver({ rulebook: BOOK, division, goal }, cubes);
}

/** Fails unless both solvers agree. Returns whether the answer was yes, or nothing if the naive one cannot tell. */
function agree(question: NaiveQuestion, seed: number): boolean | undefined {
  let naive: boolean;
  try {
    naive = naiveSolve(question);
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    return undefined;
  }
  const answer = solverOf(question)[question.question](sectionsOf(question));
  expect(answer.answer, `seed ${seed}: ${JSON.stringify(question)} ${JSON.stringify(answer)}`).toBe(naive);
  return naive;
}

describe('the naive enumerator', () => {
  /** How many positions of each division. Roots make the naive enumerator thirty times as slow. */
  const samples: Record<NaiveDivision, number> = long
    ? { minor: 20_000, elementary: 20_000, middle: 20_000, junior: 8_000, senior: 8_000 }
    : { minor: 200, elementary: 500, middle: 300, junior: 60, senior: 120 };
  /** A different seed tries positions that nobody has tried. */
  const start = Number(process.env.OPENSHAKE_SEED ?? 2_018_000);
  for (const [index, division] of (Object.keys(samples) as NaiveDivision[]).entries()) {
    const count = samples[division];
    const first = start + index * 20_000;
    it(`agrees with the solver on ${count} positions of up to 8 cubes, ${division}`, () => {
      let yes = 0;
      let skipped = 0;
      for (let seed = first; seed < first + count + skipped; seed += 1) {
        const answer = agree(randomQuestion(mulberry32(seed), 8, division), seed);
        if (answer === undefined) skipped += 1;
        else if (answer) yes += 1;
      }
      console.log(
        `naive enumerator: ${count} positions, ${division}, from seed ${first}, ${yes} possible, ${skipped} skipped`,
      );
      expect(yes).toBeGreaterThan(count / 10);
      expect(count - yes).toBeGreaterThan(count / 10);
      expect(skipped).toBeLessThan(count / 50);
    });
  }

  it(`agrees on positions that once went wrong or look dangerous`, () => {
    const position = (division: NaiveDivision, goal: string, permitted: string): NaiveQuestion => ({
      rulebook: BOOK,
      division,
      goal,
      required: [],
      permitted: [...permitted],
      forbidden: [],
      resources: [],
      question: 'possible',
    });
    for (const [division, goal, cubes] of [
      ['middle', '2', 'r2xr2'],
      ['middle', '1', '0^0+1'],
      ['middle', '4', '2-4^2/3'],
      ['middle', '8', '2r4^3'],
      ['senior', '1', '1^r2'],
      ['senior', 'u1', '1^3'],
      ['senior', '0', '0x9'],
      ['senior', '00', '5-5'],
      ['elementary', '3', '2r9'],
      ['elementary', '1', '5^0r9'],
    ] as const)
      agree(position(division, goal, cubes), 0);
  });
});

describe('what nobody can decide', () => {
  it('leaves that question open each time it is asked, and no other', () => {
    // There is no known proof whether √(9^(9^9) + 5) is whole.
    const cubes = [...'999^^5+r2+'];
    const open = {
      required: cubes,
      permitted: [],
      forbidden: [],
      resources: [],
      division: 'elementary',
      goal: '3^(9^9)',
    };
    const solver = solverOf(open);
    for (let time = 0; time < 2; time += 1)
      expect(solver.possible(sectionsOf(open))).toMatchObject({
        answer: null,
        searched: { undecided: expect.any(Number) },
      });
    const other = sectionsOf({ ...open, required: [...'9^5'] });
    expect(solver.possible(other)).toEqual({ answer: false });
  });
});

describe('proofs', () => {
  it(`[${BOOK} VI-A-1, VI-A-2] every Equation of the conformance positions is judged correct`, () => {
    const lines = readFileSync(join(import.meta.dirname, '..', 'conformance', 'equations-solve.jsonl'), 'utf8');
    let correct = 0;
    for (const line of lines.split('\n').filter(Boolean)) {
      const { request, expect: wanted } = JSON.parse(line);
      const answer = solverOf(request)[request.question as 'now' | 'possible'](sectionsOf(request));
      expect(answer.answer, line).toBe(wanted.answer);
      if (answer.answer !== true) continue;
      const after = request.question === 'now' ? ('now' as const) : ('impossible' as const);
      const verdict = judgeEquations({ ...request, after, solution: answer.found.solution });
      expect(verdict.violations, line).toEqual([]);
      correct += 1;
    }
    expect(correct).toBeGreaterThan(50);
  });
});

/** A roll for a short shake: digits and signs in about the kit's proportion. */
function randomShake(random: () => number, size: number) {
  const faces = '0123+-0123x/456x-^789r+/';
  const cubes = Array.from({ length: size }, () => faces.charAt(Math.floor(random() * faces.length)));
  return { cubes, goal: String(Math.floor(random() * 13)) };
}

describe('the safe-move theorem', () => {
  const shakes = long ? 600 : 40;
  const first = 77_000;

  it(`a safe move exists while three or more cubes are left: ${shakes} shakes from seed ${first}`, () => {
    // Both kinds: only upright cubes, and turned ones with a wild 0.
    const held = { upright: 0, turned: 0 };
    for (let seed = first; seed < first + shakes; seed += 1) {
      const random = mulberry32(seed);
      const division = (['elementary', 'middle', 'senior', 'minor', 'junior'] as const)[seed % 5] ?? 'middle';
      const kind = equationsRules(BOOK, division).turnedCubes ? 'turned' : 'upright';
      const { cubes, goal } = randomShake(random, kind === 'turned' ? 8 : 10);
      let table: EquationsSections = {
        required: [],
        permitted: [],
        forbidden: [],
        resources: cubes as EquationCube[],
      };
      const solver = new EquationsSolver({ rulebook: BOOK, division, goal }, table.resources);
      solver.prepare(5);
      while (table.resources.length > 0) {
        const { now, possible, moves } = judgeEquationsTurn(solver, table);
        expect(possible.answer).not.toBe(null);
        const safe = moves.filter((move) => move.safe);
        if (possible.answer && now.answer === false && table.resources.length >= 3) {
          expect(safe.length, `seed ${seed}, Goal ${goal}, ${JSON.stringify(table)}`).toBeGreaterThan(0);
          held[kind] += 1;
        }
        // A safe move if there is one, so that the theorem applies again.
        const from = safe.length > 0 ? safe : moves;
        const move = from[Math.floor(random() * from.length)];
        if (!move) break;
        const resources = [...table.resources];
        resources.splice(resources.indexOf(move.cube), 1);
        table = { ...table, resources, [move.to]: [...table[move.to], move.cube] };
      }
    }
    console.log(
      `safe-move theorem: ${shakes} shakes from seed ${first}, held ${held.upright} times with upright cubes, ${held.turned} with turned ones`,
    );
    expect(Math.min(held.upright, held.turned)).toBeGreaterThan(shakes / 2);
  });
});

describe('the family of Solutions', () => {
  const shakes = long ? 300 : 20;

  it(`answers as the search does: ${shakes} shakes from seed 91000`, () => {
    for (let seed = 91_000; seed < 91_000 + shakes; seed += 1) {
      const random = mulberry32(seed);
      const division = (['elementary', 'middle', 'senior'] as const)[seed % 3] ?? 'middle';
      const { cubes, goal } = randomShake(random, division === 'senior' ? 8 : 10);
      const table = {
        required: [] as string[],
        permitted: [] as string[],
        forbidden: [] as string[],
        resources: [] as string[],
      };
      for (const cube of cubes)
        [table.required, table.permitted, table.resources][Math.floor(random() * 3)]?.push(cube);
      const prepared = solverOf({ ...table, division, goal });
      prepared.prepare(9);
      for (const question of ['now', 'possible'] as const)
        expect(prepared[question](sectionsOf(table)).answer, `seed ${seed} ${JSON.stringify(table)}`).toBe(
          solverOf({ ...table, division, goal })[question](sectionsOf(table)).answer,
        );
    }
  });
});

/** The size of the smallest choice of cubes from which the naive enumerator can make the Goal. */
function naiveFewest(question: NaiveQuestion): number | null {
  const { resources } = question;
  const choices = Array.from({ length: 2 ** resources.length }, (_, bits) =>
    resources.filter((_cube, at) => bits & (1 << at)),
  ).sort((one, other) => one.length - other.length);
  return choices.find((some) => naiveSolve({ ...question, resources: some }))?.length ?? null;
}

describe('Goals', () => {
  it(`[${BOOK} IV-B] fewest cubes as the naive enumerator has them, on small rolls from seed 510`, () => {
    let compared = 0;
    for (let seed = 510; seed < (long ? 560 : 516); seed += 1) {
      const random = mulberry32(seed);
      const division = (['elementary', 'middle', 'senior'] as const)[seed % 3] ?? 'middle';
      const { cubes } = randomShake(random, division === 'senior' ? 5 : 6);
      const table = { required: [], permitted: [], forbidden: [], resources: cubes as EquationCube[] };
      for (const { goal, cubes: fewest } of new EquationsGoalFinder({ rulebook: BOOK, division }, table).each()) {
        const resources = [...cubes];
        for (const face of goal.replace(/[()su]/g, '')) resources.splice(resources.indexOf(face), 1);
        const question: NaiveQuestion = {
          rulebook: BOOK,
          division,
          goal,
          required: [],
          permitted: [],
          forbidden: [],
          resources,
          question: 'possible',
        };
        try {
          expect(fewest, `seed ${seed} ${JSON.stringify(question)}`).toBe(naiveFewest(question));
          compared += 1;
        } catch (error) {
          if (!(error instanceof OutOfReach)) throw error;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
