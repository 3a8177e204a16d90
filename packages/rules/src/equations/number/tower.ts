/** Numbers beyond every ball: their terms are compared by logarithms, and these by logarithms again. */
import {
  addBalls,
  type Ball,
  magnitude,
  multiplyBalls,
  negativeBall,
  ONE_BALL,
  rationalBall,
  signOfBall,
} from './ball.ts';
import { differenceOfBalls, exponentialOfBall, logOfBall } from './elementary.ts';
import { ballOf, logOfAtom } from './evaluate.ts';
import { type Atom, Exact, type Factor, rationalTerm, type Term } from './exact.ts';
import { ONE } from './rational.ts';
import { multiply, productOfFactors } from './sum.ts';

export const PRECISION = 300;
const DEEPEST = 8;
/** A term this many powers of e smaller than the largest does not change the leading digits. */
const NEGLIGIBLE_BITS = 20n;

/** Σ ball × product of powers: the shape of the logarithm of a product of powers. */
export interface Part {
  readonly weight: Ball;
  readonly term: Term;
}

/** value = weight × term of the leading part, times `factor`, a ball that excludes 0. */
export interface Leading {
  readonly part: Part;
  readonly factor: Ball;
}

export function signOfTower(value: Exact): -1 | 0 | 1 | undefined {
  const leading = leadingOf(partsOf(value), 0);
  return leading === undefined ? undefined : signOfLeading(leading);
}

/** The sign of ln of a product of powers: whether the product is above or below 1, if digits can tell. */
export function signOfLogarithm(factors: readonly Factor[]): -1 | 0 | 1 | undefined {
  const parts: Part[] = [];
  for (const factor of factors) {
    const more = logarithmOfFactor(factor, 0);
    if (more === undefined) return undefined;
    parts.push(...more);
  }
  const together = collect(parts);
  const ball = ballOfParts(together);
  if (ball !== undefined && signOfBall(ball) !== 0) return signOfBall(ball);
  const leading = leadingOf(together, 0);
  return leading === undefined ? undefined : signOfLeading(leading);
}

export function signOfLeading({ part, factor }: Leading): -1 | 0 | 1 {
  return signOfBall(factor) === signOfBall(part.weight) ? 1 : -1;
}

function partsOf(value: Exact): Part[] {
  return value.terms.map((term) => ({ weight: rationalBall(term.coefficient, PRECISION), term: bare(term) }));
}

export function bare(term: Term): Term {
  return { ...term, coefficient: ONE };
}

/** The natural logarithm of value > 0 as such a sum. */
export function logarithmOf(value: Exact, depth = 0): Part[] | undefined {
  const leading = leadingOf(partsOf(value), depth);
  return leading === undefined ? undefined : logarithmOfLeading(leading, depth);
}

function logarithmOfLeading({ part, factor }: Leading, depth: number): Part[] | undefined {
  const logs = logarithmOfPart(part, depth);
  const size = multiplyBalls(part.weight, factor, PRECISION);
  const own = logOfBall(signOfBall(size) < 0 ? negativeBall(size) : size, PRECISION);
  const weight = logOfBall(signOfBall(part.weight) < 0 ? negativeBall(part.weight) : part.weight, PRECISION);
  if (logs === undefined || own === undefined || weight === undefined) return undefined;
  return collect([...logs, { weight: differenceOfBalls(own, weight, PRECISION), term: rationalTerm(ONE) }]);
}

/** ln|weight × term|. */
function logarithmOfPart({ weight, term }: Part, depth: number): Part[] | undefined {
  const own = logOfBall(signOfBall(weight) < 0 ? negativeBall(weight) : weight, PRECISION);
  if (own === undefined) return undefined;
  const parts: Part[] = [{ weight: own, term: rationalTerm(ONE) }];
  for (const factor of term.factors) {
    const more = logarithmOfFactor(factor, depth);
    if (more === undefined) return undefined;
    parts.push(...more);
  }
  return collect(parts);
}

export function logarithmOfFactor({ atom, exponent }: Factor, depth: number): Part[] | undefined {
  const logs = logarithmOfAtom(atom, depth);
  if (logs === undefined) return undefined;
  const parts: Part[] = [];
  for (const power of exponent.terms) {
    const coefficient = rationalBall(power.coefficient, PRECISION);
    for (const log of logs) {
      const product = multiply(productOfFactors(ONE, power.factors), productOfFactors(ONE, log.term.factors));
      for (const term of product.terms) {
        const scale = multiplyBalls(coefficient, rationalBall(term.coefficient, PRECISION), PRECISION);
        parts.push({ weight: multiplyBalls(scale, log.weight, PRECISION), term: bare(term) });
      }
    }
  }
  return parts;
}

function logarithmOfAtom(atom: Atom, depth: number): Part[] | undefined {
  const ball = logOfAtom(atom, PRECISION);
  if (ball !== undefined) return [{ weight: ball, term: rationalTerm(ONE) }];
  return atom.kind === 'sum' && depth < DEEPEST ? logarithmOf(atom.value, depth + 1) : undefined;
}

export function collect(parts: readonly Part[]): Part[] {
  const byKey = new Map<string, Part>();
  for (const part of parts) {
    const known = byKey.get(part.term.key);
    const weight = known === undefined ? part.weight : addBalls(known.weight, part.weight, PRECISION);
    byKey.set(part.term.key, { weight, term: part.term });
  }
  return [...byKey.values()].filter(({ weight }) => weight.middle !== 0n || weight.radius !== 0n);
}

/** The sum of parts as a ball, if all of them fit into one. */
export function ballOfParts(parts: readonly Part[]): Ball | undefined {
  let total: Ball = { middle: 0n, radius: 0n, exponent: 0n };
  for (const { weight, term } of parts) {
    const ball = term.factors.length === 0 ? ONE_BALL : ballOf(new Exact([term]), PRECISION);
    if (ball === undefined) return undefined;
    total = addBalls(total, multiplyBalls(weight, ball, PRECISION), PRECISION);
  }
  return total;
}

/** The ratio to the leading part, from the logarithms of both: a ball, or 'more' if the part leads instead. */
function ratioOf(mine: readonly Part[], theirs: readonly Part[], depth: number): Ball | 'more' | undefined {
  const difference = collect([...mine, ...theirs.map((each) => ({ ...each, weight: negativeBall(each.weight) }))]);
  const ball = ballOfParts(difference);
  if (ball !== undefined) {
    const sign = signOfBall(ball);
    // At most e^8 above the leading part, so the leading part is nearly the largest, and the search for it ends.
    if (sign > 0 && magnitude(ball) > 3n) return 'more';
    if (magnitude(ball) <= NEGLIGIBLE_BITS) return exponentialOfBall(ball, PRECISION);
    return sign === 0 ? undefined : { middle: 0n, radius: 1n, exponent: BigInt(-PRECISION) };
  }
  const leading = leadingOf(difference, depth + 1);
  if (leading === undefined) return undefined;
  const huge = isBeyondOne(leading, depth + 1);
  if (huge === undefined) return undefined;
  const speck: Ball = { middle: 0n, radius: 1n, exponent: BigInt(-PRECISION) };
  // No ball holds the difference. Either it is vast and only its direction matters, or it is so tiny that the two are level.
  if (!huge) return addBalls(ONE_BALL, speck, PRECISION + 8);
  return signOfLeading(leading) > 0 ? 'more' : speck;
}

/** Whether a sum that no ball holds is vast (true) or tiny (false). */
function isBeyondOne(leading: Leading, depth: number): boolean | undefined {
  const logs = logarithmOfLeading(leading, depth);
  if (logs === undefined) return undefined;
  const ball = ballOfParts(logs);
  if (ball !== undefined) return magnitude(ball) < 10n || signOfBall(ball) === 0 ? undefined : signOfBall(ball) > 0;
  const next = leadingOf(logs, depth + 1);
  if (next === undefined || isBeyondOne(next, depth + 1) !== true) return undefined;
  return signOfLeading(next) > 0;
}

export function leadingOf(parts: readonly Part[], depth: number): Leading | undefined {
  if (depth > DEEPEST || parts.length === 0 || parts.length > 24) return undefined;
  if (parts.some(({ weight }) => signOfBall(weight) === 0)) return undefined;
  const logs = new Map<Part, readonly Part[]>();
  for (const part of parts.length > 1 ? parts : []) {
    const log = logarithmOfPart(part, depth);
    if (log === undefined) return undefined;
    logs.set(part, log);
  }
  let lead = parts[0];
  for (let attempt = 0; attempt < parts.length && lead !== undefined; attempt++) {
    const chosen: Part = lead;
    let factor: Ball = ONE_BALL;
    let larger: Part | undefined;
    for (const part of parts) {
      if (part === chosen) continue;
      const ratio = ratioOf(logs.get(part) ?? [], logs.get(chosen) ?? [], depth);
      if (ratio === undefined) return undefined;
      if (ratio === 'more') {
        larger = part;
        break;
      }
      const same = signOfBall(part.weight) === signOfBall(chosen.weight);
      factor = addBalls(factor, same ? ratio : negativeBall(ratio), PRECISION);
    }
    if (larger === undefined) return signOfBall(factor) === 0 ? undefined : { part: chosen, factor };
    lead = larger;
  }
  return undefined;
}
