// The shortest Solution: the fewest cubes that make one.
import { type CubeSymbol, isOperation, SYMBOLS } from '@openshake/rules/onsets';
import { Effort } from './effort.ts';
import type { FromResources, OnSetsPosition } from './position.ts';
import { canSolve, solve } from './solve.ts';
import type { WrittenSolution } from './write.ts';

/** A Solution of the fewest cubes, or the two for Two Solutions; undefined if there is none. */
export function shortest(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): WrittenSolution[] | undefined {
  const fewest = withFewest(position, from, effort);
  return fewest && solve(fewest, from, effort);
}

/** How many cubes the shortest Solution uses, each counted once; undefined if there is none. */
export function fewestCubes(
  position: OnSetsPosition,
  from: FromResources,
  effort: Effort = new Effort(),
): number | undefined {
  const fewest = withFewest(position, from, effort);
  return fewest && fewest.required.length + fewest.permitted.length + fewest.resources.length;
}

/** The position cut down to the fewest cubes that still have a Solution. */
function withFewest(position: OnSetsPosition, from: FromResources, effort: Effort): OnSetsPosition | undefined {
  if (!canSolve(position, from, effort)) return undefined;
  const most = position.permitted.length + position.resources.length;
  for (let size = 0; size <= most; size += 1)
    for (const fewer of eachFewer(position, from, size)) if (canSolve(fewer, from, effort)) return fewer;
  return undefined;
}

/** The position with only this many cubes besides the Required ones, in every way. Of two equal cubes in Permitted and Resources, takes the first. */
export function* eachFewer(position: OnSetsPosition, from: FromResources, size: number): Generator<OnSetsPosition> {
  const { manyTimes } = position.rules.operations;
  // Two Solutions may each take their own cube.
  const mostTaken = from === 'any' ? Number.POSITIVE_INFINITY : from === 'one' ? position.rules.solutions : 0;
  const kinds = SYMBOLS.filter((cube) => position.permitted.includes(cube) || position.resources.includes(cube));

  function* choose(
    at: number,
    left: number,
    permitted: CubeSymbol[],
    resources: CubeSymbol[],
  ): Generator<OnSetsPosition> {
    const cube = kinds[at];
    if (left === 0) {
      yield { ...position, permitted, resources };
      return;
    }
    if (cube === undefined) return;
    const onMat = position.permitted.filter((each) => each === cube).length;
    const inResources = position.resources.filter((each) => each === cube).length;
    const there = onMat + inResources;
    // A sign that may be written many times is needed once, unless it may stand for something else.
    const useful = manyTimes && isOperation(cube) && !position.rules.wild[cube] ? 1 : there;
    for (let count = 0; count <= Math.min(left, there, useful); count += 1) {
      const more = Math.max(0, count - onMat);
      if (resources.length + more > mostTaken) break;
      yield* choose(
        at + 1,
        left - count,
        [...permitted, ...Array<CubeSymbol>(count - more).fill(cube)],
        [...resources, ...Array<CubeSymbol>(more).fill(cube)],
      );
    }
  }

  yield* choose(0, size, [], []);
}
