// A Goal as people type it, and back: `1+2`, `2x3`, `(2x3)+1`, `2x(3+1)`, `u3` for an upside-down 3, `values 3 5` for study; in Equations the expression itself.
import type { GameName } from '@openshake/rules';
import { isFields } from './benchState.ts';
import { lettersOf } from './typing.ts';

/** What each shape looks like when its digits are left out. */
const FORMS: readonly (readonly [shape: string, form: RegExp])[] = [
  ['single', /^D$/],
  ['row', /^D\+D(?:\+D)?$/],
  ['column', /^DxD(?:xD)?$/],
  ['L', /^(?:\(DxD\)|DxD)\+D$/],
  ['T', /^Dx\(D\+D\)$/],
];
const NAMED = /^(single|row|column|L|T|other)\b\s*(.*)$/i;
const VALUES = /^values?\b(.*)$/i;

export type TypedGoal = { goal: unknown } | { strange: true };

const wholeNumbers = (text: string): number[] | undefined => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => /^-?\d{1,9}$/.test(word)) ? words.map(Number) : undefined;
};

/** The Goal that a text means; undefined for an empty one. */
export function readGoalText(game: GameName, typed: string): TypedGoal {
  const text = typed.trim();
  if (text === '') return { goal: undefined };
  const [, listed] = VALUES.exec(text) ?? [];
  if (listed !== undefined) {
    const values = wholeNumbers(listed);
    return values ? { goal: { values } } : { strange: true };
  }
  if (game === 'equations') return { goal: lettersOf(game, text) };
  const [, name, digits] = NAMED.exec(text) ?? [];
  if (name !== undefined && digits !== undefined) {
    const shape = [...FORMS.map(([each]) => each), 'other'].find((each) => each.toLowerCase() === name.toLowerCase());
    const cubes = digits.split(/[\s,]+/).filter((cube) => cube !== '');
    return shape === undefined || cubes.length === 0 ? { strange: true } : { goal: { shape, cubes } };
  }
  const written = text
    .replaceAll(/\s+/g, '')
    .replaceAll(/[×X*·]/g, 'x')
    .toLowerCase();
  const cubes = written.match(/u?\d/g) ?? [];
  const form = written.replaceAll(/u?\d/g, 'D');
  const shape = FORMS.find(([, pattern]) => pattern.test(form))?.[0];
  return shape === undefined ? { strange: true } : { goal: { shape, cubes } };
}

const DRAWN: Readonly<Record<string, (cubes: readonly string[]) => string>> = {
  single: ([a = '']) => a,
  row: (cubes) => cubes.join(' + '),
  column: (cubes) => cubes.join(' x '),
  L: ([a = '', b = '', c = '']) => `(${a} x ${b}) + ${c}`,
  T: ([a = '', b = '', c = '']) => `${a} x (${b} + ${c})`,
};

/** The Goal as one would type it. */
export function makeGoalText(goal: unknown): string {
  if (typeof goal === 'string') return goal;
  if (!isFields(goal)) return '';
  if (Array.isArray(goal.values)) return `values ${goal.values.join(' ')}`;
  if (typeof goal.text === 'string') return goal.text;
  const cubes = Array.isArray(goal.cubes) ? goal.cubes.map(String) : [];
  const shape = String(goal.shape ?? '');
  const drawn = Object.hasOwn(DRAWN, shape) ? DRAWN[shape]?.(cubes) : undefined;
  const again = drawn === undefined ? undefined : readGoalText('on-sets', drawn);
  // A layout that means nothing keeps its name, so that it can be read back.
  const same = again && 'goal' in again && JSON.stringify(again.goal) === JSON.stringify({ shape, cubes });
  return same && drawn !== undefined ? drawn : [shape || 'other', ...cubes].join(' ');
}

/** The digit cubes of a Goal of On-Sets, or the cubes of one of Equations, to be drawn. */
export function goalCubes(
  game: GameName,
  goal: unknown,
): { cube: string; turned?: 'upside-down' | 'sideways' | 'both' }[] {
  if (game === 'on-sets') {
    const cubes = isFields(goal) && Array.isArray(goal.cubes) ? goal.cubes.map(String) : [];
    return cubes.map((cube) => (/^u/i.test(cube) ? { cube: cube.slice(1), turned: 'upside-down' as const } : { cube }));
  }
  const text = typeof goal === 'string' ? goal : isFields(goal) && typeof goal.text === 'string' ? goal.text : '';
  return [...text.matchAll(/(su|us|s|u)?([0-9+\-x/^r])/gi)].map(([, lies = '', cube = '']) => {
    const way = lies.toLowerCase();
    if (way === '') return { cube };
    return {
      cube,
      turned: way === 'u' ? ('upside-down' as const) : way === 's' ? ('sideways' as const) : ('both' as const),
    };
  });
}
