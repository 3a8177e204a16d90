// Time left: shown, with one warning for each limit.
import { describe, expect, test } from 'vitest';
import { tableAfter } from '../testing/seats.ts';
import { timeLeft, usualPace, Warner } from './timing.ts';

/** bob has two minutes for the first turn after the Goal. */
const table = tableAfter(
  [
    { type: 'roll', by: 'ann', cubes: [...'124BBRRGGYYUUN-CV='] },
    { type: 'deal', by: 'bob', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
    { type: 'set-goal', by: 'ann', goal: { shape: 'row', cubes: ['1', '2'] } },
  ],
  { players: ['ann', 'bob'], clocks: 'book' },
);
const due = table.match.tasks[0]?.due ?? 0;
const viewAt = (at: number) => table.view('bob', at);

describe('[agloa-onsets-2023 XI-A] the time that a player has left', () => {
  test('counts down to zero for the player on turn', () => {
    expect(timeLeft(viewAt(due - 60_000), 'bob', due - 60_000)).toBe('1:00');
    expect(timeLeft(viewAt(due - 7500), 'bob', due - 7500)).toBe('0:08');
    expect(timeLeft(viewAt(due + 3000), 'bob', due + 3000)).toBe('0:00');
    expect(timeLeft(table.view('ann', 3000), 'ann', 3000)).toBe('');
  });

  test('is announced once for each limit', () => {
    const warner = new Warner();
    const warn = (before: number) => warner.warn(viewAt(due - before), 'bob', due - before);
    expect(warn(50_000)).toBeUndefined();
    expect(warn(30_000)).toBe('time.half');
    expect(warn(29_000)).toBeUndefined();
    expect(warn(9000)).toBe('time.ten');
    expect(warn(0)).toBe('time.up');
    expect(warn(-2000)).toBeUndefined();
    const late = new Warner();
    expect(late.warn(viewAt(due - 9000), 'bob', due - 9000)).toBeUndefined();
  });
});

test('without a clock, bots take about a third of the time that people take', () => {
  expect(usualPace('book', true)).toBe(1);
  expect(usualPace('none', true)).toBeCloseTo(1 / 3, 1);
  expect(usualPace('none', false)).toBe(0);
});
