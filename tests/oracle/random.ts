// Numbers that follow from a seed, the same on every machine, and what is drawn with them.

/** From 0 up to, but not including, 1. */
export type Random = () => number;

export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `from` to `to`, both included. */
export const whole = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export function pick<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('Nothing to pick from.');
  return thing;
}

export function shuffled<T>(random: Random, things: readonly T[]): T[] {
  const rest = [...things];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}
