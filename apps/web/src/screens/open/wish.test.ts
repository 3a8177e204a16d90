// What is asked of the server is what it accepts, whatever was chosen on the way, and a table with bots alone is none of its business.
import { TableBody } from '@openshake/protocol/server';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { BOOKS, divisionsOf } from '../../books.ts';
import {
  bodyOf,
  hasPeople,
  isLength,
  practiceOf,
  startWish,
  withBook,
  withBots,
  withDivision,
  withSeat,
  withSeats,
} from './wish.ts';

const start = startWish('agloa-onsets-2023', 'middle');

describe('a wish', () => {
  it.each(BOOKS.flatMap(({ id }) => divisionsOf(id).map((division) => [id, division] as const)))(
    'for %s, %s is accepted as it is',
    (book, division) => {
      expect(v.is(TableBody, bodyOf(startWish(book, division)))).toBe(true);
    },
  );

  it('for another book has a division of that book', () => {
    expect(withBook(start, 'mlag-onsets-basic-2011')).toMatchObject({ division: 'middle', variations: false });
    expect(withBook(startWish('agloa-onsets-2023', 'basic'), 'mlag-equations-basic-2018').division).toBe('elementary');
    expect(withDivision(start, 'basic').variations).toBe(false);
  });

  it('has one seat for me', () => {
    expect(withSeat(start, 1, 'me').seats).toEqual(['open', 'me', 'open']);
    expect(withSeat(start, 1, 'club').seats).toEqual(['me', 'club', 'open']);
    expect(withSeats(withSeats(start, 2), 3).seats).toEqual(['me', 'open', 'open']);
    expect(bodyOf(withSeat(start, 1, 'club')).seats).toEqual(['me', { bot: 'club' }, 'open']);
  });

  it('ends by shakes or by minutes', () => {
    expect(bodyOf({ ...start, ends: { by: 'shakes', count: 4 } })).toMatchObject({ shakes: 4, minutes: null });
    expect(bodyOf({ ...start, ends: { by: 'minutes', count: 40 } })).toMatchObject({ shakes: null, minutes: 40 });
    expect(bodyOf(start)).toMatchObject({ shakes: null, minutes: null });
  });
});

test('lengths are whole and within what the server takes', () => {
  expect(isLength({ by: 'shakes', count: 101 })).toBe(false);
  expect(isLength({ by: 'minutes', count: Number.NaN })).toBe(false);
  expect(isLength({ by: 'minutes', count: 600 })).toBe(true);
});

test('somebody has to be there', () => {
  expect(hasPeople(withSeat(withSeats(start, 2), 0, 'club'))).toBe(true);
  expect(hasPeople({ ...start, seats: ['club', 'team'] })).toBe(false);
});

describe('a table with bots alone', () => {
  const bots = withBots(withSeat(withSeat(start, 1, 'me'), 2, 'club'), 'team');

  it('is played in the page, with my seat where I chose it', () => {
    expect(practiceOf(bots)).toEqual({
      ...{ book: 'agloa-onsets-2023', division: 'middle', levels: ['team', 'club'], before: 1 },
      ...{ officiating: 'strict', clocks: 'book', variations: true, round: { minutes: 30 } },
    });
  });

  it('is one where I sit and no seat is open', () => {
    expect(practiceOf(start)).toBeNull();
    expect(practiceOf(withSeat(bots, 1, 'club'))).toBeNull();
  });

  it('ends by minutes, by shakes, or without clocks as any practice does', () => {
    expect(practiceOf({ ...bots, ends: { by: 'minutes', count: 12 } })?.round).toEqual({ minutes: 12 });
    expect(practiceOf({ ...bots, ends: { by: 'shakes', count: 5 } })?.round).toEqual({ shakes: 5 });
    expect(practiceOf({ ...bots, clocks: 'none' })?.round).toBeUndefined();
  });
});
