// Practice matches in this browser's IndexedDB: what each match is, and its rows. The page lists them, the worker of the room adds rows.
import type { Row, Store as RowStore } from '@openshake/host';
import type { Setup } from '@openshake/rules';
import type { DBSchema, IDBPDatabase } from 'idb';

export const BOT_LEVELS = ['first-week', 'first-term', 'club', 'team', 'champion', 'perfect'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How long the round is. */
export type PracticeRound = { shakes: number } | { minutes: number };

/** What is stored beside the rows of a practice match. */
export interface PracticeMatch {
  id: string;
  setup: Setup;
  round: PracticeRound;
  /** The seat of the person; the others are bots. */
  you: string;
  bots: Readonly<Record<string, BotLevel>>;
  /** The names of the bots, by seat. */
  names: Readonly<Record<string, string>>;
  /** How long bots think, as a part of what people take. */
  pace: number;
  /** The decisions of the bots follow from it. */
  seed: number;
  /** The dice follow from it (docs/dice.md). */
  secret: string;
  /** Moments of this device's clock. */
  began: number;
  played: number;
  /** How many rows it has. */
  v: number;
  /** How far it is: shakes that are over, and the shake under way. */
  shakes: number;
  /** Whether the table waits for the person. */
  waits: boolean;
  totals: Readonly<Record<string, number>>;
  over: boolean;
  /** It goes on from that row of another match, because a move was taken back or tried differently. */
  from?: { match: string; v: number };
  /** The match that goes on in its place. */
  replacedBy?: string;
  /** Its id at the server, once it was sent there. */
  sent?: string;
}

interface Schema extends DBSchema {
  matches: { key: string; value: PracticeMatch };
  rows: { key: [match: string, v: number]; value: { match: string; v: number; row: Row } };
}

const NAME = 'openshake';
const VERSION = 1;
/** More finished matches than this are not kept: the oldest go first. */
const MOST_KEPT = 60;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database once. It fails where a browser keeps nothing. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= import('idb').then(({ openDB }) =>
    openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('matches', { keyPath: 'id' });
        db.createObjectStore('rows', { keyPath: ['match', 'v'] });
      },
      // A newer page wants to change the database.
      blocking(_now, _next, event) {
        (event.target as IDBDatabase | null)?.close();
        opening = undefined;
      },
      terminated() {
        opening = undefined;
      },
    }),
  );
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** From the first row of a match to its last. */
const allOf = (match: string, from = 1, most?: number): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, most === undefined ? Number.MAX_SAFE_INTEGER : from + most - 1]);

/** Matches of this visit, where the browser keeps nothing. */
const unkept = new Map<string, PracticeMatch>();

export const isKept = (id: string): boolean => !unkept.has(id);

/** Stores a new match; its first rows, if it goes on from another. Where nothing can be kept, it lives as long as the page. */
export async function addMatch(match: PracticeMatch, rows: readonly Row[] = []): Promise<void> {
  try {
    const db = await database();
    const change = db.transaction(['matches', 'rows'], 'readwrite');
    change.objectStore('matches').add(match);
    const kept = change.objectStore('rows');
    for (const row of rows) kept.add({ match: match.id, v: row.v, row });
    await change.done;
  } catch (error) {
    if (rows.length > 0) throw error;
    unkept.set(match.id, match);
    return;
  }
  void prune().catch(() => {});
}

export async function matchWith(id: string): Promise<PracticeMatch | undefined> {
  const here = unkept.get(id);
  if (here) return here;
  try {
    return await (await database()).get('matches', id);
  } catch {
    return undefined;
  }
}

export async function allMatches(): Promise<PracticeMatch[]> {
  try {
    return [...(await (await database()).getAll('matches')), ...unkept.values()];
  } catch {
    return [...unkept.values()];
  }
}

export async function changeMatch(id: string, change: Partial<Omit<PracticeMatch, 'id'>>): Promise<void> {
  const here = unkept.get(id);
  if (here) {
    unkept.set(id, { ...here, ...change });
    return;
  }
  const changing = (await database()).transaction('matches', 'readwrite');
  const before = await changing.store.get(id);
  if (before) changing.store.put({ ...before, ...change });
  await changing.done;
}

async function removeMatch(id: string): Promise<void> {
  if (unkept.delete(id)) return;
  const removing = (await database()).transaction(['matches', 'rows'], 'readwrite');
  removing.objectStore('matches').delete(id);
  removing.objectStore('rows').delete(allOf(id));
  await removing.done;
}

export async function rowsOf(match: string, from = 1, most?: number): Promise<Row[]> {
  const kept = await (await database()).getAll('rows', allOf(match, from, most));
  return kept.map(({ row }) => row);
}

/** Matches that are over and were left behind make room for new ones. */
async function prune(): Promise<void> {
  const done = (await allMatches())
    .filter(({ over, replacedBy }) => over || replacedBy !== undefined)
    .sort((one, other) => other.played - one.played);
  for (const { id } of done.slice(MOST_KEPT)) await removeMatch(id);
}

/** The rows of one match, for its room. */
export class PracticeRows implements RowStore {
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  async append(row: Row): Promise<void> {
    const adding = (await database()).transaction('rows', 'readwrite');
    // Another tab may have this match open as well: then the number is taken, and this fails.
    const added = adding.store.add({ match: this.#match, v: row.v, row });
    await Promise.all([added, adding.done]);
  }

  rows(from: number, most?: number): Promise<Row[]> {
    return rowsOf(this.#match, from, most);
  }
}
