// Clauses as people see them: the number, and a few words on its topic.
import { type BookId, books } from '@openshake/rules';
import { ENGLISH } from '../words/speech.ts';

/** What a clause is about; undefined if the book has no such clause. */
export function titleOf(book: BookId, clause: string, { say } = ENGLISH): string | undefined {
  const wanted = clause.toLowerCase();
  const { clauses } = books[book];
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
