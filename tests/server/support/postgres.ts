// The PostgreSQL that the test command started: an empty database for each server, and a way to cut the server off from it.
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import pg from 'pg';

/** The address of the PostgreSQL, if the test command started one. */
export const POSTGRES = process.env.OPENSHAKE_TEST_POSTGRES;

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** `npm test` always has both; a single file run by hand may have one. */
export const hasStore = (name: StoreName): boolean => name === 'sqlite' || POSTGRES !== undefined;

let databases = 0;

/** The address of a new, empty database. */
export async function emptyDatabase(): Promise<string> {
  if (POSTGRES === undefined) throw new Error('OPENSHAKE_TEST_POSTGRES names no PostgreSQL.');
  databases += 1;
  const name = `test_${process.pid}_${Date.now()}_${databases}`;
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(POSTGRES);
  address.pathname = `/${name}`;
  return address.href;
}

/** The options of a server on this store. */
export const storeOptions = async (name: StoreName): Promise<{ database?: string }> =>
  name === 'postgres' ? { database: await emptyDatabase() } : {};

/** Stands between a server and its database, and can take the database away. */
export class Cable {
  readonly #server: NetServer;
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  #isCut = false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  static async to(database: string): Promise<Cable> {
    const cable = new Cable(new URL(database));
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  /** The database, reached through the cable. */
  get url(): string {
    const address = this.#server.address();
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' ? address?.port : '');
    return url.href;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
