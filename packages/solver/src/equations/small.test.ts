// A few cubes, searched directly: the same answers as the search gives, in every division.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../../tests/oracle/random.ts';
import { countsOf } from './bags.ts';
import { goalRead } from './goalRead.ts';
import { Search } from './search.ts';
import { bagsOfSize, type Supply, sizeOf, supplyOf, supplyWithZeroAs } from './sections.ts';
import { countsIn, FEW, sketchOf } from './small.ts';
import { largestBag } from './solver.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const rulebook = 'mlag-equations-basic-2018';

/** The fewest cubes of a Solution, by a search of every bag; null if something is undecided. */
function fewestBySearch(supply: Supply, division: string, zero: EquationCube, goal: string): number | false | null {
  const rules = equationsRules(rulebook, division);
  const merged = supplyWithZeroAs(supply, zero);
  const counts = merged.onMat.map((count, at) => count + (merged.resources[at] ?? 0));
  const search = new Search(largestBag(counts, rules), rules);
  for (let size = 2; size <= sizeOf(counts); size += 1)
    for (const bag of bagsOfSize(merged, size))
      for (const wanted of goalRead(goal, zero, rules).values) if (search.find(bag, wanted)) return size;
  return search.undecided > 0 ? null : false;
}

describe('few cubes', () => {
  for (const [division, count, first] of [
    ['elementary', 3_000, 1],
    ['middle', 3_000, 100_001],
    ['senior', 1_500, 200_001],
  ] as const) {
    const positions = long ? 20 * count : count;
    it(`get the same answers as from a search: ${positions} positions, ${division}, from seed ${first}`, () => {
      const rules = equationsRules(rulebook, division);
      let [told, found] = [0, 0];
      for (let seed = first; seed < first + positions; seed += 1) {
        const random = mulberry32(seed);
        const below = (n: number) => Math.floor(random() * n);
        const faces = below(2) === 0 ? '0123456789+-x/^r' : '00112233489+-x/^^rr';
        const sections = { required: [], permitted: [], forbidden: [], resources: [] } as Record<
          string,
          EquationCube[]
        >;
        const size = 2 + below(FEW - 1);
        for (let cube = 0; cube < size; cube += 1)
          sections[['required', 'permitted', 'resources'][below(3)] ?? '']?.push(
            (cube % 2 === 0
              ? faces.charAt(below(faces.indexOf('+')))
              : faces.charAt(below(faces.length))) as EquationCube,
          );
        const { required = [], permitted = [], resources = [] } = sections;
        const supply = supplyOf({ required, permitted, resources, forbidden: [] }, below(2) === 0 ? 'one' : 'any');
        const zero = rules.zeroWild && below(2) === 0 ? (EQUATION_CUBES[below(16)] ?? '0') : '0';
        const goal = below(4) === 0 ? `${1 + below(9)}${'+-x/'.charAt(below(4))}${1 + below(9)}` : String(below(20));
        const { near, values } = goalRead(goal, zero, rules);
        if (values.length === 0) continue;
        const sketch = sketchOf(supply, zero, near, rules, FEW);
        if (sketch === undefined) continue;
        told += 1;
        const name = `seed ${seed}: ${JSON.stringify({ required, permitted, resources, most: supply.most, zero, goal })}`;
        const bySearch = fewestBySearch(supply, division, zero, goal);
        if (bySearch !== null) expect(sketch && sizeOf(countsIn(sketch)), name).toBe(bySearch);
        if (!sketch) continue;
        found += 1;
        const value = new Search(countsOf([...EQUATION_CUBES]), rules).drawn(sketch);
        expect(
          near.some(({ n, d }) => value?.n === n && value.d === d),
          name,
        ).toBe(true);
      }
      expect(told).toBeGreaterThan(positions * 0.7);
      expect(found).toBeGreaterThan(positions / 50);
    });
  }
});
