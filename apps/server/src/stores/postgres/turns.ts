// Whoever needs a connection waits for a turn, for as long as the database does its work. Once it is gone, nobody waits any more.
import { isGone } from './pool.ts';

interface Waiting {
  begin(): void;
  reject(error: unknown): void;
}

export class Turns {
  readonly #most: number;
  #taken = 0;
  #waiting: Waiting[] = [];

  /** `most`: how many have a turn at the same time. */
  constructor(most: number) {
    this.#most = most;
  }

  async take<Made>(work: () => Promise<Made>): Promise<Made> {
    if (this.#taken >= this.#most)
      await new Promise<void>((resolve, reject) => this.#waiting.push({ begin: resolve, reject }));
    else this.#taken += 1;
    try {
      return await work();
    } catch (error) {
      // Each of them would find out by waiting as long.
      if (isGone(error)) for (const each of this.#waiting.splice(0)) each.reject(error);
      throw error;
    } finally {
      // The turn goes to the next one, or back.
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#taken -= 1;
    }
  }
}
