// The words of a table in the language of the command.
import type { BookId } from '@openshake/rules';
import { type Names, type TableWords, tableWords } from '@openshake/words';
import { ENGLISH } from '../words/speech.ts';

export const wordsOf = (book: BookId, { catalogue } = ENGLISH, names: Names = {}): TableWords =>
  tableWords(book, catalogue, names);
