// Clauses as people see them: the number, and a few words on its topic.
import { type Book, type BookId, books } from '@openshake/rules';

const ABOUT: Readonly<Record<Book['clauses'][number]['kind'], string>> = {
  definition: 'what the words mean',
  equipment: 'cubes and cards',
  start: 'starting a shake',
  variation: 'variations',
  goal: 'the Goal',
  move: 'moving cubes',
  challenge: 'challenges',
  solution: 'correct Solutions',
  write: 'writing Solutions',
  check: 'checking Solutions',
  lastcube: 'the last cube',
  illegal: 'illegal procedure',
  scoring: 'scoring',
  time: 'time limits',
  match: 'matches and rounds',
  conduct: 'conduct',
};

/** What a clause is about; undefined if the book has no such clause. */
export function titleOf(book: BookId, clause: string): string | undefined {
  const wanted = clause.toLowerCase();
  const { clauses } = books[book];
  const found =
    clauses.find((each) => each.clause.toLowerCase() === wanted) ??
    clauses.find((each) => each.clause.toLowerCase().startsWith(`${wanted}-`));
  return found && ABOUT[found.kind];
}

/** `VII-B-3, correct Solutions`. */
export function nameOfClause(book: BookId, clause: string): string {
  const title = titleOf(book, clause);
  return title === undefined ? clause : `${clause}, ${title}`;
}
