// A match between simple players, its log, and its officials.

import type { Acted, MatchView, PromptJudge, Setup } from '@openshake/rules';
import { answerInquiry, layGoal } from '@openshake/rules/judging';
import { describe, expect, it } from 'vitest';
import { type Around, type Deed, nextCall, officialDuty, playMatch, type Seated, Table } from './index.ts';

/** Nothing here asks a judge to search. */
const search: PromptJudge = { answer: (inquiry) => answerInquiry(inquiry, { basicSetName: () => undefined }), layGoal };

/** Chance with a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}
const around = (seed: number): Around => ({ chance: dice(seed), search });

const setup: Setup = {
  book: 'mlag-equations-basic-2018',
  division: 'elementary',
  players: ['ann', 'bob'],
  officiating: 'strict',
  clocks: 'none',
  variations: false,
};

const choices = ({ legal }: MatchView, type: Acted['type']): Acted[] =>
  legal.flatMap((kind) => (kind.type === type && kind.open ? kind.choices.map(({ action }) => action) : []));

/** Sets the first digit as Goal and permits whatever comes first; has no Solution. */
class Plain implements Seated {
  readonly refusals: string[] = [];
  readonly #after: number;

  constructor(after = 1000) {
    this.#after = after;
  }

  act(view: MatchView): Deed | null {
    const action = this.#choose(view);
    return action ? { action, after: this.#after } : null;
  }

  refused({ clause }: { clause: string }): void {
    this.refusals.push(clause);
  }

  #choose(view: MatchView): Acted | undefined {
    const by = view.viewer;
    const { phase, table } = view;
    if (phase.name === 'goal' && phase.player === by)
      return { type: 'set-goal', by, goal: table.resources.find((cube) => /\d/.test(cube)) ?? '' };
    if (phase.name === 'move' && phase.player !== by) return undefined;
    const [first] = (['roll', 'deal', 'move', 'decline', 'sign'] as const).flatMap((type) =>
      choices(view, type).filter((action) => action.type !== 'move' || action.to === 'permitted'),
    );
    return first;
  }
}

describe('a match that is run', () => {
  it('goes on to its last signature, and is made again from its log', async () => {
    const seats = { ann: new Plain(), bob: new Plain() };
    const { table, refused, stuck } = await playMatch({ setup, seats, round: { shakes: 3 }, around: around(5) });
    expect({ refused, stuck }).toEqual({ refused: [], stuck: false });
    expect(table.match.shakes.map(({ ended }) => ended)).toEqual(['last-cube', 'last-cube', 'last-cube']);
    expect(table.match.signed).toEqual(['ann', 'bob']);
    expect(Table.resume(table.stored, around(6)).match).toEqual(table.match);
  });

  it('is the same again with the same chance', async () => {
    const play = () =>
      playMatch({ setup, seats: { ann: new Plain(), bob: new Plain() }, round: { shakes: 1 }, around: around(9) });
    expect((await play()).table.stored).toEqual((await play()).table.stored);
  });

  it('ends by the clock when nobody acts in time, and the director stops play', async () => {
    const timed: Setup = { ...setup, clocks: 'book' };
    const seats = { ann: new Plain(40_000), bob: new Plain(40_000) };
    const { table, stuck } = await playMatch({
      setup: timed,
      seats,
      round: { ms: 200_000, more: 100_000 },
      around: around(2),
    });
    expect(stuck).toBe(false);
    expect(table.match.round).toBe('stopped');
    expect(table.match.shakes.map(({ ended }) => ended)).toEqual(['end-of-round']);
    expect(Table.resume(table.stored, around(6)).match).toEqual(table.match);
  });

  it('who only does what is refused is told so and not asked for ever', async () => {
    const wrong: Seated & { told: string[] } = {
      told: [],
      act: (view) => ({ action: { type: 'sign', by: view.viewer }, after: 0 }),
      refused({ clause }) {
        this.told.push(clause);
      },
    };
    const { refused, stuck } = await playMatch({
      setup,
      seats: { ann: wrong, bob: { act: () => null } },
      round: { shakes: 1 },
      around: around(1),
    });
    expect(stuck).toBe(true);
    expect(refused).toHaveLength(3);
    expect(wrong.told).toHaveLength(3);
  });

  it('a seat cannot act for another', async () => {
    const cheat: Seated = {
      act: (view) => ({ action: { type: 'leave', by: view.viewer === 'bob' ? 'ann' : 'bob' }, after: 0 }),
    };
    const { table } = await playMatch({
      setup,
      seats: { ann: { act: () => null }, bob: cheat },
      round: { shakes: 1 },
      around: around(1),
      mostActions: 1,
    });
    expect(table.match.presence).toEqual({ ann: 'here', bob: 'away' });
  });

  it('a seat cannot say what falls', async () => {
    const cubes = '1 1 1 B B B B B B B B U U U U V V V'.split(' ');
    const cards = ['B', 'BR', 'BG', 'BY', 'G', 'Y'];
    const loaded: Seated = {
      act: ({ viewer: by, phase }) =>
        phase.name === 'start'
          ? { action: by === 'ann' ? { type: 'roll', by, cubes } : { type: 'deal', by, cards }, after: 0 }
          : null,
    };
    const play = async (where: Pick<Setup, 'book' | 'division'>) => {
      const seats = { ann: loaded, bob: loaded };
      const round = { shakes: 1 };
      const { table, refused } = await playMatch({
        setup: { ...setup, ...where },
        seats,
        round,
        around: around(1),
        mostActions: 5,
      });
      return { ...table.view('ann', 0).table, refusals: refused.map(({ why }) => why.clause) };
    };
    const rolled = await play({ book: 'agloa-onsets-2023', division: 'middle' });
    expect(rolled.universe).toHaveLength(cards.length);
    expect(rolled.universe).not.toEqual(cards);
    expect(rolled.resources).toHaveLength(cubes.length);
    expect(rolled.resources).not.toEqual(cubes);
    // Where some are set out first, all eighteen are not a way to do that.
    const setOut = await play({ book: 'mlag-onsets-adventurous-2017', division: 'elementary' });
    expect(setOut.resources).toEqual([]);
    expect(setOut.refusals).toContain('II-A-3');
  });
});

describe('officials where none is there in person', () => {
  it('[agloa-onsets-2023 XI-B-1; mlag-onsets-adventurous-2017 XI-B; mlag-onsets-basic-2019 XI-B; mlag-equations-basic-2018 XI-B#stop] with clocks the officials stop play five minutes after the end of the round, whoever ended it', () => {
    const table = new Table({ ...setup, clocks: 'book' }, around(3));
    const round = { shakes: 9 };
    const duty = (at: number) => officialDuty(table.match, round, { at, search });
    table.act({ type: 'roll', by: 'ann', cubes: [] }, 0);
    expect(nextCall(table.match, round)).toBeNull();
    table.act({ type: 'end-round', by: 'director' }, 7_000);
    expect(nextCall(table.match, round)).toBe(307_000);
    expect(duty(306_999)).toBeNull();
    expect(duty(307_000)).toEqual({ type: 'stop-play', by: 'director' });
    // Without clocks nobody is hurried.
    const calm = new Table(setup, around(3));
    calm.act({ type: 'roll', by: 'ann', cubes: [] }, 0);
    calm.act({ type: 'end-round', by: 'director' }, 7_000);
    expect(officialDuty(calm.match, round, { at: 9_999_999, search })).toBeNull();
  });

  it('[mlag-equations-basic-2018 XI-B#stop] players finish writing and checking without a call from the director', () => {
    const table = new Table({ ...setup, clocks: 'book', officiating: 'table' }, around(3));
    const digit = () => table.match.shake?.resources.find((cube) => /[1-9]/.test(cube)) ?? '';
    table.act({ type: 'roll', by: 'ann', cubes: [] }, 0);
    table.act({ type: 'set-goal', by: 'ann', goal: digit() }, 1_000);
    table.act({ type: 'end-round', by: 'director' }, 2_000);
    table.act({ type: 'challenge', by: 'bob', claim: 'impossible' }, 3_000);
    expect(table.match.phase.name).toBe('write');
    expect(nextCall(table.match, { shakes: 9 })).toBeNull();
  });

  it('[mlag-equations-basic-2018 IX-C#disqualification, XI-B#stop] a replayed shake has its own five minutes and does not count twice', () => {
    const table = new Table({ ...setup, clocks: 'book' }, around(3));
    const round = { shakes: 1 };
    const duty = (at: number) => officialDuty(table.match, round, { at, search });
    const roll = (at: number) => table.act({ type: 'roll', by: 'ann', cubes: [] }, at);
    roll(0);
    table.act({ type: 'replay-shake', by: 'judge', players: ['ann', 'bob'] }, 1_000);
    expect(table.match.shakes).toHaveLength(1);
    expect(duty(1_000)).toBeNull();
    table.act({ type: 'end-round', by: 'director' }, 2_000);
    expect(nextCall(table.match, round)).toBe(302_000);
    roll(200_000);
    expect(nextCall(table.match, round)).toBe(500_000);
  });

  it('[mlag-equations-basic-2018 IX-C#disqualification, XI-B] a replayed round has its full time again', () => {
    const table = new Table(setup, around(3));
    const round = { ms: 60_000 };
    table.act({ type: 'roll', by: 'ann', cubes: [] }, 0);
    expect(officialDuty(table.match, round, { at: 60_000, search })).toEqual({ type: 'end-round', by: 'director' });
    table.act({ type: 'replay-round', by: 'judge', players: ['ann', 'bob'] }, 50_000);
    expect(nextCall(table.match, round)).toBe(110_000);
    expect(officialDuty(table.match, round, { at: 60_000, search })).toBeNull();
  });

  it('the director ends the round after the last shake, and not within one', () => {
    const table = new Table(setup, around(3));
    const duty = () => officialDuty(table.match, { shakes: 0 }, { at: 0, search });
    expect(duty()).toEqual({ type: 'end-round', by: 'director' });
    table.act({ type: 'roll', by: 'ann', cubes: [] }, 0);
    expect(duty()).toBeNull();
  });
});
