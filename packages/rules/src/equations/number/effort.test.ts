import { describe, expect, test } from 'vitest';
import { invertBall, multiplyBalls, rationalBall, wholeBall } from './ball.ts';
import { attempt, charge, isAffordable, limited, spentSoFar } from './effort.ts';
import { exponentialOfBall, logOfBall, logOfWhole, rootOfBall } from './elementary.ts';
import { fromInteger, fromRational, wholeAtom } from './exact.ts';
import { exactRoot, factorise, gcd, powerModulo, removeFactor, smallPrimesOf } from './integer.ts';
import { fraction, ONE, whole, wholePower } from './rational.ts';
import { multiply, productOfFactors } from './sum.ts';

const BITS = 20_000;
const LONG = 3n ** 12_618n;
const OTHER = 7n ** 7_124n;
const ROOT = { atom: wholeAtom(2n, true), exponent: fromRational(fraction(1n, 2n)) };
const BALL = wholeBall(LONG, BITS);
const SMALL_BALL = rationalBall(fraction(2n, 3n), 4_000);

describe('effort', () => {
  test('work beyond the limit is not done, and what is around it goes on', () => {
    let done = false;
    const cut = attempt(10, () => {
      charge(11);
      done = true;
      return 1;
    });
    expect(cut).toBeUndefined();
    expect(done).toBe(false);
    expect(attempt(10, () => [charge(9), 1][1])).toBe(1);
  });

  test('an inner limit cannot be above the outer one, and ends with its work', () => {
    const before = spentSoFar();
    limited(10, () => {
      expect(attempt(100, () => [charge(11), 1][1])).toBeUndefined();
      expect(attempt(3, () => isAffordable(4))).toBe(false);
      expect(isAffordable(10)).toBe(true);
      charge(10);
      expect(isAffordable(1)).toBe(false);
    });
    expect(spentSoFar() - before).toBeCloseTo(10);
    expect(isAffordable(1e9)).toBe(true);
  });

  test('only its own signal is caught', () => {
    const fault = new Error('of another kind');
    expect(() =>
      attempt(10, () => {
        throw fault;
      }),
    ).toThrow(fault);
  });

  test.each<[string, () => unknown, number]>([
    ['gcd', () => gcd(LONG, OTHER), 50],
    ['small primes', () => smallPrimesOf(LONG), 3],
    ['factors', () => factorise(LONG + 2n), 50],
    ['a factor taken out', () => removeFactor(LONG, 3n), 4],
    ['a root that comes out', () => exactRoot(LONG * LONG, 2), 10],
    ['a power modulo a long number', () => powerModulo(5n, LONG, OTHER), 100_000],
    ['a whole power', () => wholePower(whole(3n), 12_618n), 2],
    ['a key', () => fromInteger(LONG).key, 10],
    ['a product of balls', () => multiplyBalls(BALL, BALL, BITS), 2],
    ['a reciprocal', () => invertBall(BALL, BITS), 10],
    ['a fraction in digits', () => rationalBall(fraction(2n, 3n), BITS), 10],
    ['a root', () => rootOfBall(BALL, 7, BITS), 30],
    ['a logarithm', () => logOfBall(SMALL_BALL, 4_000), 50],
    ['the logarithm of a whole number', () => logOfWhole(2n, 4_000), 50],
    ['an exponential', () => exponentialOfBall(SMALL_BALL, 4_000), 25],
    ['a product of terms', () => multiply(fromInteger(LONG), productOfFactors(ONE, [ROOT])), 0.2],
  ])('%s is charged for before it is done, or at once after it', (_, work, least) => {
    const before = spentSoFar();
    expect(attempt(least / 2, () => [work(), 'done'][1])).toBeUndefined();
    expect(spentSoFar() - before).toBeLessThanOrEqual(least / 2);
  });
});
