// Who is here: a seat is empty in fact only some time after its last connection closed.
import type { Timer } from '@openshake/host';

/** A page that loads again is back by then. */
export const GRACE_MS = 10_000;

interface Present {
  person: string;
  connections: number;
  /** Stops the wait after which this person is not here. */
  cancel: (() => void) | null;
}

export class Presence {
  readonly #timer: Timer;
  readonly #changed: () => void;
  /** A few: a short list takes less memory than a map. */
  #present: readonly Present[] = [];

  /** `changed`: called when somebody comes or is gone. */
  constructor(timer: Timer, changed: () => void) {
    this.#timer = timer;
    this.#changed = changed;
  }

  isHere(person: string): boolean {
    return this.#find(person) !== undefined;
  }

  isConnected(person: string): boolean {
    return (this.#find(person)?.connections ?? 0) > 0;
  }

  /** A connection of this person opened; true if it is the only one. */
  arrive(person: string): boolean {
    const present = this.#find(person);
    if (!present) {
      this.#add({ person, connections: 1, cancel: null });
      this.#changed();
      return true;
    }
    present.cancel?.();
    present.cancel = null;
    present.connections += 1;
    return present.connections === 1;
  }

  /** A connection of this person closed; true if it was the last one. */
  depart(person: string): boolean {
    const present = this.#find(person);
    if (!present) return false;
    present.connections -= 1;
    if (present.connections > 0) return false;
    present.cancel?.();
    present.cancel = this.#waitFor(person);
    return true;
  }

  /** Somebody sat down and has a moment to connect. */
  expect(person: string): void {
    if (this.isHere(person)) return;
    this.#add({ person, connections: 0, cancel: this.#waitFor(person) });
  }

  close(): void {
    for (const { cancel } of this.#present) cancel?.();
    this.#present = [];
  }

  #find(person: string): Present | undefined {
    return this.#present.find((each) => each.person === person);
  }

  #add(present: Present): void {
    this.#present = this.#present.concat(present);
  }

  #waitFor(person: string): () => void {
    return this.#timer.at(this.#timer.now() + GRACE_MS, () => {
      this.#present = this.#present.filter((each) => each.person !== person);
      this.#changed();
    });
  }
}
