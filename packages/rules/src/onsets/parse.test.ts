// Text to meaning and back: parse ∘ print is the identity, and errors point at the character.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisionRules, type OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import { OPERATIONS, RELATIONS, SETS } from './cubes.ts';
import { readMarks, readMeanings } from './marks.ts';
import { readText } from './notation.ts';
import { type Operand, parseRestriction, parseSetName, type Restriction, type Row } from './parse.ts';
import { forPeople, makeRestriction, makeSetName } from './print.ts';

const agloa = books['agloa-onsets-2023'] as OnSetsBook;
const middle = agloa.divisions.middle;
if (!middle) throw new Error('middle');
const rules = divisionRules(agloa, middle);

const meant = (text: string) => {
  const written = readText(text);
  return readMeanings(written, readMarks(written, undefined, rules), rules);
};
const setName = (text: string) => parseSetName(meant(text), text.length);
const restriction = (text: string) => parseRestriction(meant(text), text.length, rules);

const operations = OPERATIONS.filter((operation) => operation !== "'");
const { row } = fc.letrec<{ row: Row; operand: Operand }>((tie) => ({
  operand: fc.record({
    of: fc.oneof({ maxDepth: 4 }, fc.constantFrom(...SETS), tie('row')),
    primed: fc.boolean(),
  }),
  // A group of one thing is that thing, so a row inside a group has at least two sets.
  row: fc.array(tie('operand'), { minLength: 2, maxLength: 4 }).chain((operands) =>
    fc.record({
      operands: fc.constant(operands),
      operations: fc.array(fc.constantFrom(...operations), {
        minLength: operands.length - 1,
        maxLength: operands.length - 1,
      }),
    }),
  ),
}));
const anyRestriction: fc.Arbitrary<Restriction> = fc.array(row, { minLength: 2, maxLength: 4 }).chain((sides) =>
  fc.record({
    sides: fc.constant(sides),
    relations: fc.array(fc.constantFrom(...RELATIONS), { minLength: sides.length - 1, maxLength: sides.length - 1 }),
  }),
);

describe('parse ∘ print', () => {
  it('is the identity on Set-Names, in both alphabets', () => {
    fc.assert(
      fc.property(row, (one) => {
        expect(setName(makeSetName(one)).ok).toEqual(one);
        expect(setName(makeSetName(one, forPeople)).ok).toEqual(one);
      }),
      { seed: 20_190_101, numRuns: 1000 },
    );
  });

  it('is the identity on Restrictions', () => {
    fc.assert(
      fc.property(anyRestriction, (one) => {
        expect(restriction(makeRestriction(one)).ok).toEqual(one);
        expect(restriction(`(${makeRestriction(one, forPeople)})`).ok).toEqual(one);
      }),
      { seed: 20_190_102, numRuns: 500 },
    );
  });

  it('does not mind spaces, case or the kind of grouping symbols', () => {
    const wanted = setName("(B U R)' - G").ok;
    expect(wanted).toBeDefined();
    for (const text of ["(bur)'-g", '[ B ∪ R ] ′ − G', '{B U R}’ – G', "((B) U ((R)))'-(G)", "(B U R)''' - G''"])
      expect(setName(text).ok).toEqual(wanted);
  });
});

describe('what has no meaning', () => {
  it.each([
    ["R U 'B", 4, /without a set before it/],
    ['R B', 2, { key: 'onSets.text.afterSet', sign: 'B' }],
    ['R U', 3, { key: 'onSets.text.endsEarly' }],
    ['R U - B', 4, { key: 'onSets.text.beforeSet', sign: '-' }],
    ['(R U B', 0, { key: 'solution.neverClosed', sign: '(' }],
    ['R U B)', 5, { key: 'solution.neverOpened', sign: ')' }],
    ['[R U B)', 6, { key: 'solution.wrongClosing', open: '[', close: ')' }],
    ['()', 1, { key: 'onSets.text.meaningless', sign: ')', expected: 'set' }],
    ['R () B', 2, { key: 'onSets.text.afterSet', sign: '(' }],
    ["'", 0, { key: 'onSets.text.beforeSet', sign: "'" }],
    ['R + B', 2, { key: 'onSets.text.meaningless', sign: '+', expected: 'end' }],
    ['R U 😀', 4, { key: 'onSets.text.meaningless', sign: '😀', expected: 'set' }],
    ['R U X', 4, { key: 'onSets.text.meaningless', sign: 'X', expected: 'set' }],
    ['R : B', 0, { key: 'onSets.text.meaningless', sign: 'R:B', expected: 'set' }],
  ])(
    '[agloa-onsets-2023 VII-C-5-d; mlag-onsets-adventurous-2017 VII-C-5-d; mlag-onsets-basic-2019 VII-C-3-d] %s is wrong at character %d',
    (text, at, facts) => {
      const { ok, fault } = setName(text);
      expect(ok).toBeUndefined();
      expect(fault).toMatchObject({ rule: 'setName.defined', at, facts });
    },
  );

  it('[agloa-onsets-2023 I-B-2-a; mlag-onsets-basic-2019 I-B-2-a] a digit has no place in a Set-Name', () => {
    expect(setName('G U 2').fault).toMatchObject({ rule: 'text.digit', at: 4 });
  });

  it('[agloa-onsets-2023 VI-A; mlag-onsets-adventurous-2017 VI-A] = and ⊆ have no place in a Set-Name', () => {
    expect(setName('B = G').fault).toMatchObject({ rule: 'setName.relation', at: 2 });
    expect(setName('B ⊆ G').fault).toMatchObject({ rule: 'setName.relation', at: 2 });
  });

  it('[agloa-onsets-2023 VI-A] = and the Goal after the Set-Name are wrong, but the text before them can be read', () => {
    const { ok, fault } = setName('B U G = 5');
    expect(fault).toMatchObject({ rule: 'setName.equalsGoal', at: 6 });
    expect(ok).toEqual(setName('B U G').ok);
    expect(setName('= 5').fault?.rule).toBe('setName.relation');
    expect(setName('B U = 5')).toMatchObject({ fault: { rule: 'setName.equalsGoal' } });
  });

  it('[agloa-onsets-2023 VII-B-1] an empty Set-Name', () => {
    expect(setName('').fault?.rule).toBe('setName.present');
    expect(setName(' \t').fault?.rule).toBe('setName.present');
  });
});

describe('Restrictions', () => {
  it.each([
    ['B U R', 'restriction.defined', 5],
    ['B =', 'restriction.defined', 3],
    ['= B', 'restriction.defined', 0],
    ['B = = R', 'restriction.defined', 4],
    ['B = U R', 'restriction.defined', 4],
    ['(B C R) C Y', 'restriction.grouping', 3],
    ['A = (B = C)', 'restriction.grouping', 7],
    ["(B = R)'", 'restriction.grouping', 3],
    ['R U (B = G) - R', 'restriction.grouping', 7],
    ['[B = R)', 'restriction.grouping', 3],
  ])(
    '[agloa-onsets-2023 VI-B-2, VI-B-3; mlag-onsets-adventurous-2017 VI-B-2, VI-B-3] %s is wrong',
    (text, rule, at) => {
      expect(restriction(text).fault).toMatchObject({ rule, at });
    },
  );

  it('[agloa-onsets-2023 VI-B-3] grouping round a whole Restriction does no harm', () => {
    const wanted = restriction('B C R U G').ok;
    for (const text of ['(B C R U G)', '[{(B C R U G)}]', '(B C (R U G))', '((B) C (R U G))', 'B C (R U G)']) {
      const { ok } = restriction(text);
      expect(ok && makeRestriction(ok).replace('(R U G)', 'R U G')).toBe(wanted && makeRestriction(wanted));
    }
  });

  it('[mlag-onsets-adventurous-2017 VI-B-3] 2017 does not allow it', () => {
    const text = '(B C R)';
    expect(parseRestriction(meant(text), text.length, { ...rules, restrictions: 'ungrouped' }).fault?.rule).toBe(
      'restriction.grouping',
    );
  });
});

describe('long texts', () => {
  it.each([
    ['deep grouping', `${'('.repeat(50_000)}B${')'.repeat(50_000)}`],
    ['deep rows', `${'(B U '.repeat(20_000)}B${')'.repeat(20_000)}`],
    ['many primes', `B${"'".repeat(100_000)}`],
    ['a long row', `B${' U B'.repeat(20_000)}`],
  ])('%s is read without trouble', (_, text) => {
    expect(setName(text).ok).toBeDefined();
  });
});
