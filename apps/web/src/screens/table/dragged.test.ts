// The click that ends a drag does not count. Every other click does, however soon it comes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dragOf, isClick, noDrag } from './dragged.ts';

const [cube, other] = [new EventTarget(), new EventTarget()];
const clicks = (currentTarget: EventTarget, detail = 1) => isClick({ currentTarget, detail });

beforeEach(() => {
  vi.useFakeTimers();
  noDrag();
});
afterEach(() => void vi.useRealTimers());

it('the click that ends a drag does not count, the next one does', () => {
  dragOf(cube)();
  expect([clicks(cube), clicks(cube)]).toEqual([false, true]);
});

it('it may come as late as browsers wait for a second tap, and no later', () => {
  dragOf(cube)();
  vi.advanceTimersByTime(300);
  expect(clicks(cube)).toBe(false);
  dragOf(cube)();
  vi.advanceTimersByTime(500);
  expect(clicks(cube)).toBe(true);
});

it('no click follows a finger: the tap after it counts at once, and so do a key and another cube', () => {
  dragOf(cube)();
  expect([clicks(other), clicks(cube, 0)]).toEqual([true, true]);
  noDrag();
  expect(clicks(cube)).toBe(true);
});

it('the end of one drag does not end the next', () => {
  dragOf(cube)();
  vi.advanceTimersByTime(300);
  const letGo = dragOf(cube);
  vi.advanceTimersByTime(300);
  letGo();
  expect(clicks(cube)).toBe(false);
});
