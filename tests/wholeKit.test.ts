// Positions with the whole kit, too large for a naive solver: the judge accepts every Solution, and neutral changes do not change an answer.
import type { After } from '@openshake/rules';
import { COLOURS, type CubeSymbol, judge as judgeOnSets, makeCard, parseCard } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { canSolve, type FromResources, type Table as OnSetsTable, positionOf, solve } from '@openshake/solver/onsets';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from './oracle/random.ts';
import { randomTable, SHAKE_KINDS } from './support/shakes.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const mats = long ? 1_500 : 40;
const first = 20_110_000;

const QUESTIONS: readonly [FromResources, After][] = [
  ['none', 'last-cube'],
  ['one', 'now'],
  ['any', 'impossible'],
];

/** The same table with the colors renamed on the cubes, on the cards and in the variations. */
function renamed(table: OnSetsTable, random: () => number): OnSetsTable {
  const others: string[] = [...COLOURS].sort(() => random() - 0.5);
  const name = (text: string) => text.replace(/[BRGY]/g, (colour) => others[COLOURS.indexOf(colour as 'B')] ?? '');
  const cubes = (list: readonly string[]) =>
    list.map((cube) => (cube.length === 1 ? name(cube) : cube)) as CubeSymbol[];
  const card = (one: string) => (one === 'blank' ? one : name(one));
  return {
    ...table,
    variations: (table.variations || []).map((pick) => {
      const { cube, card: named, set, ...rest } = pick as { cube?: string; card?: string; set?: string };
      return {
        ...rest,
        ...(cube && { cube: name(cube) }),
        ...(named && { card: card(named) }),
        ...(set && { set: name(set) }),
      };
    }),
    universe: table.universe.map((each) => parseCard(card(makeCard(each))) ?? 0),
    required: cubes(table.required),
    permitted: cubes(table.permitted),
    forbidden: cubes(table.forbidden),
    resources: cubes(table.resources),
  };
}

describe('the whole kit', () => {
  for (const kind of SHAKE_KINDS)
    it(`${kind.name}: ${mats} mats from seed ${first}`, () => {
      let yes = 0;
      for (let seed = first; seed < first + mats; seed += 1) {
        const table = randomTable(kind, seed);
        const told = `seed ${seed}: ${JSON.stringify(table)}`;
        const position = positionOf(table);
        const other = positionOf(renamed(table, mulberry32(seed)));
        let before = false;
        for (const [from, after] of QUESTIONS) {
          const found = solve(position, from);
          // More cubes to choose from never remove a Solution.
          expect(found !== undefined || !before, told).toBe(true);
          before = found !== undefined;
          expect(canSolve(other, from), `colours renamed, ${told}`).toBe(before);
          if (!found) continue;
          yes += 1;
          const papers = found.map(({ solution }) => solution);
          const paper = papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
          const { violations } = judgeOnSets({ ...table, after, ...paper }, search);
          expect(violations, `${JSON.stringify(papers)} ${told}`).toEqual([]);
        }
        // Moving a cube from Forbidden to Permitted never removes one either.
        if (before && position.forbidden.length > 0)
          expect(
            canSolve({ ...position, permitted: [...position.permitted, ...position.forbidden] }, 'any'),
            told,
          ).toBe(true);
      }
      expect(yes).toBeGreaterThan(mats / 2);
    });
});
