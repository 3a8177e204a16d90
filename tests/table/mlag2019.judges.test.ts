// Judges, absence and replays in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, oneCubeAway, playedDownTo, pointsLost, tableOf } from './support/basicGames.ts';

type Game = (typeof BASIC_GAMES)[number];

/** Bob has won a shake with Now; Bob sets the next Goal. */
const afterOneShake = (game: Game, seating?: Parameters<typeof tableOf>[1]) => {
  const table = oneCubeAway(game, seating).does('bob', 'challenge', { claim: 'now' });
  return table.does('bob', 'present', { solution: game.right }).does('ann', 'decline');
};

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C, II-A-2, V-B#b; mlag-equations-basic-2018 IX-C, VI-B#b, IX-C#examples, XI-A-3#pace] misconduct: a warning first, then one point for each violation, immediately ($book)',
  (game) => {
    for (const division of ['minor', 'senior'] as const) {
      const table = tableOf(game, { division }).withGoal();
      for (const fields of [{ player: 'cy' }, { player: 'cy', clause: 'IX-C' }])
        expect(table.refused('judge', 'penalize', fields)).toBe('IX-C');
      table.does('judge', 'warn', { player: 'cy', clause: game.clause('II-A-2', 'VI-B') });
      expect(pointsLost(table)).toEqual({});
      // A warning is for that player alone.
      expect(table.refused('judge', 'penalize', { player: 'bob', clause: 'IX-C' })).toBe('IX-C');
      table.does('judge', 'penalize', { player: 'cy', clause: 'IX-C' }).does('judge', 'penalize', { player: 'cy' });
      expect(table.totals).toEqual({ ann: 0, bob: 0, cy: -2 });
      // And it lasts for the rest of the match.
      table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline').does('cy', 'decline');
      table.does('judge', 'penalize', { player: 'cy', clause: 'IX-C' });
      expect(table.shakes[0]?.penalties).toEqual({ cy: -3 });
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C] only a judge warns, fines, disqualifies or orders a replay; even two judges must warn first ($book)',
  (game) => {
    const table = tableOf(game).withGoal();
    for (const by of ['ann', 'director'])
      for (const type of ['warn', 'penalize', 'disqualify'] as const)
        expect([by, type, table.tries(by, type, { player: 'cy' }).ok]).toEqual([by, type, false]);
    expect(table.tries('ann', 'replay-shake', { players: ['ann', 'bob'] }).ok).toBe(false);
    expect(table.refused('judge', 'warn', { player: 'dot' })).toBe('IX-C');
    expect(table.refused('judge', 'penalize', { player: 'cy', second: 'Joan' })).toBe('IX-C');
    expect(table.tries('judge', 'move', { cube: 'B', to: 'required' }).ok).toBe(false);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] disqualified on turn: the others play on, with 0 for the shake and the match ($book)',
  (game) => {
    const table = oneCubeAway(game).does('judge', 'disqualify', { player: 'ann', clause: 'IX-C' });
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    for (const type of ['move', 'return', 'sign', 'leave'] as const)
      expect(table.refused('ann', type, { cube: 'B', to: 'required' })).toBe('IX-C');
    expect(table.refused('judge', 'penalize', { player: 'ann' })).toBe('IX-C');
    table.does('bob', 'challenge', { claim: 'now' }).does('bob', 'present', { solution: game.right });
    expect(table.scores).toEqual({ ann: 0, bob: 6, cy: 2 });
    table.does('director', 'end-round');
    expect(table.matchPoints).toEqual({ ann: 0, bob: 6, cy: 4 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] disqualified before the Goal: the shake is void; then two play on, and nobody waits ($book)',
  (game) => {
    const table = tableOf(game).started().does('judge', 'disqualify', { player: 'ann' });
    expect(table.shakes).toMatchObject([{ ended: 'void' }]);
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    table.withGoal();
    expect(mat(table).players).toEqual(['bob', 'cy']);
    table.does('judge', 'disqualify', { player: 'cy' });
    expect(table.shakes).toMatchObject([{ ended: 'void' }, { ended: 'void' }]);
    expect(table.refused('bob', 'roll', { cubes: [] })).toBe('I-A');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] disqualified with the block, while writing or while checking: nothing waits for that player anymore ($book)',
  (game) => {
    const block = oneCubeAway(game).does('bob', 'pick-up-block').does('judge', 'disqualify', { player: 'bob' });
    expect(mat(block).block).toBeNull();
    block.moves(game.clause('B required', '7 required'));
    expect(block.phase.player).toBe('cy');

    const challenger = oneCubeAway(game).does('bob', 'challenge', { claim: 'now' }).does('ann', 'decline');
    challenger.does('judge', 'disqualify', { player: 'bob' });
    expect(challenger.scores).toEqual({ ann: 6, bob: 0, cy: 6 });

    const mover = oneCubeAway(game).does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline');
    mover.does('judge', 'disqualify', { player: 'cy' });
    expect(mover.scores).toEqual({ ann: 4, bob: 6, cy: 0 });

    const checker = oneCubeAway(game, { officiating: 'table' }).does('bob', 'challenge', { claim: 'now' });
    checker.does('bob', 'present', { solution: game.right }).does('ann', 'decline');
    checker.does('ann', 'accept', { writer: 'bob' }).does('judge', 'disqualify', { player: 'cy' });
    expect(checker.scores).toEqual({ ann: 2, bob: 6, cy: 0 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] if the last Mover is disqualified, nobody is left to answer a challenge, and play goes on ($book)',
  (game) => {
    const table = oneCubeAway(game).does('judge', 'disqualify', { player: 'cy' });
    expect(table.refused('bob', 'challenge', { claim: 'impossible' })).toBe(
      game.book === 'mlag-onsets-basic-2019' ? 'V-A' : 'VI-A',
    );
    expect(table.phase.name).toBe('move');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] two replay the current shake: it is void, the same player sets the Goal, and the third sits out without a score ($book)',
  (game) => {
    const table = oneCubeAway(game)
      .clock(75)
      .does('judge', 'replay-shake', { players: ['bob', 'cy'] });
    expect(table.shakes).toMatchObject([{ goalSetter: 'ann', ended: 'void', penalties: { ann: -1 } }]);
    // Ann, who set the Goal, is not among them, so the next player on the left sets it.
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    table.withGoal();
    expect(mat(table).players).toEqual(['bob', 'cy']);
    expect(table.tries('ann', 'challenge', { claim: 'impossible' }).ok).toBe(false);
    table.does('cy', 'challenge', { claim: 'impossible' }).does('bob', 'decline');
    expect(table.scores).toEqual({ bob: 2, cy: 6 });
    expect(table.totals).toEqual({ ann: -1, bob: 2, cy: 6 });
    // All three play the next one.
    table.withGoal();
    expect(mat(table).players).toHaveLength(3);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] all replay a finished shake: its scores are gone, and its Goal-setter starts again ($book)',
  (game) => {
    const table = afterOneShake(game);
    expect(table.totals).toEqual({ ann: 2, bob: 6, cy: 2 });
    table.does('judge', 'replay-shake', { players: ['ann', 'bob', 'cy'] });
    expect(table.totals).toEqual({ ann: 0, bob: 0, cy: 0 });
    expect(table.shakes).toMatchObject([{ ended: 'void' }]);
    expect(table.phase).toEqual({ name: 'start', player: 'ann' });
    table.withGoal().does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline').does('cy', 'decline');
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C, XI-B; mlag-equations-basic-2018 IX-C#disqualification, XI-B] a replay after the round is not a new shake; players who signed before sign again ($book)',
  (game) => {
    const table = afterOneShake(game).does('director', 'end-round').does('ann', 'sign');
    table.does('judge', 'replay-shake', { players: ['ann', 'bob', 'cy'] });
    expect(table.phase).toEqual({ name: 'start', player: 'ann' });
    expect(table.matchPoints).toBeUndefined();
    table.withGoal().does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline').does('cy', 'decline');
    expect(table.phase.name).toBe('over');
    expect(table.matchPoints).toEqual({ ann: 2, bob: 6, cy: 4 });
    for (const player of ['ann', 'bob', 'cy']) table.does(player, 'sign');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 IX-C; mlag-equations-basic-2018 IX-C#disqualification] there must be a shake to replay, and two or three players of the match to do it ($book)',
  (game) => {
    const table = tableOf(game);
    expect(table.refused('judge', 'replay-shake', { players: ['ann', 'bob'] })).toBe('IX-C');
    table.started();
    for (const players of [['ann'], ['ann', 'ann'], ['ann', 'dot'], []])
      expect(table.refused('judge', 'replay-shake', { players })).toBe('IX-C');
    table.does('judge', 'disqualify', { player: 'cy' });
    expect(table.tries('judge', 'replay-shake', { players: ['ann', 'cy'] }).ok).toBe(false);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-D; mlag-equations-basic-2018 X-D] a player who is away before the roll is skipped and scores 0; the other two play as two ($book)',
  (game) => {
    const table = tableOf(game).does('bob', 'leave').withGoal();
    expect(mat(table).players).toEqual(['ann', 'cy']);
    expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
    expect(table.refused('bob', 'challenge', { claim: 'impossible' })).toBe('X-D');
    expect(table.refused('bob', 'leave')).toBe('X-D');
    expect(table.refused('ann', 'return')).toBe('X-D');
    // The player is back in the room, but not in this shake.
    table.does('bob', 'return');
    expect(table.tries('bob', 'move', { cube: game.clause('B', '7'), to: 'required' }).ok).toBe(false);
    expect(table.tries('bob', 'challenge', { claim: 'impossible' }).ok).toBe(false);
    table.does('cy', 'challenge', { claim: 'impossible' }).does('ann', 'present', { solution: game.right });
    expect(table.scores).toEqual({ ann: 6, bob: 0, cy: 2 });
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    table.withGoal();
    expect(mat(table).players).toEqual(['bob', 'cy', 'ann']);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-D, I-D, II-B; mlag-equations-basic-2018 X-D, I-D] if the Goal-setter is absent, the next player on the left sets the Goal, and the nearest on the right deals ($book)',
  (game) => {
    const table = tableOf(game).does('ann', 'leave');
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    table.withGoal().does('cy', 'challenge', { claim: 'impossible' }).does('bob', 'decline');
    expect(table.shakes).toMatchObject([{ goalSetter: 'bob', scores: { ann: 0, bob: 2, cy: 6 } }]);
    expect(table.phase).toEqual({ name: 'start', player: 'cy' });
    table.does('cy', 'leave');
    expect(table.refused('bob', 'roll', { cubes: [] })).toBe('I-A');
    table.does('ann', 'return');
    expect(table.phase).toEqual({ name: 'start', player: 'ann' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-D, XI-A; mlag-equations-basic-2018 X-D, XI-A] a player who leaves in mid-shake keeps the seat: the limits run, and the shake is scored as played ($book)',
  (game) => {
    const table = oneCubeAway(game).does('ann', 'leave');
    expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
    table.clock(140);
    expect(table.phase.player).toBe('bob');
    expect(pointsLost(table)).toEqual({ ann: 1 });
    table.does('bob', 'challenge', { claim: 'now' }).does('bob', 'present', { solution: game.wrong }).clock(120);
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-D; mlag-equations-basic-2018 X-D] without clocks, the turns of a player who left pass immediately, and so does the block ($book)',
  (game) => {
    const table = oneCubeAway(game, { clocks: 'none' }).does('ann', 'leave');
    expect(table.phase).toEqual({ name: 'move', player: 'bob' });
    const block = oneCubeAway(game, { clocks: 'none' }).does('bob', 'pick-up-block').does('bob', 'leave');
    expect(mat(block).block).toBeNull();
    block.moves(game.clause('B required', '7 required'));
    // Bob is away, so Cy is next.
    expect(block.phase).toEqual({ name: 'move', player: 'cy' });
    block.does('ann', 'leave').does('cy', 'leave');
    expect(block.shakes).toMatchObject([{ ended: 'void' }]);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-D; mlag-equations-basic-2018 X-D] without clocks, an absent writer has no Solution, and an absent checker has accepted ($book)',
  (game) => {
    const writer = oneCubeAway(game, { clocks: 'none' }).does('bob', 'challenge', { claim: 'now' });
    writer.does('bob', 'leave').does('ann', 'decline');
    expect(writer.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    const checker = oneCubeAway(game, { clocks: 'none', officiating: 'table' }).does('cy', 'leave');
    checker.does('bob', 'challenge', { claim: 'now' }).does('bob', 'present', { solution: game.wrong });
    checker.does('ann', 'decline').does('ann', 'accept', { writer: 'bob' });
    expect(checker.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    const last = playedDownTo(tableOf(game, { clocks: 'none' }).withGoal(), 1).does('ann', 'leave');
    last.moves(`${mat(last).resources[0]} permitted`);
    for (const player of ['bob', 'cy']) last.does(player, 'present', { solution: game.right });
    expect(last.scores).toEqual({ ann: 2, bob: 4, cy: 4 });
  },
);
