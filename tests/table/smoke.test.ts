// The test table itself: a shake from the roll to its score.
import { expect, test } from 'vitest';
import { TestTable } from './support/testTable.ts';

test('a Solution with one more cube wins a Now challenge', () => {
  const table = new TestTable('agloa-onsets-2023', 'elementary').withGoal(
    { shape: 'row', cubes: ['1', '1'] },
    "1 1 3 B B R R G G Y Y U N - ' V A V",
  );
  table.moves('B permitted', 'N permitted').does('bob', 'challenge', { claim: 'now' });
  expect(table.phase.name).toBe('write');
  table.does('bob', 'present', { solution: { setName: 'B N R' } }).does('ann', 'decline');
  expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
  expect(table.phase).toMatchObject({ name: 'start', player: 'bob' });
});
