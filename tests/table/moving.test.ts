// Moving cubes: turns, sections, bonus moves, = and ⊆, and the shift from Permitted.
import type { DivisionId } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CUBES, CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

describe.each(ADVENTUROUS)('%s', (book) => {
  test('[agloa-onsets-2023 IV-A, IV-B, Glossary-Turn; mlag-onsets-adventurous-2017 IV-A, IV-B] after the Goal, play goes left, one cube per turn', () => {
    const table = new TestTable(book, 'junior').withGoal();
    const order: (string | undefined)[] = [];
    for (const move of ['B required', 'B permitted', 'R forbidden', 'R required']) {
      order.push(table.phase.player);
      table.moves(move);
    }
    expect(order).toEqual(['bob', 'cy', 'ann', 'bob']);
    expect([table.on('required'), table.on('permitted'), table.on('forbidden')]).toEqual([
      ['B', 'R'],
      ['B'],
      ['1', '2', 'R'],
    ]);
    expect(table.refused('bob', 'move', { cube: 'G', to: 'required' })).toBe('IV-B');
    expect(table.refused('ann', 'move', { cube: 'G', to: 'required' })).toBe('IV-B');
    const two = new TestTable(book, 'junior', { players: 'ann bob' }).withGoal().moves('B required', 'R required');
    expect(two.phase.player).toBe('bob');
  });

  test('[agloa-onsets-2023 IV-B, I-B-3; mlag-onsets-adventurous-2017 IV-B, I-B-3] a cube comes from Resources and goes to one of three sections', () => {
    const table = new TestTable(book, 'junior').withGoal();
    for (const to of ['goal', 'resources', 'elsewhere'])
      expect(table.refused('bob', 'move', { cube: 'B', to })).toBe('IV-B');
    for (const cube of ['3', '=', 'Q']) expect(table.refused('bob', 'move', { cube, to: 'required' })).toBe('IV-B');
    table.moves('B required', 'B required');
    expect(table.refused('ann', 'move', { cube: 'B', to: 'required' })).toBe('IV-B');
  });

  test('[agloa-onsets-2023 IV-B; mlag-onsets-adventurous-2017 IV-B] both alphabets name a cube', () => {
    const table = new TestTable(book, 'junior').withGoal();
    table.does('bob', 'move', { cube: '∪', to: 'required' }).does('cy', 'move', { cube: 'Λ', to: 'permitted' });
    expect([table.on('required'), table.on('permitted')]).toEqual([['U'], ['A']]);
  });

  test('[agloa-onsets-2023 IV-B, XIII-A-7; mlag-onsets-adventurous-2017 IV-B] a cube on the mat stays where it is without Shift from Permitted', () => {
    const table = new TestTable(book, 'junior').withGoal().moves('B permitted');
    expect(table.refused('cy', 'shift', { cube: 'B', to: 'required' })).toBe('IV-B');
  });

  test('[agloa-onsets-2023 IV-B; mlag-onsets-adventurous-2017 IV-B] no cube moves before the Goal or after a challenge', () => {
    const table = new TestTable(book, 'junior').started();
    expect(table.refused('ann', 'move', { cube: 'B', to: 'required' })).toBe('IV-B');
    table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
    table.does('cy', 'challenge', { claim: 'impossible' });
    expect(table.refused('bob', 'move', { cube: 'B', to: 'required' })).toBe('IV-B');
  });

  describe('bonus moves', () => {
    test('[agloa-onsets-2023 IV-C, IV-C-1; mlag-onsets-adventurous-2017 IV-C, IV-C-1] one cube to Forbidden, then the regular move anywhere, in one turn', () => {
      for (const to of ['required', 'permitted', 'forbidden'] as const) {
        const table = new TestTable(book, 'junior').withGoal();
        table.does('bob', 'bonus', { cube: 'B' });
        expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
        expect(table.on('forbidden')).toContain('B');
        table.does('bob', 'move', { cube: 'R', to });
        expect(table.on(to)).toContain('R');
        expect(table.phase.player).toBe('cy');
      }
    });

    test('[agloa-onsets-2023 IV-C, IV-C-1; mlag-onsets-adventurous-2017 IV-C, IV-C-1] one bonus per turn, on your own turn, with a cube from Resources', () => {
      const table = new TestTable(book, 'junior').withGoal();
      expect(table.refused('cy', 'bonus', { cube: 'B' })).toBe('IV-B');
      expect(table.refused('bob', 'bonus', { cube: '3' })).toBe('IV-B');
      table.does('bob', 'bonus', { cube: 'B' });
      expect(table.refused('bob', 'bonus', { cube: 'R' })).toBe('IV-C-1');
      table.moves('R required').does('cy', 'bonus', { cube: 'B' });
    });

    test('[agloa-onsets-2023 IV-C, IV-C-2; mlag-onsets-adventurous-2017 IV-C, IV-C-2] the sole leader may not make one; tied leaders may', () => {
      const leads = new TestTable(book, 'junior').ahead('bob').withGoal();
      expect(leads.refused('bob', 'bonus', { cube: 'B' })).toBe('IV-C');
      const level = new TestTable(book, 'junior').does('judge', 'penalize', { player: 'ann', clause: 'II-A-2' });
      expect(level.withGoal().refused('bob', 'bonus', { cube: 'B' })).toBeUndefined();
    });

    test('[agloa-onsets-2023 IV-C; mlag-onsets-adventurous-2017 IV-C] the lead counts the scores so far, including lost points', () => {
      const table = new TestTable(book, 'junior').withGoal().does('bob', 'challenge', { claim: 'impossible' });
      table.does('ann', 'present', { solution: { setName: 'R - G' } }).does('cy', 'decline');
      expect(table.totals).toEqual({ ann: 6, bob: 2, cy: 2 });
      table.withGoal().moves('B permitted');
      expect(table.refused('ann', 'bonus', { cube: 'R' })).toBe('IV-C');
      for (let points = 0; points < 4; points++) table.does('judge', 'penalize', { player: 'ann', clause: 'II-A-2' });
      expect(table.totals.ann).toBe(2);
      expect(table.refused('ann', 'bonus', { cube: 'R' })).toBeUndefined();
    });

    test('[agloa-onsets-2023 IV-C-1, VIII-A; mlag-onsets-adventurous-2017 IV-C-1, VIII-A] with two cubes left, a bonus is possible; with one, it is not', () => {
      const table = new TestTable(book, 'junior').withGoal().playedDownTo(2);
      const one = new TestTable(book, 'junior').withGoal().playedDownTo(1);
      const [cube] = one.cubes;
      expect(one.refused(one.phase.player ?? '', 'bonus', { cube })).toBe('IV-C-1');
      const player = table.phase.player ?? '';
      table.does(player, 'bonus', { cube: table.cubes[0] });
      expect(table.refused(player, 'move', { cube: table.cubes[0], to: 'forbidden' })).toBe('VIII-A');
      table.does(player, 'move', { cube: table.cubes[0], to: 'permitted' });
      expect(table.phase.name).toBe('write');
    });
  });

  describe('= and ⊆', () => {
    test.each(['middle', 'junior', 'senior'] as const)(
      '[agloa-onsets-2023 IV-D; mlag-onsets-adventurous-2017 IV-D] in %s, they go to Forbidden with four cubes or fewer, not with five',
      (division) => {
        const table = new TestTable(book, division).withGoal(undefined, CUBES_WITH_RELATIONS);
        expect(table.refused('bob', 'move', { cube: '=', to: 'forbidden' })).toBe('IV-D');
        table.playedDownTo(5);
        const five = table.phase.player ?? '';
        expect(table.refused(five, 'move', { cube: '=', to: 'forbidden' })).toBe('IV-D');
        expect(table.refused(five, 'move', { cube: 'C', to: 'forbidden' })).toBe('IV-D');
        expect(table.refused(five, 'bonus', { cube: '=' })).toBe('IV-D');
        table.playedDownTo(4);
        expect(table.refused(table.phase.player ?? '', 'move', { cube: '=', to: 'forbidden' })).toBeUndefined();
        expect(table.refused(table.phase.player ?? '', 'bonus', { cube: 'C' })).toBeUndefined();
      },
    );

    test('[agloa-onsets-2023 IV-D; mlag-onsets-adventurous-2017 IV-D] they may go to Required and Permitted at any time, and V and Λ to Forbidden', () => {
      const table = new TestTable(book, 'junior').withGoal(undefined, CUBES.replace('V A V', 'V A ='));
      table.moves('= required', 'V forbidden', 'A forbidden');
      expect(table.on('forbidden')).toEqual(['1', '2', 'V', 'A']);
    });
  });

  describe('Shift from Permitted', () => {
    const clause = (division: DivisionId) =>
      ({ elementary: 'XIII-A-7', middle: 'XIII-B-7' })[division as string] ?? either(book, 'XIII-C-7', 'XIII-C-8');
    const shifting = (
      division: DivisionId,
      cubes = CUBES_WITH_RELATIONS,
      officiating: 'strict' | 'table' = 'strict',
    ) => {
      const table = new TestTable(book, division, { variations: true, officiating }).started(cubes);
      table.does('ann', 'choose-variations', { variations: [{ name: 'shift-from-permitted' }] });
      table.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
      table.does('cy', 'choose-variations', { variations: [{ name: 'required-cube', cube: 'R' }] });
      return table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
    };
    const everyDivision: [DivisionId, string][] = [
      ['elementary', CUBES],
      ['middle', CUBES_WITH_RELATIONS],
      ['junior', CUBES_WITH_RELATIONS],
      ['senior', CUBES_WITH_RELATIONS],
    ];

    test.each(everyDivision)(
      '[agloa-onsets-2023 XIII-A-7, XIII-B-7, XIII-C-7; mlag-onsets-adventurous-2017 XIII-A-7, XIII-B-7, XIII-C-8] in %s, a Permitted cube may go to Required or Forbidden instead of a move',
      (division, cubes) => {
        const table = shifting(division, cubes).moves('B permitted', 'U permitted');
        expect(table.refused('bob', 'shift', { cube: 'B', to: 'required' })).toBe('IV-B');
        expect(table.refused('ann', 'shift', { cube: 'R', to: 'required' })).toBe('IV-B');
        expect(table.refused('ann', 'shift', { cube: 'B', to: 'permitted' })).toBe('IV-B');
        table.does('ann', 'shift', { cube: 'B', to: 'required' });
        expect([table.on('required'), table.on('permitted'), table.phase.player]).toEqual([['B'], ['U'], 'bob']);
        table.does('bob', 'shift', { cube: 'U', to: 'forbidden' });
        expect([table.on('permitted'), table.on('forbidden'), table.phase.player]).toEqual([[], ['1', '2', 'U'], 'cy']);
      },
    );

    test('[agloa-onsets-2023 XIII-A-7#a, XIII-A-7#b; mlag-onsets-adventurous-2017 XIII-A-7] a player who is not leading may first make a bonus from Resources; the shift itself is never the bonus', () => {
      const table = shifting('junior').moves('B permitted', 'U permitted', 'G permitted');
      table.does('bob', 'bonus', { cube: 'Y' });
      expect(table.on('forbidden')).toContain('Y');
      table.does('bob', 'shift', { cube: 'U', to: 'forbidden' });
      expect(table.phase.player).toBe('cy');
      // A bonus takes a cube from Resources, so a cube that is only in Permitted cannot be one.
      expect(table.refused('cy', 'bonus', { cube: 'Q' })).toBe('IV-B');
      table.does('judge', 'penalize', { player: 'ann', clause: 'II-A-2' });
      table.does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' });
      expect(table.refused('cy', 'bonus', { cube: 'Y' })).toBe('IV-C');
      table.does('cy', 'shift', { cube: 'B', to: 'required' });
    });

    test('[agloa-onsets-2023 XIII-A-7#b; mlag-onsets-adventurous-2017 XIII-A-7] a cube in Permitted cannot be a bonus', () => {
      const table = shifting('junior').moves('U permitted');
      expect(table.refused('cy', 'bonus', { cube: 'U' })).toBe('IV-B');
    });

    test('[agloa-onsets-2023 XIII-A-7#c; mlag-onsets-adventurous-2017 XIII-A-7] with one cube left, a shift is still possible; after the last, it is not', () => {
      const table = shifting('elementary', CUBES).playedDownTo(1);
      const player = table.phase.player ?? '';
      table.does(player, 'shift', { cube: 'B', to: 'forbidden' });
      expect(table.phase.name).toBe('move');
      table.does(table.phase.player ?? '', 'move', { cube: table.cubes[0], to: 'permitted' });
      expect(table.phase.name).toBe('write');
      for (const each of ['ann', 'bob', 'cy'])
        expect(table.refused(each, 'shift', { cube: 'B', to: 'required' })).toBe('IV-B');
    });

    test.each(['middle', 'junior', 'senior'] as const)(
      '[agloa-onsets-2023 XIII-B-7, XIII-C-7; mlag-onsets-adventurous-2017 XIII-B-7, XIII-C-8] in %s, = and ⊆ are never shifted to Forbidden, not even with few cubes',
      (division) => {
        const table = shifting(division).moves('= permitted', 'C permitted');
        expect(table.refused('ann', 'shift', { cube: '=', to: 'forbidden' })).toBe(clause(division));
        table.playedDownTo(3);
        const player = table.phase.player ?? '';
        expect(table.refused(player, 'shift', { cube: 'C', to: 'forbidden' })).toBe(clause(division));
        table.does(player, 'shift', { cube: '=', to: 'required' });
      },
    );

    test('[agloa-onsets-2023 XIII-A-7, V-A, Glossary-Mover; mlag-onsets-adventurous-2017 XIII-A-7, V-A] a player who shifts is the Mover, and may be challenged', () => {
      const table = shifting('junior').moves('B permitted').does('cy', 'shift', { cube: 'B', to: 'required' });
      expect(table.refused('cy', 'challenge', { claim: 'now' })).toBe('V-B');
      table.does('bob', 'challenge', { claim: 'now' });
      expect(table.state.phase).toMatchObject({ challenger: 'bob', mover: 'cy' });
    });
  });

  test('[agloa-onsets-2023 Glossary-Legal-move, Glossary-Mover; mlag-onsets-adventurous-2017 V-A] a bonus, a Goal, a move: each makes its player the Mover', () => {
    const table = new TestTable(book, 'junior').started().does('ann', 'bonus', { cube: 'B' });
    expect(table.view('bob').table.lastMover).toBe('ann');
    table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
    expect(table.view('bob').table.lastMover).toBe('ann');
    table.moves('R required');
    expect(table.view('bob').table.lastMover).toBe('bob');
    table.does('cy', 'bonus', { cube: 'R' });
    expect(table.view('bob').table.lastMover).toBe('cy');
  });
});
