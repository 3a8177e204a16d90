// Text to expressions and back: the order of operations, parse ∘ print, and errors that point at the character.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMeanings } from './meaning.ts';
import { readText } from './notation.ts';
import { BINARY, type Expression, isSame, parseExpression } from './parse.ts';
import { forPeople, makeExpression } from './print.ts';

const parse = (text: string) => parseExpression(readMeanings(readText(text), { means: '0', faults: [] }), text.length);
/** The text with every grouping written out. */
function grouped(expression: Expression | undefined): string {
  if (!expression) return 'nothing';
  if (expression.kind === 'numeral') return makeExpression(expression);
  if (expression.kind === 'squareRoot') return `(r${grouped(expression.of)})`;
  return `(${grouped(expression.left)}${expression.sign}${grouped(expression.right)})`;
}

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5 },
    fc.record({
      kind: fc.constant('numeral' as const),
      at: fc.constant(0),
      digits: fc.integer({ min: 0, max: 9 }).map(String),
      sideways: fc.boolean(),
      upsideDown: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('squareRoot' as const), at: fc.constant(0), of: tie('expression') }),
    fc.record({
      kind: fc.constant('operation' as const),
      at: fc.constant(0),
      sign: fc.constantFrom(...BINARY),
      left: tie('expression'),
      right: tie('expression'),
    }),
  ),
}));

describe('parse ∘ print', () => {
  it('is the identity, in both alphabets', () => {
    fc.assert(
      fc.property(expression, (one) => {
        for (const text of [makeExpression(one), makeExpression(one, forPeople)]) {
          const { ok } = parse(text);
          expect(ok && isSame(ok, one), text).toBe(true);
        }
      }),
      { seed: 20_180_101, numRuns: 2000 },
    );
  });
});

describe('the order of operations', () => {
  it.each([
    ['2+3x4', '(2+(3x4))'],
    ['8-3-2', '((8-3)-2)'],
    ['8/2x3', '((8/2)x3)'],
    ['2x3^2', '(2x(3^2))'],
    ['2^3^2', '((2^3)^2)'],
    ['r9+7', '((r9)+7)'],
    ['1+3r8', '(1+(3r8))'],
    ['4xr9', '(4x(r9))'],
    ['3rr9', '(3r(r9))'],
    ['2^3r8', '((2^3)r8)'],
    ['r3^4', '((r3)^4)'],
    ['2^r9', '(2^(r9))'],
    ['8/r4', '(8/(r4))'],
    ['(1+2)r8', '((1+2)r8)'],
    ['[(2+3)x4]-{6÷2}', '(((2+3)x4)-(6/2))'],
    ['r(5+4)x9', '((r(5+4))x9)'],
    ['4*2', '(4^2)'],
  ])('[mlag-equations-basic-2018 VII-B-5] %s is %s', (text, wanted) => {
    expect(grouped(parse(text).ok)).toBe(wanted);
  });
});

describe('a run of powers and roots', () => {
  it.each(['2^3^2', 'r3^4', '2^3r8', 'r2r9'])('%s is legal, and the writer is warned', (text) => {
    expect(parse(text).warnings).toHaveLength(1);
  });
  it.each(['(2^3)^2', '2^(3^2)', '3rr9', '2xr9', '2^3x3^2', 'r(3^4)'])('%s needs no warning', (text) => {
    expect(parse(text).warnings).toEqual([]);
  });
});

describe('what has no meaning', () => {
  it.each([
    ['(5+)x2', 'expression.defined', 3],
    ['5+', 'expression.defined', 2],
    ['', 'expression.defined', 0],
    ['x5', 'expression.defined', 0],
    ['6(3+4)', 'expression.defined', 1],
    ['(3)(4)', 'expression.defined', 3],
    ['(3)4', 'expression.defined', 3],
    ['((2+3)x4', 'expression.defined', 0],
    ['2+3)', 'expression.defined', 3],
    ['[2+3)', 'expression.defined', 4],
    ['3!', 'expression.defined', 1],
    ['5=5', 'expression.defined', 1],
    ['-3+5', 'expression.sign', 0],
    ['6x+2', 'expression.sign', 2],
    ['17/(-8)', 'expression.sign', 4],
    ['r+4', 'expression.sign', 1],
    ['6u2', 'numeral.turned', 0],
    ['s1s2', 'numeral.turned', 0],
    ['3sx4', 'turned.sideways', 1],
    ['3 u+ 2', 'turned.upsideDown', 2],
  ])('[mlag-equations-basic-2018 III-A, III-B-1] %s', (text, rule, at) => {
    const { ok, faults } = parse(text);
    expect(ok).toBeUndefined();
    expect(faults).toMatchObject([{ rule, at }]);
  });
});

describe('long texts', () => {
  it.each([
    ['deep grouping', `${'('.repeat(50_000)}3${')'.repeat(50_000)}`],
    ['many roots', `${'r'.repeat(50_000)}3`],
    ['a long sum', `1${'+1'.repeat(50_000)}`],
    ['a long numeral', '9'.repeat(50_000)],
  ])('%s is read without trouble', (_, text) => {
    expect(parse(text).ok).toBeDefined();
  });
});
