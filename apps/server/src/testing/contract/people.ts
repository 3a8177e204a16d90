// What every store promises about people.
import { expect, it } from 'vitest';
import type { Person } from '../../stores/store.ts';
import { id, newMatch, newPerson, newSession, newTable, someRows } from '../samples.ts';
import { kindOf, type Opened } from './opened.ts';

export function peopleContract(opened: () => Opened): void {
  async function add(more: Partial<Person> = {}) {
    const person = newPerson(more);
    const session = newSession(person.id);
    await opened().store.addPerson(person, session);
    return { person, session };
  }

  it('keeps people, and finds them by their login in any case', async () => {
    const login = `Zoë ${id().toLowerCase()}`;
    const { person } = await add({
      login,
      password: 'hash',
      name: 'Zoë',
      settings: { theme: 'dark', deep: [1, { a: null }] },
    });
    const { person: guest } = await add();
    const store = await opened().reopen();
    expect(await store.person(person.id)).toEqual(person);
    expect(await store.person(guest.id)).toEqual(guest);
    expect(await store.personByLogin(login.toUpperCase())).toEqual(person);
    expect(await store.personByLogin(login.normalize('NFD'))).toEqual(person);
    expect(await store.personByLogin('nobody')).toBeNull();
    expect(await store.person('nobody')).toBeNull();
  });

  it('gives a login to one person only', async () => {
    const { store } = opened();
    const login = id().toLowerCase();
    await add({ login });
    expect(await kindOf(add({ login: login.toUpperCase() }))).toBe('conflict');
    const { person } = await add();
    expect(await kindOf(store.changePerson(person.id, { login: login.toUpperCase(), name: 'Mia' }))).toBe('conflict');
    expect(await store.person(person.id)).toEqual(person);
    const free = id();
    await store.changePerson(person.id, {
      login: free,
      password: 'hash',
      name: 'Mia',
      settings: { a: 1 },
      seen: 5_000,
    });
    expect(await store.personByLogin(free.toUpperCase())).toEqual({
      ...person,
      login: free,
      password: 'hash',
      name: 'Mia',
      settings: { a: 1 },
      seen: 5_000,
    });
    await store.changePerson(person.id, {});
    await store.changePerson(person.id, { name: null });
    expect(await store.person(person.id)).toMatchObject({ login: free, name: null });
  });

  it('keeps nothing of a person whose session cannot be kept', async () => {
    const { store } = opened();
    const { session } = await add();
    const person = newPerson();
    expect(await kindOf(store.addPerson(person, { ...session, person: person.id }))).toBe('conflict');
    expect(await store.person(person.id)).toBeNull();
  });

  it('knows sessions, when they were used, and when they end', async () => {
    const { store } = opened();
    const { person, session } = await add();
    const second = newSession(person.id, { created: 2_000 });
    await store.addSession(second);
    expect(await store.session(session.hash)).toEqual({ session, person });
    expect(await store.sessionsOf(person.id)).toEqual([second, session]);
    await store.seeSessions([
      { hash: session.hash, at: 7_000 },
      { hash: second.hash, at: 6_000 },
      { hash: id(), at: 9_000 },
    ]);
    await store.seeSessions([{ hash: session.hash, at: 5_000 }]);
    await store.seeSessions([]);
    expect(await store.session(session.hash)).toEqual({
      session: { ...session, seen: 7_000 },
      person: { ...person, seen: 7_000 },
    });
    await store.removeSession(session.hash);
    expect(await store.session(session.hash)).toBeNull();
    expect(await store.session(second.hash)).not.toBeNull();
    await store.removeSessionsOf(person.id);
    expect(await store.sessionsOf(person.id)).toEqual([]);
    expect(await kindOf(store.addSession(newSession(id())))).toBe('conflict');
  });

  it('gives a code to the first who asks, before it expires', async () => {
    const { store } = opened();
    const { person } = await add();
    const [fresh, old] = [id(), id()];
    await store.addDeviceCode({ hash: fresh, person: person.id, expires: 10_000 });
    await store.addDeviceCode({ hash: old, person: person.id, expires: 10_000 });
    const both = await Promise.all([store.takeDeviceCode(fresh, 9_999), store.takeDeviceCode(fresh, 9_999)]);
    expect(both.filter((each) => each !== null)).toEqual([person.id]);
    expect(await store.takeDeviceCode(old, 10_000)).toBeNull();
    expect(await store.takeDeviceCode(old, 9_000)).toBeNull();
    expect(await store.takeDeviceCode(id(), 9_000)).toBeNull();
  });

  it('forgets a deleted person everywhere, and keeps the matches', async () => {
    const { store, ask } = opened();
    const name = `Name ${id()}`;
    const { person, session } = await add({ name, login: `login ${id()}`, password: 'hash' });
    const code = id();
    await store.addDeviceCode({ hash: code, person: person.id, expires: 90_000 });
    const seats = [
      { seat: 'a', person: person.id, bot: null },
      { seat: 'b', person: null, bot: 'club' },
    ];
    const playing = newTable({ seats, host: person.id, judge: null, state: 'playing' });
    const judged = newTable({ judge: person.id });
    await store.addTable(playing);
    await store.addTable(judged);
    const played = newMatch({ seats });
    const rows = await someRows(8);
    await store.addMatch(played, rows);
    await store.deletePerson(person.id);
    await store.deletePerson(person.id);
    expect(await store.person(person.id)).toBeNull();
    expect(await store.personByLogin(person.login ?? '')).toBeNull();
    expect(await store.session(session.hash)).toBeNull();
    expect(await store.takeDeviceCode(code, 0)).toBeNull();
    expect(await store.table(playing.id)).toMatchObject({ host: null, seats: [{ person: null }, { bot: 'club' }] });
    expect(await store.table(judged.id)).toMatchObject({ judge: null });
    expect(await store.match(played.id)).toMatchObject({ seats: [{ person: null }, { bot: 'club' }] });
    expect(await store.rows(played.id)).toEqual(rows);
    expect((await store.matchesOf(person.id, null, 10)).matches).toEqual([]);
    expect(await store.tablesOf(person.id, 0, 10)).toEqual([]);
    // Nothing that can be read back names them, in any column of any table.
    for (const table of ['people', 'sessions', 'device_codes', 'tables', 'matches', 'seats'])
      expect(JSON.stringify(await ask(`select * from ${table}`))).not.toContain(person.id);
    expect(await kindOf(store.changePerson(person.id, { name: 'again' }))).toBe('fine');
    expect(await store.person(person.id)).toBeNull();
    expect(await kindOf(store.changeTable(judged.id, { judge: person.id, changed: 1 }))).toBe('conflict');
  });

  it('forgets guests who have not been here for long and sit nowhere, sessions that nobody uses, and old codes', async () => {
    const { store } = opened();
    const old = { seen: 500 };
    const [gone, newer, member, seated, host] = [
      await add(old),
      await add({ seen: 600 }),
      await add({ ...old, login: id() }),
      await add(old),
      await add(old),
    ];
    await store.addTable(newTable({ seats: [{ seat: 'a', person: seated.person.id, bot: null }] }));
    await store.addTable(newTable({ host: host.person.id }));
    const [expired, fresh] = [700, 701].map((expires) => ({ hash: id(), person: newer.person.id, expires }));
    if (!expired || !fresh) throw new Error('There are no codes.');
    await store.addDeviceCode(expired);
    await store.addDeviceCode(fresh);
    // A device that its owner lost, of somebody who still comes.
    const [unused, used] = [newSession(newer.person.id, { seen: 599 }), newSession(newer.person.id, { seen: 600 })];
    await store.addSession(unused);
    await store.addSession(used);
    await store.forget(600, 700);
    expect(await store.person(gone.person.id)).toBeNull();
    expect(await store.session(gone.session.hash)).toBeNull();
    for (const { person } of [newer, member, seated, host]) expect(await store.person(person.id)).toEqual(person);
    expect(await store.takeDeviceCode(expired.hash, 0)).toBeNull();
    expect(await store.takeDeviceCode(fresh.hash, 700)).toBe(newer.person.id);
    expect(await store.session(unused.hash)).toBeNull();
    expect(await store.session(used.hash)).not.toBeNull();
  });

  it('finds nothing under names that nobody could have', async () => {
    const { store } = opened();
    for (const odd of ['\0', 'a\0b', "'; drop table people; --", '\ud800', '%', 'x'.repeat(100_000)]) {
      expect(await store.person(odd)).toBeNull();
      expect(await store.personByLogin(odd)).toBeNull();
      expect(await store.session(odd)).toBeNull();
      expect(await store.table(odd)).toBeNull();
      expect(await store.tableByCode(odd)).toBeNull();
      expect(await store.match(odd)).toBeNull();
      expect(await store.rows(odd)).toEqual([]);
      expect(await store.review(odd)).toBeNull();
    }
  });
}
