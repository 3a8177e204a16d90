// Why a choice is closed, as the table would refuse it, and the clause of each variation.
import { books, divisionTable, type MatchView, type Refusal } from '@openshake/rules';
import type { VariationId } from '@openshake/rules/onsets/table';
import { Clause } from '../../../parts/Clause.tsx';
import type { Entry } from './entries.ts';

export const refusalFor = (
  { book, division }: MatchView,
  why: NonNullable<Entry['why']>,
): Pick<Refusal, 'facts' | 'clause'> => ({
  facts: why as unknown as Refusal['facts'],
  clause: divisionTable(book, division).cites['choose.proper'],
});

/** The clause that a variation has in this book and division. */
export function clauseOf({ book: id, division }: MatchView, name: VariationId) {
  const book = books[id];
  const clause =
    book.game === 'on-sets' ? { ...book.cites, ...book.divisions[division]?.cites }[`variation.${name}`] : undefined;
  return clause === undefined ? null : <Clause book={id} clause={clause} />;
}
