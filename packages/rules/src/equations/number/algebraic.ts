/** Which numbers are algebraic by their form: rational powers of rationals, sums of them, and powers of these. */
import type { Exact, Factor } from './exact.ts';

export function isAlgebraic(value: Exact): boolean {
  return value.terms.every((term) => term.factors.every(isAlgebraicFactor));
}

export function isAlgebraicFactor({ atom, exponent }: Factor): boolean {
  return isRationalByForm(exponent) && (atom.kind === 'whole' || isAlgebraic(atom.value));
}

/** A fraction, written down or not: 1/9^(9^9) counts. */
export function isRationalByForm(value: Exact): boolean {
  if (value.rational !== undefined) return true;
  return value.terms.every((term) =>
    term.factors.every(
      ({ atom, exponent }) => isIntegerByForm(exponent) && (atom.kind === 'whole' || isRationalByForm(atom.value)),
    ),
  );
}

function isIntegerByForm(value: Exact): boolean {
  return value.terms.every(
    ({ coefficient, factors }) =>
      coefficient.denominator === 1n &&
      factors.every(
        ({ atom, exponent }) =>
          (atom.kind === 'whole' || isIntegerByForm(atom.value)) &&
          isIntegerByForm(exponent) &&
          exponent.terms.every((term) => term.coefficient.numerator > 0n),
      ),
  );
}
