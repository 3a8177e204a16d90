// A Goal as a search needs it. Each is read once: the Goals of a thousand shakes are mostly the same few.
import { type EquationCube, type EquationsRules, type GoalReading, readGoalAs } from '@openshake/rules';
import type { Shake } from './answers.ts';
import type { Near } from './near.ts';
import { nearOf } from './search.ts';

export interface GoalRead extends GoalReading {
  /** What is near each of its values. */
  readonly near: readonly Near[];
}

/** So many are kept, none of more letters than a Goal mostly has. */
const MOST_KEPT = 1_000;
const MOST_LETTERS = 12;

const known = new Map<string, GoalRead>();

function read(goal: unknown, zero: EquationCube, rules: EquationsRules): GoalRead {
  const reading = readGoalAs(goal, zero, rules);
  return { ...reading, near: reading.values.map(nearOf) };
}

export function goalRead({ rulebook, division, goal }: Shake, zero: EquationCube, rules: EquationsRules): GoalRead {
  if (typeof goal !== 'string' || goal.length > MOST_LETTERS) return read(goal, zero, rules);
  const key = `${rulebook} ${division} ${zero} ${goal}`;
  const before = known.get(key);
  if (before) return before;
  const now = read(goal, zero, rules);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, now);
  return now;
}
