// A, P and CA Flub in the 2011 basic book: who proves what, with which avoid move, for 10, 8 or 6 points.
import { expect, test } from 'vitest';
import { mat, pointsLost } from './support/basicGames.ts';
import { AVOID, flubbed, RIGHT, TWO_MORE, table2011, WRONG } from './support/flubs.ts';
import type { TestTable } from './support/testTable.ts';

/** What the Challenger's side, or after a P Flub the Mover's, presents. */
const PROOF = { solution: RIGHT, avoid: AVOID };
const FAILED = { solution: WRONG, avoid: AVOID };

test('[mlag-onsets-basic-2011 BOS10] anybody but the last Mover may call an A, P or CA Flub, with the ball', () => {
  const table = flubbed();
  for (const claim of ['now', 'impossible', 'never', 'force-out-a', 'force-out-b', 'no-goal', 'flub'])
    expect([claim, table.refused('bob', 'challenge', { claim })]).toEqual([claim, 'BOS10']);
  expect(table.refused('cy', 'challenge', { claim: 'a-flub' })).toBe('BOS10');
  expect(table.refused('cy', 'pick-up-block')).toBe('BOS10');
  const state = table.state;
  for (const by of ['ann', 'bob'])
    for (const claim of ['a-flub', 'p-flub', 'ca-flub', 'A Flub', 'CA_FLUB']) {
      table.state = state;
      table.does(by, 'pick-up-block').does(by, 'challenge', { claim });
      expect(table.view('audience').writing).toMatchObject({ challenger: by, mover: 'cy' });
    }
  expect(table2011().refused('bob', 'challenge', { claim: 'p-flub' })).toBe('BOS10');
});

test('[mlag-onsets-basic-2011 BOS10] a CA Flub needs a move before the last', () => {
  const table = table2011().withGoal();
  expect(table.refused('bob', 'challenge', { claim: 'ca-flub' })).toBe('BOS10');
  table.does('bob', 'bonus', { cube: 'U' }).moves('Y permitted');
  expect(table.refused('cy', 'challenge', { claim: 'ca-flub' })).toBe('BOS10');
  table.moves('- permitted');
  expect(table.tries('ann', 'challenge', { claim: 'ca-flub' }).ok).toBe(true);
});

interface Row {
  claim: 'a-flub' | 'p-flub';
  writer: 'right' | 'wrong' | 'none';
  joiner: 'mover' | 'challenger';
  paper?: 'right' | 'wrong';
  scores: { ann: number; bob: number; cy: number };
}
/** Cy moved, Bob challenges, Ann joins. */
const ROWS: Row[] = [
  { claim: 'a-flub', writer: 'right', joiner: 'mover', scores: { ann: 6, bob: 10, cy: 6 } },
  { claim: 'a-flub', writer: 'right', joiner: 'challenger', paper: 'right', scores: { ann: 8, bob: 10, cy: 6 } },
  { claim: 'a-flub', writer: 'right', joiner: 'challenger', paper: 'wrong', scores: { ann: 6, bob: 10, cy: 6 } },
  { claim: 'a-flub', writer: 'wrong', joiner: 'mover', scores: { ann: 10, bob: 6, cy: 10 } },
  { claim: 'a-flub', writer: 'wrong', joiner: 'challenger', paper: 'right', scores: { ann: 8, bob: 6, cy: 6 } },
  { claim: 'a-flub', writer: 'wrong', joiner: 'challenger', paper: 'wrong', scores: { ann: 6, bob: 6, cy: 10 } },
  { claim: 'a-flub', writer: 'none', joiner: 'mover', scores: { ann: 10, bob: 6, cy: 10 } },
  { claim: 'p-flub', writer: 'right', joiner: 'challenger', scores: { ann: 6, bob: 6, cy: 10 } },
  { claim: 'p-flub', writer: 'right', joiner: 'mover', paper: 'right', scores: { ann: 10, bob: 6, cy: 10 } },
  { claim: 'p-flub', writer: 'right', joiner: 'mover', paper: 'wrong', scores: { ann: 6, bob: 6, cy: 10 } },
  { claim: 'p-flub', writer: 'wrong', joiner: 'challenger', scores: { ann: 8, bob: 10, cy: 6 } },
  { claim: 'p-flub', writer: 'wrong', joiner: 'mover', paper: 'right', scores: { ann: 10, bob: 6, cy: 6 } },
  { claim: 'p-flub', writer: 'wrong', joiner: 'mover', paper: 'wrong', scores: { ann: 6, bob: 10, cy: 6 } },
  { claim: 'p-flub', writer: 'none', joiner: 'challenger', scores: { ann: 8, bob: 10, cy: 6 } },
];

test.each(ROWS)(
  '[mlag-onsets-basic-2011 BOS16, BOS16-a, BOS16-b, BOS16-c, BOS16-d, BOS16-e, BOS16-f] $claim, writer $writer, joiner with the $joiner $paper',
  ({ claim, writer, joiner, paper, scores }) => {
    const obliged = claim === 'a-flub' ? 'bob' : 'cy';
    for (const how of ['words', 'presenting'] as const) {
      const table = flubbed().does('bob', 'challenge', { claim });
      const give = (player: string, what: 'right' | 'wrong') =>
        table.does(player, 'present', what === 'right' ? PROOF : FAILED);
      if (how === 'words') table.does('ann', 'join', { side: joiner });
      if (writer === 'none') table.does(obliged, 'decline');
      else give(obliged, writer);
      if (paper) give('ann', paper);
      else if (how === 'presenting') table.does('ann', 'decline');
      expect(table.scores).toEqual(scores);
    }
  },
);

test.each([
  { claim: 'a-flub', paper: PROOF, scores: { ann: 6, bob: 10 } },
  { claim: 'a-flub', paper: FAILED, scores: { ann: 10, bob: 6 } },
  { claim: 'p-flub', paper: PROOF, scores: { ann: 10, bob: 6 } },
  { claim: 'p-flub', paper: FAILED, scores: { ann: 6, bob: 10 } },
])('[mlag-onsets-basic-2011 BOS16-d, BOS16-e, BOS16-f] two players, $claim: $scores', ({ claim, paper, scores }) => {
  const table = flubbed({ players: 'ann bob' }).does('bob', 'challenge', { claim });
  table.does(claim === 'a-flub' ? 'bob' : 'ann', 'present', paper);
  expect(table.scores).toEqual(scores);
});

test('[mlag-onsets-basic-2011 BOS16] the Mover does not write after an A Flub, nor the Challenger after a P Flub', () => {
  const flub = flubbed().does('bob', 'challenge', { claim: 'a-flub' });
  expect(flub.refused('cy', 'present', PROOF)).toBe('BOS16');
  const possible = flubbed().does('bob', 'challenge', { claim: 'p-flub' });
  expect(possible.refused('bob', 'present', PROOF)).toBe('BOS16');
});

/** The result for Bob, who called a Flub at this table and presents this. */
function called(table: TestTable, claim: string, paper: object, fields: object = {}): number | undefined {
  const joiner = ['ann', 'cy'].find((player) => player !== table.state.shake?.lastMover) ?? '';
  table.does('bob', 'challenge', { claim, ...fields }).does(joiner, 'join', { side: 'mover' });
  return table.does('bob', 'present', paper).scores?.bob;
}

test('[mlag-onsets-basic-2011 BOS15, BOS15-a, BOS15-b, BOS15#call] an A Flub needs a Solution one cube away and a right avoid move', () => {
  for (const [paper, points] of [
    [PROOF, 10],
    [{ solution: { ...RIGHT, avoid: AVOID } }, 10],
    [{ solution: RIGHT, avoid: { cube: '∪', to: 'Forbidden' } }, 10],
    [{ solution: TWO_MORE, avoid: AVOID }, 6],
    [{ solution: RIGHT }, 6],
    [{ solution: RIGHT, avoid: 'call an A Flub' }, 6],
    [{ solution: RIGHT, avoid: { cube: 'B' } }, 6],
    // It leaves a Solution one cube away: Y − B is two, but Y ∪ Λ and others are three.
    [{ solution: RIGHT, avoid: { cube: 'U', to: 'permitted' } }, 6],
    [{ solution: RIGHT, avoid: { cube: '-', to: 'required' } }, 6],
    // There was no = to move.
    [{ solution: RIGHT, avoid: { cube: '=', to: 'forbidden' } }, 6],
  ] as const)
    expect([paper, called(flubbed(), 'a-flub', paper)]).toEqual([paper, points]);
});

test('[mlag-onsets-basic-2011 BOS15-b] an avoid move that would have been a P Flub avoids nothing', () => {
  // B′ has six cards, and no operation but ′ was rolled: with V in Required nothing is ever possible.
  for (const [to, scores] of [
    ['required', { ann: 10, bob: 10, cy: 6 }],
    ['forbidden', { ann: 6, bob: 6, cy: 10 }],
  ] as const) {
    const table = table2011().withGoal({ shape: 'row', cubes: ['3', '3'] }, "1 3 3 B B B B B B B B ' ' ' ' V V V");
    table.moves('B required').does('cy', 'challenge', { claim: 'a-flub' }).does('ann', 'join', { side: 'mover' });
    table.does('cy', 'present', { solution: { setName: "B '" }, avoid: { cube: 'V', to } });
    expect(table.scores).toEqual(scores);
  }
});

test('[mlag-onsets-basic-2011 BOS15, BOS9] the charged move is the regular one; the bonus before it has been made', () => {
  const flub = () =>
    table2011().withGoal().moves('Y permitted').does('cy', 'bonus', { cube: 'U' }).moves('- permitted');
  expect(called(flub(), 'a-flub', PROOF)).toBe(10);
  // ∪ was already in Forbidden, so it was not an alternative.
  expect(called(flub(), 'a-flub', { solution: RIGHT, avoid: { cube: 'U', to: 'forbidden' } })).toBe(6);
  // Nor may the Solution use it.
  expect(called(flub(), 'a-flub', { solution: { setName: 'Y U A' }, avoid: AVOID })).toBe(6);
});

test('[mlag-onsets-basic-2011 BOS15] a CA Flub is proved on the old A Flub, whatever was moved since', () => {
  // Ann lets the A Flub pass and takes the Λ away. The old Solution is still the proof.
  const passed = () => flubbed().moves('A forbidden');
  expect(called(passed(), 'ca-flub', PROOF)).toBe(10);
  expect(called(passed(), 'ca-flub', { solution: RIGHT })).toBe(6);
  expect(called(passed(), 'ca-flub', { solution: WRONG, avoid: AVOID })).toBe(6);
  // An A Flub now is about Ann's move. With the Λ gone, this Solution is not correct.
  expect(called(passed(), 'a-flub', PROOF)).toBe(6);
});

test('[mlag-onsets-basic-2011 BOS15, BOS9] bonus moves in between belong to the turn of their move', () => {
  const passed = () =>
    table2011()
      .withGoal()
      .does('bob', 'bonus', { cube: 'N' })
      .moves('Y permitted')
      .does('cy', 'bonus', { cube: 'V' })
      .moves('- permitted')
      .does('ann', 'bonus', { cube: 'A' })
      .moves('R forbidden');
  expect(called(passed(), 'ca-flub', PROOF)).toBe(10);
  expect(called(passed(), 'ca-flub', { solution: { setName: 'Y N V' }, avoid: AVOID })).toBe(6);
});

test('[mlag-onsets-basic-2011 BOS10, BOS15] the flubs look back only to the last move, or the one before it, whatever move is named', () => {
  // Cy's flub, then Ann moves on, or Ann and Bob do.
  const moved = { cube: '-', to: 'permitted' };
  const call = (table: TestTable, by: string, claim: string, fields: object, paper: object) => {
    table.does(by, 'challenge', { claim, ...fields });
    for (const player of ['ann', 'bob', 'cy'])
      if (player !== by && player !== table.state.shake?.lastMover) table.does(player, 'join', { side: 'mover' });
    return table.does(by, 'present', paper).scores?.[by];
  };
  for (const [fields, paper] of [
    [{}, PROOF],
    [{ moved }, PROOF],
    [{}, { ...PROOF, moved }],
    [{ moved: { cube: '−', to: 'Permitted' } }, { ...PROOF, moved }],
  ] as const) {
    expect(call(flubbed().moves('A forbidden'), 'bob', 'ca-flub', fields, PROOF)).toBe(10);
    expect(call(flubbed().moves('A forbidden'), 'bob', 'a-flub', fields, paper)).toBe(6);
    expect(call(flubbed().moves('A forbidden', 'R forbidden'), 'ann', 'ca-flub', fields, paper)).toBe(6);
  }
  // Nor does naming another move take away the right one.
  const other = { moved: { cube: 'Y', to: 'permitted' } };
  expect(call(flubbed(), 'ann', 'a-flub', other, { ...PROOF, ...other })).toBe(10);
  expect(call(flubbed().moves('A forbidden'), 'bob', 'ca-flub', other, { ...PROOF, ...other })).toBe(10);
});

test('[mlag-onsets-basic-2011 BOS10, BOS15] an A Flub against the Goal proves nothing: no move is charged', () => {
  const table = table2011().withGoal().does('bob', 'challenge', { claim: 'a-flub' });
  table.does('cy', 'join', { side: 'mover' }).does('bob', 'present', PROOF);
  expect(table.scores).toEqual({ ann: 10, bob: 6, cy: 10 });
});

test('[mlag-onsets-basic-2011 BOS16-b] a player who joins the Challenger needs an avoid move too; one who joins the Mover after a P Flub does not', () => {
  const flub = flubbed().does('bob', 'challenge', { claim: 'a-flub' }).does('bob', 'present', PROOF);
  flub.does('ann', 'join', { side: 'challenger' }).does('ann', 'present', { solution: RIGHT });
  expect(flub.scores).toEqual({ ann: 6, bob: 10, cy: 6 });
  const possible = flubbed()
    .does('bob', 'challenge', { claim: 'p-flub' })
    .does('cy', 'present', { solution: TWO_MORE });
  possible.does('ann', 'present', { solution: RIGHT });
  expect(possible.scores).toEqual({ ann: 10, bob: 6, cy: 10 });
});

test('[mlag-onsets-basic-2011 BOS10, BOS16] No Goal with sides: 10 for the Challenger, 8 for who joins; 10 for the Goal-setter and for who joins', () => {
  const right = { solution: { ...RIGHT, goal: { shape: 'single', cubes: ['3'] } } };
  const wrong = { solution: { ...RIGHT, goal: { shape: 'single', cubes: ['2'] } } };
  const declared = () => table2011().started().does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' });
  const both = declared().does('cy', 'join', { side: 'challenger' }).does('bob', 'present', right);
  expect(both.does('cy', 'present', right).scores).toEqual({ ann: 6, bob: 10, cy: 8 });
  const against = declared().does('cy', 'join', { side: 'mover' }).does('bob', 'present', right);
  expect(against.scores).toEqual({ ann: 6, bob: 10, cy: 6 });
  const failed = declared().does('cy', 'join', { side: 'mover' }).does('bob', 'present', wrong);
  expect(failed.scores).toEqual({ ann: 10, bob: 6, cy: 10 });
  const alone = declared().does('bob', 'present', wrong).does('cy', 'present', right);
  expect(alone.scores).toEqual({ ann: 6, bob: 6, cy: 8 });
  const agreed = table2011().started().does('ann', 'no-goal').does('bob', 'agree').clock(60);
  expect(agreed.shakes).toMatchObject([{ ended: 'void' }]);
  expect(agreed.phase).toEqual({ name: 'start', player: 'ann' });
});

test('[mlag-onsets-basic-2011 BOS10, BOS10#adjust, BOS10#hand, BOS6#only] the ball moved to a fair spot, held silently, or a claim that is invalid: nobody loses a point', () => {
  const table = flubbed({ officiating: 'table' }).does('bob', 'pick-up-block').does('bob', 'put-down-block');
  table.does('ann', 'pick-up-block').clock(20);
  expect(mat(table).block).toBeNull();
  expect(table.setAside('cy', 'challenge', { claim: 'a-flub' })).toBe('BOS10');
  expect(table.setAside('bob', 'challenge', { claim: 'now' })).toBe('BOS10');
  expect(pointsLost(table)).toEqual({});
  expect(table.phase).toMatchObject({ name: 'move', player: 'ann' });
  // A hand kept on the ball is for a judge: a warning, and then a point.
  table.does('judge', 'warn', { player: 'cy', clause: 'BOS10' });
  expect(table.refused('judge', 'penalize', { player: 'bob' })).toBe('BOS1');
  table.does('judge', 'penalize', { player: 'cy' });
  expect(table.totals).toEqual({ ann: 0, bob: 0, cy: -1 });
});
