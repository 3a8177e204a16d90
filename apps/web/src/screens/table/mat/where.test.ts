import { expect, it } from 'vitest';
import { mainOf } from './where.ts';

const at = (name: 'start' | 'goal' | 'move' | 'check' | 'over', shake: number | null) => ({
  phase: { name },
  table: { shake } as never,
});

it('shows the phase', () => {
  expect(mainOf(at('move', 1), false, true)).toBe('moving');
  expect(mainOf(at('check', 1), false, false)).toBe('checking');
});

it('shows how the last shake ended until the viewer goes on', () => {
  expect(mainOf(at('start', null), true, true)).toBe('ended');
  expect(mainOf(at('over', null), true, false)).toBe('ended');
  expect(mainOf(at('over', null), false, false)).toBe('over');
});

it('goes on by itself as soon as the table waits for the viewer, or somebody may move', () => {
  expect(mainOf(at('goal', 2), true, false)).toBe('ended');
  expect(mainOf(at('goal', 2), true, true)).toBe('goal');
  expect(mainOf(at('move', 2), true, false)).toBe('moving');
});
