// Time limits in the basic books of 2018 and 2019: a countdown, one point, one more minute, and the turn or task is lost.
import { nextDeadline } from '@openshake/rules';
import { expect, test } from 'vitest';
import { BASIC_GAMES, oneCubeAway, pointsLost, tableOf } from './support/basicGames.ts';
import { CARDS, CUBES, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');

test('[mlag-onsets-basic-2019 XI-A-1-a, XI-A] the cards within a minute; then a point, one more minute, and the shake is void', () => {
  const table = new TestTable('mlag-onsets-basic-2019', 'senior').does('ann', 'roll', { cubes: words(CUBES) });
  table.clock(69);
  expect(pointsLost(table)).toEqual({});
  table.clock(1);
  expect(pointsLost(table)).toEqual({ cy: 1 });
  table.wait(30).does('cy', 'deal', { cards: words(CARDS) });
  expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
  const never = new TestTable('mlag-onsets-basic-2019', 'senior').does('ann', 'roll', { cubes: words(CUBES) });
  never.clock(200);
  expect(pointsLost(never)).toEqual({ cy: 1 });
  expect(never.shakes).toMatchObject([{ ended: 'void', penalties: { cy: -1 } }]);
  expect(never.phase).toEqual({ name: 'start', player: 'bob' });
});

test('[mlag-onsets-basic-2019 XI-A-1-b] cards that come late cost the Goal-setter nothing', () => {
  const table = new TestTable('mlag-onsets-basic-2019', 'senior').does('ann', 'roll', { cubes: words(CUBES) });
  table.wait(122).does('cy', 'deal', { cards: words(CARDS) });
  expect(pointsLost(table)).toEqual({ cy: 1 });
  table.wait(8).does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
  expect(pointsLost(table)).toEqual({ cy: 1 });
});

test('[mlag-onsets-basic-2019 XI-A-1-b, XI-A] rolling and the Goal are one task: one point and one additional minute for both', () => {
  const dealt = () => new TestTable('mlag-onsets-basic-2019', 'senior').does('cy', 'deal', { cards: words(CARDS) });
  const table = dealt().clock(129);
  expect(pointsLost(table)).toEqual({});
  table.clock(1);
  expect(pointsLost(table)).toEqual({ ann: 1 });
  const end = table.now + 60_000;
  table.wait(20).does('ann', 'roll', { cubes: words(CUBES) });
  expect(table.phase).toEqual({ name: 'goal', player: 'ann', deadline: end });
  table.clock(30);
  expect(pointsLost(table)).toEqual({ ann: 1 });
  table.clock(20);
  expect(table.shakes).toMatchObject([{ ended: 'void', penalties: { ann: -1 } }]);
  const never = dealt().clock(200);
  expect(never.shakes).toMatchObject([{ ended: 'void', penalties: { ann: -1 } }]);
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 I-B-4, XI-A, XI-A-1-c, XI-A-1-d, XI-A-3; mlag-equations-basic-2018 I-B-3, XI-A, XI-A-1, XI-A-1-b, XI-A-1-c, XI-A-3] two minutes for the first turn, one for any other, a countdown of ten seconds ($book)',
  (game) => {
    const table = tableOf(game).withGoal();
    for (const [player, minutes] of [
      ['bob', 2],
      ['cy', 1],
      ['ann', 1],
      ['bob', 1],
    ] as const) {
      expect(table.phase).toEqual({ name: 'move', player, deadline: table.now + minutes * 60_000 });
      expect(nextDeadline(table.state)).toBe(table.now + minutes * 60_000 + 10_000);
      // In the last second of the countdown, it is still in time.
      const cube = table.state.shake?.resources.at(-1);
      table.wait(minutes * 60 + 8).does(player, 'move', { cube, to: 'permitted' });
    }
    expect(pointsLost(table)).toEqual({});
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A, XI-A-3; mlag-equations-basic-2018 XI-A, XI-A-3] one point after the countdown, one more minute, and the turn is lost without a second point ($book)',
  (game) => {
    const table = oneCubeAway(game).clock(70);
    expect(table.totals).toEqual({ ann: -1, bob: 0, cy: 0 });
    expect(table.phase).toEqual({ name: 'move', player: 'ann', deadline: table.now + 60_000 });
    table.clock(69);
    expect(table.phase.player).toBe('ann');
    table.clock(1);
    expect(table.phase).toEqual({ name: 'move', player: 'bob', deadline: table.now + 60_000 });
    expect(table.totals).toEqual({ ann: -1, bob: 0, cy: 0 });
    expect(table.log).toContainEqual(expect.objectContaining({ type: 'turnLost', player: 'ann' }));
    // Cy is still the last Mover.
    expect(table.refused('cy', 'challenge', { claim: 'now' })).toBe(game.clause('V-B', 'VI-B'));
    table.does('ann', 'challenge', { claim: 'now' });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A; mlag-equations-basic-2018 XI-A] a move in the additional minute counts, but costs a point ($book)',
  (game) => {
    const table = oneCubeAway(game).wait(100);
    table.does('ann', 'move', { cube: game.clause('B', '7'), to: 'required' });
    expect(table.totals).toEqual({ ann: -1, bob: 0, cy: 0 });
    expect(table.phase).toEqual({ name: 'move', player: 'bob', deadline: table.now + 60_000 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A; mlag-equations-basic-2018 XI-A] if nobody plays anymore and every turn in a row is lost, the shake is void ($book)',
  (game) => {
    const table = tableOf(game).withGoal().clock(600);
    expect(table.shakes).toMatchObject([{ ended: 'void', penalties: { ann: -1, bob: -1, cy: -1 } }]);
    expect(table.phase).toEqual({ name: 'start', player: 'bob' });
    expect(nextDeadline(table.state)).toBeUndefined();
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A-1-g, XI-A-3; mlag-equations-basic-2018 XI-A-1-f, XI-A-3] two minutes to write; a player who must write buys one more with a point, but no third ($book)',
  (game) => {
    const challenged = () =>
      oneCubeAway(game).does('bob', 'challenge', { claim: 'now' }).does('ann', 'join', { side: 'mover' });
    const inTime = challenged().wait(127).does('bob', 'present', { solution: game.right });
    expect(pointsLost(inTime)).toEqual({});
    const late = challenged().wait(150).does('bob', 'present', { solution: game.right });
    expect(late.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    expect(late.shakes[0]?.penalties).toEqual({ bob: -1 });
    const never = challenged().clock(199);
    expect(never.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    expect(never.totals).toEqual({ ann: 6, bob: 1, cy: 6 });
    expect(never.tries('bob', 'present', { solution: game.right }).ok).toBe(false);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A-1-h; mlag-equations-basic-2018 XI-A-1-g] two minutes to check; a late answer costs a point and counts ($book)',
  (game) => {
    const table = oneCubeAway(game, { officiating: 'table' }).does('bob', 'challenge', { claim: 'now' });
    table.does('bob', 'present', { solution: game.wrong }).does('ann', 'decline').wait(125);
    table.does('ann', 'accept', { writer: 'bob' });
    expect(pointsLost(table)).toEqual({});
    table.wait(20).does('cy', 'reject', { writer: 'bob', clause: game.equals });
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    expect(pointsLost(table)).toEqual({ cy: 1 });
  },
);

test.each(
  BASIC_GAMES.flatMap((game) =>
    (['minor', 'elementary', 'middle', 'junior', 'senior'] as const).map((division) => ({
      game,
      division,
      book: game.book,
    })),
  ),
)(
  '[mlag-onsets-basic-2019 XI-A#n; mlag-equations-basic-2018 XI-A#approval] a lost point waits for a judge below Junior ($book, $division)',
  ({ game, division }) => {
    const waits = !['junior', 'senior'].includes(division);
    const table = oneCubeAway(game, { division }).clock(75).clock(75);
    expect(pointsLost(table)).toEqual({ ann: 1 });
    expect(table.totals.ann).toBe(waits ? 0 : -1);
    expect(table.view('audience').penalties).toMatchObject([{ player: 'ann', counted: !waits, clause: 'XI-A' }]);
    const approved = table.tries('judge', 'approve-penalty', { player: 'ann' });
    expect(approved.ok ? undefined : approved.refusal.clause).toBe(waits ? undefined : 'XI-A');
    expect(table.totals.ann).toBe(-1);
    expect(table.refused('judge', 'approve-penalty', { player: 'ann' })).toBe('XI-A');
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A#n; mlag-equations-basic-2018 XI-A#approval] an approved point belongs to its shake, the oldest first; only a judge approves ($book)',
  (game) => {
    const table = oneCubeAway(game, { division: 'minor' }).clock(75).clock(75).does('bob', 'pick-up-block').clock(15);
    table.does('ann', 'challenge', { claim: 'now' }).does('ann', 'present', { solution: game.right });
    table.does('bob', 'decline');
    expect(table.shakes[0]).toMatchObject({ scores: { ann: 6, bob: 2, cy: 2 }, penalties: {} });
    table.withGoal();
    for (const by of ['ann', 'bob', 'director'])
      expect(table.tries(by, 'approve-penalty', { player: 'ann' }).ok).toBe(false);
    table.does('judge', 'approve-penalty', { player: 'ann' }).does('judge', 'approve-penalty', { player: 'bob' });
    expect(table.shakes[0]?.penalties).toEqual({ ann: -1, bob: -1 });
    expect(table.totals).toEqual({ ann: 5, bob: 1, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 XI-A; mlag-equations-basic-2018 XI-A] without clocks, nothing runs out ($book)',
  (game) => {
    const table = oneCubeAway(game, { clocks: 'none' }).clock(100_000);
    expect(table.phase).toEqual({ name: 'move', player: 'ann' });
    table.does('bob', 'pick-up-block').clock(100);
    expect(pointsLost(table)).toEqual({});
    table.does('bob', 'challenge', { claim: 'now' }).clock(1_000);
    expect(table.phase).toEqual({ name: 'write' });
  },
);
