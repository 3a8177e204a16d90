// Whether the store can write. After a failure it is asked again until it can.
import { type Store, StoreTrouble } from './stores/store.ts';

const AGAIN_MS = 1_000;

export class StoreHealth {
  readonly #store: Store;
  #fails = false;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store) {
    this.#store = store;
  }

  get fails(): boolean {
    return this.#fails;
  }

  /** Something went wrong somewhere: perhaps it was the store. */
  heard(error: unknown): void {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof StoreTrouble && cause.kind === 'unavailable') {
        this.#failed();
        return;
      }
  }

  /** Tries to write now. */
  async check(): Promise<void> {
    try {
      await this.#store.check();
      this.#fails = false;
    } catch {
      this.#failed();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #failed(): void {
    this.#fails = true;
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.check(), AGAIN_MS);
    this.#timer.unref();
  }
}
