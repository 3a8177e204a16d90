// The clauses of a book as a tree to read in, and what is found among them. The clauses themselves come from the rules.
import { BOOK_IDS, type BookId, books } from '@openshake/rules';
import type { Clause } from '@openshake/rules/clauses';

/** One clause of the book with its comments. */
export interface Entry {
  clause: string;
  row: Clause;
  comments: readonly Clause[];
  /** The clause that it belongs to, if that is one of the book. */
  parent: string | null;
  /** How many clauses it lies in. */
  depth: number;
  /** `VII`: the part of the book. */
  section: string;
}

export type Titles = Readonly<Record<BookId, string>>;

const IDS = new RegExp(BOOK_IDS.join('|'), 'g');
const TITLES = Object.fromEntries(BOOK_IDS.map((id) => [id, books[id].title])) as Titles;

/** The texts of a clause or a reading, where a book is called by its name: people do not know its id. */
export function withTitles<Row extends object>(row: Row, titles: Titles): Row {
  const fields = Object.entries(row).map(([field, text]) => [
    field,
    typeof text === 'string' ? text.replaceAll(IDS, (id) => titles[id as BookId]) : text,
  ]);
  return Object.fromEntries(fields);
}

/** `VII-B-3` belongs to `VII-B`, or to `VII` if the book has no `VII-B`. */
function parentOf(clause: string, known: ReadonlySet<string>): string | null {
  const parts = clause.split('-');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const above = parts.slice(0, length).join('-');
    if (known.has(above)) return above;
  }
  return null;
}

export function entriesOf(rows: readonly Clause[], titles = TITLES): Entry[] {
  const clauses = rows.map((row) => withTitles(row, titles));
  const known = new Set(clauses.map(({ clause }) => clause));
  const depths = new Map<string, number>();
  const own = clauses.filter(({ tag }) => tag === undefined);
  return own.map((row) => {
    const { clause } = row;
    const parent = parentOf(clause, known);
    const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1;
    depths.set(clause, depth);
    const [section = clause] = clause.split('-');
    return {
      clause,
      row,
      comments: clauses.filter((each) => each.clause === clause && each.tag !== undefined),
      parent,
      depth,
      section,
    };
  });
}

/** What each part of a book is mostly about: the two kinds of clauses that it has most of. */
export function topicsOf(entries: readonly Entry[], section: string): Clause['kind'][] {
  const counts = new Map<Clause['kind'], number>();
  for (const { row, section: part } of entries)
    if (part === section) counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([kind]) => kind);
}

/** The clause that an address means: itself, or the nearest that it belongs to. */
export function entryAt(entries: readonly Entry[], clause: string): Entry | undefined {
  const [bare = ''] = clause.split('#');
  const exact = entries.find((entry) => entry.clause.toLowerCase() === bare.toLowerCase());
  if (exact || !bare.includes('-')) return exact;
  return entryAt(entries, bare.split('-').slice(0, -1).join('-'));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word has to be somewhere in the clause, its comments or its number. */
export function searchIn(entries: readonly Entry[], wanted: string): Entry[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const textOf = ({ clause, row, comments }: Entry) =>
    plain(
      [clause, row.says, row.differs ?? '', ...comments.flatMap(({ says, differs = '' }) => [says, differs])].join(' '),
    );
  const found = entries.filter((entry) => {
    const text = textOf(entry);
    return words.every((word) => text.includes(word));
  });
  // If you type the number of a clause, you want that clause first.
  const isNumber = ({ clause }: Entry) => plain(clause) === plain(wanted.trim());
  return [...found.filter(isNumber), ...found.filter((entry) => !isNumber(entry))];
}
