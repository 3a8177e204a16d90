// The Goals that can be set from Resources, and how few cubes a Solution of each needs.
import { type Digit, isDigit } from '@openshake/rules/onsets';
import { Effort } from './effort.ts';
import { goalValuesOf, positionOf, type TablePosition, type WrittenOnSetsTable } from './position.ts';
import { readCubes } from './reading.ts';
import { fewestCubes } from './shortest.ts';
import { canSolve } from './solve.ts';

export interface LaidGoal {
  shape: 'single' | 'row' | 'column' | 'L' | 'T';
  cubes: string[];
}

export interface SolvedGoal {
  goal: LaidGoal;
  /** The fewest cubes of a Solution; null if there is none. */
  cubes: number | null;
}

/** Every Goal that the digits in Resources can make, each arrangement once: side by side or one above the other, the order means nothing. */
export function goalsFrom(resources: WrittenOnSetsTable['resources']): LaidGoal[] {
  const digits = readCubes('resources', resources).filter(isDigit);
  const goals = new Map<string, LaidGoal>();
  const add = (shape: LaidGoal['shape'], cubes: string[]) => goals.set(`${shape} ${cubes}`, { shape, cubes });
  for (const cubes of eachLaying(digits)) {
    const [a = '', b = '', c = ''] = cubes;
    if (cubes.length === 1) add('single', cubes);
    else {
      add('row', [...cubes].sort(byDigit));
      add('column', [...cubes].sort(byDigit));
    }
    if (cubes.length !== 3) continue;
    add('L', [...[a, b].sort(byDigit), c]);
    add('T', [a, ...[b, c].sort(byDigit)]);
  }
  return [...goals.values()];
}

const numberOn = (cube: string): number => (cube.startsWith('u') ? -Number(cube.slice(1)) : Number(cube));
const byDigit = (one: string, other: string): number =>
  Math.abs(numberOn(one)) - Math.abs(numberOn(other)) || numberOn(other) - numberOn(one);

/** One to three of the digits in every order, each upright or upside-down. */
function* eachLaying(digits: readonly Digit[]): Generator<string[]> {
  for (const [at, digit] of digits.entries())
    for (const cube of [digit, `u${digit}`]) {
      yield [cube];
      for (const others of eachLaying(digits.toSpliced(at, 1))) if (others.length < 3) yield [cube, ...others];
    }
}

/** Every Goal that can be set and has a legal value, with the position after that. */
export function* legalGoals(table: WrittenOnSetsTable): Generator<{ goal: LaidGoal; position: TablePosition }> {
  const position = positionOf(table);
  for (const goal of goalsFrom(table.resources)) {
    const goalValues = goalValuesOf(goal, position.universe, position.rules);
    if (goalValues.length > 0) yield { goal, position: { ...position, goalValues } };
  }
}

/** Every Goal that can be set and has a legal value, with the fewest cubes of a Solution. */
export function solveGoals(table: WrittenOnSetsTable, effort: Effort = new Effort()): SolvedGoal[] {
  const known = new Map<string, number | null>();
  return Array.from(legalGoals(table), ({ goal, position }) => {
    const key = position.goalValues.join();
    const cubes = known.has(key) ? (known.get(key) ?? null) : (fewestCubes(position, 'any', effort) ?? null);
    known.set(key, cubes);
    return { goal, cubes };
  });
}

/** Whether a Goal-setter who says that no Goal has a Solution is right. */
export function noGoalIsRight(table: WrittenOnSetsTable, effort: Effort = new Effort()): boolean {
  const goals = [...legalGoals(table)];
  const [first] = goals;
  if (!first) return true;
  // Two Solutions are for one Goal; a single one may be for any.
  if (first.position.rules.solutions > 1) return goals.every(({ position }) => !canSolve(position, 'any', effort));
  const goalValues = [...new Set(goals.flatMap(({ position }) => position.goalValues))];
  return !canSolve({ ...first.position, goalValues }, 'any', effort);
}
