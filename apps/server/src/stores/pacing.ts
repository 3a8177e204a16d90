// When the next commit begins: at once while little happens, and with pauses when many rows can share it.

/** A commit costs the processor as much as twenty rows, so a busy server lets a few wait for more. Nobody sees so short a wait. */
const PACE_MS = 10;
/** With so many waiting, the next commit waits for no more. */
const ENOUGH = 150;
/** A server is busy if it stored so many in the last tenth of a second. */
const BUSY = 150;
const LATELY_MS = 100;

export class Pacing {
  readonly #now: () => number;
  #beganAt = Number.NEGATIVE_INFINITY;
  /** When we began to count. */
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;
  #isBusy = false;

  /** `now`: another clock, for tests. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Whole milliseconds until a commit of these may begin. */
  wait(waiting: number): number {
    const now = this.#now();
    this.#look(now);
    if (!this.#isBusy || waiting >= ENOUGH) return 0;
    return Math.max(0, Math.ceil(this.#beganAt + PACE_MS - now));
  }

  /** A commit of so many begins. */
  begin(count: number): void {
    const now = this.#now();
    this.#look(now);
    this.#beganAt = now;
    this.#count += count;
  }

  #look(now: number): void {
    if (now < this.#since + LATELY_MS) return;
    this.#isBusy = this.#count >= BUSY && now < this.#since + 2 * LATELY_MS;
    this.#since = now;
    this.#count = 0;
  }
}
