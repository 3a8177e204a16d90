// Time for a room: what moment it is, and a call at a later one.

export interface Timer {
  /** The moment in whole milliseconds. It never runs backwards. */
  now(): number;
  /** Calls at this moment, or immediately if it has passed. Call the returned function to cancel. */
  at(moment: number, call: () => void): () => void;
}

/** The room retries anything that failed after this many milliseconds. */
export const RETRY_MS = 1000;

/** The calls that one room has ordered. They all end with it. */
export class RoomTimer implements Timer {
  readonly #timer: Timer;
  /** Mostly one or two: a short list takes less memory than a set. */
  #cancels: readonly (() => void)[] = [];
  #closed = false;

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  now(): number {
    return this.#timer.now();
  }

  at(moment: number, call: () => void): () => void {
    if (this.#closed) return () => {};
    let stop = () => {};
    const cancel = () => {
      this.#forget(cancel);
      stop();
    };
    this.#cancels = [...this.#cancels, cancel];
    stop = this.#timer.at(moment, () => {
      this.#forget(cancel);
      if (!this.#closed) call();
    });
    return cancel;
  }

  #forget(cancel: () => void): void {
    this.#cancels = this.#cancels.filter((each) => each !== cancel);
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#cancels) cancel();
  }
}

/** One call at a time, for a caller who looks again when it comes. An early call does no harm, so a later moment leaves it as it is. */
export class Alarm {
  readonly #timer: Timer;
  readonly #ring: () => void;
  #moment = Infinity;
  #cancel: (() => void) | undefined;

  constructor(timer: Timer, ring: () => void) {
    this.#timer = timer;
    this.#ring = ring;
  }

  /** Infinity: never. */
  set(moment: number): void {
    if (moment < Infinity && moment >= this.#moment) return;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#moment = moment;
    if (moment === Infinity) return;
    this.#cancel = this.#timer.at(moment, () => {
      this.#moment = Infinity;
      this.#ring();
    });
  }
}

/** Time that stands still until it is told to jump: a match plays as fast as its players think. */
export class JumpingTimer implements Timer {
  #now = 0;
  readonly #calls = new Map<symbol, { moment: number; call: () => void }>();

  now(): number {
    return this.#now;
  }

  at(moment: number, call: () => void): () => void {
    const key = Symbol();
    this.#calls.set(key, { moment, call });
    return () => void this.#calls.delete(key);
  }

  /** How many calls are still to come. */
  get count(): number {
    return this.#calls.size;
  }

  /** Jumps to the next call and makes it; false if there is none. */
  jump(): boolean {
    let next: [symbol, { moment: number; call: () => void }] | undefined;
    for (const each of this.#calls) if (!next || each[1].moment < next[1].moment) next = each;
    if (!next) return false;
    const [key, { moment, call }] = next;
    this.#calls.delete(key);
    this.#now = Math.max(this.#now, moment);
    call();
    return true;
  }
}
