// The makings of numbers against the search of single bags: the fewest symbols of each number, in the whole room and in less.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
  readGoal as readGoalAs,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { countsOf, fits } from './bags.ts';
import { Makings } from './makings.ts';
import { lowest } from './near.ts';
import { Room } from './room.ts';
import { Search } from './search.ts';
import { allOnMat, bagsOfSize } from './sections.ts';
import { exactFraction } from './value.ts';
import { wantedOf } from './wanted.ts';

const WANTED = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [-2, 1],
  [7, 1],
  [36, 1],
  [83, 1],
  [1, 2],
  [5, 3],
  [-1, 4],
  [97, 1],
  [3, 11],
] as const;

describe('the makings of numbers', () => {
  it('have as few symbols as a search of every bag finds: 9 rolls of 10 cubes from seed 43', () => {
    const below = drawsFrom(43);
    const told = { made: 0, none: 0 };
    for (let round = 0; round < 9; round += 1) {
      const division = ['elementary', 'middle', 'senior'][round % 3] ?? 'middle';
      const rules = equationsRules('mlag-equations-basic-2018', division);
      const cubes: EquationCube[] = Array.from({ length: 10 }, (_, at) =>
        at < 5 ? (EQUATION_CUBES[below(10)] ?? '1') : (EQUATION_CUBES[10 + below(6)] ?? '+'),
      );
      const counts = countsOf(cubes);
      const makings = new Makings(new Search(counts, rules), counts, new Room(counts), rules);
      const alone = new Search(counts, rules);
      // First with all cubes, then without one of them.
      const room = round % 2 === 0 ? counts : countsOf(cubes.slice(1));
      for (const [n, d] of WANTED) {
        const exact = exactFraction(n, d);
        let fewest: number | undefined;
        for (let size = 2; size <= 8 && fewest === undefined; size += 1) {
          const name = `${division}, ${n}/${d} of ${size} among ${cubes.join(' ')}`;
          const makes = [...bagsOfSize(allOnMat(room), size)].some(
            (bag) => fits(bag, room) && alone.find(bag, exact) !== undefined,
          );
          expect(makings.has(lowest(n, d), exact, size, new Room(room)), name).toBe(makes);
          if (makes) fewest = size;
        }
        told[fewest === undefined ? 'none' : 'made'] += 1;
      }
    }
    expect(Math.min(told.made, told.none)).toBeGreaterThan(20);
  });

  it('are not lost if a part is too large to hold as a fraction, or close to 0', () => {
    for (const [division, goal, text, fewest] of [
      // (8^(9+9))/4, (9^(8+9))/3
      ['middle', '4^26', '899^+4/', 7],
      ['elementary', '3^33', '998^+3/', 7],
      // 1+((1+(8×9)) to the power −9)
      ['senior', '1+73^u9', '1+1+8x9^9', 9],
    ] as const) {
      const rules = equationsRules('mlag-equations-basic-2018', division);
      const counts = countsOf([...text] as EquationCube[]);
      const makings = new Makings(new Search(counts, rules), counts, new Room(counts), rules);
      const [exact] = readGoalAs(goal, '0', rules).values;
      if (!exact) throw new Error(`${goal} is a Goal.`);
      const sizes = Array.from({ length: text.length - 1 }, (_, at) => at + 2);
      const found = sizes.find((size) => {
        makings.reaches(size);
        return makings.has(wantedOf(exact), exact, size, new Room(counts));
      });
      expect(found, goal).toBe(fewest);
    }
  });
});
