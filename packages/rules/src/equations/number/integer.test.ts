import { describe, expect, test } from 'vitest';
import {
  bitLength,
  exactRoot,
  factorise,
  gcd,
  integerRoot,
  isCertainPrime,
  removeFactor,
  SMALL_PRIMES,
  smallPrimesOf,
} from './integer.ts';

/** A fixed sequence, so that a failure comes back. */
function numbers(seed: number): (bits: number) => bigint {
  let state = BigInt(seed);
  return (bits) => {
    let value = 0n;
    for (let i = 0; i < bits; i += 32) {
      state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
      value = (value << 32n) | (state >> 32n);
    }
    return value >> BigInt((32 - (bits % 32)) % 32);
  };
}

function euclid(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x < 0n ? -x : x;
}

describe('whole numbers', () => {
  test('bitLength counts the binary digits', () => {
    for (let bits = 1; bits < 200; bits++) {
      expect(bitLength((1n << BigInt(bits)) - 1n)).toBe(bits);
      expect(bitLength(-(1n << BigInt(bits)))).toBe(bits + 1);
    }
    for (const bits of [1_023, 1_024, 1_025, 20_000, 65_536, 204_799, 204_800, 204_801, 300_001]) {
      expect(bitLength((1n << BigInt(bits)) - 1n)).toBe(bits);
      expect(bitLength(-(1n << BigInt(bits)))).toBe(bits + 1);
    }
    expect(bitLength(0n)).toBe(0);
  });

  test('small primes of a number are those that divide it', () => {
    const next = numbers(17);
    for (let i = 0; i < 60; i++) {
      const value = next(1 + ((i * 211) % 9_000)) + 1n;
      expect(smallPrimesOf(value)).toEqual(SMALL_PRIMES.map(BigInt).filter((prime) => value % prime === 0n));
    }
    expect(smallPrimesOf(2n ** 30_000n * 4_093n)).toEqual([2n, 4_093n]);
  });

  test("Lehmer's gcd agrees with Euclid's", () => {
    const next = numbers(7);
    for (let i = 0; i < 600; i++) {
      const common = next(1 + ((i * 7) % 300));
      const a = common * next(1 + ((i * 13) % 700));
      const b = common * next(1 + ((i * 29) % 700));
      expect(gcd(a, b)).toBe(euclid(a, b));
      expect(gcd(-a, b)).toBe(euclid(a, b));
    }
    let [small, large] = [1n, 1n];
    for (let i = 0; i < 500; i++) [small, large] = [large, small + large];
    expect(gcd(large, small)).toBe(1n);
    expect(gcd(0n, 5n)).toBe(5n);
  });

  test('integerRoot is the largest whole root', () => {
    const next = numbers(11);
    for (let i = 0; i < 400; i++) {
      const value = next(1 + ((i * 17) % 900));
      const n = 2 + (i % 9);
      const found = integerRoot(value, n);
      expect(found ** BigInt(n) <= value && (found + 1n) ** BigInt(n) > value).toBe(true);
      expect(exactRoot(value ** BigInt(n), n)).toBe(value);
    }
  });

  test('factors multiply to the number, and primes are proven', () => {
    const next = numbers(13);
    for (let i = 0; i < 200; i++) {
      const value = next(1 + ((i * 3) % 90)) + 1n;
      let product = 1n;
      for (const { base, times, prime } of factorise(value)) {
        product *= base ** BigInt(times);
        if (prime) expect(isCertainPrime(base)).toBe(true);
      }
      expect(product).toBe(value);
    }
    expect(factorise(1009n ** 3n * 1000003n ** 2n)).toEqual([
      { base: 1009n, times: 3, prime: true },
      { base: 1000003n, times: 2, prime: true },
    ]);
    expect(factorise(10007n ** 34n * 2n)).toEqual([
      { base: 2n, times: 1, prime: true },
      { base: 10007n, times: 34, prime: true },
    ]);
    expect(factorise(100000007n * 100000037n)).toMatchObject([{ times: 1, prime: false }]);
    expect(removeFactor(3n ** 1000n * 7n, 3n)).toEqual({ times: 1000, rest: 7n });
    expect(isCertainPrime(3215031751n)).toBe(false);
  });
});
