// How much work a search has done, in counted steps, and whether it should stop. The solver has no clock.
import { Stopped } from '../stopped.ts';

/** Asks whether to stop once in this many steps. */
const ASK_EVERY = 16_384;

/**
 * No known question with a kit takes a fifth of this many steps, and a step takes about ten nanoseconds:
 * `npm run bench solver-onsets-slowest` looks for the slowest. A made-up position that takes more is given up, and the answer says so.
 */
const MOST_STEPS = 100_000_000;

export class Effort {
  #steps = 0;
  #next = ASK_EVERY;
  #mostSteps = MOST_STEPS;
  readonly #stop: (steps: number) => boolean;

  /** `stop` gets the steps so far, so it may also show progress or count. */
  constructor(stop: (steps: number) => boolean = () => false) {
    this.#stop = stop;
  }

  get steps(): number {
    return Math.ceil(this.#steps);
  }

  /** Another question begins, one of a turn or one more Solution. Each has its own limit. */
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
