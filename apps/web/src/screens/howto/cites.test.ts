// In every book a step names two claims about the last move, and cites clauses that the book has.
import { BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { expect, it } from 'vitest';
import { rulesOf } from './cites.ts';

const all = BOOK_IDS.flatMap((book) =>
  (Object.keys(books[book].divisions) as DivisionId[]).map((division) => ({ book, division })),
);
const STEPS = ['roll', 'goal', 'move', 'challenge', 'write'] as const;

it.each(all)('how to play $book, $division', async ({ book, division }) => {
  const { clauseOf, claims } = rulesOf(book, division);
  expect(claims).toEqual(book === 'mlag-onsets-basic-2011' ? ['a-flub', 'p-flub'] : ['now', 'impossible']);
  const known = (await clausesOf(book)).map(({ clause }) => clause);
  for (const step of STEPS) expect(known).toContain(clauseOf(step));
});
