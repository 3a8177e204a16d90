// The books as values: every resolved book as a snapshot, so that a leak from parent to child shows in a diff; and what differs between them.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { EQUATIONS_RULES } from '../equations/rules.ts';
import { RULE_KEYS } from '../rule.ts';
import { TABLE_RULES } from '../tableRules.ts';
import { shakeRules } from '../variations/index.ts';
import { BOOK_IDS, type Book, DIVISIONS, type DivisionId, divisionRules, type OnSetsBook } from './book.ts';
import { books } from './index.ts';
import { bookReasons } from './reasons/index.ts';
import { divisionTable } from './table/index.ts';

const onSets = Object.values(books).filter((book): book is OnSetsBook => book.game === 'on-sets');

const rulesOf = (id: keyof typeof books, division: DivisionId) => {
  const book = books[id];
  const played = book.game === 'on-sets' ? book.divisions[division] : undefined;
  if (book.game !== 'on-sets' || !played) throw new Error(`${id} ${division}`);
  return shakeRules(book, played, []).rules;
};

/** What a division says of a Solution, and the clauses that have another number there than in its book. */
function solutionRules(book: Book, division: DivisionId): object {
  if (book.game === 'equations') return { ...book.rules, ...book.divisions[division] };
  const played = book.divisions[division];
  if (!played) throw new Error(`${book.id} ${division}`);
  const { standing, offered } = played;
  const { cites, ...rules } = shakeRules(book, played, []).rules;
  const others = RULE_KEYS.filter((key) => cites[key] !== book.cites[key]);
  return { standing, offered, rules, cites: Object.fromEntries(others.map((key) => [key, cites[key]])) };
}

const divisionsOf = (book: Book): DivisionId[] => DIVISIONS.filter((division) => division in book.divisions);

/** Everything that a division plays by. Its clauses for the rules of play are separate. */
function resolved(book: Book, division: DivisionId): object {
  const { cites: _, ...table } = divisionTable(book.id, division);
  return { ...solutionRules(book, division), table };
}

/** The first division of the book that plays by the same rules. */
const twinOf = (book: Book, division: DivisionId): DivisionId | undefined =>
  divisionsOf(book).find((other) => isDeepStrictEqual(resolved(book, other), resolved(book, division)));

/** Rules that cite a clause which the book does not have. */
const missing = (book: Book, cites: Readonly<Record<string, string>>) => {
  const clauses = new Set(bookReasons[book.id].contents.all);
  return Object.entries(cites).filter(([, clause]) => !clauses.has(clause));
};

// What fits on a line stays on it, so that a diff shows more of what differs.
expect.addSnapshotSerializer({
  test: (value) => typeof value === 'object' && value !== null && JSON.stringify(value).length <= 100,
  serialize: (value, config, _, depth, refs, print) =>
    print(
      value,
      { ...config, min: true, spacingInner: ' ', spacingOuter: '', indent: '', plugins: [] },
      '',
      depth,
      refs,
    ),
});

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

  for (const book of Object.values(books)) {
    it(`${book.id} cites the clauses that are kept`, () => {
      expect(book.cites).toMatchSnapshot();
    });

    for (const division of divisionsOf(book)) {
      it(`${book.id} ${division}, fully resolved, is as kept`, () => {
        const twin = twinOf(book, division);
        expect(twin === division ? resolved(book, division) : `as ${twin}`).toMatchSnapshot();
      });

      it(`${book.id} ${division} cites an existing clause for every rule of play`, () => {
        const { cites } = divisionTable(book.id, division);
        expect(Object.keys(cites).sort()).toEqual([...TABLE_RULES].sort());
        expect(missing(book, cites)).toEqual([]);
      });
    }
  }

  for (const book of onSets)
    for (const [name, division] of Object.entries(book.divisions))
      it(`${book.id} ${name} cites an existing clause for every rule of a Solution`, () => {
        const { cites } = divisionRules(book, division);
        expect(Object.keys(cites).sort()).toEqual([...RULE_KEYS].sort());
        expect(missing(book, cites)).toEqual([]);
      });
});

describe('the book of Equations', () => {
  const book = books['mlag-equations-basic-2018'];
  if (book.game !== 'equations') throw new Error(book.id);

  it('cites an existing clause for every rule', () => {
    expect(Object.keys(book.cites).sort()).toEqual([...EQUATIONS_RULES].sort());
    expect(missing(book, book.cites)).toEqual([]);
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
