// The end of a round, match points and the scoresheet in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, oneCubeAway, playedDownTo, pointsLost, tableOf } from './support/basicGames.ts';

type Game = (typeof BASIC_GAMES)[number];
const played = (game: Game, seating?: Parameters<typeof tableOf>[1]) => {
  const table = oneCubeAway(game, seating).does('bob', 'challenge', { claim: 'now' });
  return table.does('bob', 'present', { solution: game.right }).does('ann', 'present', { solution: game.right });
};

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-B; mlag-equations-basic-2018 XI-B] when time is up, the current shake is finished and no other begins ($book)',
  (game) => {
    const table = oneCubeAway(game);
    for (const by of ['ann', 'judge']) expect(table.tries(by, 'end-round').ok).toBe(false);
    expect(table.refused('director', 'stop-play')).toBe('XI-B');
    table.does('director', 'end-round');
    expect(table.refused('director', 'end-round')).toBe('XI-B');
    expect(table.phase.name).toBe('move');
    expect(table.matchPoints).toBeUndefined();
    table.does('bob', 'challenge', { claim: 'now' }).does('bob', 'present', { solution: game.right });
    table.does('ann', 'decline');
    expect(table.phase).toEqual({ name: 'over' });
    expect(table.matchPoints).toEqual({ ann: 3, bob: 6, cy: 3 });
    expect(table.refused('bob', 'roll', { cubes: [] })).toBe('XI-B');
    const between = played(game).does('director', 'end-round');
    expect(between.phase).toEqual({ name: 'over' });
    expect(between.matchPoints).toEqual({ ann: 4, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-B; mlag-equations-basic-2018 XI-B#stop] five minutes later, all stop and write with any cubes from Resources: 4 or 2, nobody challenges, silence means no Solution ($book)',
  (game) => {
    const table = oneCubeAway(game).does('cy', 'leave').does('cy', 'return').does('director', 'end-round');
    table.does('bob', 'pick-up-block').does('director', 'stop-play');
    expect(mat(table).block).toBeNull();
    expect(table.phase).toEqual({ name: 'write', deadline: table.now + 120_000 });
    expect(table.refused('director', 'stop-play')).toBe('XI-B');
    expect(table.tries('ann', 'move', { cube: game.clause('B', '7'), to: 'required' }).ok).toBe(false);
    expect(table.tries('ann', 'challenge', { claim: 'impossible' }).ok).toBe(false);
    expect(table.tries('ann', 'join', { side: 'mover' }).ok).toBe(false);
    table.does('ann', 'present', { solution: game.twoMore }).does('bob', 'present', { solution: game.wrong });
    table.clock(120);
    expect(table.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
    expect(table.shakes[0]?.ended).toBe('end-of-round');
    expect(pointsLost(table)).toEqual({});
    expect(table.phase.name).toBe('over');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-B; mlag-equations-basic-2018 XI-B#stop] at a table, these papers are checked like any other, and nobody may challenge ($book)',
  (game) => {
    const table = oneCubeAway(game, { officiating: 'table', players: 'ann bob' }).does('director', 'end-round');
    table.does('director', 'stop-play');
    expect(table.setAside('bob', 'challenge', { claim: 'impossible' })).toBe('XI-B');
    table.does('ann', 'present', { solution: game.right }).does('bob', 'present', { solution: game.wrong });
    table.does('bob', 'accept', { writer: 'ann' }).does('ann', 'reject', { writer: 'bob', clause: game.equals });
    expect(table.scores).toEqual({ ann: 4, bob: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-B; mlag-equations-basic-2018 XI-B#stop] a shake with a challenge or without cubes is finished; one without a Goal is void ($book)',
  (game) => {
    const challenged = oneCubeAway(game).does('bob', 'challenge', { claim: 'now' }).does('director', 'end-round');
    challenged.does('director', 'stop-play').does('bob', 'present', { solution: game.twoMore }).does('ann', 'decline');
    expect(challenged.shakes).toMatchObject([{ ended: 'now', scores: { bob: 2 } }]);
    const last = playedDownTo(tableOf(game).withGoal(), 0).does('director', 'end-round').does('director', 'stop-play');
    for (const player of ['ann', 'bob', 'cy']) last.does(player, 'present', { solution: game.right });
    expect(last.shakes).toMatchObject([{ ended: 'last-cube', scores: { ann: 4, bob: 4, cy: 4 } }]);
    const none = tableOf(game).started().does('director', 'end-round').does('director', 'stop-play');
    expect(none.shakes).toMatchObject([{ ended: 'void' }]);
    expect(none.phase).toEqual({ name: 'over' });
  },
);

/** Rows of XII-A: the totals, here as corrected scores, and the points. */
const PLACES = [
  { totals: [12, 8, 4], points: [6, 4, 2] },
  { totals: [12, 12, 4], points: [5, 5, 2] },
  { totals: [8, 8, 8], points: [4, 4, 4] },
  { totals: [12, 4, 4], points: [6, 3, 3] },
  { totals: [-1, 0, -2], points: [4, 6, 2] },
  { totals: [12, 4], points: [6, 4] },
  { totals: [8, 8], points: [5, 5] },
] as const;

test.each(BASIC_GAMES.flatMap((game) => PLACES.map((row) => ({ ...row, game, book: game.book }))))(
  '[mlag-onsets-basic-2019 XII-A, XII-B; mlag-equations-basic-2018 XII-A, XII-A#two, XII-A#totals, XII-B#oversight] totals $totals give $points, even after a correction that all have signed ($book)',
  ({ game, totals, points }) => {
    const names = ['ann', 'bob', 'cy'].slice(0, totals.length);
    const told = (numbers: readonly number[]) => Object.fromEntries(names.map((name, at) => [name, numbers[at]]));
    const table = tableOf(game, { players: names.join(' ') }).withGoal();
    table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline');
    if (names.length === 3) table.does('cy', 'decline');
    table.does('director', 'end-round');
    for (const [at, player] of names.entries())
      if (table.scores?.[player] !== totals[at])
        table.does(player, 'correct-score', { shake: 1, player, score: totals[at] });
    for (const player of names) table.does(player, 'sign');
    expect(table.totals).toEqual(told(totals));
    expect(table.matchPoints).toEqual(told(points));
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XII-A; mlag-equations-basic-2018 XII-A#totals] lost points are part of the sum ($book)',
  (game) => {
    const table = tableOf(game).withGoal().does('judge', 'warn', { player: 'ann' });
    table
      .does('bob', 'challenge', { claim: 'impossible' })
      .does('ann', 'decline')
      .does('cy', 'present', { solution: game.wrong });
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    table.does('director', 'end-round');
    expect(table.matchPoints).toEqual({ ann: 3, bob: 6, cy: 3 });
    table.does('judge', 'penalize', { player: 'ann', clause: 'IX-C' });
    expect(table.matchPoints).toEqual({ ann: 2, bob: 6, cy: 4 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XII-B; mlag-equations-basic-2018 XII-B] each player signs once, when the round is over ($book)',
  (game) => {
    const table = played(game);
    expect(table.refused('ann', 'sign')).toBe('XII-B');
    table.does('director', 'end-round');
    table.does('ann', 'sign').does('bob', 'sign');
    expect(table.refused('ann', 'sign')).toBe('XII-B');
    expect(table.tries('judge', 'sign').ok).toBe(false);
    expect(table.matchPoints).toEqual({ ann: 4, bob: 6, cy: 2 });
    table.does('cy', 'leave').does('cy', 'sign');
    expect(table.view('audience').signed).toEqual(['ann', 'bob', 'cy']);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XII-B; mlag-equations-basic-2018 XII-B#oversight] an oversight is corrected once every player has signed after it ($book)',
  (game) => {
    const table = played(game).does('director', 'end-round').does('ann', 'sign').does('bob', 'sign');
    const cy = { shake: 1, player: 'cy', score: 4 };
    for (const wrong of [{ shake: 2 }, { shake: 0 }, { player: 'dot' }, { score: 2 }, { score: 2.5 }])
      expect(table.refused('cy', 'correct-score', { ...cy, ...wrong })).toBe('XII-B');
    table.does('cy', 'correct-score', cy).does('cy', 'sign');
    expect(table.scores).toEqual({ ann: 4, bob: 6, cy: 2 });
    // Earlier signatures were for another sheet.
    table.does('ann', 'sign');
    expect(table.scores?.cy).toBe(2);
    table.does('bob', 'sign');
    expect(table.scores).toEqual({ ann: 4, bob: 6, cy: 4 });
    expect(table.matchPoints).toEqual({ ann: 3, bob: 6, cy: 3 });
    expect(table.view('audience').corrections).toEqual([]);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XII-B-1; mlag-equations-basic-2018 XII-B-1] an error against yourself stands unless all agree, and a judge may say so ($book)',
  (game) => {
    const table = played(game).does('director', 'end-round');
    table.does('ann', 'correct-score', { shake: 1, player: 'ann', score: 6 }).does('ann', 'sign').does('cy', 'sign');
    const question = 'Was it a simple oversight?';
    table.does('bob', 'call-judge', { question });
    table.does('judge', 'rule', { question, answer: 'no', clause: 'XII-B-1' });
    expect(table.log).toContainEqual(expect.objectContaining({ type: 'judgeRuled', answer: 'no', clause: 'XII-B-1' }));
    expect(table.totals).toEqual({ ann: 4, bob: 6, cy: 2 });
    expect(table.matchPoints).toEqual({ ann: 4, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XII-B-2; mlag-equations-basic-2018 XII-B-2] a judge gives 0 for the round to a player who cheated ($book)',
  (game) => {
    const table = played(game).does('director', 'end-round');
    table.does('judge', 'take-score', { player: 'bob', clause: 'XII-B-2' });
    expect(table.matchPoints).toEqual({ ann: 4, bob: 0, cy: 2 });
    // Together, they can still correct an oversight.
    table.does('ann', 'correct-score', { shake: 1, player: 'cy', score: 4 });
    for (const player of ['ann', 'bob', 'cy']) table.does(player, 'sign');
    expect(table.matchPoints).toEqual({ ann: 3, bob: 0, cy: 3 });
  },
);
