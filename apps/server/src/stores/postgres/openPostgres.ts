// The store in PostgreSQL.
import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { queriesFor } from '../dialects.ts';
import { Damaged, type Did, type Engine, type Step } from '../engine.ts';
import type { StoreOptions } from '../sqlite/openSqlite.ts';
import { sqlStore } from '../sqlStore.ts';
import { type Store, StoreTrouble } from '../store.ts';
import { Appending } from './appending.ts';
import { migratePostgres } from './migrate.ts';
import { Place } from './place.ts';
import { isDamage, isDeadlock, isUnstorableText, openClient, openPool, troubleOf } from './pool.ts';
import { Turns } from './turns.ts';

const CONNECTIONS = 8;
/** A change that gives way three times in a row has another problem. */
const MOST_TRIES = 3;

async function runStep(on: Pool | PoolClient, { sql, parameters, must }: Step): Promise<Did> {
  const { rowCount, rows } = await on.query(sql, [...parameters]);
  const touched = rowCount ?? 0;
  if (must && touched !== must.touch) throw new StoreTrouble(must.else, `A step touched ${touched} rows.`);
  return { touched, rows };
}

async function runSteps(pool: Pool, steps: readonly Step[]): Promise<readonly Did[]> {
  const [only] = steps;
  // One statement is a transaction of its own.
  if (steps.length === 1 && only) return [await runStep(pool, only)];
  const client = await pool.connect();
  let broken: unknown;
  try {
    // After one that fails, the database refuses the others: what counts is the first failure.
    const [, ...outcomes] = await Promise.allSettled([
      client.query('begin'),
      ...steps.map((each) => runStep(client, each)),
    ]);
    const done = outcomes.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch((why: unknown) => {
      broken = why;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is thrown away.
    client.release(broken !== undefined);
  }
}

/** Makes a change, and tries again if it had to give way to another one. */
async function runAll(pool: Pool, steps: readonly Step[]): Promise<readonly Did[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runSteps(pool, steps);
    } catch (error) {
      if (!isDeadlock(error) || tries >= MOST_TRIES) throw error;
    }
  }
}

export async function openPostgres(url: string, { log }: StoreOptions): Promise<Store> {
  const place = await Place.take(url, log);
  try {
    const client = await openClient(url, { patient: true });
    await migratePostgres(client).finally(() => client.end());
  } catch (error) {
    await place.leave();
    throw error;
  }
  const pool = openPool(url, CONNECTIONS);
  const turns = new Turns(CONNECTIONS);
  const appending = new Appending(url);
  const counts = { changes: 0, failures: 0 };
  const mustBeOurs = () => {
    if (place.isLost) throw new StoreTrouble('fenced', 'Another server has taken over this database.');
  };
  const engine: Engine = {
    db: queriesFor('postgres'),
    log,
    async read<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<readonly Row[]> {
      try {
        const { rows } = await turns.take(() => pool.query(sql, [...parameters]));
        return rows;
      } catch (error) {
        if (isUnstorableText(error)) return [];
        throw new StoreTrouble('unavailable', isDamage(error) ? new Damaged(String(error), { cause: error }) : error);
      }
    },
    async change(steps) {
      mustBeOurs();
      counts.changes += 1;
      try {
        return await turns.take(() => runAll(pool, steps));
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble.kind === 'unavailable') counts.failures += 1;
        throw trouble;
      }
    },
    async append(lease, v, row) {
      mustBeOurs();
      return appending.append(lease, v, row);
    },
    metrics: () => ({
      store_appends_total: appending.counts.appends,
      store_changes_total: counts.changes,
      store_commits_total: appending.counts.commits,
      store_commit_seconds_total: appending.counts.commitMs / 1000,
      store_failures_total: counts.failures + appending.counts.failures,
      store_restarts_total: 0,
      store_waiting: appending.waiting,
    }),
    async close() {
      await appending.close();
      await pool.end();
      await place.leave();
    },
  };
  return sqlStore(engine);
}
