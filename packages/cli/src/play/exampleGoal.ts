// A Goal to show to the Goal-setter: the exact solver knows a Solution of it from these cubes, under this rulebook.
import { parseSolveRequest, type SolveRequest } from '@openshake/protocol';
import { canSolve, Effort, EquationsGoalFinder, type LaidGoal, legalGoals, Stopped } from '@openshake/solver';
import { within } from '../solve/limit.ts';
import type { Seat } from './seat.ts';

/** The longest wait for an example. */
const PATIENCE_MS = 400;

/** Two upright digits side by side are the easiest to read; then fewer cubes, then upright ones. */
const strangeness = ({ shape, cubes }: LaidGoal): number =>
  (shape === 'row' && cubes.length === 2 ? 0 : cubes.length) + 4 * cubes.filter((cube) => cube.startsWith('u')).length;

function onSetsGoal(request: SolveRequest<'on-sets'>): unknown {
  const effort = new Effort(within(PATIENCE_MS).stop);
  const goals = [...legalGoals(request)].sort((one, other) => strangeness(one.goal) - strangeness(other.goal));
  const tried = new Map<string, boolean>();
  for (const { goal, position } of goals) {
    const worth = position.goalValues.join();
    const solvable = tried.get(worth) ?? canSolve(position, 'any', effort);
    tried.set(worth, solvable);
    if (solvable) return goal;
  }
}

/** A number of two upright digits if there is one, without a 0, which may be wild. */
function equationsGoal(request: SolveRequest<'equations'>): unknown {
  const finder = new EquationsGoalFinder(request, request, { stop: within(PATIENCE_MS).stop });
  let other: string | undefined;
  try {
    for (const { goal, cubes } of finder.each(2)) {
      if (cubes === null) continue;
      if (/^[1-9]{2}$/.test(goal)) return goal;
      other ??= goal;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return other;
}

function find(asked: object): unknown {
  const parsed = parseSolveRequest({ ...asked, question: 'goals' });
  if (!parsed.ok) return undefined;
  try {
    return parsed.game === 'equations' ? equationsGoal(parsed.request) : onSetsGoal(parsed.request);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}

/** As a person writes it: `5`, `1+2`, `2x3`, `L 2 3 1`. */
function written(goal: unknown): string {
  if (typeof goal === 'string') return goal;
  const { shape, cubes } = goal as LaidGoal;
  return shape === 'L' || shape === 'T' ? `${shape} ${cubes.join(' ')}` : cubes.join(shape === 'column' ? 'x' : '+');
}

/** The same table is asked about whenever it is drawn. */
let last: { asked: string; goal: unknown } | undefined;

/** A Goal that has a Solution, as it is typed after `goal`; undefined if a short search finds none. */
export function exampleGoal({ view, isEquations }: Seat): string | undefined {
  const { book, division, table, variations } = view;
  const { required, permitted, forbidden } = table.mat;
  const asked = {
    rulebook: book,
    division,
    required,
    permitted,
    forbidden,
    resources: table.resources,
    ...(!isEquations && {
      universe: table.universe,
      variations: variations && table.variations.filter((pick) => !(pick as { improper?: boolean }).improper),
    }),
  };
  const key = JSON.stringify(asked);
  if (last?.asked !== key) last = { asked: key, goal: find(asked) };
  return last.goal === undefined ? undefined : written(last.goal);
}
