// Positions by hand: what can be written, with the Solution itself as the proof.
import { parseCard, parseCube } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { Stopped } from '../stopped.ts';
import { goalsFrom } from './goals.ts';
import {
  avoidMoves,
  canSolve,
  countCardSets,
  countSolutions,
  Effort,
  everySolution,
  fewestCubes,
  judgeTurn,
  neededCubes,
  noGoalIsRight,
  positionOf,
  shortest,
  solve,
  solveGoals,
  type Table,
  type TablePosition,
} from './index.ts';

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const cubes = (text = '') => words(text).map((word) => parseCube(word) ?? expect.unreachable(`${word} is no cube`));
const cards = (text: string) => words(text).map((word) => parseCard(word) ?? expect.unreachable(`${word} is no card`));

interface SampleTable {
  book?: string;
  division?: string;
  variations?: unknown[];
  universe?: string;
  goal?: number | object;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
}

const tableOf = (sample: SampleTable): Table => ({
  rulebook: sample.book ?? 'agloa-onsets-2023',
  division: sample.division ?? 'middle',
  variations: sample.variations ?? [],
  universe: cards(sample.universe ?? 'B R BR G BG Y blank'),
  goal: typeof sample.goal === 'number' ? { values: [sample.goal] } : sample.goal,
  required: cubes(sample.required),
  permitted: cubes(sample.permitted),
  forbidden: cubes(sample.forbidden),
  resources: cubes(sample.resources),
});
const position = (sample: SampleTable): TablePosition => positionOf(tableOf(sample));
const only = (sample: SampleTable, from: 'none' | 'one' | 'any' = 'any') => solve(position(sample), from)?.[0];

describe('a Set-Name', () => {
  test('[agloa-onsets-2023 V-A-2] Now takes at most one cube from Resources', () => {
    const sample = { goal: 4, required: 'B', permitted: 'R', resources: 'U G N' };
    expect(only(sample, 'one')).toMatchObject({ solution: { setName: 'B U R' }, fromResources: ['U'] });
    expect(only(sample, 'none')).toBeUndefined();
    expect(only({ ...sample, permitted: '' }, 'one')).toBeUndefined();
    expect(only({ ...sample, permitted: '', resources: 'U R' }, 'any')?.fromResources).toEqual(['R', 'U']);
  });

  test('[agloa-onsets-2023 VII-B-4-a] one cube is not a Solution', () => {
    expect(only({ goal: 3, required: 'B' })).toBeUndefined();
    expect(only({ goal: 3, required: 'B', resources: "' '" })?.solution).toEqual({ setName: "B''" });
  });

  test('[agloa-onsets-2023 III-B] an illegal Goal has no Solution', () => {
    expect(only({ goal: { shape: 'single', cubes: ['u3'] }, permitted: "B R U '" })).toBeUndefined();
    expect(only({ goal: 99, permitted: "B R U '" })).toBeUndefined();
  });

  test('[mlag-onsets-basic-2011 BOS7] a Goal above the number of cards is not legal', () => {
    const sample = { book: 'mlag-onsets-basic-2011', universe: 'B R', permitted: 'B U R V' };
    expect(only({ ...sample, goal: { values: [3] } })).toBeUndefined();
    expect(only({ ...sample, goal: { values: [2, 3] } })).toBeDefined();
  });

  test('[mlag-onsets-basic-2019 I-B-2-d-iii, VI] = is one set and ⊆ one operation, both marked', () => {
    const basic = { book: 'mlag-onsets-basic-2019' };
    expect(only({ ...basic, goal: 4, required: '= C B' })?.solution.setName).toMatch(/^(B C:. =:.|=:. C:. B)$/);
    // One meaning for all: = = cannot be two different sets.
    expect(
      only({ ...basic, universe: 'B R', goal: 2, required: '= =', permitted: 'U', resources: '' })?.solution.setName,
    ).toBe('=:V U =:V');
    expect(only({ ...basic, universe: 'B R blank', goal: 2, required: '= = U' })).toBeUndefined();
  });
});

describe('Restrictions', () => {
  test('[agloa-onsets-2023 VII-B-2] a Required relation makes one necessary', () => {
    const found = only(
      { universe: 'B BR RY G BGY blank', goal: 3, required: 'R C', permitted: 'B U', resources: 'G' },
      'one',
    );
    expect(found?.solution.restrictions).toHaveLength(1);
  });

  test('[agloa-onsets-2023 VI-B, VII-B-4-c] a cube serves both parts, but the Restriction part only once', () => {
    expect(only({ goal: 3, required: 'B =' })).toBeUndefined();
    expect(only({ goal: 3, required: 'B =', permitted: 'B' })?.solution).toEqual({
      restrictions: ['B = B'],
      setName: 'B',
    });
  });

  test('[agloa-onsets-2023 VII-B-4-e] the one cube of Resources may serve both parts', () => {
    const sample = { goal: 3, required: '=', permitted: 'B', resources: 'B R' };
    expect(only(sample, 'one')).toMatchObject({ fromResources: ['B'] });
  });

  test('[agloa-onsets-2023 XIII-B-8] No Null Restrictions: one that removes nothing does not help', () => {
    const sample = { goal: 3, required: 'B =', permitted: 'B' };
    const variations = [{ name: 'no-null-restrictions' }];
    expect(only({ ...sample, variations })).toBeUndefined();
    expect(only({ ...sample, goal: 1, resources: 'R', variations })?.solution.restrictions).toHaveLength(1);
  });

  test('[agloa-onsets-2023 VI-B-2] a chain uses fewer cubes than two Restrictions', () => {
    const found = only({ universe: 'B R G BRG Y blank', goal: 1, required: '= = B R G' });
    expect(found).toBeUndefined();
    const chain = only({ universe: 'B R G BRG', goal: 1, required: '= =', permitted: 'B R G N' });
    expect(chain?.solution.restrictions?.join()).toMatch(/=.*=/);
  });
});

describe('variations', () => {
  test('[agloa-onsets-2023 XIII-D-14] Two Solutions name different sets', () => {
    const sample = {
      division: 'senior',
      goal: 3,
      permitted: 'B U',
      resources: 'R G',
      variations: [{ name: 'two-solutions' }],
    };
    const found = solve(position(sample), 'any');
    expect(found).toHaveLength(2);
    expect(new Set(found?.map(({ solution }) => solution.setName)).size).toBe(2);
  });

  test('[agloa-onsets-2023 XIII-C-12] paints the blank card if that helps', () => {
    const sample = {
      division: 'senior',
      universe: 'R G blank',
      goal: 1,
      permitted: 'B U',
      required: 'B',
      variations: [{ name: 'blank-card-wild' }],
    };
    expect(only(sample)?.solution).toMatchObject({ blank: expect.stringContaining('B') });
    expect(only({ ...sample, variations: [] })).toBeUndefined();
  });

  test('[agloa-onsets-2023 XIII-A-1] Required Cube may be served in either part', () => {
    const variations = [{ name: 'required-cube', cube: 'G' }];
    const sample = { goal: 3, permitted: 'B =', resources: 'G G', variations };
    expect(only(sample)?.fromResources).toContain('G');
    expect(only({ ...sample, resources: 'R R' })).toBeUndefined();
  });

  test('[agloa-onsets-2023 XIII-C-10; agloa-onsets-2023 XIII-D-13] Double Set keeps what − meant when it was chosen', () => {
    const symmetric = { name: 'symmetric-difference' };
    const double = { name: 'double-set', set: 'B - R' };
    const sample = { division: 'senior', universe: 'B R BR G BG Y', required: 'R U R' };
    // B − R is B and BG; as a symmetric difference R is doubled as well.
    expect(only({ ...sample, goal: 2, variations: [double, symmetric] })).toBeDefined();
    expect(only({ ...sample, goal: 2, variations: [symmetric, double] })).toBeUndefined();
    expect(only({ ...sample, goal: 3, variations: [symmetric, double] })).toBeDefined();
  });
});

describe('a turn', () => {
  const sorted = (sample: SampleTable) =>
    avoidMoves(position(sample))
      .map(({ cube, to, from }) => [cube, to, ...(from ? [from] : [])].join(' '))
      .sort();

  test('[agloa-onsets-2023 IV-D; mlag-onsets-adventurous-2017 IV-D] = goes to Forbidden with four cubes left, not with five', () => {
    const sample = { goal: 4, required: 'B', resources: 'R U G =' };
    expect(sorted(sample)).toContain('= forbidden');
    expect(sorted({ ...sample, resources: 'R U G Y =' })).not.toContain('= forbidden');
    // The basic book has no such limit.
    expect(sorted({ ...sample, book: 'mlag-onsets-basic-2019', resources: 'R U G Y =' })).toContain('= forbidden');
  });

  test('[agloa-onsets-2023 VIII-A] the last cube is not forbidden', () => {
    const sample = { goal: 4, required: 'B R' };
    expect(judgeTurn(position({ ...sample, resources: 'U' })).map(({ to }) => to)).toEqual(['required', 'permitted']);
    expect(judgeTurn(position({ ...sample, resources: 'U G' }))).toHaveLength(6);
  });

  test('[agloa-onsets-2023 XIII-A-7] a shift takes the place of a move; = is never shifted to Forbidden', () => {
    const variations = [{ name: 'shift-from-permitted' }];
    const sample = { goal: 4, required: 'B', permitted: 'G =', resources: 'R U Y' };
    expect(sorted(sample)).not.toContain('G forbidden permitted');
    expect(sorted({ ...sample, variations })).toContain('G forbidden permitted');
    expect(sorted({ ...sample, variations })).not.toContain('= forbidden permitted');
    expect(sorted({ ...sample, variations, resources: '' })).toEqual([]);
  });

  test('[mlag-onsets-basic-2011 BOS11] a force-out: every move of the last two cubes allows Now or makes it impossible', () => {
    const sample = { book: 'mlag-onsets-basic-2011', goal: 4, required: 'B', resources: 'R U' };
    expect(canSolve(position(sample), 'any')).toBe(true);
    expect(avoidMoves(position(sample))).toEqual([]);
    expect(avoidMoves(position({ ...sample, resources: 'R U G' }))).not.toEqual([]);
  });

  test('which cubes every Solution needs', () => {
    expect(neededCubes(position({ goal: 4, required: 'B', permitted: 'R', resources: 'U G N' }))).toEqual(['U']);
    expect(neededCubes(position({ goal: 7, required: 'B', resources: 'N' }))).toEqual([]);
  });
});

describe('Goals', () => {
  test('[agloa-onsets-2023 III-B-1] every layout of the digits once', () => {
    expect(goalsFrom(cubes('1 B'))).toEqual([
      { shape: 'single', cubes: ['1'] },
      { shape: 'single', cubes: ['u1'] },
    ]);
    // Two equal digits: single, and row and column with none, one or both upside-down.
    expect(goalsFrom(cubes('1 1'))).toHaveLength(2 + 3 + 3);
  });

  test('[agloa-onsets-2023 III-D] each with the fewest cubes of a Solution, or none', () => {
    const table = tableOf({ universe: 'B R G BRG', resources: '1 5 B R U' });
    const solved = solveGoals(table);
    const of = (shape: string, ...digits: string[]) =>
      solved.find(({ goal }) => goal.shape === shape && goal.cubes.join() === digits.join())?.cubes;
    expect(of('single', '1')).toBeNull();
    expect(of('single', '5')).toBeNull();
    expect(of('row', 'u1', '5')).toBeNull();
    expect(solveGoals(tableOf({ universe: 'B R G BRG', resources: '3 B R U' }))).toEqual([
      { goal: { shape: 'single', cubes: ['3'] }, cubes: 3 },
    ]);
    expect(noGoalIsRight(table)).toBe(true);
    expect(noGoalIsRight(tableOf({ universe: 'B R G BRG', resources: '3 B R U' }))).toBe(false);
  });
});

describe('the shortest, all of them, and how many', () => {
  const sample = { goal: 4, permitted: "B R G U N - '", resources: 'Y V' };

  test('no shorter Solution exists than the shortest', () => {
    const [found] = shortest(position(sample), 'any') ?? [];
    expect(found?.cubes).toBe(fewestCubes(position(sample), 'any'));
    for (const { cubes: used } of everySolution(position(sample), 'none'))
      expect(used).toBeGreaterThanOrEqual(found?.cubes ?? 99);
  });

  test('every Solution comes once, and the sets that they name are counted', () => {
    const small = { universe: 'B R G BR', goal: 2, permitted: 'B R U', resources: 'N' };
    const texts = [...everySolution(position(small), 'any')].map(({ solution }) => solution.setName);
    expect(texts).toEqual([]);
    const one = { ...small, goal: 1 };
    expect([...everySolution(position(one), 'any')].map(({ solution }) => solution.setName)).toEqual(['B N R']);
    expect(countSolutions(position({ ...small, goal: 3 }), 'any')).toBe(1);
    expect(countCardSets(position({ ...small, goal: 3 }), 'any')).toBe(1);
    expect(countCardSets(position({ ...small, goal: 2, permitted: "B R '", resources: "'" }), 'any')).toBe(4);
  });

  test('[agloa-onsets-2023 VII-C-5-c] an unused wild cube makes no other Solution', () => {
    const wild = { variations: [{ name: 'wild-cube', cube: 'A' }], goal: 0, permitted: "V '", resources: 'A' };
    const texts = [...everySolution(position(wild), 'any')].map(({ solution }) => solution.setName);
    expect(texts.filter((text) => text === "V'")).toEqual(["V'"]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('[mlag-onsets-basic-2019 I-B-2-d-iii] nor does another cube that stands for the same symbol', () => {
    const table = { book: 'mlag-onsets-basic-2019', goal: 3, required: 'B', permitted: 'N C', resources: 'C B N' };
    const texts = [...everySolution(position(table), 'any')].map(({ solution }) => solution.setName);
    expect(texts.filter((text) => text === 'B N B')).toEqual(['B N B']);
    expect(texts).not.toContain('B C:N B');
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('effort', () => {
  const hard = {
    division: 'senior',
    universe: 'B R BR G BG Y RG RY GY BY',
    goal: 9,
    resources: 'B R G Y B R G Y U - = C = N',
  };

  test('a search can be stopped, and says how far it got', () => {
    let asked = 0;
    const effort = new Effort(() => {
      asked += 1;
      return asked > 2;
    });
    expect(() => countSolutions(position(hard), 'any', effort)).toThrow(Stopped);
    expect(effort.steps).toBeGreaterThan(0);
  });

  test('a finished search can be asked again after another was stopped', () => {
    expect(() => countSolutions(position(hard), 'any', new Effort(() => true))).toThrow(Stopped);
    expect(canSolve(position({ goal: 4, permitted: 'B U R' }), 'none')).toBe(true);
  });

  test('a search goes on after its next Solution even if another was stopped in between', () => {
    const sample = { variations: [{ name: 'symmetric-difference' }], goal: 2, resources: "B R G Y U N - ' = C" };
    const own = new Effort();
    const all = everySolution(position({ ...sample, division: 'senior' }), 'any', own);
    all.next();
    const other = new Effort(() => true);
    expect(() => countSolutions(position({ ...hard, ...sample, division: 'senior' }), 'any', other)).toThrow(Stopped);
    const before = other.steps;
    for (let more = 0; more < 2_000; more += 1) all.next();
    expect(own.steps).toBeGreaterThan(20_000);
    expect(other.steps).toBe(before);
  });
});
