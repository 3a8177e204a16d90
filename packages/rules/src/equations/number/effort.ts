/**
 * How much work may be done. Long arithmetic charges its cost on the spot, in units of about 20 µs:
 * counted, not timed, so answers repeat. A caller with a question that may be expensive sets a limit for it.
 */

import { takes } from '../../atOnce.ts';

/** One question: the sign of a number, or one operation. */
export const QUESTION = 10_000;

/** Digits that are only shown. */
export const SHOW = 6_000;

/** All questions that one paper raises. */
export const PAPER = 12_000;

/** Counted in whole parts of a unit, a power of 2 of them, so no sum is ever rounded. */
const FINEST = 1_024;

let spent = 0;
let limit = Number.POSITIVE_INFINITY;

/** Thrown again and again. Its origin does not matter, and a stack trace takes time. */
const OUT = new Error('The work was cut short.');

/** Counts work before it is done. Beyond the limit the work is skipped, and its question stays open. */
export function charge(cost: number): void {
  const counted = Math.ceil(cost * FINEST) / FINEST;
  if (spent + counted > limit) throw OUT;
  spent += counted;
  takes(counted);
}

/** Whether enough is left, before starting something that is worthless unless finished. */
export function isAffordable(cost: number): boolean {
  if (spent + cost > limit) return false;
  takes(0, cost);
  return true;
}

/** What has been spent since the start. */
export function spentSoFar(): number {
  return spent;
}

/** Gives a piece of work this much effort and no more. */
export function limited<T>(most: number, work: () => T): T {
  const outer = limit;
  limit = Math.min(outer, spent + most);
  try {
    return work();
  } finally {
    limit = outer;
  }
}

/** The same, but undefined if the work was cut short. */
export function attempt<T>(most: number, work: () => T): T | undefined {
  try {
    return limited(most, work);
  } catch (error) {
    if (error !== OUT) throw error;
    return undefined;
  }
}

/** The cost of multiplying two numbers of this many bits by Karatsuba's method: three products of half the length. */
export function costOfProduct(bits: number): number {
  return bits < 500 ? 0 : 0.037 * (bits / 1_000) ** 1.58;
}
