// Clauses as people see them: the number, and a few words on its topic.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { type Clause, clausesOf } from '@openshake/rules/clauses';
import { ENGLISH } from '../words/speech.ts';

/** The command has every book at hand. It loads them once, when it starts. */
const CLAUSES = new Map<BookId, readonly Clause[]>(
  await Promise.all(BOOK_IDS.map(async (book) => [book, await clausesOf(book)] as const)),
);

export const clausesIn = (book: BookId): readonly Clause[] => CLAUSES.get(book) ?? [];

/** What a clause is about; undefined if the book has no such clause. */
export function titleOf(book: BookId, clause: string, { say } = ENGLISH): string | undefined {
  const wanted = clause.toLowerCase();
  const clauses = clausesIn(book);
  const found =
    clauses.find((each) => each.clause.toLowerCase() === wanted) ??
    clauses.find((each) => each.clause.toLowerCase().startsWith(`${wanted}-`));
  return found && say(`clause.${found.kind}`);
}

/** `VII-B-3, correct Solutions`. */
export function nameOfClause(book: BookId, clause: string, speech = ENGLISH): string {
  const topic = titleOf(book, clause, speech);
  return topic === undefined ? clause : speech.say('clause.named', { clause, topic });
}
