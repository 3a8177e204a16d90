// The Goal, the bonus before it and No Goal in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, pointsLost, tableOf } from './support/basicGames.ts';
import { CUBES, CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

const BOOK = 'mlag-onsets-basic-2019';
const single = (digit: string) => ({ shape: 'single', cubes: [digit] });

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-A, III-B-2-d; mlag-equations-basic-2018 IV-A, IV-B-3-d] the player who rolled sets the Goal, and it never changes ($book)',
  (game) => {
    const goal = game.book === BOOK ? single('2') : '8';
    const table = tableOf(game).started();
    expect(table.refused('bob', 'set-goal', { goal })).toBe(game.clause('III-A', 'IV-A'));
    table.does('ann', 'set-goal', { goal });
    expect(mat(table).goal).toEqual(goal);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    const other = game.book === BOOK ? single('3') : '9';
    expect(table.refused('ann', 'set-goal', { goal: other })).toBe(game.clause('III-B-2-d', 'IV-B-3-d'));
    expect(mat(table).goal).toEqual(goal);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-B-2, III-B-2-a, III-B-2-b; mlag-equations-basic-2018 IV-B-3, IV-B-3-a, IV-B-3-b] the Goal section is empty until the Goal is stated; then it has all its cubes ($book)',
  (game) => {
    const table = tableOf(game).started();
    const [goal, cubes] =
      game.book === BOOK ? [{ shape: 'row', cubes: ['2', 'u1'] }, ['2', '1']] : ['3x(5-2)', ['3', 'x', '5', '-', '2']];
    expect(mat(table).goal).toBeNull();
    const before = [...mat(table).resources];
    table.does('ann', 'set-goal', { goal });
    const after = mat(table);
    const there = [...cubes, ...after.resources, ...after.mat.forbidden];
    expect(there.sort()).toEqual(before.sort());
    expect(after.goalValues).toEqual([game.book === BOOK ? 1 : 9]);
  },
);

test('[mlag-onsets-basic-2019 III-B] one to three of the rolled digit cubes', () => {
  const table = new TestTable(BOOK, 'senior').started();
  expect(table.refused('ann', 'set-goal', { goal: { shape: 'single', cubes: [] } })).toBe('III-B');
  expect(table.refused('ann', 'set-goal', { goal: single('4') })).toBe('III-B');
  expect(table.refused('ann', 'set-goal', { goal: { shape: 'row', cubes: ['1', '1'] } })).toBe('III-B');
  expect(table.refused('ann', 'set-goal', { goal: { values: [3] } })).toBe('III-B');
  expect(table.refused('ann', 'set-goal', { goal: 'three' })).toBe('III-B');
  expect(table.tries('ann', 'set-goal', { goal: { shape: 'single', cubes: ['B'] } }).ok).toBe(false);
  table.does('ann', 'set-goal', { goal: { shape: 'T', cubes: ['2', '1', '3'] } });
  expect(mat(table)).toMatchObject({ goalValues: [8], mat: { forbidden: [] } });
});

test('[mlag-onsets-basic-2019 III-B-1, III-B-1-a, III-B-1-b, III-B-1-c] leftover digits go to Forbidden automatically, and nobody moves them', () => {
  const table = new TestTable(BOOK, 'senior').withGoal({ shape: 'column', cubes: ['2', '3'] });
  expect(mat(table).goalValues).toEqual([6]);
  expect(mat(table).mat.forbidden).toEqual(['1']);
  expect(mat(table).resources).toHaveLength(15);
  expect(table.refused('bob', 'move', { cube: '1', to: 'forbidden' })).toBe('IV-B');
});

test('[mlag-onsets-basic-2019 III-B-1, V-A-1#a] strict officiating refuses a Goal without a meaning; at a table it stands, and Impossible wins', () => {
  const undefinedGoals = [
    { shape: 'other', cubes: ['1', '2'] },
    { shape: 'row', cubes: ['1', 'u3'] },
    { shape: 'L', cubes: ['1', '2'] },
  ];
  for (const goal of undefinedGoals) {
    expect(new TestTable(BOOK, 'senior').started().refused('ann', 'set-goal', { goal })).toBe('III-B-1');
    const table = new TestTable(BOOK, 'senior', { officiating: 'table', players: 'ann bob' }).started();
    expect(table.illegal('ann', 'set-goal', { goal })).toBe('III-B-1');
    expect(mat(table).goalValues).toEqual([]);
    table.does('bob', 'challenge', { claim: 'impossible' });
    table.does('ann', 'present', { solution: { setName: 'B N R' } });
    expect(table.setAside('bob', 'reject', { writer: 'ann', clause: 'VII-B-2-b' })).toBe('VII-C-3');
    table.does('bob', 'reject', { writer: 'ann', clause: 'VII-C-3-a' });
    expect(table.scores).toEqual({ ann: 2, bob: 6 });
    expect(pointsLost(table)).toEqual({});
  }
});

test('[mlag-onsets-basic-2019 III-B] players may set a Goal above the number of cards; then Impossible is right', () => {
  const table = new TestTable(BOOK, 'senior', { players: 'ann bob' });
  table.withGoal({ shape: 'T', cubes: ['5', '4', '3'] }, "3 4 5 B B R R G G Y Y U N - ' V A V");
  expect(mat(table).goalValues).toEqual([35]);
  table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'present', { solution: { setName: 'V U B' } });
  expect(table.scores).toEqual({ ann: 2, bob: 6 });
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-B-2-c, XI-A-1-b; mlag-equations-basic-2018 IV-B-3-c, XI-A-1-a] if time runs out and the section is empty: a point, one more minute, and then the shake is void ($book)',
  (game) => {
    const table = tableOf(game).started();
    table.clock(125);
    expect(pointsLost(table)).toEqual({});
    table.clock(10);
    expect(pointsLost(table)).toEqual({ ann: 1 });
    expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
    table.clock(75);
    expect(table.shakes).toMatchObject([{ goalSetter: 'ann', ended: 'void', penalties: { ann: -1 } }]);
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    expect(table.totals).toEqual({ ann: -1, bob: 0, cy: 0 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-C, III-C-1; mlag-equations-basic-2018 IV-C] a bonus before the Goal goes to Forbidden, once ($book)',
  (game) => {
    const bonus = game.clause('III-C', 'IV-C');
    const table = tableOf(game).started();
    expect(table.refused('bob', 'bonus', { cube: '-' })).toBe(game.clause('III-A', 'IV-A'));
    expect(table.tries('ann', 'bonus', { cube: game.clause('=', '√√') }).ok).toBe(false);
    table.does('ann', 'bonus', { cube: '-' });
    expect(mat(table).mat.forbidden).toEqual(['-']);
    expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
    const again = game.book === BOOK ? 'N' : '+';
    expect(table.refused('ann', 'bonus', { cube: again })).toBe(bonus);
    table.does('ann', 'set-goal', { goal: game.book === BOOK ? single('3') : '12' });
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
  },
);

test('[mlag-onsets-basic-2019 III-C-1] the bonus before the Goal may not be a digit, but may be = or ⊆', () => {
  const table = new TestTable(BOOK, 'senior').started(CUBES_WITH_RELATIONS);
  expect(table.refused('ann', 'bonus', { cube: '1' })).toBe('III-C-1');
  table.does('ann', 'bonus', { cube: '⊆' });
  expect(mat(table).mat.forbidden).toEqual(['C']);
});

test('[mlag-equations-basic-2018 IV-C] the bonus before the Goal may be any cube, even a digit', () => {
  const table = new TestTable('mlag-equations-basic-2018', 'minor').started();
  table.does('ann', 'bonus', { cube: '7' }).does('ann', 'set-goal', { goal: '12' });
  expect(mat(table).mat.forbidden).toEqual(['7']);
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-C, IV-C; mlag-equations-basic-2018 IV-C, V-C] the leader may make bonus moves too ($book)',
  (game) => {
    const table = tableOf(game, { players: 'ann bob' }).withGoal();
    // Bob wins the first shake and sets the Goal of the second.
    table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline');
    expect(table.totals).toEqual({ ann: 2, bob: 6 });
    table.started().does('bob', 'bonus', { cube: '-' });
    table.does('bob', 'set-goal', { goal: game.book === BOOK ? single('3') : '12' });
    const [one, two, three] = game.book === BOOK ? ['B', 'R', 'G'] : ['7', '8', '9'];
    table.moves(`${one} required`).does('bob', 'bonus', { cube: two }).moves(`${three} permitted`);
    expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
    expect(pointsLost(table)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-D, III-D-1; mlag-equations-basic-2018 IV-D, IV-D-1] all agree that there is No Goal: void, no points, the same Goal-setter ($book)',
  (game) => {
    const agree = game.clause('III-D', 'IV-D');
    const table = tableOf(game).started();
    expect(table.tries('bob', 'no-goal').ok).toBe(false);
    table.does('ann', 'no-goal');
    expect(table.phase).toEqual({ name: 'no-goal', deadline: table.now + 60_000 });
    expect(table.refused('ann', 'agree')).toBe(agree);
    table.does('bob', 'agree');
    expect(table.refused('bob', 'agree')).toBe(agree);
    expect(table.refused('bob', 'challenge', { claim: 'no-goal' })).toBe(agree);
    table.does('cy', 'agree');
    expect(table.shakes).toMatchObject([{ goalSetter: 'ann', ended: 'void' }]);
    expect(table.shakes[0]).not.toHaveProperty('scores');
    expect(table.phase).toEqual({ name: 'start', player: 'ann' });
    expect(table.totals).toEqual({ ann: 0, bob: 0, cy: 0 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-D; mlag-equations-basic-2018 IV-D] a player who is silent for the minute has agreed, without a fine ($book)',
  (game) => {
    const table = tableOf(game).started().does('ann', 'no-goal').does('cy', 'agree');
    table.clock(58);
    expect(table.phase.name).toBe('no-goal');
    table.clock(2);
    expect(table.phase).toEqual({ name: 'start', player: 'ann' });
    expect(pointsLost(table)).toEqual({});
    expect(table.log).toContainEqual(expect.objectContaining({ type: 'noGoalAgreed', by: 'bob', silent: true }));
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-D-1#c; mlag-equations-basic-2018 IV-D-1#c] after a bonus, the player must set a Goal ($book)',
  (game) => {
    for (const officiating of ['strict', 'table'] as const) {
      const table = tableOf(game, { officiating }).started().does('ann', 'bonus', { cube: '-' });
      expect(table.refused('ann', 'no-goal')).toBe(game.clause('III-D-1', 'IV-D-1'));
    }
  },
);

const NO_GOAL_ROWS = [
  { challenger: 'right', third: 'silent', scores: { ann: 2, bob: 6, cy: 2 } },
  { challenger: 'right', third: 'right', scores: { ann: 2, bob: 6, cy: 4 } },
  { challenger: 'right', third: 'wrong', scores: { ann: 2, bob: 6, cy: 2 } },
  { challenger: 'wrong', third: 'silent', scores: { ann: 6, bob: 2, cy: 6 } },
  { challenger: 'wrong', third: 'right', scores: { ann: 2, bob: 2, cy: 4 } },
  { challenger: 'wrong', third: 'wrong', scores: { ann: 6, bob: 2, cy: 2 } },
] as const;

test.each(BASIC_GAMES.flatMap((game) => NO_GOAL_ROWS.map((row) => ({ ...row, game, book: game.book }))))(
  '[mlag-onsets-basic-2019 III-D-2; mlag-equations-basic-2018 IV-D-2, IV-D-2#challenger, IV-D-2#third, IV-D-2#setter] No Goal challenged: Challenger $challenger, Third Party $third ($book)',
  ({ game, challenger, third, scores }) => {
    const paper = { right: game.rightWithGoal, wrong: game.wrongWithGoal };
    for (const officiating of ['strict', 'table'] as const) {
      const table = tableOf(game, { officiating }).started().does('ann', 'no-goal');
      expect(table.refused('ann', 'present', { solution: paper.right })).toBe('VII-A');
      table.does('bob', 'challenge', { claim: 'no-goal' });
      expect(table.phase).toEqual({ name: 'write', deadline: table.now + 120_000 });
      expect(table.refused('ann', 'present', { solution: paper.right })).toBe('VII-A');
      table.does('bob', 'present', { solution: paper[challenger] });
      if (third === 'silent') table.does('cy', 'decline');
      else table.does('cy', 'present', { solution: paper[third] });
      for (const [writer, how] of [
        ['bob', challenger],
        ['cy', third],
      ] as const) {
        if (officiating === 'strict' || how === 'silent') continue;
        if (how === 'wrong') table.does('ann', 'reject', { writer, clause: game.equals });
        else
          for (const checker of ['ann', 'bob', 'cy']) if (checker !== writer) table.does(checker, 'accept', { writer });
      }
      expect(table.scores).toEqual(scores);
      expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 III-D-2; mlag-equations-basic-2018 IV-D-2] two players: the block is picked up first, and any cube from Resources may be used ($book)',
  (game) => {
    const table = tableOf(game, { players: 'ann bob' }).started().does('ann', 'no-goal').does('bob', 'pick-up-block');
    expect(table.refused('bob', 'agree')).toBe(game.clause('V-B', 'VI-B'));
    expect(table.refused('bob', 'challenge', { claim: 'impossible' })).toBe(game.clause('V-A', 'VI-A'));
    table.does('bob', 'challenge', { claim: 'no-goal' }).does('bob', 'present', { solution: game.rightWithGoal });
    expect(table.scores).toEqual({ ann: 2, bob: 6 });
  },
);

test('[mlag-onsets-basic-2019 III-D-2] the Goal is written with its configuration, using the rolled digits', () => {
  for (const goal of [undefined, { shape: 'single', cubes: ['5'] }, { shape: 'other', cubes: ['1', '2'] }]) {
    const table = new TestTable(BOOK, 'senior', { players: 'ann bob' }).started(CUBES).does('ann', 'no-goal');
    const solution = { setName: 'R U A', ...(goal && { goal }) };
    table.does('bob', 'challenge', { claim: 'no-goal' }).does('bob', 'present', { solution });
    expect(table.scores).toEqual({ ann: 6, bob: 2 });
  }
});
