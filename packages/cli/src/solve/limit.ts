// How long a search may take. The solver knows no clock: it asks from time to time whether it should stop.

export interface Limit {
  /** Whether to give up. Cheap, but not free: ask once in a thousand steps or so. */
  stop: () => boolean;
}

export const noLimit: Limit = { stop: () => false };

export function within(milliseconds: number): Limit {
  const end = performance.now() + milliseconds;
  return { stop: () => performance.now() >= end };
}
