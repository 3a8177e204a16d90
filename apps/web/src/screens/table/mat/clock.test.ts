import { expect, it } from 'vitest';
import { type Limit, readLimit, showSeconds } from './clock.ts';

const DUTY: Limit = { what: 'turn', player: 'a', due: 60_000, ends: 70_000, whole: 60_000, extra: false };
const RIGHT: Limit = { ...DUTY, what: 'late-claim', player: null, ends: 60_000 };

it('shows what is left of the limit', () => {
  expect(readLimit(DUTY, 23_000)).toEqual({ seconds: 37, left: 37 / 60, stage: 'limit', large: false });
  expect(readLimit(DUTY, 55_000).large).toBe(false);
});

it('counts down large once a duty is late, until a point is lost', () => {
  expect(readLimit(DUTY, 60_000)).toEqual({ seconds: 10, left: 0, stage: 'countdown', large: true });
  expect(readLimit(DUTY, 69_100).seconds).toBe(1);
  expect(readLimit(DUTY, 70_000).stage).toBe('over');
});

it('a right simply ends, and its last ten seconds are large', () => {
  expect(readLimit(RIGHT, 49_000).large).toBe(false);
  expect(readLimit(RIGHT, 51_000)).toMatchObject({ seconds: 9, large: true, stage: 'limit' });
  expect(readLimit(RIGHT, 60_000).stage).toBe('over');
});

it('says that this is the additional minute', () => {
  expect(readLimit({ ...DUTY, extra: true }, 10_000).stage).toBe('extra');
});

it('writes minutes and seconds', () => {
  expect(showSeconds(65)).toBe('1:05');
  expect(showSeconds(9)).toBe('0:09');
});
