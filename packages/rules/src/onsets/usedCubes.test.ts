// What an unfinished On-Sets Solution uses of the cubes on the table.
import { describe, expect, it } from 'vitest';
import { type UnfinishedOnSets, usedCubes } from './usedCubes.ts';

const table: Omit<UnfinishedOnSets, 'solution'> = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  variations: [{ name: 'wild-cube', cube: 'G' }],
  required: ['B', 'C'],
  permitted: ['R', 'G'],
  forbidden: ['Y'],
  resources: ['U', 'N', "'"],
  after: 'now',
};
const used = (setName: string, restrictions: string[] = [], more = {}) =>
  usedCubes({ ...table, ...more, solution: { setName, restrictions } });
const rules = (...paper: Parameters<typeof used>) => used(...paper).violations.map(({ rule }) => rule);

describe('cubes of an unfinished Solution', () => {
  it('serve once in the Restrictions and once more in the Set-Name', () => {
    expect(used('B U', ['B C R']).cubes.map(({ cube, from, place }) => `${cube} ${from} ${place.part}`)).toEqual([
      'B required restriction',
      'C required restriction',
      'R permitted restriction',
      'B required setName',
      'U resources setName',
    ]);
  });

  it('[agloa-onsets-2023 VII-B] take at most one from Resources after Now', () => {
    expect(rules("B U R'", ['B C R'])).toContain('cubes.resources');
    expect(rules("B U R'", ['B C R'], { after: 'impossible' })).not.toContain('cubes.resources');
    expect(used("B U R'", ['B C R']).violations[0]).toMatchObject({ clause: expect.stringMatching(/^VII-B/) });
  });

  it('may not be in Forbidden, and = and ⊆ do not belong in a Set-Name', () => {
    expect(rules('B U Y', ['B C R'])).toContain('cubes.forbidden');
    expect(rules('B C R')).toContain('setName.relation');
  });

  it('that are wild serve as what they stand for', () => {
    const solution = { setName: 'B G R', restrictions: ['B C R'], wild: { G: 'U' } };
    expect(usedCubes({ ...table, solution }).violations).toEqual([]);
  });
});
