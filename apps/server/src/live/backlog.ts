// What waits for clients that read slowly. Much may wait for one of them, but all of them share one budget.

/** A line to a client. */
export interface HeldLine {
  /** How many bytes wait to be sent; 0 once it is closed. */
  readonly waiting: number;
  cutOff(): void;
}

/** The most that waits for everybody together: a small machine has this to spare. */
export const BUDGET = 64 * 1024 * 1024;
/** With more than this many bytes waiting, a client has fallen behind; the second is for when much waits already. */
const FULL = { usual: 256 * 1024, tight: 32 * 1024 } as const;
/** With this many times as much waiting, a client keeps asking and reads no answer. */
const FLOODED = 16;
/** Less than this is about what a connection takes anyway, and is not counted. */
const LITTLE = 16 * 1024;
const LOOK_MS = 100;
/** A client that does not catch up for this long is cut off. */
const STUCK_MS = 60_000;

interface Behind {
  since: number;
  call: () => void;
}

export class Backlog {
  /** How many lines were cut off because too much waited for all of them. */
  cut = 0;
  /** What waited for all of them, when we last looked. */
  total = 0;
  #full: number = FULL.usual;
  /** The lines on which more than a little waits, and those that want to know when they are free. */
  readonly #lines = new Map<HeldLine, Behind | null>();
  #looking: NodeJS.Timeout | undefined;

  isFull(waiting: number): boolean {
    return waiting > this.#full;
  }

  isFlooded(waiting: number): boolean {
    return waiting > FLOODED * this.#full;
  }

  /** Something was sent on this line, and so many bytes wait now. */
  sent(line: HeldLine, waiting: number): void {
    if (waiting > LITTLE && !this.#lines.has(line)) this.#watch(line, null);
  }

  /** Calls once, when the line is no longer full. */
  whenFree(line: HeldLine, call: () => void): void {
    this.#watch(line, { since: Date.now(), call });
  }

  close(): void {
    clearInterval(this.#looking);
    this.#lines.clear();
  }

  #watch(line: HeldLine, behind: Behind | null): void {
    this.#lines.set(line, behind);
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS).unref();
  }

  #look(): void {
    const now = Date.now();
    const free: (() => void)[] = [];
    this.total = 0;
    for (const [line, behind] of this.#lines) {
      if (behind && now > behind.since + STUCK_MS) line.cutOff();
      const { waiting } = line;
      this.total += waiting;
      const isFree = waiting < this.#full / 4;
      if (waiting <= LITTLE && (isFree || !behind)) this.#lines.delete(line);
      else if (isFree) this.#lines.set(line, null);
      if (isFree && behind) free.push(behind.call);
    }
    // Nobody hears less because others are slow, until much waits.
    this.#full = this.total > BUDGET / 2 ? FULL.tight : FULL.usual;
    if (this.total > BUDGET) this.#cutFullest();
    for (const call of free) call();
    if (this.#lines.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #cutFullest(): void {
    const fullest = [...this.#lines.keys()].sort((one, other) => other.waiting - one.waiting);
    for (const line of fullest) {
      if (this.total <= BUDGET) return;
      this.total -= line.waiting;
      this.cut += 1;
      line.cutOff();
    }
  }
}
