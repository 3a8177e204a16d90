// Reviews of finished matches: each is worked out once, in the background, and kept.
import { type MatchRecord, type Store, UnreadableRow } from './stores/store.ts';
import type { Threads } from './threads/threads.ts';

/** The review of a match at a table may take this long. Only the next review waits for it. */
const MOST_MS = 30 * 60_000;
/** The review of a match from a page takes seconds, unless somebody made the match to take long. */
const MOST_PRACTICE_MS = 60_000;
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
        // One at a time: a match of a table that has just ended goes before all that were played in a page.
        for (let [next] = await this.#store.unreviewed(1); next && !this.#closed; ) {
          await this.#review(next);
          [next] = await this.#store.unreviewed(1);
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
    // A match or a log that cannot be read has no review, and the others go on.
    const review = match ? await this.#make(match) : { failed: true };
    if (!this.#closed) await this.#store.keepReview(id, review);
  }

  async #make({ id, setup, practice }: MatchRecord): Promise<unknown> {
    try {
      const texts = await this.#store.texts(id);
      return await this.#threads.review({ id, setup, texts }, practice ? MOST_PRACTICE_MS : MOST_MS);
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      this.#trouble(error);
      return { failed: true };
    }
  }
}
