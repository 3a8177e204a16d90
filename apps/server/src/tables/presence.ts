// Who is here: a seat is empty in fact only some time after its last connection closed.
import type { Timer } from '@openshake/host';

/** A page that loads again is back by then. */
export const GRACE_MS = 10_000;

interface Present {
  connections: number;
  /** Stops the wait after which this person is not here. */
  cancel: (() => void) | null;
}

export class Presence {
  readonly #timer: Timer;
  readonly #changed: () => void;
  readonly #present = new Map<string, Present>();

  /** `changed`: called when somebody comes or is gone. */
  constructor(timer: Timer, changed: () => void) {
    this.#timer = timer;
    this.#changed = changed;
  }

  isHere(person: string): boolean {
    return this.#present.has(person);
  }

  isConnected(person: string): boolean {
    return (this.#present.get(person)?.connections ?? 0) > 0;
  }

  /** A connection of this person opened; true if it is the only one. */
  arrive(person: string): boolean {
    const present = this.#present.get(person);
    present?.cancel?.();
    const connections = (present?.connections ?? 0) + 1;
    this.#present.set(person, { connections, cancel: null });
    if (!present) this.#changed();
    return connections === 1;
  }

  /** A connection of this person closed; true if it was the last one. */
  depart(person: string): boolean {
    const present = this.#present.get(person);
    if (!present) return false;
    present.connections -= 1;
    if (present.connections > 0) return false;
    present.cancel?.();
    present.cancel = this.#waitFor(person);
    return true;
  }

  /** Somebody sat down and has a moment to connect. */
  expect(person: string): void {
    if (this.#present.has(person)) return;
    this.#present.set(person, { connections: 0, cancel: this.#waitFor(person) });
  }

  close(): void {
    for (const { cancel } of this.#present.values()) cancel?.();
    this.#present.clear();
  }

  #waitFor(person: string): () => void {
    return this.#timer.at(this.#timer.now() + GRACE_MS, () => {
      this.#present.delete(person);
      this.#changed();
    });
  }
}
