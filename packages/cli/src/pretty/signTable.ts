// The signs of both games, each by its letter in the program, its sign as it is shown, and its words. Every other list of signs and words comes from here.
import type { GameName } from '@openshake/rules';

export interface Sign {
  /** In the program, and on the keyboard. */
  letter: string;
  shown: string;
  /** The word for its cube: spoken where cubes are listed. */
  word: string;
  /** The same inside a formula that is read aloud, where it differs. */
  aloud?: string;
  /** What people also say. */
  also?: readonly string[];
}

/** No cube shows any of these words. */
export const SIGN_TABLE: Readonly<Record<GameName, readonly Sign[]>> = {
  'on-sets': [
    { letter: 'U', shown: '∪', word: 'union' },
    { letter: 'N', shown: '∩', word: 'intersection' },
    { letter: '-', shown: '−', word: 'minus', also: ['difference'] },
    { letter: "'", shown: '′', word: 'complement' },
    { letter: 'V', shown: 'V', word: 'universe' },
    { letter: 'A', shown: 'Λ', word: 'null', aloud: 'the null set', also: ['null set', 'empty set'] },
    { letter: '=', shown: '=', word: 'equals' },
    { letter: 'C', shown: '⊆', word: 'subset', aloud: 'is a subset of', also: ['subset of'] },
  ],
  equations: [
    { letter: '+', shown: '+', word: 'plus' },
    { letter: '-', shown: '−', word: 'minus' },
    { letter: 'x', shown: '×', word: 'times' },
    { letter: '/', shown: '÷', word: 'divide', aloud: 'divided by' },
    { letter: '^', shown: '*', word: 'power', aloud: 'to the power', also: ['to the power of'] },
    { letter: 'r', shown: '√', word: 'root', also: ['the square root of', 'square root of'] },
    { letter: '=', shown: '=', word: 'equals' },
    // How a cube lies is written before it.
    { letter: 'u', shown: 'u', word: 'upside-down' },
    { letter: 's', shown: 's', word: 'sideways' },
  ],
};

/** Everything that is said for a sign. */
export const wordsFor = ({ word, aloud, also = [] }: Sign): string[] => [
  word,
  ...(aloud === undefined ? [] : [aloud]),
  ...also,
];
