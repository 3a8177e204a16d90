// Opens the store that the server was told to use.
import { join } from 'node:path';
import { openPostgres } from './postgres/openPostgres.ts';
import { openSqlite } from './sqlite/openSqlite.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** The data folder. */
  folder: string;
  /** The address of a PostgreSQL database, if that is the store. */
  database?: string | undefined;
  log: (line: string) => void;
}

export const DATABASE_FILE = 'openshake.db';

export async function openStore({ folder, database, log }: StorePlace): Promise<Store> {
  return database === undefined ? openSqlite(join(folder, DATABASE_FILE), { log }) : openPostgres(database, { log });
}
