// What a player knows about a position of Equations.
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
  it('are the same in any order of the cubes, so that a bonus before the Goal takes none of them away', () => {
    const goalsOf = (resources: readonly string[]) => {
      const mind = new EquationsMind(Number.POSITIVE_INFINITY, new Chance(1));
      mind.begin();
      return mind.goals({ ...table, resources }).goals.map(({ goal }) => goal);
    };
    expect(goalsOf(rolled.toReversed())).toEqual(goalsOf(rolled));
    expect(goalsOf(rolled).length).toBeGreaterThan(0);
  });
});

describe('how hard a table is', () => {
  const mind = new EquationsMind(Number.POSITIVE_INFINITY, new Chance(1));
  const hardship = (required: string): number => {
    mind.begin();
    const left = [...rolled.filter((cube) => cube !== '9')];
    for (const cube of required) left.splice(left.indexOf(cube), 1);
    return mind.hardship({ ...table, goal: '9', required: [...required], resources: left });
  };

  it('grows with the Solutions, as long as the player who sets the trap can judge the turns after it', () => {
    expect(hardship('')).toBe(3);
    expect(hardship('+x')).toBe(5);
    // Six signs take seven digits, so at least thirteen cubes.
    expect(hardship('++-xx/')).toBeLessThanOrEqual(-13);
  });
});
