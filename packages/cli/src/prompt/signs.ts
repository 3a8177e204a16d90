// Expressions as people type them, in the letters of the program: `R ∪ Y′`, `r union y complement` and `R U Y'` are the same.
import { closes, cut, type GameName, isClosing, isOpening, parseCube, parseEquationCube } from '@openshake/rules';
import { type Read, refused, understood } from './conversation.ts';

/** What a screen reader says for a sign, and what people say for it. No cube shows any of these words. */
const WORDS: Readonly<Record<GameName, readonly (readonly [word: string, letter: string])[]>> = {
  'on-sets': [
    ['union', 'U'],
    ['intersection', 'N'],
    ['minus', '-'],
    ['difference', '-'],
    ['complement', "'"],
    ['universe', 'V'],
    ['the null set', 'A'],
    ['null set', 'A'],
    ['empty set', 'A'],
    ['null', 'A'],
    ['equals', '='],
    ['is a subset of', 'C'],
    ['subset of', 'C'],
    ['subset', 'C'],
  ],
  equations: [
    ['plus', '+'],
    ['minus', '-'],
    ['times', 'x'],
    ['divided by', '/'],
    ['divide', '/'],
    ['to the power of', '^'],
    ['to the power', '^'],
    ['power', '^'],
    ['the square root of', 'r'],
    ['square root of', 'r'],
    ['root', 'r'],
    ['equals', '='],
    ['upside-down', 'u'],
    ['sideways', 's'],
  ],
};

const wordsIn = (game: GameName): RegExp =>
  new RegExp(`(?:(\\S)\\s+)?(?<!\\p{L})(${WORDS[game].map(([word]) => word).join('|')})(?!\\p{L})`, 'giu');
const PATTERNS: Readonly<Record<GameName, RegExp>> = { 'on-sets': wordsIn('on-sets'), equations: wordsIn('equations') };

export const cubeParser = (game: GameName): ((character: string) => string | undefined) =>
  game === 'equations' ? parseEquationCube : parseCube;

/** Words become letters; a sign with its own word behind it, as in `U union`, is one sign. */
function withoutWords(text: string, game: GameName): string {
  const parse = cubeParser(game);
  return text.replace(PATTERNS[game], (_, before: string | undefined, word: string) => {
    const letter = WORDS[game].find(([each]) => each === word.toLowerCase())?.[1] ?? word;
    const isSame = before !== undefined && (parse(before) ?? before) === letter;
    return before === undefined || isSame ? letter : `${before} ${letter}`;
  });
}

/** A typed expression in the program's letters. What is no sign of the game stays as it is. */
export function lettersOf(text: string, game: GameName): string {
  const parse = cubeParser(game);
  const asLetter = (character: string): string =>
    parse(character) ?? (game === 'equations' && /[SU]/.test(character) ? character.toLowerCase() : character);
  const letters = [...withoutWords(text.replaceAll(/\s+/g, ' '), game)].map(asLetter).join('');
  const tidy = letters
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*:\s*/g, ':')
    .trim();
  // A turned cube and its letter are one.
  return game === 'equations' ? tidy.replaceAll(/(?<=[su]) /g, '') : tidy;
}

/** What may stand in an Equation beside its cubes: the equals sign, and the letters of turned cubes. */
const BESIDE: Readonly<Record<GameName, RegExp>> = { 'on-sets': /[\s:]/, equations: /[\s:=su]/i };

/** The first character of an expression that means nothing in this game. */
export const strangeIn = (letters: string, game: GameName): string | undefined => {
  const parse = cubeParser(game);
  return [...letters].find(
    (character) =>
      parse(character) === undefined && !BESIDE[game].test(character) && !isOpening(character) && !isClosing(character),
  );
};

/** What is wrong with the grouping symbols, in words. */
function groupingFault(letters: string): string | undefined {
  const open: string[] = [];
  for (const character of letters) {
    if (isOpening(character)) open.push(character);
    if (!isClosing(character)) continue;
    const last = open.pop();
    if (last === undefined) return `"${character}" closes a group that was never opened.`;
    if (!closes(last, character)) return `"${character}" cannot close a group that "${last}" opened.`;
  }
  const left = open.pop();
  return left === undefined ? undefined : `The group that "${left}" opens is never closed.`;
}

const TITLES: Readonly<Record<GameName, string>> = { 'on-sets': 'On-Sets', equations: 'Equations' };
const otherThan = (game: GameName): GameName => (game === 'equations' ? 'on-sets' : 'equations');

/** Why an expression cannot be understood at all. */
function unclearIn(typed: string, letters: string, game: GameName): string | undefined {
  const strange = strangeIn(letters, game);
  if (strange === undefined)
    return /:(?:$|[()[\]{}:])|^:/.test(letters)
      ? `A colon stands between a cube and the symbol that it stands for, such as ${game === 'equations' ? '0:x' : 'G:U'}.`
      : groupingFault(letters);
  const other = otherThan(game);
  const meant = lettersOf(typed, other);
  return [...meant].length > 1 && strangeIn(meant, other) === undefined
    ? `"${cut(meant)}" looks like ${TITLES[other]}, but you are playing ${TITLES[game]}.`
    : `"${strange}" is on no cube of ${TITLES[game]}.`;
}

/** A typed expression in the program's letters. One that is understood may still be wrong: that is for the judge to say. */
export function readExpression(typed: string, game: GameName): Read<string> {
  const letters = lettersOf(typed, game);
  const unclear = unclearIn(typed, letters, game);
  return unclear === undefined ? understood(letters) : refused(unclear);
}
