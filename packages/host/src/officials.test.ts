// The judge and the director of a table without people in those roles.
import { type Action, beginMatch, decide, type MatchState, type Setup } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { fold, nextCall, officialDuty } from './index.ts';
import { dice, search, setup } from './testing/players.ts';

/** A match to which a test does something. */
class Acted {
  match: MatchState;
  readonly #chance = dice(3).from('all');

  constructor(how: Setup) {
    this.match = beginMatch(how);
  }

  act(action: Action, at: number): void {
    this.match = fold(this.match, decide(this.match, action, { at, search, chance: this.#chance }));
  }
}

describe('officials where none is there in person', () => {
  it('[agloa-onsets-2023 XI-B-1; mlag-onsets-adventurous-2017 XI-B; mlag-onsets-basic-2019 XI-B; mlag-equations-basic-2018 XI-B#stop] with clocks the officials stop play five minutes after the end of the round, whoever ended it', () => {
    const table = new Acted({ ...setup, clocks: 'book' });
    const round = { shakes: 9 };
    const duty = (at: number) => officialDuty(table.match, round, { at, search });
    table.act({ type: 'roll', by: 'a', cubes: [] }, 0);
    expect(nextCall(table.match, round)).toBeNull();
    table.act({ type: 'end-round', by: 'director' }, 7_000);
    expect(nextCall(table.match, round)).toBe(307_000);
    expect(duty(306_999)).toBeNull();
    expect(duty(307_000)).toEqual({ type: 'stop-play', by: 'director' });
    // Without clocks nobody is hurried.
    const calm = new Acted(setup);
    calm.act({ type: 'roll', by: 'a', cubes: [] }, 0);
    calm.act({ type: 'end-round', by: 'director' }, 7_000);
    expect(officialDuty(calm.match, round, { at: 9_999_999, search })).toBeNull();
  });

  it('[mlag-equations-basic-2018 XI-B#stop] players finish writing and checking without a call from the director', () => {
    const table = new Acted({ ...setup, clocks: 'book', officiating: 'table' });
    const digit = () => table.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
    table.act({ type: 'roll', by: 'a', cubes: [] }, 0);
    table.act({ type: 'set-goal', by: 'a', goal: digit() }, 1_000);
    table.act({ type: 'end-round', by: 'director' }, 2_000);
    table.act({ type: 'challenge', by: 'b', claim: 'impossible' }, 3_000);
    expect(table.match.phase.name).toBe('write');
    expect(nextCall(table.match, { shakes: 9 })).toBeNull();
  });

  it('[mlag-equations-basic-2018 IX-C#disqualification, XI-B#stop] a replayed shake has its own five minutes and does not count twice', () => {
    const table = new Acted({ ...setup, clocks: 'book' });
    const round = { shakes: 1 };
    const duty = (at: number) => officialDuty(table.match, round, { at, search });
    const roll = (at: number) => table.act({ type: 'roll', by: 'a', cubes: [] }, at);
    roll(0);
    table.act({ type: 'replay-shake', by: 'judge', players: ['a', 'b'] }, 1_000);
    expect(table.match.shakes).toHaveLength(1);
    expect(duty(1_000)).toBeNull();
    table.act({ type: 'end-round', by: 'director' }, 2_000);
    expect(nextCall(table.match, round)).toBe(302_000);
    roll(200_000);
    expect(nextCall(table.match, round)).toBe(500_000);
  });

  it('[mlag-equations-basic-2018 IX-C#disqualification, XI-B] a replayed round has its full time again', () => {
    const table = new Acted(setup);
    const round = { ms: 60_000 };
    table.act({ type: 'roll', by: 'a', cubes: [] }, 0);
    expect(officialDuty(table.match, round, { at: 60_000, search })).toEqual({ type: 'end-round', by: 'director' });
    table.act({ type: 'replay-round', by: 'judge', players: ['a', 'b'] }, 50_000);
    expect(nextCall(table.match, round)).toBe(110_000);
    expect(officialDuty(table.match, round, { at: 60_000, search })).toBeNull();
  });

  it('the director ends the round after the last shake, and not within one', () => {
    const table = new Acted(setup);
    const duty = () => officialDuty(table.match, { shakes: 0 }, { at: 0, search });
    expect(duty()).toEqual({ type: 'end-round', by: 'director' });
    table.act({ type: 'roll', by: 'a', cubes: [] }, 0);
    expect(duty()).toBeNull();
  });
});

describe('officials who are people', () => {
  it('nobody acts for them', () => {
    const table = new Acted(setup);
    expect(officialDuty(table.match, { shakes: 0 }, { at: 0, search }, ['judge'])).toBeNull();
    expect(nextCall(table.match, { ms: 60_000 }, ['judge'])).toBeNull();
    expect(officialDuty(table.match, { shakes: 0 }, { at: 0, search }, ['director'])).toMatchObject({
      type: 'end-round',
    });
  });
});
