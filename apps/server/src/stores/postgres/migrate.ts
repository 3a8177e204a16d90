// Brings a PostgreSQL database to the version of this program.
import type { ClientBase } from 'pg';
import { beginning, STEPS, statementsFrom } from '../migrations.ts';

async function hasTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('store') is not null as found");
  return rows[0]?.found === true;
}

/** The version of the tables in a database; 0 for an empty one. */
export async function versionIn(client: ClientBase): Promise<number> {
  if (!(await hasTables(client))) return 0;
  const { rows } = await client.query('select version from store');
  return rows[0]?.version ?? 0;
}

/** Takes the steps inside a transaction of the caller. */
export async function takeSteps(client: ClientBase, steps = STEPS): Promise<void> {
  if (!(await hasTables(client))) for (const statement of beginning('postgres')) await client.query(statement);
  for (const statement of statementsFrom(await versionIn(client), 'postgres', steps)) await client.query(statement);
}

/** Takes all steps or none. */
export async function migratePostgres(client: ClientBase, steps = STEPS): Promise<void> {
  await client.query('begin');
  try {
    await takeSteps(client, steps);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
