// Which Goals a roll has, by the fewest cubes of a Solution; and whether No Goal is right because none has one.
import { shakeRules as equationsRules } from '@openshake/rules/equations';
import { Stopped } from '@openshake/solver';
import {
  GoalFinder as EquationsGoalFinder,
  type Sections as EquationsSections,
  Solver as EquationsSolver,
  type SolverOptions as EquationsSolverOptions,
} from '@openshake/solver/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from './support/draws.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const BOOK = 'mlag-equations-basic-2018';
const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const;

/** With turned cubes and a wild 0 there are many more Goals, so the rolls are fewer or simpler. */
const isTurned = (division: string): boolean => equationsRules(BOOK, division).turnedCubes;

type Draw = ReturnType<typeof drawsFrom>;

const drawn = (draw: Draw, faces: string, count: number): string[] =>
  Array.from({ length: count }, () => faces.charAt(draw(faces.length)));

describe('Goals', () => {
  function finderOf(division: string, resources: string, required = '', options: EquationsSolverOptions = {}) {
    const sections = { required: [...required], permitted: [], forbidden: [], resources: [...resources] };
    return new EquationsGoalFinder({ rulebook: BOOK, division }, sections as unknown as EquationsSections, options);
  }

  /** Few cubes, and often too few signs or digits for a Solution besides a Goal. */
  function rollFrom(draw: Draw, size: number): string {
    const signs = 1 + draw(Math.floor(size / 2));
    return [...drawn(draw, '012344689', size - signs), ...drawn(draw, '+-x/^r', signs)].join('');
  }

  it(`[${BOOK} IV-D] No Goal is wrong where only a longer Goal, or a longer Solution, can be had`, () => {
    // 2^6 = 8^2, and no other two.
    expect(finderOf('middle', '2682^^^').isNoGoalRight(2)).toBe(true);
    expect(finderOf('middle', '2682^^^').isNoGoalRight()).toBe(false);
    // 7 + 7 + 7 = 9 + 8 + 4. No sum of one or two of these digits equals a sum of others, and numerals are larger.
    expect(finderOf('elementary', '777984++++').isNoGoalRight(4)).toBe(true);
    expect(finderOf('elementary', '777984++++').isNoGoalRight()).toBe(false);
    // 5 = 5 + 9 - 9 and 9 = 9 + 5 - 5.
    expect(finderOf('middle', '5599+-').isNoGoalRight()).toBe(false);
    expect(finderOf('middle', '5599+').isNoGoalRight()).toBe(true);
    expect(finderOf('middle', '5599-').isNoGoalRight()).toBe(true);
    // 9 is the root of 9^(8/4).
    expect([...finderOf('elementary', '9984^/r').each(6)].filter(({ cubes }) => cubes !== null)).toEqual([
      { goal: '9', cubes: 6 },
    ]);
    expect(finderOf('elementary', '9984^/r').isNoGoalRight()).toBe(false);
  });

  it(`[${BOOK} IV-B-2] only Goals that spacing can show are listed, and a spaced Goal is answered with its parentheses`, () => {
    const goals = [...finderOf('minor', '123+xr4-').each(6)].map(({ goal }) => goal);
    expect(goals).toContain('(r(1+2))x3');
    expect(goals).toContain('r(1+(2x3))');
    expect(goals.filter((goal) => goal.startsWith('r((1+2)x') || goal.startsWith('r(3x(1+'))).toEqual([]);
    const resources = ['5', 'x', '4', '+', '1'] as const;
    const solver = new EquationsSolver({ rulebook: BOOK, division: 'minor', goal: '3x 5+2' }, resources);
    const found = solver.possible({ required: [], permitted: [], forbidden: [], resources });
    expect(found.answer && found.found.solution).toMatchObject({ equation: expect.stringMatching(/=3x\(5\+2\)$/) });
  });

  it(`[${BOOK} IV-D] whether No Goal is right is not known where the search is stopped or nobody can decide`, () => {
    let asked = 0;
    const stop = () => {
      asked += 1;
      return true;
    };
    // Two of these digits make 14 to 18, and no numeral of the others is one of these.
    expect(finderOf('elementary', '777888999+').isNoGoalRight()).toBe(true);
    expect(finderOf('elementary', '777888999+', '', { stop }).isNoGoalRight()).toBe(null);
    expect(asked).toBeGreaterThan(0);
    expect(() => [...finderOf('elementary', '777888999+', '', { stop }).withFewest(3, 6)]).toThrow(Stopped);
    // There is no known proof whether the root of 9^(9^9) + 5 is whole; with 2 more it might be 3^(9^9).
    const all = finderOf('elementary', '399^^', '999^^5+r2+').all(6);
    expect(all).toMatchObject({ answer: null, searched: { undecided: expect.any(Number) } });
    expect(all.goals.filter(({ cubes }) => cubes !== null)).toEqual([]);
    expect(finderOf('elementary', '399^^', '999^^5+r2+').isNoGoalRight()).toBe(null);
  });

  it(`[${BOOK} IV-D] No Goal is right where not one Goal has a Solution, on small rolls of every division`, () => {
    for (const [index, division] of DIVISIONS.entries()) {
      const [rolls, sizes] = isTurned(division) ? [long ? 200 : 4, 2] : [long ? 400 : 8, 3];
      const first = 7_300 + index * 1_000;
      const answers = { right: 0, wrong: 0 };
      for (let seed = first; seed < first + rolls; seed += 1) {
        const draw = drawsFrom(seed);
        const roll = rollFrom(draw, 4 + draw(sizes));
        const isRight = [...finderOf(division, roll).each(6)].every(({ cubes }) => cubes === null);
        expect(finderOf(division, roll).isNoGoalRight(), `seed ${seed}: ${roll}, ${division}`).toBe(isRight);
        answers[isRight ? 'right' : 'wrong'] += 1;
      }
      console.log(
        `No Goal: ${rolls} rolls, ${division}, from seed ${first}, right for ${answers.right}, wrong for ${answers.wrong}`,
      );
      expect(Math.min(answers.right, answers.wrong)).toBeGreaterThan(rolls / 12);
    }
  });

  it(`[${BOOK} IV-B] those with exactly this many cubes are the same as in the whole list`, () => {
    const rolls = long ? 60 : 2;
    const goals = new Map<number, number>();
    for (const [index, division] of DIVISIONS.entries()) {
      const first = 8_300 + index * 1_000;
      for (let seed = first; seed < first + rolls; seed += 1) {
        const draw = drawsFrom(seed);
        const roll = [
          ...drawn(draw, isTurned(division) ? '12345' : '0123456789', 4),
          ...drawn(draw, '+-x/^', 3),
          'r',
        ].join('');
        // If a cube is Required, each Goal needs its own search.
        const required = seed % 4 === 0 && !isTurned(division) ? roll.charAt(0) : '';
        const finder = () => finderOf(division, roll.slice(required.length), required);
        const all = [...finder().each()];
        for (let cubes = 2; cubes <= 6; cubes += 1) {
          const wanted = all.filter((found) => found.cubes === cubes).map(({ goal }) => goal);
          const found = [...finder().withFewest(cubes)];
          expect(found.sort(), `seed ${seed}: ${roll}, ${division}, ${cubes} cubes`).toEqual(wanted.sort());
          goals.set(cubes, (goals.get(cubes) ?? 0) + wanted.length);
        }
      }
    }
    const counts = [...goals].map(([cubes, count]) => `${count} of ${cubes}`).join(', ');
    console.log(`fewest cubes: ${rolls} rolls of each division from seed 8300: ${counts}`);
    expect(Math.min(...goals.values())).toBeGreaterThan(0);
  });
});
