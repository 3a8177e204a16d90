/** Sums of roots of whole numbers, the one kind of irrational number whose form says everything. */
import type { Exact } from './exact.ts';
import { bitLength } from './integer.ts';
import { HIGHEST_DEGREE } from './sum.ts';

/** Composites up to this many bits, and at most two of them, are compared in full by rationalRatio. */
const COMPARABLE_BITS = 300;

/**
 * Only rational powers of whole numbers, with pairwise irrational quotients: by Besicovitch and Mordell they are
 * linearly independent over the rationals. Primes show that no quotient is rational; a few composites are tried out.
 */
export function isPlainRadical(value: Exact): boolean {
  const composites = new Set<string>();
  return value.terms.every((term) =>
    term.factors.every(({ atom, exponent: { rational } }) => {
      if (atom.kind !== 'whole' || rational === undefined) return false;
      if (atom.prime) return true;
      composites.add(atom.key);
      const small = rational.denominator <= HIGHEST_DEGREE && bitLength(atom.value) <= COMPARABLE_BITS;
      return small && composites.size <= 2;
    }),
  );
}
