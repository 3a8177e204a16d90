// Brings a SQLite file to the version of this program.
import { beginning, STEPS, statementsFrom } from '../migrations.ts';
import type { SqliteDatabase } from './database.ts';

const hasTables = (database: SqliteDatabase): boolean =>
  database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'store'").get() !== undefined;

/** The version of the tables in a file; 0 for an empty one. */
export const versionOf = (database: SqliteDatabase): number =>
  hasTables(database) ? database.prepare('select version from store').get().version : 0;

/** Takes all steps or none. */
export function migrateSqlite(database: SqliteDatabase, steps = STEPS): void {
  database.exec('begin immediate');
  try {
    if (!hasTables(database)) for (const statement of beginning('sqlite')) database.exec(statement);
    for (const statement of statementsFrom(versionOf(database), 'sqlite', steps)) database.exec(statement);
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
