// The clock of the server, on a process that really stands still.
import { afterEach, describe, expect, it } from 'vitest';
import { ServerClock } from './clock.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing in this process runs for so long, as when the machine sleeps. */
const stand = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const clocks: ServerClock[] = [];
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.close();
});

function newClock(speed?: number): ServerClock {
  const clock = new ServerClock(speed);
  clocks.push(clock);
  return clock;
}

describe('the clock', () => {
  it('leaves out a sleep before any limit is over', async () => {
    const speed = 10;
    const limits = [100, 1_200, 2_000];
    const clock = newClock(speed);
    const began = clock.now();
    const date = Date.now();
    const rang: number[] = [];
    let woke = 0;
    clock.whenAwake(() => {
      woke += 1;
    });
    // The first one is due in the sleep before the next beat.
    for (const ms of limits) clock.at(began + ms * speed, () => rang.push(clock.now() - began));
    stand(4_500);
    await pause(50);
    expect(rang).toEqual([]);
    expect(clock.now() - began).toBeLessThan(1_000 * speed);
    expect(Math.abs(clock.date() - began - (Date.now() - date) * speed)).toBeLessThan(100 * speed);
    expect(clock.slept).toBeGreaterThanOrEqual(4_400 * speed);
    expect(woke).toBe(1);
    await expect.poll(() => rang.length, { timeout: 10_000 }).toBe(3);
    for (const [nth, ms] of limits.entries()) expect(rang[nth]).toBeGreaterThanOrEqual(ms * speed);
  });

  it('counts a stall of a busy server', async () => {
    const clock = newClock();
    const began = clock.now();
    stand(2_500);
    expect(clock.now() - began).toBeGreaterThanOrEqual(2_499);
    await pause(10);
    expect(clock.slept).toBe(0);
  });
});
