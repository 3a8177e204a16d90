// What it means to cite a clause. A checker who rejects a Solution is right if the Solution breaks a rule that the clause states.
import type { Setup } from '../../match/state.ts';
import type { BookId, DivisionId } from '../book.ts';
import type { Contents } from '../contents/contents.ts';
import { isWithin, type Statement } from './statement.ts';

export interface BookReasons {
  contents: Contents;
  reasons(division: DivisionId): readonly Statement[];
}

/** What the judge of a game knows about the clauses of its books. */
export interface Citations {
  /** Whether the book has a clause, or one of its comments. */
  hasClause(cited: string, setup: Pick<Setup, 'book'>): boolean;
  /** What a clause states: in its own words, in its parts, and in the sentence that leads into it. `now`: the challenge and the variations in force. */
  statedBy(cited: string, setup: Pick<Setup, 'book' | 'division'>, now: readonly string[]): Set<string>;
  /** Why a citation names no rule: the book has no such clause, or the clause is a section with parts. */
  faultIn(
    cited: string,
    setup: Pick<Setup, 'book' | 'division'>,
  ): 'unknown' | { clause: string; part: string } | undefined;
}

export function citationsFrom(books: Readonly<Partial<Record<BookId, BookReasons>>>): Citations {
  const bookOf = (id: BookId): BookReasons => {
    const book = books[id];
    if (!book) throw new RangeError(`${id} is a rulebook of another game.`);
    return book;
  };
  return {
    hasClause: (cited, { book }) => bookOf(book).contents.all.includes(cited),
    statedBy: (cited, { book, division }, now) => statedBy(cited, bookOf(book), division, now),
    faultIn: (cited, { book, division }) => faultIn(cited, bookOf(book), division),
  };
}

const hasLetters = (clause: string, all: readonly string[]): boolean =>
  SECTION.test(clause) && all.some((each) => isWithin(each, `${clause}-A`));

function statedBy(
  cited: string,
  { contents: { clauses: all }, reasons }: BookReasons,
  division: DivisionId,
  now: readonly string[],
): Set<string> {
  const clause = clauseMeant(cited, all);
  const stated = new Set<string>();
  if (clause === undefined) return stated;
  const isSection = hasLetters(clause, all);
  for (const { clause: each, states, leadsIn, when } of reasons(division)) {
    if (when !== undefined && !now.includes(when)) continue;
    // A section with lettered parts states only what comes before the parts.
    const isMeant = isSection ? each === clause : isWithin(each, clause);
    if (isMeant || (leadsIn && each === parentOf(clause))) for (const state of states) stated.add(state);
  }
  return stated;
}

function faultIn(
  cited: string,
  { contents: { clauses: all }, reasons }: BookReasons,
  division: DivisionId,
): ReturnType<Citations['faultIn']> {
  const clause = clauseMeant(cited, all);
  if (clause === undefined)
    return all.some((each) => each.toLowerCase() === cited.trim().toLowerCase()) ? undefined : 'unknown';
  if (!hasLetters(clause, all)) return undefined;
  const stating = reasons(division).find((each) => each.clause.startsWith(`${clause}-`));
  const part = (stating?.clause ?? `${clause}-A`).slice(clause.length + 1).split('-')[0];
  return { clause, part: `${clause}-${part}` };
}

/** Whether a text looks like a clause, in this book or not. */
const NUMBERED = /^(?:basic-)?(?:[ivx]+|bos\d+)(?:-|$)/;
const SECTION = /^(?:Basic-)?[IVX]+$/;
const parentOf = (clause: string): string => clause.slice(0, Math.max(0, clause.lastIndexOf('-')));

/** The cited clause, however it is typed. A comment or an example counts as the clause above it. */
function clauseMeant(cited: string, clauses: readonly string[]): string | undefined {
  const typed = cited.trim().replace(/#.*$/, '').toLowerCase();
  const find = (text: string) =>
    clauses.find((clause) => clause.toLowerCase() === text) ??
    clauses.find((clause) => clause.toLowerCase().startsWith(`${text}-`))?.slice(0, text.length);
  if (!NUMBERED.test(typed)) return undefined;
  const own = find(typed);
  if (own !== undefined) return own;
  const above = parentOf(typed);
  const holds = find(above);
  const hasParts = clauses.some((clause) => clause.toLowerCase().startsWith(`${above}-`));
  return above !== '' && !hasParts ? holds : undefined;
}
