// The solver of Equations by clause: what it answers, what it proves, and how it stops.
import { type Cube as EquationCube, judge as judgeEquations } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { Stopped } from '../stopped.ts';
import type { SolverOptions } from './answers.ts';
import { GoalFinder } from './goals.ts';
import { goalTexts } from './goalTexts.ts';
import { afterMove } from './moves.ts';
import type { Sections } from './sections.ts';
import { EquationsSolver } from './solver.ts';
import { judgeTurn, safeMoves } from './turn.ts';

const BOOK = 'mlag-equations-basic-2018';
const cubes = (text = ''): EquationCube[] => [...text] as EquationCube[];

interface Laid {
  division?: string;
  goal: unknown;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
}

function lay({ division = 'middle', goal, ...sections }: Laid, options: SolverOptions = {}) {
  const table: Sections = {
    required: cubes(sections.required),
    permitted: cubes(sections.permitted),
    forbidden: cubes(sections.forbidden),
    resources: cubes(sections.resources),
  };
  const all = [...table.required, ...table.permitted, ...table.resources];
  return { table, solver: new EquationsSolver({ rulebook: BOOK, division, goal }, all, options) };
}

const possible = (laid: Laid) => {
  const { solver, table } = lay(laid);
  return solver.possible(table);
};
const now = (laid: Laid) => {
  const { solver, table } = lay(laid);
  return solver.now(table);
};

describe('now and possible', () => {
  it(`[${BOOK} VI-A-2, VII-B-3-e] Now takes at most one cube from Resources`, () => {
    expect(now({ goal: '7', permitted: '3+', resources: '4' })).toMatchObject({
      answer: true,
      found: { fromResources: ['4'] },
    });
    expect(now({ goal: '7', permitted: '3', resources: '+4' }).answer).toBe(false);
    expect(possible({ goal: '7', permitted: '3', resources: '+4' }).answer).toBe(true);
  });

  it('workers that share a question keep their shares from one move to the next', () => {
    const laid = { goal: '19', permitted: '6-', resources: 'x4655' };
    const { table } = lay(laid);
    const workers = [0, 1].map((part) => lay(laid, { share: { part, of: 2 } }).solver);
    const together = (sections: Sections) => workers.map((worker) => worker.possible(sections).answer).includes(true);
    expect(together(table)).toBe(true);
    for (const cube of new Set(table.resources)) {
      const after = afterMove(table, { cube, to: 'forbidden' });
      expect(together(after), cube).toBe(lay(laid).solver.possible(after).answer);
    }
  });

  it(`[${BOOK} VII-B-3-a, VII-B-3-b, VII-B-3-d] two cubes, all of Required, none of Forbidden`, () => {
    expect(possible({ goal: '7', permitted: '7' }).answer).toBe(false);
    expect(possible({ goal: '7', required: '3+45' }).answer).toBe(false);
    expect(possible({ goal: '7', required: '3+', forbidden: '4' }).answer).toBe(false);
  });

  it(`[${BOOK} III-B-2] a root with or without an index`, () => {
    expect(possible({ goal: '3', required: 'r9' }).answer).toBe(true);
    expect(possible({ goal: '2', required: '3r8' }).answer).toBe(true);
    expect(possible({ goal: '2', required: 'rr88-/8+' }).answer).toBe(false);
  });

  it(`[${BOOK} III-C-3] only whole powers and roots, in the division that plays this`, () => {
    const surds = { goal: '2', required: 'r2xr2' };
    expect(possible({ ...surds, division: 'elementary' }).answer).toBe(false);
    expect(possible({ ...surds, division: 'middle' }).answer).toBe(true);
  });

  it(`[${BOOK} XIII-sideways, XIII-upside-down, XIII-0-wild] turned cubes and the wild 0`, () => {
    expect(possible({ division: 'senior', goal: '6', required: '3/2' })).toMatchObject({
      answer: true,
      found: { solution: { equation: '3/s2=6' } },
    });
    expect(possible({ division: 'senior', goal: 'u6', required: '3x2' }).answer).toBe(true);
    expect(possible({ division: 'middle', goal: '6', required: '3/2' }).answer).toBe(false);
    // The 0 must be the same in the Goal and the Solution.
    expect(possible({ division: 'senior', goal: '40', required: '8x5+0' })).toMatchObject({ answer: true });
    expect(possible({ division: 'senior', goal: '9', required: '405' })).toMatchObject({
      answer: true,
      found: { solution: { wild: { 0: '+' } } },
    });
    expect(possible({ division: 'middle', goal: '9', required: '405' }).answer).toBe(false);
  });

  it(`[${BOOK} VI-A-1] a Goal that is not a legal expression makes Impossible right`, () => {
    for (const goal of ['+8', '7/0', '45x', '1234', '', undefined, '0^0']) {
      expect(possible({ goal, permitted: '3+58x4-' }).answer).toBe(false);
    }
  });

  it('exact numbers: surds that cancel, towers, fractions of fractions', () => {
    expect(possible({ goal: '2', required: 'r2^r2^r2' }).answer).toBe(true);
    expect(possible({ goal: '1', required: '9^9^9/9^9^9' }).answer).toBe(true);
    expect(possible({ goal: '9^(9^9)', required: '9^9^9' }).answer).toBe(true);
    expect(possible({ goal: '3^(9^9)', required: '3^9^9' }).answer).toBe(true);
    expect(possible({ goal: 'r8', required: '2xr2' }).answer).toBe(true);
    expect(possible({ goal: 'r8', required: '2', resources: '12345678/x-+' }).answer).toBe(false);
    expect(possible({ goal: 'r2+r3', required: 'r5+2xr6', resources: 'r' }).answer).toBe(true);
    expect(possible({ goal: '5', required: '9^8^9-7' }).answer).toBe(false);
  });

  it(`[${BOOK} III-C-3] roots of towers are proven not to be whole by their remainders`, () => {
    // These cubes can make √(1 + 3^(7^7)).
    expect(possible({ division: 'elementary', goal: '5', required: 'r1+3^7^7' }).answer).toBe(false);
  });

  it('a Goal for study names its values', () => {
    const { solver, table } = lay({ goal: { values: [11, 12] }, permitted: '3x4' });
    expect(solver.possible(table)).toMatchObject({ answer: true, found: { solution: { equation: '3x4' } } });
  });

  it('finds the fewest cubes', () => {
    const { solver, table } = lay({ goal: '12', permitted: '66+123xx+' });
    expect(solver.shortest(table)).toMatchObject({ answer: true, found: { cubes: 3 } });
  });
});

describe('readings of ambiguous places', () => {
  const holds = (laid: Laid) => possible(laid).answer;

  it(`[${BOOK} III-C-3] the limits on powers and roots are Elementary's alone`, () => {
    const surds = { goal: '3', required: 'r3xr3' };
    const told = ['minor', 'elementary', 'middle'].map((division) => holds({ ...surds, division }));
    expect(told).toEqual([true, false, true]);
    // A computed whole exponent is as good as a written one.
    expect(holds({ division: 'elementary', goal: '8', required: '2^5-2' })).toBe(true);
    const halves = { goal: '3', required: '9^1/2' };
    expect(holds({ ...halves, division: 'elementary' })).toBe(false);
    expect(holds({ ...halves, division: 'minor' })).toBe(true);
  });

  it(`[${BOOK} VII-B-5] powers and roots of the Goal go from left to right`, () => {
    expect(holds({ goal: '2^3^2', required: '8x8' })).toBe(true);
    expect(holds({ goal: '2^(3^2)', required: '8x8' })).toBe(false);
    expect(holds({ goal: '3r2^3', required: '2x1' })).toBe(true);
  });

  it(`[${BOOK} III-C-2-a, III-C-2-b] a negative index is the power with the reciprocal exponent, undefined of 0`, () => {
    expect(holds({ goal: '1/2', required: '1-3r4' })).toBe(true);
    expect(holds({ goal: '(1-3)r0', required: '0x5' })).toBe(false);
    expect(holds({ goal: '(3-1)r0', required: '0x5' })).toBe(true);
  });

  it(`[${BOOK} III-A] a positive number may have an irrational exponent, and a negative one may not`, () => {
    expect(holds({ goal: '2^r2', required: '1x2^r2' })).toBe(true);
    expect(holds({ division: 'senior', goal: '2^r2', required: '2^r2+1-1' })).toBe(true);
    expect(holds({ division: 'senior', goal: 'u1', required: '1^r2' })).toBe(false);
    expect(holds({ division: 'senior', goal: 'u1', required: '1^3' })).toBe(true);
  });

  it(`[${BOOK} IV-B-1] numerals of three digits, also with a 0 in front`, () => {
    expect(holds({ goal: '122', required: '61x2' })).toBe(false);
    expect(holds({ goal: '122', permitted: '99x55++9-8' })).toBe(true);
    expect(holds({ goal: '05', required: '2+3' })).toBe(true);
    expect(holds({ goal: '1203', required: '6x6' })).toBe(false);
  });

  it(`[${BOOK} XIII-0-wild] a wild 0 splits a numeral, and turns like what it stands for`, () => {
    expect(holds({ division: 'senior', goal: '1203', required: '6x6' })).toBe(true);
    expect(possible({ division: 'senior', goal: '2', required: '8x0' })).toMatchObject({
      answer: true,
      found: { solution: { equation: expect.stringMatching(/^(8xs0|s0x8)=2$/), wild: { 0: '4' } } },
    });
    expect(holds({ division: 'senior', goal: 'u0', required: '5-5' })).toBe(true);
    // A sideways 0 is not a number, so here it stands for another digit.
    expect(holds({ division: 'senior', goal: 's0', required: '1/4' })).toBe(true);
    expect(holds({ division: 'senior', goal: 's0', required: '7-7' })).toBe(false);
  });

  it(`[${BOOK} III-C-2-e, XIII-sideways] an exponent counts by its value`, () => {
    expect(holds({ division: 'senior', goal: '2', required: '4^2' })).toBe(true);
    expect(holds({ division: 'senior', goal: 'u2', required: '4^2' })).toBe(false);
    expect(holds({ division: 'senior', goal: 'u2', required: '8^3' })).toBe(true);
  });
});

describe('all Equations', () => {
  const list = (laid: Laid) => {
    const { solver, table } = lay(laid);
    return [...solver.equations(table)].map(({ solution }) => solution.equation);
  };

  it('one of those that differ only in the order of sums and products', () => {
    expect(list({ goal: '6', required: '123++' })).toHaveLength(1);
    expect(list({ goal: '2', required: '321-+' })).toHaveLength(1);
    // 1 × 6, 6 ÷ 1 and 6^1; with a root also the first root of 6, and √1 for the 1 in the others.
    expect(list({ goal: '6', permitted: '16x/^' })).toHaveLength(3);
    expect(list({ goal: '6', permitted: '16x/^r' })).toHaveLength(7);
    const { solver, table } = lay({ goal: '6', permitted: '16x/^' });
    const all = solver.equations(table);
    let last = all.next();
    while (!last.done) last = all.next();
    // If nothing is undecided, these were all.
    expect(last.value).toMatchObject({ undecided: 0 });
    expect(new Set(list({ goal: '24', permitted: '8346x/-' })).size).toBe(
      list({ goal: '24', permitted: '8346x/-' }).length,
    );
  });

  it('says at the end that nobody can decide whether these were all', () => {
    // There is no known proof of whether √(9^(9^9) + 5) is whole.
    const { solver, table } = lay({ division: 'elementary', goal: '3^(9^9)', required: '999^^5+r2+' });
    for (let time = 0; time < 2; time += 1) {
      const { done, value } = solver.equations(table).next();
      if (!done) throw new Error(`${value.solution.equation} was proven.`);
      expect(value.undecided).toBeGreaterThan(0);
    }
  });

  it('each is judged correct', () => {
    for (const equation of list({ goal: '10', permitted: '2355+x-' }))
      expect(
        judgeEquations({
          rulebook: BOOK,
          division: 'middle',
          goal: '10',
          required: [],
          permitted: cubes('2355+x-'),
          forbidden: [],
          resources: [],
          after: 'impossible',
          solution: { equation },
        }).correct,
      ).toBe(true);
  });
});

describe('a turn', () => {
  it(`[${BOOK} VI-A-2-a, VIII-A] which challenge is right, and what each move leads to`, () => {
    const { solver, table } = lay({ goal: '7', permitted: '3', resources: '+49' });
    const turn = judgeTurn(solver, table);
    expect(turn.challenge).toBe('none');
    expect(turn.moves).toContainEqual({ cube: '9', to: 'forbidden', possible: true, now: false, safe: true });
    expect(turn.moves).toContainEqual({ cube: '+', to: 'permitted', possible: true, now: true, safe: false });
    expect(turn.moves).toContainEqual({ cube: '+', to: 'forbidden', possible: false, now: false, safe: false });
    expect(safeMoves(solver, table)).toEqual({
      answer: true,
      moves: [
        { cube: '9', to: 'permitted' },
        { cube: '9', to: 'forbidden' },
      ],
    });
  });

  it(`[${BOOK} VI-A-2-a] Now needs two cubes in Resources`, () => {
    const { solver, table } = lay({ goal: '7', permitted: '3+', resources: '4' });
    expect(judgeTurn(solver, table)).toMatchObject({ challenge: 'none', now: { answer: true } });
  });

  it(`[${BOOK} VIII-A] the last cube is not forbidden`, () => {
    const { solver, table } = lay({ goal: '7', permitted: '3+', resources: '4' });
    expect(judgeTurn(solver, table).moves.map(({ to }) => to)).toEqual(['required', 'permitted']);
  });

  it('what it concludes about a move without a search is what a search finds: 36 tables from seed 31', () => {
    const below = drawsFrom(31);
    const draw = (length: number): string =>
      Array.from({ length }, () => '0123456789+-x/^r'[below(2) === 0 ? below(10) : 10 + below(6)]).join('');
    const kinds = { now: 0, possible: 0, impossible: 0 };
    for (let round = 0; round < 36; round += 1) {
      const laid: Laid = {
        division: ['elementary', 'middle', 'senior'][round % 3] ?? 'middle',
        goal: String(1 + below(9)),
        required: draw(below(2)),
        permitted: draw(below(3)),
        resources: draw(5),
      };
      const { solver, table } = lay(laid);
      for (const { now, possible, safe, ...move } of judgeTurn(solver, table).moves) {
        const after = afterMove(table, move);
        const fresh = lay(laid).solver;
        const told = `${JSON.stringify(laid)} ${move.cube} ${move.to}`;
        expect(fresh.now(after).answer, told).toBe(now);
        expect(fresh.possible(after).answer, told).toBe(possible);
        expect(safe).toBe(possible && !now);
        kinds[now ? 'now' : possible ? 'possible' : 'impossible'] += 1;
      }
    }
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(20);
  });

  it(`[${BOOK} XIII-0-wild] a 0 allows Now as any symbol that it may stand for, even if another cube shows that symbol`, () => {
    const { solver, table } = lay({ division: 'senior', goal: '6', permitted: '+', resources: '0338' });
    const allowing = judgeTurn(solver, table).moves.filter(({ now }) => now);
    expect(allowing.map(({ cube, to }) => `${cube} ${to}`)).toEqual([
      '0 required',
      '0 permitted',
      '3 required',
      '3 permitted',
      '8 required',
      '8 permitted',
    ]);
  });

  it('answers what is easy before it is stopped, and nothing that is not proven', () => {
    const laid: Laid = { goal: '91', permitted: 'x', resources: '6r-^+-213/x++x+401x+/' };
    let left = Number.POSITIVE_INFINITY;
    const { solver, table } = lay(laid, {
      stop: () => {
        left -= 1;
        return left < 0;
      },
    });
    expect(solver.prepare(9)).toBeGreaterThan(0);
    left = 40;
    const { now, moves } = judgeTurn(solver, table);
    expect(now.answer).toBe(false);
    const forbidding = moves.filter(({ to }) => to === 'forbidden');
    expect(forbidding.every((move) => move.now === false)).toBe(true);
    // It takes long to prove that nothing is left without the 6.
    expect(moves.some(({ safe }) => safe === null)).toBe(true);
    expect(moves.some(({ safe }) => safe === true)).toBe(true);
  });

  it('finds the fewest cubes even if a larger Solution is known', () => {
    const { solver, table } = lay({ goal: '9', permitted: '12334+++', resources: '5' });
    solver.prepare(2);
    expect(solver.possible({ ...table, required: cubes('1233'), permitted: cubes('+++') }).answer).toBe(true);
    expect(solver.shortest(table)).toMatchObject({ answer: true, found: { cubes: 3 } });
  });

  it('the fewest cubes are unknown if something with fewer cubes cannot be decided', () => {
    // Nobody can tell whether √(9^(9^9) + 5), which is next to 3^(9^9), is whole. × and 0 can get rid of the 5 and the 2.
    const { solver, table } = lay({ division: 'elementary', goal: '3^(9^9)', required: '999^^5+r2+', permitted: 'x0' });
    const answer = solver.shortest(table);
    if (answer.answer !== null) throw new Error('The ten cubes are decided: the test needs others.');
    expect(answer.searched.cubesFrom).toBe(10);
    expect(answer.searched.undecided).toBeGreaterThan(0);
    expect(solver.possible(table)).toMatchObject({ answer: true, found: { cubes: 12 } });
    expect(solver.shortest(table, 'any', 12)).toMatchObject({ answer: true, found: { cubes: 12 } });
  });

  it('the prepared family includes Solutions with numbers too large to hold as fractions, or close to 0', () => {
    for (const [division, goal, required] of [
      // (8−9) to the power 9^18, 1 + (9 × (2+9)) to the power −9
      ['middle', '0-1', '89-999^^+'],
      ['middle', '2-3', '67-999^^+'],
      ['senior', '1+99^u9', '1+9x9+2^9'],
    ] as const) {
      const { solver, table } = lay({ division, goal, required });
      expect(solver.prepare(9)).toEqual(expect.any(Number));
      expect(solver.possible(table).answer, goal).toBe(true);
    }
  });

  const shakes = process.env.OPENSHAKE_LONG === '1' ? 300 : 36;

  it(`a sweep gives the same answers as a search: ${shakes} shakes of 11 cubes from seed 8`, () => {
    const below = drawsFrom(8);
    const told = { true: 0, false: 0, null: 0 };
    for (let shake = 0; shake < shakes; shake += 1) {
      const all = Array.from({ length: 11 }, (_, at) =>
        at < 6 ? String(below(2) === 0 ? below(3) : below(10)) : ('+-x/^r'[below(6)] ?? '+'),
      ).join('');
      const laid: Laid = {
        division: shake % 2 === 0 ? 'elementary' : 'middle',
        goal: String(below(60)),
        resources: all,
      };
      const { solver: swept, table } = lay(laid);
      if (shake % 3 > 0) swept.prepare(5);
      // Some answer questions before they sweep.
      const first = shake % 4;
      for (let round = 0; round < 6 + first; round += 1) {
        if (round === first) swept.sweep(table);
        const places = [...all].map(() => below(5));
        const section = (...wanted: number[]) => cubes(all).filter((_, at) => wanted.includes(places[at] ?? 0));
        const sections = {
          required: section(0),
          permitted: section(1),
          forbidden: section(2),
          resources: section(3, 4),
        };
        for (const taking of ['one', 'any'] as const) {
          const answer = swept.tell(sections, taking);
          expect(answer, JSON.stringify([laid, sections])).toBe(lay(laid).solver.tell(sections, taking));
          told[`${answer as boolean | null}`] += 1;
        }
      }
    }
    expect(Math.min(told.true, told.false)).toBeGreaterThan(50);
  }, 60_000);

  it('a Solution that was found before the sweep is among those of the sweep', () => {
    const four = lay({ goal: '4', resources: '22x' });
    expect(four.solver.shortest(four.table)).toMatchObject({ answer: true });
    four.solver.sweep(four.table);
    expect(four.solver.shortest(four.table)).toMatchObject({ answer: true });
    const seven = lay({ goal: '7', resources: '344+xr' });
    expect(seven.solver.possible({ ...seven.table, required: cubes('3'), resources: cubes('44+xr') })).toMatchObject({
      answer: true,
    });
    seven.solver.sweep(seven.table);
    expect(seven.solver.possible({ ...seven.table, required: cubes('rx'), resources: cubes('344+') })).toMatchObject({
      answer: true,
    });
  });

  it.each([
    { goal: '97', required: '^', permitted: '', forbidden: '', resources: '3972773-r+^' },
    { goal: '4x5', required: '7', permitted: '3', forbidden: 'r6', resources: '725x/-r^' },
  ] satisfies Laid[])('a turn tells that another $required can be Required for $goal', (laid) => {
    const { solver, table } = lay(laid);
    const moves = judgeTurn(solver, table).moves;
    expect(moves.find(({ cube, to }) => cube === laid.required && to === 'required')).toMatchObject({
      possible: true,
      safe: true,
    });
  });

  it('after a sweep, questions need no search, whatever is Required', () => {
    const laid: Laid = { goal: '91', resources: '6r-^x+-213/x+01' };
    const { solver, table } = lay(laid);
    solver.sweep(table);
    const { steps } = solver.unknown().searched;
    for (const required of ['', '6', '6r', 'x/3']) {
      const resources = cubes(laid.resources).filter((cube) => !required.includes(cube));
      expect(solver.tell({ ...table, required: cubes(required), resources }, 'any')).toBe(false);
    }
    expect(solver.unknown().searched.steps).toBe(steps);
  });

  it('a stopped sweep goes on later', () => {
    const { solver, table } = lay({ goal: '91', resources: '6r-^x+-213/x+01' });
    const sweeps: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const before = solver.unknown().searched.steps;
      solver.sweep(table, 10_000);
      sweeps.push(solver.unknown().searched.steps - before);
    }
    expect(sweeps.filter((steps) => steps > 0).length).toBeGreaterThan(2);
    expect(sweeps.at(-1)).toBe(0);
  });

  it('parts that change nothing make a Solution longer, to use up Required cubes', () => {
    const { solver, table } = lay({ goal: '12', permitted: '34x', resources: '0+1/5x-2r' });
    solver.prepare(3);
    const longer = { ...table, required: cubes('5-r'), resources: cubes('0+1/x2') };
    const before = solver.unknown().searched.steps;
    expect(solver.tell(longer, 'any')).toBe(true);
    expect(solver.unknown().searched.steps - before).toBeLessThan(100);
    expect(solver.possible(longer)).toMatchObject({ answer: true });
  });

  it('refuses a table with cubes that the solver does not know', () => {
    const { solver, table } = lay({ goal: '12', permitted: '3' });
    expect(() => solver.possible({ ...table, resources: cubes('x4') })).toThrow(RangeError);
    expect(() => solver.possible({ ...table, required: cubes('q') })).toThrow('“q” is not a cube of Equations');
  });

  it('shows no family before it is prepared', () => {
    const { solver } = lay({ goal: '12', permitted: '34x' });
    expect(() => [...solver.family()]).toThrow('Call prepare first');
  });

  it('the prepared family answers as the search does', () => {
    const laid: Laid = { goal: '12', permitted: '34', resources: '+x-/62519' };
    const { solver, table } = lay(laid);
    expect(solver.prepare(7)).toBeGreaterThan(10);
    expect(judgeTurn(solver, table).moves).toEqual(judgeTurn(lay(laid).solver, table).moves);
    for (const { solution } of solver.family()) expect(solution.equation).toMatch(/=12$/);
  });

  it(`[${BOOK} XIII-0-wild] a family with turned cubes and a wild 0 answers as the search does, and every Equation of it is judged`, () => {
    for (const [goal, permitted, resources] of [
      ['6', '23+', '04x^5-'],
      ['10', '4x', '035+'],
      ['1', '2r', '038-+'],
    ] as const) {
      const laid: Laid = { division: 'senior', goal, permitted, resources };
      const { solver, table } = lay(laid);
      const family = solver.prepare(5);
      const shown = [...solver.family()];
      expect(shown.length).toBe(family);
      expect(solver.prepare(7)).toBeGreaterThanOrEqual(shown.length);
      expect(shown.length).toBeGreaterThan(5);
      for (const { solution } of shown)
        expect(
          judgeEquations({ rulebook: BOOK, division: 'senior', goal, ...table, after: 'impossible', solution }).correct,
        ).toBe(true);
      for (const required of ['', ...permitted])
        for (const question of ['now', 'possible'] as const) {
          const sections = { ...table, required: cubes(required), permitted: cubes(permitted.replace(required, '')) };
          expect(solver[question](sections).answer).toBe(lay(laid).solver[question](sections).answer);
        }
    }
  });

  it(`[${BOOK} XIII-0-wild] lists each Equation once, whatever an unused 0 stands for`, () => {
    for (const goal of ['5', { values: [5, 6] }]) {
      const laid: Laid = { division: 'senior', goal, permitted: '023+' };
      const { solver, table } = lay(laid);
      const searched = [...lay(laid).solver.equations(table)].map(({ solution }) => JSON.stringify(solution));
      const bags = solver.prepare(4);
      expect([...solver.equations(table)].map(({ solution }) => JSON.stringify(solution)).sort()).toEqual(
        searched.sort(),
      );
      expect(new Set([...solver.family()].map((one) => one.cubes.join(''))).size).toBe(bags);
    }
  });
});

describe('Goals', () => {
  const finder = (resources: string, division = 'middle', options: SolverOptions = {}) =>
    new GoalFinder(
      { rulebook: BOOK, division },
      { required: [], permitted: [], forbidden: [], resources: cubes(resources) },
      options,
    );

  it(`[${BOOK} IV-B] each Goal with the fewest cubes of a Solution`, () => {
    const goals = new Map([...finder('12345+x').each()].map(({ goal, cubes: fewest }) => [goal, fewest]));
    expect(goals.get('5')).toBe(3); // 2 + 3 or 1 + 4
    expect(goals.get('13')).toBe(5); // 2 × 4 + 5
    expect(goals.get('14')).toBe(null);
    expect(goals.get('543')).toBe(null);
    expect(goals.has('5+')).toBe(false);
    expect(goals.has('3+4')).toBe(true);
  });

  it(`[${BOOK} IV-D] No Goal is right if nothing can be made`, () => {
    expect(finder('12').isNoGoalRight()).toBe(true);
    expect(finder('+x-').isNoGoalRight()).toBe(true);
    expect(finder('3r9').isNoGoalRight()).toBe(false); // the Goal 3, the Solution r9
  });

  it('those whose shortest Solution has exactly this many cubes', () => {
    expect([...finder('3r9').withFewest(2)]).toEqual(['3']);
  });

  it('lists grouped expressions if more cubes are requested', () => {
    const texts = [
      ...goalTexts(cubes('123+x'), { turnedCubes: false, zeroWild: false, goal: { mostCubes: 6, mostDigits: 3 } }, 5),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContain('(1+2)x3');
    expect(texts).toContain('1+(2x3)');
    expect(texts).toContain('12x3');
    expect(texts).toContain('321');
  });

  it(`[${BOOK} XIII-0-wild, XIII-sideways] lists Goals in which a 0 is a sign, also beside a turned cube`, () => {
    const wild = { turnedCubes: true, zeroWild: true, goal: { mostCubes: 6, mostDigits: 3 } };
    const texts = [...goalTexts(cubes('00142'), wild, 4)];
    expect(new Set(texts).size).toBe(texts.length);
    for (const goal of ['0s4', '10s2', 's102', '04', '102', '1402']) expect(texts).toContain(goal);
    const found = finder('00142', 'junior').all();
    const goals = Object.fromEntries(found.goals.map(({ goal, cubes }) => [goal, cubes]));
    expect(goals['0s4']).toBe(3);
    expect(goals).toHaveProperty('s102');
  });
});

describe('stopping', () => {
  const hard: Laid = { goal: '997', permitted: '23456789', resources: '+-x/+-x/' };

  it('a search that is cut short says so, and how far it got', () => {
    const { solver, table } = lay(hard, { stop: () => true });
    const answer = solver.possible(table);
    if (answer.answer !== null) throw new Error('It should have been cut short.');
    expect(answer.searched.cubesFrom).toBeGreaterThanOrEqual(2);
    expect(solver.prepare(9)).toMatchObject({ answer: null });
    expect(() => [...solver.equations(table)]).toThrow(Stopped);
  });

  it.each([hard, { goal: '997', permitted: '2345', resources: 'x/x^^rr678' }])(
    'progress is told on the way, and often: %o',
    (laid) => {
      const told = [0];
      const { solver, table } = lay(laid, {
        progress: ({ steps }) => {
          told.push(steps);
        },
        stop: () => told.length > 50,
      });
      solver.possible(table);
      expect(told.length).toBeGreaterThan(5);
      const waits = told.slice(1).map((steps, at) => steps - (told[at] ?? 0));
      // Every 4,096 steps; a single step may count for many.
      expect(Math.max(...waits)).toBeLessThan(2 * 4_096);
    },
  );
});
