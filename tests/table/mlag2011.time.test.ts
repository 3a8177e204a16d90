// Time, joining, checking and the end of a match in the 2011 basic book.
import { expect, test } from 'vitest';
import { mat, pointsLost } from './support/basicGames.ts';
import { AVOID, flubbed, forcedOut, RIGHT, table2011, WRONG } from './support/flubs.ts';
import { CARDS, CUBES } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const PROOF = { solution: RIGHT, avoid: AVOID };

test('[mlag-onsets-basic-2011 BOS6, BOS6#first-turn, BOS6#turn, BOS6#warning] one minute for every turn, even the first; ten more seconds before a point is lost', () => {
  const table = table2011().withGoal();
  for (const player of ['bob', 'cy', 'ann']) {
    expect(table.phase).toEqual({ name: 'move', player, deadline: table.now + 60_000 });
    table.wait(68).does(player, 'move', { cube: mat(table).resources[0], to: 'forbidden' });
  }
  expect(pointsLost(table)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS6#penalty] a point and one more minute; then another point, and the turn is lost', () => {
  const table = table2011().withGoal().clock(70);
  expect(table.totals).toEqual({ ann: 0, bob: -1, cy: 0 });
  expect(table.phase).toEqual({ name: 'move', player: 'bob', deadline: table.now + 60_000 });
  table.clock(70);
  expect(table.totals).toEqual({ ann: 0, bob: -2, cy: 0 });
  expect(table.phase).toEqual({ name: 'move', player: 'cy', deadline: table.now + 60_000 });
  // Nobody approves a lost point here, in any division.
  expect(table.refused('judge', 'approve-penalty', { player: 'bob' })).toBe('BOS6');
});

test('[mlag-onsets-basic-2011 BOS5, BOS6#goal] roll and deal within the first minute, the Goal within two, all from the beginning of the shake', () => {
  const table = table2011().does('ann', 'roll', { cubes: words(CUBES) });
  const began = table.now;
  expect(table.phase).toEqual({ name: 'start', player: 'ann', deadline: began + 60_000 });
  table.wait(50).does('cy', 'deal', { cards: words(CARDS) });
  expect(table.phase).toEqual({ name: 'goal', player: 'ann', deadline: began + 120_000 });
  table.clock(78);
  expect(pointsLost(table)).toEqual({});
  table.clock(1);
  expect(pointsLost(table)).toEqual({ ann: 1 });
  table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
  expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
});

test('[mlag-onsets-basic-2011 BOS6#goal, BOS6#penalty] a Goal never set: two points, and the shake is void', () => {
  const table = table2011().started().clock(300);
  expect(table.shakes).toMatchObject([{ ended: 'void', penalties: { ann: -2 } }]);
  expect(table.phase).toEqual({ name: 'start', player: 'bob' });
  // No Goal may be declared in the same time.
  const declared = table2011().started().wait(100).does('ann', 'no-goal');
  expect(declared.phase).toEqual({ name: 'no-goal', deadline: declared.now + 60_000 });
});

test('[mlag-onsets-basic-2011 BOS5, BOS6#penalty] cards that never come: two points for the dealer, and the shake is void', () => {
  const table = table2011()
    .does('ann', 'roll', { cubes: words(CUBES) })
    .clock(140);
  expect(table.shakes).toMatchObject([{ ended: 'void', penalties: { cy: -2 } }]);
});

test('[mlag-onsets-basic-2011 BOS6#write, BOS6#penalty] two minutes to write; the additional minute costs a point, and missing it another', () => {
  const challenged = () =>
    flubbed().does('bob', 'challenge', { claim: 'a-flub' }).does('ann', 'join', { side: 'mover' });
  const inTime = challenged().wait(127).does('bob', 'present', PROOF);
  expect(inTime.totals).toEqual({ ann: 6, bob: 10, cy: 6 });
  const late = challenged().wait(150).does('bob', 'present', PROOF);
  expect(late.totals).toEqual({ ann: 6, bob: 9, cy: 6 });
  const never = challenged().clock(199);
  expect(never.totals).toEqual({ ann: 10, bob: 4, cy: 10 });
});

test('[mlag-onsets-basic-2011 BOS6#join, BOS16-a, BOS6#only] a minute to join; a silent player joins the side that does not write, without a fine', () => {
  for (const [claim, writer, paper, ann] of [
    ['a-flub', 'bob', PROOF, 6],
    ['a-flub', 'bob', { ...PROOF, solution: WRONG }, 10],
    ['p-flub', 'cy', PROOF, 6],
    ['p-flub', 'cy', { solution: WRONG }, 8],
  ] as const) {
    const table = flubbed().does('bob', 'challenge', { claim });
    table.clock(59);
    expect(table.open('ann')).toContain('join');
    table.clock(1);
    expect(table.open('ann')).not.toContain('join');
    expect(table.refused('ann', 'present', PROOF)).toBe('BOS14');
    table.does(writer, 'present', paper);
    expect(table.scores?.ann).toBe(ann);
    expect(pointsLost(table)).toEqual({});
  }
});

test('[mlag-onsets-basic-2011 BOS6#join, BOS6#write, BOS16-b] a player who joined the writing side has two minutes, and pays for a third', () => {
  const table = flubbed().does('bob', 'challenge', { claim: 'a-flub' });
  const { now } = table;
  table.wait(50).does('ann', 'join', { side: 'challenger' }).does('bob', 'present', PROOF);
  expect(table.state.tasks).toEqual([{ player: 'ann', what: 'write', due: now + 120_000, extra: false }]);
  table.clock(80);
  expect(pointsLost(table)).toEqual({ ann: 1 });
  table.does('ann', 'present', PROOF);
  expect(table.totals).toEqual({ ann: 7, bob: 10, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS16-a] only the third player joins a side, once', () => {
  const table = flubbed();
  expect(table.refused('ann', 'join', { side: 'mover' })).toBe('BOS16-a');
  table.does('bob', 'challenge', { claim: 'a-flub' });
  for (const by of ['bob', 'cy']) expect(table.refused(by, 'join', { side: 'mover' })).toBe('BOS16-a');
  expect(table.refused('ann', 'join', { side: 'ann' })).toBe('BOS16-a');
  table.does('ann', 'join', { side: 'mover' });
  expect(table.refused('ann', 'join', { side: 'challenger' })).toBe('BOS16-a');
  expect(table.refused('ann', 'present', PROOF)).toBe('BOS16');
  expect(forcedOut().refused('bob', 'join', { side: 'mover' })).toBe('BOS16-a');
});

test('[mlag-onsets-basic-2011 BOS14] a presented Solution is never corrected, and only one counts', () => {
  for (const officiating of ['strict', 'table'] as const) {
    const table = flubbed({ officiating }).does('bob', 'challenge', { claim: 'a-flub' }).does('bob', 'present', PROOF);
    expect(table.refused('bob', 'present', PROOF)).toBe('BOS14');
    expect(table.refused('bob', 'decline')).toBe('BOS14');
  }
});

test('[mlag-onsets-basic-2011 BOS6#check, BOS6#only] two minutes to check; a late player has accepted, without a fine', () => {
  const table = flubbed({ officiating: 'table' }).does('bob', 'challenge', { claim: 'a-flub' });
  table.does('ann', 'join', { side: 'mover' }).does('bob', 'present', { ...PROOF, solution: WRONG });
  expect(table.phase).toEqual({ name: 'check', deadline: table.now + 120_000 });
  table.clock(119);
  expect(table.phase.name).toBe('check');
  table.clock(1);
  expect(table.scores).toEqual({ ann: 6, bob: 10, cy: 6 });
  expect(pointsLost(table)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS14, BOS15, BOS13] opponents reject with a reason: the value, the avoid move, or a grouping that misses the Goal', () => {
  const presented = (paper: object) =>
    flubbed({ officiating: 'table' })
      .does('bob', 'challenge', { claim: 'a-flub' })
      .does('ann', 'join', { side: 'mover' })
      .does('bob', 'present', paper);
  const value = presented({ ...PROOF, solution: WRONG });
  expect(value.setAside('cy', 'reject', { writer: 'bob', clause: 'BOS15' })).toBe('BOS14');
  value.does('cy', 'reject', { writer: 'bob', clause: 'BOS1' });
  expect(value.scores).toEqual({ ann: 10, bob: 6, cy: 10 });
  const avoid = presented({ solution: RIGHT, avoid: { cube: 'U', to: 'permitted' } });
  avoid.does('cy', 'reject', { writer: 'bob', clause: 'BOS15' });
  expect(avoid.scores).toEqual({ ann: 10, bob: 6, cy: 10 });
  const right = presented(PROOF);
  expect(right.setAside('cy', 'reject', { writer: 'bob', clause: 'BOS15-a' })).toBe('BOS14');
  right.does('cy', 'accept', { writer: 'bob' }).does('ann', 'accept', { writer: 'bob' });
  expect(right.scores).toEqual({ ann: 6, bob: 10, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS13] one wrong grouping disproves an ambiguous Solution, with one try each', () => {
  const ambiguous = () => {
    const table = table2011({ officiating: 'table' });
    table.withGoal({ shape: 'row', cubes: ['3', '5'] }, "1 3 5 B B R R G G Y Y U U - ' V A V").moves('B required');
    table.does('cy', 'challenge', { claim: 'p-flub' }).does('ann', 'join', { side: 'challenger' });
    return table.does('bob', 'present', { solution: { setName: 'B U R U G - Y' } });
  };
  const attempt = (interpretation: string) => ({ writer: 'bob', clause: 'BOS13', interpretation });
  const shown = ambiguous().does('cy', 'reject', attempt('(B U R U G) - Y'));
  expect(shown.scores).toEqual({ ann: 8, bob: 6, cy: 10 });
  const failed = ambiguous();
  expect(failed.setAside('cy', 'reject', attempt('B U R U (G - Y)'))).toBe('BOS13');
  expect(failed.refused('cy', 'reject', attempt('(B U R U G) - Y'))).toBe('BOS14');
  failed.does('cy', 'accept', { writer: 'bob' }).does('ann', 'accept', { writer: 'bob' });
  expect(failed.scores).toEqual({ ann: 6, bob: 10, cy: 6 });
});

test('[mlag-onsets-basic-2011 BOS16] a player who accepts what another disproves loses nothing here', () => {
  const table = flubbed({ officiating: 'table' }).does('bob', 'challenge', { claim: 'p-flub' });
  table.does('ann', 'join', { side: 'challenger' }).does('cy', 'present', { solution: WRONG });
  table.does('ann', 'accept', { writer: 'cy' }).does('bob', 'reject', { writer: 'cy', clause: 'BOS1' });
  expect(table.scores).toEqual({ ann: 8, bob: 10, cy: 6 });
  // No judge works out a Solution: the book has no such question.
  const asked = flubbed({ officiating: 'table', players: 'ann bob' }).does('bob', 'challenge', { claim: 'p-flub' });
  asked.does('ann', 'present', { solution: RIGHT });
  expect(asked.refused('bob', 'call-judge', { question: 'equals', writer: 'ann' })).toBe('BOS14');
});

test('[mlag-onsets-basic-2011 BOS1] illegal procedure is charged, insulated and costs nothing, as in the later books', () => {
  const table = table2011({ officiating: 'table' }).withGoal();
  expect(table.illegal('cy', 'move', { cube: 'B', to: 'required' })).toBe('BOS2');
  table.does('bob', 'charge', { what: 'BOS2' });
  expect(mat(table)).toMatchObject({ turn: 'bob', lastMover: 'ann', mat: { required: [] } });
  expect(table.setAside('bob', 'charge', { what: 'BOS2' })).toBe('BOS1');
  table.does('cy', 'move', { cube: 'B', to: 'required' }).moves('R required');
  expect(table.setAside('ann', 'charge', { what: 'BOS2' })).toBe('BOS1');
  expect(mat(table).mat.required).toEqual(['B', 'R']);
  expect(pointsLost(table)).toEqual({});
  // A Force Out is another player's legal action, so it insulates too.
  const forced = flubbed({ officiating: 'table' }).does('cy', 'move', { cube: 'B', to: 'forbidden' });
  forced.does('ann', 'force-out');
  expect(forced.setAside('bob', 'charge', { what: 'BOS2' })).toBe('BOS1');
});

test('[mlag-onsets-basic-2011 BOS1] absence scores 0; at the end of the round all write for 8 and 6', () => {
  const table = table2011().does('cy', 'leave').withGoal().moves('Y permitted', '- permitted');
  table.does('director', 'end-round').does('director', 'stop-play');
  expect(table.tries('bob', 'challenge', { claim: 'a-flub' }).ok).toBe(false);
  table.does('ann', 'present', { solution: RIGHT }).does('bob', 'present', { solution: WRONG });
  expect(table.scores).toEqual({ ann: 8, bob: 6, cy: 0 });
  expect(table.refused('ann', 'roll', { cubes: [] })).toBe('BOS1');
});

test.each([
  { side: 'challenger', paper: PROOF, totals: [8, 10, 6], points: [4, 6, 2] },
  { side: 'mover', paper: undefined, totals: [6, 10, 6], points: [3, 6, 3] },
] as const)(
  '[mlag-onsets-basic-2011 BOS17] team points for totals $totals: $points',
  ({ side, paper, totals, points }) => {
    const told = ([ann, bob, cy]: readonly [number, number, number]) => ({ ann, bob, cy });
    const table = flubbed().does('bob', 'challenge', { claim: 'a-flub' }).does('ann', 'join', { side });
    table.does('bob', 'present', PROOF);
    if (paper) table.does('ann', 'present', paper);
    expect(table.refused('ann', 'sign')).toBe('BOS17');
    table.does('director', 'end-round');
    expect(table.totals).toEqual(told(totals));
    expect(table.matchPoints).toEqual(told(points));
    for (const player of ['ann', 'bob', 'cy']) table.does(player, 'sign');
  },
);

test('[mlag-onsets-basic-2011 BOS17] ties: two for first 5 each, all three 4; two players 6 and 4, or 5 each', () => {
  const wrong = { ...PROOF, solution: WRONG };
  const first = flubbed().does('bob', 'challenge', { claim: 'a-flub' }).does('ann', 'join', { side: 'mover' });
  expect(first.does('bob', 'present', wrong).does('director', 'end-round').matchPoints).toEqual({
    ann: 5,
    bob: 2,
    cy: 5,
  });
  const all = forcedOut();
  for (const player of ['ann', 'bob', 'cy']) all.does(player, 'present', { solution: RIGHT });
  expect(all.does('director', 'end-round').matchPoints).toEqual({ ann: 4, bob: 4, cy: 4 });
  const two = flubbed({ players: 'ann bob' })
    .does('bob', 'challenge', { claim: 'a-flub' })
    .does('bob', 'present', PROOF);
  expect(two.does('director', 'end-round').matchPoints).toEqual({ ann: 4, bob: 6 });
  expect(table2011({ players: 'ann bob' }).does('director', 'end-round').matchPoints).toEqual({ ann: 5, bob: 5 });
});
