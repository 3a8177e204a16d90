// Expressions as people type them, in the program's letters: `R ∪ Y′`, `r union y complement` and `R U Y'` are the same.
import { closes, cut, type GameName, isClosing, isOpening } from '@openshake/rules';
import { parseCube as parseEquationCube } from '@openshake/rules/equations';
import { parseCube } from '@openshake/rules/onsets';
import { SIGN_TABLE, wordsFor } from '../pretty/signTable.ts';
import type { Text } from '../words/texts/index.ts';
import { type Read, refused, understood } from './conversation.ts';

/** Words and their letters, the longest first, because one may begin another. */
const WORDS: Readonly<Record<GameName, ReadonlyMap<string, string>>> = {
  'on-sets': lettersByWord('on-sets'),
  equations: lettersByWord('equations'),
};

function lettersByWord(game: GameName): ReadonlyMap<string, string> {
  const all = SIGN_TABLE[game].flatMap((sign) => wordsFor(sign).map((word) => [word, sign.letter] as const));
  return new Map(all.toSorted(([one], [other]) => other.length - one.length));
}

const wordsIn = (game: GameName): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${[...WORDS[game].keys()].join('|')})(?!\\p{L})`, 'giu');
const PATTERNS: Readonly<Record<GameName, RegExp>> = { 'on-sets': wordsIn('on-sets'), equations: wordsIn('equations') };

export const cubeParser = (game: GameName): ((character: string) => string | undefined) =>
  game === 'equations' ? parseEquationCube : parseCube;

/** Turns the words for signs into letters. The rest stays as it is. */
export const withoutWords = (text: string, game: GameName): string =>
  text.replace(PATTERNS[game], (word) => WORDS[game].get(word.toLowerCase()) ?? word);

/** A typed expression in the program's letters. Anything that is not a sign of the game stays as it is. */
export function lettersOf(text: string, game: GameName): string {
  const parse = cubeParser(game);
  const asLetter = (character: string): string =>
    parse(character) ?? (game === 'equations' && /[SU]/.test(character) ? character.toLowerCase() : character);
  const letters = [...withoutWords(text.replaceAll(/\s+/g, ' '), game)].map(asLetter).join('');
  const tidy = letters
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*:\s*/g, ':')
    .trim();
  // The letter of a turned cube belongs to its digit.
  return game === 'equations' ? tidy.replaceAll(/(?<=[su]) /g, '') : tidy;
}

/** Many people type without accents: `comodin` for `comodín`. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What an expression may have besides its cubes. An Equation may also have the equals sign and the letters of turned cubes. */
const BESIDE: Readonly<Record<GameName, RegExp>> = { 'on-sets': /[\s:]/, equations: /[\s:=su]/i };

/** The first character of an expression that means nothing in this game. */
export const strangeIn = (letters: string, game: GameName): string | undefined => {
  const parse = cubeParser(game);
  return [...letters].find(
    (character) =>
      parse(character) === undefined && !BESIDE[game].test(character) && !isOpening(character) && !isClosing(character),
  );
};

/** What is wrong with the parentheses or brackets. */
function groupingFault(letters: string): Text | undefined {
  const open: string[] = [];
  for (const character of letters) {
    if (isOpening(character)) open.push(character);
    if (!isClosing(character)) continue;
    const last = open.pop();
    if (last === undefined) return { key: 'read.group.unopened', closing: character };
    if (!closes(last, character)) return { key: 'read.group.mismatched', closing: character, opening: last };
  }
  const left = open.pop();
  return left === undefined ? undefined : { key: 'read.group.unclosed', opening: left };
}

/** The games have the same names in every language. */
export const TITLES: Readonly<Record<GameName, string>> = { 'on-sets': 'On-Sets', equations: 'Equations' };
const otherThan = (game: GameName): GameName => (game === 'equations' ? 'on-sets' : 'equations');

/** Why we cannot understand an expression at all. */
export function unclearIn(typed: string, letters: string, game: GameName): Text | undefined {
  const strange = strangeIn(letters, game);
  if (strange === undefined)
    return /:(?:$|[()[\]{}:])|^:/.test(letters)
      ? { key: 'read.colon', example: game === 'equations' ? '0:x' : 'G:U' }
      : groupingFault(letters);
  const other = otherThan(game);
  const meant = lettersOf(typed, other);
  return [...meant].length > 1 && strangeIn(meant, other) === undefined
    ? { key: 'read.otherGame', text: cut(meant), other: TITLES[other], game: TITLES[game] }
    : { key: 'read.strange', game: TITLES[game], sign: strange };
}

/** A typed expression in the program's letters. It may still be wrong: the judge decides that. */
export function readExpression(typed: string, game: GameName): Read<string> {
  const letters = lettersOf(typed, game);
  const unclear = unclearIn(typed, letters, game);
  return unclear === undefined ? understood(letters) : refused(unclear);
}
