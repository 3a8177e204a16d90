// Which Solution is the plainest, and lists of several: by the criteria of plainness.ts, in every division.
import { type Cube as EquationCube, judge as judgeEquations } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import type { SolverOptions } from './answers.ts';
import type { Sections, Taking } from './sections.ts';
import { EquationsSolver } from './solver.ts';

const rulebook = 'mlag-equations-basic-2018';
const cubes = (text = ''): EquationCube[] => [...text] as EquationCube[];

interface Laid {
  division?: string;
  goal: string;
  required?: string;
  permitted?: string;
  resources?: string;
}

function lay({ division = 'middle', goal, required, permitted, resources }: Laid, options: SolverOptions = {}) {
  const table: Sections = {
    required: cubes(required),
    permitted: cubes(permitted),
    forbidden: [],
    resources: cubes(resources),
  };
  const all = [...table.required, ...table.permitted, ...table.resources];
  return { table, solver: new EquationsSolver({ rulebook, division, goal }, all, options) };
}

function plainest(laid: Laid, taking: Taking = 'any'): string {
  const { solver, table } = lay(laid);
  const answer = solver.plainest(table, taking);
  return answer.answer ? answer.found.solution.equation : expect.unreachable(`${JSON.stringify(laid)} has a Solution`);
}

function several(laid: Laid, count: number): string[] {
  const { solver, table } = lay(laid);
  const answer = solver.several(table, 'any', count);
  return answer.answer ? answer.found.map(({ solution }) => solution.equation) : [];
}

describe('the plainest Solution', () => {
  it('has the fewest cubes, with or without a family', () => {
    expect(plainest({ goal: '6', permitted: '12+3+', resources: '7-1' })).toBe('7-1=6');
    const { solver, table } = lay({ goal: '6', permitted: '12+3+', resources: '7-1' });
    solver.prepare(5);
    expect(solver.plainest(table)).toMatchObject({ found: { solution: { equation: '7-1=6' } } });
  });

  it.each([
    ['3+0, 3-0', { goal: '3', permitted: '30+-12' }, '1+2=3'],
    ['3x1, 3/1, 3^1, 1r3', { goal: '3', permitted: '31x/^r9', required: 'r' }, 'r9=3'],
    ['3x1', { goal: '3', permitted: '31x/62' }, '6/2=3'],
    ['(4-4)+5, (4+5)-4', { goal: '5', required: '-+', permitted: '4451', resources: '28' }, '(1+8)-4=5'],
    ['1^2', { goal: '1', required: '^', permitted: '1230' }, '2^0=1'],
    ['0x7', { goal: '0', permitted: '0x7-22' }, '2-2=0'],
  ] as const)('does without %s where it can', (_, laid, equation) => {
    expect(plainest(laid)).toBe(equation);
  });

  it('has a part that changes nothing only if a Required cube forces it', () => {
    expect(plainest({ goal: '7', required: '70+' })).toBe('0+7=7');
    expect(plainest({ goal: '1', required: '5/5' })).toBe('5/5=1');
    expect(plainest({ goal: '3', required: 'r', permitted: '32', resources: '18^2/' })).toBe('1r3=3');
    expect(plainest({ goal: '0-5', required: '05-' })).toBe('0-5=0-5');
  });

  it.each(['junior', 'senior'])('turns no cube, and needs no wild 0, if upright cubes are enough: %s', (division) => {
    expect(plainest({ division, goal: '9', permitted: '63+-' })).toBe('3+6=9');
    expect(plainest({ division, goal: '9', permitted: '63-' })).toMatch(/^(6-u3|3-u6)=9$/);
    expect(plainest({ division, goal: '9', permitted: '063+' })).toBe('3+6=9');
    // 1 × 9 is plainer than (−1) × (−9).
    expect(plainest({ division, goal: '9', permitted: '19x' })).toBe('1x9=9');
  });

  it('goes no deeper than it must', () => {
    expect(plainest({ goal: '10', required: '1234+++' })).toBe('(1+2)+(3+4)=10');
  });

  it('has the easier sign', () => {
    expect(plainest({ goal: '4', permitted: '2222+x^' })).toBe('2+2=4');
    expect(plainest({ goal: '4', permitted: '2222x^' })).toBe('2x2=4');
    expect(plainest({ goal: '2', permitted: '3164-/' })).toBe('3-1=2');
  });

  it('takes one cube from Resources after Now', () => {
    expect(plainest({ goal: '7', permitted: '35+8', resources: '14-' }, 'one')).toBe('3+4=7');
  });

  it('does not depend on earlier questions', () => {
    const draw = drawsFrom(4_100);
    for (let position = 0; position < 15; position += 1) {
      const of = (count: number) => Array.from({ length: count }, () => '01234567892345+-x/+-x/^r'[draw(24)]).join('');
      const division = ['elementary', 'middle', 'senior'][draw(3)] ?? 'middle';
      const laid = { division, goal: String(1 + draw(30)), required: of(2), permitted: of(4), resources: of(6) };
      const [first, second] = [lay(laid), lay(laid)];
      second.solver.possible(second.table);
      second.solver.now(second.table);
      if (draw(2) === 0) second.solver.prepare(5);
      expect(second.solver.plainest(second.table), JSON.stringify(laid)).toEqual(first.solver.plainest(first.table));
    }
  });

  it('is unknown if nothing is known; if the search stops after a Solution is known, that one is shown', () => {
    const laid = { goal: '997', permitted: '23456789', resources: '+-x/+-x/' };
    expect(lay(laid, { stop: () => true }).solver.plainest(lay(laid).table).answer).toBe(null);
    const { solver, table } = lay(laid);
    const found = solver.possible(table);
    const stopped = lay(laid, { stop: () => true }).solver.plainest(
      table,
      'any',
      found.answer ? found.found : undefined,
    );
    expect(stopped).toEqual(found);
  });
});

describe('several Solutions', () => {
  it('are built differently, the plainest first, and all of them if there are no more', () => {
    const laid = { goal: '12', required: 'x', permitted: '3', resources: '4+62-1' };
    expect(several(laid, 3)).toEqual(['2x6=12', '3x4=12', '(1+2)x4=12']);
    expect(several({ goal: '5', permitted: '23+' }, 100)).toEqual(['2+3=5']);
    expect(several({ goal: '6', permitted: '23+', resources: '4' }, 5)).toEqual(['2+4=6']);
    expect(several({ goal: '8', permitted: '23+' }, 5)).toEqual([]);
  });

  it('of twenty cubes are as many as requested, each right and no two alike', () => {
    const laid = { division: 'senior', goal: '9', required: 'x', permitted: '346+', resources: '0-1258/^r732+95x' };
    const { solver, table } = lay(laid);
    const answer = solver.several(table, 'any', 100);
    const found = answer.answer ? answer.found : [];
    expect(found).toHaveLength(100);
    expect(new Set(found.map(({ solution }) => JSON.stringify(solution))).size).toBe(100);
    const sizes = found.map((each) => each.cubes);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    for (const { solution } of found)
      expect(
        judgeEquations({ rulebook, division: 'senior', goal: '9', ...table, after: 'impossible', solution }).correct,
      ).toBe(true);
  });

  it('that are cut short are not known', () => {
    let asked = 0;
    const stop = () => {
      asked += 1;
      return asked > 20;
    };
    const laid = { goal: '97', required: '--/', permitted: '12345678', resources: '+x+x-/' };
    expect(lay(laid, { stop }).solver.several(lay(laid).table, 'any', 100)).toMatchObject({
      answer: null,
      searched: { cubesFrom: expect.any(Number), steps: expect.any(Number) },
    });
  });
});

it('a search can be stopped while it skips bags', () => {
  let asked = 0;
  const stop = () => {
    asked += 1;
    return false;
  };
  // A share this small has hardly a bag.
  const laid = { goal: '997', permitted: '1234567', resources: '89+-x/^r+-x/12' };
  const { solver, table } = lay(laid, { stop, share: { part: 999_999, of: 1_000_000 } });
  solver.possible(table);
  expect(asked).toBeGreaterThan(2 * 21);
});
