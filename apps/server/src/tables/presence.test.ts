// Somebody is here until ten seconds after the last connection closed.
import { JumpingTimer } from '@openshake/host';
import { describe, expect, it } from 'vitest';
import { GRACE_MS, Presence } from './presence.ts';

function watched() {
  const timer = new JumpingTimer();
  const changes: number[] = [];
  const presence = new Presence(timer, () => changes.push(timer.now()));
  return { timer, changes, presence };
}

describe('presence', () => {
  it('ends ten seconds after the last of two connections', () => {
    const { timer, changes, presence } = watched();
    expect([presence.arrive('ann'), presence.arrive('ann')]).toEqual([true, false]);
    expect([presence.depart('ann'), presence.depart('ann')]).toEqual([false, true]);
    expect({ here: presence.isHere('ann'), connected: presence.isConnected('ann') }).toEqual({
      here: true,
      connected: false,
    });
    expect(timer.jump()).toBe(true);
    expect(presence.isHere('ann')).toBe(false);
    expect(changes).toEqual([0, GRACE_MS]);
  });

  it('goes on for somebody who is back in time', () => {
    const { timer, changes, presence } = watched();
    presence.arrive('ann');
    presence.depart('ann');
    expect(presence.arrive('ann')).toBe(true);
    expect(timer.jump()).toBe(false);
    expect(changes).toEqual([0]);
  });

  it('waits a moment for somebody who sat down', () => {
    const { timer, presence } = watched();
    presence.expect('ann');
    expect(presence.isHere('ann')).toBe(true);
    timer.jump();
    expect(presence.isHere('ann')).toBe(false);
    presence.arrive('bob');
    presence.expect('bob');
    expect(presence.isConnected('bob')).toBe(true);
  });
});
