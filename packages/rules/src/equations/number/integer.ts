/** Whole-number arithmetic on BigInt: sizes, gcds, integer roots and bounded factorization. */
import { charge, costOfProduct } from './effort.ts';
import { TRIAL_LIMIT } from './limits.ts';

const SMALL = 1n << 53n;

function smallBits(value: number): number {
  const high = Math.floor(value / 0x1_0000_0000);
  return high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(value);
}

/** 2^(STRIDE·k) at k, built as needed. Comparing with a number of a different length takes no time. */
const STRIDE = 1_024;
const strideEnds: bigint[] = [1n];
const MOST_STRIDES = 200;

/** The largest k up to MOST_STRIDES with 2^(STRIDE·k) ≤ size; size > 0. */
function stridesIn(size: bigint): number {
  for (let last = strideEnds.at(-1) ?? 1n; last <= size && strideEnds.length <= MOST_STRIDES; ) {
    last <<= BigInt(STRIDE);
    strideEnds.push(last);
  }
  let [low, high] = [0, strideEnds.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((strideEnds[middle] ?? 0n) <= size) low = middle;
    else high = middle;
  }
  return low;
}

/** How many binary digits |value| has; 0 has none. */
export function bitLength(value: bigint): number {
  const size = value < 0n ? -value : value;
  if (size < SMALL) return smallBits(Number(size));
  const strides = stridesIn(size);
  const text = (size >> BigInt(strides * STRIDE)).toString(16);
  return strides * STRIDE + (text.length - 1) * 4 + smallBits(Number.parseInt(text.charAt(0), 16));
}

/** The same for a number known to have at most `most` digits: it looks only at the leading ones. */
function bitLengthUpTo(value: bigint, most: number): number {
  const top = most > 53 ? value >> BigInt(most - 53) : 0n;
  return top === 0n ? bitLength(value) : most - 53 + smallBits(Number(top));
}

export function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function smallGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Lehmer's gcd: it guesses the quotients of long numbers from their leading digits, so few steps divide. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = abs(a);
  let y = abs(b);
  if (x < y) [x, y] = [y, x];
  let bits = bitLength(x);
  if (y >= SMALL) charge(bitLength(y) * (2e-3 + bits * 2.5e-7));
  while (y >= SMALL) {
    bits = bitLengthUpTo(x, bits);
    const shift = BigInt(Math.max(0, bits - 50));
    let high = Number(x >> shift);
    let low = Number(y >> shift);
    let [p, q, r, s] = [1, 0, 0, 1];
    // Collins' condition: the quotient is certain only if both neighbors of the truncated pair agree on it.
    while (low + r !== 0 && low + s !== 0) {
      const quotient = Math.floor((high + p) / (low + r));
      if (quotient !== Math.floor((high + q) / (low + s))) break;
      [p, r] = [r, p - quotient * r];
      [q, s] = [s, q - quotient * s];
      [high, low] = [low, high - quotient * low];
      if (Math.abs(r) > 0x3ff_ffff || Math.abs(s) > 0x3ff_ffff) break;
    }
    if (q === 0) {
      [x, y] = [y, x % y];
    } else {
      const [next, after] = [BigInt(p) * x + BigInt(q) * y, BigInt(r) * x + BigInt(s) * y];
      x = abs(next);
      y = abs(after);
      if (x < y) [x, y] = [y, x];
    }
  }
  if (y === 0n) return x;
  return BigInt(smallGcd(Number(y), Number(x % y)));
}

export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}

/** Division rounded toward minus infinity. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** The largest whole r with r^n ≤ value, by Newton's method from above; value ≥ 0. */
export function integerRoot(value: bigint, n: number): bigint {
  if (value < 2n || n === 1) return value;
  const bits = bitLength(value);
  if (bits <= n) return 1n;
  const degree = BigInt(n);
  const lower = degree - 1n;
  // Start from the root of the leading half of the digits: long numbers then need few full-length steps.
  const kept = Math.floor(bits / n / 2);
  let root =
    kept > 24
      ? (integerRoot(value >> BigInt(kept * n), n) + 1n) << BigInt(kept)
      : 1n << BigInt(Math.floor((bits - 1) / n) + 1);
  for (;;) {
    const next = (lower * root + value / root ** lower) / degree;
    if (next >= root) return root;
    root = next;
  }
}

/** r with r^n = value, if there is one. */
export function exactRoot(value: bigint, n: number): bigint | undefined {
  charge(bitLength(value) / 2_000);
  const root = integerRoot(value, n);
  return root ** BigInt(n) === value ? root : undefined;
}

export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  charge(bitLength(exponent) * (0.02 + 6 * costOfProduct(bitLength(modulus))));
  let result = 1n % modulus;
  let square = ((base % modulus) + modulus) % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** How often prime divides value, and what is left; value ≠ 0. */
export function removeFactor(value: bigint, prime: bigint): { times: number; rest: bigint } {
  if (value % prime !== 0n) return { times: 0, rest: value };
  const bits = bitLength(value);
  charge(bits / 40_000 + costOfProduct(bits) / 20);
  // Squares first: a dozen divisions take out a power of some thousands.
  const { times, rest } = removeFactor(value / prime, prime * prime);
  return rest % prime === 0n ? { times: 2 * times + 2, rest: rest / prime } : { times: 2 * times + 1, rest };
}

function sieve(limit: number): readonly number[] {
  const composite = new Uint8Array(limit);
  const primes: number[] = [];
  for (let candidate = 2; candidate < limit; candidate++) {
    if (composite[candidate]) continue;
    primes.push(candidate);
    for (let multiple = candidate * candidate; multiple < limit; multiple += candidate) composite[multiple] = 1;
  }
  return primes;
}

export const SMALL_PRIMES = sieve(TRIAL_LIMIT);

/** Primes whose product is still a small number, and that product. One division of a long number tests all of them. */
const BUNCHES = bunched(SMALL_PRIMES);
const ALL_PRIMES = BUNCHES.reduce((product, bunch) => product * bunch.product, 1n);

function bunched(primes: readonly number[]): readonly { product: bigint; primes: readonly number[] }[] {
  const bunches: { product: bigint; primes: number[] }[] = [];
  for (const prime of primes) {
    const last = bunches.at(-1);
    if (last === undefined || last.product * BigInt(prime) >= SMALL)
      bunches.push({ product: BigInt(prime), primes: [prime] });
    else {
      last.product *= BigInt(prime);
      last.primes.push(prime);
    }
  }
  return bunches;
}

/** The primes below the trial limit that divide value. */
export function smallPrimesOf(value: bigint): bigint[] {
  charge(3 + bitLength(value) / 5_000);
  const rest = value % ALL_PRIMES;
  return BUNCHES.flatMap(({ product, primes }) => {
    const left = Number(rest % product);
    return primes.filter((prime) => left % prime === 0).map(BigInt);
  });
}

/** Sorenson and Webster (2015): these bases decide every number below the limit. */
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
const WITNESS_LIMIT = 3_317_044_064_679_887_385_961_981n;

/** Proven prime; "false" says composite or unknown. */
export function isCertainPrime(value: bigint): boolean {
  if (value < BigInt(TRIAL_LIMIT) ** 2n)
    return SMALL_PRIMES.every((p) => BigInt(p) >= value || value % BigInt(p) !== 0n);
  if (value >= WITNESS_LIMIT || value % 2n === 0n) return false;
  const { times, rest } = removeFactor(value - 1n, 2n);
  return WITNESSES.every((witness) => {
    let power = powerModulo(witness, rest, value);
    if (power === 1n || power === value - 1n) return true;
    for (let i = 1; i < times; i++) {
      power = (power * power) % value;
      if (power === value - 1n) return true;
    }
    return false;
  });
}

export interface Factor {
  readonly base: bigint;
  readonly times: number;
  /** false: it may be composite, but has no prime factor below the trial limit and is not a perfect power. */
  readonly prime: boolean;
}

/** Primes q ≡ 1 modulo the degree, found once: modulo q only one number in `degree` is a power of that degree. */
const filters = new Map<number, readonly number[]>();

function filtersFor(degree: number): readonly number[] {
  const known = filters.get(degree);
  if (known !== undefined) return known;
  const found: number[] = [];
  for (let q = 2 * degree + 1; found.length < 3; q += 2 * degree) {
    if (SMALL_PRIMES.every((p) => p * p > q || q % p !== 0)) found.push(q);
  }
  filters.set(degree, found);
  return found;
}

function mayBePower(value: bigint, degree: number): boolean {
  return filtersFor(degree).every((small) => {
    const q = BigInt(small);
    const power = powerModulo(value % q, (q - 1n) / BigInt(degree), q);
    return power === 0n || power === 1n;
  });
}

/** value = base^times with times as large as possible. value has no factor below the trial limit of 2^12. */
function asPerfectPower(value: bigint): { base: bigint; times: number } {
  const bits = bitLength(value);
  for (const degree of SMALL_PRIMES) {
    if (degree * 12 > bits) break;
    if (degree > 2 && !mayBePower(value, degree)) continue;
    const root = exactRoot(value, degree);
    if (root !== undefined) {
      const inner = asPerfectPower(root);
      return { base: inner.base, times: inner.times * degree };
    }
  }
  return { base: value, times: 1 };
}

function withoutSmallFactors(value: bigint): Factor {
  const { base, times } = asPerfectPower(value);
  return { base, times, prime: base < BigInt(TRIAL_LIMIT) ** 2n || isCertainPrime(base) };
}

function factorSmall(value: number): Factor[] {
  const factors: Factor[] = [];
  let rest = value;
  for (const prime of SMALL_PRIMES) {
    if (prime * prime > rest) break;
    if (rest % prime !== 0) continue;
    let times = 0;
    for (; rest % prime === 0; rest /= prime) times++;
    factors.push({ base: BigInt(prime), times, prime: true });
  }
  if (rest === 1) return factors;
  // The loop stopped at a prime above the root of the rest, or ran out. Then the rest has no factor below the limit.
  const certain = rest < TRIAL_LIMIT * TRIAL_LIMIT;
  return [...factors, certain ? { base: BigInt(rest), times: 1, prime: true } : withoutSmallFactors(BigInt(rest))];
}

/** Small primes in full, and at most one larger rest; value ≥ 1. */
export function factorise(value: bigint): Factor[] {
  if (value < SMALL) return factorSmall(Number(value));
  charge(4 + bitLength(value) / 200);
  const factors: Factor[] = [];
  let rest = value;
  for (const prime of smallPrimesOf(value)) {
    const removed = removeFactor(rest, prime);
    factors.push({ base: prime, times: removed.times, prime: true });
    rest = removed.rest;
  }
  return rest === 1n ? factors : [...factors, withoutSmallFactors(rest)];
}
