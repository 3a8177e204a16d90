// The last cube: where it goes, the minute for Impossible, and what everybody writes.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { type TableOptions, TestTable } from './support/testTable.ts';

const RIGHT = { solution: { setName: 'R - G' } };
const WRONG = { solution: { setName: 'R - V' } };
const IMPOSSIBLE = { claim: 'impossible' };
const one = { counted: 1, pending: 0 };

describe.each(ADVENTUROUS)('%s', (book) => {
  /** Fifteen cubes, starting with bob, so ann moves the last one. */
  const last = (options: TableOptions = {}) => new TestTable(book, 'junior', options).withGoal().playedDownTo(0);

  test('[agloa-onsets-2023 VIII-A, Glossary-Forceout; mlag-onsets-adventurous-2017 VIII-A] with one cube left, it goes to Required or Permitted, or somebody calls Impossible', () => {
    const table = new TestTable(book, 'junior').withGoal().playedDownTo(1);
    expect(table.phase.player).toBe('ann');
    expect(table.refused('ann', 'move', { cube: 'V', to: 'forbidden' })).toBe('VIII-A');
    expect(table.refused('ann', 'challenge', { claim: 'now' })).toBe('V-A-2-a');
    table.does('ann', 'move', { cube: 'V', to: 'required' });
    expect(table.phase).toEqual({ name: 'write', deadline: table.now + 120_000 });
    expect(table.state.phase).toMatchObject({ occasion: 'last-cube', mover: 'ann', due: table.now + 120_000 });
    const challenged = new TestTable(book, 'junior').withGoal().playedDownTo(1).does('ann', 'challenge', IMPOSSIBLE);
    expect(challenged.state.phase).toMatchObject({ occasion: 'impossible', mover: 'cy' });
  });

  test('[agloa-onsets-2023 VIII-A, X-C-1, X-C-2; mlag-onsets-adventurous-2017 VIII-A, X-C-1, X-C-2] all write: 4 for a correct Solution, 2 for any other answer', () => {
    const table = last().does('ann', 'present', RIGHT).does('bob', 'present', WRONG).does('cy', 'decline');
    expect(table.shakes.at(-1)).toMatchObject({ ended: 'last-cube', scores: { ann: 4, bob: 2, cy: 2 } });
    const two = new TestTable(book, 'junior', { players: 'ann bob' }).withGoal().playedDownTo(0);
    two.does('ann', 'present', RIGHT).does('bob', 'present', RIGHT);
    expect(two.scores).toEqual({ ann: 4, bob: 4 });
  });

  test('[agloa-onsets-2023 VIII-B, XI-A-1-g; mlag-onsets-adventurous-2017 VIII-B, XI-A-1-g] Impossible within the first minute, by an opponent of the Mover', () => {
    const table = last();
    expect(table.refused('ann', 'challenge', IMPOSSIBLE)).toBe('V-B');
    expect(table.refused('bob', 'challenge', { claim: 'now' })).toBe('VIII-B');
    table.wait(56.9).does('cy', 'challenge', IMPOSSIBLE);
    expect(table.state.phase).toMatchObject({ occasion: 'impossible', challenger: 'cy', mover: 'ann', must: ['ann'] });
  });

  test('[agloa-onsets-2023 VIII-B, XI-A-1-g; mlag-onsets-adventurous-2017 VIII-B, XI-A-1-g] the writers then have the rest of the two minutes', () => {
    const table = last();
    const moved = table.now;
    table.wait(40).does('bob', 'challenge', IMPOSSIBLE);
    expect(table.phase.deadline).toBe(moved + 120_000);
  });

  test('[agloa-onsets-2023 VIII-B; mlag-onsets-adventurous-2017 VIII-B] after the minute, strict officiating refuses it', () => {
    const table = last().wait(59.1);
    expect(table.refused('cy', 'challenge', IMPOSSIBLE)).toBe('VIII-B');
    expect(table.lost).toEqual({});
    table.does('ann', 'present', RIGHT);
  });

  test('[agloa-onsets-2023 VIII-B; mlag-onsets-adventurous-2017 VIII-B] at a table, a late Impossible is set aside; it costs a point in 2023 and none in 2017; Now costs one in both', () => {
    const late = last({ officiating: 'table' }).wait(60);
    expect(late.setAside('cy', 'challenge', IMPOSSIBLE)).toBe('VIII-B');
    expect(late.lost).toEqual(either(book, { cy: one }, {}));
    expect(late.phase.name).toBe('write');
    const now = last({ officiating: 'table' });
    expect(now.setAside('cy', 'challenge', { claim: 'now' })).toBe('VIII-B');
    expect(now.lost).toEqual({ cy: one });
    const self = last({ officiating: 'table' });
    expect(self.setAside('ann', 'challenge', IMPOSSIBLE)).toBe('V-B');
    expect(self.lost).toEqual({ ann: one });
  });

  test('[agloa-onsets-2023 VIII-B; mlag-onsets-adventurous-2017 VIII-B] papers handed in before the challenge count, but not the Challenger’s own', () => {
    const table = last()
      .does('ann', 'present', RIGHT)
      .does('cy', 'present', RIGHT)
      .does('bob', 'challenge', IMPOSSIBLE);
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    const own = last().does('bob', 'present', RIGHT).does('bob', 'challenge', IMPOSSIBLE);
    own.does('ann', 'decline').does('cy', 'decline');
    expect(own.scores).toEqual({ ann: 2, bob: 6, cy: 4 });
  });

  test('[agloa-onsets-2023 VIII-B, V-B; mlag-onsets-adventurous-2017 VIII-B, V-B] players may pick up the block, and putting it down costs a point', () => {
    const table = last().does('bob', 'pick-up-block').does('bob', 'put-down-block');
    expect(table.lost).toEqual({ bob: one });
    expect(table.phase.name).toBe('write');
    expect(table.refused('bob', 'pick-up-block')).toBe('V-B');
    table.does('bob', 'challenge', IMPOSSIBLE);
    expect(table.state.phase).toMatchObject({ occasion: 'impossible' });
  });

  test('[agloa-onsets-2023 XIII-D-14#limits; mlag-onsets-adventurous-2017 XIII-D-14] under Two Solutions: two minutes for Impossible, three to write', () => {
    const pair = (): TestTable => {
      const table = new TestTable(book, 'senior', { variations: true, players: 'ann bob' }).started();
      table.does('ann', 'choose-variations', { variations: [{ name: 'two-solutions' }] });
      table.does('bob', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
      return table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } }).playedDownTo(0);
    };
    const table = pair();
    expect(table.state.phase).toMatchObject({ due: table.now + 180_000 });
    expect(table.phase.deadline).toBe(table.now + 180_000);
    const mover = table.state.phase.name === 'write' ? table.state.phase.mover : '';
    const other = mover === 'ann' ? 'bob' : 'ann';
    expect(table.wait(118.9).refused(other, 'challenge', IMPOSSIBLE)).toBeUndefined();
    expect(pair().wait(119.1).refused(other, 'challenge', IMPOSSIBLE)).toBe('VIII-B');
  });

  describe('silence', () => {
    test('[agloa-onsets-2023 XI-A, XI-A-1-h; mlag-onsets-adventurous-2017 XI-A-1-h] 2017: no Solution when the two minutes are over, and no point; 2023: the count, a point, one more minute, another point', () => {
      const table = last().does('ann', 'present', RIGHT).does('bob', 'present', WRONG).clock(117.9);
      expect(table.phase.name).toBe('write');
      table.clock(0.2);
      if (book === 'mlag-onsets-adventurous-2017') {
        expect(table.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
        expect(table.lost).toEqual({});
        return;
      }
      table.clock(9.8);
      expect(table.lost).toEqual({});
      table.clock(0.2);
      expect(table.lost).toEqual({ cy: one });
      table.clock(69.7);
      expect(table.phase.name).toBe('write');
      table.clock(0.3);
      expect(table.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
      expect(table.shakes.at(-1)?.penalties).toEqual({ cy: -2 });
    });

    test('[agloa-onsets-2023 XI-A; mlag-onsets-adventurous-2017 XI-A] in the additional minute of 2023, a paper still counts', () => {
      const table = last().does('ann', 'present', RIGHT).does('bob', 'present', WRONG).clock(150);
      if (book === 'mlag-onsets-adventurous-2017') expect(table.phase.name).toBe('start');
      else expect(table.does('cy', 'present', RIGHT).scores).toEqual({ ann: 4, bob: 2, cy: 4 });
    });
  });
});
