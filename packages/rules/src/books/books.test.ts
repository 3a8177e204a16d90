// The books as values: every resolved book as a snapshot, so that a leak from parent to child shows in a diff; and what differs between them.
import { describe, expect, it } from 'vitest';
import { EQUATIONS_RULES } from '../equations/rules.ts';
import { RULE_KEYS } from '../rule.ts';
import { shakeRules } from '../variations/index.ts';
import { BOOK_IDS, type DivisionId, divisionRules, type OnSetsBook } from './book.ts';
import { contentsOf } from './contents/index.ts';
import { books } from './index.ts';

const onSets = Object.values(books).filter((book): book is OnSetsBook => book.game === 'on-sets');

const rulesOf = (id: keyof typeof books, division: DivisionId) => {
  const book = books[id];
  const played = book.game === 'on-sets' ? book.divisions[division] : undefined;
  if (book.game !== 'on-sets' || !played) throw new Error(`${id} ${division}`);
  return shakeRules(book, played, []).rules;
};

describe('the books', () => {
  it('stand under their own ids', () => {
    expect(Object.keys(books)).toEqual([...BOOK_IDS]);
    for (const [id, book] of Object.entries(books)) expect(book.id).toBe(id);
  });

  it.each([
    ['mlag-onsets-basic-2011', ['minor', 'elementary', 'middle']],
    ['mlag-onsets-adventurous-2017', ['elementary', 'middle', 'junior', 'senior']],
    ['mlag-onsets-basic-2019', ['minor', 'elementary', 'middle', 'junior', 'senior']],
    ['agloa-onsets-2023', ['basic', 'elementary', 'middle', 'junior', 'senior']],
    ['mlag-equations-basic-2018', ['minor', 'elementary', 'middle', 'junior', 'senior']],
  ] as const)('%s has its divisions', (id, divisions) => {
    expect(Object.keys(books[id].divisions)).toEqual(divisions);
  });

  for (const book of onSets) {
    for (const [name, division] of Object.entries(book.divisions)) {
      it(`${book.id} ${name}, fully resolved, is as kept`, () => {
        const { standing, offered } = division;
        expect({ standing, offered, rules: shakeRules(book, division, []).rules }).toMatchSnapshot();
      });

      it(`${book.id} ${name} cites an existing clause for every rule`, () => {
        const { cites } = divisionRules(book, division);
        const clauses = new Set(contentsOf(book.id));
        expect(Object.keys(cites).sort()).toEqual([...RULE_KEYS].sort());
        expect(Object.entries(cites).filter(([, clause]) => !clauses.has(clause))).toEqual([]);
      });
    }
  }
});

describe('the book of Equations', () => {
  const book = books['mlag-equations-basic-2018'];
  if (book.game !== 'equations') throw new Error(book.id);

  for (const [name, division] of Object.entries(book.divisions))
    it(`${name}, fully resolved, is as kept`, () => {
      expect({ ...book.rules, ...division }).toMatchSnapshot();
    });

  it('cites an existing clause for every rule', () => {
    const clauses = new Set(contentsOf(book.id));
    expect(Object.keys(book.cites).sort()).toEqual([...EQUATIONS_RULES].sort());
    expect(Object.entries(book.cites).filter(([, clause]) => !clauses.has(clause))).toEqual([]);
  });

  it('[mlag-equations-basic-2018 III-C-3, XIII] Elementary limits powers and roots; Junior and Senior turn cubes and have a wild 0', () => {
    const { minor, elementary, middle, junior, senior } = book.divisions;
    expect([minor, middle]).toEqual([{}, {}]);
    expect(elementary).toEqual({ powersAndRoots: 'ofWholeNumbers' });
    expect(junior).toEqual({ turnedCubes: true, zeroWild: true });
    expect(senior).toEqual(junior);
  });
});

describe('what the books say of a Solution', () => {
  it('[agloa-onsets-2023 II-B-1, II-B-2; mlag-onsets-adventurous-2017 II-B-1, II-B-2] six to twelve cards, ten to fourteen in Senior', () => {
    for (const id of ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const) {
      for (const division of ['elementary', 'middle', 'junior'] as const)
        expect(rulesOf(id, division).universe).toEqual({ least: 6, most: 12 });
      expect(rulesOf(id, 'senior').universe).toEqual({ least: 10, most: 14 });
    }
  });

  it('[mlag-onsets-basic-2019 II-B-1; mlag-onsets-basic-2011 BOS5] six to twelve cards in every division of the basic books', () => {
    expect(rulesOf('mlag-onsets-basic-2019', 'senior').universe).toEqual({ least: 6, most: 12 });
    expect(rulesOf('mlag-onsets-basic-2011', 'minor').universe).toEqual({ least: 6, most: 12 });
  });

  it('[agloa-onsets-2023 XIII-C-1, XIII-C-2, XIII-C-3; mlag-onsets-adventurous-2017 XIII-C-1, XIII-C-2, XIII-C-3] three variations stand in Junior and Senior', () => {
    for (const id of ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const)
      for (const division of ['junior', 'senior'] as const) {
        const { operations, exchange } = rulesOf(id, division);
        expect(operations.manyTimes).toBe(true);
        expect(exchange).toEqual({ U: 'N', N: 'U', V: 'A', A: 'V' });
      }
    expect(rulesOf('agloa-onsets-2023', 'middle').exchange).toEqual({});
  });

  it('[agloa-onsets-2023 XIII-A, XIII-B, XIII-C, XIII-D; mlag-onsets-adventurous-2017 XIII-D] each division has its list', () => {
    for (const id of ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const) {
      const { divisions } = books[id];
      const counts = Object.entries(divisions).map(([name, division]) => [
        name,
        (division as { offered: string[] }).offered.length,
      ]);
      // Required and Forbidden Card are one entry with two names.
      expect(Object.fromEntries(counts)).toMatchObject({ elementary: 7, middle: 9, junior: 10, senior: 12 });
    }
  });

  it('[mlag-onsets-basic-2011 BOS1; mlag-onsets-basic-2019 I-A] the basic books have no variations and no Restrictions', () => {
    for (const id of ['mlag-onsets-basic-2011', 'mlag-onsets-basic-2019'] as const) {
      expect(rulesOf(id, 'middle').restrictions).toBe('none');
      expect((books[id] as OnSetsBook).divisions.middle).toEqual({ standing: [], offered: [] });
    }
  });
});
