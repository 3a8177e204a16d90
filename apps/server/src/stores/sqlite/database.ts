// The one place that knows which SQLite this is.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';

export type SqliteDatabase = DatabaseSyncInstance;

/** How long a connection waits for another one. */
const PATIENCE_MS = 250;

export function openDatabase(file: string, pragmas: readonly string[] = []): SqliteDatabase {
  // Only the person who runs the server may read it; SQLite gives its other files the same rights.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export const openInMemory = (): SqliteDatabase => new DatabaseSync(':memory:');

/** A file that is only read, such as a backup on a disk that cannot be written. */
export const openReadOnly = (file: string): SqliteDatabase => new DatabaseSync(file, { readOnly: true });

/** The connection that writes. */
export const WRITING = [
  'journal_mode = wal',
  // A commit is on the disk before anybody hears of it.
  'synchronous = full',
  // What is deleted is overwritten where that takes no more writing: a name does not stay in a page.
  'secure_delete = fast',
  'wal_autocheckpoint = 4000',
  'journal_size_limit = 67108864',
  'cache_size = -16000',
];

/** The connection that reads. It may still repair what a crash left behind, which a read-only one could not. */
export const READING = ['query_only = on', 'cache_size = -8000'];

/** Statements are compiled once. */
export class Statements {
  readonly #database: SqliteDatabase;
  readonly #known = new Map<string, StatementSyncInstance>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  prepare(sql: string): StatementSyncInstance {
    const known = this.#known.get(sql);
    if (known) return known;
    // There are a few dozen, but some depend on how many fields change.
    if (this.#known.size >= 200) this.#known.clear();
    const statement = this.#database.prepare(sql);
    this.#known.set(sql, statement);
    return statement;
  }
}

export const BUSY = 5;
export const CORRUPT = 11;
export const CONSTRAINT = 19;

const SENTENCES: readonly [RegExp, number][] = [
  [/database is locked/, BUSY],
  [/malformed/, CORRUPT],
  [/constraint failed/, CONSTRAINT],
];

/** The number of a SQLite error, without what refines it. Some ways to run a statement leave out the number and keep the sentence. */
export function codeOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  return SENTENCES.find(([sentence]) => sentence.test(error.message))?.[1] ?? 0;
}
