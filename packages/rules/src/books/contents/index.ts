// Which clauses each book has: all that a table must know about them. The door of the clauses has what they say.
import type { BookId } from '../book.ts';
import { agloaOnsets2023Contents } from './agloaOnsets2023.ts';
import { mlagEquationsBasic2018Contents } from './mlagEquationsBasic2018.ts';
import { mlagOnsetsAdventurous2017Contents } from './mlagOnsetsAdventurous2017.ts';
import { mlagOnsetsBasic2011Contents } from './mlagOnsetsBasic2011.ts';
import { mlagOnsetsBasic2019Contents } from './mlagOnsetsBasic2019.ts';

const CONTENTS: Readonly<Record<BookId, string>> = {
  'mlag-onsets-basic-2011': mlagOnsetsBasic2011Contents,
  'mlag-onsets-adventurous-2017': mlagOnsetsAdventurous2017Contents,
  'mlag-onsets-basic-2019': mlagOnsetsBasic2019Contents,
  'agloa-onsets-2023': agloaOnsets2023Contents,
  'mlag-equations-basic-2018': mlagEquationsBasic2018Contents,
};

/** Every clause in the order of the book, and every comment as its clause and tag: `V-A-1`, `V-A-1#comment`. */
export const contentsOf = (book: BookId): string[] =>
  CONTENTS[book]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [section = '', ...parts] = line.split(/:? /);
      // A dot is the section itself, and its comments follow it without a hyphen.
      return parts.map((part) => section + (part === '.' ? '' : part.startsWith('#') ? part : `-${part}`));
    });

const known = new Map<BookId, readonly string[]>();

/** The clauses alone. */
export function clauseNumbersOf(book: BookId): readonly string[] {
  const before = known.get(book);
  if (before) return before;
  const numbers = contentsOf(book).filter((each) => !each.includes('#'));
  known.set(book, numbers);
  return numbers;
}
