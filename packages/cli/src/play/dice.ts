// Chance at a table that was given a seed: what falls depends on the seed and on how far the match has come, so a match that is resumed
// rolls what it would have rolled.
import { createHash } from 'node:crypto';

/** Numbers of so many bits come from a hash. */
const BITS = 48;

export class Dice {
  readonly #seed: number;
  /** How many actions the match has. */
  #turn = 0;
  #thrown = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** The match has come so far. */
  turn(actions: number): void {
    this.#turn = actions;
    this.#thrown = 0;
  }

  /** A whole number from 0 up to, but without, `below`. */
  readonly below = (below: number): number => {
    // The last stretch, which is shorter than the others, would favour the small numbers.
    const fair = 2 ** BITS - (2 ** BITS % below);
    for (;;) {
      const hash = createHash('sha256').update(`${this.#seed} ${this.#turn} ${this.#thrown}`).digest();
      this.#thrown += 1;
      const number = hash.readUIntBE(0, BITS / 8);
      if (number < fair) return number % below;
    }
  };
}
