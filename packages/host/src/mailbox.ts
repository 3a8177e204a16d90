// Does one job after another, in order of arrival.

export interface Job {
  work(): Promise<void>;
  /** The mailbox closes before the job is done. */
  abandoned?(): void;
}

export class Mailbox {
  /** The first one is being done. Without jobs there is no list, because most rooms rest most of the time. */
  #jobs: Job[] | undefined;
  readonly #rested: () => void;
  readonly #failed: (error: unknown) => void;

  /** `rested`: called whenever there is nothing left to do. `failed`: called if a job fails. The next job is done all the same. */
  constructor(rested: () => void, failed: (error: unknown) => void) {
    this.#rested = rested;
    this.#failed = failed;
  }

  /** Whether another job is waiting. */
  get hasMore(): boolean {
    return this.#jobs?.[1] !== undefined;
  }

  get isEmpty(): boolean {
    return this.#jobs === undefined;
  }

  add(job: Job): void {
    if (this.#jobs) this.#jobs.push(job);
    else {
      this.#jobs = [job];
      void this.#work(this.#jobs);
    }
  }

  /** Tells all jobs that are not done. They still run, and have to see for themselves that nobody needs them. */
  abandon(): void {
    for (const job of this.#jobs ?? []) job.abandoned?.();
  }

  async #work(jobs: Job[]): Promise<void> {
    for (let job = jobs[0]; job; job = jobs[0]) {
      try {
        await job.work();
      } catch (error) {
        this.#failed(error);
      }
      jobs.shift();
    }
    this.#jobs = undefined;
    this.#rested();
  }
}
