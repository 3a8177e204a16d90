/** How sure an answer is. */

/** Proven; or two numbers agree to this many decimal digits and we have no proof; or undecided. */
export type Certainty = 'proven' | { readonly digits: number } | 'undecided';

export interface Sign {
  readonly sign: -1 | 0 | 1;
  readonly certainty: Certainty;
}

/** As certain as the less certain of the two. */
export function weaker(a: Certainty, b: Certainty): Certainty {
  if (a === 'proven' || b === 'undecided') return b;
  if (b === 'proven' || a === 'undecided') return a;
  return a.digits < b.digits ? a : b;
}
