// Signs in words: what a screen reader hears, and how it fits the page.
import { LANGUAGES } from '@openshake/words';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { lettersOf } from '../prompt/signs.ts';
import { speechIn } from '../words/speech.ts';
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

describe('in Spanish', () => {
  const spanish = speechIn('es');

  test.each([
    ['esta Solución toma 3: Y, =, ⊆.', 'esta Solución toma 3: Y, igual, subconjunto.'],
    ['R ⊆ Y; G = Λ', 'R es subconjunto de Y; G es igual a conjunto vacío'],
    ['⊆ a Requerido', 'subconjunto a Requerido'],
    ['✓ bien', 'bien: bien'],
  ])('%s', (text, spoken) => expect(speakSigns(text, spanish)).toBe(spoken));

  test('a formula has no sign left, and can be typed as spoken', () => {
    const spoken = [speakFormula('6×6+1=37', spanish), speakFormula('B ∪ R′ − Λ', spanish)];
    expect(spoken).toEqual(['6 por 6 más 1 es igual a 37', 'B unión R complemento menos conjunto vacío']);
    expect(lettersOf(spoken[0] ?? '', 'equations')).toBe('6 x 6 + 1 = 37');
    expect(lettersOf(spoken[1] ?? '', 'on-sets')).toBe("B U R ' - A");
  });

  test('a wrong place has a name', () => {
    expect(marked('Nombre de Conjunto', 'B − R', [2], { ...page, speech: spanish })).toEqual([
      'Nombre de Conjunto: B menos R (mal en menos)',
    ]);
  });
});

test.each(LANGUAGES)('a sign in a sentence of the rules becomes the word for its cube: %s', (language) => {
  const speech = speechIn(language);
  const aloud = SIGN_TABLE['on-sets'].flatMap(({ [language]: sign }) => sign.aloud ?? []);
  for (const message of Object.values(speech.catalogue.messages)) {
    const spoken = speakSigns(message, speech);
    for (const words of aloud) if (!message.includes(words)) expect(spoken).not.toContain(words);
  }
});

test('a formula has no sign left', () => {
  expect(speakFormula('6×6+1=37')).toBe('6 times 6 plus 1 equals 37');
  expect(speakFormula('B ∪ R′ − Λ')).toBe('B union R complement minus the null set');
});

test('words replace signs before lines are broken', () => {
  for (const line of fit('B ∪ R ∩ G − Y ⊆ '.repeat(20), page)) expect(line.length).toBeLessThanOrEqual(80);
});

test.each([
  ['B ∪', [3], 'Set-Name: B union (wrong at the end)'],
  ['B − R', [2], 'Set-Name: B minus R (wrong at minus)'],
  ['B ∪ R ∪ ∪ G', [8], 'Set-Name: B union R union union G (wrong at union number 3)'],
  ['B ) R', [2], 'Set-Name: B) R (wrong at the closing parenthesis)'],
])('%s is wrong somewhere', (text, places, said) => expect(marked('Set-Name', text, places, page)).toEqual([said]));

test('a very long row of signs takes time in proportion to its length', () => {
  const spoken = speakSigns('1 × '.repeat(50_000));
  expect(spoken.split(' times ')).toHaveLength(50_000);
});
