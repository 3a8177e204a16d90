// Limits a search by the clock.
import type { Limit } from '@openshake/advice';

/** This many milliseconds from now, or no limit. */
export function within(milliseconds = Number.POSITIVE_INFINITY): Limit {
  const end = performance.now() + milliseconds;
  return { stop: () => performance.now() >= end };
}
