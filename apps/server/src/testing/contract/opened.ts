// A store under test: the real one, and a way to do to its database what nobody should.
import type { Store, StoreTroubleKind } from '../../stores/store.ts';
import { StoreTrouble } from '../../stores/store.ts';

export interface Opened {
  store: Store;
  /** The lines that the store logged. */
  lines: string[];
  /** Closes the store and opens it again. */
  reopen(): Promise<Store>;
  /** Asks the database itself. Places for values are $1, $2 and so on. */
  ask(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  end(): Promise<void>;
}

export type Open = () => Promise<Opened>;

/** How a promise failed; "fine" if it did not. */
export const kindOf = (work: Promise<unknown>): Promise<StoreTroubleKind | 'fine'> =>
  work.then(
    () => 'fine' as const,
    (error: unknown) => {
      if (error instanceof StoreTrouble) return error.kind;
      throw error;
    },
  );
