// Short lines with very many readings or steps: the answer of `openshake value` stays in proportion to the line, and the work is counted.
import { describe, expect, it } from 'vitest';
import { answerExpression, onTheWire } from '../../packages/cli/src/value/answer.ts';
import { drawsFrom } from '../support/draws.ts';
import { expectBounded } from './inWords.ts';

const BOUND = { constant: 20_000, perByte: 20 };

const draw = drawsFrom(17);
const one = (of: string): string => of.charAt(draw(of.length));
/** This many sets without a space. */
const row = (sets: number): string =>
  Array.from({ length: sets }, (_, at) => `${at ? one('UN-') : ''}${one('BRGY')}`).join('');

function answer(request: object): Record<string, unknown> {
  const line = JSON.stringify(request);
  const told = onTheWire(answerExpression(JSON.parse(line)));
  expectBounded(JSON.stringify(told).length, line.length, BOUND, line);
  return told as Record<string, unknown>;
}

const onSets = (text: string) => answer({ rulebook: 'agloa-onsets-2023', division: 'middle', text });
const equations = (text: string) => answer({ rulebook: 'mlag-equations-basic-2018', division: 'senior', text });

describe('a short line with very many readings', () => {
  it.each([7, 10, 15, 20, 30, 60, 200])('a row of %d sets', (sets) => {
    for (let times = 0; times < 20; times += 1) {
      const told = onSets(row(sets));
      expect(told).toMatchObject({ legal: true, readings: expect.arrayContaining([expect.anything()]) });
      if (sets >= 20) expect(told.note).toMatch(/^There are .* ways to read it\./);
    }
  });

  it('Restrictions with many readings each', () => {
    for (const sets of [4, 8, 12]) onSets(`${row(sets)}C${row(sets)};${row(sets)}=${row(sets)};${row(sets)}`);
  });
});

describe('a short line with very long steps', () => {
  it('sums, products and powers of Equations', () => {
    for (const sign of ['+', 'x', '/', '^'])
      expect(equations(Array(100).fill('9').join(sign))).toMatchObject({ legal: true });
  });

  it('one reading with 199 nested groups', () => {
    // The steps of one reading may take as much room as every reading of six sets.
    const text = `${'(BU'.repeat(199)}G${')'.repeat(199)}`;
    const told = onTheWire(answerExpression({ rulebook: 'agloa-onsets-2023', division: 'middle', text }));
    expectBounded(JSON.stringify(told).length, text.length, { constant: 42_000, perByte: 16 }, text);
  });
});
