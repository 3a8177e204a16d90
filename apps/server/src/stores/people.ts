// The people, their sessions and their codes. Names are here and nowhere else.
import type { Selectable } from 'kysely';
import { type Engine, first, step } from './engine.ts';
import { jsonObject } from './records.ts';
import type { Schema } from './schema.ts';
import type { PeopleStore, Person } from './store.ts';

/** Two logins with the same key are the same. */
const keyOf = (login: string | null): string | null => login?.normalize('NFKC').toLowerCase() ?? null;

function personOf({ login_key: _, settings, ...person }: Selectable<Schema['people']>): Person {
  return { ...person, settings: jsonObject(settings) ?? {} };
}

function fieldsOf({ settings, ...change }: Partial<Person>): Partial<Schema['people']> {
  return {
    ...change,
    ...('login' in change && { login_key: keyOf(change.login ?? null) }),
    ...(settings && { settings: JSON.stringify(settings) }),
  };
}

export function peopleStore(engine: Engine): PeopleStore {
  const { db } = engine;
  return {
    async addPerson(person, session) {
      const fields = { ...person, login_key: keyOf(person.login), settings: JSON.stringify(person.settings) };
      await engine.change([
        step(db.insertInto('people').values(fields)),
        step(db.insertInto('sessions').values({ ...session })),
      ]);
    },

    async person(id) {
      const row = await first(engine, db.selectFrom('people').selectAll().where('id', '=', id));
      return row ? personOf(row) : null;
    },

    async personByLogin(login) {
      const row = await first(engine, db.selectFrom('people').selectAll().where('login_key', '=', keyOf(login)));
      return row ? personOf(row) : null;
    },

    async changePerson(id, change) {
      const fields = fieldsOf(change);
      if (Object.keys(fields).length === 0) return;
      await engine.change([step(db.updateTable('people').set(fields).where('id', '=', id))]);
    },

    // The tables refer to people so that sessions and codes go along, and seats, hosts and judges become empty.
    async deletePerson(id) {
      await engine.change([step(db.deleteFrom('people').where('id', '=', id))]);
    },

    async addSession(session) {
      await engine.change([step(db.insertInto('sessions').values({ ...session }))]);
    },

    async session(hash) {
      const row = await first(
        engine,
        db
          .selectFrom('sessions')
          .innerJoin('people', 'people.id', 'sessions.person')
          .selectAll('people')
          .select(['sessions.hash', 'sessions.created as session_created', 'sessions.seen as session_seen'])
          .where('sessions.hash', '=', hash),
      );
      if (!row) return null;
      const { session_created: created, session_seen: seen, hash: own, ...person } = row;
      return { session: { hash: own, person: person.id, created, seen }, person: personOf(person) };
    },

    async seeSessions(seen) {
      const steps = seen.flatMap(({ hash, at }) => [
        step(db.updateTable('sessions').set({ seen: at }).where('hash', '=', hash).where('seen', '<', at)),
        step(
          db
            .updateTable('people')
            .set({ seen: at })
            .where('id', '=', db.selectFrom('sessions').select('person').where('hash', '=', hash))
            .where('seen', '<', at),
        ),
      ]);
      if (steps.length > 0) await engine.change(steps);
    },

    async removeSession(hash) {
      await engine.change([step(db.deleteFrom('sessions').where('hash', '=', hash))]);
    },

    async removeSessionsOf(person) {
      await engine.change([step(db.deleteFrom('sessions').where('person', '=', person))]);
    },

    async sessionsOf(person) {
      return engine.read(
        db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('created', 'desc').compile(),
      );
    },

    async addDeviceCode(code) {
      await engine.change([step(db.insertInto('device_codes').values({ ...code }))]);
    },

    async takeDeviceCode(hash, now) {
      const [did] = await engine.change([
        step(db.deleteFrom('device_codes').where('hash', '=', hash).returning(['person', 'expires'])),
      ]);
      const [code] = (did?.rows ?? []) as readonly Pick<Schema['device_codes'], 'person' | 'expires'>[];
      return code && code.expires > now ? code.person : null;
    },

    async forget(before, now) {
      await engine.change([
        step(
          db
            .deleteFrom('people')
            .where('login', 'is', null)
            .where('seen', '<', before)
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('seats').select('seats.match').whereRef('seats.person', '=', 'people.id'))),
            )
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('tables')
                    .select('tables.id')
                    .where('tables.state', '<>', 'over')
                    .where((is) =>
                      is.or([
                        is('tables.host', '=', is.ref('people.id')),
                        is('tables.judge', '=', is.ref('people.id')),
                      ]),
                    ),
                ),
              ),
            ),
        ),
        step(db.deleteFrom('sessions').where('seen', '<', before)),
        step(db.deleteFrom('device_codes').where('expires', '<=', now)),
      ]);
    },
  };
}
