// A Goal to suggest to the Goal-setter: the exact solver knows a Solution with these cubes, under this rulebook.
import { type Laid, laidOf, onSetsTable } from '@openshake/bots';
import { books, type MatchView } from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import { Stopped } from '@openshake/solver';
import { GoalFinder as EquationsGoalFinder } from '@openshake/solver/equations';
import { canSolve, Effort, type LaidGoal, legalGoals } from '@openshake/solver/onsets';
import type { Limit } from './solve/limit.ts';

/** Two upright digits side by side are the easiest to read; then fewer cubes, then upright ones. */
const strangeness = ({ shape, cubes }: LaidGoal): number =>
  (shape === 'row' && cubes.length === 2 ? 0 : cubes.length) + 4 * cubes.filter((cube) => cube.startsWith('u')).length;

function onSetsGoal(table: Laid, { stop }: Limit): unknown {
  const effort = new Effort(stop);
  const goals = [...legalGoals(onSetsTable(table))].sort(
    (one, other) => strangeness(one.goal) - strangeness(other.goal),
  );
  const tried = new Map<string, boolean>();
  for (const { goal, position } of goals) {
    const worth = position.goalValues.join();
    const solvable = tried.get(worth) ?? canSolve(position, 'any', effort);
    tried.set(worth, solvable);
    if (solvable) return goal;
  }
}

/** Prefers a number of two upright digits, without a 0, which may be wild. */
function equationsGoal({ required, permitted, forbidden, resources, ...shake }: Laid, limit: Limit): unknown {
  const cubes = (list: readonly string[]) => list as EquationCube[];
  const sections = {
    required: cubes(required),
    permitted: cubes(permitted),
    forbidden: cubes(forbidden),
    resources: cubes(resources),
  };
  const finder = new EquationsGoalFinder(shake, sections, limit);
  let other: string | undefined;
  try {
    for (const { goal, cubes: fewest } of finder.each(2)) {
      if (fewest === null) continue;
      if (/^[1-9]{2}$/.test(goal)) return goal;
      other ??= goal;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return other;
}

/** A Goal that has a Solution; undefined if the search finds none before its limit. */
export function exampleGoal(view: MatchView, limit: Limit): unknown {
  const table = laidOf(view);
  try {
    return books[view.book].game === 'equations' ? equationsGoal(table, limit) : onSetsGoal(table, limit);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}
