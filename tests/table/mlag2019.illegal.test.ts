// Illegal procedure at a table in the basic books of 2018 and 2019: charged, undone or insulated, but never a lost point.
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, oneCubeAway, playedDownTo, pointsLost, tableOf } from './support/basicGames.ts';

type Game = (typeof BASIC_GAMES)[number];
const atTable = (game: Game, players = 'ann bob cy') => tableOf(game, { officiating: 'table', players }).withGoal();
const three = (game: Game) => game.clause('B R G', '7 8 9').split(' ') as [string, string, string];
const before = (table: ReturnType<typeof atTable>) => structuredClone({ ...mat(table), phase: table.phase.name });

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A, IX-A-1; mlag-equations-basic-2018 IX-A, IX-A-1] a move out of turn stands until it is charged, and then goes back ($book)',
  (game) => {
    const [one] = three(game);
    for (const charger of ['ann', 'bob']) {
      const table = atTable(game);
      const was = before(table);
      expect(table.illegal('cy', 'move', { cube: one, to: 'required' })).toBe(game.clause('IV-A', 'V-A'));
      expect(mat(table).mat.required).toEqual([one]);
      expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
      table.does(charger, 'charge', { what: game.clause('IV-A', 'V-A') });
      expect(mat(table)).toMatchObject({ mat: was.mat, lastMover: 'ann', turn: 'bob' });
      expect([...mat(table).resources].sort()).toEqual([...was.resources].sort());
      expect(pointsLost(table)).toEqual({});
      table.moves(`${one} permitted`);
      expect(table.phase.player).toBe('cy');
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, IV-C#a; mlag-equations-basic-2018 IX-A-1, V-C#a] two cubes without saying bonus: the second goes back, and the first is the move ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game).moves(`${one} forbidden`);
    table.does('bob', 'move', { cube: two, to: 'required' }).does('ann', 'charge', { what: 'IX-A-1' });
    expect(mat(table).mat.required).toEqual([]);
    expect(mat(table).mat.forbidden.at(-1)).toBe(one);
    expect(mat(table)).toMatchObject({ turn: 'cy', lastMover: 'bob' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1; mlag-equations-basic-2018 IX-A-1] a second bonus goes back, the first stays, and the player must still move ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game).does('bob', 'bonus', { cube: one });
    expect(table.illegal('bob', 'bonus', { cube: two })).toBe(game.clause('IV-C', 'V-C'));
    table.does('cy', 'charge', { what: game.clause('IV-C', 'V-C') });
    expect(mat(table).mat.forbidden.at(-1)).toBe(one);
    expect(mat(table).resources).toContain(two);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    table.moves(`${two} required`);
    expect(table.phase.player).toBe('cy');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1; mlag-equations-basic-2018 IX-A-1] a second bonus charged after the regular move goes back, and the move stands ($book)',
  (game) => {
    const [one, two, last] = three(game);
    const table = atTable(game).does('bob', 'bonus', { cube: one }).does('bob', 'bonus', { cube: two });
    table.does('bob', 'move', { cube: last, to: 'required' }).does('ann', 'charge', { what: 'IX-A-1' });
    expect(mat(table).resources).toContain(two);
    expect(mat(table)).toMatchObject({ turn: 'cy', lastMover: 'bob', mat: { required: [last] } });
    expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, VIII-A; mlag-equations-basic-2018 IX-A-1, VIII-A] a second bonus charged after the last cube: it is in Resources again, so nobody writes yet ($book)',
  (game) => {
    const table = playedDownTo(atTable(game), 3);
    const mover = table.phase.player ?? '';
    const [one = '', two = '', last = ''] = mat(table).resources;
    table.does(mover, 'bonus', { cube: one }).does(mover, 'bonus', { cube: two }).moves(`${last} permitted`);
    expect(table.phase.name).toBe('write');
    table.does(mat(table).players.find((player) => player !== mover) ?? '', 'charge', { what: 'IX-A-1' });
    expect(mat(table).resources).toEqual([two]);
    expect(table.phase.name).toBe('move');
    expect(table.phase.player).not.toBe(mover);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, IV-B; mlag-equations-basic-2018 IX-A-1, V-B#touch] a cube shifted on the mat goes back to where it was ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game).moves(`${one} permitted`, `${two} permitted`);
    expect(table.illegal('ann', 'shift', { cube: one, to: 'required' })).toBe(game.clause('IV-B', 'V-B'));
    expect(mat(table).mat).toMatchObject({ required: [one], permitted: [two] });
    table.does('bob', 'charge', { what: game.clause('IV-B', 'V-B') });
    expect(mat(table).mat.required).toEqual([]);
    expect([...mat(table).mat.permitted].sort()).toEqual([one, two]);
    expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1; mlag-equations-basic-2018 IX-A-1] the last cube moved out of turn opens writing until it is charged ($book)',
  (game) => {
    const table = playedDownTo(atTable(game), 1);
    const mover = table.phase.player ?? '';
    const [other = '', charger = ''] = table.state.players.filter((player) => player !== mover);
    const [cube = ''] = mat(table).resources;
    table.does(other, 'move', { cube, to: 'permitted' });
    expect(table.phase.name).toBe('write');
    table.does(charger, 'charge', { what: 'IX-A-1' });
    expect(table.phase).toMatchObject({ name: 'move', player: mover });
    expect(mat(table).resources).toEqual([cube]);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1; mlag-equations-basic-2018 IX-A-1] several illegal actions of one turn go back together ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game);
    const was = before(table);
    table.does('cy', 'move', { cube: one, to: 'required' }).does('cy', 'move', { cube: two, to: 'permitted' });
    table.does('bob', 'charge', { what: 'IX-A-1' });
    expect(mat(table)).toMatchObject({ mat: was.mat, lastMover: 'ann', turn: 'bob' });
    expect([...mat(table).resources].sort()).toEqual([...was.resources].sort());
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1; mlag-equations-basic-2018 IX-A-1] a cube moved out of turn and then shifted by another player goes all the way back ($book)',
  (game) => {
    const [one] = three(game);
    const table = atTable(game);
    const was = before(table);
    table.does('cy', 'move', { cube: one, to: 'permitted' }).does('bob', 'shift', { cube: one, to: 'required' });
    expect(table.phase.player).toBe('cy');
    table.does('bob', 'charge', { what: 'IX-A-1' });
    expect(mat(table)).toMatchObject({ mat: was.mat, lastMover: 'ann', turn: 'bob' });
    expect([...mat(table).resources].sort()).toEqual([...was.resources].sort());
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, IX-B; mlag-equations-basic-2018 IX-A-1, IX-B] an insulated shift stands, even if the move that put the cube there is charged ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game, 'ann bob').does('ann', 'move', { cube: one, to: 'permitted' });
    // Bob moves it on, which is illegal. Ann's legal bonus insulates that, but not her own action.
    table.does('bob', 'shift', { cube: one, to: 'required' }).does('ann', 'bonus', { cube: two });
    const { resources } = mat(table);
    table.does('bob', 'charge', { what: 'IX-A-1' });
    expect(mat(table)).toMatchObject({ resources, turn: 'ann', mat: { required: [one], permitted: [] } });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, IX-C; mlag-equations-basic-2018 IX-A-1, IX-C#disqualification] a disqualified player’s action is taken back, but not the turn ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game).does('bob', 'bonus', { cube: one }).does('bob', 'bonus', { cube: two });
    table.does('judge', 'disqualify', { player: 'bob' }).does('ann', 'charge', { what: 'IX-A-1' });
    expect(mat(table).resources).toContain(two);
    expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, III-C; mlag-equations-basic-2018 IX-A-1, IV-C] a second bonus before the Goal goes back, and the Goal stands ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = tableOf(game, { officiating: 'table' }).started().does('ann', 'bonus', { cube: one });
    expect(table.illegal('ann', 'bonus', { cube: two })).toBe(game.clause('III-C', 'IV-C'));
    table.does('ann', 'set-goal', { goal: game.clause('', '12') || { shape: 'single', cubes: ['3'] } });
    table.does('bob', 'charge', { what: 'IX-A-1' });
    expect(mat(table).resources).toContain(two);
    expect(mat(table).mat.forbidden).toContain(one);
    expect(mat(table)).toMatchObject({ turn: 'bob', lastMover: 'ann' });
  },
);

test('[mlag-onsets-basic-2019 III-C-1, IX-A-1] a digit as a bonus before the Goal goes back when charged, and the Goal stands', () => {
  const [game] = BASIC_GAMES;
  if (!game) return;
  const table = tableOf(game, { officiating: 'table' }).started();
  expect(table.illegal('ann', 'bonus', { cube: '1' })).toBe('III-C-1');
  table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
  table.does('cy', 'charge', { what: 'III-C-1' });
  expect(mat(table)).toMatchObject({ goalValues: [3], lastMover: 'ann', turn: 'bob' });
  // A digit is only for the Goal, so it goes to Forbidden anyway.
  expect([...mat(table).mat.forbidden].sort()).toEqual(['1', '2']);
  expect(pointsLost(table)).toEqual({});
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-2; mlag-equations-basic-2018 IX-A-2] a legal move stands; a groundless charge is set aside and costs nothing ($book)',
  (game) => {
    const [one] = three(game);
    const table = atTable(game).moves(`${one} required`);
    for (let times = 0; times < 3; times += 1) expect(table.setAside('ann', 'charge', { what: 'IV-A' })).toBe('IX-A-2');
    expect(mat(table).mat.required).toEqual([one]);
    expect(pointsLost(table)).toEqual({});
    expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A; mlag-equations-basic-2018 IX-A] nobody may charge their own action, and strict play leaves nothing to charge ($book)',
  (game) => {
    const [one] = three(game);
    const table = atTable(game).does('cy', 'move', { cube: one, to: 'required' });
    expect(table.setAside('cy', 'charge', { what: 'IV-A' })).toBe('IX-A-2');
    expect(mat(table).mat.required).toEqual([one]);
    expect(tableOf(game).withGoal().refused('bob', 'charge', { what: 'IV-A' })).toBe('IX-A');
    expect(tableOf(game, { officiating: 'table' }).setAside('bob', 'charge', { what: 'IV-A' })).toBe('IX-A-2');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-B; mlag-equations-basic-2018 IX-B] another player’s legal move or challenge insulates what went before, without a lost point ($book)',
  (game) => {
    const [one, two] = three(game);
    const moved = atTable(game).does('cy', 'move', { cube: one, to: 'required' }).moves(`${two} required`);
    expect(moved.setAside('ann', 'charge', { what: 'IV-A' })).toBe('IX-A-2');
    expect(mat(moved).mat.required).toEqual([one, two]);
    expect(moved.phase.player).toBe('cy');
    const challenged = atTable(game).does('cy', 'move', { cube: one, to: 'required' });
    challenged.does('ann', 'challenge', { claim: 'impossible' });
    expect(challenged.setAside('bob', 'charge', { what: 'IV-A' })).toBe('IX-A-2');
    expect(challenged.view('audience').writing).toMatchObject({ challenger: 'ann', mover: 'cy' });
    expect(pointsLost(challenged)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-B; mlag-equations-basic-2018 IX-B] an action that is illegal or set aside insulates nothing ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = atTable(game).does('cy', 'move', { cube: one, to: 'permitted' });
    // Ann is not on turn either.
    table.does('ann', 'move', { cube: two, to: 'permitted' });
    expect(table.setAside('ann', 'challenge', { claim: 'now' })).toBe(game.clause('V-B', 'VI-B'));
    table.does('bob', 'pick-up-block').does('bob', 'put-down-block');
    table.does('bob', 'charge', { what: 'IV-A' }).does('bob', 'charge', { what: 'IV-A' });
    expect(mat(table).mat.permitted).toEqual([]);
    expect(mat(table)).toMatchObject({ lastMover: 'ann', turn: 'bob' });
    expect(table.setAside('bob', 'charge', { what: 'IV-A' })).toBe('IX-A-2');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1; mlag-equations-basic-2018 IX-A-1#time] the Mover has at least 10 seconds to correct it ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = oneCubeAway(game, { officiating: 'table' });
    const { deadline = 0 } = table.phase;
    table.wait(57).does('ann', 'bonus', { cube: one }).does('ann', 'bonus', { cube: two });
    table.does('bob', 'charge', { what: 'IX-A-1' });
    expect(table.phase.player).toBe('ann');
    expect(table.phase.deadline).toBeGreaterThanOrEqual(table.now + 10_000);
    expect(table.now).toBe(deadline);
    table.clock(9);
    expect(pointsLost(table)).toEqual({});
    table.moves(`${two} required`);
    expect(pointsLost(table)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, XI-A-3; mlag-equations-basic-2018 IX-A-1#time, XI-A-3] a move during the countdown is in time, so it gets the 10 seconds too ($book)',
  (game) => {
    const [one] = three(game);
    const table = oneCubeAway(game, { officiating: 'table' });
    // Six seconds after the minute, charged two seconds later: the countdown is not over.
    table.wait(65).does('ann', 'shift', { cube: game.clause('Y', '6'), to: 'required' });
    table.wait(1).does('bob', 'charge', { what: 'IX-A-1' });
    expect(table.phase.player).toBe('ann');
    table.clock(9);
    expect(pointsLost(table)).toEqual({});
    table.moves(`${one} required`);
    expect(pointsLost(table)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, XI-A; mlag-equations-basic-2018 IX-A-1#time, XI-A] an illegal move after the countdown gains no time: the additional minute keeps running ($book)',
  (game) => {
    const table = oneCubeAway(game, { officiating: 'table' });
    table.clock(75);
    expect(pointsLost(table)).toEqual({ ann: 1 });
    const end = 60_000 + 10_000 + 60_000 + table.now - 75_000;
    expect(table.phase.deadline).toBe(end);
    table.wait(50).does('ann', 'shift', { cube: game.clause('Y', '6'), to: 'required' });
    table.does('bob', 'charge', { what: 'IX-A-1' });
    expect(table.phase).toMatchObject({ player: 'ann', deadline: end });
    table.clock(30);
    expect(table.phase.player).toBe('bob');
    expect(pointsLost(table)).toEqual({ ann: 1 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A-1, XI-A; mlag-equations-basic-2018 IX-A-1, XI-A] a turn that ran out after an illegal bonus stays lost when the bonus is charged ($book)',
  (game) => {
    const [one, two] = three(game);
    const table = oneCubeAway(game, { officiating: 'table' }).does('ann', 'bonus', { cube: one });
    table.does('ann', 'bonus', { cube: two }).clock(140);
    expect(table.phase.player).toBe('bob');
    table.does('cy', 'charge', { what: 'IX-A-1' });
    expect(mat(table).resources).toContain(two);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    expect(pointsLost(table)).toEqual({ ann: 1 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-A, X-A-2; mlag-equations-basic-2018 IX-A, X-A-2] a charge counts while players write, as long as nothing legal has followed ($book)',
  (game) => {
    const table = playedDownTo(atTable(game, 'ann bob'), 1);
    const mover = table.phase.player ?? '';
    const other = mover === 'ann' ? 'bob' : 'ann';
    const [cube = ''] = mat(table).resources;
    // The last cube as a bonus leaves no regular move.
    expect(table.illegal(mover, 'bonus', { cube })).toBe(game.clause('IV-C', 'V-C'));
    expect(table.phase.name).toBe('move');
    table.does(other, 'charge', { what: 'IX-A-1' });
    expect(mat(table).resources).toEqual([cube]);
    expect(table.phase).toMatchObject({ name: 'move', player: mover });
    table.moves(`${cube} required`);
    expect(table.phase.name).toBe('write');
  },
);
