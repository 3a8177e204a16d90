// What help and the Tab key offer in every book, strict and at a table: nothing that the book does not have.
import { type Foresee, foreseer } from '@openshake/advice';
import { BOOK_IDS, type BookId, books, type DivisionId, OFFICIATING } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../../colour.ts';
import { HandTable } from '../../testing/handTable.ts';
import { seatAt } from '../../testing/seats.ts';
import { helpLines, helpNowLines } from '../helping.ts';
import type { Seat } from '../seat.ts';
import { completeLine, playedCommands } from './index.ts';

const page = { paint: PLAIN, width: 200 };

const FLUBS = ['a-flub', 'p-flub', 'ca-flub', 'force-out', 'force-out-a', 'force-out-b'];
const CHECKING = ['charge', 'takeback', 'accept', 'reject', 'ask', 'indicate', 'judge'];

/** What a book never has, strict or not, without variations. */
const NEVER: Readonly<Record<BookId, readonly string[]>> = {
  'mlag-onsets-basic-2011': ['vars', 'shift', 'now', 'impossible'],
  'mlag-onsets-adventurous-2017': ['vars', 'shift', ...FLUBS],
  'mlag-onsets-basic-2019': ['vars', 'shift', ...FLUBS],
  'agloa-onsets-2023': ['vars', 'shift', 'join', ...FLUBS],
  'mlag-equations-basic-2018': ['vars', 'shift', 'deal', ...FLUBS],
};
const EVER: Readonly<Record<BookId, readonly string[]>> = {
  'mlag-onsets-basic-2011': ['deal', 'join', 'no-goal', ...FLUBS],
  'mlag-onsets-adventurous-2017': ['deal', 'bonus', 'no-goal', 'now'],
  'mlag-onsets-basic-2019': ['deal', 'bonus', 'now', 'impossible'],
  'agloa-onsets-2023': ['deal', 'bonus', 'no-goal', 'now'],
  'mlag-equations-basic-2018': ['bonus', 'now', 'impossible', 'no-goal'],
};

type Sat = Seat & { foresee: Foresee };

function seats(book: BookId, officiating: (typeof OFFICIATING)[number], variations: boolean): Sat[] {
  const divisions = Object.keys(books[book].divisions).filter((name) => name !== 'basic') as DivisionId[];
  return divisions.map((division) => {
    const setup = { book, division, players: ['ann', 'bob', 'cy'], officiating, clocks: 'none', variations } as const;
    const table = new HandTable(setup);
    return { ...seatAt(table), foresee: foreseer(table.match, 0) };
  });
}

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(OFFICIATING)('%s', (officiating) => {
    for (const seat of seats(book, officiating, false)) {
      const all = playedCommands(seat).map(({ name }) => name);
      const closed = [...NEVER[book], ...(officiating === 'strict' ? CHECKING : [])];
      const listed = helpNowLines(seat, page, seat.foresee).map((line) => line.trim().split(/\s/)[0]);
      const [tab] = completeLine('', seat);
      const [helpTab] = completeLine('help ', seat);
      for (const name of closed.filter((each) => each !== 'now')) {
        expect(all).not.toContain(name);
        expect(listed).not.toContain(name);
        expect(tab).not.toContain(`${name} `);
        expect(helpTab).not.toContain(name);
      }
      for (const name of [...EVER[book], ...(officiating === 'table' ? CHECKING : [])]) expect(all).toContain(name);
    }
  });
});

test('variations can be chosen and cubes shifted only if the rulebook plays that way', () => {
  const [, , , senior] = seats('mlag-onsets-adventurous-2017', 'strict', true);
  const names = senior ? playedCommands(senior).map(({ name }) => name) : [];
  expect(names).toContain('vars');
  expect(names).toContain('shift');
});

test('[agloa-onsets-2023 Basic-II] the introduction has no bonus and no No Goal', () => {
  const setup = { players: ['ann', 'bob'], officiating: 'strict', clocks: 'none', variations: true } as const;
  const table = new HandTable({ ...setup, book: 'agloa-onsets-2023', division: 'basic' });
  const names = playedCommands(seatAt(table)).map(({ name }) => name);
  for (const name of ['bonus', 'no-goal', 'agree', 'challenge', 'vars']) expect(names).not.toContain(name);
});

test('before there is a Goal or a paper, help does not mention them', () => {
  const [seat] = seats('agloa-onsets-2023', 'strict', false);
  const text = seat ? helpLines(seat, page).join('\n') : '';
  expect(text).not.toMatch(/\n +(?:try|papers)\b/);
  expect(text).toMatch(/\n +key /);
});
