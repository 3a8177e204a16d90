// The solver's pages.
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../solve/answer.ts';
import { EQUATIONS_REQUEST, REQUEST } from '../testing/openshake.ts';
import { layout } from './page.ts';
import { prettySolved } from './solved.ts';

const page = (request: object, limitMs?: number): string =>
  prettySolved(answerQuestion(request, limitMs), request, layout(undefined, 100));
const onSets = (fields: object): string => page({ ...REQUEST, after: undefined, solution: undefined, ...fields });
const equations = (fields: object, limitMs?: number): string =>
  page({ ...EQUATIONS_REQUEST, after: undefined, solution: undefined, ...fields }, limitMs);
const bare = { required: [], permitted: [], forbidden: [], resources: [] };

describe("the solver's page shows", () => {
  it('[mlag-equations-basic-2018 XIII-0-wild] what a wild 0 stands for, in the signs of people, below the position', () => {
    const cubes = { ...bare, required: ['3'], permitted: ['0', '4'], resources: ['1'] };
    expect(equations({ id: 'w', division: 'senior', goal: '12', ...cubes, question: 'now' })).toBe(
      `✓ Yes  w
  Question      Can a Solution be written with the mat and at most one cube from Resources?
  Rulebook      MLAG Basic Equations 2018-19, senior
  Goal          12
  Required      3
  Permitted     0 4
  Resources     1

  Equation      304=12
  Wild          0:×
`,
    );
  });

  it('the signs of an Equation and of the cubes that it takes', () => {
    const cubes = { ...bare, permitted: ['3', '4'], resources: ['x'] };
    const shown = equations({ goal: '12', ...cubes, question: 'now' });
    expect(shown).toContain('  Equation      3×4=12\n\n  Cubes taken   ×\n');
  });

  it('[agloa-onsets-2023 XIII-D-14] both of Two Solutions, and the variations that do not count', () => {
    const variations = ['two-solutions', 'wild-cub', 'wild-cube'];
    const shown = onSets({ division: 'senior', variations, question: 'possible' });
    expect(shown).toMatch(/Solution 1\n( {2}Restriction .*\n)?.*Set-Name[\s\S]*Solution 2\n/);
    expect(shown).toMatch(/Not played {4}wild-cub: There is no variation with this name/);
    expect(shown).toMatch(/Not played {4}wild-cube: Wild Cube needs a cube/);
  });

  it('[agloa-onsets-2023 VI-A] several Solutions as a numbered list, the plainest first', () => {
    const cubes = { ...bare, permitted: ['B', 'U', 'R', '-'], resources: ['G'] };
    const asked = { division: 'middle', universe: ['B', 'R', 'BR', 'G', 'BG'], goal: { values: [2] }, ...cubes };
    expect(onSets({ ...asked, question: 'now', count: 3 })).toContain(`
  Set-Name      B − R

  1. B − R
  Step 1        B − R  names  B  BG  (2 cards)

  2. B − G
  Step 1        B − G  names  B  BR  (2 cards)

  3. R − G
  Step 1        R − G  names  R  BR  (2 cards)
`);
    expect(onSets({ ...asked, question: 'now', count: 1 })).not.toContain('2. ');
  });

  it('[agloa-onsets-2023 XIII-C-12] how the blank card is painted', () => {
    const shown = onSets({
      division: 'senior',
      variations: ['blank-card-wild'],
      universe: ['blank', 'G'],
      goal: { values: [1] },
      ...bare,
      required: ['B', 'N'],
      permitted: ['R'],
      question: 'now',
    });
    expect(shown).toMatch(/Set-Name .*\n {2}Blank painted B\n/);
  });

  it('why a Goal is not legal, with the clause', () => {
    expect(onSets({ goal: undefined, question: 'now' })).toMatch(/^✗ No\n[\s\S]*What is wrong\n.*There is no Goal\./);
    expect(equations({ goal: '1++2', question: 'now' })).toMatch(
      /^✗ No\n[\s\S]*What is wrong\n {2}III-B-1 {2}\+ joins two numbers/,
    );
  });

  it('the values of a Goal in a study position', () => {
    expect(equations({ goal: { values: [12, 7] }, question: 'possible' })).toContain('  Goal          12 or 7\n');
  });

  it('that no move is safe', () => {
    expect(equations({ goal: '12', ...bare, permitted: ['3', '4'], resources: ['x'], question: 'avoid' })).toMatch(
      /^✗ No\n[\s\S]*\n {2}Moves {9}no move is safe\n$/,
    );
  });

  it('the Goals with the fewest cubes first, those without a Solution last', () => {
    const shown = onSets({ ...bare, goal: undefined, resources: ['1', '4', '5', 'B', 'R', 'U'], question: 'goals' });
    const told = [...shown.matchAll(/: (\d+ cubes?|no Solution)$/gm)].map(([, how = '']) => Number.parseInt(how, 10));
    const solved = told.filter((cubes) => !Number.isNaN(cubes));
    expect(solved.length).toBeGreaterThan(1);
    expect(told.slice(0, solved.length)).toEqual(solved.toSorted((one, other) => one - other));
    expect(told.length).toBeGreaterThan(solved.length);
  });

  it('how far a stopped search got, in words', () => {
    const cubes = { ...bare, permitted: ['2', '3', '5', '7', '9', '+', 'x', '-', '/', '^'], resources: ['8', 'r'] };
    const shown = equations({ goal: '997', ...cubes, question: 'possible' }, 0);
    expect(shown).toMatch(
      /^\? Not known\n[\s\S]*Why {11}the search stopped before it was finished\n {2}Searched {6}[\d,]+ steps?\n/,
    );
    const moves = { id: undefined, answer: null, searched: { moves: 25, steps: 4_096, undecided: 0 } };
    expect(prettySolved(moves, { ...EQUATIONS_REQUEST, question: 'avoid' }, layout(undefined, 100))).toContain(
      '25 moves answered',
    );
  });
});

describe('the answer also has', () => {
  it('[agloa-onsets-2023 II-C-2] the variations that do not count, as the judge does', () => {
    const answer = answerQuestion({ ...REQUEST, after: undefined, variations: ['wild-cub'], question: 'now' });
    expect(answer).toMatchObject({ answer: true, ignoredVariations: [{ name: 'wild-cub', clause: 'II-C-2' }] });
    expect(answerQuestion({ ...REQUEST, after: undefined, question: 'now' })).not.toHaveProperty('ignoredVariations');
  });

  it('[agloa-onsets-2023 VII-C-5-a] the fault of a Goal, in either game', () => {
    const heap = { goal: { shape: 'heap', cubes: ['1'] }, question: 'avoid', after: undefined };
    expect(answerQuestion({ ...REQUEST, ...heap })).toMatchObject({
      answer: false,
      goalFault: { clause: 'VII-C-5-a' },
    });
    const none = { ...EQUATIONS_REQUEST, goal: undefined, question: 'possible' };
    expect(answerQuestion(none)).toEqual({
      id: null,
      answer: false,
      goalFault: { clause: 'IV-B', message: 'There is no Goal.', facts: { key: 'goal.notThere' } },
    });
    expect(answerQuestion({ ...none, ...bare, question: 'goals' })).not.toHaveProperty('goalFault');
  });

  it('[mlag-equations-basic-2018 XIII-0-wild] no fault if a wild 0 makes the Goal legal', () => {
    const wild = { ...EQUATIONS_REQUEST, ...bare, division: 'senior', question: 'now' };
    expect(answerQuestion({ ...wild, goal: '30(4+1)' })).toEqual({ id: null, answer: false });
    expect(answerQuestion({ ...wild, division: 'middle', goal: '30(4+1)' })).toHaveProperty('goalFault');
  });
});
