// What a player knows of a position of Equations.
import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import type { Laid } from '../mind.ts';
import { EquationsMind } from './equations.ts';

const rolled = '0 1 2 2 3 3 + + - x x / 4 5 5 6 6 ^ 7 7 8 8 9 r'.split(' ');
const table: Laid = {
  rulebook: 'mlag-equations-basic-2018',
  division: 'elementary',
  variations: false,
  universe: [],
  goal: null,
  required: [],
  permitted: [],
  forbidden: [],
  resources: rolled,
  trail: [],
};

describe('the Goals that come to mind', () => {
  it('are the same in whatever order the cubes lie, so that a bonus before the Goal takes none of them away', () => {
    const goalsOf = (resources: readonly string[]) => {
      const mind = new EquationsMind(Number.POSITIVE_INFINITY, new Chance(1));
      mind.begin();
      return mind.goals({ ...table, resources }).goals.map(({ goal }) => goal);
    };
    expect(goalsOf(rolled.toReversed())).toEqual(goalsOf(rolled));
    expect(goalsOf(rolled).length).toBeGreaterThan(0);
  });
});
