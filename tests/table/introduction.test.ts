// The seven introductory rules of the 2023 book: no variations, no bonus, no No Goal, no clock, no fines.
import { nextDeadline } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { CUBES, type TableOptions, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const cards = (count: number) => words('B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank').slice(0, count);
const goal = (shape: string, ...cubes: string[]) => ({ goal: { shape, cubes } });
const RIGHT = { solution: { setName: 'R - G' } };
const WRONG = { solution: { setName: 'R - V' } };

const basic = (options: TableOptions = {}) => new TestTable('agloa-onsets-2023', 'basic', options);

describe('the introduction', () => {
  test('[agloa-onsets-2023 Basic-I] two V and one Λ, or one V and two Λ, are set out; six to twelve cards are dealt by the player on the right', () => {
    const rolls = ['V V A', 'A V A', 'V V V', 'V = A'].map((out) =>
      basic().refused('ann', 'roll', { cubes: words(CUBES.replace('V A V', out)) }),
    );
    expect(rolls).toEqual([undefined, undefined, 'Basic-I', 'Basic-I']);
    expect(basic().refused('bob', 'roll', { cubes: words(CUBES) })).toBe('Basic-I');
    expect(basic().refused('bob', 'deal', { cards: cards(8) })).toBe('Basic-I');
    const allowed = Array.from({ length: 16 }, (_, less) => less + 1).filter(
      (count) => basic().tries('cy', 'deal', { cards: cards(count) }).ok,
    );
    expect(allowed).toEqual([6, 7, 8, 9, 10, 11, 12]);
  });

  test('[agloa-onsets-2023 Basic-I, Basic-I-A] after the roll and the deal, the player who rolled sets the Goal: no variation, no bonus, no No Goal', () => {
    for (const variations of [false, true]) {
      const table = basic({ variations }).started();
      expect(table.phase).toEqual({ name: 'goal', player: 'ann' });
      expect(table.refused('ann', 'choose-variations', { variations: [{ name: 'two-operations' }] })).toBe('Basic-I');
      expect(table.refused('ann', 'bonus', { cube: 'B' })).toBe('Basic-I-A');
      expect(table.refused('ann', 'no-goal')).toBe('Basic-I-A');
      expect(table.refused('bob', 'set-goal', goal('single', '3'))).toBe('Basic-I-A');
      expect(table.refused('ann', 'set-goal', goal('single', '5'))).toBe('Basic-I-A');
      table.does('ann', 'set-goal', goal('single', '3'));
      expect(table.refused('ann', 'set-goal', goal('single', '3'))).toBe('Basic-I-A');
    }
  });

  test('[agloa-onsets-2023 Basic-I-B, Basic-I-B-1, Basic-I-B-2, Basic-I-B-3] the layout gives the value', () => {
    const value = (shape: string, ...cubes: string[]) =>
      basic()
        .started()
        .does('ann', 'set-goal', goal(shape, ...cubes)).state.shake?.goal?.values;
    expect([value('row', '2', '3'), value('column', '2', '3'), value('row', '3', 'u2')]).toEqual([[5], [6], [1]]);
    expect(basic().started().refused('ann', 'set-goal', goal('single', 'u2'))).toBe('Basic-I-B');
    expect(
      basic()
        .started()
        .refused('ann', 'set-goal', goal('other', '2', '3')),
    ).toBe('Basic-I-B');
  });

  test('[agloa-onsets-2023 Basic-II] play goes left, one cube per turn; no bonus, no shift', () => {
    const table = basic().withGoal();
    expect(table.refused('cy', 'move', { cube: 'B', to: 'required' })).toBe('Basic-II');
    expect(table.refused('bob', 'bonus', { cube: 'B' })).toBe('Basic-II');
    table.moves('B required', 'R permitted', 'G forbidden');
    expect(table.phase).toEqual({ name: 'move', player: 'bob' });
    expect(table.refused('bob', 'shift', { cube: 'R', to: 'required' })).toBe('Basic-II');
  });

  test('[agloa-onsets-2023 Basic-IV-A] in turn or out of turn, a challenge is against the last Mover or the Goal-setter', () => {
    const table = basic().withGoal();
    expect(table.refused('ann', 'challenge', { claim: 'impossible' })).toBe('Basic-IV-A');
    for (const claim of ['no-goal', 'never', 'flub'])
      expect(table.refused('cy', 'challenge', { claim })).toBe('Basic-IV-A');
    table.does('cy', 'challenge', { claim: 'impossible' });
    expect(table.state.phase).toMatchObject({ challenger: 'cy', mover: 'ann', must: ['ann'], may: ['bob'] });
    expect(basic().started().refused('bob', 'challenge', { claim: 'now' })).toBe('Basic-IV-A');
  });

  test('[agloa-onsets-2023 Basic-IV-A-1, Basic-IV-A-1-a, Basic-IV-A-1-b, Basic-IV-A-1-c] Now: all of Required, any of Permitted, one of Resources', () => {
    const now = (moves: string[], setName: string) => {
      const table = basic({ players: 'ann bob' })
        .withGoal()
        .moves(...moves);
      const challenger = table.phase.player ?? '';
      table.does(challenger, 'challenge', { claim: 'now' }).does(challenger, 'present', { solution: { setName } });
      return table.scores?.[challenger];
    };
    expect(now(['R required', '- required'], 'R - G')).toBe(6);
    expect(now(['R required', '- permitted'], 'R - G')).toBe(6);
    expect(now(['R permitted', '- permitted', 'U permitted'], 'R - G')).toBe(6);
    expect(now(['B required', '- permitted', 'R permitted'], 'R - G')).toBe(2);
    expect(now(['R required'], 'R - G')).toBe(2);
  });

  test('[agloa-onsets-2023 Basic-IV-A-2] Impossible: any of Permitted and Resources may be used', () => {
    const table = basic({ players: 'ann bob' })
      .withGoal()
      .moves('R required')
      .does('ann', 'challenge', { claim: 'impossible' });
    expect(table.does('bob', 'present', RIGHT).scores).toEqual({ ann: 2, bob: 6 });
  });

  test('[agloa-onsets-2023 Basic-VII] with one cube left, players may call only Impossible, and the cube goes to Required or Permitted', () => {
    const table = basic().withGoal().playedDownTo(1);
    const player = table.phase.player ?? '';
    expect(table.refused(player, 'challenge', { claim: 'now' })).toBe('Basic-VII');
    expect(table.refused(player, 'move', { cube: table.cubes[0], to: 'forbidden' })).toBe('Basic-VII');
    table.does(player, 'move', { cube: table.cubes[0], to: 'permitted' });
    expect(table.phase).toEqual({ name: 'write' });
    table.does('ann', 'present', RIGHT).does('bob', 'present', WRONG).does('cy', 'decline');
    expect(table.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
    const challenged = basic()
      .withGoal()
      .playedDownTo(0)
      .wait(10_000)
      .does('bob', 'challenge', { claim: 'impossible' });
    challenged.does('ann', 'decline').does('cy', 'decline');
    expect(challenged.scores).toEqual({ ann: 2, bob: 6, cy: 4 });
  });

  test('[agloa-onsets-2023 Basic-III-A, Basic-IV-A] Now needs a cube in Required or Permitted', () => {
    expect(basic().withGoal().refused('bob', 'challenge', { claim: 'now' })).toBe('Basic-III-A');
  });

  test('[agloa-onsets-2023 Basic-IV-B] the Third Party may present or not; a player challenged with Now may not', () => {
    const table = basic().withGoal().moves('R permitted', '- permitted').does('ann', 'challenge', { claim: 'now' });
    expect(table.refused('cy', 'present', RIGHT)).toBe('Basic-IV-B');
    expect(table.refused('bob', 'join', { side: 'mover' })).toBe('Basic-IV-B');
    table.does('bob', 'decline').does('ann', 'present', RIGHT);
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
  });

  type Paper = 'right' | 'wrong' | 'none';
  const answer = (table: TestTable, player: string, paper: Paper) =>
    paper === 'none' ? table.does(player, 'decline') : table.does(player, 'present', paper === 'right' ? RIGHT : WRONG);

  test.each<['now' | 'impossible', Paper, Paper, number, number, number]>([
    ['now', 'right', 'right', 6, 2, 4],
    ['now', 'right', 'wrong', 6, 2, 2],
    ['now', 'right', 'none', 6, 2, 2],
    ['now', 'wrong', 'right', 2, 2, 6],
    ['now', 'wrong', 'wrong', 2, 6, 2],
    ['now', 'wrong', 'none', 2, 6, 6],
    ['impossible', 'right', 'right', 2, 6, 6],
    ['impossible', 'right', 'none', 2, 6, 2],
    ['impossible', 'wrong', 'right', 2, 2, 6],
    ['impossible', 'wrong', 'wrong', 6, 2, 2],
    ['impossible', 'wrong', 'none', 6, 2, 4],
  ])(
    '[agloa-onsets-2023 Basic-V, Basic-V-A, Basic-V-B, Basic-VI-A, Basic-VI-B, Basic-VI-C] %s: the player who must write %s, the Third Party %s',
    (claim, obliged, third, challenger, mover, thirdScore) => {
      const table = basic().withGoal().moves('R permitted', '- permitted').does('ann', 'challenge', { claim });
      answer(table, claim === 'now' ? 'ann' : 'cy', obliged);
      answer(table, 'bob', third);
      expect(table.scores).toEqual({ ann: challenger, bob: thirdScore, cy: mover });
    },
  );

  test('[agloa-onsets-2023 Basic-II, Basic-IV-A] nothing runs out, and nothing costs a point', () => {
    const table = basic({ officiating: 'table' }).withGoal();
    expect(nextDeadline(table.state)).toBeUndefined();
    table.does('cy', 'pick-up-block').does('cy', 'put-down-block');
    expect(table.setAside('cy', 'challenge', { claim: 'now' })).toBe('Basic-III-A');
    table.illegal('cy', 'move', { cube: 'B', to: 'required' });
    table.does('ann', 'charge', { what: 'Basic-II' }).clock(100_000);
    expect(table.lost).toEqual({});
    expect(table.on('required')).toEqual([]);
    expect(table.phase).toEqual({ name: 'move', player: 'bob' });
  });

  test('[agloa-onsets-2023 Basic-III, Basic-III-E] at a table, opponents check: a value that misses the Goal, or a grouping that does', () => {
    const checked = (setName: string) =>
      basic({ officiating: 'table', players: 'ann bob' })
        .withGoal()
        .does('bob', 'challenge', { claim: 'impossible' })
        .does('ann', 'present', { solution: { setName } });
    expect(checked('R - V').setAside('bob', 'reject', { writer: 'ann', clause: 'Basic-III' })).toBeUndefined();
    expect(checked('R - G').setAside('bob', 'reject', { writer: 'ann', clause: 'Basic-III-A' })).toBe('Basic-III');
    const regrouped = { writer: 'ann', clause: 'Basic-III-E', interpretation: '(Y U Y) N R' };
    expect(checked('Y U Y N R').setAside('bob', 'reject', regrouped)).toBeUndefined();
    expect(checked('Y U Y N R').setAside('bob', 'reject', { writer: 'ann', clause: 'Basic-III-E' })).toBe(
      'Basic-III-E',
    );
  });
});
