/** Multiplies a sum by the sums it divides by, so that parts that only look different can cancel. */
import { constantOf, EXACT_ZERO, type Exact, type Factor, fromRational, sumAtom, type Term } from './exact.ts';
import { floorOf, whole } from './rational.ts';
import { add, expandPower, multiply, productOfFactors, subtract } from './sum.ts';

const LONGEST = 400;

export interface Cleared {
  /** The value times the multiplier, with every whole power of a sum multiplied out. */
  readonly value: Exact;
  /** Positive powers of sums, so that the sign stays. */
  readonly multiplier: readonly Factor[];
}

/** Undefined if there was nothing to do or it would grow too long. */
export function clearDenominators(value: Exact): Cleared | undefined {
  let current = value;
  const multiplier: Factor[] = [];
  for (let round = 0; round < 12; round++) {
    const sum = powerToClear(current);
    if (sum === undefined) return round === 0 ? undefined : { value: current, multiplier };
    const next = clearOne(current, sum);
    if (next === undefined) return undefined;
    current = next.value;
    if (next.times > 0n) multiplier.push({ atom: sumAtom(sum), exponent: fromRational(whole(next.times)) });
  }
  return undefined;
}

function wholePart(term: Term, key: string): bigint {
  const exponent = term.factors.find((factor) => factor.atom.key === key)?.exponent;
  return exponent === undefined ? 0n : floorOf(constantOf(exponent));
}

function powerToClear(value: Exact): Exact | undefined {
  for (const term of value.terms) {
    for (const { atom, exponent } of term.factors) {
      if (atom.kind === 'sum' && floorOf(constantOf(exponent)) !== 0n) return atom.value;
    }
  }
  return undefined;
}

function clearOne(value: Exact, sum: Exact): { value: Exact; times: bigint } | undefined {
  const { key } = sumAtom(sum);
  let least = 0n;
  for (const term of value.terms) {
    const power = wholePart(term, key);
    if (power < least) least = power;
  }
  const expanded = new Map<bigint, Exact>();
  let total = EXACT_ZERO;
  for (const term of value.terms) {
    const power = wholePart(term, key);
    const factors = term.factors.flatMap((factor) => {
      if (factor.atom.key !== key) return [factor];
      const exponent = subtract(factor.exponent, fromRational(whole(power)));
      return exponent.terms.length === 0 ? [] : [{ atom: factor.atom, exponent }];
    });
    let product = productOfFactors(term.coefficient, factors);
    if (power > least) {
      const times = power - least;
      const multiplied = expanded.get(times) ?? expandPower(sum, times, LONGEST);
      if (multiplied === undefined) return undefined;
      expanded.set(times, multiplied);
      product = multiply(product, multiplied);
    }
    total = add(total, product);
    if (total.terms.length > LONGEST) return undefined;
  }
  return { value: total, times: -least };
}
