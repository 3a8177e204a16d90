// Reviews of finished matches: each is worked out once, in the background, and kept.
import type { Store } from './stores/store.ts';
import type { Threads } from './threads/threads.ts';

/** How many matches without a review are looked up at once. */
const FEW = 10;
/** After a failure, the next try waits. */
const PAUSE_MS = 60_000;

export class Reviews {
  readonly #store: Store;
  readonly #threads: Threads;
  readonly #trouble: (error: unknown) => void;
  #works = false;
  #again = false;
  #closed = false;
  #pause: NodeJS.Timeout | undefined;

  constructor(store: Store, threads: Threads, trouble: (error: unknown) => void) {
    this.#store = store;
    this.#threads = threads;
    this.#trouble = trouble;
  }

  /** A match is over, or the server has started. */
  look(): void {
    this.#again = true;
    if (!this.#works && !this.#closed) void this.#work();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
  }

  async #work(): Promise<void> {
    this.#works = true;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        for (const match of await this.#store.unreviewed(FEW)) {
          if (this.#closed) return;
          await this.#review(match);
          this.#again = true;
        }
      }
    } catch (error) {
      if (this.#closed) return;
      this.#trouble(error);
      this.#pause = setTimeout(() => this.look(), PAUSE_MS);
      this.#pause.unref();
    } finally {
      this.#works = false;
    }
  }

  async #review(id: string): Promise<void> {
    const match = await this.#store.match(id);
    if (!match) return;
    const rows = await this.#store.rows(id, 1).catch((error) => {
      this.#trouble(error);
      return null;
    });
    // A log that cannot be read has no review, and the others go on.
    const review = rows ? await this.#threads.review({ setup: match.setup, rows }) : { failed: true };
    if (!this.#closed) await this.#store.keepReview(id, review);
  }
}
