// A challenge that was right although its paper was not, as anybody who saw the shake can know it.
import type { Viewer } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { CUBES_WITH_RELATIONS, TestTable } from '../../../tests/table/support/testTable.ts';
import { rightlyChallenged } from './rightly.ts';
import { Study } from './study.ts';

const junior = () =>
  new TestTable('agloa-onsets-2023', 'junior', { officiating: 'table' }).withGoal(undefined, CUBES_WITH_RELATIONS);
const afterMoves = () => junior().moves('R permitted', '- permitted', 'Y permitted', 'Y permitted', 'N permitted');

const told = (table: TestTable, viewer: Viewer = 'cy') =>
  rightlyChallenged(table.view(viewer), new Study('agloa-onsets-2023'));

describe('a challenge that its Challenger has to prove', () => {
  it('was right if one more cube was enough, whatever stands on the paper', () => {
    const table = afterMoves().does('ann', 'challenge', { claim: 'now' });
    for (const viewer of ['ann', 'cy', 'audience'] as const)
      expect(told(table, viewer)).toEqual({ challenger: 'ann', claim: 'now' });
    table.does('ann', 'present', { solution: { setName: 'R - V' } }).does('bob', 'decline');
    expect(table.phase.name).toBe('check');
    expect(told(table)).toEqual({ challenger: 'ann', claim: 'now' });
  });

  it('was not if it was not', () => {
    expect(told(junior().moves('R permitted').does('cy', 'challenge', { claim: 'now' }))).toBeNull();
  });
});

it('says nothing where others have to prove the opposite, or nobody has challenged', () => {
  expect(told(junior().does('bob', 'challenge', { claim: 'impossible' }))).toBeNull();
  expect(told(junior())).toBeNull();
});
