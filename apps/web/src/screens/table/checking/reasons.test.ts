// Why a Solution may be rejected, by book: every reason offered is one that the table hears.
import { BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { gameJudge } from '@openshake/rules/judging';
import { describe, expect, it } from 'vitest';
import { checkedPaper } from '../../../../../../tests/table/support/checkedPaper.ts';
import { TestTable } from '../../../../../../tests/table/support/testTable.ts';
import { AMBIGUITY, reasonsHere } from './reasons.ts';

const hereIn = (book: (typeof BOOK_IDS)[number], division: DivisionId) => {
  const table = new TestTable(book, division, { officiating: 'table', players: 'ann bob', clocks: 'none' });
  const paper =
    books[book].game === 'equations' ? { solution: { equation: '6+6=12' } } : { solution: { setName: 'B' } };
  table.state = checkedPaper(book, division, { paper });
  return reasonsHere(table.view('ann'), gameJudge);
};

describe.each(BOOK_IDS)('%s', (book) => {
  const divisions = Object.keys(books[book].divisions) as DivisionId[];
  it.each(divisions)(
    '%s: a wrong value, a missing Required cube and a Forbidden one, each with a clause',
    (division) => {
      const rules = hereIn(book, division).map(({ rule }) => rule);
      expect(rules).toContain('value.equalsGoal');
      expect(rules).toContain('cubes.required');
      expect(rules.filter((rule) => rule.startsWith('variation.') || rule.startsWith('goal.'))).toEqual([]);
      expect(rules.includes(AMBIGUITY)).toBe(books[book].game === 'on-sets');
      for (const { rule, clause } of hereIn(book, division))
        expect(clause, rule).toMatch(/^(?:Basic-)?(?:[IVX]+|BOS\d+)/);
    },
  );
});

it('a variation in force has its reason', () => {
  const table = new TestTable('agloa-onsets-2023', 'middle', {
    officiating: 'table',
    players: 'ann bob',
    clocks: 'none',
  });
  const picks = [{ name: 'required-cube', cube: 'B' }];
  table.state = checkedPaper('agloa-onsets-2023', 'middle', { paper: { solution: { setName: 'R' } }, picks });
  expect(reasonsHere(table.view('ann'), gameJudge).map(({ rule }) => rule)).toContain('variation.required-cube');
});
