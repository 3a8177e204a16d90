// One server for one database. A lock says which; it lasts as long as its connection, so a server that is killed leaves none behind.
import type { Client } from 'pg';
import { CannotServe } from '../../cannotServe.ts';
import { openClient } from './pool.ts';

/** Any number that nobody else is likely to lock. */
const LOCK = 0x6f70656e;
/** A server that just ended may hold it for another moment. */
const PATIENCE_MS = 3000;
const RETRY_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A connection that holds the lock; undefined if another server has it. */
export async function takeLock(url: string): Promise<Client | undefined> {
  const client = await openClient(url);
  try {
    // A machine that vanished is noticed in half a minute, and its lock is free.
    await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4');
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (rows[0]?.held === true) return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  await client.end();
  return undefined;
}

export class Place {
  readonly #url: string;
  readonly #log: (line: string) => void;
  #client: Client | undefined;
  #isClosed = false;
  /** Another server came while our connection was gone. What we write now would be late. */
  isLost = false;

  private constructor(url: string, log: (line: string) => void) {
    this.#url = url;
    this.#log = log;
  }

  static async take(url: string, log: (line: string) => void): Promise<Place> {
    const place = new Place(url, log);
    for (const until = performance.now() + PATIENCE_MS; !(await place.#try()); await pause(RETRY_MS))
      if (performance.now() > until) throw new CannotServe('in-use');
    return place;
  }

  async leave(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }

  async #try(): Promise<boolean> {
    const client = await takeLock(this.#url);
    if (!client) return false;
    if (this.#isClosed) await client.end();
    this.#client = client;
    client.once('end', () => {
      this.#client = undefined;
      if (!this.#isClosed) void this.#comeBack();
    });
    return true;
  }

  async #comeBack(): Promise<void> {
    while (!this.#isClosed) {
      // The database is away: nobody can write, so nobody has our place.
      const isBack = await this.#try().catch(() => undefined);
      if (isBack !== undefined && this.isLost === isBack)
        this.#log(
          isBack
            ? 'This server has its database back.'
            : 'Another server uses this database now. This one stores nothing until the other one ends.',
        );
      if (isBack !== undefined) this.isLost = !isBack;
      if (isBack) return;
      await pause(RETRY_MS);
    }
  }
}
