// Illegal procedure at a table: what stands, who may charge it, what is undone, what it costs, and what insulates it.
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS } from './support/adventurousBooks.ts';
import { CUBES_WITH_RELATIONS, type TableOptions, TestTable } from './support/testTable.ts';

const ALL = 18;
const one = { counted: 1, pending: 0 };
const sum = (table: TestTable) =>
  table.cubes.length +
  table.on('required').length +
  table.on('permitted').length +
  table.on('forbidden').length +
  (table.state.shake?.goal?.cubes.length ?? 0);

describe.each(ADVENTUROUS)('%s', (book) => {
  const played = (options: TableOptions = {}, cubes = CUBES_WITH_RELATIONS) =>
    new TestTable(book, 'junior', { officiating: 'table', ...options }).withGoal(undefined, cubes);

  test('[agloa-onsets-2023 IX-A, IX-A-1, IX-A-1#examples; mlag-onsets-adventurous-2017 IX-A, IX-A-1] out of turn: the cube goes back, the turn does not change, and nothing is lost', () => {
    const table = played();
    const due = table.phase.deadline;
    expect(table.illegal('cy', 'move', { cube: 'B', to: 'required' })).toBe('IV-B');
    expect(table.on('required')).toEqual(['B']);
    expect(table.phase).toEqual({ name: 'move', player: 'bob', deadline: due });
    table.does('ann', 'charge', { what: 'IV-B' });
    expect(table.on('required')).toEqual([]);
    expect(table.view('ann').table.lastMover).toBe('ann');
    expect(table.phase).toEqual({ name: 'move', player: 'bob', deadline: due });
    expect(table.lost).toEqual({});
    expect(sum(table)).toBe(ALL);
  });

  test('[agloa-onsets-2023 IX-A-1#examples, IV-C-1; mlag-onsets-adventurous-2017 IX-A-1, IV-C-1] two cubes without saying bonus: the second is out of turn and goes back', () => {
    const table = played().moves('B forbidden');
    expect(table.illegal('bob', 'move', { cube: 'R', to: 'forbidden' })).toBe('IV-B');
    table.does('cy', 'charge', { what: 'IV-C-1' });
    expect(table.on('forbidden')).toEqual(['1', '2', 'B']);
    expect(table.phase.player).toBe('cy');
    expect(table.view('ann').table.lastMover).toBe('bob');
    table.does('cy', 'challenge', { claim: 'impossible' });
    expect(table.state.phase).toMatchObject({ mover: 'bob' });
  });

  test('[agloa-onsets-2023 IX-A-1, IV-D; mlag-onsets-adventurous-2017 IX-A-1, IV-D] = to Forbidden too early: back, and the same player moves again', () => {
    const table = played();
    expect(table.illegal('bob', 'move', { cube: '=', to: 'forbidden' })).toBe('IV-D');
    expect(table.phase.player).toBe('cy');
    table.does('ann', 'charge', { what: 'IV-D' });
    expect(table.on('forbidden')).toEqual(['1', '2']);
    expect(table.phase.player).toBe('bob');
    expect(table.view('ann').table.lastMover).toBe('ann');
    table.does('bob', 'move', { cube: '=', to: 'permitted' });
    expect(table.phase.player).toBe('cy');
    expect(table.lost).toEqual({});
    expect(sum(table)).toBe(ALL);
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] a shift without the variation, a second bonus, a bonus out of turn: each goes back to where it was', () => {
    const shift = played().moves('B permitted');
    expect(shift.illegal('cy', 'shift', { cube: 'B', to: 'required' })).toBe('IV-B');
    shift.does('ann', 'charge', { what: 'IV-B' });
    expect([shift.on('permitted'), shift.on('required'), shift.phase.player]).toEqual([['B'], [], 'cy']);

    const second = played().does('bob', 'bonus', { cube: 'B' });
    expect(second.illegal('bob', 'bonus', { cube: 'R' })).toBe('IV-C-1');
    second.does('cy', 'charge', { what: 'IV-C-1' });
    expect([second.on('forbidden'), second.phase.player]).toEqual([['1', '2', 'B'], 'bob']);
    expect(second.illegal('bob', 'bonus', { cube: 'G' })).toBe('IV-C-1');

    const early = played();
    expect(early.illegal('cy', 'bonus', { cube: 'B' })).toBe('IV-B');
    early.does('bob', 'charge', { what: 'IV-B' });
    expect([early.on('forbidden'), early.phase.player]).toEqual([['1', '2'], 'bob']);
    for (const table of [shift, second, early]) expect(table.lost).toEqual({});
    for (const table of [shift, early]) expect(sum(table)).toBe(ALL);
  });

  test('[agloa-onsets-2023 IX-A-1, IX-B; mlag-onsets-adventurous-2017 IX-A-1, IX-B] an illegal bonus charged after the regular move: the bonus goes back, the regular move stands, the next player is on turn', () => {
    const table = played();
    expect(table.illegal('bob', 'bonus', { cube: '=' })).toBe('IV-D');
    table.does('bob', 'move', { cube: 'R', to: 'required' });
    table.does('cy', 'charge', { what: 'IV-D' });
    expect(table.on('forbidden')).toEqual(['1', '2']);
    expect(table.on('required')).toEqual(['R']);
    expect(table.phase.player).toBe('cy');
    expect(table.view('cy').table.lastMover).toBe('bob');
    expect(table.lost).toEqual({});
    expect(sum(table)).toBe(ALL);
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] one charge undoes everything illegal that a player did in one turn', () => {
    const table = played();
    table.does('bob', 'bonus', { cube: '=' }).does('bob', 'move', { cube: 'C', to: 'forbidden' });
    table.does('ann', 'charge', { what: 'IV-D' });
    expect(table.on('forbidden')).toEqual(['1', '2']);
    expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
    expect(table.setAside('cy', 'charge', { what: 'IV-D' })).toBe('IX-A-2');
    expect(sum(table)).toBe(ALL);
    table.does('bob', 'bonus', { cube: 'B' }).does('bob', 'move', { cube: 'R', to: 'required' });
    expect(table.phase.player).toBe('cy');
  });

  test('[agloa-onsets-2023 IX-A-2, IX-A-2#comment; mlag-onsets-adventurous-2017 IX-A-2] a groundless charge is set aside and costs nothing, as often as it is made', () => {
    const table = played().moves('B required');
    for (let times = 0; times < 3; times++) {
      expect(table.setAside('ann', 'charge', { what: 'IV-B' })).toBe('IX-A-2');
      expect(table.setAside('cy', 'charge', { what: 'nonsense' })).toBe('IX-A-2');
    }
    expect(table.on('required')).toEqual(['B']);
    expect(table.lost).toEqual({});
    expect(table.phase.player).toBe('cy');
  });

  test('[agloa-onsets-2023 IX-A; mlag-onsets-adventurous-2017 IX-A] nobody may charge themselves, nobody charges in strict officiating, and between shakes there is nothing to charge', () => {
    const own = played();
    own.illegal('cy', 'move', { cube: 'B', to: 'required' });
    expect(own.setAside('cy', 'charge', { what: 'IV-B' })).toBe('IX-A-2');
    expect(own.on('required')).toEqual(['B']);
    expect(played({ officiating: 'strict' }).refused('ann', 'charge', { what: 'IV-B' })).toBe('IX-A');
    expect(new TestTable(book, 'junior', { officiating: 'table' }).setAside('ann', 'charge', { what: 'IV-B' })).toBe(
      'IX-A-2',
    );
  });

  test('[agloa-onsets-2023 IX-A; mlag-onsets-adventurous-2017 IX-A] the program decides what was illegal, whatever clause is named', () => {
    const table = played();
    table.illegal('cy', 'move', { cube: 'B', to: 'required' });
    table.does('bob', 'charge', { what: 'XII-A' });
    expect(table.on('required')).toEqual([]);
  });

  test('[agloa-onsets-2023 IX-A-1; mlag-onsets-adventurous-2017 IX-A-1] a cube that another player has shifted, also illegally, goes all the way back', () => {
    const table = played();
    table.illegal('cy', 'move', { cube: "'", to: 'permitted' });
    expect(table.illegal('bob', 'shift', { cube: "'", to: 'required' })).toBe('IV-B');
    table.does('bob', 'charge', { what: 'IV-B' });
    expect([table.on('permitted'), table.on('required')]).toEqual([[], []]);
    expect(table.phase.player).toBe('bob');
    expect(table.setAside('ann', 'charge', { what: 'IV-B' })).toBe('IX-A-2');
    expect(sum(table)).toBe(ALL);
  });

  describe('insulation', () => {
    test('[agloa-onsets-2023 IX-B; mlag-onsets-adventurous-2017 IX-B] another player’s legal move', () => {
      const table = played();
      table.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      table.moves('B permitted');
      expect(table.setAside('ann', 'charge', { what: 'IV-D' })).toBe('IX-A-2');
      expect(table.on('forbidden')).toEqual(['1', '2', '=']);
    });

    test('[agloa-onsets-2023 IX-B; mlag-onsets-adventurous-2017 IX-B] another player’s valid challenge, in the writing and the checking too', () => {
      const table = played();
      table.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      table.does('cy', 'challenge', { claim: 'impossible' });
      expect(table.setAside('ann', 'charge', { what: 'IV-D' })).toBe('IX-A-2');
      table.does('bob', 'present', { solution: { setName: 'R - G' } }).does('ann', 'decline');
      expect(table.setAside('ann', 'charge', { what: 'IV-D' })).toBe('IX-A-2');
      expect(table.phase.name).toBe('check');
    });

    test('[agloa-onsets-2023 IX-B; mlag-onsets-adventurous-2017 IX-B] another player’s illegal move insulates nothing: both can still be charged, the latest first', () => {
      const table = played();
      table.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      table.illegal('ann', 'move', { cube: 'B', to: 'required' });
      table.does('cy', 'charge', { what: 'IV-B' });
      expect([table.on('required'), table.on('forbidden')]).toEqual([[], ['1', '2', '=']]);
      table.does('cy', 'charge', { what: 'IV-D' });
      expect(table.on('forbidden')).toEqual(['1', '2']);
      expect(table.phase.player).toBe('bob');
      expect(sum(table)).toBe(ALL);
    });

    test('[agloa-onsets-2023 IX-B; mlag-onsets-adventurous-2017 IX-B] a later legal action by the same player insulates nothing', () => {
      const table = played();
      table.illegal('cy', 'move', { cube: 'B', to: 'required' });
      table.does('cy', 'pick-up-block').does('cy', 'put-down-block');
      table.does('ann', 'charge', { what: 'IV-B' });
      expect(table.on('required')).toEqual([]);
    });

    test('[agloa-onsets-2023 IX-B, V-B; mlag-onsets-adventurous-2017 IX-B, V-B] nor does a block picked up, a challenge set aside, or time', () => {
      const table = played();
      table.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      table.does('cy', 'pick-up-block').does('cy', 'put-down-block');
      table.setAside('ann', 'challenge', { claim: 'now' });
      table.clock(20);
      table.does('ann', 'charge', { what: 'IV-D' });
      expect(table.on('forbidden')).toEqual(['1', '2']);
      expect(table.phase.player).toBe('bob');
    });
  });

  describe('the leader’s bonus on a turn', () => {
    const leads = () => new TestTable(book, 'junior', { officiating: 'table' }).ahead('bob').withGoal();

    test('[agloa-onsets-2023 IV-C-2; mlag-onsets-adventurous-2017 IV-C-2] charged after the second cube: that cube goes back, the player loses a point, and the turn is over', () => {
      const table = leads();
      expect(table.illegal('bob', 'bonus', { cube: 'B' })).toBe('IV-C');
      table.does('bob', 'move', { cube: 'R', to: 'required' });
      table.does('cy', 'charge', { what: 'IV-C-2' });
      expect([table.on('required'), table.on('forbidden')]).toEqual([[], ['1', '2', 'B']]);
      expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
      expect(table.lost.bob).toEqual(one);
      expect(table.view('cy').table.lastMover).toBe('bob');
      expect(sum(table)).toBe(ALL);
    });

    test('[agloa-onsets-2023 IV-C-2; mlag-onsets-adventurous-2017 IV-C-2] charged immediately: the bonus was the move, and the turn is over', () => {
      const table = leads();
      table.illegal('bob', 'bonus', { cube: 'B' });
      table.does('ann', 'charge', { what: 'IV-C-2' });
      expect(table.on('forbidden')).toEqual(['1', '2', 'B']);
      expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
      expect(table.lost.bob).toEqual(one);
    });

    test('[agloa-onsets-2023 IV-C-2, IX-B#example; mlag-onsets-adventurous-2017 IV-C-2, IX-B] if the next move or a valid challenge insulates it, it costs nothing', () => {
      const moved = leads();
      moved.illegal('bob', 'bonus', { cube: 'B' });
      moved.moves('R required', 'G permitted');
      expect(moved.setAside('ann', 'charge', { what: 'IV-C-2' })).toBe('IX-A-2');
      expect(moved.lost.bob).toBeUndefined();
      const challenged = leads();
      challenged.illegal('bob', 'bonus', { cube: 'B' });
      challenged.moves('R required').does('cy', 'challenge', { claim: 'now' });
      expect(challenged.setAside('ann', 'charge', { what: 'IV-C-2' })).toBe('IX-A-2');
      expect(challenged.lost.bob).toBeUndefined();
    });

    test('[agloa-onsets-2023 IV-C-2, XI-A#note; mlag-onsets-adventurous-2017 IV-C-2, XI-A] in Middle, its point waits for a judge', () => {
      const table = new TestTable(book, 'middle', { officiating: 'table' }).ahead('bob').withGoal();
      table.illegal('bob', 'bonus', { cube: 'B' });
      table.does('ann', 'charge', { what: 'IV-C-2' });
      expect(table.lost.bob).toEqual({ counted: 0, pending: 1 });
      table.does('judge', 'approve-penalty', { player: 'bob' });
      expect(table.lost.bob).toEqual(one);
    });

    test('[agloa-onsets-2023 IV-C-2, VIII-A; mlag-onsets-adventurous-2017 IV-C-2, VIII-A] charged when the second cube was the last: it goes back, nobody writes, and it is the next player’s turn', () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(2);
      const player = table.phase.player ?? '';
      table.ahead(player);
      expect(table.illegal(player, 'bonus', { cube: table.cubes[0] })).toBe('IV-C');
      table.moves(`${table.cubes[0]} permitted`);
      expect(table.phase.name).toBe('write');
      const other = table.state.players.find((each) => each !== player) ?? '';
      table.does(other, 'charge', { what: 'IV-C-2' });
      expect(table.phase.name).toBe('move');
      expect(table.phase.player).not.toBe(player);
      expect(table.cubes).toHaveLength(1);
      expect(table.lost[player]).toEqual(one);
    });
  });

  describe('time to correct', () => {
    test('[agloa-onsets-2023 IX-A-1#time; mlag-onsets-adventurous-2017 IX-A-1] at least ten seconds, unless more of the limit is left', () => {
      const much = played();
      const due = much.phase.deadline ?? 0;
      much.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      much.does('cy', 'charge', { what: 'IV-D' });
      expect(much.phase.deadline).toBe(due);

      const little = played();
      little.wait(115);
      little.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      little.does('cy', 'charge', { what: 'IV-D' });
      expect(little.phase).toMatchObject({ player: 'bob', deadline: little.now + 10_000 });
    });

    test('[agloa-onsets-2023 IX-A-1#time, XI-A; mlag-onsets-adventurous-2017 IX-A-1, XI-A] moved in the additional minute: no more time than the rule on limits gives', () => {
      const table = played();
      table.wait(188);
      table.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      const due = table.state.illegal[0]?.limit?.due;
      table.does('cy', 'charge', { what: 'IV-D' });
      expect(table.phase).toMatchObject({ player: 'bob', deadline: due });
      expect(due).toBeLessThan(table.now + 10_000);
    });

    test('[agloa-onsets-2023 IX-A-1#time; mlag-onsets-adventurous-2017 IX-A-1] moved in the countdown: ten seconds to correct it', () => {
      const table = played();
      table.wait(121);
      table.illegal('bob', 'move', { cube: '=', to: 'forbidden' });
      table.does('cy', 'charge', { what: 'IV-D' }).clock(9);
      expect(table.phase).toMatchObject({ player: 'bob' });
      expect(table.lost).toEqual({});
    });
  });

  describe('the last cube in Forbidden', () => {
    const last = () => {
      const table = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
      const player = table.phase.player ?? '';
      const others = table.state.players.filter((each) => each !== player);
      expect(table.illegal(player, 'move', { cube: table.cubes[0], to: 'forbidden' })).toBe('VIII-A');
      return { table, player, others };
    };

    test('[agloa-onsets-2023 VIII-A, IX-A-1#examples; mlag-onsets-adventurous-2017 VIII-A, IX-A-1] opens no writing; if charged, it goes back and is played again, without a lost point', () => {
      const { table, player, others } = last();
      expect(table.phase).toMatchObject({ name: 'move', player });
      table.does(others[0] ?? '', 'charge', { what: 'VIII-A' });
      expect(table.cubes).toHaveLength(1);
      expect(table.phase).toMatchObject({ name: 'move', player });
      expect(table.lost).toEqual({});
      table.moves(`${table.cubes[0]} required`);
      expect(table.phase.name).toBe('write');
    });

    test('[agloa-onsets-2023 VIII-A; mlag-onsets-adventurous-2017 VIII-A] then a challenge is set aside without a lost point, and the cube goes back', () => {
      const { table, player, others } = last();
      expect(table.setAside(others[0] ?? '', 'challenge', { claim: 'impossible' })).toBe('VIII-A');
      expect(table.cubes).toHaveLength(1);
      expect(table.phase).toMatchObject({ name: 'move', player });
      expect(table.lost).toEqual({});
      expect(table.setAside(others[0] ?? '', 'charge', { what: 'VIII-A' })).toBe('IX-A-2');
      expect(sum(table)).toBe(ALL);
    });

    test('[agloa-onsets-2023 VIII-A, XI-A; mlag-onsets-adventurous-2017 VIII-A, XI-A] if nobody says anything, the Mover’s time runs out, and the cube goes back for good', () => {
      const { table, player, others } = last();
      table.clock(141);
      expect(table.lost[player]?.counted).toBe(book === 'agloa-onsets-2023' ? 2 : 1);
      expect(table.phase).toMatchObject({ name: 'move', player: expect.not.stringMatching(`^${player}$`) });
      expect(table.cubes).toHaveLength(1);
      expect(table.setAside(others[0] ?? '', 'charge', { what: 'VIII-A' })).toBe('IX-A-2');
      expect(sum(table)).toBe(ALL);
    });
  });

  test('[agloa-onsets-2023 IX-A-1, VIII-A; mlag-onsets-adventurous-2017 IX-A-1, VIII-A] the last cube out of turn: charged while all write, it goes back and the one on turn moves', () => {
    const table = new TestTable(book, 'junior', { officiating: 'table' }).withGoal().playedDownTo(1);
    const player = table.phase.player ?? '';
    const [other = '', third = ''] = table.state.players.filter((each) => each !== player);
    const before = { ...table.state.phase };
    table.illegal(other, 'move', { cube: table.cubes[0], to: 'permitted' });
    expect(table.phase.name).toBe('write');
    table.does(third, 'charge', { what: 'IV-B' });
    expect(table.state.phase).toEqual(before);
    expect(table.phase).toMatchObject({ name: 'move', player });
    expect(sum(table)).toBe(ALL);
  });
});
