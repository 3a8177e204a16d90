// Cubes on their way between Resources and the mat. Cubes that show the same are alike: a section is a list of symbols.
import type { Placed, Shake, Spot } from './state.ts';

/** The list without one of this symbol. */
export function without(cubes: readonly string[], cube: string): string[] {
  const at = cubes.indexOf(cube);
  return at < 0 ? [...cubes] : cubes.toSpliced(at, 1);
}

/** Whether all of these are among the others, each as often as it is wanted. */
export function holds(cubes: readonly string[], wanted: readonly string[]): boolean {
  let left = [...cubes];
  return wanted.every((cube) => {
    const there = left.includes(cube);
    left = without(left, cube);
    return there;
  });
}

export const carry = (shake: Shake, cube: string, from: Spot, to: Spot): Shake => ({
  ...shake,
  [from]: without(shake[from], cube),
  [to]: [...(from === to ? without(shake[to], cube) : shake[to]), cube],
});

/** The table as it stood before everything that came after the first so many entries of the trail. */
export function rewind(shake: Shake, entries: number): Shake {
  return shake.trail
    .slice(entries)
    .reduceRight((table: Shake, { cube, from, to }: Placed) => carry(table, cube, to, from), shake);
}
