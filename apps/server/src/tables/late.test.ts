// An audience at a listed table sees everything thirty seconds late, in order, and nothing earlier.
import { JumpingTimer } from '@openshake/host';
import { describe, expect, it } from 'vitest';
import { LATE_MS, Late, type Moment } from './late.ts';

const at = (time: number): Moment => ({ time, version: null, began: null, seats: `[${time}]` });

describe('a late audience', () => {
  it('sees each moment thirty seconds later', () => {
    const timer = new JumpingTimer();
    const shown: [number, number][] = [];
    const late = new Late(at(-LATE_MS), timer, ({ time }) => shown.push([time, timer.now()]));
    for (const time of [0, 10, 10, 500]) late.add(at(time));
    expect(late.shown.time).toBe(-LATE_MS);
    while (timer.jump());
    expect(shown).toEqual([
      [0, LATE_MS],
      [10, LATE_MS + 10],
      [10, LATE_MS + 10],
      [500, LATE_MS + 500],
    ]);
    expect(late.shown.time).toBe(500);
  });

  it('has not reached what is due but not yet shown, even if the timer is late', () => {
    let now = 0;
    const late = new Late(at(-LATE_MS), { now: () => now, at: () => () => {} }, () => {});
    late.add(at(100));
    now = LATE_MS + 50;
    expect(late.reached).toBe(50);
    now = LATE_MS + 500;
    expect(late.reached).toBe(100);
  });

  it('never sees seats again that had to be erased', () => {
    const timer = new JumpingTimer();
    const shown: string[] = [];
    const late = new Late(at(-LATE_MS), timer, ({ seats }) => shown.push(seats));
    for (const time of [0, 10]) late.add(at(time));
    late.erase('[erased]');
    expect(late.shown.seats).toBe('[erased]');
    late.add(at(20));
    while (timer.jump());
    expect(shown).toEqual(['[erased]', '[erased]', '[20]']);
  });

  it('sees nothing any more once the table is closed', () => {
    const timer = new JumpingTimer();
    const late = new Late(at(0), timer, () => expect.unreachable());
    late.add(at(1));
    late.close();
    expect(timer.jump()).toBe(false);
  });
});
