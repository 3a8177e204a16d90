// The folder of the data: one server at a time.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotServe } from '../cannotServe.ts';
import { BUSY, codeOf, openDatabase } from './sqlite/database.ts';

/** The one database file. */
export const databaseIn = (folder: string): string => join(folder, 'openshake.db');

export interface FolderLock {
  release(): void;
}

/** Makes the folder if need be, and keeps other servers out. The system lifts the lock when the process ends, however it ends. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = openDatabase(join(folder, 'lock'));
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    throw codeOf(error) === BUSY ? new CannotServe('in-use', error) : error;
  }
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}
