// What may be written, and how it is handed in.
import { describe, expect, it } from 'vitest';
import { type Draft, type DraftSolution, NO_DRAFT, NO_SOLUTION } from '../../../table/drafts.ts';
import { missingIn, presentOf } from './handIn.ts';
import { type Part, paletteOf, symbolKeys, whyNot } from './palette.ts';
import type { PaperRules } from './rules.ts';

const onSets: PaperRules = {
  game: 'on-sets',
  book: 'agloa-onsets-2023',
  division: 'middle',
  variations: [{ name: 'wild-cube', cube: 'G' }],
  after: 'now',
  isDraft: false,
  cubes: { required: ['B', 'C'], permitted: ['R', 'G'], resources: ['U', 'Y', "'", '2'], forbidden: ['N'] },
  universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
  goal: { shape: 'single', cubes: ['2'] },
  goalText: undefined,
  solutions: 1,
  hasRestrictions: true,
  wild: { G: { mayMean: ['B', 'U', 'N'], itself: true, clause: 'XIII-B-2' } },
  exchange: {},
  turnsCubes: false,
  paintsBlank: false,
  fromResources: { most: 'one', clause: 'VII-B-3' },
  ownGoal: false,
  needsAvoid: false,
  charged: null,
  mayCharge: [],
};
const equations: PaperRules = {
  ...onSets,
  game: 'equations',
  book: 'mlag-equations-basic-2018',
  division: 'senior',
  variations: [],
  cubes: { required: ['6', 'x'], permitted: ['4', '-'], resources: ['r', '9', '1', '1'], forbidden: ['8'] },
  goal: '7x(5+u2)',
  goalText: '7x(5+u2)',
  hasRestrictions: false,
  wild: { 0: { mayMean: ['x', '3'], itself: true, clause: 'XIII-0-wild' } },
  turnsCubes: true,
};

const draft = (first: Partial<DraftSolution>, more: Partial<Draft> = {}): Draft => ({
  ...NO_DRAFT,
  solutions: [{ ...NO_SOLUTION, ...first }, NO_SOLUTION],
  ...more,
});
const SET_NAME: Part = { name: 'setName' };

describe('the palette of On-Sets', () => {
  const solution = { ...NO_SOLUTION, restrictions: ['B C R'], setName: 'B U' };
  const palette = paletteOf(onSets, solution, SET_NAME);
  const shown = ({ piles }: typeof palette, pile: keyof typeof piles) =>
    piles[pile].map(({ cube, used, why }) => `${cube}${used ? ' used' : ''}${why ? ` ${why.facts.key}` : ''}`);

  it('shows which cubes the Set-Name uses, and why others may not be written', () => {
    expect(shown(palette, 'required')).toEqual(['B used solution.tooFewCubes', 'C onSets.setName.relation']);
    expect(shown(palette, 'permitted')).toEqual(['R', 'G']);
    expect(shown(palette, 'resources')).toEqual([
      'U used solution.tooFewCubes',
      'Y solution.fromResources',
      "' solution.fromResources",
    ]);
    expect(palette.requiredLeft).toBe(0);
    expect(palette.taken).toEqual(['U']);
  });

  it('is another one on the line of a Restriction', () => {
    const inRestriction = paletteOf(onSets, solution, { name: 'restriction', index: 0 });
    expect(shown(inRestriction, 'permitted')).toEqual(['R used solution.tooFewCubes', 'G']);
    // The cube that the Set-Name takes from Resources may serve here too.
    expect(shown(inRestriction, 'resources')[0]).toBe('U');
  });

  it('names the clause', () => {
    expect(whyNot(onSets, solution, SET_NAME, 'Y')?.clause).toBe('VII-B-4-e');
    expect(whyNot(onSets, solution, SET_NAME, 'N')?.facts.key).toBe('solution.allForbidden');
  });

  it('takes a cube from Resources only when those like it on the mat are used', () => {
    const rules = { ...onSets, cubes: { ...onSets.cubes, resources: ['R', 'U', 'Y'] } };
    expect(shown(paletteOf(rules, solution, SET_NAME), 'resources')).toEqual([
      'R solution.fromResources',
      'U used solution.tooFewCubes',
      'Y solution.fromResources',
    ]);
    expect(whyNot(rules, solution, SET_NAME, 'R')).toBeUndefined();
  });

  it('has one key for each symbol where there is little room', () => {
    expect(
      symbolKeys(palette, ['B', 'R', 'G', 'Y', 'U']).map(({ cube, used }) => `${cube}${used ? ' used' : ''}`),
    ).toEqual(['B used', 'R', 'G', 'Y', 'U used']);
  });
});

describe('the palette of Equations', () => {
  it('counts the cubes of the Solution, not those of the Goal behind the equals sign', () => {
    const palette = paletteOf(equations, { ...NO_SOLUTION, equation: '6x4-r=7x(5+u2)' }, { name: 'equation' });
    expect(palette.piles.required.every(({ used }) => used)).toBe(true);
    expect(palette.piles.resources.map(({ used }) => used)).toEqual([true, false, false, false]);
    expect(palette.piles.resources[1]?.why?.facts).toMatchObject({ key: 'solution.fromResources' });
  });
});

describe('what is missing', () => {
  it.each<[string, PaperRules, Draft, string[]]>([
    ['nothing', onSets, draft({ setName: 'B G R' }), []],
    ['a Set-Name', onSets, draft({ restrictions: ['B C R'] }), ['setName 1']],
    ['the second Solution', { ...onSets, solutions: 2 }, draft({ setName: 'B U R' }), ['setName 2']],
    ['an Equation', equations, draft({}), ['equation 1']],
    ['= Goal', equations, draft({ equation: '6x4-r9' }), ['equals 1']],
    ['nothing in an Equation', equations, draft({ equation: '6x4-r9=7x(5+u2)' }), []],
    ['an own Goal', { ...equations, ownGoal: true }, draft({ equation: '6x4=24' }), ['goal 1']],
    ['the safe move', { ...onSets, needsAvoid: true }, draft({ setName: 'B U R' }), ['avoid 1']],
    [
      'what = stands for',
      { ...onSets, wild: { '=': { mayMean: ['B'], itself: false, clause: 'BOS4' } } },
      draft({ setName: 'B U =' }),
      ['wild 1'],
    ],
  ])('%s', (_, rules, written, missing) => {
    expect(missingIn(rules, written).map(({ what, solution }) => `${what} ${solution}`)).toEqual(missing);
  });
});

describe('a paper is handed in', () => {
  it('with its Restrictions, and with the marks that say something', () => {
    const written = draft({ restrictions: ['B C R', ' '], setName: 'B G R', wild: { G: 'U', R: 'B' } });
    expect(presentOf(onSets, written)).toEqual({
      type: 'present',
      solution: { restrictions: ['B C R'], setName: 'B G R', wild: { G: 'U' } },
    });
    const itself = draft({ setName: 'B U G', wild: { G: 'G' } });
    expect(presentOf(onSets, itself)).toEqual({ type: 'present', solution: { setName: 'B U G' } });
  });

  it('as two Solutions, with one Goal for both', () => {
    const two: Draft = {
      ...NO_DRAFT,
      solutions: [
        { ...NO_SOLUTION, setName: 'B U R', goal: { shape: 'row', cubes: ['1', 'u2'], text: '' } },
        { ...NO_SOLUTION, setName: 'B', blank: 'BG' },
      ],
    };
    const goal = { shape: 'row', cubes: ['1', 'u2'] };
    expect(presentOf({ ...onSets, solutions: 2, ownGoal: true, paintsBlank: true }, two)).toEqual({
      type: 'present',
      solutions: [
        { setName: 'B U R', goal },
        { setName: 'B', blank: 'BG', goal },
      ],
    });
  });

  it('as an Equation with its wild 0 and its own Goal', () => {
    const written = draft({ equation: '604=24', wild: { 0: 'x' }, goal: { shape: '', cubes: [], text: '24' } });
    expect(presentOf({ ...equations, ownGoal: true }, written)).toEqual({
      type: 'present',
      solution: { equation: '604=24', wild: { 0: 'x' }, goal: '24' },
    });
  });

  it('with the safe move, and with the charged one where the writer may name it', () => {
    const avoid = { cube: 'B', to: 'forbidden' };
    const written = draft({ setName: 'B U R' }, { avoid, moved: { cube: 'R', to: 'permitted' } });
    expect(presentOf({ ...onSets, needsAvoid: true }, written)).toEqual({
      type: 'present',
      solution: { setName: 'B U R' },
      avoid,
    });
    const entry = { nth: 1, by: 'a', kind: 'move', cube: 'R', from: 'resources', to: 'permitted', turn: 1 } as const;
    expect(presentOf({ ...onSets, needsAvoid: true, mayCharge: [entry] }, written)).toMatchObject({
      moved: { cube: 'R', to: 'permitted' },
    });
  });
});
