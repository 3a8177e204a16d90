// What people type becomes the signs of the game, character for character, so that the caret stays where it is. The state keeps the letters.
import type { GameName } from '@openshake/rules';
import { parseCube as parseEquationCube, showCube as showEquationCube } from '@openshake/rules/equations';
import { parseCube as parseOnSetsCube, showCube as showOnSetsCube } from '@openshake/rules/onsets';

/** The letter of the cube that one typed character names. */
export const cubeOf = (game: GameName, typed: string): string | undefined =>
  game === 'equations' ? parseEquationCube(typed) : parseOnSetsCube(typed);

/** `b u r` as it is kept: `B U R`. Whatever is no cube stays. */
export const lettersOf = (game: GameName, typed: string): string =>
  [...typed].map((character) => cubeOf(game, character) ?? character).join('');

/** `B U R` as it is seen: `B ∪ R`. */
export function signsOf(game: GameName, letters: string): string {
  const show = (character: string): string => {
    if (game === 'equations') {
      const cube = parseEquationCube(character);
      return cube === undefined ? character : showEquationCube(cube);
    }
    const cube = parseOnSetsCube(character);
    return cube === undefined ? character : showOnSetsCube(cube);
  };
  return [...letters].map(show).join('');
}

/** The cubes among the characters, and whatever is not a cube. Spaces, commas and the like separate. */
export function cubesIn(game: GameName, typed: string): { cubes: string[]; strange: string[] } {
  const found = [...typed]
    .filter((character) => !/[\s,;|]/.test(character))
    .map((character) => ({ character, cube: cubeOf(game, character) }));
  return {
    cubes: found.flatMap(({ cube }) => cube ?? []),
    strange: found.flatMap(({ character, cube }) => (cube === undefined ? [character] : [])),
  };
}

/** Restrictions are typed in one line, with semicolons between them. */
export const splitRestrictions = (typed: string): string[] =>
  typed.trim() === '' ? [] : typed.split(';').map((each) => each.trim());
export const joinRestrictions = (restrictions: readonly unknown[]): string => restrictions.map(String).join(' ; ');

/** `=:B C:U`, as marks beside a paper; undefined if a mark is not complete. */
export function marksIn(game: GameName, typed: string): Readonly<Record<string, string>> | undefined {
  const marks = typed
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map((each) => /^(.)(?::|=>|→)(.+)$/u.exec(each));
  if (marks.some((mark) => mark === null)) return undefined;
  return Object.fromEntries(
    marks.flatMap((mark) => (mark ? [[lettersOf(game, mark[1] ?? ''), lettersOf(game, mark[2] ?? '')]] : [])),
  );
}
