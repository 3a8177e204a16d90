// The rulebook and division of a request. They are checked first, because nothing else makes sense without them.
import { type BookId, books, type WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { missing, mustBe } from './fields.ts';
import { carry, quoted } from './inWords.ts';

const EXPECTED = {
  rulebook: { key: 'expected.rulebook', example: '"agloa-onsets-2023"' },
  division: { key: 'expected.division', example: '"middle"' },
} as const;

export const PlayedBy = v.pipe(
  v.object(
    {
      rulebook: v.string(mustBe('rulebook', EXPECTED.rulebook)),
      division: v.string(mustBe('division', EXPECTED.division)),
    },
    missing(EXPECTED),
  ),
  v.rawTransform<{ rulebook: string; division: string }, { rulebook: BookId; division: string }>(
    ({ dataset, addIssue, NEVER }) => {
      const { rulebook, division } = dataset.value;
      const refused = (...facts: WireFact[]) => {
        for (const fact of facts) addIssue({ message: carry(fact) });
        return NEVER;
      };
      const book = Object.values(books).find(({ id }) => id === rulebook);
      if (!book) {
        const isKnown = Object.values(books).some(({ divisions }) => Object.hasOwn(divisions, division));
        const none: WireFact = { key: 'request.division.none', division: quoted(division) };
        const unknown: WireFact = { key: 'request.rulebook', rulebook: quoted(rulebook), books: Object.keys(books) };
        return refused(unknown, ...(isKnown ? [] : [none]));
      }
      if (Object.hasOwn(book.divisions, division)) return { rulebook: book.id, division };
      const divisions = Object.keys(book.divisions);
      return refused({ key: 'request.division', division: quoted(division), rulebook, divisions });
    },
  ),
);
