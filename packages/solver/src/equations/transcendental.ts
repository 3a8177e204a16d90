// Numbers that are not roots of polynomials, by the theorem of Gelfond and Schneider. It takes two powers or roots to make one.
import type { Side } from './invert.ts';
import type { Group } from './level.ts';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { countIn, STRIDE } from './packed.ts';
import { POWER, ROOT } from './signs.ts';
import type { Sign } from './value.ts';

/**
 * Whether the unknown side of a power or a root is certainly transcendental if the result is a fraction. For algebraic a and b, not 0 or 1,
 * the logarithm of b to base a is a fraction or transcendental, and a^b is transcendental unless b is a fraction.
 * With at most one power or root, digits make only algebraic numbers.
 */
export function isOtherTranscendental(sign: Sign, side: Side, known: Group, wanted: Near): boolean {
  if ((sign !== '^' && sign !== 'r') || !isOrdinary(wanted)) return false;
  const isLogarithm = side === (sign === '^' ? 'left' : 'right');
  if (isLogarithm) return isOrdinary(known) && near.exactLog(wanted, known) === undefined;
  // The base is wanted^(1/known), the radicand wanted^known.
  return wanted.n > 0 && known.surd && isMadeAlgebraic(known);
}

/** A fraction other than 0, 1 and −1. */
const isOrdinary = ({ n, d }: Near): boolean => d !== 0 && n !== 0 && n !== d && n !== -d;

/** Whether one of the bags that make it has at most one power or root. */
function isMadeAlgebraic({ bags }: Group): boolean {
  for (let at = 2; at < bags.length; at += STRIDE)
    if (countIn(bags[at] as number, POWER) + countIn(bags[at] as number, ROOT) <= 1) return true;
  return false;
}
