// Who watches a room: each viewer hears of every version, in order, as that viewer may see it.
import { type ActionType, type Event, eventsFor, type MatchState, type MatchView, type Viewer } from '@openshake/rules';
import type { Row } from './row.ts';

/** What one viewer gets of one version. */
export interface Published {
  v: number;
  /** The type of the action and its seat; absent from a viewer's first version. */
  act?: { type: ActionType; by?: string };
  events: ReturnType<typeof eventsFor>;
  view: MatchView;
}
export type Hear = (published: Published) => void;

interface Watcher {
  viewer: Viewer;
  hear: Hear;
  /** The latest version that this viewer has seen. */
  v: number;
}

/** The match after some events, and how to look at it. */
export interface Version {
  v: number;
  act?: NonNullable<Published['act']>;
  match: MatchState;
  events: readonly Event[];
  see: (viewer: Viewer) => MatchView;
}

/** The caller that runs the room. It sees everything, and may make each viewer's view itself. */
export interface Follower {
  /** A row is stored and its sender has the answer. `match`: the match after it. */
  heard(row: Row, match: MatchState): void;
  /** Time stood still and goes on, so `began` has moved. */
  timeGoesOn?(): void;
}

export class Watchers {
  readonly #watchers = new Set<Watcher>();
  readonly #failed: (error: unknown) => void;

  /** `failed`: called if a watcher fails. The other watchers still hear. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Begins with the current version. Call the returned function to stop. */
  add(viewer: Viewer, hear: Hear, { v, see }: Version): () => void {
    const watcher = { viewer, hear, v };
    this.#watchers.add(watcher);
    this.#tell(watcher, { v, events: [], view: see(viewer) });
    return () => void this.#watchers.delete(watcher);
  }

  publish({ v, act, match, events, see }: Version): void {
    const seen = new Map<Viewer, Published>();
    for (const watcher of this.#watchers) {
      // A watcher who came after the storing has already seen this version.
      if (watcher.v >= v) continue;
      const { viewer } = watcher;
      const published = seen.get(viewer) ?? {
        v,
        ...(act && { act }),
        events: eventsFor(match, events, viewer),
        view: see(viewer),
      };
      seen.set(viewer, published);
      watcher.v = v;
      this.#tell(watcher, published);
    }
  }

  #tell({ hear }: Watcher, published: Published): void {
    try {
      hear(published);
    } catch (error) {
      this.#failed(error);
    }
  }
}
