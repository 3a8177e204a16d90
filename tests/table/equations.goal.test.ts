// The Goal of Equations at a table: which Goals are legal, which stand anyway, and what a wild 0 does to them.
import type { DivisionId } from '@openshake/rules';
import { expect, test } from 'vitest';
import { mat } from './support/basicGames.ts';
import { EQUATION_CUBES, TestTable } from './support/testTable.ts';

const BOOK = 'mlag-equations-basic-2018';
const cubesOf = (goal: string) => [...goal].filter((sign) => !'()su '.includes(sign));

/** A table at which the cubes of this Goal, and others, were rolled. */
function rolledFor(goal: string, division: DivisionId, officiating: 'strict' | 'table' = 'strict') {
  const rolled = [...cubesOf(goal), ...EQUATION_CUBES.split(' ')].slice(0, 24).join(' ');
  return new TestTable(BOOK, division, { players: 'ann bob', officiating }).started(rolled);
}

test.each([
  ['6', 'minor', 6],
  ['23', 'minor', 23],
  ['125', 'minor', 125],
  ['122', 'middle', 122],
  ['8-9', 'elementary', -1],
  ['17x8', 'minor', 136],
  ['19+8-5', 'minor', 22],
  ['87/13', 'minor', '87/13'],
  ['3r64', 'elementary', 4],
  ['r49', 'elementary', 7],
  ['r5', 'minor', 'r5'],
  ['100+25', 'minor', 125],
  ['2x3+5', 'minor', 11],
  ['2x(3+5)', 'minor', 16],
  ['(2x3)+5', 'minor', 11],
  ['r(5+4)x9', 'minor', 27],
  ['3^2', 'elementary', 9],
  ['2x 3+5', 'minor', 16],
  ['2x3 +5', 'minor', 11],
  ['2 x3+5', 'minor', 16],
  ['2 x 3 + 5', 'minor', 11],
  [' 2x3+5 ', 'minor', 11],
  ['9- 5-3', 'minor', 7],
  ['r5+4 x9', 'minor', 27],
  ['r 5+4', 'minor', 3],
  ['rr 9+7', 'minor', 2],
  ['r(1+2x4)', 'minor', 3],
  ['(r9+4)x2', 'minor', 14],
] as const)(
  '[mlag-equations-basic-2018 IV-B, IV-B-1, IV-B-2, IV-B-2#root, III-B, III-C] the Goal %s is legal (%s) and means %s',
  (goal, division, value) => {
    const table = rolledFor(goal, division).does('ann', 'set-goal', { goal });
    expect(mat(table).goalValues).toEqual([value]);
    expect(mat(table).resources).toHaveLength(24 - cubesOf(goal).length);
    // Leftover digits stay in Resources: they are numbers like any other.
    expect(mat(table).mat.forbidden).toEqual([]);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
  },
);

test.each([
  ['23+18+7', 'minor'],
  ['45x', 'minor'],
  ['+8', 'minor'],
  ['-8', 'senior'],
  ['1234', 'minor'],
  ['1111+1', 'senior'],
  ['7/0', 'middle'],
  ['0^0', 'minor'],
  ['r(3-7)', 'minor'],
  ['s3', 'minor'],
  ['u3', 'middle'],
  ['su3', 'senior'],
  ['r5', 'elementary'],
  ['3r9', 'elementary'],
  ['2^(1-3)', 'elementary'],
  ['65+87-3', 'minor'],
  ['+0', 'senior'],
  ['9000', 'senior'],
] as const)(
  '[mlag-equations-basic-2018 IV-B, IV-B-1#upright, IV-B-1#no-number, VI-A-1#a, VII-C-3-e] the Goal %s is not legal (%s): strict officiating refuses it; at a table it stands, and Impossible wins',
  (goal, division) => {
    const strict = rolledFor(goal, division);
    expect(strict.refused('ann', 'set-goal', { goal })).toBe('IV-B');
    expect(strict.phase).toMatchObject({ name: 'goal', player: 'ann' });
    const table = rolledFor(goal, division, 'table');
    expect(table.illegal('ann', 'set-goal', { goal })).toBe('IV-B');
    expect(mat(table)).toMatchObject({ goal, goalValues: [] });
    // Nobody can charge it as illegal procedure: the remedy is a challenge.
    expect(table.setAside('bob', 'charge', { what: 'IV-B' })).toBe('IX-A-2');
    table.does('bob', 'challenge', { claim: 'impossible' });
    table.does('ann', 'present', { solution: { equation: `2+3=${goal}` } });
    table.does('bob', 'reject', { writer: 'ann', clause: 'VII-C-3-e' });
    expect(table.scores).toEqual({ ann: 2, bob: 6 });
  },
);

test.each(['r((5+4)x9)', 'r(9x(5-4))', 'r((8-4)^2)', 'r(3r(5+4))'])(
  '[mlag-equations-basic-2018 IV-B-2, IV-B-2#root, VII-C-3-e] the Goal %s cannot be set: a root covers one group, and no spacing shows another inside it',
  (goal) => {
    const strict = rolledFor(goal, 'minor');
    expect(strict.refused('ann', 'set-goal', { goal })).toBe('IV-B-2');
    const table = rolledFor(goal, 'minor', 'table');
    expect(table.illegal('ann', 'set-goal', { goal })).toBe('IV-B-2');
    table.does('bob', 'challenge', { claim: 'impossible' });
    table.does('ann', 'present', { solution: { equation: `2+7=${goal}` } });
    table.does('bob', 'reject', { writer: 'ann', clause: 'VII-C-3-e' });
    expect(table.scores).toEqual({ ann: 2, bob: 6 });
  },
);

test('[mlag-equations-basic-2018 IV-B-2, VII-B-2, VII-C-3-f] a spaced Goal is written with parentheses; a space on paper means nothing', () => {
  for (const [equation, correct] of [
    ['(5x4)+1=3x(5+2)', true],
    ['(5x4)+1=3x 5+2', false],
    ['8+9=3x5+2', false],
    ['8+9=(3x5)+2', false],
  ] as const) {
    const table = new TestTable(BOOK, 'minor', { players: 'ann bob' });
    table.withGoal('3x 5+2', '3 x 5 + 2 5 x 4 + 1 8 + 9 0 0 0 0 0 0 0 0 0 0 0');
    expect(mat(table)).toMatchObject({ goal: '3x 5+2', goalValues: [21] });
    table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'present', { solution: { equation } });
    expect([equation, table.scores?.ann]).toEqual([equation, correct ? 6 : 2]);
  }
});

test('[mlag-equations-basic-2018 IV-B-2, XIII-0-wild] a 0 that stands for a sign groups as that sign does', () => {
  const table = rolledFor('2-503', 'senior').does('ann', 'set-goal', { goal: '2- 503' });
  // With 0 as + it is 2 − (5 + 3).
  expect(mat(table).goalValues).toContain(-6);
  expect(mat(table).goalValues).toContain(2 - 503);
});

test('[mlag-equations-basic-2018 IV-A, IV-B] a Goal is built from rolled cubes, at least one', () => {
  const table = new TestTable(BOOK, 'minor').started();
  for (const goal of ['', '11', '99', '()', { text: '' }, { values: [12] }, null, ['1', '2']])
    expect([goal, table.refused('ann', 'set-goal', { goal })]).toEqual([goal, 'IV-B']);
  table.does('ann', 'set-goal', { goal: { text: '1 2' } });
  expect(mat(table).goalValues).toEqual([12]);
});

test('[mlag-equations-basic-2018 XIII, XIII-sideways, XIII-upside-down] Junior and Senior may turn a cube in the Goal', () => {
  for (const division of ['junior', 'senior'] as const) {
    for (const [goal, value] of [
      ['s2', '1/2'],
      ['u3', -3],
      ['6xu2', -12],
      ['1+s4', '5/4'],
    ] as const) {
      const table = rolledFor(goal, division).does('ann', 'set-goal', { goal });
      expect([goal, mat(table).goalValues]).toEqual([goal, [value]]);
    }
    expect(rolledFor('6u2', division).refused('ann', 'set-goal', { goal: '6u2' })).toBe('IV-B');
  }
});

test.each([
  ['40', [40, 41, 42, 43, 44, 45, 46, 47, 48, 49]],
  ['0', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['1203', [36, 15, 9, 4, 1728]],
  ['7/0', [7, '7/2', '7/3', '7/4', '7/5', '7/6', 1, '7/8', '7/9']],
] as const)(
  '[mlag-equations-basic-2018 XIII-0-wild] a wild 0 makes the Goal %s legal if one of its meanings does',
  (goal, some) => {
    const table = rolledFor(goal, 'senior').does('ann', 'set-goal', { goal });
    expect(mat(table).goalValues).toEqual(expect.arrayContaining([...some]));
    if (goal === '40' || goal === '0') expect(mat(table).goalValues).toHaveLength(some.length);
    // Below Junior, a 0 is just a 0.
    const minor = rolledFor(goal, 'minor').tries('ann', 'set-goal', { goal });
    expect(minor.ok).toBe(goal === '40' || goal === '0');
  },
);

test('[mlag-equations-basic-2018 XIII-0-wild, XIII-0-wild#examples, XIII-0-wild#comment, VII-C-1-b] each writer says what the 0 is, the same in Goal and Solution', () => {
  for (const [solution, correct] of [
    [{ equation: '(8x5)+0=40', wild: { 0: '2' } }, true],
    [{ equation: '8x5=40' }, true],
    [{ equation: '(9x5)-0=40', wild: { 0: '5' } }, false],
    [{ equation: '(8x5)+0=40' }, true],
    [{ equation: '(8x5)+2=40' }, false],
    [{ equation: '(8x5)+2=40', wild: { 0: '2' } }, true],
  ] as const) {
    const table = rolledFor('400', 'senior').does('ann', 'set-goal', { goal: '40' });
    table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'present', { solution });
    expect([solution, table.scores]).toEqual([solution, correct ? { ann: 6, bob: 2 } : { ann: 2, bob: 6 }]);
  }
});

test('[mlag-equations-basic-2018 IV-B-1, I-B-2-a] the cubes of the Goal cannot be used for anything else', () => {
  const table = new TestTable(BOOK, 'minor', { players: 'ann bob' }).withGoal('9');
  expect(table.refused('bob', 'move', { cube: '9', to: 'required' })).toBe('V-B');
  table.does('bob', 'challenge', { claim: 'impossible' });
  table.does('ann', 'present', { solution: { equation: '9+0=9' } });
  expect(table.scores).toEqual({ ann: 2, bob: 6 });
});

test('[mlag-equations-basic-2018 I-C#chart] every player sees what a recording sheet has: Resources, Goal and the opened papers', () => {
  const table = new TestTable(BOOK, 'minor', { players: 'ann bob', officiating: 'table' }).withGoal();
  table.does('bob', 'challenge', { claim: 'impossible' });
  table.does('ann', 'present', { solution: { equation: '6+6=12' } });
  const seen = table.view('bob');
  expect(seen.table).toMatchObject({ goal: '12', resources: expect.arrayContaining(['0', '9', 'r']) });
  expect(seen.checking?.solutions).toEqual({ ann: { solution: { equation: '6+6=12' } } });
});

test('[mlag-equations-basic-2018 IV-D-1#a] No Goal may be declared after any roll', () => {
  const table = new TestTable(BOOK, 'minor').started().does('ann', 'no-goal').does('bob', 'agree').does('cy', 'agree');
  expect(table.shakes).toMatchObject([{ ended: 'void' }]);
});
