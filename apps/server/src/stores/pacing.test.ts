// When commits begin, on a clock that stands until it is moved.
import { expect, it } from 'vitest';
import { Pacing } from './pacing.ts';

/** A second in which so many rows come each millisecond. Gives the number of commits. */
function aSecondOf(perMs: number): { pacing: Pacing; count: number } {
  let now = 1_000;
  const pacing = new Pacing(() => now);
  let count = 0;
  let waiting = 0;
  while (now < 2_000) {
    now += 1;
    waiting += perMs;
    if (pacing.wait(waiting) > 0) continue;
    pacing.begin(waiting);
    waiting = 0;
    count += 1;
  }
  return { pacing, count };
}

it('whoever comes while little happens waits for nobody', () => {
  const { pacing, count } = aSecondOf(1);
  expect(count).toBe(1_000);
  expect(pacing.wait(1)).toBe(0);
});

it('a busy server lets a few wait for more', () => {
  const { pacing, count } = aSecondOf(4);
  // One each millisecond in the first tenth of a second, and one in ten after it.
  expect(count).toBeGreaterThan(150);
  expect(count).toBeLessThan(220);
  expect(pacing.wait(1)).toBeGreaterThan(0);
});

it('enough of them wait for no more', () => {
  const { pacing } = aSecondOf(4);
  expect(pacing.wait(149)).toBeGreaterThan(0);
  expect(pacing.wait(150)).toBe(0);
});

it('after a pause nobody waits', () => {
  let now = 0;
  const pacing = new Pacing(() => now);
  for (; now < 500; now += 1) pacing.begin(10);
  expect(pacing.wait(1)).toBeGreaterThan(0);
  now += 1_000;
  expect(pacing.wait(1)).toBe(0);
});
