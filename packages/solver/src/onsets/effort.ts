// How much work a search has done, in counted steps, and whether it should stop. The solver knows no clock.
import { Stopped } from '../stopped.ts';

/** Whether to stop is asked once in so many steps. */
const ASK_EVERY = 16_384;

/**
 * No question of a kit that was found takes a fifth of so many steps, and a step takes some ten nanoseconds: `npm run bench solver-onsets-slowest`
 * looks for the slowest. A made-up position that takes more is given up, and that is said.
 */
const MOST_STEPS = 100_000_000;

export class Effort {
  #steps = 0;
  #next = ASK_EVERY;
  #mostSteps = MOST_STEPS;
  readonly #stop: (steps: number) => boolean;

  /** `stop` is told the steps so far, so it may also show progress or count. */
  constructor(stop: (steps: number) => boolean = () => false) {
    this.#stop = stop;
  }

  get steps(): number {
    return Math.ceil(this.#steps);
  }

  /** Another question begins, one of a turn or one more Solution: the limit is for each by itself. */
  begin(): void {
    this.#mostSteps = this.#steps + MOST_STEPS;
  }

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps < this.#next) return;
    this.#next = this.#steps + ASK_EVERY;
    if (this.#steps > this.#mostSteps || this.#stop(this.steps)) throw new Stopped(this.steps);
  }
}
