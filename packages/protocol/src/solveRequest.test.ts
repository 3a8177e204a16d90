// What makes a question malformed, and that everything else passes.
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, test } from 'vitest';
import { parseSolveRequest } from './solveRequest.ts';

const { say } = wordsIn(en);

const ON_SETS = {
  id: 7,
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  universe: ['B', 'BR'],
  required: ['b', '∪'],
  question: 'now',
};
const EQUATIONS = { id: 8, rulebook: 'mlag-equations-basic-2018', division: 'middle', goal: '7', question: 'goals' };

const parsed = (changes: object, from: object = ON_SETS) => {
  const read = parseSolveRequest({ ...from, ...changes });
  return read.ok ? read.request : expect.unreachable(say(read.facts));
};
const without = (field: keyof typeof ON_SETS) => {
  const { [field]: _, ...rest } = ON_SETS;
  return message({}, rest);
};
const message = (changes: object, from: object = ON_SETS) => {
  const read = parseSolveRequest({ ...from, ...changes });
  return read.ok ? expect.unreachable('it is malformed') : say(read.facts);
};

describe('a question about a table', () => {
  test('is read like a request to the judge; missing sections are empty', () => {
    expect(parsed({})).toMatchObject({ required: ['B', 'U'], permitted: [], variations: [], question: 'now' });
    expect(parseSolveRequest(ON_SETS)).toMatchObject({ ok: true, id: 7, game: 'on-sets' });
    expect(parseSolveRequest(EQUATIONS)).toMatchObject({ ok: true, id: 8, game: 'equations' });
  });

  test('needs one of four questions', () => {
    expect(without('question')).toBe(
      '"question" is missing. It must be one of these: "now", "possible", "avoid", "goals".',
    );
    expect(message({ question: 'never' })).toBe(
      '"question" must be one of these: "now", "possible", "avoid", "goals". Here it is "never".',
    );
  });

  test('may say why players write', () => {
    expect(parsed({ after: 'last-cube' })).toMatchObject({ after: 'last-cube' });
    expect(message({ after: 'lunch' })).toContain('"after" must be one of these: "now", "impossible",');
  });

  test('takes any Goal: even an illegal one gets an answer', () => {
    expect(parsed({ goal: { shape: 'spiral' } })).toMatchObject({ goal: { shape: 'spiral' } });
  });

  test('is malformed if the table is', () => {
    expect(without('universe')).toContain('"universe" is missing');
    expect(message({ required: ['Q'] })).toContain('In "required", "Q" is not a cube');
    expect(message({ resources: Array(20).fill('B') })).toContain('a kit has only 18');
    expect(parseSolveRequest([])).toMatchObject({ ok: false, id: null });
  });

  test('of Equations may say how long the Goals are', () => {
    expect(parsed({ maxCubes: 2 }, EQUATIONS)).toMatchObject({ maxCubes: 2 });
    for (const wrong of [0, 7, 1.5, '3'])
      expect(message({ maxCubes: wrong }, EQUATIONS)).toContain('"maxCubes" must be a whole number from 1 to 6');
  });
});
