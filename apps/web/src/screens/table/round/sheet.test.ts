// The rows of the scoresheet, and everybody's place.
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import { expect, it } from 'vitest';
import { TestTable } from '../../../../../../tests/table/support/testTable.ts';
import { placesOf, sheetRows } from './sheet.ts';

const words = tableWords('on-sets', en);
const table = (): TestTable =>
  new TestTable('agloa-onsets-2023', 'junior')
    .withGoal()
    .moves('R permitted', '- permitted', 'Y permitted', 'Y permitted', 'N permitted')
    .does('ann', 'challenge', { claim: 'now' })
    .does('ann', 'present', { solution: { setName: 'R - V' } })
    .does('bob', 'decline');

it('each shake with who set the Goal, what ended it, the scores and the lost points', () => {
  const played = table().does('judge', 'penalize', { player: 'bob', clause: 'II-A-2' });
  const rows = sheetRows(played.view('ann'), words);
  expect(rows.map(({ label, about }) => [label, about])).toEqual([
    ['Shake 1', 'ann sets, after a Now challenge'],
    ['Total', ''],
  ]);
  expect(rows[0]?.cells).toEqual([
    { player: 'ann', score: '2' },
    { player: 'bob', score: '6', lost: '−1' },
    { player: 'cy', score: '6' },
  ]);
  expect(rows[1]?.cells.map(({ score }) => score)).toEqual(['2', '5', '6']);
});

it('at the end match points and signatures stand below, and equal match points share a place', () => {
  const over = table().does('director', 'end-round').does('cy', 'sign');
  const rows = sheetRows(over.view('ann'), words);
  expect(rows.map(({ label }) => label)).toEqual(['Shake 1', 'Total', 'Match points', 'Signed']);
  expect(rows.at(-1)?.cells.map(({ score }) => score)).toEqual(['no', 'no', 'yes']);
  expect(placesOf(over.view('ann')).map(({ player, place, matchPoints }) => [player, place, matchPoints])).toEqual([
    ['bob', 1, 5],
    ['cy', 1, 5],
    ['ann', 3, 2],
  ]);
});
