// A Goal and a Set-Name as people write them.
import { CUBES, type Cube, parseCube, showCube } from '@openshake/rules/onsets';
import { textOf } from './anyValue.ts';

const digit = (cube: unknown): string => {
  const text = textOf(cube);
  return text.startsWith('u') ? `upside-down ${text.slice(1)}` : text;
};

/** How the cubes of each shape are read; a shape that is not here has no meaning. */
const SHAPES: Readonly<Record<string, (cubes: string[]) => string>> = {
  single: (cubes) => cubes.join(' '),
  row: (cubes) => cubes.join(' + '),
  column: (cubes) => cubes.join(' × '),
  L: ([a, b, ...rest]) => `(${[a, b].join(' × ')}) + ${rest.join(' + ')}`,
  T: ([a = '', ...rest]) => `${a} × (${rest.join(' + ')})`,
};

/** `1 + 2`, `2 × (1 + upside-down 3)`; an empty text when there is none. */
export function showGoal(goal: unknown): string {
  if (typeof goal !== 'object' || goal === null) return textOf(goal);
  if ('values' in goal && Array.isArray(goal.values)) return goal.values.map((value) => textOf(value)).join(' or ');
  if (!('cubes' in goal) || !Array.isArray(goal.cubes)) return 'not one that can be read';
  const cubes = goal.cubes.map(digit);
  const shape = 'shape' in goal && typeof goal.shape === 'string' ? goal.shape : '';
  const read = Object.hasOwn(SHAPES, shape) ? SHAPES[shape] : undefined;
  return read ? read(cubes) : `${cubes.join(' ')} in a placing without a meaning`;
}

const isCube = (letter: string): letter is Cube => (CUBES as readonly string[]).includes(letter);

/** A text in the judge's letters with the signs that people know: `B U R'` becomes `B ∪ R′`. */
export const showSigns = (text: string): string =>
  [...text].map((letter) => (isCube(letter) ? showCube(letter) : letter)).join('');

/** Spaces, grouping and pairs of complements apart, which undo each other. */
const bare = (text: string): string =>
  [...text]
    .filter((letter) => !/[\s()[\]{}]/.test(letter))
    .map((letter) => parseCube(letter) ?? letter)
    .join('')
    .replaceAll("''", '');

/** The only reading of a text, as it was written where it has complements that undo each other: `Y′′`, not `Y`. */
export const asWritten = (written: string, reading: string): string =>
  bare(written) === bare(reading) && primes(written) > primes(reading) ? written.trim() : reading;

const primes = (text: string): number => [...text].filter((letter) => parseCube(letter) === "'").length;
