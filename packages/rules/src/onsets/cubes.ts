// The symbols on the cubes of On-Sets, and the faces of a kit. marks.ts has what a cube means in a Solution.

export const COLOURS = ['B', 'R', 'G', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

/** The six sets that one cube can name: the colors, V (all cards) and A (no card, shown as Λ). */
export const SETS = [...COLOURS, 'V', 'A'] as const;
export type SetSymbol = (typeof SETS)[number];

/** The operations: U union, N intersection, - difference, ' complement. */
export const OPERATIONS = ['U', 'N', '-', "'"] as const;
export type Operation = (typeof OPERATIONS)[number];
export type BinaryOperation = Exclude<Operation, "'">;

/** The signs that make a Restriction: = equals, C subset (shown as ⊆). */
export const RELATIONS = ['=', 'C'] as const;
export type Relation = (typeof RELATIONS)[number];

export const DIGITS = ['1', '2', '3', '4', '5'] as const;
export type Digit = (typeof DIGITS)[number];

/** Every symbol that may be in a Solution. */
export const SYMBOLS = [...SETS, ...OPERATIONS, ...RELATIONS] as const;
export type CubeSymbol = (typeof SYMBOLS)[number];

export const CUBES = [...SYMBOLS, ...DIGITS] as const;
export type Cube = (typeof CUBES)[number];

const isOneOf =
  <T extends string>(list: readonly T[]) =>
  (value: unknown): value is T =>
    (list as readonly unknown[]).includes(value);

export const isSet = isOneOf(SETS);
export const isOperation = isOneOf(OPERATIONS);
export const isRelation = isOneOf(RELATIONS);
export const isDigit = isOneOf(DIGITS);
export const isSymbol = isOneOf(SYMBOLS);

/** The kit: how many cubes of each kind, and the six faces of each (AGLOA glossary for the digits; the kit itself for the rest). */
export const KIT = {
  digit: { count: 3, faces: ['1', '1', '2', '3', '4', '5'] },
  colour: { count: 8, faces: ['R', 'R', 'B', 'B', 'G', 'Y'] },
  operation: { count: 4, faces: ['U', 'U', 'N', 'N', '-', "'"] },
  restriction: { count: 3, faces: ['=', '=', 'C', 'C', 'V', 'A'] },
} as const satisfies Record<string, { count: number; faces: readonly Cube[] }>;

export const CUBES_IN_KIT = Object.values(KIT).reduce((sum, kind) => sum + kind.count, 0);

/** How people see a symbol, if it differs from the letter that programs use. */
const SHOWN: Partial<Record<Cube, string>> = { U: '∪', N: '∩', '-': '−', "'": '′', A: 'Λ', C: '⊆' };
export const showCube = (cube: Cube): string => SHOWN[cube] ?? cube;

/** Other ways that people write a symbol. */
const WRITTEN = { U: '∪⋃', N: '∩⋂', '-': '−–—∖', "'": '′’‘`´ʹ', A: 'Λλ∧∅^', C: '⊆⊂' } as const satisfies Partial<
  Record<Cube, string>
>;

const CUBE_OF = new Map<string, Cube>([
  ...CUBES.flatMap((cube): [string, Cube][] => [
    [cube, cube],
    [cube.toLowerCase(), cube],
  ]),
  ...Object.entries(WRITTEN).flatMap(([cube, others]) =>
    [...others].map((other): [string, Cube] => [other, cube as Cube]),
  ),
]);

/** The cube that one written character names, as a letter or a sign, in any case. */
export const parseCube = (character: string): Cube | undefined => CUBE_OF.get(character);
