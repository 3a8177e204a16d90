// Does one job after another, in order of arrival.

export class Mailbox {
  readonly #jobs: (() => Promise<void>)[] = [];
  #works = false;
  readonly #rested: () => void;

  /** `rested`: called whenever there is nothing left to do. */
  constructor(rested: () => void) {
    this.#rested = rested;
  }

  /** Whether another job is waiting. */
  get hasMore(): boolean {
    return this.#jobs.length > 0;
  }

  get isEmpty(): boolean {
    return !this.#works;
  }

  /** A job tells its own sender what went wrong; it never throws here. */
  add(job: () => Promise<void>): void {
    this.#jobs.push(job);
    if (!this.#works) void this.#work();
  }

  async #work(): Promise<void> {
    this.#works = true;
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) await job();
    this.#works = false;
    this.#rested();
  }
}
