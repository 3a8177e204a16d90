// A Goal and a move as people write them.
import type { Speaks } from '../words.ts';
import { isObject, textOf } from './anyValue.ts';

/** How to read the cubes of each shape. A shape that is not here has no meaning. */
const SHAPES: Readonly<Record<string, (cubes: string[]) => string>> = {
  single: (cubes) => cubes.join(' '),
  row: (cubes) => cubes.join(' + '),
  column: (cubes) => cubes.join(' × '),
  L: ([a, b, ...rest]) => `(${[a, b].join(' × ')}) + ${rest.join(' + ')}`,
  T: ([a = '', ...rest]) => `${a} × (${rest.join(' + ')})`,
};

/** `1 + 2`, `2 × (1 + upside-down 3)`; an empty text if there is none. */
export function showOnSetsGoal(goal: unknown, words: Speaks): string {
  if (typeof goal !== 'object' || goal === null) return textOf(goal);
  if ('values' in goal && Array.isArray(goal.values)) return eitherOf(goal.values, words);
  if (!('cubes' in goal) || !Array.isArray(goal.cubes)) return words.say({ key: 'goal.unreadable' });
  const cubes = goal.cubes.map((cube) => digit(cube, words));
  const shape = 'shape' in goal && typeof goal.shape === 'string' ? goal.shape : '';
  const read = Object.hasOwn(SHAPES, shape) ? SHAPES[shape] : undefined;
  return read ? read(cubes) : words.say({ key: 'goal.noMeaning', cubes: cubes.join(' ') });
}

function digit(cube: unknown, words: Speaks): string {
  const text = textOf(cube);
  return text.startsWith('u') ? words.say({ key: 'goal.upsideDown', cube: text.slice(1) }) : text;
}

/** `3 or 5`. */
export const eitherOf = (values: readonly unknown[], words: Speaks): string =>
  words.say({ key: 'goal.either', values: values.map((value) => textOf(value)) });

/** `B to Required`. Anything that is not a move is shown as any value. */
export function moveText(move: unknown, words: Speaks): string {
  const { cube, to, ...more } = isObject(move) ? move : {};
  return typeof cube === 'string' && typeof to === 'string' && Object.keys(more).length === 0
    ? words.say({ key: 'move.to', cube, section: to })
    : textOf(move);
}
