// Real time that can stand still, for a room in a worker.
import type { Timer } from '@openshake/host';

/** A browser cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

interface Call {
  moment: number;
  call: () => void;
  timeout: ReturnType<typeof setTimeout> | undefined;
}

export class RestingTimer implements Timer {
  readonly #calls = new Set<Call>();
  readonly #clock: () => number;
  /** Time that did not count. */
  #rested = 0;
  #since: number | null = null;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  now(): number {
    return Math.floor((this.#since ?? this.#clock()) - this.#rested);
  }

  at(moment: number, call: () => void): () => void {
    const ordered: Call = { moment, call, timeout: undefined };
    this.#calls.add(ordered);
    if (this.#since === null) this.#wait(ordered);
    return () => {
      clearTimeout(ordered.timeout);
      this.#calls.delete(ordered);
    };
  }

  /** Time stands still, or goes on. */
  rest(resting: boolean): void {
    if (resting === (this.#since !== null)) return;
    if (resting) {
      this.#since = this.#clock();
      for (const { timeout } of this.#calls) clearTimeout(timeout);
      return;
    }
    this.#rested += this.#clock() - (this.#since ?? 0);
    this.#since = null;
    for (const ordered of this.#calls) this.#wait(ordered);
  }

  #wait(ordered: Call): void {
    const left = Math.max(0, ordered.moment - this.now());
    ordered.timeout = setTimeout(
      () => {
        if (ordered.moment > this.now()) {
          this.#wait(ordered);
          return;
        }
        this.#calls.delete(ordered);
        ordered.call();
      },
      Math.min(left, LONGEST_WAIT),
    );
  }
}
