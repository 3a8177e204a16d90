/** The sizes at which the kernel stops expanding, so no expression of 24 cubes can hang it or fill memory. */

/** A prime power above this many bits stays a power (3^774840978) and is never multiplied out. */
export const FOLD_BITS = 20_000;
/** The largest precision for a proof by a separation bound. */
export const BOUND_BITS = 60_000;
/** A ball may hold numbers up to 2^(2^this). Beyond that, only logarithms are compared (see tower.ts). */
export const MAGNITUDE_BITS = 256;
/** Precision above which no logarithm or exponential is computed. */
export const TRANSCENDENTAL_BITS = 12_000;
/** Precisions, in bits, at which we check whether a ball excludes 0. */
export const LADDER = [80, 300, 1_024] as const;
/** The same for numbers that need only roots, no logarithm. How far it goes depends on the numbers in the value. */
export const ALGEBRAIC_LADDER = [4_096, 16_384, 65_536] as const;
/** A sum is multiplied out to a whole power only while the result stays this short. */
export const EXPAND_TERMS = 16;
/** Primes below this are always found. A larger composite stays one atom, and gcds split it when needed. */
export const TRIAL_LIMIT = 4_096;
