// What only a person can see: a judge warns, takes points, approves them and rules, citing the clause.
import type { BookId } from '@openshake/rules';
import { expect, test } from 'vitest';
import { TestTable } from './support/testTable.ts';

/** A judge warns by one clause. The next offense costs a point by the same clause. */
function warnsAndFines(book: BookId, clause: string): void {
  const table = new TestTable(book, 'senior').withGoal();
  expect(table.refused('judge', 'penalize', { player: 'bob' })).toBe('IX-C');
  table.does('judge', 'warn', { player: 'bob', clause });
  expect(table.totals).toEqual({ ann: 0, bob: 0, cy: 0 });
  table.does('judge', 'penalize', { player: 'bob', clause });
  expect(table.totals).toEqual({ ann: 0, bob: -1, cy: 0 });
  expect(table.state.penalties).toMatchObject([{ player: 'bob', clause, counted: true }]);
}

test('[agloa-onsets-2023 I-C#comment, VII-C-5-c#b, IX-C#examples] charts marked beforehand, checkers who talk, and the other examples: a warning, then a point', () => {
  for (const clause of ['I-C#comment', 'VII-C-5-c#b', 'IX-C#examples']) warnsAndFines('agloa-onsets-2023', clause);
});

test('[mlag-onsets-adventurous-2017 II-B-2#a, V-B#d, VII-C-5-c#b] cards touched, a hand on the block, checkers who talk: a warning, then a point', () => {
  for (const clause of ['II-B-2#a', 'V-B#d', 'VII-C-5-c#b']) warnsAndFines('mlag-onsets-adventurous-2017', clause);
});

test('[agloa-onsets-2023 IX-C; mlag-onsets-adventurous-2017 IX-C] a clause that the book does not have is no reason', () => {
  const table = new TestTable('agloa-onsets-2023', 'senior').withGoal();
  expect(table.refused('judge', 'warn', { player: 'bob', clause: 'XX-Z' })).toBe('IX-C');
  expect(table.refused('judge', 'penalize', { player: 'bob', clause: 'nonsense' })).toBe('IX-C');
});

test('[mlag-onsets-adventurous-2017 XI-A#n] in Elementary and Middle, a lost point counts once a judge has approved it', () => {
  for (const division of ['elementary', 'middle'] as const) {
    const table = new TestTable('mlag-onsets-adventurous-2017', division).withGoal().moves('B permitted');
    table.does('cy', 'pick-up-block').does('cy', 'put-down-block');
    expect(table.totals.cy).toBe(0);
    table.does('judge', 'approve-penalty', { player: 'cy' });
    expect(table.totals.cy).toBe(-1);
  }
});

test('[agloa-onsets-2023 IV-C-2#b] two cubes to Forbidden without saying bonus: if charged, one of them goes back', () => {
  const table = new TestTable('agloa-onsets-2023', 'elementary', { officiating: 'table' }).withGoal();
  table.does('bob', 'move', { cube: 'B', to: 'forbidden' });
  expect(table.illegal('bob', 'move', { cube: 'R', to: 'forbidden' })).toBe('IV-B');
  table.does('cy', 'charge', { what: 'IV-C-2' });
  expect(table.state.shake?.forbidden.filter((cube) => cube === 'B' || cube === 'R')).toEqual(['B']);
  expect(table.phase).toMatchObject({ name: 'move', player: 'cy' });
});

test('[agloa-onsets-2023 Appendix-A#unacceptable] a paper with marks that the appendix does not accept fails when a judge says so', () => {
  const table = new TestTable('agloa-onsets-2023', 'elementary', { officiating: 'table' }).withGoal();
  table.moves('B permitted', 'N permitted').does('bob', 'challenge', { claim: 'now' });
  table.does('bob', 'present', { solution: { setName: 'B N R' } }).does('ann', 'decline');
  table.does('cy', 'call-judge', { question: 'equals', writer: 'bob' });
  table.does('judge', 'rule', { question: 'equals', answer: 'no', writer: 'bob', clause: 'Appendix-A' });
  expect(table.shakes.at(-1)?.papers).toEqual([{ writer: 'bob', correct: false, how: 'ruled' }]);
});

test('[agloa-onsets-2023 VII-C-7] an appeal waits for a second judge; a player who signs gives it up and cannot appeal anymore', () => {
  const table = new TestTable('agloa-onsets-2023', 'senior')
    .withGoal()
    .does('bob', 'challenge', { claim: 'impossible' });
  table.does('ann', 'decline').does('cy', 'decline').does('director', 'end-round');
  table.does('ann', 'call-judge', { question: 'appeal' }).does('cy', 'call-judge', { question: 'appeal' });
  table.does('ann', 'sign');
  expect(table.state.questions).toMatchObject([{ by: 'cy', question: 'appeal' }]);
  expect(table.refused('ann', 'call-judge', { question: 'appeal' })).toBe('VII-C-7');
  table.does('judge', 'rule', { question: 'appeal', answer: 'no' });
  expect(table.state.questions).toEqual([]);
});
