// Somebody who watches a table over one connection.
import type { Viewer } from '@openshake/rules';
import type { Who } from '../people/people.ts';

export interface Watcher {
  readonly who: Who;
  /** The code that was given, for a private table. */
  readonly code: string | undefined;
  /** Whether views come with `legal`. */
  readonly legal: boolean;
  /** As whom this watcher sees the table. */
  viewer: Viewer;
  /** Audience at a listed table sees everything thirty seconds late. */
  late: boolean;
  /** The version that was sent last; null: the next message has the whole view. */
  v: number | null;
  /** Sends a text; false if the line is full, so that the newest version will be asked for later. */
  send(text: string): boolean;
  /** The table is closed to this watcher. */
  stop(why: string): void;
}
