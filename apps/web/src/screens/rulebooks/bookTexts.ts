// What a book says, in the language of the person. Texts in Spanish load with their book, and only for who reads Spanish.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { clausesOf, type Ruling, rulingsOf } from '@openshake/rules/clauses';
import { language, say } from '../../app/speech.ts';
import { type Entry, entriesOf, type Titles, withTitles } from './shelf.ts';

/** What the page calls the books now. */
const titlesNow = (): Titles => Object.fromEntries(BOOK_IDS.map((id) => [id, say(`book.${id}`)])) as Titles;

const textsOf = async (book: BookId) =>
  language.peek() === 'es' ? (await import('@openshake/words/es/clauses')).textsOf(book) : null;

export async function readEntries(book: BookId): Promise<Entry[]> {
  const titles = titlesNow();
  const [rows, texts] = await Promise.all([clausesOf(book), textsOf(book)]);
  const told = rows.map((row) => {
    const cited = row.tag === undefined ? row.clause : `${row.clause}#${row.tag}`;
    return { ...row, ...texts?.clauses[cited] };
  });
  return entriesOf(told, titles);
}

export async function readRulings(book: BookId): Promise<Ruling[]> {
  const titles = titlesNow();
  const [rows, texts] = await Promise.all([rulingsOf(book), textsOf(book)]);
  return rows.map((row) => withTitles({ ...row, ...texts?.rulings[row.id] }, titles));
}
