// How a Goal lies on the mat: the places of its cubes, with their gaps, and the formula that it stands for.

export interface GoalCube {
  cube: string;
  turned?: 'upside-down' | 'sideways' | 'both';
  /** On-Sets: column and row, from 1. */
  column?: number;
  row?: number;
  /** Equations: a gap stands before this cube. */
  gap?: boolean;
}

const TURNS = { u: 'upside-down', s: 'sideways', su: 'both', us: 'both' } as const;

function readCube(text: string): GoalCube {
  const [, turn = '', cube = ''] = /^(su|us|s|u)?(.*)$/s.exec(text) ?? [];
  const turned = TURNS[turn as keyof typeof TURNS] as GoalCube['turned'] | undefined;
  return turned ? { cube, turned } : { cube };
}

/** The place of each cube of a shape: [column, row]. A shape without meaning lies in a row. */
const PLACES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  column: [
    [1, 1],
    [1, 2],
    [1, 3],
  ],
  L: [
    [1, 1],
    [1, 2],
    [3, 2],
  ],
  T: [
    [2, 1],
    [1, 2],
    [3, 2],
  ],
};

/** The cubes of an On-Sets Goal. Columns are half as wide as a cube, so that one can lie between two. */
export function onSetsCubes(goal: unknown): GoalCube[] {
  const { shape, cubes } = (typeof goal === 'object' && goal !== null ? goal : {}) as Record<string, unknown>;
  if (!Array.isArray(cubes)) return [];
  const places = typeof shape === 'string' && Object.hasOwn(PLACES, shape) ? PLACES[shape] : undefined;
  return cubes.map((cube, at) => {
    const [column, row] = places?.[at] ?? [1 + 2 * at, 1];
    return { ...readCube(String(cube)), column, row };
  });
}

const textOf = (goal: unknown): string => {
  const text = typeof goal === 'object' && goal !== null && 'text' in goal ? goal.text : goal;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

const PIECE = /(\s+|[()[\]{}])|((?:su|us|s|u)?[0-9+\-x/^*r])/giu;

/** The cubes of an Equations Goal, with a gap wherever its spacing or a parenthesis shows one. */
export function equationsCubes(goal: unknown): GoalCube[] {
  const cubes: GoalCube[] = [];
  let gap = false;
  for (const [, apart, cube] of textOf(goal).matchAll(PIECE)) {
    if (apart !== undefined) gap = cubes.length > 0;
    else if (cube !== undefined) {
      const read = readCube(cube.toLowerCase().replace('*', '^'));
      cubes.push(gap ? { ...read, gap } : read);
      gap = false;
    }
  }
  return cubes;
}

export type FormulaPiece = string | { turned: NonNullable<GoalCube['turned']>; digit: string };

const SHOWN: Readonly<Record<string, string>> = { '+': ' + ', '-': ' − ', x: ' × ', '/': ' ÷ ', '^': ' * ', r: '√' };

/** A text with parentheses, as it stands in an Equation: signs as people write them, turned cubes as they lie. */
export function equationsFormula(text: string): FormulaPiece[] {
  return [...text.matchAll(PIECE)].flatMap(([, apart, cube]): FormulaPiece[] => {
    if (apart !== undefined) return /\s/.test(apart) ? [] : [apart];
    const { cube: sign, turned } = readCube((cube ?? '').toLowerCase());
    return [turned ? { turned, digit: sign } : (SHOWN[sign] ?? sign)];
  });
}

const plus = (sum: string, { digit, negative }: { digit: string; negative: boolean }): string =>
  sum === '' ? `${negative ? '−' : ''}${digit}` : `${sum} ${negative ? '−' : '+'} ${digit}`;

/** An upside-down digit is negative. Empty for a shape without meaning, and for a single digit that stands upright. */
export function onSetsFormula(goal: unknown): string {
  const cubes = onSetsCubes(goal).map(({ cube, turned }) => ({ digit: cube, negative: turned !== undefined }));
  const alone = cubes.map((cube) => plus('', cube));
  const [a = '', b = ''] = alone;
  switch ((goal as { shape?: unknown } | null)?.shape) {
    case 'single':
    case 'row':
      return cubes.reduce(plus, '');
    case 'column':
      return alone.join(' × ');
    case 'L':
      return cubes.slice(2).reduce(plus, `${a} × ${b}`);
    case 'T':
      return `${a} × (${cubes.slice(1).reduce(plus, '')})`;
    default:
      return '';
  }
}
