// The reader: every clause in its place, found by search, with the same rule in other books; and the examples of the build.
import { BOOK_IDS } from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../tools/examples.ts';
import { benchHref, parseAddress } from '../bench/benchAddress.ts';
import { stateOfRequest } from '../bench/benchState.ts';
import { compare, sameElsewhere, sameIn } from './sameRule.ts';
import { entriesOf, entryAt, searchIn, topicsOf } from './shelf.ts';

const shelf = Object.fromEntries(
  await Promise.all(BOOK_IDS.map(async (id) => [id, entriesOf(await clausesOf(id))] as const)),
);
const entries = (book: (typeof BOOK_IDS)[number]) => shelf[book] ?? [];

describe('the contents', () => {
  it('hold every clause and comment of every book once', async () => {
    for (const id of BOOK_IDS) {
      const shown = entries(id).flatMap(({ row, comments }) => [row, ...comments]);
      expect(shown.length).toBe((await clausesOf(id)).length);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('know what a clause belongs to', () => {
    const all = entries('mlag-onsets-basic-2019');
    expect(all.find(({ clause }) => clause === 'VII-B-3-a')).toMatchObject({ parent: 'VII-B-3', section: 'VII' });
    expect(topicsOf(all, 'VII')).toContain('check');
  });

  it('find the clause of an address, or the nearest above it', () => {
    const all = entries('mlag-onsets-basic-2019');
    expect(entryAt(all, 'VII-B-3')?.clause).toBe('VII-B-3');
    expect(entryAt(all, 'vii-b-3#c')?.clause).toBe('VII-B-3');
    expect(entryAt(all, 'VII-B-3-zz')?.clause).toBe('VII-B-3');
    expect(entryAt(all, 'LXX')).toBeUndefined();
  });
});

describe('search', () => {
  it('wants every word, in any case', () => {
    const found = searchIn(entries('mlag-onsets-basic-2019'), 'INTERPRETATION goal');
    expect(found.map(({ clause }) => clause)).toContain('VII-B-3');
    expect(searchIn(entries('mlag-onsets-basic-2019'), 'interpretation zebra')).toEqual([]);
    expect(searchIn(entries('mlag-onsets-basic-2019'), ' ')).toEqual([]);
  });

  it('puts the clause with that number first', () => {
    expect(searchIn(entries('agloa-onsets-2023'), 'vii-b')[0]?.clause).toBe('VII-B');
  });
});

describe('the same rule', () => {
  it('is found in other books', () => {
    expect(sameIn('mlag-onsets-basic-2019', 'VII-B-3', 'agloa-onsets-2023')).toContain('VII-B-6');
    expect(sameElsewhere('mlag-onsets-basic-2019', 'VII-B-3').length).toBeGreaterThan(0);
  });

  it('is a clause that the other book has', () => {
    for (const book of BOOK_IDS)
      for (const { clause } of entries(book))
        for (const { book: other, clauses } of sameElsewhere(book, clause))
          for (const each of clauses) expect(entryAt(entries(other), each)?.clause, `${other} ${each}`).toBeDefined();
  });

  it('leaves no clause out when two books lie side by side', () => {
    for (const book of BOOK_IDS)
      for (const other of BOOK_IDS) {
        const { different, onlyHere, onlyThere, alike } = compare([book, entries(book)], [other, entries(other)]);
        expect(different.length + onlyHere.length + alike).toBe(entries(book).length);
        expect(different.length + onlyThere.length + alike).toBe(entries(other).length);
        if (book === other) expect(alike).toBe(entries(book).length);
      }
  });
});

describe('the examples', () => {
  it('of every book open on the bench', () => {
    let count = 0;
    for (const book of BOOK_IDS)
      for (const example of examplesOf(book) as { clause: string; request: Record<string, unknown> }[]) {
        const state = stateOfRequest({ rulebook: book, ...example.request });
        const [, query = ''] = benchHref(state).split('?');
        expect(parseAddress(new URLSearchParams(query))?.faults).toEqual([]);
        count += 1;
      }
    expect(count).toBeGreaterThan(1_500);
  });

  it('belong to clauses of their book', () => {
    for (const book of BOOK_IDS)
      for (const { clause } of examplesOf(book) as { clause: string }[])
        expect(entryAt(entries(book), clause), `${book} ${clause}`).toBeDefined();
  });
});
