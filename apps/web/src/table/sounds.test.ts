import type { SeenEvent } from '@openshake/rules';
import { expect, it } from 'vitest';
import { lengthOf, SOUNDS, soundsOf } from './sounds.ts';

const moved = (by: string) => ({ type: 'cubePlaced', placed: { by } }) as unknown as SeenEvent;
const event = (changes: object) => changes as unknown as SeenEvent;

it('is short', () => {
  for (const sound of SOUNDS) expect(lengthOf(sound), sound).toBeLessThanOrEqual(0.4);
});

it('lets a person hear everything, what concerns them, or nothing', () => {
  const events = [moved('b'), event({ type: 'blockTaken', by: 'b' })];
  expect(soundsOf(events, 'a', 'all')).toEqual(['cube', 'block']);
  expect(soundsOf(events, 'a', 'mine')).toEqual(['block']);
  expect(soundsOf(events, 'a', 'none')).toEqual([]);
});

it('says that it is your turn, once', () => {
  const events = [
    event({ type: 'phaseBegan', phase: { name: 'move', player: 'a' } }),
    event({ type: 'tasksSet', tasks: [{ what: 'turn', player: 'a', extra: false }] }),
  ];
  expect(soundsOf(events, 'a', 'mine')).toEqual(['turn']);
  expect(soundsOf(events, 'b', 'mine')).toEqual([]);
});

it('a point lost concerns its player', () => {
  const lost = event({ type: 'pointLost', penalty: { player: 'a' } });
  expect(soundsOf([lost], 'a', 'mine')).toEqual(['lost']);
  expect(soundsOf([lost], 'b', 'mine')).toEqual([]);
});
