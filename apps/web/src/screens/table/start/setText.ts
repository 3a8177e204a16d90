// A Set-Name as it is typed: letters of the notation inside, signs on the screen, one for one.
import {
  countCards,
  nameSet,
  parseCard,
  parseCube,
  parsePlainSetName,
  setOf,
  type shakeRules,
  showCube,
} from '@openshake/rules/onsets/table';

export const PALETTE = ['B', 'R', 'G', 'Y', 'V', 'A', 'U', 'N', '-', "'", '(', ')'] as const;

/** A Double Set has at most four symbols; this leaves room for grouping. */
export const MOST_LETTERS = 24;

/** What was typed, in letters. What no cube shows stays as it is. */
export const lettersOf = (typed: string): string => [...typed].map((sign) => parseCube(sign) ?? sign).join('');

export const shownLetters = (letters: string): string =>
  [...letters]
    .map((letter) => {
      const cube = parseCube(letter);
      return cube === undefined ? letter : showCube(cube);
    })
    .join('');

type Minus = ReturnType<typeof shakeRules>['rules']['operations']['minus'];

/** How many of these cards a Set-Name names; undefined if it names no one set. */
export function countIn(letters: string, universe: readonly string[], minus: Minus = 'difference'): number | undefined {
  const plain = parsePlainSetName(letters);
  if (!plain) return undefined;
  const cards = universe.flatMap((card) => parseCard(card) ?? []);
  return countCards(nameSet(plain, setOf(cards), minus));
}
