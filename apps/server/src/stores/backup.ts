// A copy of everything in one file, made while the server runs, and put back. The file is the same for both databases.
import { accessSync, closeSync, constants, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotServe } from '../cannotServe.ts';
import { databaseIn, lockFolder } from './folder.ts';
import { VERSION } from './migrations.ts';
import type { StorePlace } from './openStore.ts';
import { copyFromPostgres, copyToPostgres } from './postgres/copy.ts';
import { openDatabase, openReadOnly, type SqliteDatabase } from './sqlite/database.ts';
import { versionOf } from './sqlite/migrate.ts';

/** How much a backup holds. */
export interface BackupSize {
  people: number;
  matches: number;
}

const countOf = (database: SqliteDatabase, table: 'people' | 'matches' | 'tables'): number =>
  database.prepare(`select count(*) as count from ${table}`).get().count;

const sizeOf = (database: SqliteDatabase): BackupSize => ({
  people: countOf(database, 'people'),
  matches: countOf(database, 'matches'),
});

function withDatabase<Made>(file: string, work: (database: SqliteDatabase) => Made): Made {
  const database = openDatabase(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};

const removeDatabase = (file: string): void => {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true });
};

/** Makes a file beside its place and moves it there when it is whole, so nobody ever finds half of one. */
async function putWhole<Made>(file: string, write: (part: string) => Made | Promise<Made>): Promise<Made> {
  const part = `${file}.part`;
  removeDatabase(part);
  try {
    const made = await write(part);
    sync(part);
    // What an earlier database left beside its file must not be read into this one.
    for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true });
    renameSync(part, file);
    sync(dirname(file));
    return made;
  } finally {
    removeDatabase(part);
  }
}

const copyInto = (database: SqliteDatabase, file: string): void => {
  database.prepare('vacuum into ?').run(file);
};

/** Copies everything into one file, also while the server runs. An older file of that name is replaced. */
export async function backup({ data, database: url }: StorePlace, file: string): Promise<BackupSize> {
  if (url !== undefined)
    return putWhole(file, async (part) => {
      const copy = openDatabase(part);
      try {
        await copyFromPostgres(url, copy);
        return sizeOf(copy);
      } finally {
        copy.close();
      }
    });
  const from = databaseIn(data);
  if (!existsSync(from)) throw new CannotServe('no-data');
  return withDatabase(from, (database) => {
    if (versionOf(database) === 0) throw new CannotServe('no-data');
    if (versionOf(database) > VERSION) throw new CannotServe('newer');
    return putWhole(file, (part) => {
      closeSync(openSync(part, 'a', 0o600));
      copyInto(database, part);
      return withDatabase(part, sizeOf);
    });
  });
}

/** Opens a backup after a look at every page of it. */
function openBackup(file: string): SqliteDatabase {
  // If there is no such file, or nobody may read it, the system says so.
  accessSync(file, constants.R_OK);
  const database = openReadOnly(file);
  try {
    const [found] = database.prepare('pragma integrity_check').all();
    if (found?.integrity_check !== 'ok') throw new CannotServe('not-a-backup', found?.integrity_check);
    const version = versionOf(database);
    if (version === 0) throw new CannotServe('not-a-backup');
    if (version > VERSION) throw new CannotServe('newer');
    return database;
  } catch (error) {
    database.close();
    throw error instanceof CannotServe ? error : new CannotServe('not-a-backup', error);
  }
}

const isEmpty = (file: string): boolean =>
  !existsSync(file) ||
  withDatabase(
    file,
    (database) => versionOf(database) === 0 || countOf(database, 'people') + countOf(database, 'matches') === 0,
  );

/** Puts a backup back, while no server runs. `force`: over whatever is there. */
export async function restore(
  file: string,
  { data, database: url }: StorePlace,
  { force = false } = {},
): Promise<BackupSize> {
  const kept = openBackup(file);
  try {
    const lock = lockFolder(data);
    try {
      if (url !== undefined) await copyToPostgres(kept, url, force);
      else {
        const to = databaseIn(data);
        if (!force && !isEmpty(to)) throw new CannotServe('has-data');
        await putWhole(to, (part) => {
          closeSync(openSync(part, 'a', 0o600));
          copyInto(kept, part);
        });
      }
      return sizeOf(kept);
    } finally {
      lock.release();
    }
  } finally {
    kept.close();
  }
}
