// Cubes that move between Resources and the mat. Cubes with the same face are alike: a section is a list of symbols.
import type { Placed, Shake, Spot } from './state.ts';

/** The list without these, each removed once. */
export const withoutAll = (cubes: readonly string[], gone: readonly string[]): string[] =>
  gone.reduce(without, [...cubes]);

/** The list without one of this symbol. */
export function without(cubes: readonly string[], cube: string): string[] {
  const at = cubes.indexOf(cube);
  return at < 0 ? [...cubes] : cubes.toSpliced(at, 1);
}

/** Anything that has the cubes of a table. */
type WithCubes = Readonly<Record<Spot, readonly string[]>>;

type Sections = Partial<Record<Spot, readonly string[]>>;

/** The two sections between which a cube is carried, as they are then. */
export const carried = (table: WithCubes, cube: string, from: Spot, to: Spot): Sections => ({
  [from]: without(table[from], cube),
  // Unlike a list that is spread, this one has no spare room.
  [to]: (from === to ? without(table[to], cube) : table[to]).concat(cube),
});

export const carry = <Table extends WithCubes>(table: Table, cube: string, from: Spot, to: Spot): Table => ({
  ...table,
  ...carried(table, cube, from, to),
});

/** A placed cube goes back: of cubes that look the same, the last one to arrive. */
export const carriedBack = (table: WithCubes, { cube, from, to }: Placed): Sections => ({
  [to]: without(table[to].toReversed(), cube).toReversed(),
  [from]: table[from].concat(cube),
});

/** The table after only this many entries of the trail. */
export function rewind<Table extends WithCubes>(after: Table, trail: readonly Placed[], entries: number): Table {
  return trail
    .slice(entries)
    .reduceRight((table: Table, { cube, from, to }: Placed) => carry(table, cube, to, from), after);
}

/** The next number in the order of a shake's moves and lost turns. */
export const nextInOrder = ({ trail, passes, sentOut }: Pick<Shake, 'trail' | 'passes' | 'sentOut'>): number =>
  1 + Math.max(0, ...[...trail, ...passes, ...sentOut].map(({ nth }) => nth));
