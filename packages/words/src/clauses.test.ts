// What the books say in another language: each clause and each reading, and nothing that the books do not have.
import { BOOK_IDS } from '@openshake/rules';
import { clausesOf, rulingsOf } from '@openshake/rules/clauses';
import { describe, expect, it } from 'vitest';
import { textsOf } from './es/clauses/index.ts';
import { ENGLISH } from './testing/english.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The texts of both languages, with the address of each. */
const BOOKS = await Promise.all(
  BOOK_IDS.map(async (book) => {
    const spanish = await textsOf(book);
    const clauses = (await clausesOf(book)).map(({ clause, tag, says, why, differs }) => ({
      key: tag === undefined ? clause : `${clause}#${tag}`,
      english: { says, why, differs } as Texts,
    }));
    const rulings = (await rulingsOf(book)).map(({ id, question, reading, because }) => ({
      key: id,
      english: { question, reading, because } as Texts,
    }));
    return { book, spanish, clauses, rulings };
  }),
);

const PAIRS = BOOKS.flatMap(({ book, spanish, clauses, rulings }) =>
  [
    { rows: clauses, texts: spanish.clauses as Readonly<Record<string, Texts>> },
    { rows: rulings, texts: spanish.rulings as Readonly<Record<string, Texts>> },
  ].flatMap(({ rows, texts }) =>
    rows.flatMap(({ key, english }) =>
      Object.entries(english).map(([field, text]) => ({
        at: `${book} ${key} ${field}`,
        english: text,
        spanish: texts[key]?.[field],
      })),
    ),
  ),
);

describe.each(BOOKS)('$book in Spanish', ({ spanish, clauses, rulings }) => {
  it('has every clause and no other', () => {
    expect(Object.keys(spanish.clauses)).toEqual(clauses.map(({ key }) => key));
  });

  it('has every reading of a doubtful place and no other', () => {
    expect(Object.keys(spanish.rulings).toSorted()).toEqual(rulings.map(({ key }) => key).toSorted());
  });
});

describe('the texts in Spanish', () => {
  it('are there wherever there is an English one, and only there', () => {
    const wrong = PAIRS.filter(({ english, spanish }) => (english === undefined) !== (spanish === undefined));
    expect(wrong).toEqual([]);
    expect(PAIRS.filter(({ spanish }) => spanish?.trim() === '')).toEqual([]);
  });

  it('are not English', () => {
    // What players say at a table stands in quotes, with its meaning.
    const plain = (text = '') => text.replaceAll(/“[^”]*”/g, '').replaceAll('Force Out', '');
    // “No.” is Spanish too.
    const same = PAIRS.filter(({ english, spanish }) => spanish !== undefined && spanish === english);
    expect(same.filter(({ spanish }) => spanish !== 'No.')).toEqual([]);
    expect(PAIRS.filter(({ spanish }) => ENGLISH.test(plain(spanish)))).toEqual([]);
  });

  it('are the same where the English ones are', () => {
    const known = new Map<string, string | undefined>();
    const other = PAIRS.filter(({ english, spanish }) => {
      if (english === undefined) return false;
      if (!known.has(english)) known.set(english, spanish);
      return known.get(english) !== spanish;
    });
    expect(other).toEqual([]);
  });

  it('name the same clauses and books', () => {
    const named = (text = '') =>
      [...text.matchAll(/(?<![\w-])(?:[IVX]+-[A-Z](?:-\w+)*|BOS\d+|mlag-[\w-]+|agloa-[\w-]+)/g)].map(([each]) => each);
    const wrong = PAIRS.filter(
      ({ english, spanish }) => named(english).toSorted().join() !== named(spanish).toSorted().join(),
    );
    expect(wrong).toEqual([]);
  });

  it('name the same numbers', () => {
    const digits = (text = '') => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join(' ');
    const wrong = PAIRS.filter(({ english, spanish }) => digits(english) !== digits(spanish));
    expect(wrong.map(({ at, english, spanish }) => [at, english, spanish])).toEqual([]);
  });
});
