// What a settled Solution comes to.
import * as equations from '@openshake/rules/equations';
import * as onSets from '@openshake/rules/onsets';
import { describe, expect, it } from 'vitest';
import type { OpenedPapers } from '../../../table/lastShake.ts';
import { judgeHere, workOut } from './workingOut.ts';

function opened(book: OpenedPapers['setup']['book'], table: object): OpenedPapers {
  const mat = { required: [], permitted: [], forbidden: [] };
  return {
    shake: 1,
    setup: { book, division: 'middle', variations: true },
    table: {
      variations: [],
      universe: [],
      resources: [],
      mat,
      goalValues: [],
      goal: null,
      ...table,
    } as unknown as OpenedPapers['table'],
    occasion: 'now',
    challenger: 'a',
    mover: 'b',
    moved: undefined,
    must: ['a'],
    papers: [],
  };
}

const CARDS = opened('agloa-onsets-2023', {
  universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
  goal: { shape: 'row', cubes: ['1', '2'] },
  goalValues: [3],
  mat: { required: ['B'], permitted: ['R', '-', 'G', 'U'], forbidden: [] },
});
const sets = (given: unknown, goal: number[] = [3]) => workOut(given, CARDS, goal, {}, String, { onSets });

describe('a Set-Name', () => {
  it('with two readings shows the one that meets the Goal and the one that misses it', () => {
    expect(sets({ setName: 'B U R - G' })).toMatchObject({
      ways: 2,
      readings: [
        { text: '(B U R) - G', value: 3, meets: true, cards: ['B', 'BR', 'RY'] },
        { text: 'B U (R - G)', value: 4, meets: false },
      ],
    });
  });
  it('that is correct shows one reading', () => {
    expect(sets({ setName: '(B U R) - G' })).toMatchObject({ ways: 1, readings: [{ meets: true }] });
  });
  it('says which cards its Restrictions remove', () => {
    expect(sets({ setName: 'B U G', restrictions: ['B C R'] })).toMatchObject({
      readings: [{ cards: ['BR', 'G'], removed: ['B', 'BGY'] }],
    });
  });
  it('that cannot be read shows nothing', () => {
    expect(sets({ setName: 'B U' })).toBeNull();
    expect(sets(undefined)).toBeNull();
    expect(sets({ setName: 7, restrictions: { of: 'what' } })).toBeNull();
  });
});

describe('an Equation', () => {
  const table = opened('mlag-equations-basic-2018', { goal: '21' });
  const work = (equation: unknown) => {
    const worked = workOut({ equation }, table, [21], {}, String, { equations });
    return worked?.game === 'equations' ? worked : null;
  };
  it('has its steps and the value of each part', () => {
    const worked = work('(6x4)-3=7x(5-2)');
    expect(worked?.sides.map(({ steps }) => steps.map(({ text, value }) => `${text} = ${value}`))).toEqual([
      ['6×4 = 24', '(6×4)−3 = 21'],
      ['5−2 = 3', '7×(5−2) = 21'],
    ]);
    expect(worked?.values.get('5-2')).toBe('3');
    expect(worked?.values.get('7x(5-2)')).toBe('21');
  });
  it('marks where it stops', () => {
    const faults = work('5+(7/0)x0=5')?.faults;
    expect([3, 4, 5].map((piece) => faults?.has(piece))).toEqual([true, true, true]);
    expect([0, 1, 7, 9].map((piece) => faults?.has(piece))).toEqual([false, false, false, false]);
  });
});

describe('the judge of the page', () => {
  it('finds what nobody noticed', () => {
    const found = judgeHere({ solution: { setName: 'R - G' } }, CARDS, { onSets });
    expect(found?.wrong.map(({ facts }) => facts.key)).toContain('solution.requiredUnused');
    expect(found?.goal).toEqual([3]);
  });
  it('says nothing where a search would be needed', () => {
    expect(judgeHere({ solution: 'B' }, { ...CARDS, occasion: 'a-flub' }, { onSets })).toBeNull();
  });
});
