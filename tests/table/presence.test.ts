// Absence: players who are away before the roll, leave mid-shake, or come back.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CARDS, CUBES, type TableOptions, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const RIGHT = { solution: { setName: 'R - G' } };

describe.each(ADVENTUROUS)('%s', (book) => {
  const table = (options: TableOptions = {}) => new TestTable(book, 'junior', options);
  const absent = either(book, -2, 0);

  test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] away before the roll: skipped, and scored as absent', () => {
    const match = table().does('bob', 'leave').withGoal();
    expect(match.state.shake).toMatchObject({ players: ['ann', 'cy'], absent: ['bob'] });
    expect(match.phase).toMatchObject({ name: 'move', player: 'cy' });
    match.does('cy', 'challenge', { claim: 'impossible' }).does('ann', 'present', RIGHT);
    expect(match.scores).toEqual({ ann: 6, bob: absent, cy: 2 });
    expect(match.totals.bob).toBe(absent);
  });

  test('[agloa-onsets-2023 X-D, I-D; mlag-onsets-adventurous-2017 X-D, I-D] if the Goal-setter is absent, the next player on the left sets the Goal, and the next shake continues from there', () => {
    const match = table().does('ann', 'leave');
    expect(match.phase).toMatchObject({ name: 'start', player: 'bob' });
    match.withGoal().does('cy', 'challenge', { claim: 'impossible' }).does('bob', 'present', RIGHT);
    expect(match.shakes[0]).toMatchObject({ goalSetter: 'bob', scores: { ann: absent, bob: 6, cy: 2 } });
    expect(match.phase).toMatchObject({ name: 'start', player: 'cy' });
  });

  test('[agloa-onsets-2023 II-B, X-D; mlag-onsets-adventurous-2017 II-B, X-D] with the dealer away, the nearest present player on the right deals', () => {
    const match = table().does('cy', 'leave');
    expect(match.refused('ann', 'deal', { cards: words(CARDS) })).toBe('II-B');
    expect(match.refused('bob', 'deal', { cards: words(CARDS) })).toBeUndefined();
  });

  test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] a return counts from the next shake', () => {
    const match = table().does('bob', 'leave').withGoal().does('bob', 'return');
    expect(match.refused('bob', 'move', { cube: 'B', to: 'required' })).toBe('IV-B');
    expect(match.refused('bob', 'challenge', { claim: 'impossible' })).toBe('V-A');
    match.does('cy', 'challenge', { claim: 'impossible' });
    expect(match.refused('bob', 'present', RIGHT)).toBe('VII-A');
    match.does('ann', 'present', RIGHT);
    expect(match.scores?.bob).toBe(absent);
    expect(match.phase).toMatchObject({ name: 'start', player: 'bob' });
    match.started();
    expect(match.state.shake?.players).toEqual(['bob', 'cy', 'ann']);
  });

  test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] back before the roll: nothing was missed', () => {
    const match = table().does('bob', 'leave').does('bob', 'return').withGoal();
    expect(match.state.shake).toMatchObject({ players: ['ann', 'bob', 'cy'], absent: [] });
  });

  test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] a player who is away can only return or sign; nobody leaves or returns twice', () => {
    const match = table();
    expect(match.refused('bob', 'return')).toBe('X-D');
    match.does('bob', 'leave');
    expect(match.refused('bob', 'leave')).toBe('X-D');
    expect(match.refused('bob', 'deal', { cards: words(CARDS) })).toBe('X-D');
    match.withGoal();
    expect(match.refused('bob', 'challenge', { claim: 'impossible' })).toBe('X-D');
    match.does('director', 'end-round').does('director', 'stop-play').does('ann', 'decline').does('cy', 'decline');
    match.does('bob', 'sign');
  });

  test('[agloa-onsets-2023 I-A, X-D; mlag-onsets-adventurous-2017 I-A, X-D] one player alone cannot begin a shake', () => {
    const match = table().does('bob', 'leave').does('cy', 'leave');
    expect(match.refused('ann', 'roll', { cubes: words(CUBES) })).toBe('I-A');
    match.does('cy', 'return').withGoal();
    expect(match.state.shake?.players).toEqual(['ann', 'cy']);
  });

  describe('in mid-shake', () => {
    test('[agloa-onsets-2023 X-D, XI-A; mlag-onsets-adventurous-2017 X-D, XI-A] the player keeps the seat, and the limits run; if back in time, the player moves', () => {
      const match = table().withGoal().does('bob', 'leave');
      expect(match.phase).toMatchObject({ name: 'move', player: 'bob' });
      match.clock(100).does('bob', 'return').moves('B required');
      expect(match.lost).toEqual({});
      match.moves('B required', 'R required').does('bob', 'leave').clock(140);
      expect(match.lost).toEqual({ bob: { counted: either(book, 2, 1), pending: 0 } });
      expect(match.phase).toMatchObject({ name: 'move', player: 'cy' });
    });

    test('[agloa-onsets-2023 X-D, X-B-1; mlag-onsets-adventurous-2017 X-D, X-B-1] a player who leaves in mid-shake is scored by what happened, not as absent', () => {
      const match = table().withGoal().moves('R permitted', '- permitted').does('bob', 'leave');
      match.does('ann', 'challenge', { claim: 'now' }).does('ann', 'present', RIGHT).clock(119.1);
      expect(match.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
      expect(match.lost).toEqual({});
    });

    test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] without clocks, an absent player’s turns pass immediately', () => {
      const match = table({ clocks: 'none' }).withGoal().does('bob', 'leave');
      expect(match.phase).toEqual({ name: 'move', player: 'cy' });
      match.moves('B required', 'B required');
      expect(match.phase.player).toBe('cy');
      expect(match.lost).toEqual({});
      match.does('bob', 'return').moves('R required', 'R required');
      expect(match.phase.player).toBe('bob');
    });

    test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] without clocks, an absent player’s choice, paper, dispute and check pass too', () => {
      const choice = table({ clocks: 'none', variations: true }).started().does('bob', 'leave');
      choice.does('ann', 'choose-variations', { variations: [{ name: 'wild-cube', cube: 'B' }] });
      expect(choice.phase).toEqual({ name: 'variations', player: 'cy' });
      const setter = table({ clocks: 'none' }).started().does('ann', 'leave');
      expect(setter.shakes).toMatchObject([{ ended: 'void' }]);
      const dispute = table({ clocks: 'none' })
        .started()
        .does('bob', 'leave')
        .does('ann', 'no-goal')
        .does('cy', 'agree');
      expect(dispute.shakes).toMatchObject([{ ended: 'void' }]);
      const paper = table({ clocks: 'none' })
        .withGoal()
        .does('bob', 'leave')
        .does('cy', 'challenge', { claim: 'impossible' });
      expect(paper.does('ann', 'present', RIGHT).scores).toEqual({ ann: 6, bob: 2, cy: 2 });
      const check = table({ clocks: 'none', officiating: 'table' }).withGoal().does('bob', 'leave');
      check.does('cy', 'challenge', { claim: 'impossible' }).does('ann', 'present', RIGHT);
      expect(check.does('cy', 'accept', { writer: 'ann' }).scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] without clocks, a shake that everybody has left is void', () => {
      const match = table({ clocks: 'none' }).withGoal().does('ann', 'leave').does('cy', 'leave').does('bob', 'leave');
      expect(match.shakes).toMatchObject([{ ended: 'void' }]);
    });
  });

  test('[agloa-onsets-2023 XII-A, X-D; mlag-onsets-adventurous-2017 XII-A, X-D] an absent player still has a place in a match of three', () => {
    const match = table().does('bob', 'leave').withGoal().does('cy', 'challenge', { claim: 'impossible' });
    match.does('ann', 'present', RIGHT).does('director', 'end-round');
    expect(match.matchPoints).toEqual({ ann: 6, bob: 2, cy: 4 });
  });
});
