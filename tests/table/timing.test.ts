// Time limits: for every duty, the limit, the countdown, the first point, the additional minute, and what comes after it.
import type { DivisionId } from '@openshake/rules';
import { nextDeadline } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CARDS, CUBES, type TableOptions, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const RIGHT = { solution: { setName: 'R - G' } };
const GOAL = { goal: { shape: 'single', cubes: ['3'] } };
const WILD = { variations: [{ name: 'wild-cube', cube: 'B' }] };

interface Duty {
  cites: string;
  name: string;
  player: string;
  /** Milliseconds from the start of the limit. */
  limit: number;
  /** A table where the limit has just begun. */
  begun(options?: TableOptions, division?: DivisionId): TestTable;
  does: [type: Parameters<TestTable['does']>[1], fields: object];
  /** The phase after the task is lost. */
  lost: object;
}

describe.each(ADVENTUROUS)('%s', (book) => {
  const table = (options: TableOptions = {}, division: DivisionId = 'junior') => new TestTable(book, division, options);
  const duties: Duty[] = [
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-a, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-a, XI-A-3]',
      name: 'rolling',
      player: 'ann',
      limit: 60_000,
      begun: (options, division) => table(options, division).does('cy', 'deal', { cards: words(CARDS) }),
      does: ['roll', { cubes: words(CUBES) }],
      lost: { name: 'start', player: 'bob' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-a, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-a, XI-A-3]',
      name: 'dealing',
      player: 'cy',
      limit: 60_000,
      begun: (options, division) => table(options, division).does('ann', 'roll', { cubes: words(CUBES) }),
      does: ['deal', { cards: words(CARDS) }],
      lost: { name: 'start', player: 'bob' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-b, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-b, XI-A-3]',
      name: 'choosing a variation',
      player: 'bob',
      limit: 15_000,
      begun: (options, division) =>
        table({ variations: true, ...options }, division)
          .started()
          .wait(62)
          .does('ann', 'choose-variations', WILD),
      does: ['choose-variations', { variations: [{ name: 'two-operations' }] }],
      lost: { name: 'variations', player: 'cy' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-c, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-c, XI-A-3]',
      name: 'setting the Goal',
      player: 'ann',
      limit: 120_000,
      begun: (options, division) => table(options, division).started(),
      does: ['set-goal', GOAL],
      lost: { name: 'start', player: 'bob' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-d, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-d, XI-A-3]',
      name: 'the first turn',
      player: 'bob',
      limit: 120_000,
      begun: (options, division) => table(options, division).withGoal(),
      does: ['move', { cube: 'B', to: 'required' }],
      lost: { name: 'move', player: 'cy' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-e, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-e, XI-A-3]',
      name: 'every other turn',
      player: 'cy',
      limit: 60_000,
      begun: (options, division) => table(options, division).withGoal().moves('B required'),
      does: ['move', { cube: 'B', to: 'required' }],
      lost: { name: 'move', player: 'ann' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-h, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-h, XI-A-3]',
      name: 'writing after Now',
      player: 'cy',
      limit: 120_000,
      begun: (options, division) =>
        table({ players: 'ann bob cy', ...options }, division)
          .withGoal()
          .moves('R required')
          .does('cy', 'challenge', { claim: 'now' }),
      does: ['present', RIGHT],
      lost: { name: 'start', player: 'bob' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-h, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-h, XI-A-3]',
      name: 'writing after Impossible',
      player: 'bob',
      limit: 120_000,
      begun: (options, division) =>
        table(options, division).withGoal().moves('R required').does('cy', 'challenge', { claim: 'impossible' }),
      does: ['present', RIGHT],
      lost: { name: 'start', player: 'bob' },
    },
    {
      cites: '[agloa-onsets-2023 XI-A, XI-A-1-h, XI-A-3; mlag-onsets-adventurous-2017 XI-A, XI-A-1-h, XI-A-3]',
      name: 'writing after a No-Goal challenge',
      player: 'bob',
      limit: 120_000,
      begun: (options, division) =>
        table(options, division).started().does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' }),
      does: ['present', RIGHT],
      lost: { name: 'start', player: 'bob' },
    },
  ];

  describe.each(duties)('$cites $name', ({ player, limit, begun, does: [type, fields], lost }) => {
    const one = { counted: 1, pending: 0 };
    test('nothing is lost if it is done by the end of the count of ten', () => {
      const before = begun();
      expect(before.state.tasks).toContainEqual(expect.objectContaining({ player, due: before.now + limit }));
      before.wait((limit + 9_998) / 1_000 - 1).does(player, type, fields);
      expect(before.lost).toEqual({});
    });

    test('after the count, the player loses a point, and a minute begins', () => {
      const late = begun();
      const began = late.now;
      late.clock((limit + 10_001) / 1_000);
      expect(late.lost[player]).toEqual(one);
      expect(late.state.tasks).toContainEqual(
        expect.objectContaining({ player, extra: true, due: began + limit + 70_000 }),
      );
      late.wait(68).does(player, type, fields);
      expect(late.lost[player]).toEqual(one);
    });

    test('[agloa-onsets-2023 XI-A, Glossary-Additional-minute; mlag-onsets-adventurous-2017 XI-A] after the additional minute and its count, the task is lost; in 2023, a second point too', () => {
      const later = begun().clock((limit + 79_999) / 1_000);
      expect(later.lost[player]).toEqual(one);
      later.clock(0.002);
      expect(later.lost[player]).toEqual({ counted: either(book, 2, 1), pending: 0 });
      expect(later.phase).toMatchObject(lost);
    });

    test('[agloa-onsets-2023 XI-A#note; mlag-onsets-adventurous-2017 XI-A] in Elementary and Middle, these points wait for a judge', () => {
      for (const division of ['elementary', 'middle'] as const) {
        const late = begun({}, division).clock((limit + 10_001) / 1_000);
        expect(late.lost[player]).toEqual({ counted: 0, pending: 1 });
        expect(late.totals[player]).toBe(0);
      }
    });

    test('[agloa-onsets-2023 XI-A; mlag-onsets-adventurous-2017 XI-A] one look after a long time sees everything that happened meanwhile', () => {
      const slow = begun();
      const steps = begun();
      for (let seconds = 0; seconds < 400; seconds += 5) steps.clock(5);
      slow.clock(400);
      expect(slow.state).toEqual(steps.state);
    });

    test('[agloa-onsets-2023 XI-A; mlag-onsets-adventurous-2017 XI-A] without clocks, nothing runs out', () => {
      const still = begun({ clocks: 'none' });
      expect(nextDeadline(still.state)).toBeUndefined();
      const { phase } = still.state;
      still.clock(100_000);
      expect(still.state.phase).toEqual(phase);
      still.does(player, type, fields);
      expect(still.lost).toEqual({});
    });
  });

  describe('choosing', () => {
    const due = (played: TestTable) => played.phase.deadline;

    test('[agloa-onsets-2023 II-C-1-a, II-C-1-b, XI-A-1-b; mlag-onsets-adventurous-2017 II-C-1-a, II-C-1-b, XI-A-1-b] the fifteen seconds begin after the minute for rolling, for the player who then chooses', () => {
      const played = table({ variations: true }).started();
      expect(due(played)).toBe(1_000 + 75_000);
      played.does('ann', 'choose-variations', WILD);
      expect(due(played)).toBe(1_000 + 75_000);
      played.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      expect(due(played)).toBe(1_000 + 75_000);
    });

    test('[agloa-onsets-2023 II-C-1-a, II-C-1-b; mlag-onsets-adventurous-2017 II-C-1-a, II-C-1-b] after the minute, each player has fifteen seconds from the previous choice', () => {
      const played = table({ variations: true }).started().wait(70).does('ann', 'choose-variations', WILD);
      expect(due(played)).toBe(played.now + 15_000);
      played.wait(6).does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      expect(due(played)).toBe(played.now + 15_000);
    });

    test('[agloa-onsets-2023 II-C-1-b; mlag-onsets-adventurous-2017 II-C-1-b] a start that takes longer than a minute moves them', () => {
      const played = table({ variations: true }).does('ann', 'roll', { cubes: words(CUBES) });
      played.wait(64).does('cy', 'deal', { cards: words(CARDS) });
      expect(due(played)).toBe(played.now + 15_000);
    });

    test('[agloa-onsets-2023 II-C-3#time; mlag-onsets-adventurous-2017 II-C-3] two variations share one limit', () => {
      const played = table({ variations: true, players: 'ann bob' })
        .started()
        .wait(70)
        .does('ann', 'choose-variations', WILD);
      expect(played.state.tasks).toHaveLength(1);
      played.clock(25.1);
      expect(played.lost).toEqual({ bob: { counted: 1, pending: 0 } });
    });

    test('[agloa-onsets-2023 XI-A, II-C; mlag-onsets-adventurous-2017 XI-A, II-C] a player who never chooses plays without a choice, and the last player’s silence opens the Goal', () => {
      const played = table({ variations: true }).started().clock(346);
      expect(played.phase).toMatchObject({ name: 'goal', player: 'ann' });
      expect(played.view('ann').table.variations).toEqual([]);
    });
  });

  test('[agloa-onsets-2023 XI-A-1-c; mlag-onsets-adventurous-2017 XI-A-1-c, III-B-2-c] the Goal’s two minutes begin after the start and the choices; without a Goal, the shake is void', () => {
    const played = table({ variations: true, players: 'ann bob' }).started().does('ann', 'choose-variations', WILD);
    played.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }, { name: 'absolute-value' }] });
    expect(played.phase).toEqual({ name: 'goal', player: 'ann', deadline: played.now + 120_000 });
    played.clock(200.1);
    expect(played.shakes).toMatchObject([{ ended: 'void', penalties: { ann: either(book, -2, -1) } }]);
    expect(played.shakes[0]?.scores).toBeUndefined();
    expect(played.totals).toEqual({ ann: either(book, -2, -1), bob: 0 });
    expect(played.phase).toMatchObject({ name: 'start', player: 'bob' });
  });

  test('[agloa-onsets-2023 XI-A-1-e, IV-C; mlag-onsets-adventurous-2017 XI-A-1-e, IV-C] a bonus and its move share one limit; a bonus alone does not save the turn', () => {
    const played = table().withGoal().moves('B required');
    const due = played.phase.deadline;
    played.wait(30).does('cy', 'bonus', { cube: 'R' });
    expect(played.phase.deadline).toBe(due);
    played.clock(110);
    expect(played.phase).toMatchObject({ name: 'move', player: 'ann' });
    expect(played.on('forbidden')).toContain('R');
    expect(played.lost).toEqual({ cy: { counted: either(book, 2, 1), pending: 0 } });
  });

  test('[agloa-onsets-2023 XI-A-1-d; mlag-onsets-adventurous-2017 XI-A-1-d] only the first turn after the Goal has two minutes, even if it was lost', () => {
    const played = table().withGoal().clock(201);
    expect(played.phase).toMatchObject({ player: 'cy' });
    expect((played.phase.deadline ?? 0) - (2_000 + 1_000 + 200_000)).toBe(60_000);
  });

  test('[agloa-onsets-2023 XI-A; mlag-onsets-adventurous-2017 XI-A] if everybody in a row lets their turn pass, the shake is void, and the next player sets the Goal', () => {
    const played = table()
      .withGoal()
      .moves('B required')
      .clock(141 * 3);
    expect(played.shakes).toMatchObject([{ ended: 'void' }]);
    expect(played.lost).toEqual(
      Object.fromEntries(['ann', 'bob', 'cy'].map((each) => [each, { counted: either(book, 2, 1), pending: 0 }])),
    );
    expect(played.phase).toMatchObject({ name: 'start', player: 'bob' });
    const saved = table().withGoal().clock(200).clock(141).moves('R required').clock(280);
    expect(saved.shakes).toEqual([]);
  });

  test('[agloa-onsets-2023 XI-A-1-a; mlag-onsets-adventurous-2017 XI-A-1-a] a late dealer pays, not the player who rolled', () => {
    const played = table()
      .does('ann', 'roll', { cubes: words(CUBES) })
      .clock(75);
    expect(played.lost).toEqual({ cy: { counted: 1, pending: 0 } });
    played.does('cy', 'deal', { cards: words(CARDS) });
    expect(played.phase).toEqual({ name: 'goal', player: 'ann', deadline: played.now + 120_000 });
  });

  test('[agloa-onsets-2023 XI-A-1-h, VII-C-1; mlag-onsets-adventurous-2017 XI-A-1-h, VII-C-1] the Third Party’s right ends with the two minutes, even if the player who must write buys a minute', () => {
    const played = table().withGoal().moves('R required').does('cy', 'challenge', { claim: 'now' }).clock(121);
    expect(played.refused('ann', 'present', RIGHT)).toBe('VII-C-2-a');
    played.clock(10);
    expect(played.lost).toEqual({ cy: { counted: 1, pending: 0 } });
    played.does('cy', 'present', RIGHT);
    expect(played.phase.name).toBe('start');
  });

  test('[agloa-onsets-2023 XI-A-1-h, X-A-1; mlag-onsets-adventurous-2017 XI-A-1-h, X-A-1] a paper that was never presented is not a Solution', () => {
    const played = table().withGoal().moves('R required').does('cy', 'challenge', { claim: 'now' }).clock(201);
    expect(played.scores).toEqual({ ann: 6, bob: 6, cy: 2 });
    expect(played.totals.cy).toBe(either(book, 0, 1));
  });

  test('[agloa-onsets-2023 XIII-D-14#limits, III-D-2; mlag-onsets-adventurous-2017 XIII-D-14, III-D-2] three minutes to write under Two Solutions, after any challenge and at the end of the round', () => {
    const pair = () => {
      const played = table({ variations: true, players: 'ann bob' }, 'senior').started();
      played.does('ann', 'choose-variations', { variations: [{ name: 'two-solutions' }] });
      return played.does('bob', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
    };
    const noGoal = pair().does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' });
    expect(noGoal.phase.deadline).toBe(noGoal.now + 180_000);
    const impossible = pair().does('ann', 'set-goal', GOAL).does('bob', 'challenge', { claim: 'impossible' });
    expect(impossible.phase.deadline).toBe(impossible.now + 180_000);
    const stopped = pair().does('ann', 'set-goal', GOAL).does('director', 'end-round').does('director', 'stop-play');
    expect(stopped.phase.deadline).toBe(stopped.now + 180_000);
    // The other limits are the usual ones.
    const turn = pair().does('ann', 'set-goal', GOAL).moves('B required');
    expect(turn.phase.deadline).toBe(turn.now + 60_000);
  });

  test('[agloa-onsets-2023 XI-A; mlag-onsets-adventurous-2017 XI-A] in any phase, clocks alone end the shake', () => {
    const phases: TestTable[] = [
      table().does('ann', 'roll', { cubes: words(CUBES) }),
      table({ variations: true }).started(),
      table().started(),
      table().started().does('ann', 'no-goal'),
      table().withGoal(),
      table().withGoal().does('cy', 'pick-up-block'),
      table().withGoal().playedDownTo(0),
      table().withGoal().does('cy', 'challenge', { claim: 'impossible' }),
      table({ officiating: 'table' }).withGoal().playedDownTo(0).does('ann', 'present', RIGHT),
    ];
    for (const played of phases) {
      for (let at = nextDeadline(played.state); at !== undefined; at = nextDeadline(played.state))
        played.clock(Math.max((at - played.now) / 1_000, 0));
      expect(played.state.shake).toBeNull();
      expect(played.shakes).toHaveLength(1);
    }
  });
});
