// Challenges by hand: when players may make them, when they are right, and what proves them.

import type { Placed, Section } from '@openshake/rules';
import { type Cube, parseCard, parseCube } from '@openshake/rules/onsets';
import { describe, expect, test } from 'vitest';
import { type ChallengedTable, forceOutIsRight, isRight, mayBeSaid, proofAfter } from './index.ts';

const cubes = (text: string): Cube[] => text.split(' ').flatMap((word) => parseCube(word) ?? []);
const cards = 'B R BR G BG Y blank'.split(' ').flatMap((word) => parseCard(word) ?? []);

interface Told {
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
function tableOf({ book = 'agloa-onsets-2023', division = 'middle', goal = 4, moves = [], ...told }: Told) {
  let table: ChallengedTable = {
    rulebook: book,
    division,
    variations: told.variations ?? [],
    universe: cards,
    goal: { values: [goal] },
    required: cubes(told.required ?? ''),
    permitted: cubes(told.permitted ?? ''),
    forbidden: cubes(told.forbidden ?? ''),
    resources: cubes(told.resources ?? ''),
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
  const told = { required: 'B', permitted: 'R', resources: 'U G' };

  test('[agloa-onsets-2023 V-A-1, V-A-2] right if a Solution needs at most one cube more, or cannot be written', () => {
    expect(isRight('now', tableOf(told))).toBe(true);
    expect(isRight('impossible', tableOf(told))).toBe(false);
    expect(isRight('impossible', tableOf({ ...told, resources: 'N' }))).toBe(true);
  });

  test('[agloa-onsets-2023 V-A-2] Now needs two cubes in Resources and one in Required or Permitted', () => {
    expect(isRight('now', tableOf({ ...told, resources: 'U' }))).toBe(false);
    const bare = { goal: 3, resources: "B '", division: 'junior' };
    expect(mayBeSaid('now', tableOf(bare))).toBe(false);
    expect(mayBeSaid('now', tableOf({ ...bare, permitted: 'B' }))).toBe(true);
  });

  test('[agloa-onsets-2023 XIII-D-14] under Two Solutions Now needs three cubes', () => {
    const two = { division: 'senior', variations: [{ name: 'two-solutions' }], permitted: 'B R', resources: 'U N' };
    expect(mayBeSaid('now', tableOf(two))).toBe(false);
    expect(mayBeSaid('now', tableOf({ ...two, resources: 'U N G' }))).toBe(true);
  });

  test('[mlag-onsets-basic-2011 BOS10] where the book has flubs nobody says Now', () => {
    expect(mayBeSaid('now', tableOf({ ...told, book: 'mlag-onsets-basic-2011' }))).toBe(false);
    expect(mayBeSaid('a-flub', tableOf({ ...told, resources: 'U G R', moves: ['R permitted'] }))).toBe(false);
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
  const told = { book, required: 'B', resources: 'R U G N -' };

  test('[mlag-onsets-basic-2011 BOS15] an A Flub: one cube is enough, and another move would have avoided it', () => {
    const flubbed = tableOf({ ...told, moves: ['R permitted'] });
    expect(isRight('a-flub', flubbed)).toBe(true);
    const proof = proofAfter('a-flub', flubbed);
    expect(proof).toMatchObject({ moved: { cube: 'R', to: 'permitted' }, solutions: [{ fromResources: ['U'] }] });
    expect(proof?.avoid).toBeDefined();
    expect(isRight('a-flub', tableOf({ ...told, moves: ['G forbidden'] }))).toBe(false);
    // With two cubes left, nobody could have avoided it.
    expect(isRight('a-flub', tableOf({ ...told, resources: 'R U', moves: ['R permitted'] }))).toBe(false);
    expect(isRight('a-flub', tableOf({ ...told, permitted: 'R' }))).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS15] a CA Flub looks at the move before the last, though it is mended since', () => {
    const passed = tableOf({ ...told, moves: ['R permitted', 'G forbidden'] });
    expect(isRight('ca-flub', passed)).toBe(true);
    expect(proofAfter('ca-flub', passed)?.moved).toMatchObject({ cube: 'R' });
    expect(isRight('a-flub', tableOf({ ...told, moves: ['R permitted', 'U forbidden'] }))).toBe(false);
    expect(isRight('ca-flub', tableOf({ ...told, moves: ['R permitted', 'U forbidden'] }))).toBe(true);
    expect(mayBeSaid('ca-flub', tableOf({ ...told, moves: ['R permitted'] }))).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS10] a P Flub: nothing can be written any more', () => {
    expect(isRight('p-flub', tableOf({ ...told, resources: 'R U', moves: ['U forbidden'] }))).toBe(true);
    expect(isRight('p-flub', tableOf({ ...told, moves: ['R permitted'] }))).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS11] a Force Out is right when one cube is enough and nobody could avoid it', () => {
    const forced = tableOf({ ...told, resources: 'R U', moves: ['R permitted'] });
    expect(forceOutIsRight(forced)).toBe(true);
    expect(isRight('force-out-a', forced)).toBe(false);
    expect(isRight('force-out-b', forced)).toBe(false);
  });

  test('[mlag-onsets-basic-2011 BOS12] Reason A: a Mover could have avoided it; Reason B: one cube is not enough', () => {
    const avoidable = tableOf({ ...told, moves: ['R permitted', 'G forbidden', 'N forbidden'] });
    expect(forceOutIsRight(avoidable)).toBe(false);
    expect(isRight('force-out-a', avoidable)).toBe(true);
    expect(proofAfter('force-out-a', avoidable)?.moved).toMatchObject({ cube: 'G', to: 'forbidden' });
    const early = tableOf({ ...told, moves: ['G forbidden'] });
    expect(forceOutIsRight(early)).toBe(false);
    expect(isRight('force-out-b', early)).toBe(true);
    expect(isRight('force-out-a', early)).toBe(false);
  });
});
