// Does one job after another, in order of arrival.

export class Mailbox {
  readonly #jobs: (() => Promise<void>)[] = [];
  #works = false;
  readonly #rested: () => void;
  readonly #failed: (error: unknown) => void;

  /** `rested`: called whenever there is nothing left to do. `failed`: called if a job fails. The next job is done all the same. */
  constructor(rested: () => void, failed: (error: unknown) => void) {
    this.#rested = rested;
    this.#failed = failed;
  }

  /** Whether another job is waiting. */
  get hasMore(): boolean {
    return this.#jobs.length > 0;
  }

  get isEmpty(): boolean {
    return !this.#works;
  }

  add(job: () => Promise<void>): void {
    this.#jobs.push(job);
    if (!this.#works) void this.#work();
  }

  async #work(): Promise<void> {
    this.#works = true;
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) await job().catch(this.#failed);
    this.#works = false;
    this.#rested();
  }
}
