// The words of a table in the command's language.
import { type BookId, books, type GameName } from '@openshake/rules';
import { type Names, type TableWords, tableWords } from '@openshake/words';
import { ENGLISH } from '../words/speech.ts';
import { type Page, speechOf } from './page.ts';

/** Words without names are made once. */
const known = new Map<string, TableWords>();

/** The words of a game. */
export function wordsIn(game: GameName, { language, catalogue } = ENGLISH): TableWords {
  const key = `${language} ${game}`;
  const words = known.get(key) ?? tableWords(game, catalogue);
  known.set(key, words);
  return words;
}

/** The words of a table on this page. */
export const wordsOn = (page: Page, book: BookId): TableWords => wordsOf(book, speechOf(page), page.names);

/** The words of a table. `names`: who sits where. */
export const wordsOf = (book: BookId, speech = ENGLISH, names?: Names): TableWords => {
  const { game } = books[book];
  return names === undefined ? wordsIn(game, speech) : tableWords(game, speech.catalogue, names);
};
