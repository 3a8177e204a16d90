// The server's clock: milliseconds since 1970 that never run backwards, whatever somebody does to the machine's clock.
import type { Timer } from '@openshake/host';

/** The longest wait that Node can be asked for. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class ServerClock implements Timer {
  readonly #start = Date.now();
  readonly #since = performance.now();
  readonly #speed: number;

  /** `speed`: how many times as fast time runs, for tests. */
  constructor(speed = 1) {
    this.#speed = speed;
  }

  now(): number {
    return Math.floor(this.#start + (performance.now() - this.#since) * this.#speed);
  }

  at(moment: number, call: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = Math.max(0, Math.ceil((moment - this.now()) / this.#speed));
      timer = setTimeout(() => (this.now() < moment ? wait() : call()), Math.min(left, LONGEST_WAIT));
    };
    wait();
    return () => clearTimeout(timer);
  }
}
