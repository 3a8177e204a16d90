// Databases for tests, in the PostgreSQL that the test command started; without one, a file of tests starts its own.
import pg from 'pg';
import { startPostgres } from '../../../../scripts/postgres.mjs';

let own: Promise<string> | undefined;

/** The address of a PostgreSQL. One that was started here ends with the process. */
const testPostgres = (): Promise<string> => {
  const named = process.env.OPENSHAKE_TEST_POSTGRES;
  if (named !== undefined) return Promise.resolve(named);
  own ??= startPostgres().then(({ url }) => url);
  return own;
};

let databases = 0;

/** Asks a database something, outside the store. */
export async function ask(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The address of a new, empty database. */
export async function emptyDatabase(server?: string): Promise<string> {
  const address = new URL(server ?? (await testPostgres()));
  databases += 1;
  const name = `store_${process.pid}_${Date.now()}_${databases}`;
  await ask(address.href, `create database ${name}`);
  address.pathname = `/${name}`;
  return address.href;
}
