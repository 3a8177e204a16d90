// Starting, Goals, moves and bonus moves in the 2011 basic book.
import { drawLots } from '@openshake/rules';
import { KIT } from '@openshake/rules/onsets';
import { expect, test } from 'vitest';
import { mat, playedDownTo, pointsLost } from './support/basicGames.ts';
import { BOOK_2011, flubbed, RIGHT, table2011 } from './support/flubs.ts';
import { CARDS, CUBES, CUBES_WITH_RELATIONS } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const ALL_CARDS = 'B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank';

test('[mlag-onsets-basic-2011 BOS2] two or three players; the highest digit sets the first Goal, the next Mover sits to the left', () => {
  const falls = ['2', '5', '5', '1', '3'].map((face) => (KIT.digit.faces as readonly string[]).indexOf(face));
  const setup = {
    book: BOOK_2011,
    division: 'minor',
    officiating: 'strict',
    clocks: 'book',
    variations: false,
  } as const;
  const lot = drawLots({ ...setup, players: ['ann', 'bob', 'cy'] }, () => falls.shift() ?? 0);
  expect(lot.rolls).toEqual([
    { ann: '2', bob: '5', cy: '5' },
    { bob: '1', cy: '3' },
  ]);
  expect(lot.players).toEqual(['cy', 'ann', 'bob']);
  for (const players of ['ann bob', 'ann bob cy']) {
    const table = table2011({ players }).withGoal();
    const turns = words(players).map(() => {
      const { player } = table.phase;
      playedDownTo(table, mat(table).resources.length - 1);
      return player;
    });
    expect(turns).toEqual([...words(players).slice(1), 'ann']);
    expect(table.refused('ann', 'move', { cube: 'B', to: 'required' })).toBe('BOS2');
    expect(table.refused('dot', 'move', { cube: 'B', to: 'required' })).toBe('BOS2');
  }
  expect(table2011().refused('bob', 'roll', { cubes: words(CUBES) })).toBe('BOS2');
});

test('[mlag-onsets-basic-2011 BOS3, BOS4] the kit: three digits, eight colors, four operations and three others, including = and ⊆', () => {
  const table = table2011();
  expect(table.refused('ann', 'roll', { cubes: words(CUBES).slice(1) })).toBe('BOS3');
  expect(table.refused('ann', 'roll', { cubes: words("1 2 3 B B R R G G Y Y Y N - ' V A V") })).toBe('BOS3');
  table.does('ann', 'roll', { cubes: words(CUBES_WITH_RELATIONS) });
  expect(mat(table).resources).toHaveLength(18);
});

test('[mlag-onsets-basic-2011 BOS5, BOS5#cards] roll and deal in either order; six to twelve cards; nothing is changed afterwards', () => {
  const table = table2011();
  for (const count of [5, 13])
    expect(table.refused('cy', 'deal', { cards: words(ALL_CARDS).slice(0, count) })).toBe('BOS5');
  expect(table.refused('bob', 'deal', { cards: words(CARDS) })).toBe('BOS5');
  table.does('cy', 'deal', { cards: words(CARDS) });
  expect(table.state.shake?.began).toBe(table.now);
  expect(table.refused('cy', 'deal', { cards: words(ALL_CARDS).slice(0, 8) })).toBe('BOS5');
  table.does('ann', 'roll', { cubes: words(CUBES) });
  expect(table.tries('ann', 'roll', { cubes: words(CUBES_WITH_RELATIONS) }).ok).toBe(false);
  expect(mat(table)).toMatchObject({ resources: words(CUBES), universe: words(CARDS) });
});

test('[mlag-onsets-basic-2011 BOS7] every legal configuration, and unused digits in Forbidden', () => {
  for (const [goal, value, left] of [
    [{ shape: 'single', cubes: ['2'] }, 2, ['1', '3']],
    [{ shape: 'row', cubes: ['1', '3'] }, 4, ['2']],
    [{ shape: 'row', cubes: ['1', '2', '3'] }, 6, []],
    [{ shape: 'row', cubes: ['3', 'u2'] }, 1, ['1']],
    [{ shape: 'column', cubes: ['2', '3'] }, 6, ['1']],
    [{ shape: 'column', cubes: ['1', '2', '3'] }, 6, []],
    [{ shape: 'L', cubes: ['2', '3', '1'] }, 7, []],
    [{ shape: 'T', cubes: ['2', '3', '1'] }, 8, []],
  ] as const) {
    const table = table2011().withGoal(goal);
    expect(mat(table)).toMatchObject({ goalValues: [value], mat: { forbidden: left }, turn: 'bob' });
  }
});

test('[mlag-onsets-basic-2011 BOS7] strict officiating refuses a Goal in another configuration or below zero; at a table it stands and is a P Flub', () => {
  for (const goal of [
    { shape: 'other', cubes: ['1', '2'] },
    { shape: 'row', cubes: ['1', 'u2'] },
  ]) {
    const strict = table2011().started();
    expect(strict.refused('ann', 'set-goal', { goal })).toBe('BOS7');
    expect(strict.refused('bob', 'set-goal', { goal })).toBe('BOS7');
    const table = table2011({ officiating: 'table', players: 'ann bob' }).started();
    expect(table.illegal('ann', 'set-goal', { goal })).toBe('BOS7');
    table.does('bob', 'challenge', { claim: 'p-flub' }).does('ann', 'present', { solution: RIGHT });
    table.does('bob', 'reject', { writer: 'ann', clause: 'BOS7' });
    expect(table.scores).toEqual({ ann: 6, bob: 10 });
  }
});

test('[mlag-onsets-basic-2011 BOS7] players may set a Goal above the number of cards, but it is a P Flub', () => {
  for (const officiating of ['strict', 'table'] as const) {
    const table = table2011({ officiating, players: 'ann bob' });
    table.withGoal({ shape: 'T', cubes: ['5', '4', '3'] }, "3 4 5 B B R R G G Y Y U N - ' V A V");
    table.does('bob', 'challenge', { claim: 'p-flub' }).does('ann', 'present', { solution: { setName: 'V U B' } });
    if (officiating === 'table') table.does('bob', 'reject', { writer: 'ann', clause: 'BOS1' });
    expect(table.scores).toEqual({ ann: 6, bob: 10 });
  }
});

test('[mlag-onsets-basic-2011 BOS8] a cube that touched the mat stays, and so does the Goal', () => {
  const table = flubbed();
  for (const to of ['required', 'forbidden']) expect(table.refused('ann', 'shift', { cube: 'Y', to })).toBe('BOS8');
  expect(table.refused('ann', 'set-goal', { goal: { shape: 'single', cubes: ['2'] } })).toBe('BOS8');
  const charged = flubbed({ officiating: 'table' });
  expect(charged.illegal('ann', 'shift', { cube: 'Y', to: 'required' })).toBe('BOS8');
  charged.does('bob', 'charge', { what: 'BOS8' });
  expect(mat(charged).mat).toMatchObject({ required: [], permitted: expect.arrayContaining(['Y', '-']) });
  expect(pointsLost(charged)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS9, BOS9-1, BOS9-2, BOS9-3] anybody may make a bonus move, even the leader: Forbidden first, then the regular move or the Goal', () => {
  const table = table2011({ players: 'ann bob' }).started();
  expect(table.refused('ann', 'bonus', { cube: '1' })).toBe('BOS9-2');
  table.does('ann', 'bonus', { cube: 'U' });
  expect(table.refused('ann', 'bonus', { cube: 'N' })).toBe('BOS9');
  table.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
  expect(mat(table).mat.forbidden).toEqual(['U', '1', '2']);
  table.does('bob', 'bonus', { cube: 'N' });
  expect(table.refused('bob', 'bonus', { cube: 'B' })).toBe('BOS9');
  table.does('bob', 'move', { cube: 'B', to: 'required' });
  table.does('ann', 'bonus', { cube: 'G' }).does('ann', 'move', { cube: 'Y', to: 'permitted' });
  table.does('bob', 'bonus', { cube: 'V' }).does('bob', 'move', { cube: 'R', to: 'forbidden' });
  expect(mat(table).mat).toEqual({
    required: ['B'],
    permitted: ['Y'],
    forbidden: ['U', '1', '2', 'N', 'G', 'V', 'R'],
  });
  // Bob wins the shake and leads the match, and still makes a bonus before the next Goal.
  table.does('ann', 'challenge', { claim: 'a-flub' }).does('ann', 'decline');
  expect(table.totals).toEqual({ ann: 6, bob: 10 });
  table.started().does('bob', 'bonus', { cube: 'U' });
  expect(pointsLost(table)).toEqual({});
});

test('[mlag-onsets-basic-2011 BOS9-1] without saying bonus, the first cube is the move', () => {
  const table = table2011().withGoal().moves('U forbidden');
  expect(table.phase.player).toBe('cy');
  expect(table.refused('bob', 'move', { cube: 'B', to: 'required' })).toBe('BOS2');
});

test('[mlag-onsets-basic-2011 BOS9, BOS6] after a bonus, the player must set a Goal and cannot declare No Goal', () => {
  const table = table2011().started().does('ann', 'bonus', { cube: 'U' });
  expect(table.refused('ann', 'no-goal')).toBe('BOS6');
});

test('[mlag-onsets-basic-2011 BOS1] = and ⊆ may go to Forbidden at any time; the last cube never may', () => {
  const table = table2011().withGoal(undefined, CUBES_WITH_RELATIONS).moves('= forbidden', 'C forbidden');
  expect(mat(table).mat.forbidden).toEqual(['1', '2', '=', 'C']);
  playedDownTo(table, 1);
  expect(table.refused(table.phase.player ?? '', 'move', { cube: mat(table).resources[0], to: 'forbidden' })).toBe(
    'BOS1',
  );
});
