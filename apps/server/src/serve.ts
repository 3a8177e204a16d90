// Starts the server and ends it.
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServerClock } from './clock.ts';
import type { Metric } from './house.ts';
import { createApp } from './http/app.ts';
import { Limits as HttpLimits } from './http/limits.ts';
import { readSite, SITE_FOLDER } from './http/site.ts';
import { admit } from './live/admit.ts';
import { Backlog } from './live/backlog.ts';
import { Limits } from './live/limits.ts';
import { Live } from './live/live.ts';
import { Sockets } from './live/sockets.ts';
import { Streams } from './live/streams.ts';
import { makeLog } from './log.ts';
import { People } from './people/people.ts';
import { Reviews } from './reviews.ts';
import { readSecret } from './secret.ts';
import { StoreHealth } from './storeHealth.ts';
import { openStore } from './stores/open.ts';
import { Tables } from './tables/tables.ts';
import { openThreads } from './threads/openThreads.ts';
import { version } from './version.ts';

export interface ServeOptions {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** The folder of the database file and the secrets. */
  data: string;
  /** The address of a PostgreSQL database, if that is the store. */
  database?: string | undefined;
  /** Whether a proxy stands before the server, whose word about addresses and TLS counts. */
  trustProxy?: boolean | undefined;
  /** Whether every request arrives by TLS at the proxy. */
  isTls?: boolean | undefined;
  /** How many times as fast time runs, for tests. */
  speed?: number | undefined;
  /** Gets a line for each thing worth noting: no names, tokens or addresses. */
  log: (line: string) => void;
  /** Leaves out what happens all day, so that a person's terminal stays readable. */
  quiet?: boolean | undefined;
}

export interface Serving {
  /** Such as http://127.0.0.1:4747. */
  url: string;
  /** Takes no more requests, lets every stored action be answered, and closes the store. */
  close(): Promise<void>;
}

/** Guests who never came back are forgotten once a day. */
const TIDY_MS = 24 * 60 * 60_000;
/** Nobody waits longer for the last answers. */
const DRAIN_MS = 3_000;

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

export async function serve(options: ServeOptions): Promise<Serving> {
  await mkdir(options.data, { recursive: true, mode: 0o700 });
  const log = makeLog(options.log, options.quiet);
  const clock = new ServerClock(options.speed);
  const calendar = { now: () => clock.date() };
  const store = await openStore(options, { log: (sentence) => log.note('store', { sentence }) });
  const health = new StoreHealth(store);
  const trouble = (error: unknown) => {
    health.heard(error);
    log.trouble(error);
  };
  const counted = { rows: 0 };
  let draining = false;
  const secret = await readSecret(options.data);
  const people = new People({ store, clock: calendar, secret });
  const threads = openThreads({ log });
  const reviews = new Reviews(store, threads, trouble);
  const tables = new Tables({ store, clock, people, threads, trouble, counted, finished: () => reviews.look() });
  const live = new Live({ tables, clock: calendar, limits: new Limits(), version, trouble }, people);
  const backlog = new Backlog();
  const metrics = (): Metric[] => [
    { name: 'openshake_tables', help: 'Tables in memory.', kind: 'gauge', value: tables.count },
    { name: 'openshake_connections', help: 'Live clients that are connected now.', kind: 'gauge', value: live.count },
    {
      name: 'openshake_watchers',
      help: 'Tables watched, counted for each client.',
      kind: 'gauge',
      value: tables.watchers,
    },
    {
      name: 'openshake_waiting_bytes',
      help: 'Bytes that wait for clients that read slowly.',
      kind: 'gauge',
      value: backlog.total,
    },
    {
      name: 'openshake_slow_clients_cut_total',
      help: 'Clients that were cut off because too much was waiting for all slow clients together.',
      kind: 'counter',
      value: backlog.cut,
    },
    {
      name: 'openshake_rows_total',
      help: 'Rows of matches that were stored since the start.',
      kind: 'counter',
      value: counted.rows,
    },
  ];
  const { trustProxy = false, isTls = false } = options;
  const limits = new HttpLimits(clock);
  const site = await readSite(SITE_FOLDER);
  const app = createApp({
    store,
    people,
    tables,
    threads,
    limits,
    clock: calendar,
    version,
    site,
    isTls,
    trustProxy,
    state: () => ({ draining, storeFails: health.fails }),
    checkStore: () => health.check(),
    metrics,
    audienceAt: (table, last) => tables.audienceAt(table, last),
    settled: async (table) => tables.peek(table)?.settled(),
    kept: () => reviews.look(),
    log: { ...log, trouble },
  });
  const door = {
    live,
    backlog,
    admit: (request: IncomingMessage) => admit(request, people, limits, { isTls, trustProxy }),
    trouble,
  };
  const streams = new Streams(app, door);
  const sockets = new Sockets(app.server, door);
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    // Nothing may keep the process alive, so that the caller can say why and end.
    tables.close();
    await Promise.all([sockets.close(), app.close(), people.close()]);
    health.close();
    await threads.close();
    await store.close();
    clock.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  void tables.resume().catch(trouble);
  reviews.look();
  const tidy = () => void people.tidy().catch(trouble);
  tidy();
  const tidying = setInterval(tidy, TIDY_MS);
  tidying.unref();
  // A promise that nobody waited for harms one request. After any other surprise nothing can be trusted, so the process ends and starts anew.
  const rejected = (error: unknown) => trouble(error);
  const surprised = (error: unknown) => {
    log.trouble(error);
    process.exit(1);
  };
  process.on('unhandledRejection', rejected).on('uncaughtException', surprised);
  log.note('ready', {});
  return {
    url: `http://${hostIn(options.host)}:${port}`,
    async close() {
      draining = true;
      live.drain();
      reviews.close();
      await within(DRAIN_MS, tables.drain());
      live.close();
      streams.close();
      // Nobody can act any more, so no clock may run.
      tables.close();
      await sockets.close();
      backlog.close();
      await within(DRAIN_MS, app.close());
      clearInterval(tidying);
      await within(DRAIN_MS, people.close());
      health.close();
      await threads.close();
      await store.close();
      clock.close();
      process.off('unhandledRejection', rejected).off('uncaughtException', surprised);
      log.note('closed', {});
    },
  };
}

/** An address with colons stands in brackets. */
const hostIn = (host: string): string => (host.includes(':') ? `[${host}]` : host);
