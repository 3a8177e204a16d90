// Scoring a shake: every row of the tables, for two and three players, with strict officiating.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { TestTable } from './support/testTable.ts';

type Paper = 'right' | 'wrong' | 'none';
const SOLUTIONS = { right: 'R - G', wrong: 'R - V' } as const;

function answer(table: TestTable, player: string, paper: Paper, goal?: object): void {
  if (paper === 'none') table.does(player, 'decline');
  else table.does(player, 'present', { solution: { setName: SOLUTIONS[paper], ...(goal && { goal }) } });
}

describe.each(ADVENTUROUS)('%s', (book) => {
  /** The score of a Third Party who is right when the Challenger, who had to write, is not. */
  const alone = either(book, 6, 4);

  /** Ann challenges cy's move; bob is the Third Party. */
  const three = (claim: 'now' | 'impossible', obliged: Paper, third: Paper) => {
    const table = new TestTable(book, 'junior').withGoal().moves('R permitted', '- permitted');
    table.does('ann', 'challenge', { claim });
    answer(table, claim === 'now' ? 'ann' : 'cy', obliged);
    answer(table, 'bob', third);
    expect(table.shakes.at(-1)?.ended).toBe(claim);
    const { ann, bob, cy } = table.scores ?? {};
    return { challenger: ann, mover: cy, third: bob };
  };

  test.each<[Paper, Paper, number, number, number]>([
    ['right', 'right', 6, 2, 4],
    ['right', 'wrong', 6, 2, 2],
    ['right', 'none', 6, 2, 2],
    ['wrong', 'right', 2, 2, alone],
    ['wrong', 'wrong', 2, 6, 2],
    ['wrong', 'none', 2, 6, 6],
    ['none', 'right', 2, 2, alone],
    ['none', 'wrong', 2, 6, 2],
    ['none', 'none', 2, 6, 6],
  ])(
    '[agloa-onsets-2023 X-A-1, X-A-2, X-B-1, X-B-2, X-B-3, X-B-4; mlag-onsets-adventurous-2017 X-A-1, X-A-2, X-B-1, X-B-2] Now: Challenger %s, Third Party %s',
    (obliged, third, challenger, mover, thirdScore) => {
      expect(three('now', obliged, third)).toEqual({ challenger, mover, third: thirdScore });
    },
  );

  test.each<[Paper, Paper, number, number, number]>([
    ['right', 'right', 2, 6, 6],
    ['right', 'wrong', 2, 6, 2],
    ['right', 'none', 2, 6, 2],
    ['wrong', 'right', 2, 2, 6],
    ['wrong', 'wrong', 6, 2, 2],
    ['wrong', 'none', 6, 2, 4],
    ['none', 'right', 2, 2, 6],
    ['none', 'wrong', 6, 2, 2],
    ['none', 'none', 6, 2, 4],
  ])(
    '[agloa-onsets-2023 X-A-1, X-A-2, X-B-1, X-B-2, X-B-3, X-B-4; mlag-onsets-adventurous-2017 X-A-1, X-A-2, X-B-1, X-B-2] Impossible: Mover %s, Third Party %s',
    (obliged, third, challenger, mover, thirdScore) => {
      expect(three('impossible', obliged, third)).toEqual({ challenger, mover, third: thirdScore });
    },
  );

  test.each<[Paper, Paper, number, number, number]>([
    ['right', 'right', 6, 2, 4],
    ['right', 'wrong', 6, 2, 2],
    ['right', 'none', 6, 2, 2],
    ['wrong', 'right', 2, 2, alone],
    ['wrong', 'wrong', 2, 6, 2],
    ['wrong', 'none', 2, 6, 6],
    ['none', 'right', 2, 2, alone],
    ['none', 'none', 2, 6, 6],
  ])(
    '[agloa-onsets-2023 III-D-2, III-D-2#challenger, III-D-2#third, III-D-2#setter; mlag-onsets-adventurous-2017 III-D-2] No Goal: Challenger %s, third player %s',
    (obliged, third, challenger, setter, thirdScore) => {
      const goal = { shape: 'single', cubes: ['3'] };
      const table = new TestTable(book, 'junior').started().does('ann', 'no-goal');
      table.does('cy', 'challenge', { claim: 'no-goal' });
      answer(table, 'cy', obliged, goal);
      answer(table, 'bob', third, goal);
      expect(table.scores).toEqual({ ann: setter, bob: thirdScore, cy: challenger });
      expect(table.shakes.at(-1)?.ended).toBe('no-goal');
      expect(table.phase).toMatchObject({ name: 'start', player: 'bob' });
    },
  );

  test.each<['now' | 'impossible' | 'no-goal', Paper, number, number]>([
    ['now', 'right', 6, 2],
    ['now', 'wrong', 2, 6],
    ['now', 'none', 2, 6],
    ['impossible', 'right', 2, 6],
    ['impossible', 'wrong', 6, 2],
    ['impossible', 'none', 6, 2],
    ['no-goal', 'right', 6, 2],
    ['no-goal', 'wrong', 2, 6],
    ['no-goal', 'none', 2, 6],
  ])(
    '[agloa-onsets-2023 X-A-1, X-A-2, X-B-1, X-B-2; mlag-onsets-adventurous-2017 X-A-1, X-A-2, X-B-1, X-B-2] two players, %s: the one who must write %s',
    (claim, paper, challenger, challenged) => {
      const table = new TestTable(book, 'junior', { players: 'ann bob' });
      if (claim === 'no-goal') table.started().does('ann', 'no-goal');
      else table.withGoal().moves('R permitted', '- permitted');
      table.does('bob', 'challenge', { claim });
      const goal = claim === 'no-goal' ? { shape: 'single', cubes: ['3'] } : undefined;
      answer(table, claim === 'impossible' ? 'ann' : 'bob', paper, goal);
      expect(table.scores).toEqual({ ann: challenged, bob: challenger });
    },
  );

  test('[agloa-onsets-2023 X-C-1, X-C-2, XI-B-2; mlag-onsets-adventurous-2017 X-C-1, X-C-2, XI-B] last cube and end of round: each player scores 4 or 2 alone, for every pair and triple of answers', () => {
    const papers: Paper[] = ['right', 'wrong', 'none'];
    const worth = (paper: Paper) => (paper === 'right' ? 4 : 2);
    for (const ends of ['last-cube', 'end-of-round'] as const)
      for (const ann of papers)
        for (const bob of papers)
          for (const cy of [...papers, undefined]) {
            const table = new TestTable(book, 'junior', { players: cy ? 'ann bob cy' : 'ann bob' }).withGoal();
            if (ends === 'last-cube') table.playedDownTo(0);
            else table.moves('R permitted').does('director', 'end-round').does('director', 'stop-play');
            answer(table, 'ann', ann);
            answer(table, 'bob', bob);
            if (cy) answer(table, 'cy', cy);
            expect(table.shakes.at(-1)?.ended).toBe(ends);
            expect(table.scores).toEqual({ ann: worth(ann), bob: worth(bob), ...(cy && { cy: worth(cy) }) });
          }
  });

  test('[agloa-onsets-2023 X-D; mlag-onsets-adventurous-2017 X-D] absent for a shake: -2 in 2023, 0 in 2017', () => {
    const table = new TestTable(book, 'junior').does('cy', 'leave').withGoal().moves('R permitted', '- permitted');
    table.does('bob', 'challenge', { claim: 'now' }).does('bob', 'present', { solution: { setName: 'R - G' } });
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: either(book, -2, 0) });
    expect(table.totals).toEqual({ ann: 2, bob: 6, cy: either(book, -2, 0) });
  });

  test('[agloa-onsets-2023 XI-A, XII-A; mlag-onsets-adventurous-2017 XI-A, XII-A] scores are without penalties; the totals have both', () => {
    const table = new TestTable(book, 'junior').withGoal().does('bob', 'pick-up-block').does('bob', 'put-down-block');
    expect(table.totals).toEqual({ ann: 0, bob: -1, cy: 0 });
    table.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline').does('cy', 'decline');
    expect(table.shakes).toMatchObject([{ scores: { ann: 2, bob: 6, cy: 4 }, penalties: { bob: -1 } }]);
    expect(table.totals).toEqual({ ann: 2, bob: 5, cy: 4 });
  });

  test('[agloa-onsets-2023 XIII-D-14, VII-B-5; mlag-onsets-adventurous-2017 XIII-D-14, VII-B-5] under Two Solutions, a player must write a pair; one alone is not correct', () => {
    const pair = (paper: object) => {
      const table = new TestTable(book, 'senior', { variations: true, players: 'ann bob' }).started();
      table.does('ann', 'choose-variations', { variations: [{ name: 'two-solutions' }] });
      table.does('bob', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
      table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      table.does('bob', 'challenge', { claim: 'impossible' });
      return table.does('ann', 'present', paper).scores;
    };
    const won = { ann: 6, bob: 2 };
    const lost = { ann: 2, bob: 6 };
    expect(pair({ solutions: [{ setName: 'R - G' }, { setName: 'Y U Y' }] })).toEqual(won);
    expect(pair({ solutions: [{ setName: 'R - G' }, { setName: 'R - G' }] })).toEqual(lost);
    expect(pair({ solution: { setName: 'R - G' } })).toEqual(lost);
  });
});
