// Everything in a PostgreSQL database as a SQLite file, and back.
import type { Client } from 'pg';
import { CannotServe } from '../../cannotServe.ts';
import { STEPS, VERSION } from '../migrations.ts';
import { openInMemory, type SqliteDatabase } from '../sqlite/database.ts';
import { migrateSqlite, versionOf } from '../sqlite/migrate.ts';
import { takeSteps, versionIn } from './migrate.ts';
import { takeLock } from './place.ts';
import { openClient } from './pool.ts';

/** This many rows are in memory at a time. */
const CHUNK = 200;

interface Table {
  name: string;
  columns: readonly string[];
}

/** The tables in the order in which they were made: what a row refers to comes before it. */
function tablesOf(database: SqliteDatabase): readonly Table[] {
  const names = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid")
    .all();
  return names.map(({ name }) => ({
    name,
    columns: database
      .prepare('select name from pragma_table_info(?)')
      .all(name)
      .map((column: { name: string }) => column.name),
  }));
}

/** The names of the tables of a version. */
function namesOf(version: number): readonly string[] {
  const empty = openInMemory();
  try {
    migrateSqlite(empty, STEPS.slice(0, version));
    return tablesOf(empty).map(({ name }) => name);
  } finally {
    empty.close();
  }
}

const inQuotes = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

async function readTable(client: Client, { name, columns }: Table, copy: SqliteDatabase): Promise<void> {
  const add = copy.prepare(
    `insert into "${name}" (${inQuotes(columns)}) values (${columns.map(() => '?').join(', ')})`,
  );
  await client.query(`declare each_row no scroll cursor for select ${inQuotes(columns)} from "${name}"`);
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${CHUNK} from each_row`, rowMode: 'array' });
    for (const row of rows) add.run(...row);
    if (rows.length < CHUNK) break;
  }
  await client.query('close each_row');
}

/** One moment of the database, whatever is written meanwhile. */
export async function copyFromPostgres(url: string, copy: SqliteDatabase): Promise<void> {
  const client = await openClient(url, { patient: true });
  try {
    await client.query('begin isolation level repeatable read read only');
    const version = await versionIn(client);
    if (version === 0) throw new CannotServe('no-data');
    if (version > VERSION) throw new CannotServe('newer');
    migrateSqlite(copy, STEPS.slice(0, version));
    copy.exec('begin');
    copy.exec('delete from store');
    for (const table of tablesOf(copy)) await readTable(client, table, copy);
    copy.exec('commit');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function writeTable(kept: SqliteDatabase, { name, columns }: Table, client: Client): Promise<void> {
  const rows = kept.prepare(`select ${inQuotes(columns)} from "${name}"`);
  let chunk: unknown[][] = [];
  const write = async () => {
    const places = chunk.map((row, nth) => `(${row.map((_, at) => `$${nth * row.length + at + 1}`).join(', ')})`);
    await client.query(
      `insert into "${name}" (${inQuotes(columns)}) overriding system value values ${places.join(', ')}`,
      chunk.flat(),
    );
    chunk = [];
  };
  for (const row of rows.iterate()) {
    chunk.push(columns.map((column) => row[column]));
    if (chunk.length >= CHUNK) await write();
  }
  if (chunk.length > 0) await write();
}

async function hasData(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select exists (select 1 from people) or exists (select 1 from matches) as found',
  );
  return rows[0]?.found === true;
}

/** All of it or nothing. `force`: whatever is there is removed first. */
export async function copyToPostgres(kept: SqliteDatabase, url: string, force: boolean): Promise<void> {
  const lock = await takeLock(url);
  if (!lock) throw new CannotServe('in-use');
  try {
    const client = await openClient(url, { patient: true });
    try {
      const version = await versionIn(client);
      if (version > VERSION) throw new CannotServe('newer');
      if (!force && version > 0 && (await hasData(client))) throw new CannotServe('has-data');
      const tables = tablesOf(kept);
      await client.query('begin');
      if (version > 0) await client.query(`drop table ${inQuotes(namesOf(version))} cascade`);
      await takeSteps(client, STEPS.slice(0, versionOf(kept)));
      await client.query('delete from store');
      for (const table of tables) await writeTable(kept, table, client);
      await client.query(
        "select setval(pg_get_serial_sequence('log_rows', 'place'), (select coalesce(max(place), 1) from log_rows))",
      );
      await client.query('commit');
    } finally {
      await client.end();
    }
  } finally {
    await lock.end();
  }
}
