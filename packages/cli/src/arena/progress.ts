// The arena's progress: a bar on a terminal, an occasional line elsewhere.
import type { Surroundings } from '../surroundings.ts';
import type { Speech } from '../words/speech.ts';

const WIDTH = 30;
/** The shortest time between two drawings of the bar, in milliseconds. */
const OFTEN = 100;
/** Without a terminal, one line for each tenth. */
const LINES = 10;

export class Progress {
  readonly #stderr: Surroundings['stderr'];
  readonly #total: number;
  readonly #speech: Speech;
  readonly #began = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;
  #lines = 0;

  constructor(stderr: Surroundings['stderr'], total: number, speech: Speech) {
    this.#stderr = stderr;
    this.#total = total;
    this.#speech = speech;
  }

  show(done: number): void {
    const share = done / this.#total;
    if (this.#stderr.isTTY) {
      const now = performance.now();
      if (now - this.#drawn < OFTEN && done < this.#total) return;
      this.#drawn = now;
      const full = Math.round(share * WIDTH);
      const bar = `${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}`;
      this.#stderr.write(`\r${bar} ${this.#text(done)}   `);
      return;
    }
    if (Math.floor(share * LINES) <= this.#lines) return;
    this.#lines = Math.floor(share * LINES);
    this.#stderr.write(`${this.#text(done)}\n`);
  }

  /** Clears the bar for what follows. */
  clear(): void {
    if (this.#stderr.isTTY) this.#stderr.write(`\r${' '.repeat(WIDTH + 60)}\r`);
  }

  #text(done: number): string {
    const total = this.#total;
    const share = done / total;
    const { say } = this.#speech;
    const passed = (performance.now() - this.#began) / 1000;
    if (share === 0 || share === 1 || passed < 1) return say('arena.progress', { done, total });
    const left = Math.ceil((passed * (1 - share)) / share);
    return left < 100
      ? say('arena.progress.seconds', { done, total, left })
      : say('arena.progress.minutes', { done, total, left: Math.ceil(left / 60) });
  }
}
