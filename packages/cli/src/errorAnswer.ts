// The answer to a request that could not be answered.
import { ID_TOO_LONG, isRepeatable } from '@openshake/protocol';
import type { Fact, Speech } from './words/speech.ts';

/** Which request it was, and why. */
export interface ErrorAnswer {
  id: unknown;
  error: { message: string; facts: Fact };
}

export function errorAnswer(id: unknown, why: Fact, { tell }: Speech): ErrorAnswer {
  if (isRepeatable(id)) return { id, error: { message: tell(why), facts: why } };
  const facts: Fact = { key: 'wire.several', faults: [ID_TOO_LONG, why] };
  return { id: null, error: { message: tell(facts), facts } };
}
