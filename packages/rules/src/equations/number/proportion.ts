/** Exponents that are whole multiples of one number. */
import type { Exact, Term } from './exact.ts';
import { gcd, lcm } from './integer.ts';
import { floorOf, fraction, inverseOf, productOf, type Rational } from './rational.ts';
import { rationalRatio, scale, subtract } from './sum.ts';

/** term/unit if that is a fraction: 2·3^1464 is 1458 times 3^1458, although neither is written down. */
export function ratioOfTerms(term: Term, unit: Term): Rational | undefined {
  const ratio = productOf(term.coefficient, inverseOf(unit.coefficient));
  if (term.key === unit.key) return ratio;
  const between = rationalRatio(term, unit);
  return between === undefined ? undefined : productOf(ratio, between);
}

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
    const ratio = ratioOfTerms(term, unit);
    if (ratio === undefined || subtract(exponent, scale(first, ratio)).terms.length > 0) return undefined;
    ratios.push(ratio);
    denominator = lcm(denominator, ratio.denominator);
    numerator = gcd(numerator, ratio.numerator);
  }
  const common = fraction(denominator, numerator === 0n ? 1n : numerator);
  const multiples = ratios.map((ratio) => floorOf(productOf(ratio, common)));
  return multiples;
}
