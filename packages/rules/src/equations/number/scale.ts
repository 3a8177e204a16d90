/** How fine the parts of a number are: two numbers that agree in fewer digits than that may still differ by a speck. */
import { magnitude } from './ball.ts';
import { ballOf } from './evaluate.ts';
import { Exact, type Term } from './exact.ts';
import { abs, bitLength } from './integer.ts';
import { sizeOf } from './rational.ts';

/** Beyond the finest part, so many bits more have to agree. */
const SPARE = 128;

/**
 * How many bits two sides must agree in before that says anything. Specks multiply: (x+ε)(x−ε) misses x² by ε², and a
 * series of k terms is matched to order k by k specks. So all parts count, each as often as it is written, and twice.
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
