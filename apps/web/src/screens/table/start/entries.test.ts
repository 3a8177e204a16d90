// What can be chosen, asked of real shakes.
import { beginMatch, decide, type MatchState, type MatchView, type Setup, view } from '@openshake/rules';
import { gameJudge } from '@openshake/rules/onsets';
import { describe, expect, it } from 'vitest';
import { entriesOf, filled, isFilled, type Pick, toggled } from './entries.ts';

const CARDS = ['blank', 'B', 'R', 'G', 'Y', 'BR', 'BG', 'BY', 'RG', 'RY', 'GY', 'BRG', 'BRY', 'BGY', 'RGY', 'BRGY'];
const search = {
  ...gameJudge,
  answer: () => {
    throw new Error('Nothing is judged here.');
  },
};
const given = { at: 0, search, chance: () => 0 };

function shake(
  division: Setup['division'],
  cubes: string,
  cards: readonly string[],
  picks: readonly Pick[] = [],
): MatchView {
  const setup: Setup = {
    book: 'agloa-onsets-2023',
    division,
    players: ['a', 'b', 'c'],
    officiating: 'strict',
    clocks: 'none',
    variations: true,
  };
  const done = (match: MatchState, action: Parameters<typeof decide>[1]): MatchState => {
    const decision = decide(match, action, given);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    return decision.match;
  };
  let match = done(beginMatch(setup), { type: 'roll', by: 'a', cubes: [...cubes] });
  match = done(match, { type: 'deal', by: 'c', cards });
  for (const [at, pick] of picks.entries())
    match = done(match, { type: 'choose-variations', by: ['a', 'b', 'c'][at] ?? '', variations: [pick] });
  return view(match, 'a', given);
}

// Two restriction cubes show = and V; no complement was rolled.
const ROLL = '123BBRRGGYYUUN-=VV';
const DEALT = ['B', 'R', 'BR', 'G', 'BG', 'Y', 'RY', 'BRGY', 'GY', 'RG'];
const keyOf = (why: { key: string } | undefined) => why?.key;

describe('the entries of a division', () => {
  it('are its list, what it plays in every shake, and the rest', () => {
    const middle = entriesOf(shake('middle', ROLL, DEALT), gameJudge, CARDS);
    expect(middle.offered).toHaveLength(9);
    expect(middle.standing).toEqual([]);
    expect(middle.elsewhere.map(({ name }) => name)).toContain('two-solutions');
    const senior = entriesOf(shake('senior', ROLL, DEALT), gameJudge, CARDS);
    expect(senior.standing.map(({ why }) => keyOf(why))).toEqual([
      'choice.standing',
      'choice.standing',
      'choice.standing',
    ]);
  });

  it('fill a blank with every cube or card, and say which may not', () => {
    const { offered } = entriesOf(shake('senior', ROLL, DEALT), gameJudge, CARDS);
    const of = (name: string) => offered.find((entry) => entry.name === name);
    const cube = (fill: string) => keyOf(of('required-cube')?.fills.find((each) => each.fill === fill)?.why);
    expect(cube('B')).toBeUndefined();
    expect(cube("'")).toBe('choice.notRequired');
    const card = (fill: string) => keyOf(of('required-card')?.fills.find((each) => each.fill === fill)?.why);
    expect(card('BR')).toBeUndefined();
    expect(card('BRY')).toBe('choice.notDealt');
    expect(of('double-set')).toMatchObject({ blank: 'set', fills: [], why: undefined });
    expect(keyOf(of('blank-card-wild')?.why)).toBe('choice.blankNotDealt');
  });

  it('are closed after somebody has chosen them, and beside a conflicting choice of your own', () => {
    const chosen = entriesOf(shake('senior', ROLL, DEALT, [{ name: 'required-cube', cube: 'G' }]), gameJudge, CARDS);
    expect(keyOf(chosen.offered.find(({ name }) => name === 'required-cube')?.why)).toBe('choice.already');
    const minus: Pick = { name: 'wild-cube', cube: '-' };
    const beside = entriesOf(shake('senior', ROLL, DEALT), gameJudge, CARDS, [minus]);
    expect(keyOf(beside.offered.find(({ name }) => name === 'symmetric-difference')?.why)).toBe('choice.minusWild');
    // A choice does not stand in its own way.
    expect(beside.offered.find(({ name }) => name === 'wild-cube')?.why).toBeUndefined();
  });
});

describe('a draft', () => {
  it('of one is replaced by another; of two is full with two', () => {
    const one = toggled([], 'two-operations', 1);
    expect(toggled(one, 'wild-cube', 1)).toEqual([{ name: 'wild-cube' }]);
    const two = toggled(toggled([], 'two-operations', 2), 'wild-cube', 2);
    expect(toggled(two, 'absolute-value', 2)).toBe(two);
    expect(toggled(two, 'wild-cube', 2)).toEqual([{ name: 'two-operations' }]);
  });

  it('is complete once its blanks are filled', () => {
    const draft = toggled([], 'wild-cube', 1);
    expect(draft.every(isFilled)).toBe(false);
    expect(filled(draft, 'wild-cube', 'cube', 'G')).toEqual([{ name: 'wild-cube', cube: 'G' }]);
    expect(filled(draft, 'wild-cube', 'cube', 'G').every(isFilled)).toBe(true);
  });
});
