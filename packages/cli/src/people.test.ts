// Names beside a match: a typed name becomes a seat, and a match with names becomes a match of seats without losing anything.
import { matchAfter, upgradeMatch } from '@openshake/host';
import { BOOK_IDS, books, type DivisionId, OFFICIATING, replayMatch, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { recordMatch } from '../../../tests/table/support/recordedMatch.ts';
import { People, seatedMatch, withPlayers } from './people.ts';
import { layout } from './pretty/page.ts';
import { prettyReplayed } from './pretty/replayed.ts';

const SEATS = ['a', 'b', 'c'];

describe('what somebody types', () => {
  const people = new People({ a: 'Mia', b: 'a', c: 'Mary Jane' });

  test.each([
    ['Mia', ['a']],
    ['mia', ['a']],
    ['mary jane', ['c']],
    // A name comes before a letter.
    ['a', ['b']],
    ['A', ['b']],
    ['b', ['b']],
    ['c', ['c']],
    ['Zoe', []],
  ])('%s', (said, seats) => {
    expect(people.seatsOf(said, SEATS)).toEqual(seats);
  });

  test('letters tell two players with the same name apart', () => {
    const both = new People({ a: 'Mia', b: 'mia', c: 'MIA' });
    expect(both.seatsOf('mia', SEATS)).toEqual(['b']);
    expect(both.seatsOf('Mía', SEATS)).toEqual([]);
    const same = new People({ a: 'Mia', b: 'Mia' });
    expect(same.seatOf('Mia', SEATS)).toBeUndefined();
    expect(SEATS.map((seat) => same.typed(seat, SEATS))).toEqual(SEATS);
  });
});

test('written text stays as it is, even if it looks like a player', () => {
  const paper = { type: 'present', by: 'b', solution: { by: 'a', writer: 'a', setName: 'a' } } as const;
  expect(withPlayers(paper, (player) => `${player}!`)).toEqual({ ...paper, by: 'b!' });
});

test('a choice that says who made it names a seat', () => {
  const pick = { name: 'wild-cube', cube: 'B' };
  const chosen = {
    type: 'choose-variations',
    by: 'Mia',
    variations: [{ ...pick, by: 'Mia' }, pick, 'Mia', null],
  } as const;
  expect(withPlayers(chosen, () => 'a')).toEqual({
    ...chosen,
    by: 'a',
    variations: [{ ...pick, by: 'a' }, pick, 'Mia', null],
  });
});

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([field, inner]) => [field, ...textsIn(inner)])
      : [];

test.each(BOOK_IDS)('%s: no stored row holds a sentence or a name, random matches from seed 31', (book) => {
  const names = ['Mia Lopez', 'Leo', 'constructor'];
  const [division] = Object.keys(books[book].divisions) as DivisionId[];
  if (division === undefined) throw new Error(`${book} has no division.`);
  for (const [index, officiating] of OFFICIATING.entries()) {
    const setup: Setup = { book, division, players: names, officiating, clocks: 'book', variations: true };
    const { match, people } = seatedMatch(recordMatch(setup, 31 + index, 2), {});
    expect(people).toEqual({ a: 'Mia Lopez', b: 'Leo', c: 'constructor' });
    const { rows } = upgradeMatch(match, { search }).log;
    const texts = rows.flatMap(textsIn);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => names.slice(0, 2).some((name) => text.includes(name)))).toEqual([]);
    expect(texts.filter((text) => /\p{L}{2,} \p{L}{2,}.*\p{L}\.$/u.test(text))).toEqual([]);
  }
});

/** Names that look like seats, cubes and words of the game. */
const NAMES = ['Now', 'a', 'required'];

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(OFFICIATING)('%s, random matches under names from seed 1', (officiating) => {
    for (const [index, division] of (Object.keys(books[book].divisions) as DivisionId[]).entries()) {
      const setup: Setup = { book, division, players: NAMES, officiating, clocks: 'book', variations: true };
      const stored = recordMatch(setup, 1 + index, 2);
      const { match, people } = seatedMatch(stored, {});
      expect(match.players).toEqual(SEATS);
      expect(people).toEqual({ a: 'Now', b: 'a', c: 'required' });
      const page = layout();
      const told = (request: typeof stored, names: typeof people) =>
        prettyReplayed({ id: null, match: request, people: names, replayed: replayMatch(request, { search }) }, page);
      // With the names filled in last, the story equals that of the match played under those names.
      expect(told(match, people)).toBe(told(stored, {}));
      const { log } = upgradeMatch(match, { search });
      expect(matchAfter(log).players).toEqual(SEATS);
    }
  });
});
