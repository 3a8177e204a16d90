// Moving cubes and challenging in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, oneCubeAway, playedDownTo, pointsLost, tableOf } from './support/basicGames.ts';

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IV-A; mlag-equations-basic-2018 V-A] play goes left from the Goal-setter, around the table ($book)',
  (game) => {
    const table = tableOf(game).withGoal();
    const turns: (string | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      turns.push(table.phase.player);
      playedDownTo(table, mat(table).resources.length - 1);
    }
    expect(turns).toEqual(['bob', 'cy', 'ann', 'bob']);
    expect(table.refused('ann', 'move', { cube: mat(table).resources[0], to: 'required' })).toBe(
      game.clause('IV-A', 'V-A'),
    );
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IV-B; mlag-equations-basic-2018 V-B, V-B#touch] one cube from Resources to Required, Permitted or Forbidden, where it stays ($book)',
  (game) => {
    const moves = game.clause('IV-B', 'V-B');
    const [one = '', two = '', three = ''] = game.clause('B R G', '7 8 9').split(' ');
    const table = tableOf(game).withGoal();
    expect(table.refused('bob', 'move', { cube: game.clause('=', '1'), to: 'required' })).toBe(moves);
    expect(table.refused('bob', 'move', { cube: one, to: 'goal' })).toBe(moves);
    expect(table.refused('bob', 'move', { cube: one, to: 'resources' })).toBe(moves);
    table.moves(`${one} required`, `${two} permitted`, `${three} forbidden`);
    expect(mat(table).mat).toMatchObject({ required: [one], permitted: [two] });
    expect(mat(table).mat.forbidden.at(-1)).toBe(three);
    expect(table.refused('bob', 'shift', { cube: two, to: 'required' })).toBe(moves);
    // The leader and the Goal-setter move like anybody else, and a move may instead be a challenge.
    table.does('bob', 'challenge', { claim: 'impossible' });
    expect(table.phase.name).toBe('write');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IV-C, IV-C#a, IV-C#b; mlag-equations-basic-2018 V-C, V-C#a, V-C#b] bonus: a cube to Forbidden, then another anywhere; one bonus per turn ($book)',
  (game) => {
    const [one = '', two = '', three = ''] = game.clause('B R G', '7 8 9').split(' ');
    const table = tableOf(game).withGoal();
    table.does('bob', 'bonus', { cube: one });
    expect(mat(table).mat.forbidden.at(-1)).toBe(one);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    expect(table.refused('bob', 'bonus', { cube: two })).toBe(game.clause('IV-C', 'V-C'));
    expect(table.refused('cy', 'bonus', { cube: two })).toBe(game.clause('IV-A', 'V-A'));
    table.does('bob', 'move', { cube: two, to: 'required' });
    expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
    // Without saying bonus, a cube in Forbidden is the regular move.
    table.does('cy', 'move', { cube: three, to: 'forbidden' });
    expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
    expect(table.tries('cy', 'move', { cube: two, to: 'required' }).ok).toBe(false);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IV-C, XI-A-1-d; mlag-equations-basic-2018 V-C, XI-A-1-c] a bonus does not lengthen the turn ($book)',
  (game) => {
    const table = tableOf(game).withGoal();
    playedDownTo(table, mat(table).resources.length - 1);
    const { deadline } = table.phase;
    table.wait(30).does('cy', 'bonus', { cube: game.clause('B', '7') });
    expect(table.phase).toEqual({ name: 'move', player: 'cy', deadline });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-A; mlag-equations-basic-2018 VI-A] anybody but the last Mover may challenge, in turn or out of turn, right after a move or the Goal ($book)',
  (game) => {
    const last = game.clause('V-A', 'VI-A');
    const table = tableOf(game);
    expect(table.refused('bob', 'challenge', { claim: 'now' })).toBe(last);
    table.started();
    expect(table.refused('bob', 'challenge', { claim: 'impossible' })).toBe(last);
    table.does('ann', 'set-goal', { goal: game.clause('x', '12') === 'x' ? { shape: 'single', cubes: ['3'] } : '12' });
    const goal = table.state;
    for (const challenger of ['bob', 'cy']) {
      table.state = goal;
      table.does(challenger, 'challenge', { claim: 'impossible' });
      expect(table.view('audience').writing).toMatchObject({ challenger, mover: 'ann', occasion: 'impossible' });
    }
    table.state = goal;
    table.moves(...game.moves);
    const moved = table.state;
    for (const challenger of ['ann', 'bob']) {
      table.state = moved;
      table.does(challenger, 'challenge', { claim: 'now' });
      expect(table.view('audience').writing).toMatchObject({ challenger, mover: 'cy', occasion: 'now' });
      expect(table.refused('ann', 'challenge', { claim: 'impossible' })).toBe(last);
    }
    table.state = moved;
    for (const claim of ['no-goal', 'a-flub', 'force-out', 'maybe'])
      expect([claim, table.refused('bob', 'challenge', { claim })]).toEqual([claim, last]);
    expect(table.refused('dot', 'challenge', { claim: 'now' })).toBe('I-A');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-A-1, V-A-1#b; mlag-equations-basic-2018 VI-A-1, VI-A-1#b] Never means Impossible, in capital or small letters ($book)',
  (game) => {
    for (const claim of ['impossible', 'never', 'Never', ' NEVER ']) {
      const table = oneCubeAway(game).does('bob', 'challenge', { claim });
      expect(table.view('audience').writing).toMatchObject({ occasion: 'impossible' });
      expect(pointsLost(table)).toEqual({});
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-A-1, VII-B-2-f; mlag-equations-basic-2018 VI-A-1, VII-B-3-f] Impossible is wrong if any cubes from Resources make a Solution ($book)',
  (game) => {
    const table = oneCubeAway(game, { players: 'ann bob' }).does('bob', 'challenge', { claim: 'impossible' });
    table.does('ann', 'present', { solution: game.twoMore });
    expect(table.scores).toEqual({ ann: 6, bob: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-A-2, VII-B-2, VII-B-2-e; mlag-equations-basic-2018 VI-A-2, VII-B-3, VII-B-3-e] Now is right with at most one cube from Resources ($book)',
  (game) => {
    for (const [solution, bob] of [
      [game.right, 6],
      [game.twoMore, 2],
    ] as const) {
      const table = oneCubeAway(game).does('bob', 'challenge', { claim: 'now' });
      table.does('bob', 'present', { solution }).does('ann', 'decline');
      expect(table.scores?.bob).toBe(bob);
    }
    // All its cubes may already be on the mat.
    const more = game.clause('A permitted', '6 permitted');
    const table = oneCubeAway(game).moves(more).does('bob', 'challenge', { claim: 'now' });
    table.does('bob', 'present', { solution: game.right }).does('cy', 'decline');
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-A-2-a; mlag-equations-basic-2018 VI-A-2-a] Now needs two cubes in Resources; at a table it is set aside without a lost point ($book)',
  (game) => {
    const clause = game.clause('V-A-2-a', 'VI-A-2-a');
    const strict = playedDownTo(tableOf(game).withGoal(), 1);
    expect(strict.refused(strict.phase.player ?? '', 'challenge', { claim: 'now' })).toBe(clause);
    const table = playedDownTo(tableOf(game, { officiating: 'table' }).withGoal(), 1);
    const { player } = table.phase;
    expect(table.setAside(player ?? '', 'challenge', { claim: 'now' })).toBe(clause);
    expect(pointsLost(table)).toEqual({});
    expect(table.phase).toMatchObject({ name: 'move', player });
    expect(mat(table).block).toBeNull();
    const two = playedDownTo(tableOf(game).withGoal(), 2);
    two.does(two.phase.player ?? '', 'challenge', { claim: 'now' });
    expect(two.phase.name).toBe('write');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-A-2-b; mlag-equations-basic-2018 VI-A-2-b] Now before there is a cube in Required or Permitted is set aside, and play goes on ($book)',
  (game) => {
    const clause = game.clause('V-A-2-b', 'VI-A-2-b');
    expect(tableOf(game).withGoal().refused('bob', 'challenge', { claim: 'now' })).toBe(clause);
    const table = tableOf(game, { officiating: 'table' }).withGoal();
    expect(table.setAside('cy', 'challenge', { claim: 'now' })).toBe(clause);
    table.moves(game.clause('B forbidden', '7 forbidden'));
    expect(table.setAside('ann', 'challenge', { claim: 'now' })).toBe(clause);
    expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
    expect(pointsLost(table)).toEqual({});
    table.moves(game.clause('R required', '8 required')).does('bob', 'challenge', { claim: 'now' });
    expect(table.phase.name).toBe('write');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-B, V-B#a; mlag-equations-basic-2018 VI-B, VI-B#oneself] nobody may challenge their own move: at a table it is set aside, without a lost point ($book)',
  (game) => {
    const clause = game.clause('V-B', 'VI-B');
    const strict = oneCubeAway(game);
    expect(strict.refused('cy', 'challenge', { claim: 'now' })).toBe(clause);
    expect(strict.refused('cy', 'pick-up-block')).toBe(clause);
    const table = oneCubeAway(game, { officiating: 'table' }).does('cy', 'pick-up-block');
    expect(table.setAside('cy', 'challenge', { claim: 'impossible' })).toBe(clause);
    expect(table.state.block).toBeNull();
    expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
    expect(pointsLost(table)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 I-B-5, V-B; mlag-equations-basic-2018 I-B-4, VI-B] while one player holds the block, nobody moves or challenges ($book)',
  (game) => {
    const held = game.clause('V-B', 'VI-B');
    const table = oneCubeAway(game).does('bob', 'pick-up-block');
    expect(mat(table).block).toBe('bob');
    expect(table.refused('ann', 'pick-up-block')).toBe(held);
    expect(table.refused('ann', 'challenge', { claim: 'now' })).toBe(held);
    expect(table.refused('ann', 'put-down-block')).toBe(held);
    expect(table.refused('bob', 'pick-up-block')).toBe(held);
    const cube = mat(table).resources[0];
    expect(table.refused('ann', 'move', { cube, to: 'required' })).toBe(held);
    expect(table.refused('ann', 'bonus', { cube })).toBe(held);
    table.does('bob', 'challenge', { claim: 'now' });
    expect(table.view('audience').writing?.challenger).toBe('bob');
    expect(mat(table).block).toBeNull();
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 V-B#c; mlag-equations-basic-2018 VI-B#c] a block put down without a challenge costs nothing here ($book)',
  (game) => {
    for (const officiating of ['strict', 'table'] as const) {
      const table = oneCubeAway(game, { officiating }).does('bob', 'pick-up-block').does('bob', 'put-down-block');
      expect(mat(table).block).toBeNull();
      expect(pointsLost(table)).toEqual({});
      expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
      table.moves(game.clause('B required', '7 required'));
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A-1-e; mlag-equations-basic-2018 XI-A-1-d] holding the block silently for 15 seconds costs a point, and it goes back ($book)',
  (game) => {
    for (const officiating of ['strict', 'table'] as const) {
      const table = oneCubeAway(game, { officiating }).does('bob', 'pick-up-block').clock(14);
      expect(mat(table).block).toBe('bob');
      table.clock(1);
      expect(mat(table).block).toBeNull();
      expect(table.shakes).toEqual([]);
      expect(table.totals).toEqual({ ann: 0, bob: -1, cy: 0 });
      expect(table.state.penalties).toMatchObject([{ clause: game.clause('XI-A-1-e', 'XI-A-1-d') }]);
      // The Mover does not lose the time during which nobody could move.
      expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
      table.does('bob', 'challenge', { claim: 'now' });
      expect(table.phase.name).toBe('write');
    }
  },
);

test.each(BASIC_GAMES)(
  "[mlag-onsets-basic-2019 XI-A-1-e; mlag-equations-basic-2018 XI-A-1-d] the Mover's minute waits while another player holds the block ($book)",
  (game) => {
    const table = oneCubeAway(game);
    const { deadline = 0 } = table.phase;
    table.wait(40).does('bob', 'pick-up-block').wait(9).does('bob', 'put-down-block');
    expect(table.phase.deadline).toBe(deadline + 10_000);
    // A player who holds it on their own turn gains no time.
    const own = oneCubeAway(game);
    own.does('ann', 'pick-up-block').wait(9).does('ann', 'put-down-block');
    expect(own.phase.deadline).toBe(deadline);
  },
);
