// A whole server without its sockets, for tests of the routes: a real store in a file, real people, real tables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '@openshake/solver';
import type { FastifyInstance } from 'fastify';
import { ServerClock } from '../clock.ts';
import type { House } from '../house.ts';
import { createApp } from '../http/app.ts';
import { Limits } from '../http/limits.ts';
import { write } from '../http/matches/writing.ts';
import { makeLog } from '../log.ts';
import { People } from '../people/people.ts';
import { openSqlite } from '../stores/sqlite/openSqlite.ts';
import { type Surroundings, Tables } from '../tables/tables.ts';
import type { Threads } from '../threads/threads.ts';

/** Judges at once. Nobody plays against bots here. */
const threads: Threads = {
  judge: (inquiry) => search.answer(inquiry),
  seat: () => ({ act: async () => null, close: () => {} }),
  review: async () => ({}),
  write: async (writing) => write(writing),
  metrics: () => ({ threads_waiting: 0 }),
  close: async () => {},
};

/** A clock that stands still until somebody moves it. */
export class SetClock extends ServerClock {
  #more = 0;

  override now(): number {
    return super.now() + (this.#more ?? 0);
  }

  pass(ms: number): void {
    this.#more += ms;
  }
}

export interface TestHouse {
  house: House;
  app: FastifyInstance;
  clock: SetClock;
  tables: Tables;
  /** What other tables on the same store need. */
  around: Surroundings;
  /** The lines of the log. */
  lines: string[];
  /** How the server is, to be changed by a test. */
  state: { draining: boolean; storeFails: boolean };
  close(): Promise<void>;
}

/** `speed`: how many times as fast time runs. */
export async function testHouse(more: Partial<House> = {}, speed = 1): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'openshake-house-'));
  const lines: string[] = [];
  const log = makeLog((line) => lines.push(line));
  const clock = new SetClock(speed);
  const store = await openSqlite(join(folder, 'openshake.db'), { log: (line) => lines.push(line) });
  const people = new People({ store, clock, secret: new Uint8Array(32).fill(7) });
  const counted = { rows: 0 };
  const around = { store, clock, people, threads, finished: () => {}, trouble: log.trouble, counted };
  const tables = new Tables(around);
  const state = { draining: false, storeFails: false };
  const house: House = {
    store,
    people,
    tables,
    threads,
    limits: new Limits(clock),
    clock,
    version: '1.2.3',
    isTls: false,
    state: () => state,
    checkStore: async () => {},
    metrics: () => [{ name: 'openshake_tables', help: 'Tables in memory.', kind: 'gauge', value: tables.count }],
    audienceAt: (id, last) => tables.audienceAt(id, last),
    settled: async (id) => tables.peek(id)?.settled(),
    kept: () => {},
    log,
    ...more,
  };
  const app = createApp(house);
  return {
    house,
    app,
    clock,
    tables,
    around,
    lines,
    state,
    async close() {
      tables.close();
      await app.close();
      await people.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
