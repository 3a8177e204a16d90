// Remainders of whole numbers too large to write down: one that is not a power modulo a prime is not a power at all.
import type { Value } from './value.ts';

/** The remainder of a whole expression modulo a prime, if + − × and powers with ordinary exponents lead to it. */
function remainder(value: Value, prime: bigint): bigint | undefined {
  if (value.d === 1) return modulo(BigInt(value.n), prime);
  const { sign, left, right } = value;
  if (sign === 'r') return right && remainderOfRoot(left, right, prime);
  if (!left || !right) return undefined;
  const first = remainder(left, prime);
  if (first === undefined) return undefined;
  if (sign === '^') return right.d === 1 && right.n >= 0 ? raised(first, BigInt(right.n), prime) : undefined;
  const second = remainder(right, prime);
  if (second === undefined) return undefined;
  if (sign === '+') return modulo(first + second, prime);
  if (sign === '-') return modulo(first - second, prime);
  return sign === 'x' ? modulo(first * second, prime) : undefined;
}

/** For a root of a power whose exponent the index divides. */
function remainderOfRoot(index: Value | undefined, { sign, left, right }: Value, prime: bigint): bigint | undefined {
  const degree = index ? (index.d === 1 ? index.n : 0) : 2;
  if (sign !== '^' || !left || left.lo < 0 || right?.d !== 1 || right.n < 0 || degree < 1 || right.n % degree !== 0)
    return undefined;
  const base = remainder(left, prime);
  return base === undefined ? undefined : raised(base, BigInt(right.n / degree), prime);
}

const modulo = (a: bigint, prime: bigint): bigint => ((a % prime) + prime) % prime;

function raised(base: bigint, exponent: bigint, prime: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return n > 1;
};

/** Tries this many primes. A number that is not a power passes each with probability 1/degree. */
const TRIED = 24;

/** Whether a whole number is proven not to be a power of this degree. By Euler's criterion, modulo primes that leave 1 when divided by the degree. */
export function isProvenNotPower(value: Value, degree: number): boolean {
  let tried = 0;
  for (let prime = degree + 1; tried < TRIED; prime += degree) {
    if (prime === 2 || !isPrime(prime)) continue;
    tried += 1;
    const rest = remainder(value, BigInt(prime));
    if (rest === undefined) return false;
    if (rest !== 0n && raised(rest, BigInt((prime - 1) / degree), BigInt(prime)) !== 1n) return true;
  }
  return false;
}
