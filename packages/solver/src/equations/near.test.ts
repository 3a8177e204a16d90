// Logarithms of fractions: found if they are fractions, and only then.
import { describe, expect, it } from 'vitest';
import * as near from './near.ts';

const log = (n: number, d: number, m: number, e: number) => {
  const found = near.exactLog(near.lowest(n, d), near.lowest(m, e));
  return found && [found.n, found.d];
};

describe('exactLog', () => {
  it('finds the exponent if both are powers of one number', () => {
    expect(log(8, 1, 4, 1)).toEqual([3, 2]);
    expect(log(4, 1, 8, 1)).toEqual([2, 3]);
    expect(log(1, 8, 4, 1)).toEqual([-3, 2]);
    expect(log(27, 8, 4, 9)).toEqual([-3, 2]);
    expect(log(1, 1, 7, 1)).toEqual([0, 1]);
    expect(log(2 ** 52, 1, 2, 1)).toEqual([52, 1]);
  });

  it('goes by size: whether signs fit is for the operation to say', () => {
    expect(log(-8, 1, 2, 1)).toEqual([3, 1]);
    expect(log(9, 1, -3, 1)).toEqual([2, 1]);
  });

  it('finds nothing if the exponent is not a fraction', () => {
    expect(log(12, 1, 18, 1)).toBeUndefined();
    expect(log(6, 1, 2, 1)).toBeUndefined();
    expect(log(4, 3, 2, 1)).toBeUndefined();
    expect(log(4, 3, 4, 5)).toBeUndefined();
    expect(log(3, 2, 3, 1)).toBeUndefined();
  });

  it('agrees with powers of every small fraction', () => {
    for (let n = 1; n <= 7; n += 1)
      for (let d = 1; d <= 7; d += 1) {
        const base = near.fraction(n, d);
        if (n === d) continue;
        for (let above = 1; above <= 4; above += 1)
          for (let below = 1; below <= 4; below += 1) {
            const power = near.powerOfPositive(base, near.lowest(above, 1));
            const other = near.powerOfPositive(base, near.lowest(below, 1));
            expect(near.exactLog(power, other)).toEqual(near.fraction(above, below));
          }
      }
  });
});
