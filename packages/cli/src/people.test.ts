// Names for seats and back: a match played under names is the match played by seats, with the names put in.
import { matchAfter, storedMatch, upgradeMatch } from '@openshake/host';
import { BOOK_IDS, books, type DivisionId, OFFICIATING, type Setup, view } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { recordMatch } from '../../../../tests/table/support/recordedMatch.ts';
import { People } from './people.ts';

const NAMES = ['Mia', 'c', 'b'];
const people = People.seated(NAMES);

describe.each(BOOK_IDS)('%s', (book) => {
  test.each(OFFICIATING)('%s, random matches from seed 1', (officiating) => {
    for (const [index, division] of (Object.keys(books[book].divisions) as DivisionId[]).entries()) {
      const setup: Setup = { book, division, players: NAMES, officiating, clocks: 'book', variations: true };
      const stored = recordMatch(setup, 1 + index, 2);
      const named = upgradeMatch(stored, { search });
      const seated = upgradeMatch(people.seated(stored), { search });
      expect(seated.log.setup.players).toEqual(['a', 'b', 'c']);
      expect(makeMatch(people.named(storedMatch(seated.log)) as never)).toBe(
        makeMatch(storedMatch(named.log) as never),
      );
      const words = /"message":"(?:[^"\\]|\\.)*"/g;
      const without = (value: unknown) => JSON.stringify(value).replaceAll(words, '"message":""');
      for (const [at, row] of seated.log.rows.entries())
        expect(without(people.named(row)), JSON.stringify(row)).toBe(without(named.log.rows[at]));
      const given = { at: stored.actions.at(-1)?.at ?? 0, search };
      const states = [seated, named].map(({ log: { setup: how, rows } }) => matchAfter({ setup: how, rows }));
      const [bySeat, byName] = states;
      if (!bySeat || !byName) throw new Error('There is no match.');
      expect(without(people.named(view(bySeat, 'b', given)))).toBe(without(view(byName, 'c', given)));
    }
  });
});

test('what somebody wrote stays as it is, though it looks like a seat', () => {
  const paper = { type: 'paperPresented', by: 'b', at: 1, paper: { solution: { by: 'a', player: 'a', setName: 'a' } } };
  expect(people.named(paper)).toEqual({ ...paper, by: 'c' });
});
