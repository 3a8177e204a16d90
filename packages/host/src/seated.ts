// A bot or a program at a table. It gets what its seat may see, and says what it does.
import type { Acted, MatchView, Refusal } from '@openshake/rules';

export interface Deed {
  action: Acted;
  /** How many milliseconds pass first: the time it takes to think and to reach. */
  after: number;
}

export interface Seated {
  /** What this seat does if nobody else does anything first; null: it waits. */
  act(view: MatchView): Deed | null | Promise<Deed | null>;
  /** The table has changed or the room is closed, so nobody waits for the answer that is still being worked out. */
  overtaken?(): void;
  /** Hears why its last deed was refused. */
  refused?(why: Refusal, deed: Deed): void;
}
