// The two stores under test: a new folder or a new database for each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../stores/postgres/openPostgres.ts';
import { openDatabase } from '../stores/sqlite/database.ts';
import { openSqlite } from '../stores/sqlite/openSqlite.ts';
import type { Store } from '../stores/store.ts';
import type { Opened } from './contract/opened.ts';
import { ask, emptyDatabase } from './postgres.ts';

async function openedBy(
  open: (log: (line: string) => void) => Promise<Store>,
  more: Pick<Opened, 'ask'> & { clear(): void },
): Promise<Opened> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const opened: Opened = {
    store: await open(log),
    lines,
    ask: more.ask,
    async reopen() {
      await opened.store.close();
      opened.store = await open(log);
      return opened.store;
    },
    async end() {
      await opened.store.close();
      more.clear();
    },
  };
  return opened;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'openshake-store-'));

export function openedSqlite(folder = newFolder()): Promise<Opened> {
  const file = join(folder, 'openshake.db');
  return openedBy((log) => openSqlite(file, { log }), {
    async ask(sql, values = []) {
      const database = openDatabase(file);
      try {
        // SQLite numbers its places with another sign.
        return database.prepare(sql.replaceAll('$', '?')).all(...values);
      } finally {
        database.close();
      }
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  });
}

export async function openedPostgres(server?: string): Promise<Opened> {
  const url = await emptyDatabase(server);
  return openedBy((log) => openPostgres(url, { log }), {
    ask: (sql, values) => ask(url, sql, values),
    clear: () => {},
  });
}
