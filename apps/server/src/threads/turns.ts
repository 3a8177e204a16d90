// Whose turn it is among those who wait: each network in turn, within it each person, and of each person each table.
import type { Turn } from './threads.ts';

/** Those who had their turn the longest ago may be forgotten. */
const MOST_KNOWN = 10_000;

export class Turns {
  /** When each had their last turn, or came; counted, not timed. The longest ago comes first. */
  readonly #last = new Map<string, number>();
  #count = 0;

  /** Somebody waits. Whoever is new comes after those who wait already. */
  add(turn: Turn): void {
    for (const key of keysOf(turn)) if (!this.#last.has(key)) this.#note(key);
  }

  /** Somebody has had their turn. */
  had(turn: Turn): void {
    for (const key of keysOf(turn)) this.#note(key);
  }

  /** The next of those who wait, in the order in which they came. */
  next<One extends { turn?: Turn }>(waiting: Iterable<One>): One | undefined {
    let best: { one: One; lasts: readonly number[] } | undefined;
    for (const one of waiting) {
      if (!one.turn) return one;
      const lasts = keysOf(one.turn).map((key) => this.#last.get(key) ?? 0);
      if (!best || isBefore(lasts, best.lasts)) best = { one, lasts };
    }
    return best?.one;
  }

  #note(key: string): void {
    this.#count += 1;
    this.#last.delete(key);
    this.#last.set(key, this.#count);
    if (this.#last.size <= MOST_KNOWN) return;
    const [oldest] = this.#last.keys();
    if (oldest !== undefined) this.#last.delete(oldest);
  }
}

/** One key for the network, one for the person there, and so on. */
const keysOf = (turn: Turn): readonly string[] => turn.map((_, index) => turn.slice(0, index + 1).join(' '));

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, last] of one.entries()) {
    const than = other[index] ?? 0;
    if (last !== than) return last < than;
  }
  return false;
}
