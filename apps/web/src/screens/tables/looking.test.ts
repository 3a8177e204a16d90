import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLooking } from './looking.ts';

class Page extends EventTarget {
  visibilityState = 'visible';
  look(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let shown: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  shown = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', shown);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The seconds at which somebody looked. `isNew`: whether the list had changed at that second. */
function looking(isNew: (second: number) => boolean = () => false) {
  const began = Date.now();
  const looks: number[] = [];
  const stop = keepLooking(async () => {
    const second = (Date.now() - began) / 1000;
    looks.push(second);
    return isNew(second);
  });
  return { looks, stop };
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('looks less and less often while nothing changes', async () => {
  const { looks, stop } = looking();
  await pass(60);
  expect(looks).toEqual([0, 4, 12, 27, 42, 57]);
  stop();
  await pass(60);
  expect(looks).toHaveLength(6);
});

it('looks often again once something has changed', async () => {
  const { looks } = looking((second) => second === 27);
  await pass(45);
  expect(looks).toEqual([0, 4, 12, 27, 31, 39]);
});

it('does not look while nobody looks at the page, and begins anew when somebody does', async () => {
  const { looks } = looking();
  await pass(20);
  page.look('hidden');
  await pass(100);
  expect(looks).toEqual([0, 4, 12]);
  page.look('visible');
  await pass(13);
  expect(looks).toEqual([0, 4, 12, 120, 124, 132]);
});

it('looks again when somebody comes back to the window from another beside it', async () => {
  const { looks, stop } = looking();
  await pass(20);
  shown.dispatchEvent(new Event('focus'));
  await pass(5);
  expect(looks).toEqual([0, 4, 12, 20, 24]);
  stop();
  shown.dispatchEvent(new Event('focus'));
  await pass(60);
  expect(looks).toHaveLength(5);
});

it('begins only when the page is seen', async () => {
  page.visibilityState = 'hidden';
  const { looks } = looking();
  await pass(30);
  expect(looks).toEqual([]);
  page.look('visible');
  await pass(1);
  expect(looks).toEqual([30]);
});

it('what was asked before somebody came back does not look twice', async () => {
  const waits: (() => void)[] = [];
  let looks = 0;
  keepLooking(() => {
    looks += 1;
    return new Promise((resolve) => waits.push(() => resolve(false)));
  });
  page.look('hidden');
  page.look('visible');
  expect(looks).toBe(2);
  for (const answer of waits) answer();
  await pass(5);
  expect(looks).toBe(3);
});
