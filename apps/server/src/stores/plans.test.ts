// No query reads a whole table: a store of many years starts as fast as an empty one.
import { afterAll, describe, expect, it } from 'vitest';
import { newMatch, newPerson, newSession, newTable, someRows } from '../testing/samples.ts';
import { queriesFor } from './dialects.ts';
import type { Did, Engine } from './engine.ts';
import { openInMemory } from './sqlite/database.ts';
import { migrateSqlite } from './sqlite/migrate.ts';
import { sqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

const database = openInMemory();
migrateSqlite(database);
afterAll(() => database.close());

/** How SQLite goes about each statement. */
const plans = new Map<string, string[]>();

function run(sql: string, parameters: readonly unknown[]): Did {
  const plan = database.prepare(`explain query plan ${sql}`).all(...parameters);
  plans.set(
    sql,
    plan.map(({ detail }) => detail),
  );
  const statement = database.prepare(sql);
  if (statement.columns().length === 0) return { touched: statement.run(...parameters).changes, rows: [] };
  const rows = statement.all(...parameters);
  return { touched: rows.length, rows };
}

const engine: Engine = {
  db: queriesFor('sqlite'),
  log: () => {},
  read: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
    run(sql, parameters).rows as readonly Row[],
  change: async (steps) => steps.map(({ sql, parameters }) => run(sql, parameters)),
  append: async ({ match }, v, row) => {
    database.prepare('insert into log_rows (match, v, row) values (?, ?, ?)').run(match, v, row);
  },
  metrics: () => ({}),
  close: async () => {},
};

/** Everything that a server asks of its store. */
async function everything(store: Store): Promise<void> {
  const [row] = await someRows(1);
  const person = newPerson({ login: 'mia' });
  const session = newSession(person.id);
  const table = newTable();
  if (!row) throw new Error('There is no row.');
  await store.addPerson(person, session);
  await store.person(person.id);
  await store.personByLogin('mia');
  await store.changePerson(person.id, { name: 'Mia' });
  await store.addSession(newSession(person.id));
  await store.session(session.hash);
  await store.seeSessions([{ hash: session.hash, at: 9_000 }]);
  await store.sessionsOf(person.id);
  await store.addDeviceCode({ hash: 'code', person: person.id, expires: 1 });
  await store.takeDeviceCode('code', 0);
  await store.addTable(table);
  await store.table(table.id);
  await store.tableByCode(table.code);
  await store.changeTable(table.id, { seats: table.seats, state: 'playing', changed: 2_000 });
  await store.listedTables(10);
  await store.tablesOf(person.id, 0, 10);
  await store.playingTables(0);
  await store.append(await store.claim(table.match), row);
  await store.rows(table.match);
  await store.rows(table.match, 2);
  await store.rows(table.match, 2, 1);
  await store.finish({ match: table.match, epoch: 1 }, { at: 3_000, totals: null });
  const match = newMatch();
  await store.addMatch(match, [row]);
  await store.match(match.id);
  await store.matchesOf(person.id, null, 10);
  await store.matchesOf(person.id, { began: 9_000, id: match.id }, 10);
  await store.unreviewed(10);
  await store.keepReview(match.id, {});
  await store.review(match.id);
  await store.changeTable(table.id, { state: 'over', changed: 2_000 });
  await store.forget(1_000, 2_000);
  await store.removeSession(session.hash);
  await store.removeSessionsOf(person.id);
  await store.deletePerson(person.id);
}

describe('the queries', () => {
  it('find everything by an index', async () => {
    await everything(sqlStore(engine));
    expect(plans.size).toBeGreaterThan(40);
    // Read whole are: what a query inside found, what is inserted, and the index of the few tables that anybody may join.
    const scans = [...plans].flatMap(([sql, plan]) =>
      plan
        .filter((each) => /^SCAN (?!found|mine|\d+-ROW VALUES|tables USING INDEX tables_listed)/.test(each))
        .map((each) => `${each}: ${sql}`),
    );
    expect(scans).toEqual([]);
  });

  it('follow indexes when a person is deleted', () => {
    const references = database
      .prepare(
        `select m.name as "table", f."from" as "column" from sqlite_schema m, pragma_foreign_key_list(m.name) f where f."table" = 'people'`,
      )
      .all();
    expect(references.length).toBeGreaterThan(4);
    for (const { table, column } of references) {
      const plan = database.prepare(`explain query plan select 1 from ${table} where ${column} = 'x'`).all();
      expect(plan.map(({ detail }) => detail).join()).toMatch(/SEARCH .* USING .*INDEX/);
    }
  });
});
