// Writing Solutions: who must, who may, who may not; sealed papers; answers that are final.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { type TableOptions, TestTable } from './support/testTable.ts';

const RIGHT = { solution: { setName: 'R - G' } };
const WRONG = { solution: { setName: 'R - V' } };

describe.each(ADVENTUROUS)('%s', (book) => {
  const may = 'VII-A';
  /** Ann challenges cy's move. Bob is the Third Party. */
  const challenged = (claim: string, options: TableOptions = {}) =>
    new TestTable(book, 'junior', options)
      .withGoal()
      .moves('R permitted', '- permitted')
      .does('ann', 'challenge', { claim });

  test('[agloa-onsets-2023 VII-A, VII-A-1, Glossary-Third-Party; mlag-onsets-adventurous-2017 VII-A, VII-A-1] after Now the Challenger must, the Third Party may, the Mover may not', () => {
    const table = challenged('now');
    expect(table.state.phase).toMatchObject({ must: ['ann'], may: ['bob'], occasion: 'now' });
    expect(table.refused('cy', 'present', RIGHT)).toBe(may);
    expect(table.refused('cy', 'decline')).toBe(may);
    table.does('bob', 'present', RIGHT).does('ann', 'present', RIGHT);
    expect(table.scores).toEqual({ ann: 6, bob: 4, cy: 2 });
  });

  test('[agloa-onsets-2023 VII-A, VII-A-2; mlag-onsets-adventurous-2017 VII-A, VII-A-2] after Impossible the Mover must, the Third Party may, the Challenger may not', () => {
    const table = challenged('impossible');
    expect(table.state.phase).toMatchObject({ must: ['cy'], may: ['bob'], occasion: 'impossible' });
    expect(table.refused('ann', 'present', RIGHT)).toBe(may);
    expect(table.refused('ann', 'decline')).toBe(may);
    table.does('cy', 'present', RIGHT).does('bob', 'decline');
    expect(table.scores).toEqual({ ann: 2, bob: 2, cy: 6 });
  });

  test('[agloa-onsets-2023 VII-A; mlag-onsets-adventurous-2017 VII-A] with two players one writes', () => {
    for (const [claim, must] of [
      ['now', 'bob'],
      ['impossible', 'ann'],
    ] as const) {
      const table = new TestTable(book, 'junior', { players: 'ann bob' }).withGoal();
      table.moves('R permitted', '- permitted').does('bob', 'challenge', { claim });
      expect(table.state.phase).toMatchObject({ must: [must], may: [] });
    }
  });

  test('[agloa-onsets-2023 X-A-1; mlag-onsets-adventurous-2017 X-A-1] a player who must write but declines is not correct', () => {
    expect(challenged('now').does('ann', 'decline').does('bob', 'decline').scores).toEqual({ ann: 2, bob: 6, cy: 6 });
    expect(challenged('impossible').does('cy', 'decline').does('bob', 'decline').scores).toEqual({
      ann: 6,
      bob: 4,
      cy: 2,
    });
  });

  test('[agloa-onsets-2023 VII-C-1, VII-C-1#retract; mlag-onsets-adventurous-2017 VII-C-1] an answer is final: nobody may take it back', () => {
    const table = challenged('now').does('bob', 'decline');
    expect(table.refused('bob', 'present', RIGHT)).toBe('VII-C-2-a');
    expect(table.refused('bob', 'decline')).toBe('VII-C-2-a');
    const other = challenged('now').does('bob', 'present', RIGHT);
    expect(other.refused('bob', 'decline')).toBe('VII-C-2-a');
  });

  test('[agloa-onsets-2023 VII-C-2-a; mlag-onsets-adventurous-2017 VII-C-2-a] strict officiating refuses a second paper', () => {
    const table = challenged('now').does('ann', 'present', WRONG);
    expect(table.refused('ann', 'present', RIGHT)).toBe('VII-C-2-a');
    expect(table.does('bob', 'decline').scores).toEqual({ ann: 2, bob: 6, cy: 6 });
  });

  test('[agloa-onsets-2023 VII-C-2-a; mlag-onsets-adventurous-2017 VII-C-2-a] at a table, a change makes a Solution incorrect in 2023 and is refused in 2017', () => {
    const table = challenged('now', { officiating: 'table' }).does('ann', 'present', RIGHT);
    expect(table.refused('ann', 'present', RIGHT)).toBe(either(book, undefined, 'VII-C-2-a'));
    table.does('bob', 'decline');
    if (book === 'mlag-onsets-adventurous-2017')
      table.does('bob', 'accept', { writer: 'ann' }).does('cy', 'accept', { writer: 'ann' });
    expect(table.shakes.at(-1)?.papers).toEqual([
      either(
        book,
        { writer: 'ann', correct: false, how: 'changed' },
        { writer: 'ann', correct: true, how: 'accepted' },
      ),
    ]);
    expect(table.scores).toEqual(either(book, { ann: 2, bob: 6, cy: 6 }, { ann: 6, bob: 2, cy: 2 }));
  });

  test('[agloa-onsets-2023 VII-C, VII-C-2, Glossary-Presenting; mlag-onsets-adventurous-2017 VII-C, VII-C-2] checking begins when all have answered, not before', () => {
    const table = challenged('now', { officiating: 'table' }).does('ann', 'present', RIGHT);
    expect(table.phase.name).toBe('write');
    expect(table.refused('cy', 'accept', { writer: 'ann' })).toBe('VII-C-3');
    expect(table.refused('cy', 'reject', { writer: 'ann', clause: 'VII-B-3' })).toBe('VII-C-3');
    table.does('bob', 'decline');
    expect(table.phase.name).toBe('check');
    table.does('cy', 'accept', { writer: 'ann' });
    expect(table.refused('bob', 'present', RIGHT)).toBe(may);
  });

  test('[agloa-onsets-2023 VII-C, VII-C-1; mlag-onsets-adventurous-2017 VII-C, VII-C-1, XI-A-1-h] or when the time is up: a silent Third Party presents nothing, without a fine', () => {
    const table = challenged('now', { officiating: 'table' }).does('ann', 'present', RIGHT).clock(118.9);
    expect(table.phase.name).toBe('write');
    table.clock(0.2);
    expect(table.phase.name).toBe('check');
    expect(table.lost).toEqual({});
    expect(table.state.phase).toMatchObject({ answers: { bob: { declined: true } } });
  });

  describe('sides', () => {
    test('[agloa-onsets-2023 VII-A, VII-C-1#ways; mlag-onsets-adventurous-2017 VII-A, VII-A-3, VII-C-1] in 2017 the Third Party may join a side; 2023 has no sides', () => {
      const table = challenged('now');
      expect(table.refused('bob', 'join', { side: 'mover' })).toBe(either(book, 'VII-A', undefined));
      expect(table.refused('cy', 'join', { side: 'mover' })).toBe(either(book, 'VII-A', 'VII-A-3'));
    });

    if (book === 'mlag-onsets-adventurous-2017') {
      test('[mlag-onsets-adventurous-2017 VII-A-3] on the side that writes, the Third Party must write; on the other, not; neither can be taken back', () => {
        const writes = challenged('now').does('bob', 'join', { side: 'challenger' });
        expect(writes.state.phase).toMatchObject({ must: ['ann', 'bob'], may: [] });
        expect(writes.refused('bob', 'join', { side: 'mover' })).toBe('VII-A-3');
        writes.does('ann', 'present', RIGHT).does('bob', 'present', RIGHT);
        expect(writes.scores).toEqual({ ann: 6, bob: 4, cy: 2 });
        const other = challenged('now').does('bob', 'join', { side: 'mover' });
        expect(other.refused('bob', 'present', RIGHT)).toBe(may);
        expect(other.does('ann', 'present', WRONG).scores).toEqual({ ann: 2, bob: 6, cy: 6 });
        const mover = challenged('impossible').does('bob', 'join', { side: 'mover' });
        mover.does('cy', 'present', RIGHT).does('bob', 'present', WRONG);
        expect(mover.scores).toEqual({ ann: 2, bob: 2, cy: 6 });
      });

      test('[mlag-onsets-adventurous-2017 VII-A-3, X-A-1] a player who joined the side that writes and then does not write is not correct', () => {
        const table = challenged('impossible').does('bob', 'join', { side: 'mover' });
        table.does('cy', 'decline').does('bob', 'decline');
        expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
      });

      test('[mlag-onsets-adventurous-2017 VII-A-3, XI-A-1-h] a player who joined the side that writes has its limit and its additional minute', () => {
        const table = challenged('now')
          .does('ann', 'present', RIGHT)
          .does('bob', 'join', { side: 'challenger' })
          .clock(129);
        expect(table.lost).toEqual({ bob: { counted: 1, pending: 0 } });
        expect(table.does('bob', 'present', RIGHT).scores).toEqual({ ann: 6, bob: 4, cy: 2 });
      });

      test('[mlag-onsets-adventurous-2017 VII-A-3] there is no other side, and no side after the last cube', () => {
        expect(challenged('now').refused('bob', 'join', { side: 'both' })).toBe('VII-A-3');
        const last = new TestTable(book, 'junior').withGoal().playedDownTo(0);
        expect(last.refused('bob', 'join', { side: 'mover' })).toBe('VII-A-3');
      });
    }
  });

  describe('sealed papers', () => {
    test('[agloa-onsets-2023 VII-C-2; mlag-onsets-adventurous-2017 VII-C-2] two views are equal if only another player’s sealed paper differs', () => {
      for (const officiating of ['strict', 'table'] as const) {
        const one = challenged('now', { officiating }).does('ann', 'present', RIGHT);
        const other = challenged('now', { officiating }).does('ann', 'present', WRONG);
        for (const viewer of ['bob', 'cy', 'judge', 'director', 'audience'])
          expect(one.view(viewer)).toEqual(other.view(viewer));
        expect(JSON.stringify(one.view('cy'))).not.toContain('R - G');
        expect(one.view('ann').writing?.own).toEqual(RIGHT);
        expect(one.view('bob').writing).toMatchObject({
          answers: { ann: 'presented', bob: 'writing', cy: 'may not write' },
        });
      }
    });

    test('[agloa-onsets-2023 VII-C-2; mlag-onsets-adventurous-2017 VII-C-2] when everybody has answered, everybody sees every paper', () => {
      const table = challenged('now', { officiating: 'table' })
        .does('ann', 'present', RIGHT)
        .does('bob', 'present', WRONG);
      for (const viewer of ['ann', 'cy', 'judge', 'audience'])
        expect(table.view(viewer).checking?.solutions).toEqual({ ann: RIGHT, bob: WRONG });
    });

    test('[agloa-onsets-2023 VII-C-2, VIII-A; mlag-onsets-adventurous-2017 VII-C-2, VIII-A] after the last cube too', () => {
      const last = () => new TestTable(book, 'junior').withGoal().playedDownTo(0);
      const one = last().does('bob', 'present', RIGHT);
      const other = last().does('bob', 'present', WRONG);
      expect(one.view('ann')).toEqual(other.view('ann'));
      expect(one.view('audience').writing?.answers).toEqual({ ann: 'writing', bob: 'presented', cy: 'writing' });
    });
  });

  test('[agloa-onsets-2023 I-B-3-b, I-B-3-c, I-B-3-d, VII-B-4; mlag-onsets-adventurous-2017 I-B-3-b, I-B-3-c, I-B-3-d, VII-B-4] Required must, Permitted may, Forbidden must not be used; after Now one cube from Resources, after Impossible any', () => {
    const judged = (moves: string[], claim: string, setName: string) => {
      const table = new TestTable(book, 'junior', { players: 'ann bob' }).withGoal().moves(...moves);
      const challenger = table.phase.player ?? '';
      table.does(challenger, 'challenge', { claim });
      const writer = claim === 'now' ? challenger : (table.state.players.find((each) => each !== challenger) ?? '');
      return table.does(writer, 'present', { solution: { setName } }).shakes.at(-1)?.papers[0]?.correct;
    };
    expect(judged(['R required', '- permitted'], 'now', 'R - G')).toBe(true);
    expect(judged(['Y required', 'N permitted'], 'now', 'R - G')).toBe(false);
    expect(judged(['R permitted', '- permitted'], 'now', 'R - G')).toBe(true);
    expect(judged(['R permitted'], 'now', 'R - G')).toBe(false);
    expect(judged(['R permitted'], 'impossible', 'R - G')).toBe(true);
    expect(judged(['- forbidden', 'R permitted'], 'impossible', 'R - G')).toBe(false);
    expect(judged(['- forbidden', 'R permitted'], 'impossible', 'Y N V')).toBe(true);
  });

  test('[agloa-onsets-2023 Glossary-Operation-symbol, XIII-D-13; mlag-onsets-adventurous-2017 XIII-D-13] a minus that means symmetric difference is still an operation symbol', () => {
    const judged = (setName: string) => {
      const table = new TestTable(book, 'senior', { variations: true, players: 'ann bob' }).started();
      table.does('ann', 'choose-variations', { variations: [{ name: 'symmetric-difference' }] });
      table.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
      table.does('bob', 'challenge', { claim: 'impossible' });
      return table.does('ann', 'present', { solution: { setName } }).shakes.at(-1)?.papers[0]?.correct;
    };
    expect(judged('(Y - A) N V')).toBe(true);
    expect(judged('Y - A')).toBe(false);
    // As plain subtraction, it would name three cards.
    expect(judged('(R - G) N V')).toBe(false);
  });

  test('[agloa-onsets-2023 VI-B-2-c, VII-B-2; mlag-onsets-adventurous-2017 VI-B, VI-B-2-c, VII-B-2] a chain of Restrictions removes what either link removes', () => {
    const table = new TestTable(book, 'junior', { players: 'ann bob' });
    table.withGoal(undefined, "1 2 3 B B R R G G Y Y U N - ' V = C").moves('= required', 'C required');
    table.does('bob', 'challenge', { claim: 'impossible' });
    // R ⊆ V keeps all; V = G' keeps the six cards without G, three of which have R.
    table.does('ann', 'present', { solution: { restrictions: ["R C V = G'"], setName: 'R' } });
    expect(table.scores).toEqual({ ann: 6, bob: 2 });
  });
});
