// The round and the match: its end in every phase, match points with every tie, signatures and corrections.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CARDS, CUBES, type TableOptions, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const RIGHT = { solution: { setName: 'R - G' } };

describe.each(ADVENTUROUS)('%s', (book) => {
  const table = (options: TableOptions = {}) => new TestTable(book, 'junior', options);
  /** Ann sets the Goal and bob calls Impossible. Ann writes or not: 6 and 2, or 2 and 6; cy gets 2 or 4. */
  const played = (wins: boolean, options: TableOptions = {}) => {
    const match = table(options).withGoal().does('bob', 'challenge', { claim: 'impossible' });
    if (wins) match.does('ann', 'present', RIGHT);
    else match.does('ann', 'decline');
    return match.state.players.length > 2 ? match.does('cy', 'decline') : match;
  };
  const over = (options: TableOptions = {}) => played(true, options).does('director', 'end-round');

  describe('the end of the round', () => {
    test('[agloa-onsets-2023 XI-B, XII-A; mlag-onsets-adventurous-2017 XI-B, XII-A] between shakes, the match is over immediately', () => {
      const match = played(true);
      expect(match.matchPoints).toBeUndefined();
      match.does('director', 'end-round');
      expect(match.phase).toEqual({ name: 'over' });
      expect(match.matchPoints).toEqual({ ann: 6, bob: 3, cy: 3 });
      expect(match.refused('bob', 'roll', { cubes: words(CUBES) })).toBe('XI-B');
      expect(match.refused('ann', 'deal', { cards: words(CARDS) })).toBe('XI-B');
    });

    test('[agloa-onsets-2023 XI-B; mlag-onsets-adventurous-2017 XI-B] only the director ends it, once, and before stopping play', () => {
      const match = table().withGoal();
      expect(match.refused('ann', 'end-round')).toBe('XI-B');
      expect(match.refused('judge', 'end-round')).toBe('XI-B');
      expect(match.refused('director', 'stop-play')).toBe(either(book, 'XI-B-2', 'XI-B'));
      match.does('director', 'end-round');
      expect(match.refused('director', 'end-round')).toBe('XI-B');
      expect(match.refused('ann', 'stop-play')).toBe(either(book, 'XI-B-2', 'XI-B'));
      match.does('director', 'stop-play');
      expect(match.refused('director', 'stop-play')).toBe(either(book, 'XI-B-2', 'XI-B'));
    });

    test('[agloa-onsets-2023 XI-B, XI-B-1; mlag-onsets-adventurous-2017 XI-B] a shake under way in any phase goes on, and then no other begins', () => {
      const phases: [TestTable, string][] = [
        [table().does('ann', 'roll', { cubes: words(CUBES) }), 'start'],
        [table({ variations: true }).started(), 'variations'],
        [table().started(), 'goal'],
        [table().started().does('ann', 'no-goal'), 'no-goal'],
        [table().withGoal(), 'move'],
        [table().withGoal().playedDownTo(0), 'write'],
        [table({ officiating: 'table' }).withGoal().playedDownTo(0), 'write'],
      ];
      for (const [match, phase] of phases) {
        expect(match.phase.name).toBe(phase);
        const { tasks } = match.state;
        match.does('director', 'end-round');
        expect(match.phase.name).toBe(phase);
        expect(match.state.tasks).toEqual(tasks);
        expect(match.matchPoints).toBeUndefined();
      }
      const last = table().withGoal().does('director', 'end-round').does('bob', 'challenge', { claim: 'impossible' });
      last.does('ann', 'present', RIGHT).does('cy', 'decline');
      expect(last.phase.name).toBe('over');
      expect(last.matchPoints).toEqual({ ann: 6, bob: 3, cy: 3 });
    });

    test('[agloa-onsets-2023 XI-B-1, III-D-1; mlag-onsets-adventurous-2017 XI-B, III-D-1] a shake made void after the end does not begin again', () => {
      const match = table().started().does('ann', 'no-goal').does('director', 'end-round');
      match.does('bob', 'agree').does('cy', 'agree');
      expect(match.phase.name).toBe('over');
      expect(match.matchPoints).toEqual({ ann: 4, bob: 4, cy: 4 });
    });
  });

  describe('play is stopped', () => {
    const stop = (match: TestTable) => match.does('director', 'end-round').does('director', 'stop-play');

    test('[agloa-onsets-2023 XI-B-2; mlag-onsets-adventurous-2017 XI-B] during moves: all write for two minutes, with any cubes from Resources; nobody moves or challenges', () => {
      const match = stop(table().withGoal().moves('R permitted'));
      expect(match.phase).toEqual({ name: 'write', deadline: match.now + 120_000 });
      expect(match.refused('cy', 'move', { cube: 'B', to: 'required' })).toBe('IV-B');
      const stopped = book === 'agloa-onsets-2023' ? 'XI-B-2' : 'XI-B';
      expect(match.refused('cy', 'challenge', { claim: 'impossible' })).toBe(stopped);
      expect(match.refused('cy', 'pick-up-block')).toBe(stopped);
      match
        .does('ann', 'present', RIGHT)
        .does('bob', 'decline')
        .does('cy', 'present', { solution: { setName: 'Y N V' } });
      expect(match.shakes.at(-1)).toMatchObject({ ended: 'end-of-round', scores: { ann: 4, bob: 2, cy: 4 } });
      expect(match.phase.name).toBe('over');
    });

    test('[agloa-onsets-2023 XI-B-2; mlag-onsets-adventurous-2017 XI-B] a player who writes nothing in the two minutes scores 2, and the match is over', () => {
      const match = stop(table().withGoal().moves('R permitted')).does('ann', 'present', RIGHT).clock(119.1);
      expect(match.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
      expect(match.lost).toEqual({});
      expect(match.matchPoints).toEqual({ ann: 6, bob: 3, cy: 3 });
    });

    test('[agloa-onsets-2023 XI-B, XI-B-2; mlag-onsets-adventurous-2017 XI-B] after a challenge or the last cube, the shake ends as usual', () => {
      const challenged = stop(table().withGoal().does('bob', 'challenge', { claim: 'impossible' }));
      expect(challenged.state.phase).toMatchObject({ name: 'write', occasion: 'impossible' });
      challenged.does('ann', 'present', RIGHT).does('cy', 'decline');
      expect(challenged.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
      const last = stop(table().withGoal().playedDownTo(0));
      expect(last.state.phase).toMatchObject({ name: 'write', occasion: 'last-cube' });
      const checked = table({ officiating: 'table' }).withGoal().does('bob', 'challenge', { claim: 'impossible' });
      stop(checked.does('ann', 'present', RIGHT).does('cy', 'decline'));
      expect(checked.phase.name).toBe('check');
    });

    test('[agloa-onsets-2023 XI-B-2; mlag-onsets-adventurous-2017 XI-B] before the Goal, there is nothing to write: the shake is void', () => {
      const phases = [
        table().does('ann', 'roll', { cubes: words(CUBES) }),
        table({ variations: true }).started(),
        table().started(),
        table().started().does('ann', 'no-goal'),
      ];
      for (const match of phases) {
        stop(match);
        expect(match.shakes).toMatchObject([{ ended: 'void' }]);
        expect(match.phase.name).toBe('over');
      }
    });

    test('[agloa-onsets-2023 XI-B-2; mlag-onsets-adventurous-2017 XI-B] after the match there is no play to stop', () => {
      const between = played(true).does('director', 'end-round');
      expect(between.phase.name).toBe('over');
      expect(between.refused('director', 'stop-play')).toBe(either(book, 'XI-B-2', 'XI-B'));
      const stopped = stop(table().started());
      expect(stopped.phase.name).toBe('over');
      expect(stopped.refused('director', 'stop-play')).toBe(either(book, 'XI-B-2', 'XI-B'));
    });

    test('[agloa-onsets-2023 XI-B-2, V-B; mlag-onsets-adventurous-2017 XI-B, V-B] a held block goes back without a lost point', () => {
      const match = stop(table().withGoal().moves('R permitted').does('ann', 'pick-up-block'));
      expect(match.view('ann').block).toBeNull();
      expect(match.lost).toEqual({});
      expect(match.phase.name).toBe('write');
    });
  });

  describe('match points', () => {
    /** A match with these totals: a judge has taken points before anything was played. */
    const points = (...lost: number[]) => {
      const names = ['ann', 'bob', 'cy'].slice(0, lost.length);
      const match = table({ players: names.join(' ') });
      for (const [at, player] of names.entries())
        for (let count = 0; count < (lost[at] ?? 0); count++)
          match.does('judge', 'penalize', { player, clause: 'II-A-2' });
      return Object.values(match.does('director', 'end-round').matchPoints ?? {});
    };

    test('[agloa-onsets-2023 XII-A; mlag-onsets-adventurous-2017 XII-A] three players: every order and every tie', () => {
      expect(points(0, 1, 2)).toEqual([6, 4, 2]);
      expect(points(2, 0, 1)).toEqual([2, 6, 4]);
      expect(points(1, 2, 0)).toEqual([4, 2, 6]);
      expect(points(0, 0, 1)).toEqual([5, 5, 2]);
      expect(points(0, 1, 0)).toEqual([5, 2, 5]);
      expect(points(1, 0, 0)).toEqual([2, 5, 5]);
      expect(points(0, 1, 1)).toEqual([6, 3, 3]);
      expect(points(1, 0, 1)).toEqual([3, 6, 3]);
      expect(points(1, 1, 0)).toEqual([3, 3, 6]);
      expect(points(1, 1, 1)).toEqual([4, 4, 4]);
      expect(points(0, 0, 0)).toEqual([4, 4, 4]);
    });

    test('[agloa-onsets-2023 XII-A#two; mlag-onsets-adventurous-2017 XII-A] two players', () => {
      expect(points(0, 1)).toEqual([6, 4]);
      expect(points(1, 0)).toEqual([4, 6]);
      expect(points(1, 1)).toEqual([5, 5]);
    });

    test('[agloa-onsets-2023 XII-A, I-A; mlag-onsets-adventurous-2017 XII-A, I-A] they follow the sum of all shakes', () => {
      const match = played(true);
      match.withGoal().does('cy', 'challenge', { claim: 'impossible' }).does('bob', 'present', RIGHT);
      match.does('ann', 'decline').does('director', 'end-round');
      expect(match.totals).toEqual({ ann: 8, bob: 8, cy: 4 });
      expect(match.matchPoints).toEqual({ ann: 5, bob: 5, cy: 2 });
    });

    test('[agloa-onsets-2023 XI-A#note, XII-A; mlag-onsets-adventurous-2017 XI-A, XII-A] a pending point does not count; one approved after the end does', () => {
      const match = new TestTable(book, 'elementary', { players: 'ann bob' }).withGoal();
      match.does('bob', 'pick-up-block').does('bob', 'put-down-block').does('director', 'end-round');
      match.does('director', 'stop-play').does('ann', 'present', RIGHT).does('bob', 'present', RIGHT);
      expect(match.matchPoints).toEqual({ ann: 5, bob: 5 });
      match.does('judge', 'approve-penalty', { player: 'bob' });
      expect(match.matchPoints).toEqual({ ann: 6, bob: 4 });
      expect(match.shakes[0]?.penalties).toEqual({ bob: -1 });
    });
  });

  describe('the scoresheet', () => {
    test('[agloa-onsets-2023 XII-B; mlag-onsets-adventurous-2017 XII-B] each player signs once, when the round is over and not before', () => {
      const match = played(true);
      expect(match.refused('ann', 'sign')).toBe('XII-B');
      match.does('director', 'end-round').does('ann', 'sign');
      expect(match.refused('ann', 'sign')).toBe('XII-B');
      match.does('bob', 'sign').does('cy', 'sign');
      expect(match.view('audience').signed).toEqual(['ann', 'bob', 'cy']);
      expect(match.matchPoints).toEqual({ ann: 6, bob: 3, cy: 3 });
    });

    test('[agloa-onsets-2023 XII-B; mlag-onsets-adventurous-2017 XII-B] a correction counts once every player has signed after it', () => {
      const match = over().does('ann', 'sign').does('bob', 'correct-score', { shake: 1, player: 'cy', score: 4 });
      expect(match.view('ann').signed).toEqual([]);
      expect(match.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
      match.does('ann', 'sign').does('bob', 'sign');
      expect(match.totals.cy).toBe(2);
      match.does('cy', 'sign');
      expect(match.scores).toEqual({ ann: 6, bob: 2, cy: 4 });
      expect(match.totals.cy).toBe(4);
      expect(match.matchPoints).toEqual({ ann: 6, bob: 2, cy: 4 });
      expect(match.view('ann').corrections).toEqual([]);
    });

    test('[agloa-onsets-2023 XII-B; mlag-onsets-adventurous-2017 XII-B] a correction during the round waits for the signatures; the later of two for one score counts', () => {
      const match = played(true).does('judge', 'correct-score', { shake: 1, player: 'bob', score: 6 });
      expect(match.totals.bob).toBe(2);
      match.does('director', 'end-round').does('ann', 'correct-score', { shake: 1, player: 'bob', score: 4 });
      for (const player of ['ann', 'bob', 'cy']) match.does(player, 'sign');
      expect(match.totals).toEqual({ ann: 6, bob: 4, cy: 2 });
    });

    test('[agloa-onsets-2023 XII-B; mlag-onsets-adventurous-2017 XII-B] a correction is withdrawn by asking for the score that stands; then everybody signs again', () => {
      const match = over().does('bob', 'correct-score', { shake: 1, player: 'cy', score: 4 }).does('ann', 'sign');
      match.does('bob', 'correct-score', { shake: 1, player: 'cy', score: 2 });
      expect(match.state).toMatchObject({ signed: [], corrections: [] });
      expect(match.refused('bob', 'correct-score', { shake: 1, player: 'cy', score: 2 })).toBe('XII-B');
      for (const player of ['ann', 'bob', 'cy']) match.does(player, 'sign');
      expect(match.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 XII-B; mlag-onsets-adventurous-2017 XII-B] only for a scored shake, a player with a score in it, and a different whole number', () => {
      expect(table().refused('ann', 'correct-score', { shake: 1, player: 'ann', score: 6 })).toBe('XII-B');
      const match = over();
      for (const wrong of [
        { shake: 0, player: 'ann', score: 2 },
        { shake: 2, player: 'ann', score: 2 },
        { shake: 1, player: 'dan', score: 2 },
        { shake: 1, player: 'ann', score: 2.5 },
        { shake: 1, player: 'ann', score: 6 },
      ])
        expect(match.refused('ann', 'correct-score', wrong), JSON.stringify(wrong)).toBe('XII-B');
      const empty = table().started().does('ann', 'no-goal').does('bob', 'agree').does('cy', 'agree');
      expect(empty.refused('ann', 'correct-score', { shake: 1, player: 'ann', score: 2 })).toBe('XII-B');
    });

    test('[agloa-onsets-2023 XII-B-1; mlag-onsets-adventurous-2017 XII-B-1] a score that is too low stays if its player let it stand: a judge corrects nothing that not everybody signs', () => {
      const match = over().does('judge', 'correct-score', { shake: 1, player: 'ann', score: 4 });
      for (const player of ['ann', 'bob', 'cy']) match.does(player, 'sign');
      expect(match.totals.ann).toBe(4);
      match.does('ann', 'correct-score', { shake: 1, player: 'ann', score: 6 }).does('ann', 'sign').does('bob', 'sign');
      expect(match.totals.ann).toBe(4);
      expect(match.matchPoints).toEqual({ ann: 6, bob: 3, cy: 3 });
    });

    test('[agloa-onsets-2023 XII-B-2; mlag-onsets-adventurous-2017 XII-B-2] for a score that is too high, signed to deceive, a judge gives 0 for the round', () => {
      const match = over();
      for (const player of ['ann', 'bob', 'cy']) match.does(player, 'sign');
      match.does('judge', 'take-score', { player: 'ann', clause: 'XII-B-2' });
      // The others keep their places. Only a disqualified player makes room.
      expect(match.matchPoints).toEqual({ ann: 0, bob: 3, cy: 3 });
      match.does('judge', 'disqualify', { player: 'ann', clause: 'IX-C' });
      expect(match.matchPoints).toEqual({ ann: 0, bob: 5, cy: 5 });
    });
  });
});
