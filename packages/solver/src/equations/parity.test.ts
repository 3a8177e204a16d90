// What the values of a bag may be (odd, even or neither) holds for all its values.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  shakeRules as equationsRules,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { countsOf } from './bags.ts';
import { kindOf, Parities } from './parity.ts';
import { Search } from './search.ts';
import { allOnMat, bagsOfSize } from './sections.ts';

describe('odd and even', () => {
  it('no value has a kind that was ruled out, and each sample has its kind: 12 rolls of 8 cubes from seed 41', () => {
    const below = drawsFrom(41);
    const told = { ruledOut: 0, sampled: 0 };
    for (let round = 0; round < 12; round += 1) {
      const rules = equationsRules('mlag-equations-basic-2018', round % 2 === 0 ? 'senior' : 'middle');
      const cubes: EquationCube[] = Array.from({ length: 8 }, (_, at) =>
        at < 4 ? (EQUATION_CUBES[below(10)] ?? '1') : (EQUATION_CUBES[10 + below(6)] ?? '+'),
      );
      const room = countsOf(cubes);
      const search = new Search(room, rules);
      const parities = new Parities(search, 2);
      for (const size of [4, 5, 6])
        for (const counts of bagsOfSize(allOnMat(room), size)) {
          const { may, samples } = parities.of(search.bagOf(counts));
          const kinds = search.valuesOf(counts).reduce((all, value) => {
            const kind = kindOf(value);
            if (kind !== 15 && (kind & may) === 0) expect.fail(`${cubes.join('')}: ${counts} makes ${value.lo}`);
            return kind === 15 ? all : all | kind;
          }, 0);
          if (may !== 15) told.ruledOut += 1;
          for (const [kind, sample] of samples) {
            expect(kindOf(sample)).toBe(kind);
            expect(kinds & kind).toBe(kind);
            told.sampled += 1;
          }
        }
    }
    expect(told.ruledOut).toBeGreaterThan(100);
    expect(told.sampled).toBeGreaterThan(300);
  });
});
