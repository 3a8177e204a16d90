// Intervals compared with values from statistical tables.
import { describe, expect, test } from 'vitest';
import { mean, tDeviate, wilson } from './interval.ts';

describe('Wilson', () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [500, 1000, 0.4691, 0.5309],
  ])('%d of %d: %d to %d', (won, of, low, high) => {
    expect(wilson(won, of).low).toBeCloseTo(low, 4);
    expect(wilson(won, of).high).toBeCloseTo(high, 4);
  });

  test('no data gives the widest interval', () => expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 }));
});

describe('Student', () => {
  test.each([
    [1, 12.706],
    [5, 2.571],
    [10, 2.228],
    [11, 2.201],
    [20, 2.086],
    [30, 2.042],
    [120, 1.98],
  ])('with %d degrees of freedom: %d', (freedom, deviate) => expect(tDeviate(freedom)).toBeCloseTo(deviate, 3));

  test('the mean of a few values', () => {
    const { value, low, high } = mean([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(low).toBeCloseTo(1.0368, 4);
    expect(high).toBeCloseTo(4.9632, 4);
  });

  test('the mean of no values is not a number', () => expect(mean([]).value).toBeNaN());

  test('one value gives no width', () => {
    expect(mean([7])).toEqual({ value: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });
});
