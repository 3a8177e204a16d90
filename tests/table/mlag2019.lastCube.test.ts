// The last cube in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, playedDownTo, pointsLost, tableOf } from './support/basicGames.ts';

type Game = (typeof BASIC_GAMES)[number];
type Seating = Parameters<typeof tableOf>[1];

/** One cube is left. With two players, Bob moves it in On-Sets and Ann in Equations. */
const oneLeft = (game: Game, seating?: Seating) => playedDownTo(tableOf(game, seating).withGoal(), 1);
const onTurn = (table: ReturnType<typeof oneLeft>) => table.phase.player ?? '';
const others = (table: ReturnType<typeof oneLeft>, player: string) =>
  table.state.players.filter((each) => each !== player);

/** The last cube has gone to Permitted. Returns the Mover and the other two players, clockwise. */
function lastCubeMoved(game: Game, seating?: Seating) {
  const table = oneLeft(game, seating);
  const mover = onTurn(table);
  const [one = '', two = ''] = others(table, mover);
  table.moves(`${mat(table).resources[0]} permitted`);
  return { table, mover, one, two };
}

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-A; mlag-equations-basic-2018 VIII-A] the last cube goes to Required or Permitted, and all have two minutes to write ($book)',
  (game) => {
    for (const to of ['required', 'permitted']) {
      const table = oneLeft(game).moves(`${oneLeft(game).state.shake?.resources[0]} ${to}`);
      expect(table.phase.name).toBe('write');
      expect(table.view('audience').writing).toMatchObject({ occasion: 'last-cube', challenger: null });
      for (const player of table.state.players)
        expect(table.state.tasks).toContainEqual(expect.objectContaining({ player, due: table.now + 120_000 }));
      expect(table.tries('ann', 'move', { cube: 'B', to: 'required' }).ok).toBe(false);
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-A; mlag-equations-basic-2018 VIII-A] with one cube left, the Mover or anybody else may call Impossible ($book)',
  (game) => {
    const table = oneLeft(game);
    const mover = table.state.shake?.lastMover ?? '';
    table.does(onTurn(table), 'challenge', { claim: 'impossible' });
    expect(table.view('audience').writing).toMatchObject({ occasion: 'impossible', mover });
    table.does(mover, 'present', { solution: game.right });
    for (const third of others(table, mover)) table.tries(third, 'decline');
    expect(table.scores?.[mover]).toBe(6);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-A; mlag-equations-basic-2018 VIII-A, V-C] no bonus with one cube left; with two, the second may not go to Forbidden ($book)',
  (game) => {
    const table = oneLeft(game);
    expect(table.refused(onTurn(table), 'bonus', { cube: mat(table).resources[0] })).toBe(game.clause('IV-C', 'V-C'));
    expect(table.refused(onTurn(table), 'move', { cube: mat(table).resources[0], to: 'forbidden' })).toBe('VIII-A');
    const two = playedDownTo(tableOf(game).withGoal(), 2);
    const mover = onTurn(two);
    two.does(mover, 'bonus', { cube: mat(two).resources[0] });
    expect(two.refused(mover, 'move', { cube: mat(two).resources[0], to: 'forbidden' })).toBe('VIII-A');
    two.moves(`${mat(two).resources[0]} required`);
    expect(two.phase.name).toBe('write');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-A; mlag-equations-basic-2018 VIII-A#forbidden] at a table, a last cube in Forbidden opens nothing; a challenge is set aside and the cube comes back, without a lost point ($book)',
  (game) => {
    const table = oneLeft(game, { officiating: 'table' });
    const mover = onTurn(table);
    const [cube = ''] = mat(table).resources;
    expect(table.illegal(mover, 'move', { cube, to: 'forbidden' })).toBe('VIII-A');
    expect(table.phase.name).toBe('move');
    expect(table.setAside(others(table, mover)[0] ?? '', 'challenge', { claim: 'impossible' })).toBe('VIII-A');
    expect(mat(table).resources).toEqual([cube]);
    expect(table.phase).toMatchObject({ name: 'move', player: mover });
    expect(pointsLost(table)).toEqual({});
    table.moves(`${cube} permitted`);
    expect(table.phase.name).toBe('write');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-A, IX-A-1; mlag-equations-basic-2018 VIII-A#forbidden, IX-A-1] a last cube in Forbidden comes back when charged; its Mover’s limit keeps running ($book)',
  (game) => {
    const table = oneLeft(game, { officiating: 'table' });
    const mover = onTurn(table);
    const [cube = ''] = mat(table).resources;
    table.does(mover, 'move', { cube, to: 'forbidden' });
    table.does(others(table, mover)[1] ?? '', 'charge', { what: 'VIII-A' });
    expect(mat(table).resources).toEqual([cube]);
    expect(table.phase).toMatchObject({ name: 'move', player: mover });
    expect(pointsLost(table)).toEqual({});
    table.clock(75);
    expect(pointsLost(table)).toEqual({ [mover]: 1 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-A, XI-A; mlag-equations-basic-2018 VIII-A#forbidden, XI-A] when its Mover’s time runs out, a last cube in Forbidden comes back, once ($book)',
  (game) => {
    const table = oneLeft(game, { officiating: 'table' });
    const mover = onTurn(table);
    const [cube = ''] = mat(table).resources;
    const { lastMover, mat: was } = mat(table);
    table.does(mover, 'move', { cube, to: 'forbidden' }).clock(150);
    expect(pointsLost(table)).toEqual({ [mover]: 1 });
    expect(mat(table)).toMatchObject({ resources: [cube], lastMover, mat: was });
    const next = onTurn(table);
    expect(next).not.toBe(mover);
    expect(table.setAside(next, 'charge', { what: 'VIII-A' })).toBe('IX-A-2');
    expect(mat(table).resources).toEqual([cube]);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-C-1, X-C-2; mlag-equations-basic-2018 X-C, X-C-1, X-C-2] after the last cube: 4 with a correct Solution, 2 without ($book)',
  (game) => {
    const { table, mover, one, two } = lastCubeMoved(game);
    table.does(mover, 'present', { solution: game.wrong }).does(one, 'present', { solution: game.right });
    expect(table.phase.name).toBe('write');
    table.does(two, 'decline');
    expect(table.scores).toEqual({ [mover]: 2, [one]: 4, [two]: 2 });
    const pair = lastCubeMoved(game, { players: 'ann bob' });
    pair.table.does('ann', 'present', { solution: game.right }).does('bob', 'present', { solution: game.right });
    expect(pair.table.scores).toEqual({ ann: 4, bob: 4 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-C-2, XI-A-1-g; mlag-equations-basic-2018 X-C-2, XI-A-1-f] after the last cube, silence means no Solution, without a fine ($book)',
  (game) => {
    const { table, mover, one, two } = lastCubeMoved(game);
    table.does(one, 'present', { solution: game.right }).clock(118);
    expect(table.phase.name).toBe('write');
    table.clock(1);
    expect(table.scores).toEqual({ [mover]: 2, [one]: 4, [two]: 2 });
    expect(pointsLost(table)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-B, XI-A-1-f; mlag-equations-basic-2018 VIII-B, XI-A-1-e] Impossible in the first minute: the Mover has the rest of the same two minutes ($book)',
  (game) => {
    const { table, mover, one, two } = lastCubeMoved(game);
    const due = table.now + 120_000;
    expect(table.refused(mover, 'challenge', { claim: 'impossible' })).toBe(game.clause('V-B', 'VI-B'));
    table.wait(50).does(one, 'challenge', { claim: 'impossible' });
    expect(table.phase).toEqual({ name: 'write', deadline: due });
    expect(table.refused(one, 'present', { solution: game.right })).toBe('VII-A');
    table.does(two, 'present', { solution: game.right }).does(mover, 'present', { solution: game.right });
    expect(table.scores).toEqual({ [mover]: 6, [one]: 2, [two]: 6 });
    const late = lastCubeMoved(game);
    late.table.wait(50).does(late.one, 'challenge', { claim: 'never' }).clock(82);
    expect(pointsLost(late.table)).toEqual({ [late.mover]: 1 });
    late.table.does(late.mover, 'present', { solution: game.right });
    expect(late.table.scores).toEqual({ [late.mover]: 6, [late.one]: 2, [late.two]: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-B, VII-C-1-a; mlag-equations-basic-2018 VIII-B, VII-C-1-a] a paper presented before the challenge stays; the Challenger’s does not count ($book)',
  (game) => {
    const { table, mover, one, two } = lastCubeMoved(game);
    table.does(mover, 'present', { solution: game.right }).does(one, 'present', { solution: game.right });
    table.does(one, 'challenge', { claim: 'impossible' });
    expect(table.tries(mover, 'present', { solution: game.wrong }).ok).toBe(false);
    table.does(two, 'decline');
    expect(table.scores).toEqual({ [mover]: 6, [one]: 2, [two]: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-B, X-A-2, X-B-2; mlag-equations-basic-2018 VIII-B, X-A-2, X-B-2] a right Impossible after the last cube scores like any other ($book)',
  (game) => {
    const { table, mover, one, two } = lastCubeMoved(game);
    table.does(one, 'challenge', { claim: 'impossible' });
    table.does(mover, 'present', { solution: game.wrong }).does(two, 'decline');
    expect(table.scores).toEqual({ [mover]: 2, [one]: 6, [two]: 4 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-B#a; mlag-equations-basic-2018 VIII-B#comment] Now after the last cube, and Impossible after the minute, are set aside without a lost point ($book)',
  (game) => {
    for (const officiating of ['strict', 'table'] as const) {
      const { table, one } = lastCubeMoved(game, { officiating });
      const clause = (claim: string) =>
        officiating === 'table'
          ? table.setAside(one, 'challenge', { claim })
          : table.refused(one, 'challenge', { claim });
      expect(clause('now')).toBe('VIII-B');
      table.wait(60);
      expect(clause('impossible')).toBe('VIII-B');
      expect(clause('never')).toBe('VIII-B');
      expect(table.phase.name).toBe('write');
      expect(pointsLost(table)).toEqual({});
      table.does(one, 'present', { solution: game.right });
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VIII-B, XI-A-1-e; mlag-equations-basic-2018 VIII-B, XI-A-1-d] the block counts after the last cube too ($book)',
  (game) => {
    const { table, one, two } = lastCubeMoved(game);
    table.does(one, 'pick-up-block');
    expect(table.refused(two, 'challenge', { claim: 'impossible' })).toBe(game.clause('V-B', 'VI-B'));
    table.clock(15);
    expect(pointsLost(table)).toEqual({ [one]: 1 });
    table.does(two, 'challenge', { claim: 'impossible' });
    expect(table.view('audience').writing?.challenger).toBe(two);
  },
);
