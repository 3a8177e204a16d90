// Clauses as people see them: the number, and a few words on its topic.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { type Clause, type ClauseKind, clausesOf } from '@openshake/rules/clauses';

/** The command has every book at hand: it waits for them once, when it starts. */
const CLAUSES = new Map<BookId, readonly Clause[]>(
  await Promise.all(BOOK_IDS.map(async (book) => [book, await clausesOf(book)] as const)),
);

export const clausesIn = (book: BookId): readonly Clause[] => CLAUSES.get(book) ?? [];

const ABOUT: Readonly<Record<ClauseKind, string>> = {
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
  const clauses = clausesIn(book);
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
