/** How small the parts of a number are. Two numbers that agree in fewer digits may still differ by such a part. */
import { magnitude } from './ball.ts';
import { ballOf } from './evaluate.ts';
import { Exact, type Term } from './exact.ts';
import { abs, bitLength } from './integer.ts';
import { sizeOf } from './rational.ts';

/** This many more bits have to agree, beyond the smallest part. */
const SPARE = 128;

/**
 * How many bits two sides must agree in before that means anything. Small parts multiply: (x+ε)(x−ε) misses x² by ε²,
 * and k small parts can match a series to order k. So every part counts twice for each time it is written.
 */
export function bitsThatTell(value: Exact): number {
  return 2 * bitsIn(value) + SPARE;
}

function bitsIn(value: Exact): number {
  return value.terms.reduce((bits, term) => bits + bitsInTerm(term), 0);
}

function bitsInTerm(term: Term): number {
  let bits = sizeOf(term.coefficient);
  if (term.factors.length === 0) return bits;
  const ball = ballOf(new Exact([term]), 32);
  if (ball === undefined) return Number.POSITIVE_INFINITY;
  bits += Number(abs(magnitude(ball)));
  for (const { atom, exponent } of term.factors)
    bits += bitsIn(exponent) + (atom.kind === 'whole' ? bitLength(atom.value) : bitsIn(atom.value));
  return bits;
}
