// Signs in words: what a screen reader hears, and how it fits the page.
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { lettersOf } from '../prompt/signs.ts';
import { fit, marked } from './lines.ts';
import { SIGN_TABLE, wordsFor } from './signTable.ts';
import { cubeWords, nameSign, speakFormula, speakSigns } from './spoken.ts';

const page = { paint: PLAIN, width: 80, plain: true };

describe.each(['on-sets', 'equations'] as const)('%s', (game) => {
  test.each(SIGN_TABLE[game].map((sign) => [sign.en.word, sign] as const))('%s', (word, sign) => {
    for (const said of wordsFor(sign)) expect(lettersOf(said, game)).toBe(sign.letter);
    expect(lettersOf(sign.shown, game)).toBe(sign.letter);
    expect(cubeWords(game === 'equations')[sign.letter]).toBe(word);
    expect(nameSign(sign.shown)).toBe(word);
  });
});

test.each([
  ['this Solution takes 3: Y, =, ⊆.', 'this Solution takes 3: Y, equals, subset.'],
  ['R ⊆ Y; G = Λ', 'R is a subset of Y; G equals the null set'],
  ['⊆ to Required', 'subset to Required'],
  ['Y  and  R', 'Y and R'],
  ['  −  is there', '  minus is there'],
  ['write R=:U Y | wild =:U', 'write R=:U Y | wild =:U'],
])('%s', (text, spoken) => expect(speakSigns(text)).toBe(spoken));

test('a formula has no sign left', () => {
  expect(speakFormula('6×6+1=37')).toBe('6 times 6 plus 1 equals 37');
  expect(speakFormula('B ∪ R′ − Λ')).toBe('B union R complement minus the null set');
});

test('lines are broken after the words are put in', () => {
  for (const line of fit('B ∪ R ∩ G − Y ⊆ '.repeat(20), page)) expect(line.length).toBeLessThanOrEqual(80);
});

test.each([
  ['B ∪', [3], 'Set-Name: B union (wrong at the end)'],
  ['B − R', [2], 'Set-Name: B minus R (wrong at minus)'],
  ['B ∪ R ∪ ∪ G', [8], 'Set-Name: B union R union union G (wrong at union number 3)'],
  ['B ) R', [2], 'Set-Name: B) R (wrong at the closing parenthesis)'],
])('%s is wrong somewhere', (text, places, said) => expect(marked('Set-Name', text, places, page)).toEqual([said]));
