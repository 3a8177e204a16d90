// The variations that a division may choose from.
import { books, type DivisionId } from '@openshake/rules';

export function offeredIn(rulebook: string, division: string): string[] {
  const book = Object.values(books).find(({ id }) => id === rulebook);
  if (book?.game !== 'on-sets') throw new Error(`${rulebook} is no book of On-Sets`);
  return [...(book.divisions[division as DivisionId]?.offered ?? [])];
}
