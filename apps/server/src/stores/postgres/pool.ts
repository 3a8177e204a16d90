// Connections to PostgreSQL. None waits for ever: a database that hangs is one that is not there.
import pg from 'pg';
import { CannotServe } from '../../cannotServe.ts';
import { StoreTrouble } from '../store.ts';

const CONNECT_MS = 3000;
/** The database gives up first, so that nothing happens there after we said that it did not. */
const STATEMENT_MS = 5000;
const ANSWER_MS = 6000;

/** The type of a whole number with 64 bits. Ours are moments and counts, which a number holds. */
const INT8 = 20;

const settings = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
  // The steps of a change go out together, and a connection that hangs is thrown away.
  pipeline: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'openshake',
  // Whatever the database does for others, our commits are on the disk when it says so.
  options: '-c synchronous_commit=on -c jit=off',
  types: {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
  },
});

/** Connections that come back by themselves after the database was away. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...settings(url), max });
  // A connection that breaks while nobody uses it is replaced when somebody needs one.
  pool.on('error', () => {});
  // Whoever uses a connection that breaks hears it from the query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The database is there and said no. While it starts or has too many connections, it says to come back later. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && !/^(53|57)/.test(error.code ?? '');

/** One connection. `patient`: it may work for as long as it takes. */
export async function openClient(url: string, { patient = false } = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...settings(url), ...(patient && { statement_timeout: 0, query_timeout: 0 }) });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new CannotServe(isRefusal(error) ? 'database-refused' : 'database-unreachable', error);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The class of errors about rows that may not stand beside each other. */
const CONSTRAINT = /^23/;

export const troubleOf = (error: unknown): StoreTrouble =>
  error instanceof StoreTrouble
    ? error
    : new StoreTrouble(CONSTRAINT.test(codeOf(error)) ? 'conflict' : 'unavailable', error);

/** The database did not answer at all, or it is going down. */
export const isGone = (error: unknown): boolean =>
  !(error instanceof StoreTrouble) && (!(error instanceof pg.DatabaseError) || /^(08|57P)/.test(codeOf(error)));

/** PostgreSQL stores no text with the character 0, so it has none to find. */
export const isUnstorableText = (error: unknown): boolean => codeOf(error) === '22021';

/** Two changes waited for each other. The database undid this one, so it can be tried again. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** A damaged page, or a damaged index. */
export const isDamage = (error: unknown): boolean => /^XX00[12]$/.test(codeOf(error));
