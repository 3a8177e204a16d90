import { afterEach, expect, it, vi } from 'vitest';
import type { Played } from './played.ts';
import { reviewOf } from './reviewing.ts';

class Thread extends EventTarget {
  static readonly running = new Set<Thread>();
  constructor() {
    super();
    Thread.running.add(this);
  }
  postMessage(): void {}
  terminate(): void {
    Thread.running.delete(this);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('a review that is asked for again ends the worker that failed', async () => {
  vi.stubGlobal('Worker', Thread);
  const review = reviewOf({ id: 'none', setup: {}, rows: [] } as unknown as Played);
  await expect.poll(() => Thread.running.size).toBe(1);
  const [first] = Thread.running;
  first?.dispatchEvent(new Event('error'));
  expect(review.failed.value).toBe(true);
  review.again();
  expect(review.failed.value).toBe(false);
  expect(Thread.running.size).toBe(1);
  expect(Thread.running.has(first as Thread)).toBe(false);
  review.close();
  expect(Thread.running.size).toBe(0);
});
