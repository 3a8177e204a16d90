// The key: every symbol on the cubes, and every variation with its blank and its clause.
import { type Action, BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { VARIATION_IDS } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { ON_SETS_START, seatAt, tableAfter } from '../testing/seats.ts';
import { keyLines, variationRows } from './key.ts';

const page = { paint: PLAIN, width: 80 };

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(Object.keys(books[book].divisions) as DivisionId[])('%s: every symbol is explained', (division) => {
    const seat = seatAt(tableAfter([], { book, division, variations: true }));
    const lines = keyLines(seat, page);
    const text = lines.join('\n');
    for (const cube of seat.cubes.all.filter((each) => !/[\dBRGY]/.test(each)))
      expect(lines.some((line) => line.trimStart().startsWith(seat.words.cube(cube)))).toBe(true);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
    expect(text).toContain('Variations in force');
  });
});

const WITHOUT_BLANK: Action = {
  type: 'choose-variations',
  by: 'ann',
  variations: [{ name: 'wild-cube', cube: 'G' }],
};

test('[agloa-onsets-2023 XIII-B-2] a variation is shown with its blank, its chooser and its clause', () => {
  const [roll, deal] = ON_SETS_START;
  const table = tableAfter([...(roll && deal ? [roll, deal] : []), WITHOUT_BLANK], { variations: true });
  expect(variationRows(seatAt(table))).toEqual([
    [
      'Wild Cube (chosen by ann)',
      'the cube G may stand for any symbol except a digit; it means the same in the whole Solution, and the writer says what it is (XIII-B-2, variations)',
    ],
  ]);
});

test('each variation on offer is explained in words', () => {
  const seat = seatAt(tableAfter([], { book: 'agloa-onsets-2023', division: 'senior', variations: true }));
  for (const name of VARIATION_IDS) {
    const table = { ...seat.view.table, variations: [{ name, cube: 'U', card: 'BR', set: 'B U R', by: 'bob' }] };
    const row = variationRows({ ...seat, view: { ...seat.view, table } }).at(-1);
    expect(row?.[0]).toMatch(/ \(chosen by bob\)$/);
    expect(row?.[1]).toMatch(/\(XIII-[CD]-\d+, variations\)$/);
    expect(row?.join()).not.toMatch(/undefined|\[object/);
  }
});

test('[mlag-equations-basic-2018 XIII] what Junior and Senior play in every shake', () => {
  const at = (division: DivisionId) =>
    variationRows(seatAt(tableAfter([], { book: 'mlag-equations-basic-2018', division })));
  expect(at('senior').map(([name]) => name)).toEqual([
    'Sideways (in every shake)',
    'Upside-down (in every shake)',
    'Sideways and upside-down (in every shake)',
    '0 Wild (in every shake)',
  ]);
  expect(at('middle')).toEqual([]);
});

test('if = and ⊆ are wild or unused, the key says so', () => {
  const text = (book: 'mlag-onsets-basic-2011' | 'mlag-onsets-basic-2019' | 'agloa-onsets-2023') =>
    keyLines(seatAt(tableAfter([], { book, division: 'elementary' })), { paint: PLAIN, width: 200 }).join('\n');
  expect(text('mlag-onsets-basic-2011')).toMatch(/=: equals, wild: you say which of B, R, G, Y, V, Λ it stands for/);
  expect(text('agloa-onsets-2023')).toMatch(/=: equals: Solutions in this division do not use it/);
});
