// Checking at a table: each opponent accepts, or rejects with a reason that the program verifies.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CUBES_WITH_RELATIONS, type TableOptions, TestTable } from './support/testTable.ts';

const RIGHT = { setName: 'R - G' };
const WRONG = { setName: 'R - V' };
/** 3 as Y ∪ (Y ∩ R), 2 as (Y ∪ Y) ∩ R. */
const AMBIGUOUS = { setName: 'Y U Y N R' };
const MISSES = '(Y U Y) N R';
const MEETS = 'Y U (Y N R)';

describe.each(ADVENTUROUS)('%s', (book) => {
  const position = (options: TableOptions = {}) =>
    new TestTable(book, 'junior', { officiating: 'table', ...options })
      .withGoal()
      .moves('R permitted', '- permitted', 'Y permitted', 'Y permitted', 'N permitted');
  /** After five moves, cy has moved last. ann calls Now and writes, and bob may write. */
  const now = (ann: object, bob?: object) => {
    const table = position().does('ann', 'challenge', { claim: 'now' }).does('ann', 'present', { solution: ann });
    return bob ? table.does('bob', 'present', { solution: bob }) : table.does('bob', 'decline');
  };
  const impossible = (cy: object, bob?: object) => {
    const table = position().does('ann', 'challenge', { claim: 'impossible' }).does('cy', 'present', { solution: cy });
    return bob ? table.does('bob', 'present', { solution: bob }) : table.does('bob', 'decline');
  };
  const paper = (table: TestTable, writer = 'ann') =>
    table.shakes.at(-1)?.papers.find((each) => each.writer === writer);

  test('the position of these tests has cy as the last Mover', () => {
    expect(position().view('ann').table).toMatchObject({ lastMover: 'cy', turn: 'ann' });
  });

  test('[agloa-onsets-2023 VII-C-4; mlag-onsets-adventurous-2017 VII-C-4] a Solution that every opponent accepts counts as correct, even if it is wrong', () => {
    for (const solution of [RIGHT, WRONG]) {
      const table = now(solution).does('bob', 'accept', { writer: 'ann' });
      expect(table.phase.name).toBe('check');
      table.does('cy', 'accept', { writer: 'ann' });
      expect(paper(table)).toEqual({ writer: 'ann', correct: true, how: 'accepted' });
      expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    }
  });

  test('[agloa-onsets-2023 VII-C-4; mlag-onsets-adventurous-2017 VII-C-4] one rejection with a valid reason is enough', () => {
    const table = now(WRONG).does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
    expect(paper(table)).toEqual({ writer: 'ann', correct: false, how: 'disproved' });
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 6 });
  });

  test('[agloa-onsets-2023 VII-C-4; mlag-onsets-adventurous-2017 VII-C-4] a wrong reason is set aside: the checker may give another, or accept', () => {
    const table = now(WRONG);
    expect(table.setAside('cy', 'reject', { writer: 'ann', clause: 'VII-B-4-d' })).toBe('VII-C-4');
    expect(table.setAside('cy', 'reject', { writer: 'ann', clause: 'nonsense' })).toBe('VII-C-4');
    expect(table.setAside('cy', 'reject', { writer: 'ann', clause: 'VII-C-5-b' })).toBeUndefined();
    expect(paper(table)?.correct).toBe(false);
    const right = now(RIGHT);
    expect(right.setAside('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' })).toBe('VII-C-4');
    right.does('cy', 'accept', { writer: 'ann' }).does('bob', 'accept', { writer: 'ann' });
    expect(right.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    expect(right.lost).toEqual({});
  });

  test('[agloa-onsets-2023 VII-C-5, VII-C-5-b, VII-B-3; mlag-onsets-adventurous-2017 VII-C-5, VII-C-5-b, VII-B-3] a criterion and an objection with the same meaning are equal, and a clause includes its parts', () => {
    for (const clause of ['VII-B-3', 'VII-C-5-b', 'VII-B', 'VII-C-5', 'VII-C-5-b-ii', ' VII-B-3 '])
      expect(now(WRONG).setAside('bob', 'reject', { writer: 'ann', clause }), clause).toBeUndefined();
    for (const clause of ['VII-B-1', 'VII-C-5-d', 'VII-B-5', 'VII-C-5-e', 'VII-B-4', 'VI-A', 'X-A'])
      expect(now(WRONG).setAside('bob', 'reject', { writer: 'ann', clause }), clause).toBe('VII-C-4');
  });

  test('[agloa-onsets-2023 VII-C-5-b-i, VII-C-5-b-ii; mlag-onsets-adventurous-2017 VII-C-5-b-i, VII-C-5-b-ii] a checker may reject by the value, or with a general argument; the program works it out', () => {
    const zero = now({ setName: 'R N R' });
    expect(zero.setAside('cy', 'reject', { writer: 'ann', clause: 'VII-C-5-b-ii' })).toBeUndefined();
    expect(now(RIGHT).setAside('cy', 'reject', { writer: 'ann', clause: 'VII-C-5-b-i' })).toBe('VII-C-4');
  });

  test('[agloa-onsets-2023 VII-C-5-d, VII-B-1; mlag-onsets-adventurous-2017 VII-C-5-d, VII-B-1] no meaning: by VII-B-1, VI-A or VII-C-5-d', () => {
    for (const clause of ['VII-B-1', 'VI-A', 'VII-C-5-d'])
      expect(now({ setName: "R U 'B" }).setAside('bob', 'reject', { writer: 'ann', clause })).toBeUndefined();
  });

  test('[agloa-onsets-2023 VII-B-4-a, VII-B-4-e, VII-B-4-d; mlag-onsets-adventurous-2017 VII-B-4] cubes: too few, too many from Resources, one that is not there', () => {
    expect(now({ setName: 'Y' }).setAside('bob', 'reject', { writer: 'ann', clause: 'VII-B-4-a' })).toBeUndefined();
    const resources = now({ setName: '(G N V) U (B N R)' });
    expect(resources.setAside('bob', 'reject', { writer: 'ann', clause: 'VII-B-4-e' })).toBeUndefined();
    const forbidden = new TestTable(book, 'junior', { officiating: 'table', players: 'ann bob' }).withGoal();
    forbidden.moves('- forbidden').does('ann', 'challenge', { claim: 'impossible' });
    forbidden.does('bob', 'present', { solution: RIGHT });
    expect(forbidden.setAside('ann', 'reject', { writer: 'bob', clause: 'VII-B-4-d' })).toBeUndefined();
    expect(forbidden.scores).toEqual({ ann: 6, bob: 2 });
  });

  test('[agloa-onsets-2023 VII-C-5-e, VII-B-5; mlag-onsets-adventurous-2017 VII-C-5-e, VII-B-5] an ignored variation: by VII-B-5, VII-C-5-e or its own number', () => {
    for (const clause of ['VII-B-5', 'VII-C-5-e', 'XIII-C-6']) {
      const table = new TestTable(book, 'junior', { officiating: 'table', variations: true }).started();
      table.does('ann', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      table.does('bob', 'choose-variations', { variations: [{ name: 'wild-cube', cube: 'B' }] });
      table.does('cy', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
      table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      table.does('bob', 'challenge', { claim: 'impossible' }).does('cy', 'decline');
      table.does('ann', 'present', { solution: RIGHT });
      expect(table.setAside('bob', 'reject', { writer: 'ann', clause }), clause).toBeUndefined();
    }
  });

  test('[agloa-onsets-2023 VII-C-3; mlag-onsets-adventurous-2017 VII-C-3] only the opponents of the writer check, each once, and only papers that are there', () => {
    const table = now(WRONG);
    expect(table.refused('ann', 'accept', { writer: 'ann' })).toBe('VII-C-3');
    expect(table.refused('ann', 'reject', { writer: 'ann', clause: 'VII-B-3' })).toBe('VII-C-3');
    expect(table.refused('cy', 'accept', { writer: 'bob' })).toBe('VII-C-3');
    table.does('bob', 'accept', { writer: 'ann' });
    expect(table.refused('bob', 'accept', { writer: 'ann' })).toBe('VII-C-3');
    expect(table.refused('bob', 'reject', { writer: 'ann', clause: 'VII-B-3' })).toBe('VII-C-3');
    table.does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
    expect(table.refused('cy', 'accept', { writer: 'ann' })).toBe('VII-C-3');
  });

  describe('several papers', () => {
    test('[agloa-onsets-2023 VII-C-3, XI-A-1-i; mlag-onsets-adventurous-2017 VII-C-3, XI-A-1-i] each has its two minutes in turn, the same for both checkers, who may answer about others early', () => {
      const table = now(RIGHT, WRONG);
      expect(table.state.phase).toMatchObject({ current: 'ann' });
      const began = table.now;
      expect(table.state.tasks).toEqual([
        { player: 'bob', what: 'check', due: began + 120_000, extra: false },
        { player: 'cy', what: 'check', due: began + 120_000, extra: false },
      ]);
      table.does('cy', 'accept', { writer: 'ann' }).does('cy', 'reject', { writer: 'bob', clause: 'VII-B-3' });
      table.wait(50).does('bob', 'accept', { writer: 'ann' });
      expect(table.shakes.at(-1)?.papers).toEqual([
        { writer: 'ann', correct: true, how: 'accepted' },
        { writer: 'bob', correct: false, how: 'disproved' },
      ]);
      expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 VII-C-3; mlag-onsets-adventurous-2017 VII-C-3] the second begins its two minutes when the first is settled', () => {
      const table = now(RIGHT, RIGHT).does('cy', 'accept', { writer: 'ann' });
      table.wait(100).does('bob', 'accept', { writer: 'ann' });
      expect(table.state.phase).toMatchObject({ current: 'bob' });
      expect(table.state.tasks).toEqual(
        ['ann', 'cy'].map((player) => ({ player, what: 'check', due: table.now + 120_000, extra: false })),
      );
      table.does('ann', 'accept', { writer: 'bob' }).does('cy', 'accept', { writer: 'bob' });
      expect(table.scores).toEqual({ ann: 6, bob: 4, cy: 2 });
    });

    test('[agloa-onsets-2023 VII-C-3, VIII-A; mlag-onsets-adventurous-2017 VII-C-3, VIII-A] after the last cube, the other two players check each of three papers', () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(0);
      for (const player of ['ann', 'bob', 'cy'])
        table.does(player, 'present', { solution: player === 'bob' ? WRONG : RIGHT });
      table.does('ann', 'accept', { writer: 'cy' }).does('bob', 'accept', { writer: 'cy' });
      table.does('bob', 'accept', { writer: 'ann' }).does('cy', 'accept', { writer: 'ann' });
      table.does('cy', 'accept', { writer: 'bob' }).does('ann', 'reject', { writer: 'bob', clause: 'VII-B-3' });
      expect(table.scores).toEqual({ ann: 4, bob: 2, cy: 4 });
    });
  });

  describe('ambiguity', () => {
    test('[agloa-onsets-2023 VII-C-5-c, VII-B-6; mlag-onsets-adventurous-2017 VII-C-5-c, VII-B-6] a grouping that misses the Goal disproves it, under either clause', () => {
      for (const clause of ['VII-C-5-c', 'VII-B-6', 'VII-B-6-a', 'VII-B-3']) {
        const table = now(AMBIGUOUS);
        expect(table.setAside('cy', 'reject', { writer: 'ann', clause, interpretation: MISSES })).toBeUndefined();
        expect(paper(table)).toMatchObject({ correct: false, how: 'disproved' });
      }
    });

    test('[agloa-onsets-2023 VII-B-6-a, VII-C-5-c; mlag-onsets-adventurous-2017 VII-B-6, VII-C-5-c] the checker must show it: without a grouping, nothing is proven, and the try is not spent', () => {
      const table = now(AMBIGUOUS);
      for (const clause of ['VII-C-5-c', 'VII-B-6', 'VII-B'])
        expect(table.setAside('cy', 'reject', { writer: 'ann', clause })).toBe('VII-C-5-c');
      expect(table.setAside('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' })).toBe('VII-C-4');
      expect(
        table.setAside('cy', 'reject', { writer: 'ann', clause: 'VII-C-5-c', interpretation: MISSES }),
      ).toBeUndefined();
    });

    test('[agloa-onsets-2023 VII-C-4, VII-B-6-a; mlag-onsets-adventurous-2017 VII-C-4] if nobody shows it, an ambiguous Solution is correct', () => {
      const table = now(AMBIGUOUS).does('cy', 'accept', { writer: 'ann' }).does('bob', 'accept', { writer: 'ann' });
      expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 VII-C-5-c, VII-C-5-c#c, VII-C-5-c#d; mlag-onsets-adventurous-2017 VII-C-5-c] one try each: a grouping that meets the Goal ends that checker’s objections, not the other’s', () => {
      const table = now(AMBIGUOUS);
      const tries = (by: string, interpretation: string) =>
        table.setAside(by, 'reject', { writer: 'ann', clause: 'VII-C-5-c', interpretation });
      expect(tries('cy', MEETS)).toBe('VII-C-5-c');
      expect(table.refused('cy', 'reject', { writer: 'ann', clause: 'VII-C-5-c', interpretation: MISSES })).toBe(
        'VII-C-5-c',
      );
      expect(table.refused('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' })).toBe('VII-C-5-c');
      // A question to a judge is an objection too. The 2017 book has no such question.
      expect(table.refused('cy', 'call-judge', { question: 'equals', writer: 'ann' })).toBe(
        either(book, 'VII-C-5-c', 'VII-C-5-b'),
      );
      expect(table.phase.name).toBe('check');
      expect(tries('bob', MISSES)).toBeUndefined();
      expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 6 });
    });

    test('[agloa-onsets-2023 VII-C-5-c; mlag-onsets-adventurous-2017 VII-C-5-c] if every try fails, the Solution is accepted', () => {
      const table = now(AMBIGUOUS);
      for (const by of ['bob', 'cy'])
        table.does(by, 'reject', { writer: 'ann', clause: 'VII-C-5-c', interpretation: MEETS });
      table.does('bob', 'accept', { writer: 'ann' }).does('cy', 'accept', { writer: 'ann' });
      expect(paper(table)).toMatchObject({ correct: true });
    });

    test('[agloa-onsets-2023 VII-C-5-c, VII-B-6-b; mlag-onsets-adventurous-2017 VII-C-5-c, VII-B-6-b] other cubes, another order, a prime torn from its set: not a legal grouping of this Solution', () => {
      for (const interpretation of ['(Y U R) N Y', 'Y U Y', '(Y N Y) U R', '', '((Y U Y) N R', 7, null])
        expect(
          now(AMBIGUOUS).setAside('cy', 'reject', { writer: 'ann', clause: 'VII-C-5-c', interpretation }),
          String(interpretation),
        ).toBe('VII-C-5-c');
      // R − G′ has one reading: (R − G)′ is not one of them.
      const prime = impossible({ setName: "R - G'" });
      expect(prime.setAside('ann', 'reject', { writer: 'cy', clause: 'VII-C-5-c', interpretation: "(R - G)'" })).toBe(
        'VII-C-5-c',
      );
    });

    test('[agloa-onsets-2023 VII-C-5-c, VI-B, VI-B-2-a; mlag-onsets-adventurous-2017 VII-C-5-c, VI-B, VI-B-2-a] a Restriction may be the ambiguous part, copied alone or with the whole paper', () => {
      // (R − G) ∪ Y ⊆ B leaves three cards with R: BR, RG, BRY. R − (G ∪ Y) ⊆ B leaves RGY as well.
      const tries = (interpretation: unknown) => {
        const table = new TestTable(book, 'junior', { officiating: 'table', players: 'ann bob' });
        table.withGoal(undefined, CUBES_WITH_RELATIONS).moves('R required', 'C permitted');
        table.does('bob', 'challenge', { claim: 'impossible' });
        table.does('ann', 'present', { solution: { restrictions: ['R - G U Y C B'], setName: 'R' } });
        return table.setAside('bob', 'reject', { writer: 'ann', clause: 'VII-C-5-c', interpretation });
      };
      const misses = 'R - (G U Y) C B';
      expect(tries(misses)).toBeUndefined();
      expect(tries({ setName: misses })).toBeUndefined();
      expect(tries({ restrictions: [misses] })).toBeUndefined();
      expect(tries({ restrictions: [misses], setName: 'R' })).toBeUndefined();
      expect(tries('(R - G) U Y C B')).toBe('VII-C-5-c');
      expect(tries({ restrictions: [misses, misses] })).toBe('VII-C-5-c');
      expect(tries({ restrictions: [misses], setName: 'B' })).toBe('VII-C-5-c');
    });
  });

  describe('accepting what another player disproves', () => {
    test('[agloa-onsets-2023 X-A-2, VII-C-4; mlag-onsets-adventurous-2017 X-A-2, VII-C-4] after Now: a silent Third Party, or the Mover, scores 2', () => {
      const third = now(WRONG).does('bob', 'accept', { writer: 'ann' });
      third.does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
      expect(third.scores).toEqual({ ann: 2, bob: 2, cy: 6 });
      const mover = now(WRONG).does('cy', 'accept', { writer: 'ann' });
      mover.does('bob', 'reject', { writer: 'ann', clause: 'VII-B-3' });
      expect(mover.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    });

    test('[agloa-onsets-2023 X-A-2, VII-C-4; mlag-onsets-adventurous-2017 X-A-2, VII-C-4] after Impossible: a Challenger, or a silent Third Party', () => {
      const challenger = impossible(WRONG).does('ann', 'accept', { writer: 'cy' });
      challenger.does('bob', 'reject', { writer: 'cy', clause: 'VII-B-3' });
      expect(challenger.scores).toEqual({ ann: 2, bob: 4, cy: 2 });
      const third = impossible(WRONG).does('bob', 'accept', { writer: 'cy' });
      third.does('ann', 'reject', { writer: 'cy', clause: 'VII-B-3' });
      expect(third.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 X-A-2, III-D-2; mlag-onsets-adventurous-2017 X-A-2, VII-C-4] after a No-Goal challenge', () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).started().does('ann', 'no-goal');
      table.does('bob', 'challenge', { claim: 'no-goal' }).does('cy', 'decline');
      table.does('bob', 'present', { solution: { ...WRONG, goal: { shape: 'single', cubes: ['3'] } } });
      table.does('cy', 'accept', { writer: 'bob' }).does('ann', 'reject', { writer: 'bob', clause: 'VII-B-3' });
      expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 X-A-2; mlag-onsets-adventurous-2017 X-A-2] not a player who presented a Solution', () => {
      const table = now(WRONG, RIGHT).does('bob', 'accept', { writer: 'ann' });
      table.does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
      table.does('ann', 'accept', { writer: 'bob' }).does('cy', 'accept', { writer: 'bob' });
      expect(table.scores).toEqual({ ann: 2, bob: either(book, 6, 4), cy: 2 });
    });

    test('[agloa-onsets-2023 X-A-2, X-C-1; mlag-onsets-adventurous-2017 X-A-2, X-C-1] nor after the last cube, when all write for themselves', () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(0);
      table.does('ann', 'present', { solution: WRONG }).does('bob', 'decline').does('cy', 'decline');
      table.does('bob', 'accept', { writer: 'ann' }).does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
      expect(table.scores).toEqual({ ann: 2, bob: 2, cy: 2 });
    });

    test('[agloa-onsets-2023 X-A-2; mlag-onsets-adventurous-2017 X-A-2] silence means accepting; a player who had not answered yet has not accepted', () => {
      const silent = now(WRONG).clock(201);
      expect(silent.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
      const waiting = now(WRONG).does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
      expect(waiting.scores?.bob).toBe(6);
    });
  });

  describe('the time for checking', () => {
    test('[agloa-onsets-2023 XI-A, XI-A-1-i, VII-C-5-c#a; mlag-onsets-adventurous-2017 XI-A, XI-A-1-i, VII-C-5-c] two minutes, the count, a point and one more minute; then silence means accepting', () => {
      const table = now(WRONG).does('bob', 'accept', { writer: 'ann' }).clock(128.9);
      expect(table.lost).toEqual({});
      table.clock(0.2);
      expect(table.lost).toEqual({ cy: { counted: 1, pending: 0 } });
      expect(table.phase.name).toBe('check');
      table.clock(69.8);
      expect(table.phase.name).toBe('check');
      table.clock(0.2);
      expect(paper(table)).toEqual({ writer: 'ann', correct: true, how: 'accepted' });
      expect(table.shakes.at(-1)?.penalties).toEqual({ cy: either(book, -2, -1) });
    });

    test('[agloa-onsets-2023 XI-A, VII-C-5-c#a; mlag-onsets-adventurous-2017 XI-A, VII-C-5-c] in the minute that a point bought, a checker may still disprove', () => {
      const table = now(WRONG).does('bob', 'accept', { writer: 'ann' }).clock(150);
      table.does('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' });
      expect(table.scores).toEqual({ ann: 2, bob: 2, cy: 6 });
      expect(table.totals.cy).toBe(5);
    });

    test('[agloa-onsets-2023 VII-C-5-c#a; mlag-onsets-adventurous-2017 VII-C-5-c] each checker pays alone', () => {
      const table = now(WRONG).clock(131);
      expect(table.lost).toEqual({ bob: { counted: 1, pending: 0 }, cy: { counted: 1, pending: 0 } });
      table.does('bob', 'accept', { writer: 'ann' }).clock(69);
      expect(table.lost).toMatchObject({ bob: { counted: 1 }, cy: { counted: either(book, 2, 1) } });
    });

    test('[agloa-onsets-2023 XIII-D-14#limits; mlag-onsets-adventurous-2017 XIII-D-14] three minutes for a pair under Two Solutions', () => {
      const table = new TestTable(book, 'senior', {
        officiating: 'table',
        variations: true,
        players: 'ann bob',
      }).started();
      table.does('ann', 'choose-variations', { variations: [{ name: 'two-solutions' }] });
      table.does('bob', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
      table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      table.does('bob', 'challenge', { claim: 'impossible' });
      expect(table.phase.deadline).toBe(table.now + 180_000);
      table.does('ann', 'present', { solutions: [RIGHT, { setName: 'Y U Y' }] });
      expect(table.phase.deadline).toBe(table.now + 180_000);
    });
  });
});
