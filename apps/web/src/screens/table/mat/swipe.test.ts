// What counts as a swipe up or down.
import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

describe('a finger', () => {
  it.each([
    [0, -60, 'up'],
    [20, -60, 'up'],
    [-10, 80, 'down'],
    // It trembles, or taps.
    [0, -20, undefined],
    // To the side is the way back of the system.
    [80, -60, undefined],
    [60, 70, undefined],
  ] as const)('that goes %d to the side and %d down swipes %s', (x, y, to) => {
    expect(swipeOf(x, y)).toBe(to);
  });
});
