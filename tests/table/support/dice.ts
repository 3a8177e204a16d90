// Chance with a seed, as a random match uses it.
import { mulberry32 } from '../../oracle/random.ts';

export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = mulberry32(seed);
  }

  /** A whole number from 0 to just below `count`. */
  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** True with this chance, in percent. */
  in100(cases: number): boolean {
    return this.#random() * 100 < cases;
  }

  of<T>(things: readonly T[]): T {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('Nothing to pick from.');
    return thing;
  }

  /** One of these, each as often as its weight says. */
  weighed<T>(...things: readonly (readonly [weight: number, thing: T])[]): T {
    let left = this.below(things.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, thing] of things) {
      if (left < weight) return thing;
      left -= weight;
    }
    throw new Error('Nothing to pick from.');
  }

  shuffled<T>(things: readonly T[]): T[] {
    const rest = [...things];
    return things.flatMap(() => rest.splice(this.below(rest.length), 1));
  }
}
