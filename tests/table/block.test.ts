// The challenge block: it gives nobody extra time to challenge, it delays play only briefly, and the first player to pick it up is the Challenger.
import { describe, expect, test } from 'vitest';
import { TestTable } from './support/testTable.ts';

const IMPOSSIBLE = { claim: 'impossible' };
const WITH_FINES = ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const;
const ALL = [...WITH_FINES, 'mlag-onsets-basic-2019', 'mlag-equations-basic-2018'] as const;
const DIVISION = 'junior';

describe.each(ALL)('%s', (book) => {
  const equations = book === 'mlag-equations-basic-2018';
  const fined = (WITH_FINES as readonly string[]).includes(book);
  const make = (officiating: 'strict' | 'table') =>
    equations
      ? new TestTable(book, DIVISION, { officiating }).withGoal('5')
      : new TestTable(book, DIVISION, { officiating }).withGoal();
  const held = equations ? 'VI-B' : 'V-B';
  const made = equations ? 'VI-A' : 'V-A';

  test('a player who moves while holding the block must first state the challenge or put the block back', () => {
    const table = make('strict').does('bob', 'pick-up-block');
    const why = (by: string) => {
      const decision = table.tries(by, 'move', { cube: table.cubes[0], to: 'permitted' });
      return decision.ok ? undefined : decision.refusal.facts;
    };
    expect(why('bob')).toEqual({ key: 'block.own' });
    expect(why('cy')).toEqual({ key: 'block.held', player: 'bob' });
  });

  describe('after the last cube', () => {
    const last = (officiating: 'strict' | 'table') => {
      const table = make(officiating).playedDownTo(0);
      const mover = table.state.shake?.lastMover ?? '';
      const [one = '', two = ''] = table.state.players.filter((player) => player !== mover);
      return { table, one, two, began: table.now };
    };

    test.each(['strict', 'table'] as const)(
      '[agloa-onsets-2023 VIII-B, V-B, XI-A-1-f; mlag-onsets-adventurous-2017 VIII-B, V-B; mlag-onsets-basic-2019 VIII-B, XI-A-1-e; mlag-equations-basic-2018 VIII-B, XI-A-1-d] picked up in time, the challenge is stated within the block’s own limit (%s)',
      (officiating) => {
        const { table, one } = last(officiating);
        table.wait(57).does(one, 'pick-up-block').wait(10);
        table.does(one, 'challenge', IMPOSSIBLE);
        expect(table.state.phase).toMatchObject({ occasion: 'impossible', challenger: one });
        expect(table.lost).toEqual({});
      },
    );

    test('[agloa-onsets-2023 VIII-B, V-B; mlag-onsets-adventurous-2017 VIII-B, V-B; mlag-onsets-basic-2019 VIII-B; mlag-equations-basic-2018 VIII-B] it gives nobody else extra time to challenge, nor the holder once it is put down', () => {
      const { table, one, two } = last('strict');
      table.wait(57).does(one, 'pick-up-block').wait(5).does(one, 'put-down-block');
      expect(table.refused(two, 'challenge', IMPOSSIBLE)).toBe('VIII-B');
      expect(table.refused(one, 'challenge', IMPOSSIBLE)).toBe('VIII-B');
      expect(table.refused(two, 'pick-up-block')).toBe('VIII-B');
      const silent = last('strict');
      silent.table.wait(55).does(silent.one, 'pick-up-block').clock(20);
      expect(silent.table.refused(silent.two, 'challenge', IMPOSSIBLE)).toBe('VIII-B');
    });
  });

  test('[agloa-onsets-2023 VIII-B; mlag-onsets-adventurous-2017 VIII-B; mlag-onsets-basic-2019 VIII-B; mlag-equations-basic-2018 VIII-B] at a table, a block picked up too late makes no challenge', () => {
    const table = make('table').playedDownTo(0);
    const [one = ''] = table.state.players.filter((player) => player !== table.state.shake?.lastMover);
    table.wait(61).does(one, 'pick-up-block');
    expect(table.setAside(one, 'challenge', IMPOSSIBLE)).toBe('VIII-B');
    expect(table.lost).toEqual(book === 'agloa-onsets-2023' ? { [one]: { counted: 1, pending: 0 } } : {});
  });

  describe('after No Goal', () => {
    const declared = (officiating: 'strict' | 'table') =>
      new TestTable(book, DIVISION, { officiating }).started().does('ann', 'no-goal');

    test('[agloa-onsets-2023 III-D, V-B; mlag-onsets-adventurous-2017 III-D, V-B; mlag-onsets-basic-2019 III-D; mlag-equations-basic-2018 IV-D] a player who picked it up in time may still challenge; the other player’s silence means agreement', () => {
      const table = declared('strict').wait(55).does('bob', 'pick-up-block').clock(10);
      expect(table.state.phase).toMatchObject({ name: 'no-goal', agreed: ['cy'] });
      table.does('bob', 'challenge', { claim: 'no-goal' });
      expect(table.state.phase).toMatchObject({ name: 'write', challenger: 'bob' });
    });

    test('[agloa-onsets-2023 III-D-1, V-B; mlag-onsets-adventurous-2017 III-D-1, V-B; mlag-onsets-basic-2019 III-D-1; mlag-equations-basic-2018 IV-D-1] a player who puts it down after the minute has agreed', () => {
      const table = declared('strict').wait(55).does('bob', 'pick-up-block').wait(8).does('bob', 'put-down-block');
      expect(table.shakes).toMatchObject([{ ended: 'void' }]);
      const early = declared('strict').wait(5).does('bob', 'pick-up-block').wait(5).does('bob', 'put-down-block');
      expect(early.phase.name).toBe('no-goal');
      early.clock(60);
      expect(early.shakes).toMatchObject([{ ended: 'void' }]);
    });
  });

  test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-B; mlag-onsets-basic-2019 V-B; mlag-equations-basic-2018 VI-B] nobody may stall the Mover: each player picks up the block once between moves, and then may only challenge', () => {
    for (const officiating of ['strict', 'table'] as const) {
      const table = make(officiating);
      const due = table.phase.deadline ?? 0;
      table.does('cy', 'pick-up-block').wait(9).does('cy', 'put-down-block');
      expect(table.refused('cy', 'pick-up-block')).toBe(held);
      expect(table.phase.deadline).toBe(due + 10_000);
      const [cube = ''] = table.state.shake?.resources ?? [];
      table.does('bob', 'move', { cube, to: 'permitted' });
      // After a move everyone may pick it up again.
      table.does('ann', 'pick-up-block').does('ann', 'challenge', IMPOSSIBLE);
      expect(table.state.phase).toMatchObject({ challenger: 'ann' });
    }
  });

  test('[agloa-onsets-2023 V-B; mlag-onsets-adventurous-2017 V-B; mlag-onsets-basic-2019 V-B; mlag-equations-basic-2018 VI-B] at a table the second Challenger is set aside without a fine', () => {
    const table = make('table').does('cy', 'pick-up-block');
    expect(table.setAside('bob', 'challenge', IMPOSSIBLE)).toBe(held);
    expect(table.view('bob').block).toMatchObject({ holder: 'cy' });
    table.does('cy', 'challenge', IMPOSSIBLE).wait(1);
    expect(table.setAside('bob', 'challenge', IMPOSSIBLE)).toBe(made);
    expect(table.state.phase).toMatchObject({ challenger: 'cy' });
    expect(table.lost).toEqual({});
    // Challenging your own move still costs the fine.
    const own = make('table');
    expect(own.setAside('ann', 'challenge', IMPOSSIBLE)).toBe(held);
    expect(own.lost).toEqual(fined ? { ann: { counted: 1, pending: 0 } } : {});
  });
});

test('[mlag-onsets-basic-2011 BOS12, BOS10] a Force Out is disputed with the ball picked up in the first minute, not later', () => {
  const declared = () => {
    const table = new TestTable('mlag-onsets-basic-2011', 'middle').withGoal();
    return table.does('bob', 'force-out');
  };
  const inTime = declared()
    .wait(58)
    .does('cy', 'pick-up-block')
    .wait(6)
    .does('cy', 'challenge', { claim: 'force-out-b' });
  expect(inTime.state.phase).toMatchObject({ occasion: 'force-out-b', challenger: 'cy' });
  const late = declared().wait(55).does('cy', 'pick-up-block').wait(7).does('cy', 'put-down-block');
  expect(late.refused('ann', 'challenge', { claim: 'force-out-b' })).toBe('BOS12');
  expect(late.refused('cy', 'challenge', { claim: 'force-out-b' })).toBe('BOS12');
});
