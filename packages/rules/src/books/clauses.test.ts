// The clauses and rulings of every book as values.
import { describe, expect, it } from 'vitest';
import { clausesOf, rulingsOf } from './clauses/index.ts';
import { bookReasons } from './reasons/index.ts';

const BOOKS = [
  { id: 'mlag-onsets-basic-2011', rows: 46 },
  { id: 'mlag-onsets-adventurous-2017', rows: 247 },
  { id: 'mlag-onsets-basic-2019', rows: 131 },
  { id: 'agloa-onsets-2023', rows: 332 },
  { id: 'mlag-equations-basic-2018', rows: 164 },
] as const;

const repeated = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

describe.each(BOOKS)('$id', async ({ id, rows }) => {
  const clauses = await clausesOf(id);
  const rulings = await rulingsOf(id);

  it(`has ${rows} rows`, () => {
    expect(clauses).toHaveLength(rows);
  });

  it('has no clause and tag twice', () => {
    expect(repeated(clauses.map(({ clause, tag = '' }) => `${clause}#${tag}`))).toEqual([]);
  });

  it('lists them all in its contents', () => {
    expect(bookReasons[id].contents.all).toEqual(
      clauses.map(({ clause, tag }) => (tag === undefined ? clause : `${clause}#${tag}`)),
    );
  });

  it('has every tagged clause itself, before its comments', () => {
    const seen = new Set<string>();
    const orphans = clauses.filter(({ clause, tag }) => {
      const orphan = tag !== undefined && !seen.has(clause);
      seen.add(clause);
      return orphan;
    });
    expect(orphans).toEqual([]);
  });

  it('keeps what differs apart from what it says', () => {
    expect(clauses.filter(({ says, differs }) => says === '' || differs === '' || says.includes('DIFFERS'))).toEqual(
      [],
    );
  });

  it('rules only on clauses that it has', () => {
    const known = new Set(clauses.map(({ clause }) => clause));
    expect(rulings.filter(({ clause }) => !known.has(clause))).toEqual([]);
  });

  it('names each ruling once, in kebab-case', () => {
    const ids = rulings.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});
