// What makes a question for a value malformed, and that everything else passes.
import { wordsIn } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, test } from 'vitest';
import { parseValueRequest } from './valueRequest.ts';

const { say } = wordsIn(en);

const ON_SETS = { id: 7, rulebook: 'agloa-onsets-2023', division: 'middle', text: 'B U R' };
const EQUATIONS = { id: 8, rulebook: 'mlag-equations-basic-2018', division: 'middle', text: '3x5' };

const message = (changes: object, from: object = ON_SETS) => {
  const read = parseValueRequest({ ...from, ...changes });
  return read.ok ? expect.unreachable('it is malformed') : say(read.facts);
};

describe('an expression', () => {
  test('needs a rulebook, a division and a text, and nothing else', () => {
    expect(parseValueRequest(ON_SETS)).toMatchObject({ ok: true, id: 7, game: 'on-sets', request: { variations: [] } });
    expect(parseValueRequest(EQUATIONS)).toMatchObject({ ok: true, id: 8, game: 'equations' });
    expect(message({ text: undefined }, EQUATIONS)).toBe(
      '"text" must be an expression, such as "B U R - G" or "3x(5+2)". Here it is nothing.',
    );
    expect(message({ text: 12 })).toMatch(/^"text" must be an expression.*Here it is 12\.$/);
    expect(message({ division: 'midle' })).toMatch(/no division "midle"/);
  });

  test('of On-Sets may have cards and variations, which are read as the judge reads them', () => {
    const read = parseValueRequest({ ...ON_SETS, universe: ['b', 'YR', 'blank'], variations: false, blank: 'BG' });
    expect(read).toMatchObject({ ok: true, request: { universe: [1, 10, 0], variations: false, blank: 'BG' } });
    expect(message({ universe: ['BB'] })).toMatch(/In "universe", "BB" is not a card/);
    expect(message({ universe: ['B', 'b'] })).toMatch(/twice/);
    expect(message({ variations: 'none' })).toMatch(/^"variations" must be a list/);
  });

  test('of Equations ignores cards', () => {
    expect(parseValueRequest({ ...EQUATIONS, universe: 'what?', variations: 7 })).toMatchObject({ ok: true });
  });

  test('any text passes', () => {
    for (const text of ['', '((', 'B U R = 3', '\u0000', 'x'.repeat(100_000)])
      expect(parseValueRequest({ ...ON_SETS, text })).toMatchObject({ ok: true, request: { text } });
  });
});
