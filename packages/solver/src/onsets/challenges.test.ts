// Challenges by hand: when players may make them, when they are right, and what proves them.

import type { Placed, Section } from '@openshake/rules';
import { type Cube, parseCard, parseCube } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { type ChallengedTable, forceOutIsRight, isRight, mayClaim, proofAfter } from './index.ts';

const cubes = (text: string): Cube[] => text.split(' ').flatMap((word) => parseCube(word) ?? []);
const cards = 'B R BR G BG Y blank'.split(' ').flatMap((word) => parseCard(word) ?? []);

interface SampleTable {
  book?: string;
  division?: string;
  variations?: unknown[];
  goal?: number;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
  /** Moves in order, such as `B required`. */
  moves?: string[];
}

/** The table after some moves, by two players in turn. */
function tableOf({ book = 'agloa-onsets-2023', division = 'middle', goal = 4, moves = [], ...sample }: SampleTable) {
  let table: ChallengedTable = {
    rulebook: book,
    division,
    variations: sample.variations ?? [],
    universe: cards,
    goal: { values: [goal] },
    required: cubes(sample.required ?? ''),
    permitted: cubes(sample.permitted ?? ''),
    forbidden: cubes(sample.forbidden ?? ''),
    resources: cubes(sample.resources ?? ''),
  };
  const trail: Placed[] = [];
  for (const [at, move] of moves.entries()) {
    const [cube, to] = move.split(' ') as [Cube, Section];
    const index = table.resources.indexOf(cube);
    expect(index).toBeGreaterThanOrEqual(0);
    trail.push({ nth: at + 1, by: at % 2 ? 'bob' : 'ann', kind: 'move', cube, from: 'resources', to, turn: at + 1 });
    table = { ...table, resources: table.resources.toSpliced(index, 1), [to]: [...table[to], cube] };
  }
  return { ...table, trail };
}

describe('Now and Impossible', () => {
  const sample = { required: 'B', permitted: 'R', resources: 'U G' };

  test('[agloa-onsets-2023 V-A-1, V-A-2] right if a Solution needs at most one cube more, or cannot be written', () => {
    expect(isRight('now', tableOf(sample))).toBe(true);
    expect(isRight('impossible', tableOf(sample))).toBe(false);
    expect(isRight('impossible', tableOf({ ...sample, resources: 'N' }))).toBe(true);
  });

  test('[agloa-onsets-2023 V-A-2] Now needs two cubes in Resources and one in Required or Permitted', () => {
    expect(isRight('now', tableOf({ ...sample, resources: 'U' }))).toBe(false);
    const bare = { goal: 3, resources: "B '", division: 'junior' };
    expect(mayClaim('now', tableOf(bare))).toBe(false);
    expect(mayClaim('now', tableOf({ ...bare, permitted: 'B' }))).toBe(true);
  });

  test('[agloa-onsets-2023 XIII-D-14] under Two Solutions Now needs three cubes', () => {
    const two = { division: 'senior', variations: [{ name: 'two-solutions' }], permitted: 'B R', resources: 'U N' };
    expect(mayClaim('now', tableOf(two))).toBe(false);
    expect(mayClaim('now', tableOf({ ...two, resources: 'U N G' }))).toBe(true);
  });

  test('[mlag-onsets-basic-2011 BOS10] if the book has flubs, nobody calls Now', () => {
    expect(mayClaim('now', tableOf({ ...sample, book: 'mlag-onsets-basic-2011' }))).toBe(false);
    expect(mayClaim('a-flub', tableOf({ ...sample, resources: 'U G R', moves: ['R permitted'] }))).toBe(false);
  });

  test('[agloa-onsets-2023 III-D] No Goal is wrong if some Goal can be reached, and the Goal is the proof', () => {
    const open = { ...tableOf({ resources: '4 B R U' }), goal: undefined };
    expect(isRight('no-goal', open)).toBe(true);
    expect(proofAfter('no-goal', open)).toMatchObject({
      goal: { shape: 'single', cubes: ['4'] },
      solutions: [{ solution: { setName: 'B U R' } }],
    });
    expect(isRight('no-goal', { ...tableOf({ resources: '5 B R U' }), goal: undefined })).toBe(false);
  });
});

describe('flubs', () => {
  const book = 'mlag-onsets-basic-2011';
  /** B ∪ R has four cards. */
  const sample = { book, required: 'B', resources: 'R U G N -' };

  test('[mlag-onsets-basic-2011 BOS15] an A Flub: one cube is enough, and another move would have avoided it', () => {
    const flubbed = tableOf({ ...sample, moves: ['R permitted'] });
    expect(isRight('a-flub', flubbed)).toBe(true);
    const proof = proofAfter('a-flub', flubbed);
    expect(proof).toMatchObject({ moved: { cube: 'R', to: 'permitted' }, solutions: [{ fromResources: ['U'] }] });
    expect(proof?.avoid).toBeDefined();
    expect(isRight('a-flub', tableOf({ ...sample, moves: ['G forbidden'] }))).toBe(false);
    // With two cubes left, nobody could have avoided it.
    expect(isRight('a-flub', tableOf({ ...sample, resources: 'R U', moves: ['R permitted'] }))).toBe(false);
    expect(isRight('a-flub', tableOf({ ...sample, permitted: 'R' }))).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS15] a CA Flub looks at the move before the last one, even if that mistake was fixed since', () => {
    const passed = tableOf({ ...sample, moves: ['R permitted', 'G forbidden'] });
    expect(isRight('ca-flub', passed)).toBe(true);
    expect(proofAfter('ca-flub', passed)?.moved).toMatchObject({ cube: 'R' });
    expect(isRight('a-flub', tableOf({ ...sample, moves: ['R permitted', 'U forbidden'] }))).toBe(false);
    expect(isRight('ca-flub', tableOf({ ...sample, moves: ['R permitted', 'U forbidden'] }))).toBe(true);
    expect(mayClaim('ca-flub', tableOf({ ...sample, moves: ['R permitted'] }))).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS10] a P Flub: no Solution can be written anymore', () => {
    expect(isRight('p-flub', tableOf({ ...sample, resources: 'R U', moves: ['U forbidden'] }))).toBe(true);
    expect(isRight('p-flub', tableOf({ ...sample, moves: ['R permitted'] }))).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS11] a Force Out is right when one cube is enough and nobody could avoid it', () => {
    const forced = tableOf({ ...sample, resources: 'R U', moves: ['R permitted'] });
    expect(forceOutIsRight(forced)).toBe(true);
    expect(isRight('force-out-a', forced)).toBe(false);
    expect(isRight('force-out-b', forced)).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS12] Reason A: a Mover could have avoided it; Reason B: one cube is not enough', () => {
    const avoidable = tableOf({ ...sample, moves: ['R permitted', 'G forbidden', 'N forbidden'] });
    expect(forceOutIsRight(avoidable)).toBe(false);
    expect(isRight('force-out-a', avoidable)).toBe(true);
    expect(proofAfter('force-out-a', avoidable)?.moved).toMatchObject({ cube: 'G', to: 'forbidden' });
    const early = tableOf({ ...sample, moves: ['G forbidden'] });
    expect(forceOutIsRight(early)).toBe(false);
    expect(isRight('force-out-b', early)).toBe(true);
    expect(isRight('force-out-a', early)).toBe(false);
  });
});
