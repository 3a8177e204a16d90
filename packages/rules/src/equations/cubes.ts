// The symbols on the cubes of Equations, and the faces of a kit.

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Digit = (typeof DIGITS)[number];

/** + − × ÷, ^ for the power sign (also written *), r for the root sign. */
export const SIGNS = ['+', '-', 'x', '/', '^', 'r'] as const;
export type Sign = (typeof SIGNS)[number];

export const CUBES = [...DIGITS, ...SIGNS] as const;
export type Cube = (typeof CUBES)[number];

export const isDigit = (value: unknown): value is Digit => (DIGITS as readonly unknown[]).includes(value);
export const isCube = (value: unknown): value is Cube => (CUBES as readonly unknown[]).includes(value);

/** Six cubes of each color. The book does not list the faces; these are the kit's. */
export const KIT = {
  red: { count: 6, faces: ['0', '1', '2', '3', '+', '-'] },
  blue: { count: 6, faces: ['0', '1', '2', '3', 'x', '/'] },
  green: { count: 6, faces: ['4', '5', '6', 'x', '-', '^'] },
  black: { count: 6, faces: ['7', '8', '9', 'r', '+', '/'] },
} as const satisfies Record<string, { count: number; faces: readonly Cube[] }>;

export const CUBES_IN_KIT = Object.values(KIT).reduce((sum, kind) => sum + kind.count, 0);

/** How people see a sign, if it differs from the letter that programs use. */
const SHOWN: Partial<Record<Cube, string>> = { '-': '−', x: '×', '/': '÷', '^': '*', r: '√' };
export const showCube = (cube: Cube): string => SHOWN[cube] ?? cube;

/** Other ways that people write a sign. */
const WRITTEN: Partial<Record<Cube, string>> = { '-': '−–—', x: 'X×·⋅✕', '/': '÷∕', '^': '*↑∧⌃', r: 'R√' };

const CUBE_OF = new Map<string, Cube>([
  ...CUBES.map((cube): [string, Cube] => [cube, cube]),
  ...Object.entries(WRITTEN).flatMap(([cube, others]) =>
    [...others].map((other): [string, Cube] => [other, cube as Cube]),
  ),
]);

/** The cube that one written character names. */
export const parseCube = (character: string): Cube | undefined => CUBE_OF.get(character);
