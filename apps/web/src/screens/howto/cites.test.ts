// What the steps cite is what the rules cite, and the claims that they name are those of the book.
import { type BookId, books, type DivisionId, divisionTable } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { type CitedStep, CLAIM_NAMES, citesOf, claimsOf, STEP_RULES } from './cites.ts';

const all = (Object.keys(books) as BookId[]).flatMap((book) =>
  (Object.keys(books[book].divisions) as DivisionId[]).map((division) => ({ book, division })),
);

describe('how to play', () => {
  it.each(all)('cites the clauses of $book, $division', ({ book, division }) => {
    const { cites } = divisionTable(book, division);
    const steps = Object.keys(STEP_RULES) as CitedStep[];
    expect(citesOf(book, division)).toEqual(Object.fromEntries(steps.map((step) => [step, cites[STEP_RULES[step]]])));
  });

  it.each(all)('names claims of $book, $division', ({ book, division }) => {
    const { claims } = divisionTable(book, division);
    const named = claimsOf(book).map((name) => CLAIM_NAMES[name]);
    expect(claims.slice(0, 2)).toEqual(named);
  });
});
