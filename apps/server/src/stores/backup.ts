// A copy of everything in one file, made while the server runs, and put back. The file is the same for both databases.
import { accessSync, closeSync, constants, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotServe } from '../cannotServe.ts';
import { databaseIn, lockFolder } from './folder.ts';
import { VERSION } from './migrations.ts';
import type { StorePlace } from './open.ts';
import { copyFromPostgres, copyToPostgres } from './postgres/copy.ts';
import { openDatabase, openReadOnly, type SqliteDatabase } from './sqlite/database.ts';
import { versionOf } from './sqlite/migrate.ts';

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
async function putWhole(file: string, write: (part: string) => void | Promise<void>): Promise<void> {
  const part = `${file}.part`;
  removeDatabase(part);
  try {
    await write(part);
    sync(part);
    // What an earlier database left beside its file must not be read into this one.
    for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true });
    renameSync(part, file);
    sync(dirname(file));
  } finally {
    removeDatabase(part);
  }
}

function copyInto(database: SqliteDatabase, file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  database.prepare('vacuum into ?').run(file);
}

function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new CannotServe('no-data');
  withDatabase(from, (database) => {
    const version = versionOf(database);
    if (version === 0) throw new CannotServe('no-data');
    if (version > VERSION) throw new CannotServe('newer');
    copyInto(database, to);
  });
}

async function copyPostgres(url: string, to: string): Promise<void> {
  const copy = openDatabase(to);
  await copyFromPostgres(url, copy).finally(() => copy.close());
}

/** Copies everything into one new file, also while the server runs. */
export async function backup({ data, database: url }: StorePlace, file: string): Promise<void> {
  // The system says that there is such a file.
  if (existsSync(file)) closeSync(openSync(file, 'wx'));
  await putWhole(file, (part) => (url === undefined ? copySqlite(databaseIn(data), part) : copyPostgres(url, part)));
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
  withDatabase(file, (database) => {
    const something = 'select 1 from people union all select 1 from matches limit 1';
    return versionOf(database) === 0 || database.prepare(something).get() === undefined;
  });

/** Puts a backup back, while no server runs. `force`: over whatever is there. */
export async function restore(
  file: string,
  { data, database: url, force = false }: StorePlace & { force?: boolean },
): Promise<void> {
  const kept = openBackup(file);
  try {
    const lock = lockFolder(data);
    try {
      if (url !== undefined) await copyToPostgres(kept, url, force);
      else {
        const to = databaseIn(data);
        if (!force && !isEmpty(to)) throw new CannotServe('has-data');
        await putWhole(to, (part) => copyInto(kept, part));
      }
    } finally {
      lock.release();
    }
  } finally {
    kept.close();
  }
}
