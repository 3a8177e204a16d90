// The store in one SQLite file: the main thread reads, a thread of its own writes.
import type { CompiledQuery } from 'kysely';
import { queriesFor } from '../dialects.ts';
import { Damaged, type Engine } from '../engine.ts';
import { sqlStore } from '../sqlStore.ts';
import { type Store, StoreTrouble } from '../store.ts';
import { Checkpoints } from './checkpoints.ts';
import { CORRUPT, codeOf, openDatabase, READING, Statements, WRITING } from './database.ts';
import { migrateSqlite } from './migrate.ts';
import { Writing } from './writing.ts';

export interface StoreOptions {
  /** Gets a line for each thing worth noting: no names, tokens or addresses. */
  log: (line: string) => void;
}

export async function openSqlite(file: string, { log }: StoreOptions): Promise<Store> {
  const migrated = openDatabase(file, WRITING);
  try {
    migrateSqlite(migrated);
  } finally {
    migrated.close();
  }
  const checkpoints = new Checkpoints(file, log);
  const writing = await Writing.start(file, log, { wrote: (count) => checkpoints.wrote(count) });
  const reader = openDatabase(file, READING);
  const statements = new Statements(reader);
  const engine: Engine = {
    db: queriesFor('sqlite'),
    log,
    async read<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<readonly Row[]> {
      try {
        return statements.prepare(sql).all(...parameters);
      } catch (error) {
        const isDamage = codeOf(error) === CORRUPT;
        throw new StoreTrouble('unavailable', isDamage ? new Damaged(String(error), { cause: error }) : error);
      }
    },
    change: (steps) => writing.change(steps),
    append: (lease, v, row) => writing.append(lease, v, row),
    metrics() {
      const { appends, changes, commits, failures, restarts, commitMs } = writing.counts;
      return {
        store_appends_total: appends,
        store_changes_total: changes,
        store_commits_total: commits,
        store_commit_seconds_total: commitMs / 1000,
        store_failures_total: failures,
        store_restarts_total: restarts,
        store_waiting: writing.waiting,
      };
    },
    async close() {
      await checkpoints.close();
      await writing.close();
      reader.close();
    },
  };
  return sqlStore(engine);
}
