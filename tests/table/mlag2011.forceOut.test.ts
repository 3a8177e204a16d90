// Force Out, the challenges against it, and the last cube in the 2011 basic book.
import { expect, test } from 'vitest';
import { mat, playedDownTo, pointsLost } from './support/basicGames.ts';
import { AVOID, flubbed, forcedOut, RIGHT, TWO_MORE, table2011, WRONG } from './support/flubs.ts';

const PROOF = { solution: RIGHT, avoid: AVOID };

test('[mlag-onsets-basic-2011 BOS11] the next Mover declares a Force Out instead of moving, and all write: 8 if right, else 6', () => {
  const table = flubbed();
  for (const by of ['bob', 'cy']) expect(table.refused(by, 'force-out')).toBe('BOS11');
  table.does('ann', 'force-out');
  expect(table.view('audience').writing).toMatchObject({ occasion: 'force-out', mover: 'ann', challenger: null });
  for (const player of ['ann', 'bob', 'cy'])
    expect(table.state.tasks).toContainEqual(expect.objectContaining({ player, due: table.now + 120_000 }));
  table.does('ann', 'present', { solution: RIGHT }).does('bob', 'present', { solution: WRONG }).does('cy', 'decline');
  expect(table.scores).toEqual({ ann: 8, bob: 6, cy: 6 });
  expect(table.phase).toEqual({ name: 'start', player: 'bob' });
});

test('[mlag-onsets-basic-2011 BOS11, BOS11#two] a Solution that needs two cubes from Resources is not correct after a Force Out', () => {
  const table = forcedOut({ players: 'ann bob' }).does('ann', 'present', { solution: TWO_MORE });
  table.does('bob', 'present', { solution: RIGHT });
  expect(table.scores).toEqual({ ann: 6, bob: 8 });
});

test('[mlag-onsets-basic-2011 BOS11, BOS6#only] a player who writes nothing within the two minutes scores 6 without a fine', () => {
  const table = forcedOut().does('cy', 'present', { solution: RIGHT }).clock(118);
  expect(table.phase.name).toBe('write');
  table.clock(1);
  expect(table.scores).toEqual({ ann: 6, bob: 6, cy: 8 });
  expect(pointsLost(table)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS11] a Force Out is a move: not after a bonus, not before the Goal, not while another holds the ball', () => {
  expect(table2011().started().refused('ann', 'force-out')).toBe('BOS11');
  expect(flubbed().does('ann', 'bonus', { cube: 'U' }).refused('ann', 'force-out')).toBe('BOS11');
  expect(flubbed().does('bob', 'pick-up-block').refused('ann', 'force-out')).toBe('BOS10');
});

test('[mlag-onsets-basic-2011 BOS10#forceout] a ball picked up for a Force Out does no harm', () => {
  const table = flubbed().does('ann', 'pick-up-block').does('ann', 'force-out');
  expect(mat(table).block).toBeNull();
  expect(table.view('audience').writing?.occasion).toBe('force-out');
  table.clock(30);
  expect(pointsLost(table)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS12] players may challenge a Force Out for Reason A or B, within the first minute, but not its declarer', () => {
  for (const officiating of ['strict', 'table'] as const) {
    const table = forcedOut({ officiating });
    const clause = (by: string, claim: string) =>
      officiating === 'table' ? table.setAside(by, 'challenge', { claim }) : table.refused(by, 'challenge', { claim });
    expect(clause('ann', 'force-out-b')).toBe('BOS10');
    for (const claim of ['a-flub', 'p-flub', 'ca-flub', 'force-out']) expect(clause('bob', claim)).toBe('BOS10');
    table.wait(60);
    for (const claim of ['force-out-a', 'force-out-b']) expect(clause('bob', claim)).toBe('BOS12');
    expect(pointsLost(table)).toEqual({});
    table.does('bob', 'present', { solution: RIGHT });
  }
  const inTime = forcedOut().wait(55).does('cy', 'challenge', { claim: 'force-out-b' });
  expect(inTime.view('audience').writing).toMatchObject({ challenger: 'cy', mover: 'ann' });
});

/** Cy flubbed, Ann declared, Bob challenges, Cy joins. */
const ROWS = [
  { claim: 'force-out-a', writer: 'right', joiner: 'mover', scores: { ann: 6, bob: 10, cy: 6 } },
  { claim: 'force-out-a', writer: 'right', joiner: 'challenger', paper: 'right', scores: { ann: 6, bob: 10, cy: 8 } },
  { claim: 'force-out-a', writer: 'right', joiner: 'challenger', paper: 'wrong', scores: { ann: 6, bob: 10, cy: 6 } },
  { claim: 'force-out-a', writer: 'wrong', joiner: 'mover', scores: { ann: 10, bob: 6, cy: 10 } },
  { claim: 'force-out-a', writer: 'wrong', joiner: 'challenger', paper: 'right', scores: { ann: 6, bob: 6, cy: 8 } },
  { claim: 'force-out-a', writer: 'wrong', joiner: 'challenger', paper: 'wrong', scores: { ann: 10, bob: 6, cy: 6 } },
  { claim: 'force-out-b', writer: 'right', joiner: 'mover', paper: 'right', scores: { ann: 10, bob: 6, cy: 10 } },
  { claim: 'force-out-b', writer: 'right', joiner: 'mover', paper: 'wrong', scores: { ann: 10, bob: 6, cy: 6 } },
  { claim: 'force-out-b', writer: 'right', joiner: 'challenger', scores: { ann: 10, bob: 6, cy: 6 } },
  { claim: 'force-out-b', writer: 'wrong', joiner: 'mover', paper: 'right', scores: { ann: 6, bob: 6, cy: 10 } },
  { claim: 'force-out-b', writer: 'wrong', joiner: 'mover', paper: 'wrong', scores: { ann: 6, bob: 10, cy: 6 } },
  { claim: 'force-out-b', writer: 'wrong', joiner: 'challenger', scores: { ann: 6, bob: 10, cy: 8 } },
] as const;

test.each(ROWS.map((row) => ({ paper: undefined, ...row })))(
  '[mlag-onsets-basic-2011 BOS12, BOS12-A, BOS12-B, BOS16-b, BOS16-c, BOS16-d, BOS16-e, BOS16-f] $claim, writer $writer, joiner with the $joiner $paper',
  ({ claim, writer, joiner, paper, scores }) => {
    const obliged = claim === 'force-out-a' ? 'bob' : 'ann';
    const table = forcedOut().does('bob', 'challenge', { claim }).does('cy', 'join', { side: joiner });
    const give = (player: string, what: 'right' | 'wrong') =>
      table.does(player, 'present', what === 'right' ? PROOF : { ...PROOF, solution: WRONG });
    expect(table.refused(obliged === 'ann' ? 'bob' : 'ann', 'present', PROOF)).toBe('BOS16');
    give(obliged, writer);
    if (paper) give('cy', paper);
    expect(table.scores).toEqual(scores);
  },
);

test('[mlag-onsets-basic-2011 BOS12-A] Reason A needs the avoid move; it is about the move before the declaration, or an earlier one that is named', () => {
  const challenged = (fields: object = {}) =>
    forcedOut()
      .does('bob', 'challenge', { claim: 'force-out-a', ...fields })
      .does('cy', 'join', { side: 'mover' });
  expect(challenged().does('bob', 'present', { solution: RIGHT }).scores?.bob).toBe(6);
  expect(challenged().does('bob', 'present', { solution: TWO_MORE, avoid: AVOID }).scores?.bob).toBe(6);
  // Ann and Bob let Cy's flub pass. Cy declares, and Ann challenges with the old move.
  const later = (fields: object) =>
    flubbed()
      .moves('A forbidden', 'R forbidden')
      .does('cy', 'force-out')
      .does('ann', 'challenge', { claim: 'force-out-a', ...fields })
      .does('bob', 'join', { side: 'mover' })
      .does('ann', 'present', PROOF).scores;
  expect(later({})).toEqual({ ann: 6, bob: 10, cy: 10 });
  expect(later({ moved: { cube: '-', to: 'permitted' } })).toEqual({ ann: 10, bob: 6, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS12-A, BOS9] Reason A after a bonus: the charged move is the regular one', () => {
  const table = table2011().withGoal().moves('Y permitted').does('cy', 'bonus', { cube: 'V' }).moves('- permitted');
  table
    .does('ann', 'force-out')
    .does('bob', 'challenge', { claim: 'force-out-a' })
    .does('cy', 'join', { side: 'mover' });
  expect(table.does('bob', 'present', PROOF).scores).toEqual({ ann: 6, bob: 10, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS12-B] Reason B: what the declarer wrote before the challenge stands', () => {
  const table = forcedOut()
    .does('ann', 'present', { solution: RIGHT })
    .does('bob', 'challenge', { claim: 'force-out-b' });
  expect(table.refused('ann', 'present', { solution: WRONG })).toBe('BOS14');
  table.does('cy', 'join', { side: 'challenger' });
  expect(table.scores).toEqual({ ann: 10, bob: 6, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS12, BOS16-a] the third player takes a side of the challenge, whatever was written or declined before', () => {
  for (const before of ['present', 'decline'] as const)
    for (const [side, cy] of [
      ['challenger', 6],
      ['mover', 10],
    ] as const) {
      const table = forcedOut().does('cy', before, { solution: RIGHT });
      table.does('bob', 'challenge', { claim: 'force-out-b' }).does('cy', 'join', { side });
      table.does('ann', 'present', { solution: RIGHT });
      if (side === 'mover') table.does('cy', 'present', { solution: RIGHT });
      expect(table.scores).toEqual({ ann: 10, bob: 6, cy });
    }
});

test('[mlag-onsets-basic-2011 BOS12-A] Reason A needs another proof, so what was written before does not count', () => {
  const table = forcedOut()
    .does('bob', 'present', { solution: RIGHT })
    .does('bob', 'challenge', { claim: 'force-out-a' });
  table.does('cy', 'join', { side: 'mover' }).does('bob', 'present', PROOF);
  expect(table.scores).toEqual({ ann: 6, bob: 10, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS12, BOS6#join] after the challenge, a player has a minute to join, and writers get one more', () => {
  const table = forcedOut().wait(40).does('bob', 'challenge', { claim: 'force-out-b' });
  const challenged = table.now;
  table.wait(50).does('cy', 'join', { side: 'mover' });
  for (const player of ['ann', 'cy'])
    expect(table.state.tasks).toContainEqual(
      expect.objectContaining({ player, what: 'write', due: challenged + 120_000 }),
    );
  table.does('ann', 'present', { solution: RIGHT }).does('cy', 'present', { solution: RIGHT });
  expect(table.scores).toEqual({ ann: 10, bob: 6, cy: 10 });
  // A silent player joins the side that does not write, without a fine.
  const silent = forcedOut().does('bob', 'challenge', { claim: 'force-out-b' });
  silent.does('ann', 'present', { solution: RIGHT }).clock(60);
  expect(silent.scores).toEqual({ ann: 10, bob: 6, cy: 6 });
  expect(pointsLost(silent)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS12] with two players, the writer has the rest of the two minutes', () => {
  const table = table2011({ players: 'ann bob' })
    .withGoal()
    .moves('Y permitted', '- permitted')
    .does('bob', 'force-out');
  const due = table.now + 120_000;
  table.wait(50).does('ann', 'challenge', { claim: 'force-out-b' });
  expect(table.phase).toEqual({ name: 'write', deadline: due });
  table.does('bob', 'present', { solution: RIGHT });
  expect(table.scores).toEqual({ ann: 6, bob: 10 });
});

test('[mlag-onsets-basic-2011 BOS1, BOS11] the last cube: a player declares a Force Out, or plays it anyway, for 8 and 6', () => {
  const declared = playedDownTo(table2011({ players: 'ann bob' }).withGoal(), 1);
  declared.does(declared.phase.player ?? '', 'force-out');
  declared.does('ann', 'present', { solution: RIGHT }).does('bob', 'present', { solution: WRONG });
  expect(declared.shakes).toMatchObject([{ ended: 'force-out', scores: { ann: 8, bob: 6 } }]);
  const played = playedDownTo(table2011({ players: 'ann bob' }).withGoal(), 0);
  expect(played.view('audience').writing?.occasion).toBe('last-cube');
  played.does('ann', 'present', { solution: WRONG }).does('bob', 'present', { solution: TWO_MORE });
  expect(played.shakes).toMatchObject([{ ended: 'last-cube', scores: { ann: 6, bob: 8 } }]);
});

test('[mlag-onsets-basic-2011 BOS1, BOS16] after the last cube, players may call a P Flub in the first minute, and nothing else', () => {
  const last = () => {
    const table = playedDownTo(table2011().withGoal(), 0);
    const mover = table.state.shake?.lastMover ?? '';
    const [one = '', two = ''] = table.state.players.filter((player) => player !== mover);
    return { table, mover, one, two };
  };
  const { table, mover, one, two } = last();
  expect(table.refused(one, 'challenge', { claim: 'a-flub' })).toBe('BOS10');
  table.does(one, 'challenge', { claim: 'p-flub' }).does(two, 'join', { side: 'challenger' });
  table.does(mover, 'present', { solution: WRONG });
  expect(table.scores).toEqual({ [mover]: 6, [one]: 10, [two]: 8 });
  const late = last();
  late.table.wait(60);
  expect(late.table.tries(late.one, 'challenge', { claim: 'p-flub' }).ok).toBe(false);
});

test('[mlag-onsets-basic-2011 BOS1, BOS11] a last cube in Forbidden comes back when challenged, and the turn does not change', () => {
  for (const type of ['move', 'bonus'] as const) {
    const table = playedDownTo(table2011({ officiating: 'table' }).withGoal(), 1);
    const mover = table.phase.player ?? '';
    const [other = ''] = table.state.players.filter((player) => player !== mover);
    const [cube = ''] = mat(table).resources;
    table.does(mover, type, { cube, to: 'forbidden' });
    expect(table.setAside(other, 'challenge', { claim: 'p-flub' })).toBe('BOS1');
    expect(mat(table).resources).toEqual([cube]);
    expect(pointsLost(table)).toEqual({});
    table.does(mover, 'force-out');
    expect(table.view('audience').writing?.mover).toBe(mover);
  }
});
