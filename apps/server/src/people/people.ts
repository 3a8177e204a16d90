// People: guests, accounts, their sessions and devices, and the names that others see.
import { type AccountWish, type LoginWish, type MeWish, MOST_SETTINGS } from '@openshake/protocol/server';
import { Refused } from '../refused.ts';
import { type Person, type Store, StoreTrouble } from '../stores/store.ts';
import { newCode, newId, readCode } from '../tables/ids.ts';
import { madeUpName } from './names.ts';
import { faultInPassword, Passwords } from './passwords.ts';
import { Remembered } from './remembered.ts';
import { SAYS } from './sentences.ts';
import { SESSION_MS, Sessions, type Who } from './sessions.ts';
import { hashCode } from './tokens.ts';

export type { Who } from './sessions.ts';

export interface ShownPerson {
  id: string;
  name: string;
  guest: boolean;
}

/** A person, and the token of a new session. */
export interface LoggedIn {
  person: Person;
  token: string;
}

const DEVICE_CODE_LENGTH = 8;
const DEVICE_CODE_MS = 10 * 60_000;
const MOST_SHOWN = 20_000;

type Shown = Pick<Person, 'alias' | 'name' | 'login'>;

export class People {
  readonly #store: Store;
  readonly #clock: { now(): number };
  readonly #secret: Uint8Array;
  readonly #sessions: Sessions;
  readonly #passwords = new Passwords();
  readonly #shown = new Remembered<Shown>(MOST_SHOWN);
  readonly #changed: ((person: string, isGone: boolean) => void)[] = [];
  /** Counts the changes: what was read before one may be stale. */
  #changes = 0;

  constructor({ store, clock, secret }: { store: Store; clock: { now(): number }; secret: Uint8Array }) {
    this.#store = store;
    this.#clock = clock;
    this.#secret = secret;
    this.#sessions = new Sessions(store, clock);
  }

  /** Who has this token; null if nobody has, or the session has ended. */
  known(token: string): Promise<Who | null> {
    return this.#sessions.known(token);
  }

  /** A person as others see them: by a made-up name at listed tables, by the typed one at private tables. null: deleted. */
  async shown(person: string | null, listed: boolean): Promise<ShownPerson | null> {
    if (person === null) return null;
    const known = this.#shown.get(person) ?? (await this.#readShown(person));
    if (!known) return null;
    const { alias, name, login } = known;
    return { id: person, name: listed ? alias : (name ?? alias), guest: login === null };
  }

  async #readShown(id: string): Promise<Shown | null> {
    for (;;) {
      const changes = this.#changes;
      const person = await this.#store.person(id);
      if (changes !== this.#changes) continue;
      if (!person) return null;
      const { alias, name, login } = person;
      this.#shown.set(id, { alias, name, login });
      return { alias, name, login };
    }
  }

  /** Calls when a person was renamed or deleted. `isGone`: deleted for sure. */
  whenChanged(call: (person: string, isGone: boolean) => void): void {
    this.#changed.push(call);
  }

  /** Calls when a session ended: its connections must close. */
  whenEnded(call: (session: string) => void): void {
    this.#sessions.whenEnded(call);
  }

  /** A new guest, or the guest that this device already is. */
  async guest(who: Who | null): Promise<LoggedIn> {
    if (who && who.person.login === null) return { person: who.person, token: await this.#sessions.add(who.person.id) };
    const person = this.#newPerson({});
    const { token, session } = this.#sessions.make(person.id);
    await this.#store.addPerson(person, session);
    return { person, token };
  }

  #newPerson(known: Partial<Person>): Person {
    const now = this.#clock.now();
    const nothing = { name: null, login: null, password: null, settings: {} };
    return { id: newId(), alias: madeUpName(), ...nothing, created: now, seen: now, ...known };
  }

  /** Makes an account. A guest becomes the account and keeps everything, also the seat in a match under way: the guest's session goes on. */
  async account(who: Who | null, { name, password }: AccountWish): Promise<LoggedIn> {
    if (who && who.person.login !== null) throw new Refused('taken', SAYS.hasAccount);
    const fault = faultInPassword(password, name);
    if (fault) throw new Refused('bad-request', fault);
    if (await this.#store.personByLogin(name)) throw new Refused('taken', SAYS.nameTaken);
    const account = { login: name, password: await this.#passwords.hash(password) };
    try {
      return who ? await this.#promote(who, account) : await this.#newAccount(account);
    } catch (error) {
      // Somebody took the name while we looked.
      if (error instanceof StoreTrouble && error.kind === 'conflict') throw new Refused('taken', SAYS.nameTaken);
      throw error;
    }
  }

  async #newAccount(account: { login: string; password: string }): Promise<LoggedIn> {
    const person = this.#newPerson({ ...account, name: account.login });
    const { token, session } = this.#sessions.make(person.id);
    await this.#store.addPerson(person, session);
    return { person, token };
  }

  async #promote({ person }: Who, account: { login: string; password: string }): Promise<LoggedIn> {
    await this.#change(person.id, { ...account, name: person.name ?? account.login });
    const token = await this.#sessions.add(person.id);
    return { person: await this.#read(person.id), token };
  }

  /** `who`: the session that the new one replaces. A guest's seat stays with the guest's own token. */
  async logIn(who: Who | null, { name, password }: LoginWish): Promise<LoggedIn> {
    const person = await this.#store.personByLogin(name);
    if (!(await this.#passwords.isRight(password, person?.password ?? null)) || !person)
      throw new Refused('no-session', SAYS.wrongLogin);
    const token = await this.#sessions.add(person.id);
    if (who && who.person.login !== null) await this.#sessions.end(who.session);
    return { person, token };
  }

  logOut({ session }: Who): Promise<void> {
    return this.#sessions.end(session);
  }

  logOutOthers({ person, session }: Who): Promise<void> {
    return this.#sessions.endOthers(person.id, session);
  }

  /** A code that moves this person to another device, once. */
  async deviceCode({ person }: Who): Promise<{ code: string; expires: number }> {
    const code = newCode(DEVICE_CODE_LENGTH);
    const expires = this.#clock.now() + DEVICE_CODE_MS;
    await this.#store.addDeviceCode({ hash: hashCode(code, this.#secret), person: person.id, expires });
    return { code, expires };
  }

  async useDevice(typed: string): Promise<LoggedIn> {
    const code = readCode(typed, DEVICE_CODE_LENGTH);
    const id = code && (await this.#store.takeDeviceCode(hashCode(code, this.#secret), this.#clock.now()));
    const person = id ? await this.#store.person(id) : null;
    if (!person) throw new Refused('not-found', SAYS.wrongDeviceCode);
    return { person, token: await this.#sessions.add(person.id) };
  }

  /** Changes the typed name, some settings, or the password. A setting that becomes null is removed. */
  async change({ person, session }: Who, { name, settings, password }: MeWish): Promise<Person> {
    const hashed = password && (await this.#newPassword(person, password));
    const kept = settings && withSettings((await this.#read(person.id)).settings, settings);
    await this.#change(person.id, {
      ...(name !== undefined && { name }),
      ...(kept && { settings: kept }),
      ...(hashed !== undefined && { password: hashed }),
    });
    if (hashed !== undefined) await this.#sessions.endOthers(person.id, session);
    return this.#read(person.id);
  }

  async #newPassword({ id }: Person, wish: NonNullable<MeWish['password']>): Promise<string> {
    const { login, password } = await this.#read(id);
    if (login === null) throw new Refused('bad-request', SAYS.noPassword);
    if (!(await this.#passwords.isRight(wish.old, password))) throw new Refused('forbidden', SAYS.wrongOldPassword);
    const fault = faultInPassword(wish.new, login);
    if (fault) throw new Refused('bad-request', fault);
    return this.#passwords.hash(wish.new);
  }

  async #change(id: string, change: Parameters<Store['changePerson']>[1]): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await this.#store.changePerson(id, change);
    this.#forget(id, false);
  }

  /** What we remember of this person is no longer so. */
  #forget(id: string, isGone: boolean): void {
    this.#changes += 1;
    this.#shown.delete(id);
    this.#sessions.change(id);
    for (const call of this.#changed) call(id, isGone);
  }

  async #read(id: string): Promise<Person> {
    const person = await this.#store.person(id);
    // Deleted from another device in the same moment.
    if (!person) throw new Refused('no-session', SAYS.deleted);
    return person;
  }

  /** Deletes the person everywhere. The matches stay, without the name. */
  async delete({ person: { id } }: Who): Promise<void> {
    const sessions = (await this.#store.sessionsOf(id)).map(({ hash }) => hash);
    try {
      await this.#store.deletePerson(id);
    } catch (error) {
      // Perhaps it happened, and only the answer is lost.
      this.#forget(id, false);
      throw error;
    }
    // One may have begun in this moment, on another device.
    this.#sessions.forget([...new Set([...sessions, ...this.#sessions.rememberedOf(id)])]);
    this.#forget(id, true);
  }

  /** Forgets guests without a seat, sessions that nobody used for long, and codes that have expired. */
  async tidy(): Promise<void> {
    // Whoever came back at the last moment stays.
    await this.#sessions.write();
    const now = this.#clock.now();
    await this.#store.forget(now - SESSION_MS, now);
  }

  /** Writes what waits to be written. */
  close(): Promise<void> {
    return this.#sessions.write();
  }
}

function withSettings(before: Person['settings'], changes: Person['settings']): Person['settings'] {
  const settings = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
  if (Object.keys(settings).length > MOST_SETTINGS) throw new Refused('bad-request', SAYS.tooManySettings);
  return settings;
}
