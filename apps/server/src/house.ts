// Everything that the routes need: who is here, which tables there are, and how the server is doing.
import type { TableWish } from '@openshake/protocol/server';
import type { Limits } from './http/limits.ts';
import type { Site } from './http/site.ts';
import type { Log } from './log.ts';
import type { People, Who } from './people/people.ts';
import type { Store } from './stores/store.ts';
import type { Threads } from './threads/threads.ts';

/** The tables as the routes see them. Each answer is the table as this person may see it. */
export interface TablesForRoutes {
  /** `place`: where the person is, as limits count. */
  open(who: Who, wish: TableWish, place: string): Promise<object>;
  listed(who: Who | null): Promise<object[]>;
  mine(who: Who): Promise<object[]>;
  show(who: Who | null, id: string): Promise<object>;
  byCode(who: Who | null, code: string): Promise<object>;
  sit(who: Who, id: string, seat: string, code: string | undefined, place: string): Promise<object>;
  getUp(who: Who, id: string, seat: string): Promise<object>;
  rematch(who: Who, id: string, place: string): Promise<object>;
}

/** A number for whoever watches over the server. `kind`: a counter only grows. */
export interface Metric {
  name: string;
  help: string;
  kind: 'counter' | 'gauge';
  value: number;
}

export interface House {
  store: Store;
  people: People;
  tables: TablesForRoutes;
  threads: Pick<Threads, 'judge' | 'write' | 'metrics'>;
  limits: Limits;
  clock: { now(): number };
  version: string;
  /** The page to play on. Without it, a plain page says how to build it. */
  site?: Site | null;
  /** Whether every request arrives by TLS, at the server itself or at a proxy before it. */
  isTls: boolean;
  /** Whether a proxy stands before the server, whose word about addresses and TLS counts. */
  trustProxy?: boolean;
  state(): { draining: boolean; storeFails: boolean };
  /** Tries to write, at most once a second, so that `state` is true. */
  checkStore(): Promise<void>;
  /** What tables, connections and the like have to say. */
  metrics(): readonly Metric[];
  /** The moment of the match of this table that an audience sees now. `last`: the moment of its last row. */
  audienceAt(table: string, last: number): number;
  /** Resolves once the match of this table, if it is over, is stored as such. */
  settled(table: string): Promise<void>;
  /** A match was kept that has no review yet. */
  kept(match: string): void;
  log: Log;
}
