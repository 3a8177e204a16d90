// How late the main thread was: anybody may read it, and nobody can hide it by reading it often.
import { expect, it } from 'vitest';
import { Delay } from './metrics.ts';

it('a delay can be seen for one to two minutes, however often somebody reads it', async () => {
  const delay = new Delay();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const until = performance.now() + 200;
  while (performance.now() < until);
  await expect.poll(() => delay.seconds(99)).toBeGreaterThan(0.1);
  for (let reads = 0; reads < 10; reads += 1) expect(delay.seconds(99)).toBeGreaterThan(0.1);
  delay.nextMinute();
  expect(delay.seconds(99)).toBeGreaterThan(0.1);
});
