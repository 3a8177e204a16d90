// What ends objections to a Solution: a failed proof of ambiguity, and a question to a judge. And what a judge's no costs a player who had accepted.
import { expect, test } from 'vitest';
import { ADVENTUROUS } from './support/adventurousBooks.ts';
import { BASIC_GAMES, oneCubeAway } from './support/basicGames.ts';
import { TestTable } from './support/testTable.ts';

type Game = (typeof BASIC_GAMES)[number];

/** Bob has challenged Cy with Impossible, Cy has presented this, and Ann has not. */
const basic = (game: Game, solution: object) =>
  oneCubeAway(game, { officiating: 'table' })
    .does('bob', 'challenge', { claim: 'impossible' })
    .does('cy', 'present', { solution })
    .does('ann', 'decline');

const ask = (table: TestTable, by: string, writer: string) =>
  table.does(by, 'call-judge', { question: 'equals', writer });
const rule = (table: TestTable, answer: string, writer: string) =>
  table.does('judge', 'rule', { question: 'equals', answer, writer });

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3-b-iii; mlag-equations-basic-2018 VII-C-3-g#judge] the other checker may object until the ruling, and a valid objection answers the question ($book)',
  (game) => {
    const table = ask(basic(game, game.wrong), 'bob', 'cy');
    expect(table.refused('bob', 'reject', { writer: 'cy', clause: game.equals })).toBe(
      game.clause('VII-C-3-b-iii', 'VII-C-3-g'),
    );
    expect(table.open('bob')).not.toContain('reject');
    expect(table.open('ann')).toContain('reject');
    table.does('ann', 'reject', { writer: 'cy', clause: game.equals });
    expect(table.shakes[0]?.papers).toEqual([{ writer: 'cy', correct: false, how: 'disproved' }]);
    expect(table.view('judge').questions).toEqual([]);
    expect(table.scores).toEqual({ ann: 4, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-A-2#e; mlag-equations-basic-2018 X-A-2#exception] after Impossible, a player who accepted before another asked scores 2 if the judge says no ($book)',
  (game) => {
    const first = ask(basic(game, game.wrong).does('ann', 'accept', { writer: 'cy' }), 'bob', 'cy');
    expect(rule(first, 'no', 'cy').scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    // The program's answer counts as the judge's.
    const late = ask(basic(game, game.wrong).does('ann', 'accept', { writer: 'cy' }), 'bob', 'cy').clock(300);
    expect(late.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    // Accepting after the question changes nothing, for the other checker or for the player who asked.
    for (const by of ['ann', 'bob']) {
      const after = ask(basic(game, game.wrong), 'bob', 'cy').does(by, 'accept', { writer: 'cy' });
      expect(rule(after, 'no', 'cy').scores).toEqual({ ann: 4, bob: 6, cy: 2 });
    }
    // A ruling that nobody asked for disproves nothing, and a yes costs nobody anything.
    const unasked = basic(game, game.wrong).does('ann', 'accept', { writer: 'cy' });
    expect(rule(unasked, 'no', 'cy').scores).toEqual({ ann: 4, bob: 6, cy: 2 });
    const right = ask(basic(game, game.right).does('ann', 'accept', { writer: 'cy' }), 'bob', 'cy');
    expect(rule(right, 'yes', 'cy').scores).toEqual({ ann: 2, bob: 2, cy: 6 });
  },
);

test('[mlag-onsets-basic-2019 VII-C-3-c] a failed proof of ambiguity ends that checker’s proofs, and nothing else', () => {
  // Four cards if it is B ∪ (R ∩ Λ), none otherwise. Y is in Required and is not used.
  const presented = () => {
    const table = new TestTable('mlag-onsets-basic-2019', 'senior', { officiating: 'table' });
    table.withGoal({ shape: 'row', cubes: ['1', '3'] }).moves('Y required');
    table.does('cy', 'challenge', { claim: 'impossible' }).does('ann', 'decline');
    table.does('bob', 'present', { solution: { setName: 'B U R N A' } });
    const failed = { writer: 'bob', clause: 'VII-C-3-c', interpretation: 'B U (R N A)' };
    expect(table.setAside('cy', 'reject', failed)).toBe('VII-C-3-c');
    return table;
  };
  const again = { writer: 'bob', clause: 'VII-C-3-c', interpretation: '(B U R) N A' };
  expect(presented().refused('cy', 'reject', again)).toBe('VII-C-3-c');
  expect(presented().setAside('cy', 'reject', { writer: 'bob', clause: 'VII-B-2-b' })).toBeUndefined();
  const wide = presented();
  expect(wide.setAside('cy', 'reject', { ...again, clause: 'VII-B' })).toBeUndefined();
  expect(wide.scores?.bob).toBe(2);
  const asked = ask(presented(), 'cy', 'bob');
  expect(rule(asked, 'yes', 'bob').scores?.bob).toBe(6);
});

test.each(ADVENTUROUS)(
  '[agloa-onsets-2023 VII-C-5-c; mlag-onsets-adventurous-2017 VII-C-5-c] %s: after a failed proof, a checker can only accept',
  (book) => {
    const table = new TestTable(book, 'junior', { officiating: 'table', players: 'ann bob' });
    table.withGoal({ shape: 'row', cubes: ['1', '3'] }).moves('Y required');
    table
      .does('ann', 'challenge', { claim: 'impossible' })
      .does('bob', 'present', { solution: { setName: 'B U R N A' } });
    table.setAside('ann', 'reject', { writer: 'bob', clause: 'VII-C-5-c', interpretation: 'B U (R N A)' });
    expect(table.refused('ann', 'reject', { writer: 'bob', clause: 'VII-B-4-b' })).toBe('VII-C-5-c');
    expect(table.open('ann')).not.toContain('reject');
    expect(table.open('ann')).toContain('accept');
    table.does('ann', 'accept', { writer: 'bob' });
    expect(table.scores).toEqual({ ann: 2, bob: 6 });
  },
);

test('[agloa-onsets-2023 X-A-2, VII-C-4, VII-C-6] a player who accepted before the other checker asked scores 2 if the judge says no, after any challenge', () => {
  const now = (...accepting: string[]) => {
    const table = new TestTable('agloa-onsets-2023', 'junior', { officiating: 'table' }).withGoal();
    table.moves('R permitted', '- permitted', 'Y permitted', 'Y permitted', 'N permitted');
    table.does('ann', 'challenge', { claim: 'now' }).does('ann', 'present', { solution: { setName: 'R - V' } });
    table.does('bob', 'decline');
    for (const by of accepting) table.does(by, 'accept', { writer: 'ann' });
    return ask(table, 'cy', 'ann');
  };
  expect(rule(now('bob'), 'no', 'ann').scores).toEqual({ ann: 2, bob: 2, cy: 6 });
  expect(now('bob').clock(200).scores).toEqual({ ann: 2, bob: 2, cy: 6 });
  expect(rule(now().does('bob', 'accept', { writer: 'ann' }), 'no', 'ann').scores).toEqual({ ann: 2, bob: 6, cy: 6 });
  expect(rule(now(), 'no', 'ann').scores).toEqual({ ann: 2, bob: 6, cy: 6 });
});

test('[mlag-onsets-adventurous-2017 VII-C-5-b] nobody may ask a judge whether a Solution equals the Goal', () => {
  const table = new TestTable('mlag-onsets-adventurous-2017', 'junior', { officiating: 'table', players: 'ann bob' });
  table.withGoal().moves('Y required').does('ann', 'challenge', { claim: 'impossible' });
  table.does('bob', 'present', { solution: { setName: 'Y U A' } });
  expect(table.refused('ann', 'call-judge', { question: 'equals', writer: 'bob' })).toBe('VII-C-5-b');
});

test.each(BASIC_GAMES)('for a citation that is no reason, the answer says what to cite ($book)', (game) => {
  const table = basic(game, game.wrong);
  const said = (clause: string) => {
    const decision = table.tries('bob', 'reject', { writer: 'cy', clause });
    return decision.ok ? decision.setAside?.facts : undefined;
  };
  expect(said('VII')).toEqual({ key: 'check.hasParts', clause: 'VII', part: 'VII-B' });
  expect(said('XX-Z')).toEqual({ key: 'check.noClause', clause: 'XX-Z' });
  table.does('bob', 'accept', { writer: 'cy' });
  expect(table.tries('bob', 'reject', { writer: 'cy', clause: game.equals })).toMatchObject({
    refusal: { facts: { key: 'check.accepted', player: 'cy' } },
  });
});

test.each(BASIC_GAMES)(
  'a checker who asked a judge may accept after all; once all have accepted, nobody rules ($book)',
  (game) => {
    const table = ask(basic(game, game.wrong), 'bob', 'cy').does('bob', 'accept', { writer: 'cy' });
    expect(table.shakes).toEqual([]);
    table.does('ann', 'accept', { writer: 'cy' });
    expect(table.shakes[0]?.papers).toEqual([{ writer: 'cy', correct: true, how: 'accepted' }]);
    expect(table.view('judge').questions).toEqual([]);
  },
);
