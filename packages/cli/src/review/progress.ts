// A review's progress, on one line of a terminal that is rewritten.
import type { Progress } from '@openshake/advice';
import type { Surroundings } from '../surroundings.ts';

/** The shortest time between two rewrites, in milliseconds. */
const OFTEN = 100;

export class ProgressLine {
  readonly #stderr: Surroundings['stderr'];
  readonly #say: (progress: Progress) => string;
  #written = Number.NEGATIVE_INFINITY;
  #width = 0;

  constructor(stderr: Surroundings['stderr'], say: (progress: Progress) => string) {
    this.#stderr = stderr;
    this.#say = say;
  }

  /** Without a terminal, nothing is written. */
  show(progress: Progress): void {
    const now = performance.now();
    if (!this.#stderr.isTTY || now - this.#written < OFTEN) return;
    this.#written = now;
    const text = this.#say(progress);
    this.#stderr.write(`\r${text.padEnd(this.#width)}`);
    this.#width = text.length;
  }

  /** Clears the line for what follows. */
  clear(): void {
    if (this.#width > 0) this.#stderr.write(`\r${' '.repeat(this.#width)}\r`);
    this.#width = 0;
  }
}
