// Places where a rulebook has more than one reading, one position each: the reading that both the search and the judge use.
import { judge as judgeOnSets, parseCard, parseCube } from '@openshake/rules/onsets';
import { expect, test } from 'vitest';
import { positionOf, search, solve, type Table } from './index.ts';

const cubes = (text = '') => text.split(' ').flatMap((word) => parseCube(word) ?? []);

interface SampleTable {
  division?: string;
  variations?: unknown[];
  universe?: string;
  goal: number;
  required?: string;
  permitted?: string;
  forbidden?: string;
}

/** A Solution with the cubes on the mat that the judge accepts, or none. */
function only(sample: SampleTable): { restrictions?: string[]; setName: string } | undefined {
  const table: Table = {
    rulebook: 'agloa-onsets-2023',
    division: sample.division ?? 'middle',
    variations: sample.variations ?? [],
    universe: (sample.universe ?? 'B R BR G BG Y blank').split(' ').flatMap((word) => parseCard(word) ?? []),
    goal: { values: [sample.goal] },
    required: cubes(sample.required),
    permitted: cubes(sample.permitted),
    forbidden: cubes(sample.forbidden),
    resources: [],
  };
  const solution = solve(positionOf(table), 'none')?.[0]?.solution;
  if (solution) expect(judgeOnSets({ ...table, after: 'last-cube', solution }, search).violations).toEqual([]);
  return solution;
}

test('[agloa-onsets-2023 III-B] a Goal of 0 is legal', () => {
  expect(only({ goal: 0, permitted: 'B - B' })?.setName).toBe('B - B');
});

test('[agloa-onsets-2023 VI-B] V of the Set-Name is what the Restrictions leave, V of a Restriction every card', () => {
  expect(only({ universe: 'B R BR G', goal: 3, required: 'C', permitted: 'R B V' })?.setName).toBe('V');
  // V = B leaves the two cards with B, and V then names these.
  expect(only({ universe: 'B R BR G', goal: 2, required: '= V B' })).toBeUndefined();
  expect(only({ universe: 'B R BR G', goal: 2, required: '=', permitted: 'V B' })?.restrictions).toHaveLength(1);
});

test('[agloa-onsets-2023 VII-B-4] the Restriction part holds every Required cube, and the Set-Name holds them again', () => {
  const sample = { universe: 'B R BR G', goal: 1, required: 'B R C' };
  expect(only(sample)).toBeUndefined();
  expect(only({ ...sample, permitted: 'N' })).toEqual({ restrictions: [expect.stringMatching(/C/)], setName: 'B N R' });
});

test('[agloa-onsets-2023 XIII-A-6] two Required signs of a kind: written twice at least, in each part', () => {
  const many = { division: 'junior', goal: 5 };
  expect(only({ ...many, required: 'U U', permitted: 'B R' })).toBeUndefined();
  expect(only({ ...many, required: 'U U', permitted: 'B R G' })).toBeDefined();
  expect(only({ ...many, required: 'U U =', permitted: 'B R G' })).toBeUndefined();
  expect(only({ ...many, required: 'U U =', permitted: 'B R G B' })?.restrictions?.join()).toMatch(/[UN].*[UN]/);
});

test('[agloa-onsets-2023 XIII-A-6] a sign serves many times even if another cube with it is Forbidden; ′ may be written twice', () => {
  expect(only({ division: 'junior', goal: 5, permitted: 'B R G U', forbidden: 'U' })).toBeDefined();
  expect(only({ division: 'junior', goal: 3, required: "B '" })?.setName).toBe("B''");
});

test('[agloa-onsets-2023 XIII-A-6, XIII-B-2] a wild operation that stands for a set serves once', () => {
  const wild = { division: 'junior', goal: 3, variations: [{ name: 'wild-cube', cube: 'N' }] };
  expect(only({ ...wild, permitted: 'N U' })).toBeUndefined();
  expect(only({ ...wild, permitted: 'N N U' })).toBeDefined();
});

test('[agloa-onsets-2023 XIII-A-1] Required Cube asks for the cube, whatever it stands for', () => {
  const asked = { division: 'junior', variations: [{ name: 'required-cube', cube: 'U' }] };
  expect(only({ ...asked, goal: 1, permitted: 'B R U' })?.setName).toBe('B N R');
  expect(only({ ...asked, goal: 4, permitted: 'B R N' })).toBeUndefined();
});
