// The tables of the database, as queries see them. `migrations.ts` makes them.
// Flags are 0 or 1, moments are whole numbers and lists are JSON, so that one query runs on both databases.
import type { Generated } from 'kysely';

export interface Schema {
  /** One row: the version of these tables, and a number that `check` writes. */
  store: { version: number; pulse: number };
  people: {
    id: string;
    alias: string;
    name: string | null;
    login: string | null;
    /** The login without upper case: nobody else has it. */
    login_key: string | null;
    password: string | null;
    settings: string;
    created: number;
    seen: number;
  };
  sessions: { hash: string; person: string; created: number; seen: number };
  device_codes: { hash: string; person: string; expires: number };
  tables: {
    id: string;
    code: string;
    host: string | null;
    judge: string | null;
    listed: number;
    state: string;
    match: string;
    created: number;
    changed: number;
    rematch: string | null;
  };
  matches: {
    id: string;
    table_id: string | null;
    setup: string;
    round: string;
    listed: number;
    commitment: string | null;
    secret: string | null;
    /** Null until every seat is taken. */
    began: number | null;
    ended: number | null;
    totals: string | null;
    practice: number;
    /** Grows with each claim. A write with a lower one is late. */
    epoch: Generated<number>;
    reviewed: Generated<number>;
  };
  /** The seats of a match and of its table. The two moments are those of the match, so that an index finds a person's matches in order. */
  seats: {
    match: string;
    seat: string;
    person: string | null;
    bot: string | null;
    began: number | null;
    ended: number | null;
  };
  /** The logs of matches under way, row after row as they came. */
  log_rows: { match: string; v: number; row: string };
  /** The logs of finished matches: JSON Lines, compressed. */
  archives: { match: string; rows: number; log: Uint8Array };
  reviews: { match: string; review: Uint8Array };
}
