// How long a search may take. The solver has no clock: it asks from time to time whether it should stop.

export interface Limit {
  /** Whether to give up. Cheap, but not free: ask once in a thousand steps or so. */
  stop: () => boolean;
}
