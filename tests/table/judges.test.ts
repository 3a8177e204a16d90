// What judges do: rulings, warnings, points, approval, disqualification, replays, appeals.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CARDS, CUBES, type TableOptions, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const RIGHT = { solution: { setName: 'R - G' } };
const WRONG = { solution: { setName: 'R - V' } };
const AMBIGUOUS = { solution: { setName: 'Y U Y N R' } };
const WILD = { variations: [{ name: 'wild-cube', cube: 'B' }] };
const one = { counted: 1, pending: 0 };

describe.each(ADVENTUROUS)('%s', (book) => {
  const table = (options: TableOptions = {}) => new TestTable(book, 'junior', options);
  const finished = (match = table()) =>
    match
      .withGoal()
      .does('bob', 'challenge', { claim: 'impossible' })
      .does('ann', 'present', RIGHT)
      .does('cy', 'decline');
  /** At a table, ann calls Impossible on cy's move. ann and bob check cy's paper. */
  const checked = (paper: object, players = 'ann bob cy') => {
    const match = table({ officiating: 'table', players }).withGoal().moves('R permitted', '- permitted');
    if (players === 'ann bob')
      return match.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'present', paper);
    return match.does('ann', 'challenge', { claim: 'impossible' }).does('cy', 'present', paper).does('bob', 'decline');
  };

  test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] only a judge does what a judge does, and only to players of the match', () => {
    const match = finished();
    for (const by of ['ann', 'director'])
      for (const [type, fields] of [
        ['warn', { player: 'bob' }],
        ['penalize', { player: 'bob', clause: 'II-A-2' }],
        ['approve-penalty', { player: 'bob' }],
        ['disqualify', { player: 'bob' }],
        ['replay-shake', { players: ['ann', 'bob'] }],
        ['rule', { question: 'x', answer: 'yes' }],
      ] as const)
        expect(match.refused(by, type, fields), `${by} ${type}`).toBe('IX-C');
    expect(match.refused('judge', 'warn', { player: 'dan' })).toBe('IX-C');
    expect(match.refused('judge', 'penalize', { player: 'dan', clause: 'II-A-2' })).toBe('IX-C');
    expect(match.refused('judge', 'disqualify', { player: 'dan' })).toBe('IX-C');
  });

  describe('warnings and points', () => {
    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] misconduct costs a point only after a warning to that player, then one for each offense', () => {
      const match = table().withGoal();
      expect(match.refused('judge', 'penalize', { player: 'bob', clause: 'IX-C' })).toBe('IX-C');
      expect(match.refused('judge', 'penalize', { player: 'bob' })).toBe('IX-C');
      match.does('judge', 'warn', { player: 'bob', clause: 'IX-C' });
      expect(match.lost).toEqual({});
      expect(match.refused('judge', 'penalize', { player: 'cy', clause: 'IX-C' })).toBe('IX-C');
      match.does('judge', 'penalize', { player: 'bob', clause: 'IX-C' }).does('judge', 'penalize', { player: 'bob' });
      expect(match.lost).toEqual({ bob: { counted: 2, pending: 0 } });
      expect(match.totals.bob).toBe(-2);
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] a warning lasts for the whole round', () => {
      const match = finished(table().does('judge', 'warn', { player: 'bob' })).withGoal();
      match.does('judge', 'penalize', { player: 'bob', clause: 'IX-C' });
      expect(match.lost).toEqual({ bob: one });
    });

    test('[agloa-onsets-2023 II-A-2, I-C, II-B#touch, V-B#b, XI-A-3#pace; mlag-onsets-adventurous-2017 II-A-2] a judge may take a point by any other clause immediately, in every division', () => {
      for (const division of ['elementary', 'middle', 'junior', 'senior'] as const)
        for (const clause of ['II-A-2', 'I-C']) {
          const match = new TestTable(book, division).withGoal().does('judge', 'penalize', { player: 'cy', clause });
          expect(match.lost).toEqual({ cy: one });
          expect(match.state.penalties.at(-1)).toMatchObject({ clause, shake: 1 });
        }
    });

    test('[agloa-onsets-2023 IX-D; mlag-onsets-adventurous-2017 IX-C] 2023: two judges together need no warning; 2017 has no such rule', () => {
      const match = table().withGoal();
      const fine = (fields: object) => match.refused('judge', 'penalize', { player: 'bob', ...fields });
      if (book === 'mlag-onsets-adventurous-2017') {
        expect(fine({ clause: 'IX-C', second: 'judge two' })).toBe('IX-C');
        return;
      }
      expect(fine({ clause: 'IX-D' })).toBe('IX-D');
      expect(fine({ clause: 'IX-D', second: '' })).toBe('IX-D');
      expect(fine({ clause: 'IX-D', second: 'judge' })).toBe('IX-D');
      match.does('judge', 'warn', { player: 'bob' });
      expect(fine({ clause: 'IX-D' })).toBe('IX-D');
      expect(fine({ clause: 'IX-D', second: 'judge two' })).toBeUndefined();
      expect(match.state.penalties.at(-1)).toMatchObject({ player: 'bob', clause: 'IX-D', counted: true });
      expect(match.refused('judge', 'penalize', { player: 'cy', clause: 'IX-C', second: 'judge two' })).toBeUndefined();
    });

    test('[agloa-onsets-2023 IX-C, XI-A; mlag-onsets-adventurous-2017 IX-C, XI-A] a point belongs to the current shake, or to the last one', () => {
      const match = finished().does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' });
      match.withGoal().does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' });
      match.does('cy', 'challenge', { claim: 'impossible' }).does('bob', 'decline').does('ann', 'decline');
      expect(match.shakes.map(({ penalties }) => penalties)).toEqual([{ bob: -1 }, { bob: -1 }]);
    });
  });

  describe('approval', () => {
    test('[agloa-onsets-2023 XI-A#note; mlag-onsets-adventurous-2017 XI-A] the player’s oldest pending point counts from then on, in the shake where it was lost', () => {
      const match = new TestTable(book, 'middle').withGoal().does('bob', 'pick-up-block').does('bob', 'put-down-block');
      match.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'present', RIGHT).does('cy', 'decline');
      match.withGoal().does('ann', 'pick-up-block').does('ann', 'put-down-block');
      match.does('cy', 'pick-up-block').does('cy', 'put-down-block');
      match.moves('R permitted').does('bob', 'pick-up-block').does('bob', 'put-down-block');
      expect(match.totals).toEqual({ ann: 6, bob: 2, cy: 2 });
      match.does('judge', 'approve-penalty', { player: 'bob' });
      expect(match.shakes[0]?.penalties).toEqual({ bob: -1 });
      expect(match.lost).toEqual({
        ann: { counted: 0, pending: 1 },
        bob: { counted: 1, pending: 1 },
        cy: { counted: 0, pending: 1 },
      });
      match.does('judge', 'approve-penalty', { player: 'bob' });
      expect(match.totals).toEqual({ ann: 6, bob: 0, cy: 2 });
      expect(match.refused('judge', 'approve-penalty', { player: 'bob' })).toBe('XI-A');
    });

    test('[agloa-onsets-2023 XI-A#note; mlag-onsets-adventurous-2017 XI-A] in Junior and Senior there is nothing to approve', () => {
      for (const division of ['junior', 'senior'] as const) {
        const match = new TestTable(book, division)
          .withGoal()
          .does('bob', 'pick-up-block')
          .does('bob', 'put-down-block');
        expect(match.lost).toEqual({ bob: one });
        expect(match.refused('judge', 'approve-penalty', { player: 'bob' })).toBe('XI-A');
      }
    });
  });

  describe('the question whether a Solution equals the Goal', () => {
    const ask = (match: TestTable, by = 'ann', writer = 'cy') =>
      match.refused(by, 'call-judge', { question: 'equals', writer });

    if (book === 'mlag-onsets-adventurous-2017') {
      test('[mlag-onsets-adventurous-2017 VII-C-5-b] nobody works out a Solution for a checker here', () => {
        expect(ask(checked(WRONG))).toBe('VII-C-5-b');
      });
      return;
    }

    test('[agloa-onsets-2023 VII-C-6] only a checker may ask, once, and only while the paper is being checked', () => {
      const match = checked(WRONG);
      expect(ask(match, 'cy')).toBe('VII-C-3');
      expect(ask(match, 'ann', 'bob')).toBe('VII-C-3');
      expect(ask(match, 'ann')).toBeUndefined();
      expect(ask(match, 'bob')).toBe('VII-C-6');
      expect(match.view('judge').questions).toEqual([{ by: 'ann', question: 'equals', writer: 'cy' }]);
      expect(ask(table().withGoal(), 'bob', 'ann')).toBe('VII-C-3');
      expect(match.refused('ann', 'call-judge', { question: ' ' })).toBe('VII-C-6');
    });

    test('[agloa-onsets-2023 VII-C-6-a] the question ends all objections of both checkers', () => {
      const match = checked(WRONG);
      ask(match);
      for (const by of ['ann', 'bob'])
        expect(match.refused(by, 'reject', { writer: 'cy', clause: 'VII-B-3' })).toBe('VII-C-6');
      expect(match.phase.name).toBe('check');
    });

    test('[agloa-onsets-2023 VII-C-6] the judge’s answer settles it, either way', () => {
      for (const [answer, correct] of [
        ['yes', true],
        ['no', false],
      ] as const) {
        const match = checked(WRONG);
        ask(match);
        match.does('judge', 'rule', { question: 'equals', answer, writer: 'cy' });
        expect(match.shakes.at(-1)?.papers).toEqual([{ writer: 'cy', correct, how: 'ruled' }]);
        expect(match.scores).toEqual(correct ? { ann: 2, bob: 2, cy: 6 } : { ann: 6, bob: 4, cy: 2 });
        expect(match.view('judge').questions).toEqual([]);
      }
    });

    test('[agloa-onsets-2023 VII-C-6] a judge answers yes or no, about a paper that is being checked', () => {
      const match = checked(WRONG);
      expect(match.refused('judge', 'rule', { question: 'equals', answer: 'perhaps', writer: 'cy' })).toBe('VII-C-6');
      expect(match.refused('judge', 'rule', { question: 'equals', answer: 'yes', writer: 'ann' })).toBe('VII-C-6');
      expect(match.refused('judge', 'rule', { question: 'equals', answer: 'yes' })).toBe('VII-C-6');
      expect(table().withGoal().refused('judge', 'rule', { question: 'equals', answer: 'yes', writer: 'ann' })).toBe(
        'VII-C-6',
      );
    });

    test('[agloa-onsets-2023 VII-C-6, VII-C-6-b] if no judge comes before the time for checking ends, the program answers, with yes for an ambiguous one if one value fits', () => {
      for (const [paper, correct] of [
        [RIGHT, true],
        [AMBIGUOUS, true],
        [WRONG, false],
      ] as const) {
        const match = checked(paper);
        const due = match.phase.deadline ?? 0;
        match.wait(30);
        ask(match);
        match.clock((due - match.now - 1) / 1_000);
        expect(match.phase.name).toBe('check');
        match.clock(0.002);
        expect(match.shakes.at(-1)?.papers).toEqual([{ writer: 'cy', correct, how: 'ruled' }]);
        // The player who asked has done a checker's duty.
        expect(match.lost).toEqual({});
        expect(match.view('judge').questions).toEqual([]);
      }
    });

    test('[agloa-onsets-2023 VII-C-6-b] the cubes do not matter to that answer: a value that fits is enough', () => {
      const match = checked({ solution: { setName: '(R - G) - A' } });
      ask(match);
      match.clock(121);
      expect(match.shakes.at(-1)?.papers).toEqual([{ writer: 'cy', correct: true, how: 'ruled' }]);
    });

    test('[agloa-onsets-2023 VII-C-6, X-A-2] the other checker may still accept; with two players the one checker asks', () => {
      const match = checked(RIGHT);
      ask(match);
      match.does('bob', 'accept', { writer: 'cy' }).does('ann', 'accept', { writer: 'cy' });
      expect(match.shakes.at(-1)?.papers).toEqual([{ writer: 'cy', correct: true, how: 'accepted' }]);
      const two = checked(WRONG, 'ann bob');
      ask(two, 'bob', 'ann');
      expect(two.does('judge', 'rule', { question: 'equals', answer: 'no', writer: 'ann' }).scores).toEqual({
        ann: 2,
        bob: 6,
      });
    });

    test('[agloa-onsets-2023 VII-C-6] a question about the second of two papers before its time waits for that paper’s two minutes', () => {
      const match = table({ officiating: 'table' }).withGoal().moves('R permitted', '- permitted');
      match.does('ann', 'challenge', { claim: 'now' }).does('ann', 'present', RIGHT).does('bob', 'present', WRONG);
      ask(match, 'cy', 'bob');
      expect(match.state.tasks.map(({ what }) => what)).toEqual(['check', 'check']);
      match.does('bob', 'accept', { writer: 'ann' }).does('cy', 'accept', { writer: 'ann' });
      expect(match.state.tasks).toEqual([{ player: null, what: 'ruling', due: match.now + 120_000, extra: false }]);
      match.clock(120);
      expect(match.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
    });
  });

  describe('other questions and appeals', () => {
    test('[agloa-onsets-2023 VII-C-7; mlag-onsets-adventurous-2017 IX-C] players may ask anything at any time, and a ruling answers it', () => {
      const match = table().withGoal().does('ann', 'call-judge', { question: 'May he hum?' });
      expect(match.view('judge').questions).toEqual([{ by: 'ann', question: 'May he hum?', writer: null }]);
      match.does('judge', 'rule', { question: 'May he hum?', answer: 'no', clause: 'IX-C' });
      expect(match.view('judge').questions).toEqual([]);
      expect(match.phase).toMatchObject({ name: 'move', player: 'bob' });
    });

    test('[agloa-onsets-2023 VII-C-7; mlag-onsets-adventurous-2017 IX-C] an appeal stands until a judge rules on it, or until its player signs the scoresheet', () => {
      const appealed = () => finished().does('director', 'end-round').does('bob', 'call-judge', { question: 'appeal' });
      const ruled = appealed().does('judge', 'rule', { question: 'appeal', answer: 'yes' });
      expect(ruled.view('judge').questions).toEqual([]);
      const signed = appealed().does('ann', 'sign');
      expect(signed.view('judge').questions).toHaveLength(1);
      signed.does('bob', 'sign');
      expect(signed.view('judge').questions).toEqual([]);
    });
  });

  describe('disqualification', () => {
    const out = (match: TestTable, player: string) => match.does('judge', 'disqualify', { player, clause: 'IX-C' });
    const absent = either(book, -2, 0);

    test('[agloa-onsets-2023 IX-C, IX-D, XII-A; mlag-onsets-adventurous-2017 IX-C, XII-A] out of the match: no action, no match points, no place', () => {
      const match = out(finished(), 'ann');
      expect(match.refused('ann', 'sign')).toBe('IX-C');
      expect(match.refused('ann', 'return')).toBe('IX-C');
      expect(match.refused('judge', 'disqualify', { player: 'ann' })).toBe('IX-C');
      expect(match.refused('judge', 'warn', { player: 'ann' })).toBe('IX-C');
      match.does('director', 'end-round');
      expect(match.totals).toEqual({ ann: 6, bob: 2, cy: 2 });
      expect(match.matchPoints).toEqual({ ann: 0, bob: 5, cy: 5 });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] the others play on as two, and the disqualified player has no score in later shakes', () => {
      const match = out(finished(), 'bob');
      expect(match.phase).toMatchObject({ name: 'start', player: 'cy' });
      match.withGoal().does('ann', 'challenge', { claim: 'impossible' }).does('cy', 'present', RIGHT);
      expect(match.scores).toEqual({ ann: 2, cy: 6 });
      expect(match.phase).toMatchObject({ name: 'start', player: 'ann' });
    });

    test('[agloa-onsets-2023 IX-C, I-A; mlag-onsets-adventurous-2017 IX-C, I-A] with two players the shake is void and no other begins', () => {
      const match = out(table({ players: 'ann bob' }).withGoal(), 'bob');
      expect(match.shakes).toMatchObject([{ ended: 'void' }]);
      expect(match.refused('ann', 'roll', { cubes: words(CUBES) })).toBe('I-A');
      expect(match.does('director', 'end-round').matchPoints).toEqual({ ann: 6, bob: 0 });
    });

    test('[agloa-onsets-2023 IX-C, II-B; mlag-onsets-adventurous-2017 IX-C, II-B] before the deal: without the dealer, the next player on the right deals; without the Goal-setter, the shake is void', () => {
      const rolled = () => table().does('ann', 'roll', { cubes: words(CUBES) });
      const dealer = out(rolled(), 'cy');
      expect(dealer.state.tasks).toMatchObject([{ player: 'bob', what: 'deal', due: 61_000 }]);
      dealer.does('bob', 'deal', { cards: words(CARDS) });
      expect(dealer.phase).toMatchObject({ name: 'goal', player: 'ann' });
      const other = out(rolled(), 'bob').does('cy', 'deal', { cards: words(CARDS) });
      expect(other.phase).toMatchObject({ name: 'goal', player: 'ann' });
      const setter = out(rolled(), 'ann');
      expect(setter.shakes).toMatchObject([{ ended: 'void' }]);
      expect(setter.phase).toMatchObject({ name: 'start', player: 'bob' });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] while players choose variations: the next one chooses, or the disqualified player is skipped', () => {
      const chooser = table({ variations: true }).started().does('ann', 'choose-variations', WILD);
      expect(out(chooser, 'bob').phase).toMatchObject({ name: 'variations', player: 'cy' });
      const later = out(table({ variations: true }).started(), 'cy').does('ann', 'choose-variations', WILD);
      expect(later.phase).toMatchObject({ name: 'variations', player: 'bob' });
      expect(out(table({ variations: true }).started(), 'ann').shakes).toMatchObject([{ ended: 'void' }]);
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] before the Goal: without its setter, the shake is void; without another player, it goes on', () => {
      const setter = out(table().started(), 'ann');
      expect(setter.shakes).toMatchObject([{ ended: 'void' }]);
      expect(setter.phase).toMatchObject({ name: 'start', player: 'bob' });
      const other = out(table().started(), 'bob').does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      expect(other.phase).toMatchObject({ name: 'move', player: 'cy' });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] during a No Goal: the other opponent’s agreement is enough', () => {
      const match = out(table().started().does('ann', 'no-goal').does('cy', 'agree'), 'bob');
      expect(match.shakes).toMatchObject([{ ended: 'void' }]);
      const waits = out(table().started().does('ann', 'no-goal'), 'bob');
      expect(waits.phase.name).toBe('no-goal');
      expect(waits.does('cy', 'agree').phase).toMatchObject({ name: 'start', player: 'ann' });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] on turn: the next player’s turn begins; off turn: nothing changes', () => {
      const onTurn = out(table().withGoal(), 'bob');
      expect(onTurn.phase).toMatchObject({ name: 'move', player: 'cy' });
      onTurn.moves('B required');
      expect(onTurn.phase.player).toBe('ann');
      const off = out(table().withGoal(), 'cy').moves('B required');
      expect(off.phase.player).toBe('ann');
    });

    test('[agloa-onsets-2023 IX-C, X-D; mlag-onsets-adventurous-2017 IX-C, X-D] the current shake scores the player as absent', () => {
      const match = out(table().withGoal().moves('R permitted', '- permitted'), 'bob');
      match.does('ann', 'challenge', { claim: 'now' }).does('ann', 'present', RIGHT);
      expect(match.scores).toEqual({ ann: 6, bob: absent, cy: 2 });
    });

    test('[agloa-onsets-2023 IX-C, VII-A; mlag-onsets-adventurous-2017 IX-C, VII-A] while players write: nobody waits for the disqualified player’s paper', () => {
      const challenge = () =>
        table().withGoal().moves('R permitted', '- permitted').does('ann', 'challenge', { claim: 'now' });
      expect(out(challenge().does('ann', 'present', RIGHT), 'bob').scores).toEqual({ ann: 6, bob: absent, cy: 2 });
      const writer = out(challenge(), 'ann');
      expect(writer.phase.name).toBe('write');
      expect(writer.does('bob', 'decline').scores).toEqual({ ann: absent, bob: 6, cy: 6 });
      const last = table().withGoal().playedDownTo(0).does('ann', 'present', RIGHT).does('bob', 'present', RIGHT);
      expect(out(last, 'cy').scores).toEqual({ ann: 4, bob: 4, cy: absent });
    });

    test('[agloa-onsets-2023 IX-C, VII-C-3; mlag-onsets-adventurous-2017 IX-C, VII-C-3] while players check: the other checker decides', () => {
      const accepted = out(checked(RIGHT).does('ann', 'accept', { writer: 'cy' }), 'bob');
      expect(accepted.scores).toEqual({ ann: 2, bob: absent, cy: 6 });
      const open = out(checked(WRONG), 'bob');
      expect(open.phase.name).toBe('check');
      open.does('ann', 'reject', { writer: 'cy', clause: 'VII-B-3' });
      expect(open.scores).toEqual({ ann: 6, bob: absent, cy: 2 });
    });

    test('[agloa-onsets-2023 IX-C, V-B; mlag-onsets-adventurous-2017 IX-C, V-B] a block that the disqualified player holds goes back without a lost point', () => {
      const match = out(table().withGoal().moves('B permitted').does('ann', 'pick-up-block'), 'ann');
      expect(match.view('cy').block).toBeNull();
      expect(match.lost).toEqual({});
      match.moves('R permitted');
    });

    test('[agloa-onsets-2023 IX-C, IX-B; mlag-onsets-adventurous-2017 IX-C, IX-B] a disqualified player is not the leader', () => {
      const match = table().does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' });
      out(match, 'ann').does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' }).started();
      expect(match.refused('bob', 'bonus', { cube: 'B' })).toBeUndefined();
      match.does('bob', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      expect(match.refused('cy', 'bonus', { cube: 'R' })).toBe('IV-C');
    });
  });

  describe('a replayed shake', () => {
    const again = (match: TestTable, ...players: string[]) => match.does('judge', 'replay-shake', { players });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] the current shake is void in any phase, its lost points stay, and the same Goal-setter starts', () => {
      const phases = [
        table().does('ann', 'roll', { cubes: words(CUBES) }),
        table({ variations: true }).started(),
        table().started(),
        table().started().does('ann', 'no-goal'),
        table().withGoal().does('bob', 'pick-up-block'),
        table().withGoal().playedDownTo(0),
        checked(RIGHT),
      ];
      for (const match of phases) {
        match.does('judge', 'penalize', { player: 'cy', clause: 'II-A-2' });
        again(match, 'ann', 'bob', 'cy');
        expect(match.shakes).toMatchObject([{ number: 1, goalSetter: 'ann', ended: 'void', penalties: { cy: -1 } }]);
        expect(match.phase).toEqual({ name: 'start', player: 'ann' });
        expect(match.state).toMatchObject({ shake: null, tasks: [], block: null, illegal: [] });
        match.started();
        expect(match.state.shake).toMatchObject({ number: 2, goalSetter: 'ann', players: ['ann', 'bob', 'cy'] });
      }
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] the last shake, if finished, loses its scores', () => {
      const match = again(finished(), 'ann', 'bob', 'cy');
      expect(match.shakes).toMatchObject([{ number: 1, ended: 'void' }]);
      expect(match.totals).toEqual({ ann: 0, bob: 0, cy: 0 });
      expect(match.phase).toMatchObject({ name: 'start', player: 'ann' });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] by two: the third player sits out that shake without a score', () => {
      const match = again(finished(), 'ann', 'bob').started();
      expect(match.state.shake?.players).toEqual(['ann', 'bob']);
      match.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      expect(match.refused('cy', 'challenge', { claim: 'impossible' })).toBe('V-A');
      match.does('bob', 'challenge', { claim: 'impossible' }).does('ann', 'decline');
      expect(match.scores).toEqual({ ann: 2, bob: 6 });
      expect(match.totals.cy).toBe(0);
      match.started();
      expect(match.state.shake).toMatchObject({ goalSetter: 'bob', players: ['bob', 'cy', 'ann'] });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] without its Goal-setter, the next player on the left sets the Goal', () => {
      const match = again(table().withGoal(), 'bob', 'cy');
      expect(match.phase).toMatchObject({ name: 'start', player: 'bob' });
    });

    test('[agloa-onsets-2023 IX-C, XI-B; mlag-onsets-adventurous-2017 IX-C, XI-B] even after the round is over: it is not a new shake', () => {
      const match = again(finished().does('director', 'end-round'), 'ann', 'bob', 'cy');
      expect(match.phase.name).toBe('start');
      finished(match);
      expect(match.phase.name).toBe('over');
      expect(match.matchPoints).toEqual({ ann: 6, bob: 3, cy: 3 });
    });

    test('[agloa-onsets-2023 IX-C, XII-B; mlag-onsets-adventurous-2017 IX-C, XII-B] players who signed before sign again', () => {
      const match = finished().does('director', 'end-round').does('ann', 'sign');
      finished(again(match, 'ann', 'bob', 'cy'));
      expect(match.view('ann').signed).toEqual([]);
      match.does('ann', 'sign');
    });

    test('[agloa-onsets-2023 IX-C, XI-B-2; mlag-onsets-adventurous-2017 IX-C, XI-B] if never begun, it ends when the director stops play', () => {
      const match = again(finished().does('director', 'end-round'), 'ann', 'bob', 'cy').does('director', 'stop-play');
      expect(match.phase.name).toBe('over');
      expect(match.matchPoints).toEqual({ ann: 4, bob: 4, cy: 4 });
    });

    test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] two or three different players of the match, and a shake to replay', () => {
      expect(table().refused('judge', 'replay-shake', { players: ['ann', 'bob'] })).toBe('IX-C');
      const match = finished();
      for (const players of [[], ['ann'], ['ann', 'ann'], ['ann', 'dan']])
        expect(match.refused('judge', 'replay-shake', { players })).toBe('IX-C');
      match.does('judge', 'disqualify', { player: 'cy' });
      expect(match.refused('judge', 'replay-shake', { players: ['ann', 'cy'] })).toBe('IX-C');
      again(match, 'ann', 'bob');
    });
  });
});
