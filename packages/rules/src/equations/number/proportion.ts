/** Exponents that are whole multiples of one number. */
import type { Exact } from './exact.ts';
import { gcd, lcm } from './integer.ts';
import { floorOf, fraction, inverseOf, productOf } from './rational.ts';
import { scale, subtract } from './sum.ts';

/** Coprime whole numbers in the proportion of the exponents, if these are commensurable. */
export function wholeMultiples(exponents: readonly Exact[]): bigint[] | undefined {
  const [first] = exponents;
  const unit = first?.terms[0];
  if (first === undefined || unit === undefined) return undefined;
  const ratios = [];
  let denominator = 1n;
  let numerator = 0n;
  for (const exponent of exponents) {
    const term = exponent.terms[0];
    if (term === undefined) return undefined;
    const ratio = productOf(term.coefficient, inverseOf(unit.coefficient));
    if (subtract(exponent, scale(first, ratio)).terms.length > 0) return undefined;
    ratios.push(ratio);
    denominator = lcm(denominator, ratio.denominator);
    numerator = gcd(numerator, ratio.numerator);
  }
  const common = fraction(denominator, numerator === 0n ? 1n : numerator);
  const multiples = ratios.map((ratio) => floorOf(productOf(ratio, common)));
  return multiples;
}
