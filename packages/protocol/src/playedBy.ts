// The rulebook and division of a request. They are checked first, because nothing else makes sense without them.
import { type BookId, books } from '@openshake/rules';
import * as v from 'valibot';
import { missing, mustBe } from './fields.ts';
import { describe, listInWords } from './inWords.ts';

const EXPECTED = {
  rulebook: 'the id of a rulebook, such as "agloa-onsets-2023"',
  division: 'the name of a division, such as "middle"',
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
      const refused = (message: string) => {
        addIssue({ message });
        return NEVER;
      };
      const book = Object.values(books).find(({ id }) => id === rulebook);
      if (!book) {
        const isKnown = Object.values(books).some(({ divisions }) => Object.hasOwn(divisions, division));
        const none = isKnown ? '' : ` No rulebook has a division ${describe(division)}.`;
        const choose = listInWords(Object.keys(books), 'or');
        return refused(`There is no rulebook ${describe(rulebook)}; choose ${choose}.${none}`);
      }
      if (Object.hasOwn(book.divisions, division)) return { rulebook: book.id, division };
      const divisions = listInWords(Object.keys(book.divisions), 'and');
      return refused(`There is no division ${describe(division)} in ${rulebook}; it has ${divisions}.`);
    },
  ),
);
