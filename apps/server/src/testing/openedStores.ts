// The two stores under test: a new folder or a new database for each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../stores/postgres/openPostgres.ts';
import { openDatabase } from '../stores/sqlite/database.ts';
import { openSqlite } from '../stores/sqlite/openSqlite.ts';
import type { Store } from '../stores/store.ts';
import type { Opened } from './contract/opened.ts';
import { ask as askPostgres, emptyDatabase } from './postgres.ts';

async function openedBy(
  open: (log: (line: string) => void) => Promise<Store>,
  { ask }: Pick<Opened, 'ask'>,
): Promise<Opened> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const opened: Opened = {
    store: await open(log),
    lines,
    ask,
    async reopen() {
      await opened.store.close();
      opened.store = await open(log);
      return opened.store;
    },
    end: () => opened.store.close(),
  };
  return opened;
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes when the tests end. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openshake-store-'));
  folders.push(folder);
  return folder;
}

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
  });
}

export async function openedPostgres(server?: string): Promise<Opened> {
  const url = await emptyDatabase(server);
  return openedBy((log) => openPostgres(url, { log }), {
    ask: (sql, values) => askPostgres(url, sql, values),
  });
}
