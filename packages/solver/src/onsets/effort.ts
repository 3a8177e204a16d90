// How much work a search has done, in counted steps, and whether it should stop. The solver knows no clock.
import { Stopped } from '../stopped.ts';

export { Stopped };

/** Whether to stop is asked once in so many steps. */
const ASK_EVERY = 16_384;

/** No question of a kit has come near so many steps; a made-up position that does is given up, and that is said. A step takes some nanoseconds, where chains are linked some tens. */
const MOST_STEPS = 2_000_000_000;

export class Effort {
  #steps = 0;
  #next = ASK_EVERY;
  readonly #stop: (steps: number) => boolean;

  /** `stop` is told the steps so far, so it may also show progress or count. */
  constructor(stop: (steps: number) => boolean = () => false) {
    this.#stop = stop;
  }

  get steps(): number {
    return this.#steps;
  }

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps < this.#next) return;
    this.#next = this.#steps + ASK_EVERY;
    if (this.#steps > MOST_STEPS || this.#stop(this.#steps)) throw new Stopped(this.#steps);
  }
}
