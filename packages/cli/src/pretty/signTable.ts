// The signs of both games: the program's letter, the sign as shown, and the words for it. Every other list of signs comes from here.
import type { GameName } from '@openshake/rules';
import { LANGUAGES, type Language } from '@openshake/words';

/** A sign in one language. */
interface SignWords {
  /** The word for its cube, in lists of cubes. */
  word: string;
  /** The word inside a formula that is read aloud, if it differs. */
  aloud?: string;
  /** Other words that people use. */
  also?: readonly string[];
}

export interface Sign extends Readonly<Record<Language, SignWords>> {
  /** In the program, and on the keyboard. */
  letter: string;
  shown: string;
}

/** No cube shows any of these words. */
export const SIGN_TABLE: Readonly<Record<GameName, readonly Sign[]>> = {
  'on-sets': [
    { letter: 'U', shown: '∪', en: { word: 'union' }, es: { word: 'unión' } },
    {
      letter: 'N',
      shown: '∩',
      en: { word: 'intersection' },
      es: { word: 'intersección', also: ['interseccion'] },
    },
    {
      letter: '-',
      shown: '−',
      en: { word: 'minus', also: ['difference'] },
      es: { word: 'menos', also: ['diferencia'] },
    },
    { letter: "'", shown: '′', en: { word: 'complement' }, es: { word: 'complemento', also: ['complementario'] } },
    { letter: 'V', shown: 'V', en: { word: 'universe' }, es: { word: 'universo' } },
    {
      letter: 'A',
      shown: 'Λ',
      en: { word: 'null', aloud: 'the null set', also: ['null set', 'empty set'] },
      // An article would change the words before it: "igual al conjunto vacío".
      es: { word: 'vacío', aloud: 'conjunto vacío', also: ['el conjunto vacío', 'conjunto vacio', 'vacio'] },
    },
    {
      letter: '=',
      shown: '=',
      en: { word: 'equals' },
      es: { word: 'igual', aloud: 'es igual a', also: ['igual a', 'igual al', 'es igual al'] },
    },
    {
      letter: 'C',
      shown: '⊆',
      en: { word: 'subset', aloud: 'is a subset of', also: ['subset of'] },
      es: {
        word: 'subconjunto',
        aloud: 'es subconjunto de',
        also: ['subconjunto de', 'subconjunto del', 'es subconjunto del'],
      },
    },
  ],
  equations: [
    { letter: '+', shown: '+', en: { word: 'plus' }, es: { word: 'más', also: ['mas'] } },
    { letter: '-', shown: '−', en: { word: 'minus' }, es: { word: 'menos' } },
    { letter: 'x', shown: '×', en: { word: 'times' }, es: { word: 'por' } },
    {
      letter: '/',
      shown: '÷',
      en: { word: 'divide', aloud: 'divided by' },
      es: { word: 'entre', also: ['dividido entre', 'dividido por', 'dividido'] },
    },
    {
      letter: '^',
      shown: '*',
      en: { word: 'power', aloud: 'to the power', also: ['to the power of'] },
      es: { word: 'potencia', aloud: 'elevado a', also: ['elevado a la', 'elevado', 'a la potencia'] },
    },
    {
      letter: 'r',
      shown: '√',
      en: { word: 'root', also: ['the square root of', 'square root of'] },
      es: {
        word: 'raíz',
        also: ['raiz', 'raíz cuadrada', 'raiz cuadrada', 'raíz cuadrada de', 'raiz cuadrada de', 'raíz de', 'raiz de'],
      },
    },
    {
      letter: '=',
      shown: '=',
      en: { word: 'equals' },
      es: { word: 'igual', aloud: 'es igual a', also: ['igual a', 'igual al', 'es igual al'] },
    },
    // The letters before a cube say how it is turned.
    { letter: 'u', shown: 'u', en: { word: 'upside-down' }, es: { word: 'de cabeza', also: ['al revés', 'al reves'] } },
    { letter: 's', shown: 's', en: { word: 'sideways' }, es: { word: 'de lado' } },
  ],
};

/** All words for a sign in every language. People may type any of them. */
export const wordsFor = (sign: Sign): string[] =>
  LANGUAGES.flatMap((language) => {
    const { word, aloud, also = [] } = sign[language];
    return [word, ...(aloud === undefined ? [] : [aloud]), ...also];
  });
