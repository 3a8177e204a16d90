// The log of a match that this server runs, as the room of the match uses it.
// A write may fail without a word about what became of it: the connection broke after it was sent, or the disk hung.
import type { Store as RoomStore, Row } from '@openshake/host';
import { type Lease, type LogStore, StoreTrouble } from '../stores/store.ts';

export class OwnLog implements RoomStore {
  readonly #store: LogStore;
  readonly #fenced: () => void;
  /** A write may still be on its way. */
  #isUnsure = false;
  lease: Lease;

  private constructor(store: LogStore, lease: Lease, fenced: () => void) {
    this.#store = store;
    this.lease = lease;
    this.#fenced = fenced;
  }

  /** `fenced`: called when another server runs the match. */
  static async claim(store: LogStore, match: string, fenced: () => void): Promise<OwnLog> {
    return new OwnLog(store, await store.claim(match), fenced);
  }

  append(row: Row): Promise<void> {
    return this.#store.append(this.lease, row).catch((error: unknown) => this.#failed(error));
  }

  /** What this says is final: after a new claim, a write that is still on its way comes too late. */
  async rows(from: number, most?: number): Promise<readonly Row[]> {
    if (this.#isUnsure) {
      this.lease = await this.#store.claim(this.lease.match).catch((error: unknown) => this.#failed(error));
      this.#isUnsure = false;
    }
    return this.#store.rows(this.lease.match, from, most);
  }

  #failed(error: unknown): never {
    if (isFenced(error)) this.#fenced();
    else if (!(error instanceof StoreTrouble && error.kind === 'conflict')) this.#isUnsure = true;
    throw error;
  }
}

export const isFenced = (error: unknown): boolean => error instanceof StoreTrouble && error.kind === 'fenced';
