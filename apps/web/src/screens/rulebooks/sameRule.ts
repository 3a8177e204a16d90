// Where the same rule stands in other books: each book maps the keys of the rules to clauses of its own. And how two books differ.
import { BOOK_IDS, type BookId, books, divisionTable } from '@openshake/rules';
import type { Entry } from './shelf.ts';

/** The clauses of each rule in a book, in any of its divisions. */
function citesOf(book: BookId): ReadonlyMap<string, ReadonlySet<string>> {
  const known = memory.get(book);
  if (known) return known;
  const cites = new Map<string, Set<string>>();
  const add = (some: Readonly<Record<string, unknown>> = {}) => {
    for (const [rule, clause] of Object.entries(some))
      if (typeof clause === 'string') cites.set(rule, (cites.get(rule) ?? new Set()).add(clause));
  };
  const { cites: own, divisions } = books[book];
  add(own);
  for (const [name, division] of Object.entries(divisions)) {
    add('cites' in division ? division.cites : {});
    add(divisionTable(book, name).cites);
  }
  memory.set(book, cites);
  return cites;
}
const memory = new Map<BookId, ReadonlyMap<string, ReadonlySet<string>>>();

/** The clauses of another book that state the same rules as this one, most shared rules first. */
export function sameIn(book: BookId, clause: string, other: BookId): string[] {
  const theirs = citesOf(other);
  const counts = new Map<string, number>();
  for (const [rule, clauses] of citesOf(book))
    if (clauses.has(clause)) for (const each of theirs.get(rule) ?? []) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, more]) => more - one).map(([each]) => each);
}

export const sameElsewhere = (book: BookId, clause: string): { book: BookId; clauses: string[] }[] =>
  BOOK_IDS.filter((other) => other !== book)
    .map((other) => ({ book: other, clauses: sameIn(book, clause, other) }))
    .filter(({ clauses }) => clauses.length > 0);

export interface Compared {
  /** The same rule in other words, or with another rule in it. */
  different: { here: Entry; there: Entry }[];
  onlyHere: Entry[];
  onlyThere: Entry[];
  /** How many clauses say the same in both. */
  alike: number;
}

const wordsOf = ({ row }: Entry): Set<string> => new Set(row.says.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** How much of what two clauses say is the same, from 0 to 1. */
function likeness(one: Entry, other: Entry): number {
  const [mine, its] = [wordsOf(one), wordsOf(other)];
  const shared = [...mine].filter((word) => its.has(word)).length;
  return shared / Math.max(1, mine.size + its.size - shared);
}

/** Two clauses with the same number and this much in common are about the same thing. */
const LIKE = 0.2;

/** Two books side by side. A clause has at most one partner: one that says the same, one that states the same rule, or one with its number. */
export function compare(
  [book, entries]: readonly [BookId, readonly Entry[]],
  [other, others]: readonly [BookId, readonly Entry[]],
): Compared {
  const partner = new Map<Entry, Entry>();
  const taken = new Set<Entry>();
  const pair = (find: (here: Entry) => Entry | undefined) => {
    for (const here of entries) {
      if (partner.has(here)) continue;
      const there = find(here);
      if (!there || taken.has(there)) continue;
      partner.set(here, there);
      taken.add(there);
    }
  };
  const free = (there: Entry) => !taken.has(there);
  pair((here) => {
    const same = others.filter((there) => free(there) && there.row.says === here.row.says);
    return same.find(({ clause }) => clause === here.clause) ?? same[0];
  });
  pair((here) => {
    const clauses = sameIn(book, here.clause, other);
    const among = others.filter((there) => free(there) && clauses.includes(there.clause));
    const numbered = among.find(({ clause }) => clause === here.clause);
    return numbered ?? among.toSorted((one, more) => likeness(here, more) - likeness(here, one))[0];
  });
  pair((here) => others.find((there) => free(there) && there.clause === here.clause && likeness(here, there) >= LIKE));
  const pairs = entries.flatMap((here) => {
    const there = partner.get(here);
    return there ? [{ here, there }] : [];
  });
  return {
    different: pairs.filter(({ here, there }) => here.row.says !== there.row.says),
    onlyHere: entries.filter((here) => !partner.has(here)),
    onlyThere: others.filter(free),
    alike: pairs.filter(({ here, there }) => here.row.says === there.row.says).length,
  };
}
