// Reasons in words for rejecting a Solution. Each book has its own clauses for them, and the program never guesses.
import { foreseer } from '@openshake/advice';
import { type Action, BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { gameJudge } from '@openshake/rules/judging';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../../colour.ts';
import { ON_SETS_START, seatAt, tableAfter } from '../../testing/seats.ts';
import { helpAbout } from '../helping.ts';
import { completeLine, readLine } from './index.ts';
import { reasonsHere } from './reasons.ts';

const CHECKED: Action[] = [
  ...ON_SETS_START,
  { type: 'challenge', by: 'bob', claim: 'impossible' },
  { type: 'present', by: 'ann', solution: { setName: 'B U R' } },
  { type: 'decline', by: 'Mary Jane' },
];
const checked = tableAfter(CHECKED, { officiating: 'table' });
const bob = seatAt(checked, 'bob');

describe('a reason in words', () => {
  test.each([
    ['reject ann not the Goal', 'VII-B-3'],
    ['reject not the goal', 'VII-B-3'],
    ['reject ann uses a Forbidden cube', 'VII-B-4-d'],
    ['reject forbidden cube', 'VII-B-4-d'],
    ['reject ann Required missing', 'VII-B-4-b'],
    ['reject ann VII-B-3', 'VII-B-3'],
  ])('%s', (line, clause) => {
    expect(readLine(line, bob)).toEqual({ act: { type: 'reject', by: 'bob', writer: 'ann', clause } });
  });

  test('[agloa-onsets-2023 VII-B-6] ambiguity comes with its reading', () => {
    expect(readLine('reject ann ambiguous | reading (B U R)', bob)).toEqual({
      act: { type: 'reject', by: 'bob', writer: 'ann', clause: 'VII-B-6', interpretation: '(B U R)' },
    });
  });

  test.each([
    ['reject ann', /Say what is wrong with it, as in: reject ann not the Goal/],
    ['reject ann ambiguous', /Show a way to read it that misses the Goal, as in: reject ann ambiguous \| reading/],
    ['reject ann ugly', /"ugly" is not a reason in this rulebook\..*help reject/],
    ['reject ann Restriction', /Which do you mean: .*Restriction.*\?/],
  ])('%s asks instead of guessing', (line, asked) => {
    expect(readLine(line, bob)).toMatchObject({ unclear: expect.stringMatching(asked) });
  });

  test('Tab and help list them with their clauses', () => {
    expect(completeLine('reject ann uses a F', bob)[0]).toEqual(['ann uses a Forbidden cube']);
    expect(completeLine('reject not', bob)[0]).toContain('not the Goal');
    const help = helpAbout(
      'reject',
      bob,
      { paint: PLAIN, width: 80 },
      foreseer(checked.match, checked.count * 1000),
    )?.join('\n');
    expect(help).toMatch(/Reasons in this rulebook[\s\S]*uses a Forbidden cube \(VII-B-4-d, correct Solutions\)/);
  });
});

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(Object.keys(books[book].divisions) as DivisionId[])(
    '%s: every reason is stated by its clause',
    (division) => {
      const seat = seatAt(tableAfter([], { book, division, officiating: 'table' }));
      const reasons = reasonsHere(seat);
      expect(reasons.map(({ words }) => words)).toEqual(
        expect.arrayContaining(['not the Goal', 'uses a Forbidden cube', 'a Required cube is missing']),
      );
      for (const { clause } of reasons)
        expect(gameJudge.citations.statedBy(clause, { book, division }, []).size).toBeGreaterThan(0);
      expect(new Set(reasons.map(({ words }) => words)).size).toBe(reasons.length);
    },
  );
});

test('the example of a Solution has the parts that the rules of the shake allow', () => {
  const forms = (laid: object, variations: unknown[] = []) => {
    const start = tableAfter([], laid);
    const seat = seatAt(start);
    const table = { ...seat.view.table, variations };
    const at = { ...seat, view: { ...seat.view, table } };
    return helpAbout('write', at, { paint: PLAIN, width: 120 }, foreseer(start.match, 0))?.join('\n') ?? '';
  };
  expect(forms({ division: 'elementary' })).not.toMatch(/ ; |wild|blank|Restriction/);
  expect(forms({ division: 'middle' })).toMatch(/write G C B ; Y = A ; B U R/);
  expect(forms({ division: 'middle' })).toContain('any Restrictions come before the Set-Name');
  expect(forms({ book: 'mlag-onsets-basic-2011' })).toMatch(/write B U = \| wild =:/);
  expect(forms({ book: 'mlag-equations-basic-2018', division: 'middle' })).not.toMatch(/wild/);
  expect(forms({ book: 'mlag-equations-basic-2018', division: 'senior' })).toMatch(/wild 0:x/);
  const two = forms({ division: 'senior', variations: true }, [{ name: 'two-solutions', by: 'ann' }]);
  expect(two).toMatch(/^ +write B U R & B U G/);
});
