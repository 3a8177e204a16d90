// Numbers that are products of powers of primes, with fractions for exponents. Each is written in only one way, so equal ones have equal texts.
import type { Near } from './near.ts';
import * as near from './near.ts';
import type { Value } from './value.ts';

/** A prime, and its exponent as a fraction that is not 0. */
interface Factor {
  readonly prime: number;
  readonly exponent: Near;
}

/** By rising primes. */
type Radical = readonly Factor[];

/** We do not look for larger divisors. What remains is a prime if it is smaller than the square. */
const LARGEST_DIVISOR = 1_000;

const ONE = near.lowest(1, 1);
const HALF = near.lowest(1, 2);
const MINUS_ONE = near.lowest(-1, 1);

/** A number as a product of powers, the same for equal ones; nothing if that is not known. */
export function radicalOf(value: Value): string | undefined {
  const isNegative = value.hi < 0;
  if (!isNegative && value.lo <= 0) return undefined;
  const radical = sizeOf(value);
  if (!radical) return undefined;
  return `${isNegative ? '-' : ''}${radical.map(({ prime, exponent: { n, d } }) => `${prime}^${n}/${d}`).join()}`;
}

/** Without its sign. */
function sizeOf(value: Value): Radical | undefined {
  if (value.d !== 0) return ofFraction(value);
  const { sign, left, right } = value;
  if (!sign || !right) return undefined;
  if (sign === 'r') return raised(sizeOf(right), left ? near.inverse(left) : HALF);
  if (!left) return undefined;
  if (sign === '^') return raised(sizeOf(left), right);
  if (sign === 'x') return times(sizeOf(left), sizeOf(right));
  return sign === '/' ? times(sizeOf(left), raised(sizeOf(right), MINUS_ONE)) : undefined;
}

function ofFraction({ n, d }: Near): Radical | undefined {
  return times(ofWhole(Math.abs(n)), raised(ofWhole(d), MINUS_ONE));
}

/** Keeps the factors of these. */
const SMALL = 1_024;
const small: (Radical | undefined)[] = [];

function ofWhole(whole: number): Radical | undefined {
  if (whole >= SMALL) return factorsOf(whole);
  small[whole] ??= factorsOf(whole);
  return small[whole];
}

function factorsOf(whole: number): Radical | undefined {
  if (whole === 0) return undefined;
  const factors: Factor[] = [];
  let rest = whole;
  for (let divisor = 2; divisor <= LARGEST_DIVISOR && divisor * divisor <= rest; divisor += 1) {
    let times = 0;
    for (; rest % divisor === 0; rest /= divisor) times += 1;
    if (times > 0) factors.push({ prime: divisor, exponent: near.lowest(times, 1) });
  }
  if (rest > LARGEST_DIVISOR ** 2) return undefined;
  if (rest > 1) factors.push({ prime: rest, exponent: ONE });
  return factors;
}

function raised(radical: Radical | undefined, exponent: Near): Radical | undefined {
  if (!radical || exponent.d === 0) return undefined;
  const factors = radical.map((factor) => ({
    prime: factor.prime,
    exponent: near.multiply(factor.exponent, exponent),
  }));
  return factors.some((factor) => factor.exponent.d === 0) ? undefined : factors;
}

function times(one: Radical | undefined, other: Radical | undefined): Radical | undefined {
  if (!one || !other) return undefined;
  const factors: Factor[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [a, b] = [one[i], other[j]];
    if (a && (!b || a.prime < b.prime)) {
      factors.push(a);
      i += 1;
    } else if (b && (!a || b.prime < a.prime)) {
      factors.push(b);
      j += 1;
    } else if (a && b) {
      const exponent = near.add(a.exponent, b.exponent);
      if (exponent.d === 0) return undefined;
      if (exponent.n !== 0) factors.push({ prime: a.prime, exponent });
      i += 1;
      j += 1;
    }
  }
  return factors;
}
