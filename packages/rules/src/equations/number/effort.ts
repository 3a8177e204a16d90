/**
 * How much work may be done. Arithmetic on long numbers charges what it costs where it is done, in units of some 20 µs:
 * counted, not timed, so that answers repeat. Whoever asks a question that may turn out dear sets a limit to it.
 */

/** One question: the sign of a number, or one operation. */
export const QUESTION = 10_000;

/** Digits that are only shown. */
export const SHOW = 6_000;

/** All questions that one paper raises. */
export const PAPER = 12_000;

/** Counted in whole parts of a unit, a power of 2 of them, so that no sum is ever rounded. */
const FINEST = 1_024;

let spent = 0;
let limit = Number.POSITIVE_INFINITY;

class OutOfEffort extends Error {
  override name = 'OutOfEffort';
}

/** Thrown again and again: where it came from does not matter, and a stack trace takes time. */
const OUT = new OutOfEffort('The work was cut short.');

/** Counts work that is about to be done; beyond the limit it is not done, and the question behind it stays open. */
export function charge(cost: number): void {
  const counted = Math.ceil(cost * FINEST) / FINEST;
  if (spent + counted > limit) throw OUT;
  spent += counted;
}

/** Whether there is enough left, before something is begun that is worthless unless it is finished. */
export function isAffordable(cost: number): boolean {
  return spent + cost <= limit;
}

/** What has been spent since the start. */
export function spentSoFar(): number {
  return spent;
}

/** Work that has so much and no more for everything in it. */
export function limited<T>(most: number, work: () => T): T {
  const outer = limit;
  limit = Math.min(outer, spent + most);
  try {
    return work();
  } finally {
    limit = outer;
  }
}

/** The same, and undefined where the work was cut short. */
export function attempt<T>(most: number, work: () => T): T | undefined {
  try {
    return limited(most, work);
  } catch (error) {
    if (error !== OUT) throw error;
    return undefined;
  }
}

/** The cost of multiplying two numbers of so many bits, by Karatsuba's method: three products of half the length. */
export function costOfProduct(bits: number): number {
  return bits < 500 ? 0 : 0.037 * (bits / 1_000) ** 1.58;
}
