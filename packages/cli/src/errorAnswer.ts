// What is said to a request that could not be answered.
import { ID_TOO_LONG, isRepeatable } from '@openshake/protocol';

/** Which request it was, and why. */
export interface ErrorAnswer {
  id: unknown;
  error: { message: string };
}

export const errorAnswer = (id: unknown, message: string): ErrorAnswer =>
  isRepeatable(id) ? { id, error: { message } } : { id: null, error: { message: `${ID_TOO_LONG} ${message}` } };
