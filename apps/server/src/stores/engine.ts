// What the store asks of a database. SQLite and PostgreSQL each do it in their own way; the queries are the same.
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Lease, StoreTroubleKind } from './store.ts';

/** One statement of a change. */
export interface Step {
  sql: string;
  parameters: readonly unknown[];
  /** If it does not touch exactly this many rows, the whole change fails in this way. */
  must?: { touch: number; else: StoreTroubleKind };
}

/** What a step did: how many rows it touched, and those that it returned. */
export interface Did {
  touched: number;
  rows: readonly unknown[];
}

/** A page of the database is damaged: what is on it cannot be read, and the rest can. */
export class Damaged extends Error {}

export interface Engine {
  /** Makes queries; it runs none. */
  readonly db: Kysely<Schema>;
  readonly log: (line: string) => void;
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** Does every step or none. When it resolves, the change survives a crash. */
  change(steps: readonly Step[]): Promise<readonly Did[]>;
  /** Adds a row to a log: at its place, by the owner of the match. */
  append(lease: Lease, v: number, row: string): Promise<void>;
  metrics(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** A query as a step. `must`: one row, or the change fails in this way. */
export function step(query: Compilable, must?: StoreTroubleKind): Step {
  const { sql, parameters } = query.compile();
  return { sql, parameters, ...(must && { must: { touch: 1, else: must } }) };
}

/** The first row of a query that has at most one. */
export async function first<Row>(engine: Engine, query: Compilable<Row>): Promise<Row | undefined> {
  const [row] = await engine.read(query.compile());
  return row;
}
