// Whole numbers drawn from a seed: small enough for samples in tests, and the same on every machine.

/** Each call draws a number from 0 to just below the given one. The seed is not 0. */
export function drawsFrom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
}
