// Limits of a search by the clock.
import type { Limit } from '@openshake/advice';

/** So many milliseconds from now, or as long as it takes. */
export function within(milliseconds = Number.POSITIVE_INFINITY): Limit {
  const end = performance.now() + milliseconds;
  return { stop: () => performance.now() >= end };
}
