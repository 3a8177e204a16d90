// Setting the Goal, the bonus before it, and No Goal up to the challenge.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CUBES, CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

const goal = (shape: string, ...cubes: string[]) => ({ goal: { shape, cubes } });
const THREE = goal('single', '3');

describe.each(ADVENTUROUS)('%s', (book) => {
  const stands = either(book, 'III-B-2-c', 'III-B-2-d');

  test('[agloa-onsets-2023 III-A, I-B-3-a; mlag-onsets-adventurous-2017 III-A, I-B-3-a] the player who rolled sets the Goal, with digits from Resources', () => {
    const table = new TestTable(book, 'junior').started();
    expect(table.refused('bob', 'set-goal', THREE)).toBe('III-A');
    expect(table.refused('ann', 'set-goal', goal('single', '5'))).toBe('III-B');
    expect(table.refused('ann', 'set-goal', goal('row', '1', '1'))).toBe('III-B');
    table.does('ann', 'set-goal', goal('row', '3', '1'));
    expect(table.view('bob').table).toMatchObject({ goal: { shape: 'row', cubes: ['3', '1'] }, goalValues: [4] });
    expect(table.cubes).toEqual("B B R R G G Y Y U N - ' V A V".split(' '));
    expect(new TestTable(book, 'junior').refused('ann', 'set-goal', THREE)).toBe('III-A');
  });

  test('[agloa-onsets-2023 III-B, III-B-1; mlag-onsets-adventurous-2017 III-B, III-B-1] the seven layouts and their values', () => {
    const value = (shape: string, ...cubes: string[]) =>
      new TestTable(book, 'junior').started().does('ann', 'set-goal', goal(shape, ...cubes)).state.shake?.goal?.values;
    expect([
      value('single', '2'),
      value('row', '2', '3'),
      value('row', '1', '2', '3'),
      value('column', '2', '3'),
      value('column', '1', '2', '3'),
      value('L', '2', '3', '1'),
      value('T', '2', '3', '1'),
      value('row', '3', 'u1'),
      value('row', '3', 'u1', 'u2'),
    ]).toEqual([[2], [5], [6], [6], [6], [7], [8], [2], [0]]);
  });

  test('[agloa-onsets-2023 III-B, III-B-1; mlag-onsets-adventurous-2017 III-B, III-B-1] no layout, a negative number, no cube or no digit: strict officiating refuses it', () => {
    const table = new TestTable(book, 'junior').started();
    expect(table.refused('ann', 'set-goal', goal('other', '1', '2'))).toBe('III-B-1');
    expect(table.refused('ann', 'set-goal', goal('single', 'u1'))).toBe('III-B-1');
    expect(table.refused('ann', 'set-goal', goal('row'))).toBe('III-B');
    expect(table.refused('ann', 'set-goal', goal('single', 'B'))).toBe('III-B-1');
    expect(table.refused('ann', 'set-goal', { goal: { values: [3] } })).toBe('III-B');
    expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
  });

  test('[agloa-onsets-2023 V-A-1, III-B-1, VII-C-5-a; mlag-onsets-adventurous-2017 V-A-1, III-B-1] at a table an undefined or negative Goal stands, and Impossible wins against it', () => {
    for (const undefinedGoal of [goal('other', '1', '2'), goal('single', 'u3')]) {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).started();
      table.does('ann', 'set-goal', undefinedGoal);
      expect(table.state.shake?.goal?.values).toEqual([]);
      table.does('bob', 'challenge', { claim: 'impossible' });
      table.does('ann', 'present', { solution: { setName: 'R - G' } }).does('cy', 'decline');
      table.does('bob', 'reject', { writer: 'ann', clause: 'VII-C-5-a' });
      expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 4 });
    }
  });

  test('[agloa-onsets-2023 III-B-1#comment; mlag-onsets-adventurous-2017 III-B-1] leftover digits go to Forbidden automatically', () => {
    const left = (...cubes: string[]) =>
      new TestTable(book, 'junior')
        .started()
        .does('ann', 'set-goal', goal(cubes.length > 1 ? 'row' : 'single', ...cubes));
    expect(left('3').on('forbidden')).toEqual(['1', '2']);
    expect(left('3', '1').on('forbidden')).toEqual(['2']);
    expect(left('3', '1', '2').on('forbidden')).toEqual([]);
  });

  test('[agloa-onsets-2023 III-B-2, III-B-2-a, III-B-2-b, III-B-2-c; mlag-onsets-adventurous-2017 III-B-2, III-B-2-a, III-B-2-b, III-B-2-c, III-B-2-d] nothing touches the Goal section until the Goal is stated, and then nothing changes it', () => {
    const table = new TestTable(book, 'junior').started();
    // A refused layout leaves every digit free for another.
    expect(table.refused('ann', 'set-goal', goal('other', '1', '2', '3'))).toBe('III-B-1');
    expect(table.cubes).toEqual(CUBES.split(' '));
    // The Goal may come until the end of the count after the two minutes.
    table.wait(127).does('ann', 'set-goal', goal('T', '1', '2', '3'));
    expect(table.state.shake?.goal).toMatchObject({ cubes: ['1', '2', '3'], values: [5] });
    expect(table.lost).toEqual({});
    expect(table.refused('ann', 'set-goal', THREE)).toBe(stands);
    expect(table.refused('bob', 'set-goal', THREE)).toBe(stands);
    table.moves('B required');
    expect(table.refused('ann', 'set-goal', THREE)).toBe(stands);
    expect(table.refused('ann', 'no-goal')).toBe('III-D');
  });

  test('[agloa-onsets-2023 Glossary-Ambiguous-Goal, XIII-B-9; mlag-onsets-adventurous-2017 III-B-1] only Absolute Value gives a Goal two values', () => {
    const values = (variations: object[]) => {
      const table = new TestTable(book, 'senior', { variations: true, players: 'ann bob' }).started();
      table.does('ann', 'choose-variations', { variations });
      table.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      return table.does('ann', 'set-goal', goal('row', '3', 'u2')).state.shake?.goal?.values;
    };
    expect(values([{ name: 'absolute-value' }])).toEqual([1, 5]);
    expect(values([{ name: 'wild-cube', cube: 'B' }])).toEqual([1]);
  });

  test('[agloa-onsets-2023 III-C, III-C-1; mlag-onsets-adventurous-2017 III-C, III-C-1] one bonus before the Goal, with any cube except a digit, = or ⊆', () => {
    const table = new TestTable(book, 'middle').started(CUBES_WITH_RELATIONS);
    expect(table.refused('bob', 'bonus', { cube: 'B' })).toBe('III-A');
    for (const cube of ['1', '3', '=', 'C']) expect(table.refused('ann', 'bonus', { cube })).toBe('III-C-1');
    expect(table.refused('ann', 'bonus', { cube: 'A' })).toBe('IV-B');
    table.does('ann', 'bonus', { cube: 'V' });
    expect(table.on('forbidden')).toEqual(['V']);
    expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
    expect(table.refused('ann', 'bonus', { cube: 'B' })).toBe('III-C');
    table.does('ann', 'set-goal', THREE);
    expect(table.on('forbidden')).toEqual(['V', '1', '2']);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
  });

  test('[agloa-onsets-2023 III-C; mlag-onsets-adventurous-2017 III-C] no bonus after the Goal is set: then a bonus belongs to a turn, and it is not the setter’s turn', () => {
    const table = new TestTable(book, 'junior').withGoal();
    expect(table.refused('ann', 'bonus', { cube: 'B' })).toBe('IV-B');
  });

  describe('the leader', () => {
    test('[agloa-onsets-2023 III-C-2; mlag-onsets-adventurous-2017 III-C-2] the sole leader gets no bonus before the Goal; a tied leader does', () => {
      const leads = new TestTable(book, 'junior').ahead('ann').started();
      expect(leads.refused('ann', 'bonus', { cube: 'B' })).toBe('III-C-2');
      const level = new TestTable(book, 'junior')
        .does('judge', 'penalize', { player: 'cy', clause: 'II-A-2' })
        .started();
      expect(level.refused('ann', 'bonus', { cube: 'B' })).toBeUndefined();
      const behind = new TestTable(book, 'junior').ahead('bob').started();
      expect(behind.refused('ann', 'bonus', { cube: 'B' })).toBeUndefined();
    });

    test('[agloa-onsets-2023 III-C-2, XI-A#note; mlag-onsets-adventurous-2017 III-C-2, XI-A] a point that waits for a judge makes nobody leader', () => {
      const table = new TestTable(book, 'middle', { officiating: 'table', players: 'ann bob' }).withGoal();
      table.does('bob', 'challenge', { claim: 'now' }).moves('B permitted');
      expect(table.lost).toEqual({ bob: { counted: 0, pending: 1 } });
      expect(table.illegal('ann', 'bonus', { cube: 'R' })).toBeUndefined();
      table.moves('G permitted').does('judge', 'approve-penalty', { player: 'bob' }).moves('Y permitted');
      expect(table.illegal('ann', 'bonus', { cube: 'R' })).toBe('IV-C');
    });

    const leading = () => new TestTable(book, 'junior', { officiating: 'table' }).ahead('ann').started();
    const RESTING = { bob: { counted: 1, pending: 0 }, cy: { counted: 1, pending: 0 } };

    test('[agloa-onsets-2023 III-C-2, III-C-2#correction; mlag-onsets-adventurous-2017 III-C-2] charged before the Goal: the bonus goes back, the player loses a point, and must still set the Goal', () => {
      const table = leading();
      expect(table.illegal('ann', 'bonus', { cube: 'B' })).toBe('III-C-2');
      table.does('cy', 'charge', { what: 'III-C-2' });
      expect(table.on('forbidden')).toEqual([]);
      expect(table.cubes).toHaveLength(18);
      expect(table.lost).toEqual({ ann: { counted: 1, pending: 0 }, ...RESTING });
      expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
    });

    test('[agloa-onsets-2023 III-C-2, III-C-2#correction; mlag-onsets-adventurous-2017 III-C-2] charged after the Goal: the bonus goes back, the Goal stands, the next player is on turn and may challenge it', () => {
      const table = leading().does('ann', 'bonus', { cube: 'B' }).does('ann', 'set-goal', THREE);
      table.does('bob', 'charge', { what: 'III-C-2' });
      expect(table.on('forbidden')).toEqual(['1', '2']);
      expect(table.cubes).toHaveLength(15);
      expect(table.state.shake?.goal?.values).toEqual([3]);
      expect(table.lost.ann).toEqual({ counted: 1, pending: 0 });
      expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
      table.does('cy', 'challenge', { claim: 'impossible' });
      expect(table.phase.name).toBe('write');
    });

    test('[agloa-onsets-2023 III-C-2, IX-B; mlag-onsets-adventurous-2017 III-C-2, IX-B] the next move, or a valid challenge, insulates it', () => {
      const moved = leading().does('ann', 'bonus', { cube: 'B' }).does('ann', 'set-goal', THREE).moves('R permitted');
      expect(moved.setAside('cy', 'charge', { what: 'III-C-2' })).toBe('IX-A-2');
      expect(moved.on('forbidden')).toEqual(['B', '1', '2']);
      expect(moved.lost).toEqual(RESTING);
      const challenged = leading().does('ann', 'bonus', { cube: 'B' }).does('ann', 'set-goal', THREE);
      challenged.does('bob', 'challenge', { claim: 'impossible' });
      expect(challenged.setAside('cy', 'charge', { what: 'III-C-2' })).toBe('IX-A-2');
      expect(challenged.lost).toEqual(RESTING);
    });

    test('[agloa-onsets-2023 III-C-2, IX-B; mlag-onsets-adventurous-2017 III-C-2, IX-B] a challenge that is set aside insulates nothing', () => {
      const table = leading().does('ann', 'bonus', { cube: 'B' }).does('ann', 'set-goal', THREE);
      expect(table.setAside('bob', 'challenge', { claim: 'now' })).toBe('V-A-2-b');
      table.does('cy', 'charge', { what: 'III-C-2' });
      expect(table.on('forbidden')).toEqual(['1', '2']);
      expect(table.lost).toMatchObject({ ann: { counted: 1 }, bob: { counted: 2 } });
    });

    test('[agloa-onsets-2023 III-C-1, IX-A-1; mlag-onsets-adventurous-2017 III-C-1, IX-A-1] = as a Goal-setter’s bonus, charged, goes back without a point', () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).started(CUBES_WITH_RELATIONS);
      expect(table.illegal('ann', 'bonus', { cube: '=' })).toBe('III-C-1');
      table.does('ann', 'set-goal', THREE).does('cy', 'charge', { what: 'III-C-1' });
      expect(table.on('forbidden')).toEqual(['1', '2']);
      expect(table.cubes).toContain('=');
      expect(table.lost).toEqual({});
    });
  });

  describe('No Goal', () => {
    const declared = (players = 'ann bob cy') =>
      new TestTable(book, 'junior', { players }).started().does('ann', 'no-goal');

    test('[agloa-onsets-2023 III-D, III-D-1, III-D-1#b; mlag-onsets-adventurous-2017 III-D, III-D-1] all agree: the shake is void, nobody scores, the same player sets again', () => {
      const table = declared();
      expect(table.phase).toEqual({ name: 'no-goal', deadline: table.now + 60_000 });
      expect(table.refused('ann', 'agree')).toBe('III-D');
      table.does('cy', 'agree');
      expect(table.refused('cy', 'agree')).toBe('III-D');
      table.does('bob', 'agree');
      expect(table.shakes).toEqual([
        { number: 1, goalSetter: 'ann', ended: 'void', scoredBy: {}, penalties: {}, papers: [] },
      ]);
      expect(table.totals).toEqual({ ann: 0, bob: 0, cy: 0 });
      expect(table.phase).toMatchObject({ name: 'start', player: 'ann' });
    });

    test('[agloa-onsets-2023 III-D; mlag-onsets-adventurous-2017 III-D] silence for a minute means agreement, without a fine, for one player or for all', () => {
      const all = declared().clock(59.999);
      expect(all.phase.name).toBe('no-goal');
      all.clock(0.002);
      expect(all.phase).toMatchObject({ name: 'start', player: 'ann' });
      expect(all.lost).toEqual({});
      const one = declared().does('bob', 'agree').clock(60);
      expect(one.shakes[0]?.ended).toBe('void');
    });

    test('[agloa-onsets-2023 III-D, III-A; mlag-onsets-adventurous-2017 III-D, III-A] only the Goal-setter declares it, in place of a Goal', () => {
      const table = new TestTable(book, 'junior').started();
      expect(table.refused('bob', 'no-goal')).toBe('III-A');
      table.does('ann', 'set-goal', THREE);
      expect(table.refused('ann', 'no-goal')).toBe('III-D');
      expect(new TestTable(book, 'junior').refused('ann', 'no-goal')).toBe('III-A');
    });

    test('[agloa-onsets-2023 III-D-1, III-D-1#c; mlag-onsets-adventurous-2017 III-D-1] after a bonus, a player must set a Goal', () => {
      const table = new TestTable(book, 'junior').started().does('ann', 'bonus', { cube: 'B' });
      expect(table.refused('ann', 'no-goal')).toBe('III-D-1');
      table.does('ann', 'set-goal', THREE);
    });

    test('[agloa-onsets-2023 III-D-2; mlag-onsets-adventurous-2017 III-D-2] a challenge of the declaration: not by the setter or a player who has agreed, but by another', () => {
      const table = declared().does('bob', 'agree');
      expect(table.refused('bob', 'challenge', { claim: 'no-goal' })).toBe('III-D');
      expect(table.refused('bob', 'pick-up-block')).toBe('III-D');
      expect(table.refused('ann', 'challenge', { claim: 'no-goal' })).toBe('V-B');
      expect(table.refused('cy', 'challenge', { claim: 'impossible' })).toBe('V-A');
      table.does('cy', 'challenge', { claim: 'no-goal' });
      expect(table.phase).toEqual({ name: 'write', deadline: table.now + 120_000 });
      // Bob agreed, but the third player may still write.
      expect(table.open('bob')).toContain('present');
      expect(table.refused('ann', 'present', { solution: { setName: 'R - G' } })).toBe('VII-A');
    });

    test('[agloa-onsets-2023 III-D-2, V-B; mlag-onsets-adventurous-2017 III-D-2, V-A] at a table, any other claim against it is set aside and costs a point', () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).started().does('ann', 'no-goal');
      expect(table.setAside('bob', 'challenge', { claim: 'impossible' })).toBe('V-A');
      expect(table.setAside('ann', 'challenge', { claim: 'no-goal' })).toBe('V-B');
      expect(table.lost).toEqual({ ann: { counted: 1, pending: 0 }, bob: { counted: 1, pending: 0 } });
      expect(table.phase.name).toBe('no-goal');
      table.does('bob', 'challenge', { claim: 'no-goal' });
    });

    test('[agloa-onsets-2023 III-D-2; mlag-onsets-adventurous-2017 III-D-2] while somebody holds the block, nobody agrees; when it is put down, the dispute continues', () => {
      const table = declared().does('bob', 'pick-up-block');
      expect(table.refused('cy', 'agree')).toBe('V-B');
      table.does('bob', 'put-down-block');
      expect(table.lost).toEqual({ bob: { counted: 1, pending: 0 } });
      table.does('cy', 'agree').does('bob', 'agree');
      expect(table.shakes[0]).toMatchObject({ ended: 'void', penalties: { bob: -1 } });
    });

    test('[agloa-onsets-2023 III-D-2; mlag-onsets-adventurous-2017 III-D-2] the Solution comes with its Goal, which must be legal and use rolled digits', () => {
      const judged = (solution: object) => {
        const table = declared('ann bob').does('bob', 'challenge', { claim: 'no-goal' });
        return table.does('bob', 'present', { solution }).scores;
      };
      const won = { ann: 2, bob: 6 };
      const lost = { ann: 6, bob: 2 };
      expect(judged({ setName: 'R - G', goal: { shape: 'single', cubes: ['3'] } })).toEqual(won);
      expect(judged({ setName: 'R - G', goal: { shape: 'row', cubes: ['1', '2'] } })).toEqual(won);
      expect(judged({ setName: 'R - G' })).toEqual(lost);
      expect(judged({ setName: 'R - G', goal: { shape: 'single', cubes: ['2'] } })).toEqual(lost);
      expect(judged({ setName: 'R - G', goal: { shape: 'other', cubes: ['3'] } })).toEqual(lost);
      expect(judged({ setName: 'R - G', goal: { shape: 'single', cubes: ['4'] } })).toEqual(lost);
    });
  });
});
