// How the tables of the database came to be, step by step. A step that has landed never changes: a later one mends it.
import { CannotServe } from '../cannotServe.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type Database = (typeof DATABASES)[number];

const WORDS: Record<Database, Record<'WHOLE' | 'BYTES' | 'ROWID' | 'END', string>> = {
  // A strict table refuses a text where a number belongs, as PostgreSQL does.
  sqlite: { WHOLE: 'integer', BYTES: 'blob', ROWID: 'integer primary key', END: 'strict' },
  postgres: { WHOLE: 'bigint', BYTES: 'bytea', ROWID: 'bigint generated always as identity', END: '' },
};

/** The statements of each step, the first one first. */
export const STEPS: readonly (readonly string[])[] = [
  [
    `create table people (
      id text primary key, alias text not null, name text, login text, login_key text unique, password text,
      settings text not null, created WHOLE not null, seen WHOLE not null) END`,
    'create index people_guests on people (seen) where login is null',
    `create table sessions (
      hash text primary key, person text not null references people (id) on delete cascade,
      created WHOLE not null, seen WHOLE not null) END`,
    'create index sessions_person on sessions (person)',
    `create table device_codes (
      hash text primary key, person text not null references people (id) on delete cascade, expires WHOLE not null) END`,
    'create index device_codes_person on device_codes (person)',
    'create index device_codes_expires on device_codes (expires)',
    `create table matches (
      id text primary key, table_id text, setup text not null, round text not null, listed WHOLE not null,
      commitment text, secret text, began WHOLE, ended WHOLE, totals text, practice WHOLE not null,
      epoch WHOLE not null default 0, reviewed WHOLE not null default 0) END`,
    'create index matches_unreviewed on matches (ended) where ended is not null and reviewed = 0',
    `create table tables (
      id text primary key, code text not null unique, host text references people (id) on delete set null,
      judge text references people (id) on delete set null, listed WHOLE not null, state text not null,
      match text not null unique references matches (id), created WHOLE not null, changed WHOLE not null) END`,
    "create index tables_listed on tables (created) where listed = 1 and state <> 'over'",
    "create index tables_playing on tables (changed) where state = 'playing'",
    'create index tables_host on tables (host, state, changed)',
    'create index tables_judge on tables (judge, state, changed)',
    `create table seats (
      match text not null references matches (id) on delete cascade, seat text not null,
      person text references people (id) on delete set null, bot text, began WHOLE, ended WHOLE,
      primary key (match, seat)) END`,
    'create index seats_began on seats (person, began)',
    'create index seats_ended on seats (person, ended)',
    // Rows are added at the end. A table ordered by match and version would touch a page for each match and take twice as long.
    'create table log_rows (place ROWID, match text not null, v WHOLE not null, row text not null) END',
    'create unique index log_rows_match on log_rows (match, v)',
    'create table archives (match text primary key references matches (id), rows WHOLE not null, log BYTES not null) END',
    'create table reviews (match text primary key references matches (id), review BYTES not null) END',
  ],
  // Who asks for a rematch second joins the first.
  ['alter table tables add column rematch text'],
  // Sessions that nobody used for long are forgotten.
  ['create index sessions_seen on sessions (seen)'],
];

/** The version of the tables after the last step. */
export const VERSION = STEPS.length;

const inWordsOf = (database: Database, statement: string): string =>
  statement.replace(/\b(WHOLE|BYTES|ROWID|END)\b/g, (word) => WORDS[database][word as keyof (typeof WORDS)[Database]]);

/** The table that holds the version. It comes before the first step. */
export const beginning = (database: Database): readonly string[] =>
  ['create table store (version WHOLE not null, pulse WHOLE not null) END', 'insert into store values (0, 0)'].map(
    (statement) => inWordsOf(database, statement),
  );

/** What brings a database of this version to the last one. `steps`: those of a later version, for tests. */
export function statementsFrom(version: number, database: Database, steps = STEPS): readonly string[] {
  if (version > steps.length) throw new CannotServe('newer');
  if (version === steps.length) return [];
  return [...steps.slice(version).flat(), `update store set version = ${steps.length}`].map((statement) =>
    inWordsOf(database, statement),
  );
}
