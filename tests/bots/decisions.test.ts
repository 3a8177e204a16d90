// What a perfect bot does in rare situations, each set up at a table.
import { createBot, type LevelName } from '@openshake/bots';
import type { Acted, Player } from '@openshake/rules';
import { describe, expect, it, test } from 'vitest';
import { AVOID, flubbed, forcedOut, TWO_MORE, table2011 } from '../table/support/flubs.ts';
import { TestTable } from '../table/support/testTable.ts';

/** A bot that sits at the table from now on. */
class Sitting {
  readonly #table: TestTable;
  readonly #seat: Player;
  readonly #bot;

  constructor(table: TestTable, seat: Player, level: LevelName = 'perfect', seed = 1) {
    this.#table = table;
    this.#seat = seat;
    this.#bot = createBot({ level, seat, seed, pace: 0 });
  }

  get says(): Acted | undefined {
    return this.#bot.act(this.#table.view(this.#seat))?.action;
  }

  /** Does what the bot says. It must not be refused or set aside. */
  acts(): Acted | undefined {
    const action = this.says;
    const decision = action && this.#table.take(action);
    expect(decision).toMatchObject({ ok: true });
    expect(decision).not.toHaveProperty('setAside');
    return action;
  }
}

const saysAt = (table: TestTable, seat: Player): Acted | undefined => new Sitting(table, seat).says;

/** Every set has eight cards or none, and no Goal has that value. */
const NO_GOAL = '5 5 5 B B B B B B B B U U N N V V V';
const ALL_BLUE = 'B BR BG BY BRG BRY BGY BRGY';

describe('No Goal', () => {
  const table = () => new TestTable('mlag-onsets-basic-2019', 'senior');

  test('[mlag-onsets-basic-2019 III-D] declared if no Goal has a Solution, and agreed to', () => {
    const none = table().started(NO_GOAL, ALL_BLUE);
    expect(saysAt(none, 'ann')).toEqual({ type: 'no-goal', by: 'ann' });
    none.does('ann', 'no-goal');
    for (const seat of ['bob', 'cy']) expect(new Sitting(none, seat).acts()).toEqual({ type: 'agree', by: seat });
    expect(none.shakes.at(-1)?.ended).toBe('void');
  });

  test('[mlag-onsets-basic-2019 III-D, III-D-2] challenged if a Goal has one, with that Goal as proof', () => {
    const some = table().started().does('ann', 'no-goal');
    expect(new Sitting(some, 'bob').acts()).toEqual({ type: 'challenge', by: 'bob', claim: 'no-goal' });
    for (const seat of ['bob', 'cy'])
      expect(new Sitting(some, seat).acts()).toMatchObject({ type: 'present', solution: { goal: expect.anything() } });
    expect(some.shakes.at(-1)).toMatchObject({ ended: 'no-goal', scores: { ann: 2, bob: 6, cy: 4 } });
  });

  test('[mlag-equations-basic-2018 IV-D, IV-D-2] the same in Equations', () => {
    const some = new TestTable('mlag-equations-basic-2018', 'middle').started().does('ann', 'no-goal');
    expect(new Sitting(some, 'cy').acts()).toMatchObject({ claim: 'no-goal' });
    for (const seat of ['bob', 'cy']) expect(new Sitting(some, seat).acts()).toMatchObject({ type: 'present' });
    expect(some.shakes.at(-1)).toMatchObject({ ended: 'no-goal', scores: { ann: 2, bob: 4, cy: 6 } });
  });
});

describe('Goals of Equations that are hard to find', () => {
  const table = (cubes: string) => new TestTable('mlag-equations-basic-2018', 'middle').started(cubes);
  const SIGNS = '+ - - - - x x x x x / / / / / + + + - -';

  test('[mlag-equations-basic-2018 IV-D] when no Goal has a proven Solution', () => {
    expect(saysAt(table(`${SIGNS} + + 7 9`), 'ann')).toEqual({ type: 'no-goal', by: 'ann' });
  });

  test('[mlag-equations-basic-2018 IV-A] when only one has a Solution, the bot finds it, from seed 1 to 6', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const hard = table(`${SIGNS} ^ 2 3 8`);
      expect(new Sitting(hard, 'ann', 'perfect', seed).acts()).toMatchObject({ goal: '8' });
      hard.does('bob', 'challenge', { claim: 'impossible' });
      expect(saysAt(hard, 'ann')).toMatchObject({ type: 'present' });
    }
  });
});

describe('papers of Equations', () => {
  test('[mlag-equations-basic-2018 VI-A-1] show the simplest Solution, 3 + 6 without turned cubes', () => {
    const plain = new TestTable('mlag-equations-basic-2018', 'senior').started(
      '4 5 + - / x ^ r - / 9 2 6 3 - / ^ ^ r r r x x 8',
    );
    plain.does('ann', 'set-goal', { goal: '9' }).does('bob', 'challenge', { claim: 'impossible' });
    for (const level of ['club', 'champion', 'perfect'] as const) {
      const said = [1, 2, 3].map((seed) => new Sitting(plain, 'ann', level, seed).says);
      // Only a perfect player never overlooks it.
      const papers = said.filter((action) => action?.type === 'present');
      expect(papers.length, level).toBeGreaterThan(0);
      for (const paper of papers) expect(paper, level).toMatchObject({ solution: { equation: '3+6=9' } });
    }
  });
});

describe('flubs', () => {
  test('[mlag-onsets-basic-2011 BOS10, BOS15] an A Flub is called and proven with an avoid move', () => {
    const table = flubbed();
    expect(new Sitting(table, 'bob').acts()).toEqual({ type: 'challenge', by: 'bob', claim: 'a-flub' });
    const joiner = new Sitting(table, 'ann');
    expect(joiner.acts()).toEqual({ type: 'join', by: 'ann', side: 'challenger' });
    expect(joiner.acts()).toMatchObject({ type: 'present', avoid: expect.anything() });
    expect(new Sitting(table, 'bob').acts()).toMatchObject({ type: 'present', avoid: expect.anything() });
    expect(table.scores).toEqual({ ann: 8, bob: 10, cy: 6 });
  });

  test('[mlag-onsets-basic-2011 BOS10, BOS15] a player who lets an A Flub pass is charged with a CA Flub', () => {
    // Everything that was one cube away is gone, so only the old A Flub can be proven.
    const table = flubbed().moves('A forbidden');
    expect(new Sitting(table, 'bob').acts()).toEqual({ type: 'challenge', by: 'bob', claim: 'ca-flub' });
    expect(new Sitting(table, 'bob').acts()).toMatchObject({ type: 'present', avoid: expect.anything() });
    expect(new Sitting(table, 'cy').acts()).toEqual({ type: 'join', by: 'cy', side: 'challenger' });
    expect(new Sitting(table, 'cy').acts()).toMatchObject({ type: 'present', avoid: expect.anything() });
    expect(table.scores).toEqual({ ann: 6, bob: 10, cy: 8 });
  });

  test('[mlag-onsets-basic-2011 BOS12] a Force Out instead of an A Flub is challenged for Reason A', () => {
    const table = forcedOut();
    expect(new Sitting(table, 'bob').acts()).toMatchObject({
      claim: 'force-out-a',
      moved: { cube: '-', to: 'permitted' },
    });
    expect(new Sitting(table, 'bob').acts()).toMatchObject({ type: 'present', avoid: expect.anything() });
    expect(new Sitting(table, 'cy').acts()).toMatchObject({ type: 'join', side: 'challenger' });
  });

  test('[mlag-onsets-basic-2011 BOS12] a Force Out with two cubes missing is challenged for Reason B', () => {
    const table = table2011().withGoal().moves('Y permitted').does('cy', 'force-out');
    expect(new Sitting(table, 'ann').acts()).toEqual({ type: 'challenge', by: 'ann', claim: 'force-out-b' });
    expect(new Sitting(table, 'bob').acts()).toMatchObject({ type: 'join', side: 'challenger' });
    expect(new Sitting(table, 'cy').acts()).toEqual({ type: 'decline', by: 'cy' });
    expect(table.scores).toEqual({ ann: 10, bob: 8, cy: 6 });
  });
});

describe('checking', () => {
  /** Ann set the Goal 3 and called Now. This is her paper. */
  const presented = (solution: object) =>
    new TestTable('agloa-onsets-2023', 'elementary', { officiating: 'table', players: 'ann bob' })
      .withGoal({ shape: 'single', cubes: ['3'] })
      .moves('B permitted', 'R permitted', 'U permitted', 'N permitted', 'G permitted')
      .does('ann', 'challenge', { claim: 'now' })
      .does('ann', 'present', { solution });

  test('[agloa-onsets-2023 VII-B-6, VII-C-5-c] an ambiguous Solution is rejected with a grouping that misses the Goal', () => {
    const table = presented({ setName: 'B U R N G' });
    const said = new Sitting(table, 'bob').acts();
    expect(said).toMatchObject({ type: 'reject', writer: 'ann', interpretation: expect.anything() });
    expect(table.shakes.at(-1)?.papers).toEqual([{ writer: 'ann', correct: false, how: 'disproved' }]);
  });

  test('[agloa-onsets-2023 VII-B-6, XIII-A-2] and so is one with a wild cube, whose mark is in the grouping', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { officiating: 'table', variations: true })
      .started()
      .does('ann', 'choose-variations', { variations: [{ name: 'wild-cube', cube: 'Y' }] })
      .does('bob', 'choose-variations', { variations: [{ name: 'shift-from-permitted' }] })
      .does('cy', 'choose-variations', { variations: [{ name: 'universe-null-interchangeable' }] })
      .does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } })
      .moves('B permitted', 'R permitted', 'Y permitted', 'N permitted', 'G permitted')
      .does('ann', 'challenge', { claim: 'now' })
      .does('ann', 'present', { solution: { setName: 'B Y:U R N G' } })
      .does('bob', 'decline');
    expect(new Sitting(table, 'bob').acts()).toMatchObject({
      type: 'reject',
      interpretation: expect.stringContaining('Y:U'),
    });
  });

  test('[agloa-onsets-2023 VII-C-4] a wrong count is rejected, and a right one accepted', () => {
    for (const setName of ['B', 'B U R', '(B N R) U G', 'B N V']) {
      const table = presented({ setName });
      expect(new Sitting(table, 'bob').acts()).toMatchObject({ type: 'reject', writer: 'ann' });
    }
  });

  it('needs no program beside it: a correct Solution is accepted', () => {
    const called = () =>
      flubbed({ officiating: 'table', players: 'ann bob' }).does('bob', 'challenge', { claim: 'a-flub' });
    const right = called().does('bob', 'present', { solution: { setName: 'Y - A' }, avoid: AVOID });
    expect(new Sitting(right, 'ann').acts()).toEqual({ type: 'accept', by: 'ann', writer: 'bob' });
    const wrong = called().does('bob', 'present', { solution: TWO_MORE, avoid: AVOID });
    expect(new Sitting(wrong, 'ann').acts()).toMatchObject({ type: 'reject', clause: 'BOS15' });
  });
});

describe('illegal procedure', () => {
  const atTable = () => new TestTable('agloa-onsets-2023', 'middle', { officiating: 'table', clocks: 'none' });

  test('[agloa-onsets-2023 IX-A, IV-B] a move out of turn is charged, once', () => {
    const table = atTable().withGoal();
    const cy = new Sitting(table, 'cy');
    expect(cy.says).toBeUndefined();
    table.does('ann', 'move', { cube: 'B', to: 'permitted' });
    expect(cy.acts()).toMatchObject({ type: 'charge', by: 'cy' });
    expect(table.on('permitted')).toEqual([]);
    expect(cy.says).toBeUndefined();
  });

  test('[agloa-onsets-2023 IX-A] an action that a legal one insulates is not charged', () => {
    const table = atTable().withGoal();
    const cy = new Sitting(table, 'cy');
    expect(cy.says).toBeUndefined();
    table.does('ann', 'move', { cube: 'B', to: 'permitted' }).does('bob', 'move', { cube: 'R', to: 'forbidden' });
    expect(cy.says?.type).not.toBe('charge');
  });

  test("[agloa-onsets-2023 IV-C-2] a leader's bonus is charged, and not again when the point is lost", () => {
    const table = atTable().ahead('bob').withGoal();
    const cy = new Sitting(table, 'cy');
    expect(cy.says).toBeUndefined();
    table.does('bob', 'bonus', { cube: 'B' });
    expect(cy.acts()).toMatchObject({ type: 'charge' });
    expect(cy.says?.type).not.toBe('charge');
    expect(new Sitting(table, 'cy').says?.type).not.toBe('charge');
  });
});

test('[agloa-onsets-2023 X-D] a bot that is away comes back', () => {
  const table = new TestTable('agloa-onsets-2023', 'middle').does('cy', 'leave');
  expect(new Sitting(table, 'cy').acts()).toEqual({ type: 'return', by: 'cy' });
});

describe('the end of play', () => {
  test('[agloa-onsets-2023 VIII-B] Impossible is called after the last cube, in time', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { players: 'ann bob' })
      .withGoal()
      .moves('V forbidden', 'V forbidden', 'A forbidden')
      .playedDownTo(1, 'forbidden');
    const last = `${table.cubes[0]} permitted`;
    table.moves(last);
    const challenger = table.state.shake?.lastMover === 'ann' ? 'bob' : 'ann';
    expect(saysAt(table, challenger)).toEqual({ type: 'challenge', by: challenger, claim: 'impossible' });
  });

  test('[agloa-onsets-2023 XII-B] a scoresheet with a wrong correction is not signed', () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { players: 'ann bob' }).withGoal();
    table.does('director', 'end-round').does('director', 'stop-play');
    for (const seat of ['ann', 'bob']) new Sitting(table, seat).acts();
    expect(saysAt(table, 'ann')).toEqual({ type: 'sign', by: 'ann' });
    const score = table.scores?.bob ?? 0;
    table.does('bob', 'correct-score', { shake: 1, player: 'bob', score: 6 });
    expect(saysAt(table, 'ann')).toBeUndefined();
    // Withdrawn, the sheet is right again.
    table.does('bob', 'correct-score', { shake: 1, player: 'bob', score });
    expect(saysAt(table, 'ann')).toEqual({ type: 'sign', by: 'ann' });
  });
});

describe('several Solutions on one paper', () => {
  const right = { equation: '7+5=12' };
  const table = (clocks: 'book' | 'none') =>
    new TestTable('mlag-equations-basic-2018', 'senior', { officiating: 'table', players: 'ann bob', clocks })
      .withGoal()
      .does('bob', 'challenge', { claim: 'impossible' })
      .does('ann', 'present', { solutions: [{ equation: '6+5=12' }, right] });

  test('[mlag-equations-basic-2018 VII-C-1-b] the bot asks which one counts, and checks that one', () => {
    const match = table('book');
    const bob = new Sitting(match, 'bob');
    expect(bob.acts()).toEqual({ type: 'ask-which', by: 'bob', writer: 'ann' });
    match.does('ann', 'indicate', { which: [2] });
    expect(bob.acts()).toEqual({ type: 'accept', by: 'bob', writer: 'ann' });
  });

  test('[mlag-equations-basic-2018 VII-C-1-b] with a clock, it waits half a minute for the answer; without one, as long as it takes', () => {
    const timed = table('book');
    const bot = createBot({ level: 'perfect', seat: 'bob', seed: 1, pace: 0 });
    timed.does('bob', 'ask-which', { writer: 'ann' });
    const deed = bot.act(timed.view('bob'));
    expect(deed).toEqual({ action: { type: 'reject', by: 'bob', writer: 'ann', clause: 'VII-C-1-b' }, after: 30_000 });
    timed.wait(30).take(deed?.action ?? { type: 'clock' });
    expect(timed.scores).toEqual({ ann: 2, bob: 6 });
    const calm = table('none').does('bob', 'ask-which', { writer: 'ann' });
    expect(saysAt(calm, 'bob')).toBeUndefined();
  });
});
