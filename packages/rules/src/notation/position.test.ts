// Positions as one line: both games, any Goal, and error messages.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOK_IDS, type DivisionId } from '../books/book.ts';
import { books } from '../books/index.ts';
import { CUBES as EQUATION_CUBES } from '../equations/cubes.ts';
import type { NotationFact } from '../facts/notation.ts';
import { makeCard } from '../onsets/cards.ts';
import { CUBES } from '../onsets/cubes.ts';
import { AFTERS } from '../shakeRules.ts';
import { makePosition, PHASES, type Position, parsePosition } from './position.ts';

const position: Position = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  phase: { name: 'move', player: 'bob' },
  goal: { shape: 'row', cubes: ['1', 'u2'] },
  universe: ['B', 'BR', 'blank'],
  required: ['B', '='],
  permitted: [],
  forbidden: ['4'],
  resources: ['U', "'", '-'],
  variations: [
    { name: 'wild-cube', cube: 'G', by: 'ann' },
    { name: 'double-set', set: 'B U R', by: 'Mary Jane' },
  ],
  players: ['ann', 'bob', 'Mary Jane'],
  goalSetter: 'ann',
  lastMover: 'ann',
  moved: { cube: '=', to: 'required' },
  block: 'Mary Jane',
  shake: 2,
  totals: { ann: 4, bob: -1, 'Mary Jane': 0 },
};

const line = `agloa-onsets-2023 middle | phase move bob | goal row 1 u2 | universe B BR blank | required B = | forbidden 4 | resources U ' - | variations wild-cube G by ann, double-set B U R by "Mary Jane" | players ann bob "Mary Jane" | setter ann | last ann | moved = to required | block "Mary Jane" | shake 2 | totals ann 4, bob -1, "Mary Jane" 0`;

describe('a position', () => {
  it('is one line that can be read aloud', () => {
    expect(makePosition(position)).toBe(line);
    expect(parsePosition(line)).toEqual({ ok: true, position });
  });

  it('of Equations has its own cubes and no cards', () => {
    const equations: Position = {
      rulebook: 'mlag-equations-basic-2018',
      division: 'senior',
      phase: { name: 'write' },
      goal: '3x(5+2)',
      required: ['6', '-'],
      permitted: ['r'],
      forbidden: ['^', '0'],
      resources: ['x'],
      variations: false,
      after: 'now',
      challenger: 'cy',
    };
    const written =
      'mlag-equations-basic-2018 senior | phase write | goal 3x(5+2) | required 6 - | permitted r | forbidden ^ 0 | resources x | variations no | after now | challenger cy';
    expect(makePosition(equations)).toBe(written);
    expect(parsePosition(written)).toEqual({ ok: true, position: equations });
  });

  it('needs no more than its rulebook and division', () => {
    const empty = { required: [], permitted: [], forbidden: [], resources: [], variations: [] };
    expect(parsePosition(' agloa-onsets-2023  basic  # an empty table')).toEqual({
      ok: true,
      position: { rulebook: 'agloa-onsets-2023', division: 'basic', ...empty },
    });
  });

  it('takes cubes and cards in either alphabet, any case and any order of parts', () => {
    expect(parsePosition('agloa-onsets-2023 middle | required ∪ n ′ ⊆ | universe yr Blank')).toMatchObject({
      position: { universe: ['RY', 'blank'], required: ['U', 'N', "'", 'C'] },
    });
    expect(parsePosition('mlag-equations-basic-2018 middle | required × ÷ √ *')).toMatchObject({
      position: { required: ['x', '/', 'r', '^'] },
    });
  });

  it('keeps a Goal and choices that have no short text as JSON', () => {
    const odd: Position = { ...position, goal: { shape: 'heap', cubes: [1] }, variations: [7, { name: 'x', y: [] }] };
    const written = makePosition(odd);
    expect(written).toContain(' | goal := {"shape":"heap","cubes":[1]} | ');
    expect(written).toContain(' | variations := [7,{"name":"x","y":[]}] | ');
    expect(parsePosition(written)).toEqual({ ok: true, position: odd });
  });
});

const inPart = (part: string, why: NotationFact): NotationFact => ({ key: 'notation.position.inPart', part, why });

describe('a fault names its part', () => {
  it.each([
    ['', { key: 'notation.position.noRulebook', text: '' }],
    ['agloa', { key: 'notation.position.noRulebook', text: 'agloa' }],
    [
      'agloa-onsets-2023 minor',
      { key: 'notation.position.noDivision', divisions: ['basic', 'elementary', 'middle', 'junior', 'senior'] },
    ],
    [
      'agloa-onsets-2023 middle now',
      { key: 'notation.position.noDivision', divisions: ['basic', 'elementary', 'middle', 'junior', 'senior'] },
    ],
    ['agloa-onsets-2023 middle | required B Q', inPart('required', { key: 'notation.position.noCube', text: 'Q' })],
    [
      'mlag-equations-basic-2018 middle | required U',
      inPart('required', { key: 'notation.position.noCube', text: 'U' }),
    ],
    ['agloa-onsets-2023 middle | universe BB', inPart('universe', { key: 'notation.position.noCard', text: 'BB' })],
    ['agloa-onsets-2023 middle | required', inPart('required', { key: 'notation.missing' })],
    [
      'agloa-onsets-2023 middle | phase play',
      inPart('phase', { key: 'notation.position.oneOf', text: 'play', names: PHASES }),
    ],
    ['agloa-onsets-2023 middle | shake two', inPart('shake', { key: 'notation.wholeNumber', text: 'two' })],
    ['agloa-onsets-2023 middle | totals ann', inPart('totals', { key: 'notation.wholeNumberMissing' })],
    ['agloa-onsets-2023 middle | goal := {', inPart('goal', { key: 'notation.position.json' })],
    ['agloa-onsets-2023 middle | variations := 7', inPart('variations', { key: 'notation.position.jsonList' })],
    ['agloa-onsets-2023 middle | block ann | block bob', { key: 'notation.twice', text: 'block' }],
  ])('%j', (written, facts) => {
    expect(parsePosition(written)).toEqual({ ok: false, facts });
  });

  it('a part that does not exist', () => {
    expect(parsePosition('agloa-onsets-2023 middle | mat B')).toMatchObject({
      facts: {
        key: 'notation.position.noPart',
        text: 'mat',
        parts: expect.arrayContaining(['phase', 'goal', 'universe']),
      },
    });
  });
});

const name = fc.oneof(fc.constantFrom('ann', 'bob', 'Mary Jane', 'by', '', '"'), fc.string({ unit: 'binary' }));
const anything = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

const anyPosition = fc.constantFrom(...BOOK_IDS).chain((rulebook) => {
  const { game, divisions } = books[rulebook];
  const cubes = fc.array(fc.constantFrom<string>(...(game === 'equations' ? EQUATION_CUBES : CUBES)), { maxLength: 6 });
  const pick = fc.record(
    { name: fc.constantFrom('wild-cube', 'double-set', 'two-solutions', 'x'), cube: name, set: name, by: name },
    { requiredKeys: ['name'] },
  );
  return fc.record<Position>(
    {
      rulebook: fc.constant(rulebook),
      division: fc.constantFrom(...(Object.keys(divisions) as DivisionId[])),
      required: cubes,
      permitted: cubes,
      forbidden: cubes,
      resources: cubes,
      variations: fc.oneof(fc.array(fc.oneof(pick, anything), { maxLength: 3 }), fc.constant<false>(false)),
      phase: fc.record({ name: fc.constantFrom(...PHASES), player: name }, { requiredKeys: ['name'] }),
      goal: fc.oneof(anything, fc.record({ shape: fc.constantFrom('row', 'T'), cubes: fc.array(name) }), name),
      universe: fc.array(fc.nat(15).map(makeCard), { minLength: 1, maxLength: 6 }),
      after: fc.constantFrom(...AFTERS),
      challenger: name,
      players: fc.array(name, { minLength: 2, maxLength: 3 }),
      goalSetter: name,
      lastMover: name,
      moved: fc.record({ cube: name, to: name }),
      block: name,
      shake: fc.nat(),
      totals: fc.dictionary(name, fc.integer(), { minKeys: 1 }),
    },
    { requiredKeys: ['rulebook', 'division', 'required', 'permitted', 'forbidden', 'resources', 'variations'] },
  );
});

const seed = 20_230_004;
it(`parse and make are inverses on any position, from seed ${seed}`, () => {
  fc.assert(
    fc.property(anyPosition, (any) => {
      const written = makePosition(any);
      expect(parsePosition(written)).toEqual({ ok: true, position: any });
      expect(written).not.toMatch(/[\n\r\p{Cc}\p{Cf}]/u);
    }),
    { seed, numRuns: process.env.OPENSHAKE_LONG === '1' ? 20_000 : 500 },
  );
});
