// The rows of a match, each stored before it counts. After a failure nobody knows what is stored until the store says so.
// The store keeps the rows. The ledger counts them and knows which ids they had.
import { FORMAT, type Outcome, outcomeOf, type Row } from './row.ts';
import type { Store } from './store.ts';
import { RETRY_MS, type Timer } from './timer.ts';
import { RoomTrouble } from './trouble.ts';
import { UsedIds } from './usedIds.ts';

/** What became of an action that was stored. */
export type Stored = { ok: true; v: number } & Outcome;

/** After this many failed tries to read its store, a ledger gives up. */
const MOST_TRIES = 60;

/** What a ledger calls while it cannot read its store. */
export interface Around {
  failed(trouble: RoomTrouble): void;
  /** Nothing happens until time passes. */
  paused(): void;
  gaveUp(): void;
}

export const storedAs = (row: Row): Stored => ({ ok: true, v: row.v, ...outcomeOf(row) });

export class Ledger {
  readonly #store: Store;
  readonly #timer: Timer;
  readonly #ids = new UsedIds();
  #unsure = false;
  #pauses = false;
  #closed = false;

  constructor(store: Store, timer: Timer) {
    this.#store = store;
    this.#timer = timer;
  }

  get v(): number {
    return this.#ids.count;
  }

  /** The store may have a row that we do not know of. */
  get isUnsure(): boolean {
    return this.#unsure;
  }

  /** Whether it waits before it asks its store again. */
  get pauses(): boolean {
    return this.#pauses;
  }

  /** Whether this seat may have sent this id before. Only the store knows it for sure. */
  mayHave(seat: string, id: string): boolean {
    return this.#ids.find(seat, id) > 0;
  }

  /** The answer that this seat got when it sent this id before. */
  async done(seat: string, id: string): Promise<Stored | undefined> {
    const v = this.#ids.find(seat, id);
    if (v === 0) return undefined;
    try {
      const [row] = await this.#store.rows(v, 1);
      // Another id may have the same number.
      return row?.id === id && row.action.by === seat ? storedAs(row) : undefined;
    } catch (error) {
      // Nobody may hear that it did not happen: most likely it did.
      throw new RoomTrouble('unknown', error);
    }
  }

  /** Adds a row that is stored. */
  add(row: Row): void {
    const { v, format, id, action } = row;
    if (v !== this.v + 1 || format !== FORMAT) throw new Error(`Row ${v} cannot follow row ${this.v}.`);
    this.#ids.add(action.by ?? null, id);
  }

  /** If it fails, the store may have the row anyway. */
  async store(row: Row): Promise<void> {
    this.#unsure = true;
    await this.#store.append(row);
    this.#unsure = false;
  }

  /** The rows that the store has beyond ours. */
  async *beyond(around: Around): AsyncGenerator<Row> {
    yield* await this.#read(around);
    this.#unsure = false;
  }

  close(): void {
    this.#closed = true;
  }

  /** Asks the store until it answers. If it never does, the next room begins with what is stored. */
  async #read(around: Around): Promise<readonly Row[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        const rows = await this.#store.rows(this.v + 1);
        if (this.#closed) throw new RoomTrouble('closed');
        return rows;
      } catch (error) {
        if (this.#closed) throw new RoomTrouble('closed', error);
        around.failed(new RoomTrouble('store', error));
        if (tries >= MOST_TRIES) {
          around.gaveUp();
          throw new RoomTrouble('closed', error);
        }
        await this.#pause(around);
      }
    }
  }

  async #pause(around: Around): Promise<void> {
    this.#pauses = true;
    await new Promise<void>((resolve) => {
      this.#timer.at(this.#timer.now() + RETRY_MS, () => {
        this.#pauses = false;
        resolve();
      });
      around.paused();
    });
  }
}
