// Texts in the letters of the cubes, shown in the signs that people know: ∪ ∩ − ′ in On-Sets, × ÷ * √ in Equations.

import type { AnswerValue } from '@openshake/rules/equations';
import { parseCube as parseEquationCube, showCube as showEquationCube } from '@openshake/rules/equations/table';
import { CUBES, type Cube, showCube } from '@openshake/rules/onsets/table';

const isCube = (letter: string): letter is Cube => (CUBES as readonly string[]).includes(letter);

/** `B U R'` becomes `B ∪ R′`. */
export const showOnSetsSigns = (text: string): string =>
  [...text].map((letter) => (isCube(letter) ? showCube(letter) : letter)).join('');

export function showEquationSign(letter: string): string {
  const cube = parseEquationCube(letter);
  return cube === undefined ? letter : showEquationCube(cube);
}

/** `3x(5+2)` becomes `3×(5+2)`, character for character, so that places in the text stay where they are. */
export const showEquationSigns = (text: string): string => [...text].map(showEquationSign).join('');

/** `7/2` stays a fraction. `2r2` becomes `2×√2`: on the cubes 2√2 is the root of 2 with index 2. */
export const showValue = (value: AnswerValue): string =>
  [...String(value).replaceAll(/(?<=\d)r/g, 'xr')]
    .map((letter) => (letter === '/' ? letter : showEquationSign(letter)))
    .join('');

/** Negative numbers have a printed minus sign. */
export const showPoints = (points: number): string => String(points).replace('-', '−');
