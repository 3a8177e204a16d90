import { describe, expect, test } from 'vitest';
import { type Ball, powerOfBall, rationalBall, shifted } from './ball.ts';
import { exponentialOfBall, logOfBall, rootOfBall } from './elementary.ts';
import { fraction } from './rational.ts';

/** Two balls around the same number must touch. */
function touch(a: Ball, b: Ball): boolean {
  const low = a.exponent < b.exponent ? a.exponent : b.exponent;
  const [x, y] = [shifted(a.middle, a.exponent - low), shifted(b.middle, b.exponent - low)];
  const room = shifted(a.radius, a.exponent - low) + shifted(b.radius, b.exponent - low);
  return (x > y ? x - y : y - x) <= room;
}

/** The radius is not larger than 2^−bits of the middle. */
function isSharp(a: Ball, bits: number): boolean {
  return a.radius << BigInt(bits) <= (a.middle < 0n ? -a.middle : a.middle);
}

const SAMPLES = [1, 2, 3, 7, 10, 99, 12345].flatMap((a) => [1, 3, 8, 1000].map((b) => fraction(BigInt(a), BigInt(b))));

describe('balls', () => {
  test.each([64, 200, 1_000])('roots at %i bits give the number back', (precision) => {
    for (const sample of SAMPLES) {
      const ball = rationalBall(sample, precision + 40);
      for (const n of [2, 3, 7, 64, 999, 59_049]) {
        const root = rootOfBall(ball, n, precision);
        expect(root).toBeDefined();
        if (root === undefined) continue;
        expect(isSharp(root, precision - 8)).toBe(true);
        expect(touch(powerOfBall(root, BigInt(n), precision), ball)).toBe(true);
      }
    }
  });

  test.each([64, 200, 1_000, 5_000])('the exponential undoes the logarithm at %i bits', (precision) => {
    for (const sample of SAMPLES) {
      const ball = rationalBall(sample, precision + 40);
      const log = logOfBall(ball, precision);
      const back = log === undefined ? undefined : exponentialOfBall(log, precision);
      expect(back !== undefined && touch(back, ball) && isSharp(back, precision - 24)).toBe(true);
    }
  });

  test('e and ln 10 have their digits', () => {
    const one = rationalBall(fraction(1n, 1n), 200);
    const e = exponentialOfBall(one, 200);
    const ten = logOfBall(rationalBall(fraction(10n, 1n), 200), 200);
    const digits = (ball: Ball | undefined) =>
      ball === undefined ? '' : shifted(ball.middle * 10n ** 40n, ball.exponent).toString();
    expect(digits(e)).toBe('27182818284590452353602874713526624977572');
    expect(digits(ten)).toBe('23025850929940456840179914546843642076011');
  });
});
