// Chance with a seed. The same seed and the same question give the same answer, whenever and however often someone asks.
export type About = readonly (string | number | null)[];

export class Chance {
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A number from 0 up to, but not including, 1. */
  of(...about: About): number {
    let hash = this.#seed ^ 0x9e3779b9;
    for (const part of about)
      for (const letter of `${part} `) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    // Texts that differ only at the end must not give numbers side by side.
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  }

  /** Whether an event with this probability happens. */
  happens(probability: number, ...about: About): boolean {
    return probability > 0 && this.of(...about) < probability;
  }

  one<T>(things: readonly T[], ...about: About): T | undefined {
    return things[Math.floor(this.of(...about) * things.length)];
  }

  shuffled<T>(things: readonly T[], ...about: About): T[] {
    const key = this.of(...about);
    const order = things.map((_, index) => this.of(key, index));
    const places = [...things.keys()].sort((one, other) => (order[one] ?? 0) - (order[other] ?? 0));
    return places.flatMap((place) => things.slice(place, place + 1));
  }
}
