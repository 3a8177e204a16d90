// Every door of the solver refuses, in words, anything that is not a card or cube.
import type { Cube as EquationCube } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { Solver as EquationsSolver, GoalFinder } from '../equations/index.ts';
import { goalsFrom } from './goals.ts';
import { canSolve, isRight, plainest, positionOf, solve, solveGoals } from './index.ts';
import type { WrittenOnSetsTable } from './position.ts';

const TABLE: WrittenOnSetsTable = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  variations: [],
  universe: ['B', 'RY', 'BR', 'blank'],
  goal: { values: [3] },
  required: ['B'],
  permitted: ['U'],
  forbidden: [],
  resources: ['Y', 'R'],
};

const tableWith = (fields: object): WrittenOnSetsTable => ({ ...TABLE, ...fields });

describe('a table written with texts', () => {
  it('names cards by their dots or by their numbers', () => {
    expect(positionOf(TABLE).universe).toEqual([1, 10, 3, 0]);
    expect(positionOf(tableWith({ universe: [1, 10, 'rb', 'Blank'] })).universe).toEqual([1, 10, 3, 0]);
    expect(solve(positionOf(TABLE), 'one')).toBeDefined();
  });

  it('names cubes in either alphabet and any case', () => {
    const { required, permitted, resources } = positionOf(
      tableWith({ required: ['b'], permitted: ['∪', '−'], resources: ['⊆', '3'] }),
    );
    expect({ required, permitted, resources }).toEqual({ required: ['B'], permitted: ['U', '-'], resources: ['C'] });
    expect(goalsFrom(['3', '∪'])).toHaveLength(2);
  });

  for (const card of ['X', 'purple', 'BB', '', '3', 16, -1, 1.5, Number.NaN, undefined, null, ['B']])
    it(`refuses ${JSON.stringify(card) ?? card} as a card`, () => {
      const table = tableWith({ universe: ['B', card] });
      expect(() => positionOf(table)).toThrow(/in universe is not a card\. Name a card by its dots, such as "B"/);
      expect(() => solveGoals(table)).toThrow(/is not a card/);
    });

  for (const cube of ['X', 'purple', 'BU', '', '6', 'u1', 3, undefined, null, {}])
    for (const section of ['required', 'permitted', 'forbidden', 'resources'])
      it(`refuses ${JSON.stringify(cube) ?? cube} as a cube in ${section}`, () => {
        const table = tableWith({ [section]: ['B', cube] });
        expect(() => positionOf(table)).toThrow(
          `in ${section} is not a cube of On-Sets. Write a cube as a text of one symbol: B R G Y V A U N - ' = C 1 2 3 4 5.`,
        );
        expect(() => isRight('impossible', table)).toThrow(/is not a cube/);
        expect(() => solveGoals(table)).toThrow(/is not a cube/);
      });

  it('names the text that it refuses, cut short', () => {
    expect(() => positionOf(tableWith({ universe: ['purple'] }))).toThrow('"purple" in universe');
    expect(() => positionOf(tableWith({ required: ['X'.repeat(5000)] }))).toThrow(`"${'X'.repeat(40)}…" in required`);
    // No character is cut in half.
    expect(() => positionOf(tableWith({ required: [`${'X'.repeat(39)}😀😀`] }))).toThrow(
      `"${'X'.repeat(39)}…" in required`,
    );
  });

  for (const list of [undefined, null, 'B', 7, {}])
    it(`refuses ${JSON.stringify(list) ?? list} where a list is needed`, () => {
      expect(() => positionOf(tableWith({ universe: list }))).toThrow(
        'universe must be a list, such as ["B","RY","blank"]',
      );
      expect(() => positionOf(tableWith({ resources: list }))).toThrow('resources must be a list, such as ["B","U"]');
    });
});

describe('a position that was put together by hand', () => {
  const position = positionOf(TABLE);
  it('is refused if something is not a card or a cube', () => {
    for (const ask of [solve, canSolve, plainest]) {
      expect(() => ask({ ...position, universe: ['B'] as unknown as number[] }, 'any')).toThrow(
        '"B" in universe is not the number of a card, from 0 to 15. Let positionOf read the cards',
      );
      expect(() => ask({ ...position, required: ['X' as 'B'] }, 'any')).toThrow('"X" is not a cube of On-Sets');
    }
  });
});

describe('Equations', () => {
  const shake = { rulebook: 'mlag-equations-basic-2018', division: 'middle', goal: '3' };
  const none = { required: [], permitted: [], forbidden: [], resources: [] };

  for (const cube of ['q', '10', '', 3, undefined])
    it(`refuses ${JSON.stringify(cube) ?? cube} as a cube`, () => {
      const cubes: EquationCube[] = ['1', cube as '1'];
      const told = /is not a cube of Equations\. Write a cube as a text: 0 1 2 3 4 5 6 7 8 9 \+ - x \/ \^ r\./;
      expect(() => new EquationsSolver(shake, cubes)).toThrow(told);
      expect(() => new EquationsSolver(shake, ['1']).now({ ...none, resources: cubes })).toThrow(told);
      expect(() => new GoalFinder(shake, { ...none, resources: cubes })).toThrow(told);
    });

  it('refuses anything that is not a list', () => {
    expect(() => new EquationsSolver(shake, undefined as never)).toThrow('A section must be a list, such as ["3","+"]');
    expect(() => new EquationsSolver(shake, ['1']).possible({ ...none, required: '12' as never })).toThrow(
      /must be a list/,
    );
  });
});
