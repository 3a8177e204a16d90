// The catalogue against the search of single bags: what it finds, and what it says cannot be made at all.
import { EQUATION_CUBES, type EquationCube, equationsRules } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { countsOf, hasRoomFor } from './bags.ts';
import { bagsOf, Catalogue, LISTED } from './catalogue.ts';
import { lowest } from './near.ts';
import { Search } from './search.ts';
import { exactFraction } from './value.ts';

const WANTED = [
  [0, 1],
  [1, 1],
  [-2, 1],
  [7, 1],
  [12, 1],
  [36, 1],
  [1, 2],
  [5, 3],
  [-1, 4],
  [97, 1],
  [3, 11],
] as const;

describe('the catalogue', () => {
  it('has a number just where some bag makes it: 9 rolls of 11 cubes from seed 41', () => {
    let state = 41;
    const below = (n: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % n;
    };
    const told = { made: 0, excluded: 0, missed: 0 };
    for (let round = 0; round < 9; round += 1) {
      const division = ['elementary', 'middle', 'senior'][round % 3] ?? 'middle';
      const rules = equationsRules('mlag-equations-basic-2018', division);
      const cubes: EquationCube[] = Array.from({ length: 11 }, (_, at) =>
        at < 6 ? (EQUATION_CUBES[below(10)] ?? '1') : (EQUATION_CUBES[10 + below(6)] ?? '+'),
      );
      const room = countsOf(cubes);
      const search = new Search(room, rules);
      const listed = LISTED[rules.turnedCubes ? 'turned' : 'upright'];
      const catalogue = new Catalogue(search, room, listed);
      const alone = new Search(room, rules);
      for (const [n, d] of WANTED)
        for (let size = 2; size <= listed + 2; size += 1) {
          const wanted = lowest(n, d);
          const exact = exactFraction(n, d);
          const makes = bagsOf(room, size).some((bag) => alone.find(bag, exact) !== undefined);
          const found = catalogue.visit(wanted, size, room, (value) => search.isEqual(value, wanted, exact));
          const name = `${division}, ${n}/${d} of ${size} among ${cubes.join(' ')}`;
          expect(found, name).toBe(makes);
          if (makes) expect(catalogue.mayHave(wanted, size), name).toBe(true);
          told[makes ? 'made' : catalogue.mayHave(wanted, size) ? 'missed' : 'excluded'] += 1;
        }
    }
    expect(Math.min(told.made, told.excluded)).toBeGreaterThan(50);
  });

  it('room for an expression is told by the numbers of digits, signs and roots', () => {
    for (const text of ['12345+-x', '12+r', '9rrr', '123r', '+-', '1', '12345rr+'])
      for (let size = 1; size <= text.length; size += 1) {
        const room = countsOf([...text] as EquationCube[]);
        expect(hasRoomFor(size, room), `${size} of ${text}`).toBe(bagsOf(room, size).length > 0);
      }
  });
});
