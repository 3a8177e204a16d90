// Sessions: who a token belongs to. What was read is remembered; a session that has ended is forgotten at once.
import type { Person, Store } from '../stores/store.ts';
import { Remembered } from './remembered.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

export interface Who {
  person: Person;
  /** The hash of the session's token. */
  session: string;
}

const DAY = 24 * 60 * 60_000;
/** A session that nobody used for this long has ended. It outlasts any summer. */
export const SESSION_MS = 180 * DAY;
/** What was read from the store counts for this long. */
const FRESH_MS = 60_000;
/** The store hears about a session that is in use this often. */
const SEEN_EVERY_MS = 60 * 60_000;
/** Sessions in use are written together. */
const WRITE_EVERY_MS = 60_000;
const MOST_REMEMBERED = 20_000;

interface Known extends Who {
  seen: number;
  until: number;
}

export class Sessions {
  readonly #store: Store;
  readonly #clock: { now(): number };
  readonly #known = new Remembered<Known>(MOST_REMEMBERED);
  readonly #ended: ((session: string) => void)[] = [];
  /** Counts everything that ended or changed: what was read before it may be stale. */
  #changes = 0;
  /** When sessions were used, until the store knows. */
  readonly #seen = new Map<string, number>();
  #wrote: number;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Store, clock: { now(): number }) {
    this.#store = store;
    this.#clock = clock;
    this.#wrote = clock.now();
  }

  whenEnded(call: (session: string) => void): void {
    this.#ended.push(call);
  }

  async known(token: string): Promise<Who | null> {
    if (!isToken(token)) return null;
    const hash = hashToken(token);
    const now = this.#clock.now();
    let known = this.#known.get(hash);
    if (!known || known.until < now) {
      const read = await this.#read(hash, now);
      if (read === null) return null;
      known = read;
    }
    this.#see(known, now);
    return { person: known.person, session: hash };
  }

  async #read(hash: string, now: number): Promise<Known | null> {
    for (;;) {
      const changes = this.#changes;
      const found = await this.#store.session(hash);
      // Something ended meanwhile, maybe this session.
      if (changes !== this.#changes) continue;
      this.#known.delete(hash);
      if (!found) return null;
      const { session, person } = found;
      if (now - Math.max(session.seen, this.#seen.get(hash) ?? 0) > SESSION_MS) {
        await this.end(hash);
        return null;
      }
      const known = { person, session: hash, seen: session.seen, until: now + FRESH_MS };
      this.#known.set(hash, known);
      return known;
    }
  }

  /** A new session of this person: its token, which is shown once, and what the store keeps. */
  make(person: string) {
    const token = newToken();
    const now = this.#clock.now();
    return { token, session: { hash: hashToken(token), person, created: now, seen: now } };
  }

  async add(person: string): Promise<string> {
    const { token, session } = this.make(person);
    await this.#store.addSession(session);
    return token;
  }

  async end(hash: string): Promise<void> {
    await this.#store.removeSession(hash);
    this.forget([hash]);
  }

  /** Ends all sessions of a person, except this one. */
  async endOthers(person: string, mine: string): Promise<void> {
    const others = (await this.#store.sessionsOf(person)).map(({ hash }) => hash).filter((hash) => hash !== mine);
    for (const hash of others) await this.#store.removeSession(hash);
    this.forget(others);
  }

  /** These sessions are no longer in the store. */
  forget(hashes: readonly string[]): void {
    this.#changes += 1;
    for (const hash of hashes) {
      this.#known.delete(hash);
      this.#seen.delete(hash);
    }
    for (const hash of hashes) for (const call of this.#ended) call(hash);
  }

  /** The person has changed in the store. */
  change(person: string): void {
    this.#changes += 1;
    for (const hash of this.rememberedOf(person)) this.#known.delete(hash);
  }

  rememberedOf(person: string): string[] {
    return this.#known.entries().flatMap(([hash, known]) => (known.person.id === person ? [hash] : []));
  }

  #see(known: Known, now: number): void {
    if (now - known.seen >= SEEN_EVERY_MS) {
      known.seen = now;
      this.#seen.set(known.session, now);
    }
    if (this.#seen.size > 0 && now - this.#wrote >= WRITE_EVERY_MS) void this.write();
  }

  /** Writes which sessions were in use. */
  write(): Promise<void> {
    this.#wrote = this.#clock.now();
    this.#writing = this.#writing.then(() => this.#writeSeen());
    return this.#writing;
  }

  async #writeSeen(): Promise<void> {
    const seen = [...this.#seen];
    if (seen.length === 0) return;
    try {
      await this.#store.seeSessions(seen.map(([hash, at]) => ({ hash, at })));
    } catch {
      // The store is away. The next time writes these too; until then nothing is lost but the date.
      return;
    }
    for (const [hash, at] of seen) if (this.#seen.get(hash) === at) this.#seen.delete(hash);
  }
}
