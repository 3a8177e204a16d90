// A table that a client watches.
import type { Viewer } from '@openshake/rules';
import type { Who } from '../people/people.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Watcher } from '../tables/watcher.ts';

/** The client of it. */
export interface WatchingClient {
  readonly who: Who;
  /** Sends a version of a table; false if the line is full. */
  show(watching: Watching, text: string): boolean;
  /** The table is closed to this client. */
  shut(watching: Watching, why: string): void;
}

// There are as many as connections, so what they do is written once, and not into each of them.
export class Watching implements Watcher {
  readonly table: LiveTable;
  readonly code: string | undefined;
  readonly legal: boolean;
  viewer: Viewer;
  late: boolean;
  v: number | null = null;
  readonly #client: WatchingClient;

  constructor(
    client: WatchingClient,
    table: LiveTable,
    wish: { code?: string | undefined; legal?: boolean | undefined },
    seen: { viewer: Viewer; late: boolean },
  ) {
    this.#client = client;
    this.table = table;
    this.code = wish.code;
    this.legal = wish.legal ?? false;
    this.viewer = seen.viewer;
    this.late = seen.late;
  }

  get who(): Who {
    return this.#client.who;
  }

  send(text: string): boolean {
    return this.#client.show(this, text);
  }

  stop(why: string): void {
    this.#client.shut(this, why);
  }
}
