// Opens the store that a server is told to use.
import { databaseIn, lockFolder } from './folder.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { openSqlite, type StoreOptions } from './sqlite/openSqlite.ts';
import type { Store } from './store.ts';

/** Where a server keeps everything. */
export interface StorePlace {
  /** The folder of the database file and the secrets. */
  data: string;
  /** The address of a PostgreSQL database, if that is the store. */
  database?: string | undefined;
}

/** Refuses, by `CannotServe`, if another server has the folder or the database. */
export async function openStore({ data, database }: StorePlace, options: StoreOptions): Promise<Store> {
  const lock = lockFolder(data);
  try {
    const store = await (database === undefined
      ? openSqlite(databaseIn(data), options)
      : openPostgres(database, options));
    return { ...store, close: () => store.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
