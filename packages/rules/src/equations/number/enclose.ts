/** Two doubles around a number, for searches that compare millions of them. */
import { signOfBall } from './ball.ts';
import { ballOf } from './evaluate.ts';
import type { Exact } from './exact.ts';
import { bitLength } from './integer.ts';

const PRECISION = 80;
/** Wider than any rounding on the way to a double. */
const OUTWARD = 2 ** -50;

/** A pair of finite doubles around the number, or none if it is beyond them or 80 bits do not show its sign. */
export function enclose(value: Exact): readonly [number, number] | undefined {
  const ball = ballOf(value, PRECISION);
  if (ball === undefined || signOfBall(ball) === 0) return undefined;
  const ends = [ball.middle - ball.radius, ball.middle + ball.radius].map((end) => asDouble(end, ball.exponent));
  const [low, high] = ends;
  if (low === undefined || high === undefined) return undefined;
  return [low - Math.abs(low) * OUTWARD, high + Math.abs(high) * OUTWARD];
}

/** whole × 2^exponent, cut to a double of ordinary size. */
function asDouble(whole: bigint, exponent: bigint): number | undefined {
  const extra = Math.max(0, bitLength(whole) - 60);
  const shift = exponent + BigInt(extra);
  if (shift > 900n || shift < -1_000n) return undefined;
  const double = Number(whole >> BigInt(extra)) * 2 ** Number(shift);
  return Math.abs(double) < 2 ** 1_000 && Math.abs(double) > 2 ** -1_000 ? double : undefined;
}
